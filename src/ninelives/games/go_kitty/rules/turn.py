"""Who must act, and the legal moves of a seat: all that are not refused, in a fixed order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ninelives.core.cards import bits_of
from ninelives.core.game import Actor, Moves, Seat
from ninelives.games.go_kitty.moves import DRAW, END, GIVE, GIVE_CARD, LOOK, NO_KITTY, REVERSE, SKIP, Ask, Lay, Move
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import FACES, KITTIES, MOST_SEATS, MOUSE_FACE, WHATS, Faces, What
from ninelives.games.go_kitty.rules.answers import gifts, no_answer
from ninelives.games.go_kitty.rules.clowders import lays
from ninelives.games.go_kitty.rules.reasons import (
    keeps,
    must_draw,
    no_ask,
    no_clowder_now,
    no_draw,
    no_end,
    no_look,
    no_more,
    no_other,
    no_skip,
    no_target,
    no_token,
)
from ninelives.games.go_kitty.state import (
    STAGES,
    TABLE_ONLY,
    Acting,
    Asked,
    Keeping,
    Paying,
    Playing,
    State,
    awaited,
)

_NOTHING: Final[tuple[Move, ...]] = ()
_NO_CLOWDERS: Final[tuple[Lay, ...]] = ()
_DRAW_ONLY: Final[tuple[Move, ...]] = (DRAW,)
_LOOK_ONLY: Final[tuple[Move, ...]] = (LOOK,)
_ANSWERS: Final[tuple[Move, ...]] = (NO_KITTY, *GIVE_CARD, GIVE, REVERSE)


def _asks_of(target: Seat, *, token: bool) -> tuple[Move, ...]:
    return tuple([Ask(target, what, token) for what in WHATS])


# by target, then by what is asked for
_ASKS: Final = tuple([_asks_of(target, token=False) for target in range(MOST_SEATS)])
_SEEKS: Final = tuple([_asks_of(target, token=True) for target in range(MOST_SEATS)])


def _ways_out_of(stage: int) -> tuple[Move, ...]:
    skip: list[Move] = [SKIP] if no_skip(stage) is None else []
    return (*skip, END) if no_end(stage) is None else tuple(skip)


_WAYS_OUT: Final = tuple([_ways_out_of(stage) for stage in STAGES])


def to_act(state: State) -> tuple[Actor, ...]:
    return awaited(state.phase, state.clock.turn) if isinstance(state, Playing) else TABLE_ONLY


def legal(state: State, seat: Seat) -> Moves[Move]:
    if not isinstance(state, Playing):
        return _NOTHING
    phase = state.phase
    if isinstance(phase, Asked):
        return _answers_to(state, phase) if seat == phase.target else _NOTHING
    if seat != state.clock.turn:
        return _NOTHING
    if isinstance(phase, Acting):
        return _choices(state, seat, phase.stage)
    if isinstance(phase, Keeping):
        return keeps(phase.cards)
    return tuple(gifts(phase.what, bits_of(state.board.hands[seat]))) if isinstance(phase, Paying) else _NOTHING


def _choices(state: Playing, seat: Seat, stage: int) -> tuple[Move, ...]:
    board, setup = state.board, state.setup
    hand, pile = board.hands[seat], board.pile
    if must_draw(setup, stage, hand, pile):
        return _DRAW_ONLY
    may_lay = no_clowder_now(setup, state.clock, pile, stage) is None
    clowders = lays(hand, setup.mice) if may_lay else _NO_CLOWDERS
    if no_other(state, seat, stage) is not None:
        return clowders
    faces = bits_of(hand)
    faces = faces & KITTIES or faces  # beside Kitties a Mouse changes nothing (G11)
    others = _others(setup, seat, stage, faces, min(board.tokens[seat], 1), min(pile, 1))
    return clowders + others if clowders else others


@lru_cache(maxsize=1 << 14)
def _others(setup: Setup, seat: Seat, stage: int, faces: Faces, token: int, card: int) -> tuple[Move, ...]:  # noqa: PLR0913
    """Return the moves of a turn except Clowders; it matters only whether there is a token, and a card in the pile."""
    moves: tuple[Move, ...] = _NOTHING
    if no_more(stage) is None:
        moves = _asks(setup, seat, faces)
        if no_draw(faces, card) is None:
            moves += _DRAW_ONLY
        moves += _seeks(setup.seats, seat, token, card)
    return moves + _WAYS_OUT[stage]


@lru_cache(maxsize=1 << 14)
def _asks(setup: Setup, seat: Seat, faces: Faces) -> tuple[Move, ...]:
    free = setup.free_seasons
    return _of_targets(_ASKS, setup.seats, seat, [what for what in WHATS if no_ask(faces, 0, what, free=free) is None])


@lru_cache(maxsize=1 << 12)
def _seeks(seats: int, seat: Seat, token: int, card: int) -> tuple[Move, ...]:
    seeks = _of_targets(_SEEKS, seats, seat, WHATS) if no_token(token) is None else _NOTHING
    return seeks + _LOOK_ONLY if no_look(token, card) is None else seeks


def _of_targets(asks: tuple[tuple[Move, ...], ...], seats: int, seat: Seat, whats: Sequence[What]) -> tuple[Move, ...]:
    targets = [target for target in range(seats) if no_target(seats, seat, target) is None]
    return tuple([asks[target][what] for target in targets for what in whats])


def _answers_to(state: Playing, asked: Asked) -> tuple[Move, ...]:
    faces = bits_of(state.board.hands[asked.target])
    faces &= FACES[asked.what] | MOUSE_FACE  # no other card matters
    return _answers(state.setup, asked.what, asked.token, faces)


@lru_cache(maxsize=1 << 12)
def _answers(setup: Setup, what: What, token: bool, faces: Faces) -> tuple[Move, ...]:  # noqa: FBT001 - hot
    return tuple([move for move in _ANSWERS if no_answer(setup, what, token, faces, move) is None])
