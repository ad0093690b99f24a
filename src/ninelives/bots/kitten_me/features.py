"""What the network is told of a turn and of its moves: chances, what was bid, and what reader makes of each.

All numbers are between about -1 and 2. It is told of the moves that may be good: raises by a little, openings that
leave room, every call and action card.
"""

from typing import Final, final

from ninelives.bots.kitten_me.evaluation import players_left
from ninelives.bots.kitten_me.totals import Totals
from ninelives.bots.kitten_me.worth import Worth, read
from ninelives.bots.network import TurnFeatures, near
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import CHALLENGE, DRAW, PURRFECT, SKIP_TURN, Bid, GoFish, Move
from ninelives.games.kitten_me.pieces import ATTRIBUTES, BLUE, DRAW_THREE, HANG_IN_THERE, SKIP, Attribute
from ninelives.games.kitten_me.state import NOBODY
from ninelives.games.kitten_me.view import Seen

_LEAPS: Final = 3  # the most that it raises by
_OPENINGS: Final = 5  # numbers that it may open with
_SAFE: Final = 0.97  # it opens with no lower number than what looks this likely
_HOPE: Final = 0.02  # beyond the lowest number it bids nothing that is less likely
_OF_A_BID: Final = 18  # what is told of a bid that stands
_OF_A_RAISE: Final = 26
_CLEAR: Final = 4.0  # a difference in worth is told so many times as large
_KINDS: Final[tuple[Move, ...]] = (CHALLENGE, PURRFECT, SKIP_TURN, DRAW)

OF_A_TURN: Final = 37  # numbers
OF_A_MOVE: Final = 36
WORTH: Final = 1  # where a move's numbers tell its worth to reader


def tell(view: Seen, moves: Moves[Move]) -> TurnFeatures[Move]:
    return tell_of(read(view, moves))


def tell_of(worth: Worth) -> TurnFeatures[Move]:
    """Return the same of a turn that was read already."""
    features = _Features(worth)
    ways = features.ways()
    worths = [worth.of(way) for way in ways]
    best = max(worths)
    rows = [features.of(way, value - best) for way, value in zip(ways, worths, strict=True)]
    return TurnFeatures([*features.turn(), near(best)], ways, rows)


