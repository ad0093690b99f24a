"""One turn of lookahead for any seat: what it can expect with its knowledge of the tiles, without cards."""

from functools import lru_cache
from typing import Final, NamedTuple

from ninelives.bots.shut_up_cat.belief import Meows
from ninelives.bots.shut_up_cat.dice import gathers_of
from ninelives.bots.shut_up_cat.endgame import AtLeast, Beating
from ninelives.bots.shut_up_cat.expectimax import Expectimax, Resources, UtilityModel, later_chases
from ninelives.bots.shut_up_cat.heuristic import STEP, WINKS_AND_STEPS
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, MEOWS, MOST_MULTIPLIER, PLACES, Pillow
from ninelives.games.shut_up_cat.rules.minds import UNKNOWING
from ninelives.games.shut_up_cat.state import Mind

ENOUGH: Final = CHASE_PRICE * MOST_MULTIPLIER  # winks for all chases that a turn allows


class TurnStart(NamedTuple):
    """A seat at the start of its turn."""

    setup: Setup
    mind: Mind
    meows: Meows
    winks: int
    multiplier: int
    pillow: Pillow


def search_of(seat: TurnStart, model: UtilityModel) -> Expectimax:
    chases = later_chases(seat.setup, MOST_MULTIPLIER)
    resources = Resources(seat.setup, seat.mind, seat.meows, seat.winks, seat.multiplier, (), 0, 0, chases)
    return Expectimax(resources, model)


def _best_gather(seat: TurnStart, model: UtilityModel) -> float:
    search = search_of(seat, model)
    return max([search.roll(dice) for dice in gathers_of(seat.pillow)])


def expected_gain(seat: TurnStart) -> float:
    """Return the expected gain of a turn in winks; a step of the multiplier counts as a few."""
    return _expected_gain(seat._replace(winks=min(ENOUGH, seat.winks)))  # winks beyond what can be spent change nothing


@lru_cache(maxsize=1 << 14)
def _expected_gain(seat: TurnStart) -> float:
    return _best_gather(seat, WINKS_AND_STEPS.always) - seat.winks - STEP * seat.multiplier


@lru_cache(maxsize=1 << 14)
def chance_to_reach(seat: TurnStart) -> float:
    """Return the chance to reach the target in this turn."""
    target = seat.setup.target
    if seat.winks + MOST_MULTIPLIER * (PLACES - MEOWS) < target:
        return 0.0
    return _best_gather(seat, AtLeast(target).always)


@lru_cache(maxsize=1 << 14)
def chance_to_beat(seat: TurnStart, mark: int) -> float:
    """Return the chance to exceed so many winks in this turn; a tie counts half."""
    return _best_gather(seat, Beating(mark).always)


def uninformed(setup: Setup, winks: int, multiplier: int) -> TurnStart:
    """Return the start of a turn with no knowledge of the tiles and an empty Pillow."""
    return TurnStart(setup, UNKNOWING, (MEOWS,), winks, multiplier, 0)
