"""A view as JSON-able data: words and numbers, cards by their codes, tiles as z and m."""

from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat.pieces import (
    CHASE_PRICE,
    LETTERS,
    MOST_MULTIPLIER,
    ZED,
    on_pillow,
    places_in,
)
from ninelives.games.shut_up_cat.pieces.distractions import CODES, NAMES
from ninelives.games.shut_up_cat.rules.play import worth
from ninelives.games.shut_up_cat.rules.reasons import no_chase
from ninelives.games.shut_up_cat.state import (
    Awake,
    Dealing,
    Gathering,
    Opening,
    Over,
    Phase,
    Returning,
    Rolling,
    Window,
    awaited,
)
from ninelives.games.shut_up_cat.view.seeing import (
    Public,
    Seen,
    View,
    dice_before,
    face_up,
    in_pile,
    known_tiles,
    remembers,
)
from ninelives.games.shut_up_cat.view.shown import (
    Shown,
    ShownAwake,
    ShownBoard,
    ShownDice,
    ShownLaying,
    ShownMemory,
    ShownOpening,
    ShownRing,
    TurnWord,
)


def show(view: View) -> Shown:
    """Return a view as JSON-able data."""
    if isinstance(view, Public):
        return _before(view)
    phase = view.phase
    if isinstance(phase, Awake):
        return _awake(view, phase)
    return {"phase": _turn_word(phase), **_ring(view), **_dice(phase), **_board(view)}


def _before(view: Public) -> ShownOpening | ShownLaying:
    state, seats = view.state, view.state.setup.seats
    if isinstance(state, Opening):
        return {"phase": "opening", "seat": view.seat, "to_act": [TABLE], "seats": seats}
    return {"phase": "laying", "seat": view.seat, "to_act": [TABLE], "seats": seats, "first": state.first}


def _turn_word(phase: Gathering | Rolling | Window | Dealing | Returning | Over) -> TurnWord:
    match phase:
        case Gathering():
            return "gathering"
        case Rolling():
            return "rolling"
        case Window():
            return "window"
        case Dealing():
            return "dealing"
        case Returning():
            return "returning"
        case Over():
            return "over"


def _awake(view: Seen, phase: Awake) -> ShownAwake:
    """Return the view with the score now, and after one more chase if one can be paid."""
    board, turn = view.board, view.turn
    zeds, multiplier = face_up(view).count(ZED), board.multipliers[turn]
    chases = no_chase(view.setup, board, phase, turn, turn) is None
    return {
        "phase": "awake",
        **_ring(view),
        **_dice(phase),
        "worth_now": worth(zeds, multiplier, phase.milks),
        "worth_chased": worth(zeds, multiplier + 1, phase.milks) if chases else None,
        **_board(view),
    }


def _ring(view: Seen) -> ShownRing:
    return {
        "seat": view.seat,
        "to_act": list(awaited(view.phase, view.turn)),
        "first": view.first,
        "turn": view.turn,
        "numbers": list(view.setup.numbers),
        "target": view.setup.target,
        "last_round": view.setup.rounds or None,
        "price": CHASE_PRICE,
        "top": MOST_MULTIPLIER,
        "tiles": face_up(view),
    }


def _dice(phase: Phase) -> ShownDice:
    arc = phase.arc if isinstance(phase, (Awake, Returning)) else None
    return {
        "dice": list(dice_before(phase)),
        "rolling": phase.number if isinstance(phase, Rolling) else 0,
        "catnips": phase.catnips if isinstance(phase, (Rolling, Window)) else 0,
        "hushed": phase.hushed if isinstance(phase, Awake) else 0,
        "milks": phase.milks if isinstance(phase, (Rolling, Window, Awake)) else 0,
        "arc": None if arc is None else f"{LETTERS[arc.first]}-{LETTERS[arc.last]}",
        "nap": [] if arc is None else list(arc.places),
        "scored": phase.scored if isinstance(phase, Returning) else None,
    }


def _board(view: Seen) -> ShownBoard:
    board = view.board
    shown: ShownBoard = {
        "pillow": list(on_pillow(board.pillow)),
        "played": {CODES[card]: number for card, number in enumerate(board.played) if number},
        "winks": list(board.winks),
        "multipliers": list(board.multipliers),
        "decided": board.decided,
        "rounds": board.rounds,
        "pile": in_pile(view),
        "hand": [CODES[card] for card in view.hand],
        "own_names": {CODES[card]: name for card, name in enumerate(view.setup.names) if name != NAMES[card]},
        "sizes": list(view.sizes),
    }
    if remembers(view):
        shown["memory"] = _memory(view)
    return shown


def _memory(view: Seen) -> ShownMemory:
    return {
        "tiles": known_tiles(view),
        "groups": [
            {"places": [LETTERS[place] for place in places_in(group)], "meows": view.meows[nth]}
            for nth, group in enumerate(view.mind)
        ],
    }
