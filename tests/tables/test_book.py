"""Rule books in blocks lose no word, no ruling and no option, but for what is typed in the terminal."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ninelives import keys, load
from ninelives.core.catalogs import languages
from ninelives.rulebook import rulebook
from ninelives.tables.book import read_sections
from ninelives.tables.schemas import BookSection, CodeBlock, Inline, ItemList, Paragraph, RulingBlock, TextTable

BOOK = """# A Game

What it is,
on two lines.

## A turn
1. First *you*
   go on:
   - roll `2`;
   - or **stop**, if
     you like.
2. Then I.

| A | B |
|---|---|
| `quux` | yarn |

```
# no heading
  a -- b
```

## Rulings
- **K1** The first, see K2 and X9. Option: `deck` = white, grey or both. Option: `flip` = on or off.
- **K2** The
  second.
"""
TYPED = "## Dans le terminal : `ninelives`\nTape `bid 3 hat`.\n\n- `skip`\n\n"
OURS = [(key, language) for key in keys() if load(key).package.startswith("ninelives.") for language in languages()]


def texts_in(part: object) -> Iterator[str]:
    """Return all that is said in a part of a book, as it would be read aloud."""
    match part:
        case str():
            yield part
        case list() | tuple():
            yield from [text for one in part for text in texts_in(one)]
        case dict():
            yield from texts_in([one for key, one in part.items() if key not in {"kind", "style", "id"}])
        case _:
            pass


def said(part: object) -> str:
    return "".join(texts_in(msgspec.to_builtins(part)))


def words_of(text: str) -> Counter[str]:
    return Counter(re.findall(r"[^\W\d_]+", text))


def rulings_in(sections: tuple[BookSection, ...]) -> list[RulingBlock]:
    return [block for section in sections for block in section.blocks if isinstance(block, RulingBlock)]


def test_a_book_is_cut_at_its_headings_but_not_inside_of_code() -> None:
    sections = [(section.id, section.level) for section in read_sections(BOOK)]
    assert sections == [("a-game", 1), ("a-turn", 2), ("rulings", 2)]


def test_broken_lines_are_joined() -> None:
    [paragraph] = read_sections(BOOK)[0].blocks
    assert isinstance(paragraph, Paragraph)
    assert said(paragraph) == "What it is, on two lines."


def test_lists_have_lists_in_them() -> None:
    items = read_sections(BOOK)[1].blocks[0]
    assert isinstance(items, ItemList)
    assert items.ordered
    assert [len(item.items) for item in items.items] == [2, 0]
    assert said(items) == "First you go on:roll 2;or stop, if you like.Then I."


def test_tables_and_code_are_read() -> None:
    _items, table, code = read_sections(BOOK)[1].blocks
    head = ((Inline("plain", "A"),), (Inline("plain", "B"),))
    assert table == TextTable(head, (((Inline("code", "quux"),), (Inline("plain", "yarn"),)),))
    assert code == CodeBlock("# no heading\n  a -- b")


def test_a_ruling_has_its_options_apart() -> None:
    first, second = rulings_in(read_sections(BOOK))
    assert (first.number, said(first.text)) == ("K1", "The first, see K2 and X9.")
    assert [(one.name, one.values) for one in first.options] == [("deck", "white, grey or both"), ("flip", "on or off")]
    assert (second.number, said(second.text), second.options) == ("K2", "The second.", ())


def test_bold_stressed_and_code_are_told_apart_and_a_lone_star_is_left_alone() -> None:
    [paragraph] = read_sections("# A\n**b** *e* `c` 4 * 9 * 2")[0].blocks
    assert isinstance(paragraph, Paragraph)
    pieces = [(piece.style, piece.text) for piece in paragraph.text]
    assert pieces == [
        *[("bold", "b"), ("plain", " "), ("em", "e"), ("plain", " "), ("code", "c")],
        ("plain", " 4 * 9 * 2"),
    ]


def test_code_that_never_ends_is_code_to_the_end() -> None:
    assert read_sections("# A\n```\nb\n\nc")[0].blocks == (CodeBlock("b\n\nc"),)


def test_what_is_typed_in_the_terminal_is_left_out() -> None:
    assert read_sections(BOOK.replace("## Rulings", f"{TYPED}## Rulings")) == read_sections(BOOK)


@pytest.mark.parametrize(("key", "language"), OURS)
def test_our_books_lose_nothing(key: str, language: str) -> None:
    whole = rulebook(load(key), language)
    [typed] = re.findall(r"^## [^\n]*`ninelives`$.*?(?=^## )", whole, re.MULTILINE | re.DOTALL)
    text, sections = whole.replace(typed, ""), read_sections(whole)
    shown = " ".join(texts_in(msgspec.to_builtins(sections)))
    assert words_of(re.sub(r"Option:|Opción:|[*`]", "", text)) == words_of(shown)
    numbers = [ruling.number for ruling in rulings_in(sections)]
    assert numbers == re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE)
    options = [option for ruling in rulings_in(sections) for option in ruling.options]
    assert len(options) == len(re.findall(r"(?:Option|Opción): `", text))
    assert not re.search(r"\*\*|`", shown)