@final
class _Features:
    def __init__(self, worth: Worth) -> None:
        view = worth.turn.view
        self._view: Final[Seen] = view
        self._moves: Final[Moves[Move]] = worth.turn.moves
        self._own: Final[Totals] = Totals(view, view.hand)
        self._public: Final[Totals] = Totals(view, ())
        self._above: Final[int] = view.setup.lowest - 1 if view.bid is None else view.bid.number
        self._ours: Final[list[Attribute]] = [bid.attribute for seat, bid in view.bids if seat == view.seat]
        self._theirs: Final[list[Bid]] = [bid for seat, bid in view.bids if seat != view.seat]
        self._next: Final[int] = view.round.left[view.turn]
        self._worth: Final[Worth] = worth

    def ways(self) -> list[Move]:
        others = [move for move in _KINDS if move in self._moves]
        return [*self._bids(), *others, *self._fishes()] or list(self._moves)

    def _bids(self) -> list[Move]:
        first = self._above + 1
        numbers = _LEAPS
        if self._view.bid is None:
            numbers = _OPENINGS
            while self._public.best(first + 1) >= _SAFE and Bid(first + 1, 0) in self._moves:
                first += 1
        bids = [Bid(number, attribute) for number in range(first, first + numbers) for attribute in ATTRIBUTES]
        return [bid for bid in bids if (bid.number == first or self._hopes(bid)) and bid in self._moves]

    def _hopes(self, bid: Bid) -> bool:
        return self._own.stands(bid.number, bid.attribute) > _HOPE

    def _fishes(self) -> list[Move]:
        """Return Go Fish for what was bid last, of everybody."""
        bid = self._view.bid
        if bid is None:
            return []
        fishes = [GoFish(seat, bid.attribute) for seat in range(len(self._view.sizes))]
        return [fish for fish in fishes if fish in self._moves]

    def turn(self) -> list[float]:
        view, setup = self._view, self._view.setup
        left = players_left(view)
        stake = self._worth.stake
        told = [
            float(left == 2),  # noqa: PLR2004 - so many play
            float(left == 3),  # noqa: PLR2004 - so many play
            float(left > 3),  # noqa: PLR2004 - so many play
            len(view.hand) / 5,
            view.sizes[self._next] / 5,
            0.0 if view.bid is None else view.sizes[view.bidder] / 5,
            view.dealt / 20,
            stake.challenge,
            -stake.wrong,
            stake.purrfect if setup.purrfect else 0.0,
            float(view.bid is not None),
            len(view.bids) / 5,
            float(setup.flip),
            float(setup.purrfect),
            len(self._ours) / 3,
            float(any(setup.deck[DRAW_THREE:])),
            float(view.hand.count(HANG_IN_THERE)),
            float(view.hand.count(SKIP)),
        ]
        return told + ([0.0] * _OF_A_BID if view.bid is None else self._standing(view.bid))

    def _standing(self, bid: Bid) -> list[float]:
        number, attribute = bid.number, bid.attribute
        stands, looks, bids = self._own.stands, self._public.stands, self._view.bids
        before = bids[-2][1].number if len(bids) > 1 else number - 1
        return [
            stands(number - 1, attribute),
            stands(number, attribute),
            stands(number + 1, attribute),
            stands(number + 2, attribute),
            looks(number, attribute),
            looks(number + 1, attribute),
            near((number - self._own.means[attribute]) / 4),
            near((number - self._public.means[attribute]) / 4),
            float(attribute in self._ours[-1:]),
            self._ours.count(attribute) / 2,
            self._times(attribute) / 2,
            near((number - before - 1) / 3),
            self._own.best(number + 1),
            self._public.best(number + 1),
            float(len(bids) == 1),
            len({bid.attribute for _seat, bid in bids}) / 3,
            self._worth.turn.stands(bid),
            self._worth.turn.is_exact(bid),
        ]

    def _times(self, attribute: Attribute) -> int:
        """Return how often others bid this attribute."""
        return sum([bid.attribute == attribute for bid in self._theirs])

    def of(self, move: Move, behind: float) -> list[float]:
        judged = [float(behind == 0), near(_CLEAR * behind)]
        kinds = [*judged, float(isinstance(move, Bid)), *[float(move == kind) for kind in _KINDS], 0.0, 0.0, 0.0]
        if isinstance(move, Bid):
            return kinds + self._bid(move)
        if isinstance(move, GoFish):
            kinds[-3:] = [1.0, self._view.sizes[move.target] / 5, float(move.target == self._view.bidder)]
        return kinds + [0.0] * _OF_A_RAISE

    def _bid(self, bid: Bid) -> list[float]:
        number, attribute = bid.number, bid.attribute
        view, stands, looks = self._view, self._own.stands, self._public.stands
        here, times = stands(number, attribute), self._times(attribute)
        behind = self._own.best(number) - here
        return [
            stands(number - 2, attribute),
            stands(number - 1, attribute),
            here,
            stands(number + 1, attribute),
            looks(number - 1, attribute),
            looks(number, attribute),
            looks(number + 1, attribute),
            near((number - self._own.means[attribute]) / 4),
            near((number - self._public.means[attribute]) / 4),
            0.0 if view.bid is None else (number - self._above - 1) / 3,
            float(view.bid is not None and view.bid.attribute == attribute),
            float(attribute in self._ours[-1:]),
            times / 2,
            self._ours.count(attribute) / 2,
            near((self._highest(attribute) - self._public.means[attribute]) / 4) if times else 0.0,
            self._own.sums[attribute] / max(1, len(view.hand)) / 1.5,
            float(behind <= 0),
            behind,
            self._public.best(number + 1),
            float(view.bid is None),
            float(bool(view.bids) and view.bids[0][0] != view.seat and view.bids[0][1].attribute == attribute),
            float(self._last_of_next() == attribute),
            float(attribute >= BLUE),
            here - looks(number, attribute),
            self._worth.turn.stands(bid),
            near(self._worth.bid(bid)),
        ]

    def _highest(self, attribute: Attribute) -> int:
        """Return the highest bid of others for this attribute."""
        return max([bid.number for bid in self._theirs if bid.attribute == attribute])

    def _last_of_next(self) -> Attribute:
        """Return what the next seat bid last."""
        bids = [bid.attribute for seat, bid in self._view.bids if seat == self._next]
        return bids[-1] if bids else NOBODY
