"""Keep the catalogues of messages: `.venv/bin/python tools/languages.py`, after sentences or translations changed.

It extracts the messages from the source, in Python and of the page, adds them to every `locale/LANGUAGE.po`, and drops
what nobody says any more. A sentence that was reworded keeps its translation, marked as unsure: `--sure` takes all of
these as they are. For Python it compiles `LANGUAGE.mo`, which the standard library's gettext reads; the page's are
compiled when it is built (`web/tools/translations.ts`). A message without a translation fails the tests.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import IO, Any, Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.jslexer import Token, tokenize, unquote_string
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src/ninelives"
HOUSE: Final = SOURCE
PAGE: Final = ROOT / "web/src"
# what only hosts and researchers read stays English
NOT_FOR_PLAYERS: Final = (
    "cli/host.py",
    "cli/lab.py",
    "cli/server.py",
    "lab/",
    "server/bot_workers.py",
    "server/bus/",
    "server/limits/",
    "server/observability/",
    "server/process.py",
    "server/storage/",
    "testing/",
)
FIRST: Final = (1,)
OPTIONAL: Final = {"n"}  # a number may be said in words: "one card"
KEYWORDS: Final[Mapping[str, Any]] = {
    **dict.fromkeys(["_", "gettext", "gettext_lazy", "gettext_noop"], FIRST),
    **dict.fromkeys(["ngettext", "ngettext_lazy", "ngettext_noop"], (1, 2)),
    "pgettext": ((1, "c"), 2),
    **dict.fromkeys(["NineLivesError", "BadOption", "Misread", "NotFound", "Busy"], FIRST),
    **dict.fromkeys(["Refusal", "Closing", "first_player_option"], (2,)),
    "refuse_if": (3,),
    "Option": (4,),
}


# where the page says something, how its functions are called (`web/src/words/gettext.ts`), and what each begins with
IS_CATALOGUE: Final = re.compile(r"\}: Gettext\)|catalogue\(\s*import\.meta\.translations,\s*\(\{")
PAGE_KEYWORDS: Final[Mapping[str, str]] = {"_": "message", "ngettext": "number", "pgettext": "context"}


def homes() -> list[Path]:
    """Return the packages with messages of their own: the house, and each game."""
    return [HOUSE, *sorted([path.parent for path in SOURCE.glob("games/*/RULES.md")])]


def page_homes() -> list[Path]:
    """Return the folders of the page with messages of their own: all of it, and each game."""
    return [PAGE, *sorted([path.parent for path in PAGE.glob("games/*/locale")])]


def sources_of(home: Path) -> Iterator[Path]:
    """Yield the files whose messages a package keeps; the cats of a game speak as the game does."""
    games = [path.name for path in homes()[1:]]
    for file in sorted(SOURCE.rglob("*.py")):
        within = file.relative_to(SOURCE)
        game = within.parts[1] if len(within.parts) > 1 and within.parts[1] in games else None
        if (game == home.name if home != HOUSE else game is None) and is_for_players(str(within)):
            yield file


def is_for_players(path: str) -> bool:
    return not path.startswith(NOT_FOR_PLAYERS)


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


def page_messages_in(text: str) -> Iterator[tuple[str | tuple[str, str], str | None, list[str]]]:
    """Yield the messages of a TypeScript file, each with its context and what helps to translate it: its name there."""
    tokens = [token for token in tokenize(text) if token.type != "linecomment"]
    frames = [("", "")]  # for each open bracket the key that is being given a value, and the comment above it
    comment = ""
    for nth, token in enumerate(tokens):
        follows = tokens[nth + 1].value if nth + 1 < len(tokens) else ""
        match token.value:
            case "(" | "[" | "{":
                frames.append(("", ""))
            case ")" | "]" | "}":
                frames.pop()
            case "return":
                frames[-1] = ("", "")
            case name if name in PAGE_KEYWORDS and follows == "(":
                helps = [".".join([key for key, _ in frames if key]), *[above for _, above in frames if above]]
                yield *_said(PAGE_KEYWORDS[name], _strings(tokens[nth + 2 :])), helps
            case name if token.type in {"name", "string"} and (follows == ":" or tokens[nth - 1].value == "const"):
                frames[-1] = (name.strip('"'), comment)
                comment = ""
            case text if token.type == "multilinecomment":
                comment = " ".join(text.strip("/*").split())


def _strings(tokens: Iterable[Token]) -> Iterator[str]:
    """Yield the literals that a call begins with."""
    for token in tokens:
        if token.type == "string":
            yield unquote_string(token.value)
        elif token.value != ",":
            return


def _said(keyword: str, strings: Iterator[str]) -> tuple[str | tuple[str, str], str | None]:
    """Return a message, or both forms of it, and its context."""
    context = next(strings) if keyword == "context" else None
    message = next(strings)
    return ((message, next(strings)) if keyword == "number" else message), context


def template_of(home: Path) -> Catalog:
    """Return all messages of a package, or of a folder of the page."""
    return page_template_of(home) if home.is_relative_to(PAGE) else python_template_of(home)


def page_template_of(home: Path) -> Catalog:
    catalog = Catalog()
    inner = [other for other in page_homes() if other != home and other.is_relative_to(home)]
    for path in sorted(home.rglob("*.ts")):
        text = path.read_text()
        if IS_CATALOGUE.search(text) and not any(path.is_relative_to(other) for other in inner):
            for message, context, helps in page_messages_in(text):
                where = [(path.relative_to(PAGE).as_posix(), 0)]
                catalog.add(message, locations=where, auto_comments=helps, context=context)
    return catalog


def python_template_of(home: Path) -> Catalog:
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
    dropped = [message for message in known if message.id and template.get(message.id, message.context) is None]
    catalog = Plain(locale=path.stem, header_comment="", fuzzy=False)
    for message in template:
        if message.id:
            found = known.get(message.id, message.context)
            before = found if found is not None and _is_alike(found, message) else reworded(message, dropped)
            string, flags = (before.string, before.flags) if before is not None else (None, set[str]())
            if before is not None and before.id != message.id:
                flags = {"fuzzy"}
            catalog.add(message.id, string, message.locations, flags, message.auto_comments, context=message.context)
    return catalog


def reworded(message: Message, dropped: Iterable[Message]) -> Message | None:
    """Return the message that stood in the place of a new one, or was much like it."""
    alike = {_forms(other.id)[0]: other for other in dropped if _is_alike(other, message)}
    for other in alike.values():
        if message.auto_comments and message.auto_comments == other.auto_comments:
            return other
    nearest = get_close_matches(_forms(message.id)[0], alike, n=1)
    return alike[nearest[0]] if nearest else None


def _is_alike(message: Message, other: Message) -> bool:
    """Tell whether both are about a number, or neither is."""
    return len(_forms(message.id)) == len(_forms(other.id))


def as_text(catalog: Catalog) -> bytes:
    out = BytesIO()
    write_po(out, catalog, width=110, include_lineno=False)
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
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--sure", action="store_true", help="take translations that are marked as unsure as they are")
    sure = parser.parse_args().sure
    missing = 0
    for home in [*homes(), *page_homes()]:
        template = template_of(home)
        for path in catalogs_of(home):
            catalog = updated(path, template)
            if sure:
                make_sure(catalog)
            path.write_bytes(as_text(catalog))
            if home not in page_homes():
                path.with_suffix(".mo").write_bytes(compiled(catalog))
            faults = list(faults_of(catalog))
            missing += len(faults)
            print(f"{path.relative_to(ROOT)}: {len(catalog)} messages", *faults, sep="\n  ")
    return 1 if missing else 0


def make_sure(catalog: Catalog) -> None:
    for message in catalog:
        message.flags.discard("fuzzy")


if __name__ == "__main__":
    sys.exit(main())
