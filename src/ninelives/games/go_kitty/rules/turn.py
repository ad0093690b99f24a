"""A seat's turn: who is awaited, what may be done, and why something may not."""

from functools import lru_cache
from typing import Final

from ninelives.core.cards import Hand
from ninelives.core.game import Actor, Moves, Refusal, Seat
from ninelives.games.go_kitty.moves import DRAW, END, SKIP, Ask, DrawCard, End, Lay, Look, Move, Skip
from ninelives.games.go_kitty.options import ASKS, Setup
from ninelives.games.go_kitty.pieces import (
    ASK_MOUSE,
    FACES,
    FIRST_SEASON,
    MOUSE,
    WHAT_NAMES,
    WHATS,
    Faces,
    What,
    is_season,
)
from ninelives.games.go_kitty.rules import answer
from ninelives.games.go_kitty.rules.clowders import CLOWDERS, faces_of, fits, has_plain, lays, mice_in
from ninelives.games.go_kitty.state import (
    CLOSING,
    GOES_ON,
    LAID,
    NOT_YET,
    TABLE_ONLY,
    Acting,
    Asked,
    Clock,
    Keeping,
    Paying,
    Playing,
    State,
    awaited,
)

_NOTHING: Final[tuple[Move, ...]] = ()

_WAYS_OUT: Final[tuple[tuple[Move, ...], ...]] = ((SKIP,), (SKIP,), (), (END,))  # by stage

_MUST_LAY: Final = Refusal("G3", "At this table a Clowder in hand must be laid first.")
_NOT_NOW: Final = Refusal("G4", "Clowders are laid before the first ask or Seek Token of your turn.")
_NO_CLOWDER: Final = Refusal("G5", "These cards are no Clowder of that type. Say kind, year or season, and four cards.")
_NOT_HELD: Final = Refusal("G5", "You do not hold these cards.")
_HAND_NOT_EMPTY: Final = Refusal("G13", "Only an empty hand draws. Ask, use a Seek Token, or skip.")
_NO_PILE: Final = Refusal("G14", "Your hand and the pile are empty. Use a Seek Token to ask, or skip.")
_NOBODY_THERE: Final = Refusal("G12", "Ask another player: name the number of their seat.")
_ONLY_CLOWDERS: Final = Refusal("G29", "Your turn is over but for Clowders. Lay one, or end the turn.")
_NO_TOKEN: Final = Refusal("G19", "You have no active Seek Token. Lay a Clowder or skip to turn one back.")
_EMPTY_HAND: Final = Refusal("G13", "An empty hand may ask for nothing. Draw a card, use a Seek Token, or skip.")
_MOUSE_ASK: Final = Refusal("G19", "Only a Seek Token may ask for a Mouse.")
_NOTHING_TO_SEE: Final = Refusal("G20", "The pile is empty: there is nothing to look at.")
_NO_SKIP: Final = Refusal("G23", "Skipping is for a turn without asking, drawing or tokens.")
_NO_END: Final = Refusal("G15", "A turn can be ended after a success. Ask, use a Seek Token, or skip.")
_NO_END_AFTER_DRAW: Final = Refusal("G15", "You drew for an empty hand. Now ask, or use a Seek Token.")
_NOT_ASKED: Final = Refusal("G9", "It is your turn: nobody has asked you for anything.")


def to_act(state: State) -> tuple[Actor, ...]:
    return awaited(state.phase, state.clock.turn) if isinstance(state, Playing) else TABLE_ONLY


def legal(state: State, seat: Seat) -> Moves[Move]:
    if not isinstance(state, Playing):
        return _NOTHING
    phase = state.phase
    if isinstance(phase, Asked):
        return answer.answers(state.setup, phase, state.board.hands[seat]) if seat == phase.target else _NOTHING
    if seat != state.clock.turn:
        return _NOTHING
    if isinstance(phase, Acting):
        return _choices(state, seat, phase.stage)
    if isinstance(phase, Keeping):
        return answer.keeps(phase.cards)
    return answer.gifts(state.board.hands[seat], FACES[phase.what]) if isinstance(phase, Paying) else _NOTHING


def _choices(state: Playing, seat: Seat, stage: int) -> tuple[Move, ...]:
    board, setup = state.board, state.setup
    hand = board.hands[seat]
    moves: tuple[Move, ...] = lays(hand, setup.mice) if may_lay(setup, state.clock, board.pile, stage) else _NOTHING
    if moves and setup.must_lay and has_plain(hand):
        return moves
    if stage == CLOSING:
        return (*moves, END)
    if hand:
        moves += _asks_for(faces_of(hand), seat, setup.seats)
    elif board.pile:
        moves += (DRAW,)
    if not board.tokens[seat]:
        return moves + _WAYS_OUT[stage]
    return moves + (setup.seeks[seat] if board.pile else setup.blind_seeks[seat]) + _WAYS_OUT[stage]


