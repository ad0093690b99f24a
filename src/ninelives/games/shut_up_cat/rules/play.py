"""The effects of moves, and the end of a match."""

from typing import Final

from ninelives.core.cards import Card, Counts, Hand, add_cards, replace_at
from ninelives.core.game import TABLE, Actor, Outcome, Refusal, Seat, rank_places
from ninelives.core.language import gettext, gettext_lazy
from ninelives.games.shut_up_cat.moves import (
    PLAYS,
    Chase,
    Dealt,
    Distract,
    First,
    Gather,
    Lay,
    Move,
    Put,
    Roll,
    Score,
    Settle,
    Sleep,
)
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    CHASE_PRICE,
    GATHERED,
    MOST_MULTIPLIER,
    SEVEN,
    START_MULTIPLIER,
    START_WINKS,
    Bits,
    Dice,
    Die,
    Pillow,
    tiles_from,
)
from ninelives.games.shut_up_cat.pieces.distractions import KINDS
from ninelives.games.shut_up_cat.rules import table
from ninelives.games.shut_up_cat.rules.cards import play_card
from ninelives.games.shut_up_cat.rules.minds import UNKNOWING, mixed, seen
from ninelives.games.shut_up_cat.rules.order import next_first
from ninelives.games.shut_up_cat.rules.reasons import no_chase, no_move
from ninelives.games.shut_up_cat.state import (
    GATHERING,
    OVER,
    Awake,
    Board,
    Dealing,
    Gathering,
    Laying,
    Opening,
    Over,
    Playing,
    Returning,
    Rolling,
    State,
    Window,
)

_NONE_PLAYED: Final[Counts] = (0,) * KINDS


def refuse(state: State, actor: Actor, move: Move) -> Refusal | None:
    if actor == TABLE:
        return table.refuse(state, move)
    if not isinstance(state, Playing):
        return Refusal("S1", "Wait: the table is still being laid.")
    if actor not in range(state.setup.seats):
        return Refusal("A3", gettext_lazy("There is no seat {seat} at this table.", seat=actor))
    if isinstance(state.phase, Over):
        return Refusal("S20", "The match is over. Sleep well, or play another.")
    if isinstance(move, Chase):
        return no_chase(state.setup, state.board, state.phase, state.turn, actor)
    return no_move(state, actor, move)


def apply(state: State, actor: Actor, move: Move) -> State:
    if isinstance(state, Playing):
        return _play(state, actor, move)
    if isinstance(state, Laying) and isinstance(move, Lay):
        return _begin(state, move)
    if isinstance(state, Opening) and isinstance(move, First):
        return Laying(state.setup, move.seat)
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _begin(state: Laying, move: Lay) -> Playing:
    seats = state.setup.seats
    minds = (UNKNOWING,) * (seats + 1)  # one per seat, and the watchers'
    board = Board(
        minds=minds,
        pillow=0,
        played=_NONE_PLAYED,
        winks=(START_WINKS,) * seats,
        multipliers=(START_MULTIPLIER,) * seats,
        decided=False,
        rounds=0,
    )
    turn = state.first
    tiles = tiles_from(0, move.tiles)
    return Playing(state.setup, state.first, turn, GATHERING, board, tiles, ((),) * seats)


def _play(state: Playing, actor: Actor, move: Move) -> Playing:
    phase = state.phase
    if isinstance(move, Chase):
        return _chase(state, actor)
    if isinstance(phase, Window):
        return _use_dice(state, phase, move)
    if isinstance(phase, Gathering) and isinstance(move, Gather):
        return _gather(state, move.dice)
    if isinstance(phase, Rolling) and isinstance(move, Roll):
        return state.at(Window(add_cards(phase.kept, move.dice), phase.catnips, phase.milks))
    if isinstance(phase, Awake) and isinstance(move, Score):
        return _score(state, phase)
    if isinstance(phase, Returning) and isinstance(move, Put):
        return _put(state, phase, move)
    if isinstance(phase, Dealing) and isinstance(move, Dealt):
        return _take_card(state, phase, move.card)
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


# not by `but`, as elsewhere below: moves of nearly every turn must be fast
def _with_pillow(board: Board, pillow: Pillow) -> Board:
    return Board(board.minds, pillow, board.played, board.winks, board.multipliers, board.decided, board.rounds)


def _pillow_after(board: Board, third: Die) -> Pillow:
    """Return the Pillow at the end of a turn; a die whose number lies there already goes to the pile (S18)."""
    return board.pillow | 1 << third


def _pass_on(state: Playing, board: Board, tiles: Bits, hands: tuple[Hand, ...]) -> Playing:
    """Pass the turn to the left, unless the round in which the match was decided is finished (S20)."""
    turn = (state.turn + 1) % state.setup.seats
    if turn != state.first:
        return Playing(state.setup, state.first, turn, GATHERING, board, tiles, hands)
    after = _next_round(state.setup, board)
    if board.decided:
        return Playing(state.setup, state.first, turn, OVER, after, tiles, hands)
    first = turn = next_first(state.setup, state.first)
    return Playing(state.setup, first, turn, GATHERING, after, tiles, hands)


def _next_round(setup: Setup, board: Board) -> Board:
    """Count a finished round; the last one that the table allows is decided from its start (S24)."""
    rounds = board.rounds + 1
    return board.but(decided=board.decided or rounds + 1 == setup.rounds, rounds=rounds)


