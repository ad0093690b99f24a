"""The value of each move by a utility model. The value of putting tiles back is a parameter."""

from collections.abc import Callable, Iterable
from itertools import product

from ninelives.bots.shut_up_cat.belief import Meows
from ninelives.bots.shut_up_cat.dice import gathers_of
from ninelives.bots.shut_up_cat.expectimax import Expectimax, Resources, UtilityModel, after_chases, later_chases
from ninelives.core.cards import Card, add_cards, remove_card, remove_cards
from ninelives.games.shut_up_cat.moves import (
    PLAYS,
    CardPlay,
    Change,
    Chase,
    Cross,
    Distract,
    Gather,
    Look,
    Move,
    Put,
    Reroll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    CHASE_PRICE,
    MEOWS,
    MOST_MULTIPLIER,
    ZED,
    Bits,
    Dice,
    Place,
)
from ninelives.games.shut_up_cat.pieces.distractions import BRUSH, CATNIP, FAN, MILK, PLUGS, SUN, SUN_WINKS
from ninelives.games.shut_up_cat.rules.minds import seen, swap_bits, turn_bits
from ninelives.games.shut_up_cat.rules.reasons import card_of
from ninelives.games.shut_up_cat.state import Awake, Gathering, Mind, Window
from ninelives.games.shut_up_cat.view import Seen, face_up

type PutValue = Callable[[Seen, str], float]


def without_early_chases(view: Seen, moves: Iterable[Move]) -> list[Move]:
    """Leave out a chase that comes too early: more is known with the MEOWs, or with the dice where it is late then."""
    given = list(moves)
    wanted = Window if view.setup.before_reveal else Awake
    if isinstance(view.phase, wanted):
        return given
    return [move for move in given if not isinstance(move, Chase)] or given  # a restricted bot may have nothing else


def any_order(_view: Seen, _tiles: str) -> float:
    """Return 0: all orders of tiles are equally good."""
    return 0.0


def resources_of(view: Seen, *, chases: int) -> Resources:
    """Return the resources of the viewer, or of the seat in turn for a watcher."""
    phase, board = view.phase, view.board
    seat = view.turn if view.seat is None else view.seat
    catnips, milks = (phase.catnips, phase.milks) if isinstance(phase, Window) else (0, 0)
    winks, multiplier = board.winks[seat], board.multipliers[seat]
    chases = later_chases(view.setup, chases)
    return Resources(view.setup, view.mind, view.meows, winks, multiplier, view.hand, catnips, milks, chases)


def evaluate_moves(
    view: Seen, resources: Resources, moves: Iterable[Move], model: UtilityModel, put: PutValue
) -> list[float]:
    phase = view.phase
    if isinstance(phase, Awake):
        return _evaluate_chases(view, phase, resources, moves, model)
    search = Expectimax(resources, model)
    return [evaluate_move(view, search, move, put) for move in moves]


def _evaluate_chases(
    view: Seen, phase: Awake, resources: Resources, moves: Iterable[Move], model: UtilityModel
) -> list[float]:
    """Return the values of scoring now and of the best number of chases."""
    zeds = face_up(view).count(ZED)
    utility = model(resources.hand, phase.arc.bits, phase.arc.length - zeds)
    values = after_chases(utility, resources.winks, resources.multiplier, phase.milks, zeds)
    return [values[0] if isinstance(move, Score) else max(values[1:]) for move in moves]


def evaluate_move(view: Seen, search: Expectimax, move: Move, put: PutValue) -> float:
    if isinstance(move, Gather):
        return search.roll(move.dice)
    if isinstance(move, Sleep):
        return search.arc(ARCS[move.first][move.last])
    if isinstance(move, Settle):
        return search.settle()
    if isinstance(move, Distract):
        return search.distract()
    if isinstance(move, Put):
        return put(view, move.tiles)
    if isinstance(move, Chase):
        return _evaluate_early_chase(view, search)
    if isinstance(move, PLAYS) and isinstance(view.phase, Window):
        return evaluate_card(search, view.phase.dice, move)
    raise ValueError("This is no move of a seat in its turn.")


