"""A rule book in blocks, read from its Markdown."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ninelives.tables.schemas import (
    Block,
    BookSection,
    CodeBlock,
    Inline,
    ItemList,
    ListItem,
    Paragraph,
    RulingBlock,
    RulingOption,
    TextTable,
)

MAX_BOOKS_KEPT: Final = 16  # of all games and languages
_HEADING: Final = re.compile(r"(#{1,4}) (.+)")
_BULLET: Final = re.compile(r"( *)(?:[-*]|(\d+)\.) (.+)")
_RULING: Final = re.compile(r"- \*\*([A-Z]\d+)\*\* (.+)")
_OPTION: Final = re.compile(r" ?(?:Option|Opción): `(\w+)` = ([^.]+)\.")
_STYLED: Final = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*?)\*")
_TABLE_LINE: Final = re.compile(r"\|[-| :]+\|")
_FENCE: Final = "```"
_TERMINAL: Final = "`ninelives`"  # the heading of what is typed there names the command, in every language


@lru_cache(maxsize=MAX_BOOKS_KEPT)
def read_sections(markdown: str) -> tuple[BookSection, ...]:
    """Return the sections of a rule book, without what is for the terminal alone."""
    sections = [(level, title, lines) for level, title, lines in _cut(markdown) if _TERMINAL not in title]
    return tuple([BookSection(_slug(title), title, level, tuple(_blocks(lines))) for level, title, lines in sections])


def _cut(markdown: str) -> list[tuple[int, str, list[str]]]:
    """Return the level of each heading, its title, and the lines below it; in code nothing is a heading."""
    sections: list[tuple[int, str, list[str]]] = []
    fenced = False
    for line in markdown.splitlines():
        fenced ^= line.startswith(_FENCE)
        heading = None if fenced else _HEADING.fullmatch(line)
        if heading:
            sections.append((len(heading[1]), heading[2], []))
        elif sections:
            sections[-1][2].append(line)
    return sections


def _slug(title: str) -> str:
    return re.sub(r"[\W_]+", "-", title.lower()).strip("-")


def _blocks(lines: Sequence[str]) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        length = _block_length(lines[at:])
        if lines[at].strip():
            yield from _read_block(lines[at : at + length])
        at += length


def _block_length(lines: Sequence[str]) -> int:
    """Return how many lines the block has that begins with the first of these."""
    first, *rest = lines
    if first.startswith(_FENCE):
        return next((nth for nth, line in enumerate(rest, 2) if line.startswith(_FENCE)), len(lines))
    ends = [nth for nth, line in enumerate(rest, 1) if not _goes_on(first, line)]
    return ends[0] if ends else len(lines)


def _goes_on(first: str, line: str) -> bool:
    """Return whether a line belongs to the block that begins with the first one."""
    if not first.strip() or not line.strip():
        return False
    kind = _line_kind(first)
    return _line_kind(line) == kind or (kind == "bullet" and line.startswith(" "))


def _line_kind(line: str) -> str:
    if line.startswith("|"):
        return "table"
    return "bullet" if _BULLET.fullmatch(line) else "text"


def _read_block(lines: Sequence[str]) -> list[Block]:
    first = lines[0]
    if first.startswith(_FENCE):
        return [CodeBlock("\n".join([line for line in lines if not line.startswith(_FENCE)]))]
    if first.startswith("|"):
        return [_read_table(lines)]
    if _RULING.match(first):
        return [_read_ruling(line) for line in _joined_bullets(lines)]
    if _BULLET.fullmatch(first):
        bullets = _joined_bullets(lines)
        return [ItemList(_split_bullet(first)[1], _read_items(bullets))]
    return [Paragraph(_read_inlines(" ".join([line.strip() for line in lines])))]


def _joined_bullets(lines: Sequence[str]) -> list[str]:
    """Return one line for each bullet, whatever it was broken into."""
    whole: list[str] = []
    for line in lines:
        if _BULLET.fullmatch(line) or not whole:
            whole.append(line)
        else:
            whole[-1] += f" {line.strip()}"
    return whole


def _read_ruling(line: str) -> RulingBlock:
    number, text = line.removeprefix("- **").split("** ", 1)
    options = [RulingOption(name, values) for name, values in _OPTION.findall(text)]
    return RulingBlock(number, _read_inlines(_OPTION.sub("", text)), tuple(options))


def _split_bullet(line: str) -> tuple[int, bool, str]:
    """Return how far a bullet is set in, whether it has a number, and its text."""
    bullet = _BULLET.fullmatch(line)
    return (len(bullet[1]), bullet[2] is not None, bullet[3]) if bullet else (0, False, line)


def _read_items(lines: Sequence[str]) -> tuple[ListItem, ...]:
    depth = _split_bullet(lines[0])[0]
    starts = [nth for nth, line in enumerate(lines) if _split_bullet(line)[0] == depth]
    items: list[ListItem] = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        inner = lines[start + 1 : end]
        items.append(ListItem(_read_inlines(_split_bullet(lines[start])[2]), _read_items(inner) if inner else ()))
    return tuple(items)


def _read_table(lines: Sequence[str]) -> TextTable:
    head, *rows = [_read_cells(line) for line in lines if not _TABLE_LINE.fullmatch(line)]
    return TextTable(head, tuple(rows))


def _read_cells(line: str) -> tuple[tuple[Inline, ...], ...]:
    return tuple([_read_inlines(cell.strip()) for cell in line[1:-1].split("|")])


def _read_inlines(text: str) -> tuple[Inline, ...]:
    pieces: list[Inline] = []
    end = 0
    for found in _STYLED.finditer(text):
        bold, code, stressed = found.groups()
        pieces.append(Inline("plain", text[end : found.start()]))
        pieces.append(Inline("bold", bold) if bold else Inline("code", code) if code else Inline("em", stressed))
        end = found.end()
    return tuple([piece for piece in [*pieces, Inline("plain", text[end:])] if piece.text])
