"""What a seat may see. A view has no field in which tiles that lie face down, or another's cards, could stand."""

from functools import lru_cache
from typing import Any, Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import TABLE, Actor, Seat, check_seat
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.moves import Dealt, Lay, Look, Move, Put, Sleep, write
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    CHASE_PRICE,
    CODES,
    DICE,
    GATHERED,
    LETTERS,
    MEOW,
    MOST_MULTIPLIER,
    PLACES,
    ZED,
    Bits,
    Dice,
    faces,
    on_pillow,
    places_in,
)
from ninelives.games.shut_up_cat.rules.play import worth
from ninelives.games.shut_up_cat.state import (
    Awake,
    Board,
    Gathering,
    Laying,
    Mind,
    Opening,
    Over,
    Phase,
    Playing,
    Returning,
    Rolling,
    State,
    Window,
    awaited,
)


@final
class Seen(Value):
    """The view from the first turn on: the board, one's own cards and how many the others hold.

    `meows` are the numbers of MEOWs in each group of one's own mind.
    """

    __match_args__ = ("seat", "setup", "first", "turn", "phase", "board", "hand", "sizes", "meows")

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        first: Seat,
        turn: Seat,
        phase: Phase,
        board: Board,
        hand: Hand,
        sizes: tuple[int, ...],
        meows: tuple[int, ...],
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.first: Final[Seat] = first
        self.turn: Final[Seat] = turn
        self.phase: Final[Phase] = phase
        self.board: Final[Board] = board
        self.hand: Final[Hand] = hand
        self.sizes: Final[tuple[int, ...]] = sizes
        self.meows: Final[tuple[int, ...]] = meows

    @property
    def mind(self) -> Mind:
        return self.board.minds[self.setup.seats if self.seat is None else self.seat]


@final
class Public(Value):
    """The view before the tiles lie there: nothing is hidden yet."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Laying) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Laying] = state


type View = Seen | Public


def view(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.setup.seats)
    if not isinstance(state, Playing):
        return Public(seat, state)
    board = state.board
    mind = board.minds[state.setup.seats if seat is None else seat]
    return Seen(
        seat,
        state.setup,
        state.first,
        state.turn,
        state.phase,
        board,
        () if seat is None else state.hands[seat],
        tuple([len(hand) for hand in state.hands]),
        _meows(mind, state.tiles),
    )


@lru_cache(maxsize=1 << 14)
def _meows(mind: Mind, tiles: Bits) -> tuple[int, ...]:
    return tuple([(group & tiles).bit_count() for group in mind])


def hear(state: State, actor: Actor, move: Move, seat: Seat | None) -> str:
    """Tell a move as this seat hears it: what it may not see is left out, what comes to light follows a colon."""
    if isinstance(move, Lay):
        return "lay"
    if isinstance(move, Put) and seat != actor:
        return "put"
    if not isinstance(state, Playing):
        return write(move)
    if isinstance(move, Dealt) and seat != state.turn:
        return "card"
    if isinstance(move, Sleep):
        return f"{write(move)}: {faces(state.tiles, ARCS[move.first][move.last].places)}"
    if isinstance(move, Look) and seat == actor:
        return f"{write(move)}: {faces(state.tiles, (move.one, move.other))}"
    return write(move)


def known_tiles(view: Seen) -> list[str | None]:
    """Give by place the tile that lies there as far as the viewer can be sure: z, m or None."""
    known: list[str | None] = [None] * PLACES
    for nth, group in enumerate(view.mind):
        if view.meows[nth] in {0, group.bit_count()}:
            for place in places_in(group):
                known[place] = MEOW if view.meows[nth] else ZED
    return known


def face_up(view: Seen) -> list[str | None]:
    """Give by place the tile that lies face up for all to see: z, m or None."""
    phase = view.phase
    up = phase.arc.bits if isinstance(phase, (Awake, Returning)) else 0
    return [tile if up >> place & 1 else None for place, tile in enumerate(known_tiles(view))]


def remembers(view: Seen) -> bool:
    """Tell whether this is a player's own screen, and the table lets it remember (S10)."""
    return view.setup.memory and view.seat is not None


