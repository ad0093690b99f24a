"""Positions drawn as a table is seen from above: a test is a picture, a move, and a picture.

    0 12 x2 laser,milk <      seat, Z, multiplier, cards in hand; the arrow has the turn
    1 10 x1 -                 `-` is no cards
    tiles zzmzzmzzmzzm        on the places a to l
    pillow 2,5                dice; without the line there are none
    played wand,wand          cards that lie face up
    first 1                   who started, if not seat 0
    decided                   this round is the last
    rounds 38                 that are finished, if any
    dice 3,4,6                three dice are gathered; without the line they are still to be

In a picture nobody has seen a tile yet, and no card was played this turn. What else can be awaited is drawn but not
read: a test plays on to it.
"""

import re
from typing import Any, Final

from games.scene import Scene, cards_in, rows_of
from ninelives.core.cards import cards_of
from ninelives.core.notation import write_cards
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.options import setup
from ninelives.games.shut_up_cat.pieces import LETTERS, Arc, Dice, faces, on_pillow, tiles_from
from ninelives.games.shut_up_cat.pieces.distractions import CARD_OF, CODES, KINDS
from ninelives.games.shut_up_cat.rules.minds import UNKNOWING
from ninelives.games.shut_up_cat.rules.table import stock_of
from ninelives.games.shut_up_cat.state import (
    GATHERING,
    Awake,
    Board,
    Dealing,
    Gathering,
    Laying,
    Opening,
    Over,
    Phase,
    Playing,
    Returning,
    Rolling,
    State,
    Window,
)

_ROW: Final = re.compile(r"\d (?P<winks>\d+) x(?P<times>[0-3]) (?P<hand>\S+)(?P<turn> <)?")
_LINE: Final = re.compile(r"(?P<key>tiles|pillow|played|first|rounds|dice) (?P<rest>\S+)|(?P<decided>decided)")


def table(picture: str, **answers: str) -> Playing:
    """Read a picture; the seat with the arrow has the turn."""
    rows, rest = rows_of(picture, _ROW, _LINE)
    said = {found["key"] or "decided": found["rest"] for found in rest}
    made = setup(GAME.choose(None, answers), len(rows))
    played = [0] * KINDS
    for card in cards_in(said.get("played"), CARD_OF):
        played[card] += 1
    board = Board(
        minds=(UNKNOWING,) * (len(rows) + 1),
        pillow=sum([1 << die for die in _dice(said.get("pillow"))]),
        played=tuple(played),
        winks=tuple([int(row["winks"]) for row in rows]),
        multipliers=tuple([int(row["times"]) for row in rows]),
        decided="decided" in said,
        rounds=int(said.get("rounds", 0)),
    )
    (turn,) = [seat for seat, row in enumerate(rows) if row["turn"]]
    hands = tuple([tuple(sorted(cards_in(row["hand"], CARD_OF))) for row in rows])
    phase: Phase = Window(_dice(said["dice"]), 0, 0) if "dice" in said else GATHERING
    state = Playing(made, int(said.get("first", 0)), turn, phase, board, tiles_from(0, said["tiles"]), hands)
    assert sorted(said["tiles"]) == [*"mmmmzzzzzzzz"], f"8 z and 4 m, not {said['tiles']}"
    assert min(stock_of(state)) >= 0, f"there are not so many of a card as lie in\n{picture}"
    return state


def _dice(words: str | None) -> Dice:
    return tuple([int(word) for word in words.split(",")]) if words else ()


def draw(state: State) -> str:
    """Draw a state: the other way round, `draw(table(picture)) == neat(picture)`."""
    match state:
        case Opening():
            return "opening"
        case Laying():
            return f"laying, {state.first} starts"
        case Playing():
            rows = [_row(state, seat) for seat in range(state.setup.seats)]
            return "\n".join([*rows, *_board(state), *_phase(state.phase)])


def _row(state: Playing, seat: int) -> str:
    board = state.board
    arrow = " <" if seat == state.turn and not isinstance(state.phase, Over) else ""
    return f"{seat} {board.winks[seat]} x{board.multipliers[seat]} {write_cards(state.hands[seat], CODES)}{arrow}"


def _board(state: Playing) -> list[str]:
    board = state.board
    lines = [f"tiles {faces(state.tiles, range(len(LETTERS)))}"]
    lines += [f"pillow {_commas(on_pillow(board.pillow))}"] if board.pillow else []
    lines += [f"played {write_cards(cards_of(board.played), CODES)}"] if any(board.played) else []
    lines += [f"first {state.first}"] if state.first else []
    lines += [f"rounds {board.rounds}"] if board.rounds else []
    return [*lines, "decided"] if board.decided else lines


def _commas(dice: Dice) -> str:
    return ",".join([str(die) for die in dice])


def _phase(phase: Phase) -> list[str]:
    match phase:
        case Gathering():
            return []
        case Window():
            return [f"dice {_commas(phase.dice)}", *_treats(phase)]
        case Rolling():
            return [f"rolling {phase.number} to {_commas(phase.kept) or '-'}", *_treats(phase)]
        case Dealing():
            return [f"dealing, third {phase.third}"]
        case Awake():
            return [f"awake {_arc(phase.arc)}, third {phase.third}, milks {phase.milks}"]
        case Returning():
            return [f"returning {_arc(phase.arc)}, third {phase.third}, scored {phase.scored}"]
        case Over():
            return ["over"]


def _arc(arc: Arc) -> str:
    return f"{LETTERS[arc.first]}-{LETTERS[arc.last]}"


def _treats(phase: Window | Rolling) -> list[str]:
    return [f"catnips {phase.catnips}, milks {phase.milks}"] if phase.catnips or phase.milks else []


SCENE: Final = Scene(GAME, draw)
start, play, moves, allowed, refused = SCENE.start, SCENE.play, SCENE.moves, SCENE.allowed, SCENE.refused
why_not, rolled = SCENE.why_not, SCENE.rolled
hears, shown = SCENE.hears, SCENE.shown


def begun(seats: int, tiles: str = "zzzzzzzzmmmm", first: int = 0, **answers: str) -> State:
    """Give the first turn of a match with the tiles laid like this."""
    return play(start(seats, **answers), f"first {first}", f"lay {tiles}")


def becomes(state: State, *lines: str) -> str:
    """Make these moves and draw what is then on the table."""
    return draw(play(state, *lines))


def seen(state: State, key: str, seat: int | None = None) -> Any:  # noqa: ANN401 - of all kinds
    """Give one thing that a viewer is shown; a watcher, if no seat is named."""
    return shown(state, seat)[key]


def kinds(state: State, seat: int | None = None) -> set[str]:
    """Give the first words of what a seat may do; without one, whoever is awaited."""
    return {line.split()[0] for line in moves(state, seat)}
