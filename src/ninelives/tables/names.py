"""What a name may be, and which names look the same: by the skeletons of Unicode's UTS #39, with the library alone."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

from ninelives.core.language import gettext_noop
from ninelives.core.line import is_clean, tidy

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # accents, vowel signs and tones on one letter
BAD_NAME: Final = gettext_noop(
    "Choose another name: at most 24 letters that can be seen, and none that the table uses, such as You."
)
REFUSED_NAME: Final = gettext_noop("This name is not allowed here. Choose another one.")

ZWNJ, ZWJ, AS_PICTURE = "\u200c", "\u200d", "\ufe0f"
TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # of skin
BLANK: Final = frozenset("\u2800\ufffc\ufffd\U00013441\U00013442\U00016fe4\U0001d159")  # show nothing
SUBJOINED: Final = range(0x0F8D, 0x0FBD)  # Tibetan consonants, which stand under another as marks do
VIRAMA: Final = 9  # the combining class of the signs that join Indic consonants
CURSIVE: Final = ("ARABIC", "SYRIAC", "NKO", "MONGOLIAN")  # scripts in which letters join unless told not to
ACCENT: Final = 10  # the least combining class of signs that a letter may go without; vowels of Indic scripts have none
BETWEEN: Final = frozenset("\u0640\u07fa\u180a")  # lengthen the line between letters
APOSTROPHE: Final = str.maketrans("\u00b4", "'")  # an accent by itself, as many type it

type Likeness = tuple[dict[str, str], frozenset[str]]  # what each character looks like; those that cannot be seen


@cache  # when a name is first looked at: a browser starts without
def _likeness() -> Likeness:
    twins: dict[str, str] = {}
    unseen: set[str] = set()
    for line in files("ninelives.tables").joinpath("lookalikes.txt").read_text(encoding="utf-8").splitlines():
        first, *codes = line.split(" ")
        if first == "unseen":
            unseen.update(*[_range(code) for code in codes])
        elif first != "#":
            prototype = "".join([chr(int(code, 16)) for code in first.split("+")])
            twins |= {chr(int(code, 16)): prototype for code in codes}
    return twins, frozenset(unseen)


def _range(code: str) -> list[str]:
    first, _, last = code.partition("-")
    return [chr(number) for number in range(int(first, 16), int(last or first, 16) + 1)]


def tidy_name(text: str) -> str:
    """Return a name as names are written here: in NFKC, on one line, with single spaces."""
    return tidy(unicodedata.normalize("NFKC", text.translate(APOSTROPHE)))


def is_name(name: str) -> bool:
    """Return whether somebody may be called this; the name is tidy."""
    fits = is_clean(name) and len(name) <= LONGEST_NAME
    return fits and _is_seen(name) and _has_few_marks(name) and not _poses(name)


@lru_cache(maxsize=1024)
def looks_of(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is and in small letters. Two names that share a look are taken for one.

    Both are needed: a capital I looks like a small L, and IAN is Ian.
    """
    return frozenset({_skeleton(name).casefold(), _skeleton(name.casefold()).casefold()})


@lru_cache(maxsize=1024)
def cores_of(name: str) -> frozenset[str]:
    """Return the letters and digits that somebody at a table would remember of a name.

    Signs, spaces and accents are none, nor is the dot that tells an i from an l. A name of pictures is what it looks
    like.
    """
    return frozenset([_core(look) or look for look in looks_of(name)])


def _core(look: str) -> str:
    apart = unicodedata.normalize("NFKD", look)
    return "".join([char for char in apart if _is_remembered(char)]).replace("i", "l")


def _is_remembered(char: str) -> bool:
    is_vowel = unicodedata.category(char) in {"Mc", "Mn"} and unicodedata.combining(char) < ACCENT
    return is_vowel or (char.isalnum() and char not in BETWEEN)