def _chase(state: Playing, seat: Seat) -> Playing:
    board = state.board
    winks = replace_at(board.winks, seat, board.winks[seat] - CHASE_PRICE)
    multipliers = replace_at(board.multipliers, seat, board.multipliers[seat] + 1)
    return state.on(state.phase, board.but(winks=winks, multipliers=multipliers))


def _gather(state: Playing, dice: Dice) -> Playing:
    pillow = state.board.pillow
    for die in dice:
        pillow ^= 1 << die
    number = GATHERED - len(dice)
    phase = Rolling(dice, number, 0, 0) if number else Window(dice, 0, 0)  # S16
    return state.on(phase, _with_pillow(state.board, pillow) if dice else state.board)


def _use_dice(state: Playing, phase: Window, move: Move) -> Playing:
    if isinstance(move, Sleep):
        return _sleep(state, phase, move)
    if isinstance(move, Distract):
        return _distract(state, sum(phase.dice) - 2 * move.number)
    if isinstance(move, Settle):
        return _settle(state, sum(phase.dice) - SEVEN)
    if isinstance(move, PLAYS):
        return play_card(state, phase, move)
    raise ValueError("This move was not asked about: `refuse` names the ruling.")


def _settle(state: Playing, third: Die) -> Playing:
    board, turn = state.board, state.turn
    multipliers = replace_at(board.multipliers, turn, min(MOST_MULTIPLIER, board.multipliers[turn] + 1))  # S12
    pillow = _pillow_after(board, third)
    after = Board(board.minds, pillow, board.played, board.winks, multipliers, board.decided, board.rounds)
    return _pass_on(state, after, state.tiles, state.hands)


def _sleep(state: Playing, phase: Window, move: Sleep) -> Playing:
    """Turn up the arc: all see its tiles, and each MEOW that is not hushed lowers the multiplier (S6, S7)."""
    board, numbers, turn = state.board, state.setup.numbers, state.turn
    arc = ARCS[move.first][move.last]
    meows = (state.tiles & arc.bits).bit_count()
    hushed = min(meows, phase.catnips)
    multipliers = replace_at(board.multipliers, turn, max(0, board.multipliers[turn] - meows + hushed))
    minds = tuple([seen(mind, arc.bits) for mind in board.minds])
    third = sum(phase.dice) - numbers[arc.first] - numbers[arc.last]
    awake = Awake(arc, third, hushed, phase.milks)
    after = Board(minds, board.pillow, board.played, board.winks, multipliers, board.decided, board.rounds)
    return state.on(awake, after)


def worth(zeds: int, multiplier: int, milks: int) -> int:
    """Return the winks for this many Z; Warm Milk raises the multiplier for this score, never above the maximum."""
    return zeds * min(MOST_MULTIPLIER, multiplier + milks)


def _score(state: Playing, phase: Awake) -> Playing:
    board, turn = state.board, state.turn
    zeds = phase.arc.length - (state.tiles & phase.arc.bits).bit_count()
    scored = worth(zeds, board.multipliers[turn], phase.milks)
    winks = board.winks[turn] + scored
    decided = board.decided or winks >= state.setup.target
    after = board.but(winks=replace_at(board.winks, turn, winks), decided=decided)
    return state.on(Returning(phase.arc, phase.third, scored), after)


def _put(state: Playing, phase: Returning, move: Put) -> Playing:
    """Put the tiles back: the seat knows them all, the others only how many MEOWs are among them (S9)."""
    board, bits = state.board, phase.arc.bits
    minds = tuple([mind if seat == state.turn else mixed(mind, bits) for seat, mind in enumerate(board.minds)])
    pillow = _pillow_after(board, phase.third)
    after = Board(minds, pillow, board.played, board.winks, board.multipliers, board.decided, board.rounds)
    return _pass_on(state, after, state.tiles & ~bits | tiles_from(phase.arc.first, move.tiles), state.hands)


def _distract(state: Playing, third: Die) -> Playing:
    board = state.board
    if any(table.stock_of(state)):
        return state.at(Dealing(third))
    if not any(board.played):
        return _pass_on(state, _with_pillow(board, _pillow_after(board, third)), state.tiles, state.hands)  # S13
    return state.on(Dealing(third), board.but(played=_NONE_PLAYED))


def _take_card(state: Playing, phase: Dealing, card: Card) -> Playing:
    hand = add_cards(state.hands[state.turn], (card,))
    board = _with_pillow(state.board, _pillow_after(state.board, phase.third))
    return _pass_on(state, board, state.tiles, replace_at(state.hands, state.turn, hand))


def outcome(state: State) -> Outcome | None:
    """Return ranks by winks; tied seats share a rank (S21, S22)."""
    if not isinstance(state, Playing) or not isinstance(state.phase, Over):
        return None
    winks = state.board.winks
    return Outcome(rank_places([(number,) for number in winks]), winks, _why(state.setup, state.board))


def _why(setup: Setup, board: Board) -> str:
    if board.rounds == setup.rounds:
        return gettext("{rounds} rounds are over", rounds=setup.rounds)
    return gettext("the round in which somebody held {target} Z is over", target=setup.target)
