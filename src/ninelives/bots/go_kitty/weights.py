"""The weights of reader's evaluation, in points: tuned by playing variants against each other and against tabby."""

from typing import Final, NamedTuple

from ninelives.bots.go_kitty.hand_value import HandWeights


class Weights(NamedTuple):
    hand_weights: HandWeights  # of a hand while the pile is high
    token: float  # value of an active Seek Token when the pile is empty
    tokens_rise: float  # its increase per turn to come
    tokens_most: float  # its maximum
    taken: float  # chance that a known Trait is asked for by someone who holds it too
    patience: float  # share of turns without a draw that is no sign of cards going to and fro
    reclaimed: float  # chance that what is taken is taken back, per share of such turns above that
    spite: float  # value of another's loss, at a table of two
    turned: float  # chance that a Mouse reverses an ask
    low: float  # factor for cards that are no Clowder yet, when the pile is empty
    rise: float  # its increase per turn to come


READER: Final = Weights(
    hand_weights=HandWeights(point=0.9, card=0.28, season=0.1, third=0.15, pair=0.15, triple=0.4, mouse=0.9),
    token=0.2,
    tokens_rise=0.06,
    tokens_most=0.7,
    taken=0.2,
    patience=0.4,
    reclaimed=5.0,
    spite=1.0,
    turned=0.7,
    low=0.35,
    rise=0.1,
)

# fitted by research/fit_standings.py: what the features of a seat count for the chance to win (`standing`)
STANDING: Final[tuple[float, ...]] = (16.391, 4.277, 9.177, 5.422)
