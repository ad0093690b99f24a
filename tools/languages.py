"""Keep the catalogues of messages: `.venv/bin/python tools/languages.py`, after sentences or translations changed.

It extracts the messages from the source, adds them to every `locale/LANGUAGE.po`, drops what nobody says any more, and
compiles `LANGUAGE.mo`, which the standard library's gettext reads. A message without a translation fails the tests.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import IO, Any, Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

SOURCE: Final = Path(__file__).parents[1] / "src/ninelives"
HOUSE: Final = SOURCE
# what only hosts and researchers read stays English
NOT_FOR_PLAYERS: Final = (
    "cli/host.py",
    "cli/lab.py",
    "cli/server.py",
    "lab/",
    "server/store/",
    "server/bus/",
    "server/runtime/",
    "testing/",
)
BUT_FOR_PLAYERS: Final = tuple([f"server/runtime/{part}/" for part in ("credentials", "friends", "operators", "push")])
FIRST: Final = (1,)
OPTIONAL: Final = {"n"}  # a number may be said in words: "one card"
KEYWORDS: Final[Mapping[str, Any]] = {
    **dict.fromkeys(["_", "gettext", "gettext_lazy", "gettext_noop"], FIRST),
    **dict.fromkeys(["ngettext", "ngettext_lazy", "ngettext_noop"], (1, 2)),
    "pgettext": ((1, "c"), 2),
    **dict.fromkeys(["NineLivesError", "BadOption", "Misread", "NotFound", "Busy"], FIRST),
    **dict.fromkeys(["Refusal", "Closing", "who_starts"], (2,)),
    "refuse_if": (3,),
    "Option": (4,),
}


def homes() -> list[Path]:
    """Return the packages with messages of their own: the house, and each game."""
    return [HOUSE, *sorted([path.parent for path in SOURCE.glob("games/*/RULES.md")])]


def sources_of(home: Path) -> Iterator[Path]:
    """Yield the files whose messages a package keeps; the cats of a game speak as the game does."""
    games = [path.name for path in homes()[1:]]
    for file in sorted(SOURCE.rglob("*.py")):
        within = file.relative_to(SOURCE)
        game = within.parts[1] if len(within.parts) > 1 and within.parts[1] in games else None
        if (game == home.name if home != HOUSE else game is None) and is_for_players(str(within)):
            yield file


def is_for_players(path: str) -> bool:
    return path.startswith(BUT_FOR_PLAYERS) or not path.startswith(NOT_FOR_PLAYERS)


def messages_in(  # as Babel calls an extractor
    file: IO[bytes],
    keywords: Iterable[str],
    _tags: object,
    options: object,  # noqa: ARG001 - as Babel calls it
) -> Iterator[tuple[int, str, tuple[str | None, ...], list[str]]]:
    """Yield the calls that say something, as Babel's extractors do; nested ones too, which its own leaves out."""
    calls = [node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if name in keywords:
            yield call.lineno, name, tuple([_literal(argument) for argument in call.args]), []
        if name == "Option":
            yield from [(call.lineno, "pgettext", (_literal(call.args[0]), label), []) for label in _answers(call)]


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _answers(option: ast.Call) -> list[str]:
    """Return the words among an option's values, as they are shown."""
    values = option.args[1].elts if isinstance(option.args[1], ast.Tuple) else []
    words = [_literal(value) or "" for value in values]
    return [word.replace("_", " ") for word in words if word and not word.isdecimal()]


EXTRACTOR: Final[Any] = messages_in  # Babel's types ask for a list of words where it gives their keys


def template_of(home: Path) -> Catalog:
    """Return all messages of a package."""
    catalog = Catalog()
    for path in sources_of(home):
        with path.open("rb") as file:
            for _line, message, _comments, context in extract(EXTRACTOR, file, KEYWORDS):
                where = [(path.relative_to(SOURCE).as_posix(), 0)]
                catalog.add(message, locations=where, context=context)
    return catalog


def catalogs_of(home: Path) -> list[Path]:
    return sorted(home.glob("locale/*.po"))


class Plain(Catalog):
    """A catalogue whose head has no dates, so that nothing changes in it but what was translated."""

    mime_headers = property(
        lambda self: [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural_forms),
        ]
    )


def updated(path: Path, template: Catalog) -> Catalog:
    """Return a catalogue with the messages of the template and no others; new ones are not translated yet."""
    with path.open("rb") as file:
        known = read_po(file, locale=path.stem)
    catalog = Plain(locale=path.stem, header_comment="", fuzzy=False)
    for message in template:
        found = known.get(message.id, message.context)
        if message.id:
            string, flags = (found.string, found.flags) if found is not None else (None, ())
            catalog.add(message.id, string, message.locations, flags, context=message.context)
    return catalog


def as_text(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_po(out, catalog, width=110, sort_by_file=False, include_lineno=False, omit_header=False)
    return out.getvalue().rstrip(b"\n") + b"\n"


def compiled(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def faults_of(catalog: Catalog) -> Iterator[str]:
    """Yield what is wrong with the translations: none, or one with other holes than the message has."""
    for message in catalog:
        if message.id:
            yield from _faults(message)


def _faults(message: Message) -> Iterator[str]:
    wanted, said = _forms(message.id), _forms(message.string)
    if not all(said):
        yield f"not translated: {wanted[0]}"
    elif any(_holes(text) | OPTIONAL != _holes(wanted[-1]) | OPTIONAL for text in said):
        yield f"not the holes of the message: {said[0]}"
    elif message.fuzzy:
        yield f"marked as unsure: {wanted[0]}"


def _forms(text: object) -> tuple[str, ...]:
    """Return what is said, for one and for many where it depends on a number."""
    return tuple([str(form or "") for form in text]) if isinstance(text, tuple | list) else (str(text or ""),)


def _holes(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def main() -> int:
    missing = 0
    for home in homes():
        template = template_of(home)
        for path in catalogs_of(home):
            catalog = updated(path, template)
            path.write_bytes(as_text(catalog))
            path.with_suffix(".mo").write_bytes(compiled(catalog))
            faults = list(faults_of(catalog))
            missing += len(faults)
            print(f"{path.relative_to(SOURCE)}: {len(catalog)} messages", *faults, sep="\n  ")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