def _evaluate_early_chase(view: Seen, search: Expectimax) -> float:
    """Return the value of a chase before anything has turned up, or after the score."""
    resources, phase = search.resources, view.phase
    chased = resources._replace(winks=resources.winks - CHASE_PRICE, multiplier=resources.multiplier + 1)
    later = search.other(chased)
    if isinstance(phase, Window):
        return later.dice(phase.dice)
    if isinstance(phase, Gathering) and view.turn == view.seat:
        return max([later.roll(dice) for dice in gathers_of(view.board.pillow)])
    return later.end_now()


def evaluate_card(search: Expectimax, dice: Dice, move: CardPlay) -> float:
    """Return the value of a card by the best use of the dice after it."""
    resources = search.resources
    left = resources._replace(hand=remove_card(resources.hand, card_of(move)))
    if isinstance(move, Reroll):
        return search.other(left).roll(remove_cards(dice, move.dice))
    if isinstance(move, Change):
        return search.other(left).dice(_turned(dice, move.die, move.face))
    if isinstance(move, Swap):
        return search.other(left).dice(_turned(dice, move.die, move.taken))
    if isinstance(move, Treat):
        return search.other(_treated(left, move.card)).dice(dice)
    if isinstance(move, Cross):
        return search.other(_moved(left, lambda bits: swap_bits(bits, move.one, move.other))).dice(dice)
    return _evaluate_look(search, left, dice, move)


def _turned(dice: Dice, die: int, face: int) -> Dice:
    return add_cards(remove_card(dice, die), (face,))


def _treated(resources: Resources, card: Card) -> Resources:
    """Return the resources after a card that needs nothing more; what it does to others is not evaluated."""
    if card in {CATNIP, PLUGS}:
        return resources._replace(catnips=resources.catnips + (1 if card == CATNIP else MEOWS))
    if card == MILK:
        return resources._replace(milks=resources.milks + 1)
    if card == SUN:
        return resources._replace(winks=resources.winks + SUN_WINKS)
    if card == BRUSH:
        return resources._replace(multiplier=min(MOST_MULTIPLIER, resources.multiplier + 1))
    return _moved(resources, turn_bits) if card == FAN else resources


def _moved(resources: Resources, moved: Callable[[Bits], Bits]) -> Resources:
    """Return the resources after tiles changed places: what is known of them moves with them."""
    number = {moved(group): resources.meows[nth] for nth, group in enumerate(resources.mind)}
    mind = tuple(sorted(number))
    return resources._replace(mind=mind, meows=tuple([number[group] for group in mind]))


def _evaluate_look(search: Expectimax, resources: Resources, dice: Dice, move: Look) -> float:
    """Return the expected value over what may be seen on two places."""
    total = 0.0
    for one, other in product((0, 1), repeat=2):
        tiles = one << move.one | other << move.other
        looked, chance = look(resources.mind, resources.meows, (move.one, move.other), tiles)
        if chance:
            mind = seen(resources.mind, 1 << move.one | 1 << move.other)
            total += chance * search.other(resources._replace(mind=mind, meows=looked)).dice(dice)
    return total


def look(mind: Mind, meows: Meows, places: tuple[Place, Place], tiles: Bits) -> tuple[Meows, float]:
    """Return the known numbers of MEOWs after these tiles are seen on two places, and the chance of that."""
    chance = 1.0
    left = dict(zip(mind, meows, strict=True))
    for place in places:
        group = next(group for group in left if group >> place & 1)
        found, number = tiles >> place & 1, left.pop(group)
        win_share = number / group.bit_count()
        chance *= win_share if found else 1.0 - win_share
        if group != 1 << place:
            left[group & ~(1 << place)] = number - found
        left[1 << place] = found
    return tuple([left[group] for group in sorted(left)]), chance
