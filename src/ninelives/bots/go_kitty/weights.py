"""The numbers that panther judges by, in points: found by letting natures play each other, and tabby."""

from typing import Final, NamedTuple

from ninelives.bots.go_kitty.hand_value import HandWeights


class Weights(NamedTuple):
    hand_weights: HandWeights  # what a hand is worth while the pile is high
    token: float  # an active Seek Token when the pile is empty
    tokens_rise: float  # and how much more for each turn that a seat has to come
    tokens_most: float  # but never more than this
    taken: float  # how likely a Trait that is known is asked for by someone who holds it too
    spite: float  # what another's loss is worth, if there is but one other
    turned: float  # how likely a Mouse turns an ask round
    low: float  # how much of what is not yet a Clowder still counts when the pile is empty
    rise: float  # and how much more for each turn that a seat has to come


PANTHER: Final = Weights(
    hand_weights=HandWeights(point=0.9, card=0.28, season=0.1, third=0.15, pair=0.15, triple=0.4, mouse=0.9),
    token=0.2,
    tokens_rise=0.06,
    tokens_most=0.7,
    taken=0.2,
    spite=1.0,
    turned=0.7,
    low=0.35,
    rise=0.1,
)