def _skeleton(text: str) -> str:
    twins, unseen = _likeness()
    apart = unicodedata.normalize("NFD", text)
    seen = [twins.get(char, char) for char in apart if char not in unseen]
    return unicodedata.normalize("NFD", "".join(seen))


def _is_seen(name: str) -> bool:
    _twins, unseen = _likeness()
    hidden = [place for place, char in enumerate(name) if char in unseen]
    return not BLANK & set(name) and len(hidden) < len(name) and all(_joins(name, place) for place in hidden)


def _joins(name: str, place: int) -> bool:
    """Return whether a character that cannot be seen does something for those beside it, which can."""
    char, before, after = name[place], name[:place][-1:], name[place + 1 :][:1]
    if char == AS_PICTURE:
        return _is_picture(before)
    if char == ZWJ and _is_picture(name[:place].rstrip(AS_PICTURE + TONES)[-1:]) and _is_picture(after):
        return True
    joins_letters = _is_virama(before) or (_is_virama(after) and before != "")
    return char in {ZWNJ, ZWJ} and (joins_letters or (_is_cursive(before) and _is_cursive(after)))


def _is_picture(char: str) -> bool:
    return char != "" and unicodedata.category(char) == "So"


def _is_virama(char: str) -> bool:
    return char != "" and unicodedata.combining(char) == VIRAMA


def _is_cursive(char: str) -> bool:
    return char != "" and unicodedata.name(char, "").startswith(CURSIVE)


def _has_few_marks(name: str) -> bool:
    """Return whether every mark has a letter to stand on, and no letter has too many."""
    run = 0
    for before, char in pairwise(f" {name}"):
        run = run + 1 if _is_mark(char) else 0
        if run > MOST_MARKS or (run and before == " "):
            return False
    return True


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in {"Mn", "Me"} and ord(char) not in SUBJOINED and char != AS_PICTURE


# What the table calls itself, its seats and those it does not name, in the languages of the page.
WORDS: Final = (
    *("You", "Table", "The table", "House", "The house", "Nobody", "Somebody", "Bot", "Watcher", "A watcher"),
    *("Du", "Tisch", "Der Tisch", "Haus", "Niemand", "Jemand", "Zuschauer", "Aus dem Publikum"),
    *("Tú", "Mesa", "La mesa", "Casa", "La casa", "Nadie", "Alguien", "Alguien que mira"),
    *("Tu", "Toi", "La table", "La maison", "Personne", "Quelqu'un", "Dans le public"),
    *[f"{seat} {number}" for seat in ("Seat", "Platz", "Asiento", "Place", "La place") for number in range(100)],
)
# Whoever runs the server, and what the bots are.
OTHERS: Final = (
    *("Nine Lives", "Host", "The host", "Staff", "Team", "System", "Operator", "Verified", "Official"),
    *("Gastgeber", "Betreiber", "Verifiziert", "Anfitri\u00f3n", "Sistema", "Verificado", "H\u00f4te", "Syst\u00e8me"),
    *("V\u00e9rifi\u00e9", "Kitten", "Tabby", "Panther", "Reader"),
)
# What stands in no name: a mark of a bot, or what is told of a match.
NOWHERE: Final = (
    *("Bot", "Verified", "Official", "Operator", "wins", "won", "gewinnt", "gewonnen", "gana", "gan\u00f3", "gagne"),
    *("gagn\u00e9", "disconnected"),
)


def _poses(name: str) -> bool:
    """Return whether a name speaks for the table, for those who run the server, or says that somebody is a bot."""
    words = {core for word in name.replace("(", " ").replace("[", " ").split() for core in cores_of(word)}
    return not cores_of(name).isdisjoint(_reserved_names()) or not words.isdisjoint(_nowhere())


@cache
def _reserved_names() -> frozenset[str]:
    return frozenset().union(*[cores_of(word) for word in (*WORDS, *OTHERS)])


@cache
def _nowhere() -> frozenset[str]:
    return frozenset().union(*[cores_of(word) for word in NOWHERE])
