"""Text for people: lines wrapped to the terminal, results in order; and reading files."""

import shutil
import sys
import textwrap
from itertools import groupby, zip_longest
from pathlib import Path

from ninelives.core.errors import NineLivesError
from ninelives.core.game import Memories, Names, Outcome, Seat
from ninelives.core.language import gettext as _
from ninelives.core.speech import Voice, as_sentence, deed_for, doings_of

NARROWEST = 30


def say(text: str) -> None:
    """Print; on a terminal wrap long lines, with a hanging indent."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    for line in text.split("\n"):
        print(*(_fitted(line, width) if sys.stdout.isatty() else [line]), sep="\n", flush=True)


def say_page(markdown: str) -> None:
    """Print a page without the marks of Markdown: headings are underlined, and tables have columns."""
    lines = [line.replace("**", "").replace("`", "") for line in markdown.splitlines() if not line.startswith("```")]
    blocks = [(is_table, list(rows)) for is_table, rows in groupby(lines, lambda line: line.startswith("|"))]
    for is_table, rows in blocks:
        say("\n".join(_columns(rows) if is_table else [_headed(line) for line in rows]))


def _headed(line: str) -> str:
    marks, _, title = line.partition(" ")
    if not marks or set(marks) != {"#"}:
        return line
    return f"{title}\n{('=' if marks == '#' else '-') * len(title)}"


def _columns(rows: list[str]) -> list[str]:
    """Return the rows of a table with its columns under each other, without the line below the head."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if set(row) - set("|-: ")]
    widths = [max(map(len, column)) for column in zip_longest(*cells, fillvalue="")]
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=False)]).rstrip() for row in cells]


def _fitted(line: str, width: int) -> list[str]:
    inset = " " * (len(line) - len(line.lstrip()) + 2)
    wrapped = textwrap.wrap(line, width, subsequent_indent=inset, break_on_hyphens=False, break_long_words=False)
    return wrapped or [""]


def say_result(outcome: Outcome | None, names: Names, seat: Seat | None) -> None:
    if outcome is None:
        say(f"\n{_('The match is not over.')}")
        return
    voice = Voice(names, seat)
    say(f"\n{_('Final order: {why}.', why=_(outcome.why))}")
    for place, rank in sorted(enumerate(outcome.ranks), key=lambda pair: pair[1]):
        who = as_sentence(voice.who(place))
        say(f"  {_('{rank}. {who} (score {score})', rank=rank, who=who, score=outcome.scores[place])}")


def say_memories(memories: Memories, seat: Seat | None) -> None:
    """Print what decided the match and what the seat did in it; nothing where the game remembers nothing."""
    for said in (deed_for(memories, seat), *doings_of(memories, seat)):
        if said:
            say(said)


def read_file(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError as fault:
        raise NineLivesError("There is no file {path}.", path=path) from fault
    except UnicodeDecodeError as fault:
        raise NineLivesError("{path} is not a text file.", path=path) from fault
    except OSError as fault:
        raise NineLivesError("{path} cannot be read: {reason}.", path=path, reason=fault.strerror) from fault
