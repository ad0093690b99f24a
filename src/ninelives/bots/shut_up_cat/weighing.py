"""What each move is worth by an outlook. Where tiles are put back is for each cat to say."""

from collections.abc import Callable, Iterable
from itertools import product

from ninelives.bots.shut_up_cat.judge import Judge, Means, Outlook, after_chases
from ninelives.bots.shut_up_cat.ring import gathers_of
from ninelives.bots.shut_up_cat.spread import Meows
from ninelives.core.cards import joined, without, without_all
from ninelives.games.shut_up_cat.moves import (
    Change,
    Chase,
    Cross,
    Distract,
    Gather,
    Look,
    Move,
    Play,
    Put,
    Reroll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.pieces import ARCS, CATNIP, CHASE_PRICE, ZED, Bits, Dice, Place
from ninelives.games.shut_up_cat.rules.minds import crossed, seen, swap_bits
from ninelives.games.shut_up_cat.rules.reasons import card_of
from ninelives.games.shut_up_cat.state import Awake, Gathering, Mind, Window
from ninelives.games.shut_up_cat.view import Seen, face_up

type PutWorth = Callable[[Seen, str], float]


def held_back(view: Seen, moves: Iterable[Move]) -> list[Move]:
    """Leave out a chase before the MEOWs are heard: after them it does as much, and one knows more."""
    early = not isinstance(view.phase, Awake)
    return [move for move in moves if not (early and isinstance(move, Chase))]


def anywhere(_view: Seen, _tiles: str) -> float:
    """Care for no order of tiles put back."""
    return 0.0


def means_of(view: Seen, *, chases: int) -> Means:
    """Give what the viewer has; a watcher has what the seat in turn has."""
    phase, board = view.phase, view.board
    seat = view.turn if view.seat is None else view.seat
    catnips, milks = (phase.catnips, phase.milks) if isinstance(phase, Window) else (0, 0)
    winks, multiplier = board.winks[seat], board.multipliers[seat]
    return Means(view.setup, view.mind, view.meows, winks, multiplier, view.hand, catnips, milks, chases)


def weigh_all(view: Seen, means: Means, moves: Iterable[Move], outlook: Outlook, put: PutWorth) -> list[float]:
    phase = view.phase
    if isinstance(phase, Awake):
        return _weigh_chases(view, phase, means, moves, outlook)
    judge = Judge(means, outlook)
    return [weigh_move(view, judge, move, put) for move in moves]


def _weigh_chases(view: Seen, phase: Awake, means: Means, moves: Iterable[Move], outlook: Outlook) -> list[float]:
    """Weigh scoring now against the best number of chases."""
    zeds = face_up(view).count(ZED)
    worth = outlook(means.hand, phase.arc.bits, phase.arc.length - zeds)
    worths = after_chases(worth, means.winks, means.multiplier, phase.milks, zeds)
    return [worths[0] if isinstance(move, Score) else max(worths[1:]) for move in moves]


def weigh_move(view: Seen, judge: Judge, move: Move, put: PutWorth) -> float:
    if isinstance(move, Gather):
        return judge.roll(move.dice)
    if isinstance(move, Sleep):
        return judge.arc(ARCS[move.first][move.last])
    if isinstance(move, Settle):
        return judge.settle()
    if isinstance(move, Distract):
        return judge.distract()
    if isinstance(move, Put):
        return put(view, move.tiles)
    if isinstance(move, Chase):
        return _weigh_early_chase(view, judge)
    if isinstance(move, (Reroll, Change, Treat, Look, Swap, Cross)) and isinstance(view.phase, Window):
        return weigh_card(judge, view.phase.dice, move)
    raise ValueError("This is no move of a seat in its turn.")


def _weigh_early_chase(view: Seen, judge: Judge) -> float:
    """Weigh a chase before anything has turned up, or after the score."""
    means, phase = judge.means, view.phase
    chased = means._replace(winks=means.winks - CHASE_PRICE, multiplier=means.multiplier + 1)
    later = judge.other(chased)
    if isinstance(phase, Window):
        return later.dice(phase.dice)
    if isinstance(phase, Gathering) and view.turn == view.seat:
        return max([later.roll(dice) for dice in gathers_of(view.board.pillow)])
    return later.still()


def weigh_card(judge: Judge, dice: Dice, move: Play) -> float:
    """Weigh a card by the best use of the dice after it."""
    means = judge.means
    left = means._replace(hand=without(means.hand, card_of(move)))
    if isinstance(move, Reroll):
        return judge.other(left).roll(without_all(dice, move.dice))
    if isinstance(move, Change):
        return judge.other(left).dice(_turned(dice, move.die, move.face))
    if isinstance(move, Swap):
        return judge.other(left).dice(_turned(dice, move.die, move.taken))
    if isinstance(move, Treat):
        return judge.other(_treated(left, move)).dice(dice)
    if isinstance(move, Cross):
        return judge.other(_crossed(left, move)).dice(dice)
    return _weigh_look(judge, left, dice, move)


def _turned(dice: Dice, die: int, face: int) -> Dice:
    return joined(without(dice, die), (face,))


def _treated(means: Means, move: Treat) -> Means:
    if move.card == CATNIP:
        return means._replace(catnips=means.catnips + 1)
    return means._replace(milks=means.milks + 1)


def _crossed(means: Means, move: Cross) -> Means:
    """Let what is known of two tiles move with them, and the numbers of MEOWs with the groups."""
    number = {swap_bits(group, move.one, move.other): means.meows[nth] for nth, group in enumerate(means.mind)}
    mind = crossed(means.mind, move.one, move.other)
    return means._replace(mind=mind, meows=tuple([number[group] for group in mind]))


def _weigh_look(judge: Judge, means: Means, dice: Dice, move: Look) -> float:
    """Weigh what may be seen on two places, each with its chance."""
    total = 0.0
    for one, other in product((0, 1), repeat=2):
        tiles = one << move.one | other << move.other
        looked, chance = look(means.mind, means.meows, (move.one, move.other), tiles)
        if chance:
            mind = seen(means.mind, 1 << move.one | 1 << move.other)
            total += chance * judge.other(means._replace(mind=mind, meows=looked)).dice(dice)
    return total


def look(mind: Mind, meows: Meows, places: tuple[Place, Place], tiles: Bits) -> tuple[Meows, float]:
    """Give the numbers of MEOWs known after two places were seen to hold these, and how likely that is."""
    chance = 1.0
    left = dict(zip(mind, meows, strict=True))
    for place in places:
        group = next(group for group in left if group >> place & 1)
        found, number = tiles >> place & 1, left.pop(group)
        share = number / group.bit_count()
        chance *= share if found else 1.0 - share
        if group != 1 << place:
            left[group & ~(1 << place)] = number - found
        left[1 << place] = found
    return tuple([left[group] for group in sorted(left)]), chance
