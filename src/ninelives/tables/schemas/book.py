"""A rule book in blocks."""

from typing import Literal

from msgspec import Struct

type Style = Literal["plain", "bold", "em", "code"]


class Inline(Struct):
    """A piece of text in one style."""

    style: Style
    text: str


class ListItem(Struct):
    text: tuple[Inline, ...]
    items: tuple["ListItem", ...]


class RulingOption(Struct):
    """An option that a ruling leaves to the host, and the values that it may have, in words."""

    name: str
    values: str


class Paragraph(Struct, tag_field="kind", tag="paragraph"):
    text: tuple[Inline, ...]


class ItemList(Struct, tag_field="kind", tag="list"):
    ordered: bool
    items: tuple[ListItem, ...]


class TextTable(Struct, tag_field="kind", tag="table"):
    """Cells by row."""

    head: tuple[tuple[Inline, ...], ...]
    rows: tuple[tuple[tuple[Inline, ...], ...], ...]


class CodeBlock(Struct, tag_field="kind", tag="code"):
    text: str


class RulingBlock(Struct, tag_field="kind", tag="ruling"):
    number: str
    text: tuple[Inline, ...]
    options: tuple[RulingOption, ...]


type Block = Paragraph | ItemList | TextTable | CodeBlock | RulingBlock


class BookSection(Struct):
    """A heading, and what stands under it."""

    id: str
    title: str
    level: int
    blocks: tuple[Block, ...]


class BookForm(Struct):
    """A rule book without what is for the terminal alone."""

    sections: tuple[BookSection, ...]
