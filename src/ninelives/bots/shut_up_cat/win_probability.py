"""Panther's utility: the chance to win after a turn, with what the others will know then."""

from typing import Final, NamedTuple, final

from ninelives.bots.shut_up_cat.expectimax import Utility
from ninelives.bots.shut_up_cat.features import SeatFeatures, strength, win_share
from ninelives.bots.shut_up_cat.guess import guessed_tiles, tiles_if
from ninelives.bots.shut_up_cat.lookahead import (
    ENOUGH,
    TurnStart,
    chance_to_beat,
    chance_to_reach,
    expected_gain,
    uninformed,
)
from ninelives.core.cards import Hand
from ninelives.core.game import Seat
from ninelives.games.shut_up_cat.pieces import ALL, ARCS, MEOWS, Bits, Pillow
from ninelives.games.shut_up_cat.rules.minds import UNKNOWING, mixed
from ninelives.games.shut_up_cat.rules.order import others_in_turn
from ninelives.games.shut_up_cat.view import Seen

_TIE_BREAK: Final = 1e-6  # among equal chances, more winks are better


class Rival(NamedTuple):
    start: TurnStart
    features: SeatFeatures
    strength: float


@final
class WinProbability(Utility):
    """The chance to win by winks and multiplier, all else fixed."""

    def __init__(self, view: Seen, cards: int, rivals: list[Rival]) -> None:
        self._view: Final[Seen] = view
        self._cards: Final[int] = cards
        self._rivals: Final[list[Rival]] = rivals
        self._round_over: Final[bool] = (view.turn + 1) % view.setup.seats == view.first
        self._cache: Final[dict[tuple[int, int], float]] = {}

    def of(self, multiplier: int, winks: int) -> float:
        key = (multiplier, winks)
        if key not in self._cache:
            decided = self._view.board.decided or winks >= self._view.setup.target
            self._cache[key] = self._at_the_end(winks) if decided else self._later(multiplier, winks)
        return self._cache[key]

    def _later(self, multiplier: int, winks: int) -> float:
        """Return the chance by the fitted model, while nobody has reached the target."""
        setup = self._view.setup
        gain = expected_gain(uninformed(setup, ENOUGH, multiplier))
        reached = chance_to_reach(uninformed(setup, winks, multiplier))
        last = int(self._round_over)
        mine = SeatFeatures(winks, multiplier, self._cards, 1.0, last, last, gain, reached, reached)
        return win_share(strength(setup, mine), [rival.strength for rival in self._rivals])

    def _at_the_end(self, winks: int) -> float:
        """Return the chance that nobody with a turn left in this round exceeds so many winks."""
        chance = 1.0
        for rival in self._rivals:
            has = rival.features.winks
            if rival.features.left and not self._round_over:
                chance *= 1.0 - chance_to_beat(rival.start, winks)
            elif has >= winks:
                chance *= 0.5 if has == winks else 0.0
        return chance + _TIE_BREAK * winks


@final
class WinModel:
    """The chance to win by the end of a turn.

    A fine model considers what each rival will know of each place. Otherwise an arc counts by its length alone, which
    is fast enough for all rolls.
    """

    def __init__(self, view: Seen, pillow: Pillow, *, fine: bool) -> None:
        self._view: Final[Seen] = view
        self._pillow: Final[Pillow] = pillow
        self._fine: Final[bool] = fine
        seats = view.setup.seats
        self._others: Final[list[Seat]] = others_in_turn(view.setup, view.first, view.turn)
        self._rest: Final[int] = (view.first - view.turn - 1) % seats or seats  # turns until the next round
        self._tiles: Final[Bits] = guessed_tiles(view)
        self._cache: Final[dict[tuple[int, Bits, int], Utility]] = {}
        # much will have changed before the turns of later rivals: they are evaluated once
        self._later: Final[list[Rival]] = [self._rival(nth, seat, 0, 0) for nth, seat in enumerate(self._others) if nth]

    def of(self, hand: Hand, slept: Bits, meows: int) -> Utility:
        bits = slept if self._fine or not slept else ARCS[0][slept.bit_count() - 1].bits
        key = (len(hand), bits, meows)
        if key not in self._cache:
            following = self._rival(0, self._others[0], bits, meows)
            self._cache[key] = WinProbability(self._view, len(hand), [following, *self._later])
        return self._cache[key]

    def _rival(self, wait: int, seat: Seat, slept: Bits, meows: int) -> Rival:
        view = self._view
        seats = view.setup.seats
        start = self._turn_start(seat, slept, meows)
        features = SeatFeatures(
            start.winks,
            start.multiplier,
            view.sizes[seat],
            wait / (seats - 1),
            int((seat + 1) % seats == view.first),
            int(wait < self._rest),
            expected_gain(start),
            chance_to_reach(uninformed(view.setup, start.winks, start.multiplier)),
            chance_to_reach(start),
        )
        return Rival(start, features, strength(view.setup, features))

    def _turn_start(self, seat: Seat, slept: Bits, meows: int) -> TurnStart:
        """Return the start of a rival's turn: it knows how many MEOWs turned up, and what it knew of other places."""
        board, setup = self._view.board, self._view.setup
        winks, multiplier = board.winks[seat], board.multipliers[seat]
        mind, tiles = board.minds[seat], self._tiles
        if slept and not self._fine:
            counts: tuple[int, ...] = (MEOWS,) if slept == ALL else (meows, MEOWS - meows)
            return TurnStart(setup, mixed(UNKNOWING, slept), counts, winks, multiplier, self._pillow)
        if slept:
            mind, tiles = mixed(mind, slept), tiles_if(self._view, slept, meows)
        counts = tuple([(group & tiles).bit_count() for group in mind])
        return TurnStart(setup, mind, counts, winks, multiplier, self._pillow)
