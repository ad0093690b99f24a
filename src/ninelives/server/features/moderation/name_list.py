"""A list of words that no name may hold here. It is data: whoever runs a server may bring their own."""

import re
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from ninelives.core.errors import NineLivesError
from ninelives.tables.names import looks_of, tidy_name

OURS: Final = "names.txt"
COMMENT: Final = "#"
ANYWHERE: Final = "*"  # around letters that may stand nowhere, not even within a word
WORD: Final = re.compile(r"[^\W_]+")


class NameList:
    """Finds words in names however they are written: letters that look alike are one (UTS #39), accents are none."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        entries = [line for line in lines if line and not line.startswith(COMMENT)]
        anywhere = [entry.strip(ANYWHERE) for entry in entries if entry.startswith(ANYWHERE)]
        self._words: Final = _joined([entry for entry in entries if not entry.startswith(ANYWHERE)])
        self._letters: Final = _joined(anywhere)

    def allows(self, name: str) -> bool:
        return not any(self._finds(words) for words in _words_in(name))

    def _finds(self, words: list[str]) -> bool:
        joined = "".join(words)  # l e t t e r s apart are read as a word
        return not self._words.isdisjoint([*words, joined]) or any(letters in joined for letters in self._letters)


def _joined(entries: Iterable[str]) -> frozenset[str]:
    written = [form for entry in entries for form in _written(tidy_name(entry))]
    return frozenset(["".join(words) for form in written for words in _words_in(form)]) - {""}


def _written(entry: str) -> tuple[str, ...]:
    """Return an entry as people write words: a capital looks like other letters than a small one does."""
    return entry, entry.upper(), entry.capitalize()


def _words_in(name: str) -> list[list[str]]:
    """Return the words of a name, once for each way it looks."""
    return [WORD.findall(_unmarked(look)) for look in looks_of(name)]


def _unmarked(look: str) -> str:
    return "".join([char for char in unicodedata.normalize("NFKD", look) if not unicodedata.combining(char)])


def name_list(file: str) -> NameList:
    """Return the list in a file, or ours where none is named."""
    try:
        text = Path(file).read_text("utf-8") if file else files(__package__).joinpath(OURS).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise NineLivesError(f"The list of names cannot be read: {file}. Look at --names.") from fault
    return NameList(text)