def dice_before(phase: Phase) -> Dice:
    """Give the dice in front of the seat whose turn it is."""
    if isinstance(phase, Window):
        return phase.dice
    if isinstance(phase, Rolling):
        return phase.kept
    return () if isinstance(phase, (Gathering, Over)) else (phase.third,)


def in_pile(view: Seen) -> int:
    """Count the dice beside the board; during a turn three are in the seat's care."""
    phase = view.phase
    out = 0 if isinstance(phase, (Gathering, Over)) else GATHERED - (phase.number if isinstance(phase, Rolling) else 0)
    return DICE - view.board.pillow.bit_count() - out


def in_stock(view: Seen) -> int:
    """Count the Distraction cards that are left to draw."""
    return sum(view.setup.deck) - sum(view.sizes) - sum(view.board.played)


def show(view: View) -> dict[str, Any]:
    """Give a view as JSON-able data: words and numbers, cards by their codes, tiles as z and m."""
    if isinstance(view, Public):
        return _show_public(view)
    shown = {
        "phase": _phase_word(view.phase),
        "seat": view.seat,
        "to_act": list(awaited(view.phase, view.turn)),
        "first": view.first,
        "turn": view.turn,
        "numbers": list(view.setup.numbers),
        "target": view.setup.target,
        "price": CHASE_PRICE,
        "top": MOST_MULTIPLIER,
        "tiles": face_up(view),
        **_show_phase(view.phase),
        **_show_worth(view),
        **_show_board(view.board),
        "pile": in_pile(view),
        "hand": [CODES[card] for card in view.hand],
        "sizes": list(view.sizes),
    }
    return {**shown, "memory": _show_memory(view)} if remembers(view) else shown


def _show_public(view: Public) -> dict[str, Any]:
    shown = {"seat": view.seat, "to_act": [TABLE], "seats": view.state.setup.seats}
    if isinstance(view.state, Opening):
        return {"phase": "opening", **shown}
    return {"phase": "laying", **shown, "first": view.state.first}


def _phase_word(phase: Phase) -> str:
    return type(phase).__name__.lower()


def _show_phase(phase: Phase) -> dict[str, Any]:
    arc = phase.arc if isinstance(phase, (Awake, Returning)) else None
    return {
        "dice": list(dice_before(phase)),
        "rolling": phase.number if isinstance(phase, Rolling) else 0,
        "catnips": phase.catnips if isinstance(phase, (Rolling, Window)) else 0,
        "hushed": phase.hushed if isinstance(phase, Awake) else 0,
        "milks": phase.milks if isinstance(phase, (Rolling, Window, Awake)) else 0,
        "arc": None if arc is None else f"{LETTERS[arc.first]}-{LETTERS[arc.last]}",
        "scored": phase.scored if isinstance(phase, Returning) else None,
    }


def _show_worth(view: Seen) -> dict[str, Any]:
    """Say what the score would bring now, and what it would after one more chase, where one can be paid."""
    phase, board, turn = view.phase, view.board, view.turn
    if not isinstance(phase, Awake):
        return {}
    zeds, multiplier = face_up(view).count(ZED), board.multipliers[turn]
    chases = multiplier < MOST_MULTIPLIER and board.winks[turn] >= CHASE_PRICE
    return {
        "worth_now": worth(zeds, multiplier, phase.milks),
        "worth_chased": worth(zeds, multiplier + 1, phase.milks) if chases else None,
    }


def _show_board(board: Board) -> dict[str, Any]:
    return {
        "pillow": list(on_pillow(board.pillow)),
        "played": {CODES[card]: number for card, number in enumerate(board.played) if number},
        "winks": list(board.winks),
        "multipliers": list(board.multipliers),
        "decided": board.decided,
    }


def _show_memory(view: Seen) -> dict[str, Any]:
    groups = [
        {"places": [LETTERS[place] for place in places_in(group)], "meows": view.meows[nth]}
        for nth, group in enumerate(view.mind)
    ]
    return {"tiles": known_tiles(view), "groups": groups}
