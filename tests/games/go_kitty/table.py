"""Positions drawn as a table is seen from above: a test is a picture, a move, and a picture.

    0 snow,rain +2 | kind fan,fan,fan,mouse <     seat, hand, active tokens if not three, Clowders; the arrow is to act
    1 -                                           `-` is an empty hand
    pile rain,leaf                                the upper part of the pile; else it is all that is nowhere else
    under snow:0,leaf:1                           below it, next one first, and who put it there
    spent 2                                       Mice
    last 1                                        last turns to come, this one included
    goes_on                                       the stage of the turn if not fresh; or what is awaited

With a `pile` line cards may be missing, as if lost: that is for rules, not for `imagine`. How many turns were played
is in no picture, nor is what has been learned: in a picture nothing has.
"""

import re
from typing import Final

from games.scene import Scene, cards_in, rows_of
from ninelives.core.cards import Hand, cards_of, counts_without
from ninelives.core.notation import write_cards
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Lay
from ninelives.games.go_kitty.options import setup
from ninelives.games.go_kitty.pieces import ANY, CARD_OF, CODES, DECK, MOUSE, TOKENS, WHAT_WORDS
from ninelives.games.go_kitty.state import (
    FRESH,
    NOT_YET,
    Acting,
    Asked,
    Backs,
    Board,
    Dealing,
    Drawing,
    Keeping,
    Known,
    Looking,
    Opening,
    Over,
    Paying,
    Phase,
    Picking,
    Playing,
    State,
    TurnClock,
    Under,
)

STAGES: Final = ("fresh", "laid", "drew", "goes_on", "closing")
_ROW: Final = re.compile(r"\d+ (?P<hand>\S+)(?: \+(?P<tokens>\d))?(?P<laid>(?: \| \w+ \S+)*)(?P<turn> <)?")
_LINE: Final = re.compile(r"(?P<key>pile|under|spent|last) (?P<rest>\S+)|(?P<stage>laid|drew|goes_on|closing)")


def table(picture: str, **answers: str) -> State:
    """Read a picture; the seat with the arrow is to act."""
    rows, rest = rows_of(picture, _ROW, _LINE)
    said = {found["key"] or "stage": found["rest"] or found["stage"] for found in rest}
    hands = tuple([tuple(sorted(cards_in(row["hand"], CARD_OF))) for row in rows])
    laid = tuple([tuple([_lay(words) for words in row["laid"].split(" | ")[1:]]) for row in rows])
    under: Under = tuple([(CARD_OF[code], int(seat)) for code, _, seat in _pairs(said.get("under"))])
    spent = int(said.get("spent", 0))
    left = _left(hands, laid, under, spent)
    stock = counts_without((0,) * len(DECK)) if "pile" in said else left
    for card in cards_in(said.get("pile"), CARD_OF):
        stock[card] += 1
    assert min(left) >= 0, f"there are not so many of a card as lie in\n{picture}"
    backs = tuple([Backs(Known((ANY,) * len(hand)), ()) for hand in hands])
    tokens = tuple([int(row["tokens"] or TOKENS) for row in rows])
    (turn,) = [seat for seat, row in enumerate(rows) if row["turn"]]
    clock = TurnClock(turn=turn, turns=0, quiet=0, last=int(said.get("last", NOT_YET)))
    board = Board(hands, backs, laid, tokens, tuple(stock), under, spent)
    made = setup(GAME.choose(None, answers), len(rows))
    return Playing(made, board, clock, Acting(STAGES.index(said.get("stage", "fresh"))))


def _pairs(words: str | None) -> list[tuple[str, str, str]]:
    return [word.partition(":") for word in words.split(",")] if words else []


def _lay(words: str) -> Lay:
    lay = GAME.read(f"lay {words}")
    assert isinstance(lay, Lay)
    return lay


def _left(hands: tuple[Hand, ...], laid: tuple[tuple[Lay, ...], ...], under: Under, spent: int) -> list[int]:
    """Count what is in no hand, not laid, not under the pile and not spent."""
    face_up = [lay.cards for lays in laid for lay in lays]
    return counts_without(DECK, *hands, *face_up, tuple([card for card, _seat in under]), (MOUSE,) * spent)


def draw(state: State) -> str:
    """Draw a state: the other way round, `draw(table(picture)) == neat(picture)`."""
    match state:
        case Opening():
            return "opening"
        case Dealing():
            return f"dealing, {state.first} starts"
        case Playing():
            rows = [_row(state, seat) for seat in range(state.setup.seats)]
            return "\n".join([*rows, *_pile(state), *_phase(state.phase)])


def _row(state: Playing, seat: int) -> str:
    board = state.board
    tokens = f" +{board.tokens[seat]}" if board.tokens[seat] != TOKENS else ""
    laid = "".join([f" | {GAME.write(lay).removeprefix('lay ')}" for lay in board.laid[seat]])
    arrow = " <" if seat == state.clock.turn and not isinstance(state.phase, Over) else ""
    return f"{seat} {write_cards(board.hands[seat], CODES)}{tokens}{laid}{arrow}"


def _pile(state: Playing) -> list[str]:
    board, last = state.board, state.clock.last
    left = _left(board.hands, board.laid, board.under, board.spent)
    looked_at = state.phase.cards if isinstance(state.phase, Keeping) else ()
    lines = (
        []
        if board.stock == tuple(counts_without(left, looked_at))
        else [f"pile {write_cards(cards_of(board.stock), CODES)}"]
    )
    lines += [f"under {','.join([f'{CODES[card]}:{seat}' for card, seat in board.under])}"] if board.under else []
    lines += [f"spent {board.spent}"] if board.spent else []
    return [*lines, f"last {last}"] if last not in {NOT_YET, 0} else lines


def _phase(phase: Phase) -> list[str]:
    match phase:
        case Acting():
            return [] if phase.stage == FRESH else [STAGES[phase.stage]]
        case Asked():
            return [f"asked {phase.target} {WHAT_WORDS[phase.what]}{' by token' if phase.token else ''}"]
        case Picking():
            return [f"picking {phase.asked.target} {WHAT_WORDS[phase.asked.what]}"]
        case Paying():
            return [f"paying {phase.target} {WHAT_WORDS[phase.what]}"]
        case Drawing():
            return ["drawing"]
        case Looking():
            return ["looking"]
        case Keeping():
            return [f"keeping {write_cards(phase.cards, CODES)}"]
        case Over():
            return ["over"]


SCENE: Final = Scene(GAME, draw)
start, play, moves, allowed, refused = SCENE.start, SCENE.play, SCENE.moves, SCENE.allowed, SCENE.refused
why_not, rolled = SCENE.why_not, SCENE.rolled
hears, shown = SCENE.hears, SCENE.shown


def becomes(state: State, *lines: str) -> str:
    """Make these moves and draw what is then on the table."""
    return draw(play(state, *lines))


def kinds(*traits: str) -> str:
    """Write whole Clowders of a Kind, for a row: cards that are out of the way."""
    return " ".join([f"| kind {trait},{trait},{trait},{trait}" for trait in traits])
