"""All phrases that are known at a table, each with what it can be, and the phrases of a line."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, final

from ninelives.core.grammar import ANY_NUMBER, BAR, FILLERS, Grammar, Thing, Verb
from ninelives.core.notation import LONGEST_NUMBER

MIN_LETTERS: Final = 3  # of a word that may be mistyped; a shorter one is a place or a number
NUMBERS: Final = (
    "zero | one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | thirteen | fourteen"
    " | fifteen | sixteen | seventeen | eighteen | nineteen | twenty"
)
ANY_WORD: Final = "word"  # the only kind in a game without a grammar
NAMED_SEAT: Final = "seat"  # the kind that the names at the table are of
VERB: Final = "verb"  # the kind of a verb, by its word
NEVER: Final = "never"  # the kind of what is never allowed, by its phrase
FILLER: Final[Thing] = ("filler", "")
_WORD: Final = re.compile(r"(?<!\S)-\d+|\d+\.\d+|\w+")


class Token(NamedTuple):
    """A phrase of the line, and all that it can be."""

    text: str
    roles: frozenset[Thing]

    @property
    def verbs(self) -> list[str]:
        return [word for kind, word in self.roles if kind == VERB]

    def word_as(self, kind: str) -> str:
        """Return the word of the notation for this, as a thing of that kind; "" if it is none."""
        return next((word for role, word in self.roles if role == kind), "")

    @property
    def is_only_a_verb(self) -> bool:
        return bool(self.roles) and all(kind == VERB for kind, _word in self.roles)


@final
class Lexicon:
    """All phrases that are known at a table, each with what it can be."""

    def __init__(self, grammar: Grammar, seats: Iterable[tuple[str, Thing]]) -> None:
        self.fillers: Final = FILLERS | grammar.fillers
        self._numbers: Final = grammar.numbers
        self._spelt: Final = grammar.spelt
        self._roles: Final[dict[tuple[str, ...], set[Thing]]] = {}
        for filler in self.fillers:
            self._learn(filler, FILLER)
        for verb in grammar.verbs:
            self._learn(f"{verb.word} {BAR} {verb.said}", (VERB, verb.word))
        for kind, words in grammar.things.items():
            for word, phrases in words.items():
                self._learn(f"{word} {BAR} {phrases}", (kind, word))
        for kind, letters in self._spelt.items():
            for letter in letters:
                self._learn(letter, (kind, letter))
        for phrases in grammar.never:
            self._learn(phrases, (NEVER, phrases))
        for name, thing in seats:
            self._learn(name, thing)
        for number, word in enumerate(NUMBERS.split(BAR)):
            for kind in self._numbers:
                self._learn(word, (kind, str(number)))
        self._phrases: Final[dict[str, list[tuple[str, ...]]]] = {}
        for phrase in sorted(self._roles, key=len, reverse=True):
            self._phrases.setdefault(phrase[0], []).append(phrase)

    def _learn(self, phrases: str, role: Thing) -> None:
        for phrase in phrases.split(BAR):
            words = tuple(self.words_of(phrase))
            if words:
                self._roles.setdefault(words, set()).add(role)

    def words_of(self, text: str) -> list[str]:
        """Return the words of a text; what is spelt of certain letters falls apart into these."""
        return [part for word in words_in(text) for part in self._spelled(word)]

    def _spelled(self, word: str) -> Iterable[str]:
        return word if any(set(word) <= set(letters) for letters in self._spelt.values()) else (word,)

    def tokens_of(self, line: str) -> list[Token]:
        """Return the phrases of a line, the longest ones that are known."""
        words = self.words_of(line)
        tokens: list[Token] = []
        start = 0
        while start < len(words):
            phrase, end = self._phrase_at(words, start)
            tokens.append(Token(" ".join(words[start:end]), self._roles_of(phrase)))
            start = end
        return tokens

    def likely(self, word: str) -> Token:
        """Return what a mistyped word was meant to be; numbers and short words are meant as they are."""
        is_exact = len(word) < MIN_LETTERS or not word.isalpha()
        known = [] if is_exact else [phrase for phrase in self._roles if len(phrase) == 1]
        alike = [self._roles_of(phrase) for phrase in known if is_one_slip(word, phrase[0])]
        return Token(word, frozenset().union(*alike))

    def _phrase_at(self, words: list[str], start: int) -> tuple[tuple[str, ...], int]:
        for phrase in self._phrases.get(words[start], []):
            end = self._end_of(phrase, words, start)
            if end:
                return phrase, end
        return (words[start],), start + 1

    def _end_of(self, phrase: tuple[str, ...], words: list[str], start: int) -> int:
        """Return where a phrase ends that begins here, 0 if it does not; fillers may stand in it."""
        end = start
        for part in phrase:
            while end < len(words) and words[end] != part and words[end] in self.fillers:
                end += 1
            if end == len(words) or words[end] != part:
                return 0
            end += 1
        return end

    def _roles_of(self, phrase: tuple[str, ...]) -> frozenset[Thing]:
        roles = set(self._roles.get(phrase, ()))
        if len(phrase) == 1 and phrase[0].isascii() and phrase[0].isdecimal() and len(phrase[0]) <= LONGEST_NUMBER:
            roles.update([(kind, str(int(phrase[0]))) for kind in self._numbers])
        is_letter = len(phrase) == 1 and len(phrase[0]) == 1 and phrase[0].isalpha()
        return frozenset(
            roles - {FILLER} if is_letter and len(roles) > 1 else roles
        )  # `a` is a place before an article


def words_in(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("'", "").replace("\u2019", ""))


def is_one_slip(typed: str, meant: str) -> bool:
    """Return whether one letter is missing, too many or wrong, or two are swapped."""
    same = 0
    while same < min(len(typed), len(meant)) and typed[same] == meant[same]:
        same += 1
    rest, other = typed[same:], meant[same:]
    swapped = other[1:2] + other[:1] + other[2:]
    return typed != meant and (rest[1:] == other or rest == other[1:] or rest[1:] == other[1:] or rest == swapped)


def bare_grammar(moves: Iterable[str]) -> Grammar:
    """Return the grammar of a game that has none: its moves, as they are written."""
    words = {word: "" for move in moves for word in words_in(move)}
    verbs = tuple(
        [Verb(word, takes=(f"{ANY_WORD}{ANY_NUMBER}",)) for word in {move.partition(" ")[0] for move in moves}]
    )
    return Grammar(verbs, {ANY_WORD: words}, numbers=frozenset({ANY_WORD}))


def seat_things(names: tuple[str, ...], seat: int) -> Iterator[tuple[str, Thing]]:
    """Yield what the players are called; names come with `'s` too."""
    for other, name in enumerate(names):
        for kind in (NAMED_SEAT, ANY_WORD):
            yield name, (kind, str(other))
            yield f"{name}s", (kind, str(other))
    yield "me | myself", (NAMED_SEAT, str(seat))
