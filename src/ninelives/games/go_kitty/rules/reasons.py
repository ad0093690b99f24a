"""Why a move is not allowed. Each function returns None if it is allowed; `legal` lists exactly the allowed moves.

Most rules depend only on the faces of a hand, the set of its cards: there are few enough to cache moves by them.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final

from ninelives.core.cards import Hand, bits_of
from ninelives.core.game import Refusal, Seat
from ninelives.core.language import gettext_lazy, gettext_noop, ngettext_lazy
from ninelives.games.go_kitty.moves import Ask, DrawCard, End, Keep, Lay, Look, Move, Skip
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.pieces import ASK_MOUSE, CLOWDER_SIZE, FACES, KITTIES, WHATS, Faces, What, is_season
from ninelives.games.go_kitty.rules.answers import no_answer, no_gift, of_each
from ninelives.games.go_kitty.rules.clowders import CLOWDERS, has_plain, lays, mice_in
from ninelives.games.go_kitty.state import (
    CLOSING,
    FRESH,
    GOES_ON,
    LAID,
    NOT_YET,
    Acting,
    Asked,
    Keeping,
    Paying,
    Playing,
    TurnClock,
)

TABLE_DOES: Final = Refusal("G18", "Wait: the table moves first.")
_TOKEN: Final = gettext_lazy("Seek Token")
_MUST_LAY: Final = Refusal("G3", "At this table a Clowder in hand must be laid first.")
_NOT_NOW: Final = Refusal(
    "G4", gettext_lazy("Clowders are laid before the first ask or {token} of your turn.", token=_TOKEN)
)
_NO_CLOWDER: Final = Refusal("G5", "These cards are no Clowder of that type. Say kind, year or season, and four cards.")
_NOT_HELD: Final = Refusal("G5", "You do not hold these cards.")
_HAND_NOT_EMPTY: Final = Refusal(
    "G13", gettext_lazy("Only an empty hand draws. Ask, use a {token}, or skip.", token=_TOKEN)
)
_NO_PILE: Final = Refusal(
    "G14", gettext_lazy("Your hand and the pile are empty. Use a {token} to ask, or skip.", token=_TOKEN)
)
_DRAW_FIRST: Final = Refusal("G36", "Your hand is empty: draw a card first.")
_NOBODY_THERE: Final = Refusal("G12", "Ask another player: name the number of their seat.")
_ONLY_CLOWDERS: Final = Refusal("G29", "You may only lay Clowders now. Lay one, or stop: 'end'.")
_NO_TOKEN: Final = Refusal(
    "G19", gettext_lazy("You have no active {token}. Lay a Clowder or skip to turn one back.", token=_TOKEN)
)
_EMPTY_HAND: Final = Refusal(
    "G13", gettext_lazy("An empty hand may ask for nothing. Draw a card, use a {token}, or skip.", token=_TOKEN)
)
_NOTHING_TO_SEE: Final = Refusal("G20", "The pile is empty: there is nothing to look at.")
_NO_SKIP: Final = Refusal("G23", "You can skip only before you have asked, drawn or used a token.")
_NO_END: Final = Refusal(
    "G15",
    gettext_lazy("You can stop only after an ask that brought you cards. Ask, use a {token}, or skip.", token=_TOKEN),
)
_NO_END_AFTER_DRAW: Final = Refusal(
    "G15", gettext_lazy("You drew for an empty hand. Now ask, or use a {token}.", token=_TOKEN)
)
_NOT_ASKED: Final = Refusal("G9", "It is your turn: nobody has asked you for anything.")
_ONLY_MICE: Final = Refusal("G11", "With nothing but Mice you may ask for any Season, but for no Trait.")
_FOUR_MICE: Final = Refusal("G7", "Four Mice are no Clowder: it needs at least one Kitty.")
_KEEP: Final = Refusal("G20", "Keep one of the cards you looked at and put the others under the pile, in any order.")
_NEEDS: Final = of_each(
    gettext_noop("To ask for {trait} you need one of your own."),
    gettext_noop("You need a {season} card of your own to ask for {season}."),
    gettext_noop("To ask for a Mouse you need a {token}."),
)


def no_move(state: Playing, seat: Seat, move: Move) -> Refusal | None:
    """Return why a seat that must act may not make this move."""
    phase = state.phase
    hand = state.board.hands[seat]
    if isinstance(phase, Acting):
        return _no_choice(state, seat, move, phase.stage)
    if isinstance(phase, Asked):
        return no_answer(state.setup, phase.what, phase.token, bits_of(hand), move)
    if isinstance(phase, Keeping):
        return None if move in keeps(phase.cards) else _KEEP
    return no_gift(phase.what, bits_of(hand), move) if isinstance(phase, Paying) else TABLE_DOES


def _no_choice(state: Playing, seat: Seat, move: Move, stage: int) -> Refusal | None:
    board, setup = state.board, state.setup
    hand = board.hands[seat]
    if must_draw(setup, stage, hand, board.pile):
        return None if isinstance(move, DrawCard) else _DRAW_FIRST
    if isinstance(move, Lay):
        return no_clowder_now(setup, state.clock, board.pile, stage) or _no_lay(setup, hand, move)
    if (refusal := no_other(state, seat, stage)) is not None:
        return refusal
    if isinstance(move, End):
        return no_end(stage)
    if (refusal := no_more(stage)) is not None:
        return refusal
    if isinstance(move, Ask):
        return _no_question(state, seat, move)
    if isinstance(move, DrawCard):
        return no_draw(bits_of(hand), board.pile)
    if isinstance(move, Look):
        return no_look(board.tokens[seat], board.pile)
    return no_skip(stage) if isinstance(move, Skip) else _NOT_ASKED


def must_draw(setup: Setup, stage: int, hand: Hand, pile: int) -> bool:
    """Return whether an empty hand draws before anything else in its turn (G36)."""
    return setup.empty_draws and stage == FRESH and not hand and bool(pile)


def no_clowder_now(setup: Setup, clock: TurnClock, pile: int, stage: int) -> Refusal | None:
    """Return why no Clowder at all may be laid at this stage of the turn (G4)."""
    if stage <= LAID or lays_anytime(setup, clock, pile) or (setup.lay_between and stage != CLOSING):
        return None
    return _NOT_NOW


def lays_anytime(setup: Setup, clock: TurnClock, pile: int) -> bool:
    return setup.lay_anytime or clock.last != NOT_YET or not pile


def _no_lay(setup: Setup, hand: Hand, move: Lay) -> Refusal | None:
    if move in lays(hand, setup.mice):
        return None
    if mice_in(move) == CLOWDER_SIZE:
        return _FOUR_MICE
    if mice_in(move) > setup.mice:
        most = ngettext_lazy(
            "At this table the most Mice in a Clowder is {n}.",
            "At this table the most Mice in a Clowder is {n}.",
            setup.mice,
        )
        return Refusal("G7", most)
    return _NOT_HELD if move in CLOWDERS else _NO_CLOWDER


def no_other(state: Playing, seat: Seat, stage: int) -> Refusal | None:
    """Return why only a Clowder may be laid: one without Mice must be laid when it can be (G3)."""
    if not state.setup.must_lay or no_clowder_now(state.setup, state.clock, state.board.pile, stage) is not None:
        return None
    return _MUST_LAY if has_plain(state.board.hands[seat]) else None


def no_more(stage: int) -> Refusal | None:
    return _ONLY_CLOWDERS if stage == CLOSING else None


def no_end(stage: int) -> Refusal | None:
    if stage in {GOES_ON, CLOSING}:
        return None
    return _NO_END if stage <= LAID else _NO_END_AFTER_DRAW


def no_skip(stage: int) -> Refusal | None:
    return None if stage <= LAID else _NO_SKIP


def _no_question(state: Playing, seat: Seat, move: Ask) -> Refusal | None:
    board = state.board
    if move.what not in WHATS:
        return _NOBODY_THERE
    if (refusal := no_target(state.setup.seats, seat, move.target)) is not None:
        return refusal
    if move.token:
        return no_token(board.tokens[seat])
    return no_ask(bits_of(board.hands[seat]), board.pile, move.what, free=state.setup.free_seasons)


def no_target(seats: int, seat: Seat, target: Seat) -> Refusal | None:
    return None if target != seat and target in range(seats) else _NOBODY_THERE


def no_ask(faces: Faces, pile: int, what: What, *, free: bool) -> Refusal | None:
    """Return why a hand may not ask for this without a token (G9 to G11); `pile` matters only for an empty hand.

    Where Seasons are free, asking for one needs nothing (G37).
    """
    if what == ASK_MOUSE:
        return _NEEDS[what]
    if free and is_season(what):
        return None
    if not faces:
        return _EMPTY_HAND if pile else _NO_PILE
    if faces & KITTIES:
        return None if faces & FACES[what] else _NEEDS[what]
    return None if is_season(what) else _ONLY_MICE


def no_token(tokens: int) -> Refusal | None:
    return None if tokens else _NO_TOKEN


def no_look(tokens: int, pile: int) -> Refusal | None:
    return no_token(tokens) or (None if pile else _NOTHING_TO_SEE)


def no_draw(faces: Faces, pile: int) -> Refusal | None:
    return _HAND_NOT_EMPTY if faces else None if pile else _NO_PILE


@lru_cache(maxsize=1024)
def keeps(cards: Hand) -> tuple[Move, ...]:
    """Return the ways to keep one of these cards and to put the others under the pile."""
    return tuple([Keep(order[0], order[1:]) for order in sorted(set(permutations(cards)))])
