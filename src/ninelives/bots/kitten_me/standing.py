"""What moves are worth in chance to win, by how many cards each seat has.

The value of a move is what a showdown wins or loses on average, so it lies between a showdown lost and one won. The
chance to win after each of these is known, and what lies between is in proportion.
"""

from collections.abc import Sequence
from math import sqrt

from ninelives.bots.kitten_me.stakes import after, share_won, verdicts
from ninelives.bots.kitten_me.weights import STANDING
from ninelives.bots.standing import as_chance, strength, win_shares
from ninelives.games.kitten_me.pieces import HANG_IN_THERE
from ninelives.games.kitten_me.state import NOBODY
from ninelives.games.kitten_me.view import Seen, View


def feature_vector(count: int) -> list[float]:
    """Return the features of a seat that has cards left."""
    return [sqrt(count)]


def chances_by(counts: Sequence[int]) -> list[float]:
    """Return by seat the chance to win a match with so many cards left to each. Who has none is out."""
    left = [count for count in counts if count]
    shares = iter(win_shares([_strength(count) for count in left]))
    return [next(shares) if count else 0.0 for count in counts]


def win_chances(view: View, values: Sequence[float]) -> list[float]:
    """Return the chance to win after moves of these values, in cards."""
    if not isinstance(view, Seen) or view.seat != view.turn:
        return [0.0] * len(values)
    setup, counts, me = view.setup, view.round.counts, view.turn
    other = view.round.left[me] if view.bidder in {NOBODY, me} else view.bidder
    wrong, right, _purrfect = verdicts(setup, me, other, view.hand.count(HANG_IN_THERE))
    lost, won = after(setup, counts, wrong), after(setup, counts, right)
    now, low, high = [chances_by(each)[me] for each in (counts, lost, won)]
    lower, higher = (low - now) / share_won(counts, lost, me), (high - now) / share_won(counts, won, me)
    return [as_chance(now + value * (lower if value < 0 else higher)) for value in values]


def _strength(count: int) -> float:
    return strength(STANDING, feature_vector(count))
