"""Write down what the server says, one sentence of each shape: `.venv/bin/python web/tools/sentences.py`."""  # noqa: INP001

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from ninelives.bots.bot import next_move
from ninelives.bots.cats import bots_of, cats_of
from ninelives.bots.temper import TEMPERS
from ninelives.core.chance import SECRET_BYTES, FastDraw, Secret
from ninelives.core.game import TABLE, AnyGame
from ninelives.core.match import Match, Step, steps_of
from ninelives.core.options import Options
from ninelives.core.registry import keys, load
from ninelives.games.go_kitty.pieces import WHAT_NAMES
from ninelives.games.kitten_me.pieces import ATTRIBUTE_NAMES, PLURALS
from ninelives.games.kitten_me.pieces import NAMES as KITTENS
from ninelives.games.shut_up_cat.pieces.distractions import NAMES as DISTRACTIONS

ROOT: Final = Path(__file__).parents[2]
LIST: Final = ROOT / "web/tests/words/sentences.txt"
NAMES: Final = ("Otto", "Anna Lena", "Clementine", "Captain Whiskers", "Max", "Zoe", "Fig", "Uli")
MATCHES: Final = 3  # of each preset
SELDOM: Final = 40  # one position in so many is asked for odds
LONG: Final = 250  # moves; random play may take thousands
FEW: Final = 4  # of the numbers of seats: odds at a long table take long
# what sentences are given to, besides the framework's exceptions; add here what is new
TOLD: Final = {"Refusal", "Refused", "BadOption", "Fault", "Closing", "NotFound", "Busy", "_turned_away"}
TELLING: Final = re.compile(rf"{'|'.join(TOLD)}|_refuse|_refuse_if|\w+Exception")
EVENTS: Final = "event_of"  # the function that returns a sentence for each order
UNHEARD: Final = (  # what no person causes, or only whoever runs a server hears
    "rules/table.py",
    "core/chance.py",
    "core/match.py",
    "migrations/__init__.py",
)
PIECES: Final = sorted({*KITTENS, *PLURALS, *ATTRIBUTE_NAMES, *WHAT_NAMES, *DISTRACTIONS}, key=lambda name: -len(name))
NAMED: Final = re.compile("|".join(map(re.escape, NAMES)))
SENTENCE: Final = re.compile(r"[A-Z]\S* .*[.!?]")
PIECE: Final = re.compile(rf"\b({'|'.join(map(re.escape, PIECES))})(?!\w)")


def main() -> None:
    shapes: dict[str, str] = {}
    for text in [*written(), *[line for key in keys() for line in played(load(key))]]:
        if text:
            shape = shape_of(text)
            shapes[shape] = max(shapes.get(shape, ""), text, key=len)  # the longest lists most
    LIST.write_text("".join([f"{text}\n" for text in shapes.values()]), encoding="utf-8")


def shape_of(text: str) -> str:
    """Return what is left of a sentence without its names, cards and numbers, and with short lists."""
    bare = PIECE.sub("#", NAMED.sub("@", text))
    plain = re.sub(r"\d+|\b[a-l]\b|(Z|MEOW)( (Z|MEOW))+", "#", re.sub(r" +", " ", bare))
    return re.sub(r"#( ?(·|\+|,|and|×|=|%)? ?#)+", "#", plain)


def written() -> Iterator[str]:
    """Return the sentences that stand in the code: tempers, options, refusals, faults, events."""
    yield from [temper.line for temper in TEMPERS.values()]
    for key in keys():
        game = load(key)
        yield game.credits
        yield from [option.about for option in game.options]
    for name in ("server", "tables", "core", "games", "bots"):
        for file in sorted((ROOT / "src/ninelives" / name).rglob("*.py")):
            if not file.as_posix().endswith(UNHEARD):
                tree = ast.parse(file.read_text(encoding="utf-8"))
                yield from [
                    *(constants_in(tree) if name in {"server", "tables"} else ()),
                    *reasons_in(tree),
                    *events_in(tree),
                ]


def constants_in(tree: ast.Module) -> Iterator[str]:
    """Return the sentences that have a name."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            text = spoken(node.value)
            if SENTENCE.fullmatch(text):
                yield text


def reasons_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and TELLING.fullmatch(called(node)):
            texts = [spoken(part) for argument in node.args for part in choices_of(argument)]
            yield from [text for text in texts if " " in text and "message:" not in text]


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def events_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == EVENTS:
            returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
            yield from [spoken(value) for value in returned if value is not None]


def choices_of(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def spoken(node: ast.expr) -> str:
    """Give a string as it may be said, with a 7 for what is filled in."""
    if isinstance(node, ast.JoinedStr):
        return "".join([spoken(part) for part in node.values])
    if isinstance(node, ast.FormattedValue):
        return "7"
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def played(game: AnyGame) -> Iterator[str]:
    random = Random(game.key)  # noqa: S311 - the same sentences each time
    for preset in game.presets:
        for number in range(MATCHES):
            seats = random.choice(game.seats[:FEW])
            yield from played_once(game, game.choose(preset), seats, "random" if number % 2 else "kitten", random)
    for answers in [{option.name: word} for option in game.options for word in option.examples]:
        yield from played_once(game, game.choose(None, answers), game.seats[0], "random", random)


def played_once(game: AnyGame, options: Options, seats: int, level: str, random: Random) -> Iterator[str]:
    names = random.sample(NAMES, seats)
    secret = Secret(random.randbytes(SECRET_BYTES))
    match: Match[Any, Any, Any] = Match(game, options, seats, secret=secret, names=names)
    bot = bots_of(game)[level]
    while match.outcome is None and len(match.moves) < LONG:
        match.play(*next_move(match, dict.fromkeys(range(seats), bot), FastDraw(random.random)))
    yield match.outcome.why if match.outcome is not None else ""
    for step in steps_of(match):
        yield from told(match, step, random)


def told(match: Match[Any, Any, Any], step: Step[Any, Any], random: Random) -> Iterator[str]:
    """Return what is heard of a step, sometimes the odds before it, and why somebody may not do it too."""
    game = match.game
    for seat in (None, 0, 1):
        heard = game.hear(step.before, step.actor, step.move, seat)
        yield from game.tell(game.view(step.after, seat), step.actor, heard, match.names)
    cats, seat = cats_of(game), random.randrange(match.seats)
    if cats is not None and not random.randrange(SELDOM):
        yield from cats.tell_odds(game.view(step.before, step.actor if step.actor != TABLE else seat), match.names)
    refusal = game.refuse(step.after, seat, step.move)
    if refusal is not None:
        yield refusal.reason


if __name__ == "__main__":
    main()