def may_lay(setup: Setup, clock: Clock, pile: int, stage: int) -> bool:
    """Tell whether Clowders may be laid at this stage of the turn (G4)."""
    return stage <= LAID or lays_anytime(setup, clock, pile) or (setup.lay_between and stage != CLOSING)


def lays_anytime(setup: Setup, clock: Clock, pile: int) -> bool:
    return setup.lay_anytime or clock.last != NOT_YET or not pile


@lru_cache(maxsize=1 << 14)
def _asks_for(faces: Faces, seat: Seat, seats: int) -> tuple[Move, ...]:
    whats = [what for what in WHATS if entitled(faces, what)]
    return tuple([ASKS[target][what] for target in range(seats) if target != seat for what in whats])


def entitled(faces: Faces, what: What) -> bool:
    """Tell whether a hand with these Kitties, or with none but Mice, may plainly ask for this (G9 to G11)."""
    return is_season(what) if not faces else faces & FACES[what] != 0


def refuse(state: Playing, seat: Seat, move: Move) -> Refusal | None:
    """Say why the seat whose turn it is may not make this move."""
    phase = state.phase
    hand = state.board.hands[seat]
    if isinstance(phase, Asked):
        return answer.refuse_answer(state.setup, phase, hand, move)
    if isinstance(phase, Keeping):
        return answer.refuse_keep(phase, move)
    if isinstance(phase, Paying):
        return answer.refuse_gift(phase, hand, move)
    return _refuse_choice(state, seat, move, phase.stage) if isinstance(phase, Acting) else answer.TABLE_DOES


def _refuse_choice(state: Playing, seat: Seat, move: Move, stage: int) -> Refusal | None:
    hand = state.board.hands[seat]
    if isinstance(move, Lay):
        return _refuse_lay(state, hand, move, stage)
    if state.setup.must_lay and _may_lay_in(state, stage) and has_plain(hand):
        return _MUST_LAY
    if isinstance(move, End):
        return _refuse_end(stage)
    if stage == CLOSING:
        return _ONLY_CLOWDERS
    if isinstance(move, Ask):
        return _refuse_ask(state, seat, move)
    if isinstance(move, DrawCard):
        return _HAND_NOT_EMPTY if hand else None if state.board.pile else _NO_PILE
    if isinstance(move, Look):
        return _NO_TOKEN if not state.board.tokens[seat] else None if state.board.pile else _NOTHING_TO_SEE
    if isinstance(move, Skip):
        return None if stage <= LAID else _NO_SKIP
    return _NOT_ASKED


def _may_lay_in(state: Playing, stage: int) -> bool:
    return may_lay(state.setup, state.clock, state.board.pile, stage)


def _refuse_end(stage: int) -> Refusal | None:
    if stage in {GOES_ON, CLOSING}:
        return None
    return _NO_END if stage <= LAID else _NO_END_AFTER_DRAW


def _refuse_lay(state: Playing, hand: Hand, move: Lay, stage: int) -> Refusal | None:
    if not _may_lay_in(state, stage):
        return _NOT_NOW
    if mice_in(move) > state.setup.mice:
        return Refusal("G7", f"At this table the most Mice in a Clowder is {state.setup.mice}.")
    if move not in CLOWDERS:
        return _NO_CLOWDER
    return None if fits(move.cards, hand) else _NOT_HELD


def _refuse_ask(state: Playing, seat: Seat, move: Ask) -> Refusal | None:
    if move.target == seat or move.target not in range(state.setup.seats) or move.what not in WHATS:
        return _NOBODY_THERE
    if move.token:
        return None if state.board.tokens[seat] else _NO_TOKEN
    hand = state.board.hands[seat]
    if move.what == ASK_MOUSE:
        return _MOUSE_ASK
    if not hand:
        return _EMPTY_HAND if state.board.pile else _NO_PILE
    return None if entitled(faces_of(hand), move.what) else _not_entitled(hand, move.what)


def _not_entitled(hand: Hand, what: What) -> Refusal:
    if hand[0] == MOUSE:
        return Refusal("G11", "With nothing but Mice you may ask for any Season, but for no Trait.")
    if what >= FIRST_SEASON:
        return Refusal("G10", f"You need a card of {WHAT_NAMES[what]} of your own to ask for that Season.")
    return Refusal("G9", f"You need one {WHAT_NAMES[what]} of your own to ask for it.")
