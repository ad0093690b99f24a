"""How panther puts tiles back: MEOWs where the next seat is likely to sleep, and a long safe arc for itself."""

from typing import Final

from ninelives.bots.choosing import EVEN
from ninelives.bots.shut_up_cat.dice import arcs_of, gathers_of, rolls_from, triple_of
from ninelives.bots.shut_up_cat.expectimax import Expectimax
from ninelives.bots.shut_up_cat.guess import guessed_tiles
from ninelives.bots.shut_up_cat.heuristic import WINKS_AND_STEPS
from ninelives.bots.shut_up_cat.lookahead import TurnStart, expected_gain, search_of
from ninelives.games.shut_up_cat.pieces import MEOW, PLACES, Bits, Dice, Pillow, places_in, tiles_from
from ninelives.games.shut_up_cat.rules.minds import mixed
from ninelives.games.shut_up_cat.state import Returning
from ninelives.games.shut_up_cat.view import Seen

HURT: Final = 3.0  # winks that a MEOW costs the seat that turns it up
KEPT: Final = 0.4  # chance that knowledge still holds in the next own turn
LOOKED_AT: Final = 16  # orders whose safe arcs are evaluated


def put_values(view: Seen, phase: Returning, orders: list[str]) -> list[float]:
    """Return the value of each order of tiles in winks; only the more harmful ones are evaluated closely."""
    covered = _covered(view, phase)
    laid = [tiles_from(phase.arc.first, order) for order in orders]
    harms = [HURT * sum([covered[place] for place in places_in(tiles)]) for tiles in laid]
    if view.board.decided:
        return harms
    plain = [harm + _run(order) * KEPT for harm, order in zip(harms, orders, strict=True)]
    close = sorted(range(len(orders)), key=lambda nth: -plain[nth])[:LOOKED_AT]
    values = [harm - HURT * PLACES for harm in harms]
    for nth in close:
        values[nth] = harms[nth] + KEPT * _own_expected_gain(view, phase, laid[nth])
    return values


def _run(order: str) -> int:
    """Return the length of the longest run of Z."""
    return max([len(row) for row in order.split(MEOW)])


def _own_expected_gain(view: Seen, phase: Returning, laid: Bits) -> float:
    """Return the own expected gain if nobody disturbs the tiles. Each turned-up tile is known: a group of its own."""
    up = phase.arc.bits
    meows = tuple(
        [(group & laid).bit_count() if group & up else view.meows[nth] for nth, group in enumerate(view.mind)]
    )
    winks, multiplier = view.board.winks[view.turn], view.board.multipliers[view.turn]
    return expected_gain(
        TurnStart(view.setup, view.mind, meows, winks, multiplier, view.board.pillow | 1 << phase.third)
    )


def _covered(view: Seen, phase: Returning) -> list[float]:
    """Return by place the chance that the next seat turns it up, if it plays for winks."""
    rival = (view.turn + 1) % view.setup.seats
    mind = mixed(view.board.minds[rival], phase.arc.bits)
    tiles = guessed_tiles(view)
    meows = tuple([(group & tiles).bit_count() for group in mind])
    winks, multiplier = view.board.winks[rival], view.board.multipliers[rival]
    start = TurnStart(view.setup, mind, meows, winks, multiplier, view.board.pillow | 1 << phase.third)
    return _turned_up(search_of(start, WINKS_AND_STEPS.always), start.pillow)


def _turned_up(search: Expectimax, pillow: Pillow) -> list[float]:
    kept = max(gathers_of(pillow), key=search.roll)
    covered = [0.0] * PLACES
    for dice, chance in rolls_from(kept):
        arcs = _best_arcs(search, dice)
        for bits in arcs:
            for place in places_in(bits):
                covered[place] += chance / len(arcs)
    return covered


def _best_arcs(search: Expectimax, dice: Dice) -> list[Bits]:
    """Return the arcs that are the best use of these dice, if Sleep is."""
    best = search.dice(dice) - EVEN
    pairs = [pair for pair in triple_of(dice).pairs if search.pair(pair) >= best]
    return [arc.bits for pair in pairs for arc in arcs_of(search.resources.setup)[pair] if search.arc(arc) >= best]
