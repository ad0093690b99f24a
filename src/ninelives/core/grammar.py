"""What people say for the moves of a game, as data: verbs, things, and words that say nothing.

Phrases are in lower case, without apostrophes, have bars between them, and leave out fillers: `peek | look pile` is
also "look at the pile".
`ninelives.core.understanding` reads lines by it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ninelives.core.language import Message

type Thing = tuple[str, str]  # its kind, and the word for it in the notation: ("seat", "2"), ("what", "snow")

BAR: Final = "|"
ANY_NUMBER: Final = "*"  # after the last kind that a verb takes
FILLERS: Final = frozenset(
    {"a", "an", "and", "at", "by", "down", "for", "from", "i", "id", "ill", "im", "in", "is", "it", "lets", "like"}
    | {"me", "my", "of", "off", "on", "please", "some", "that", "the", "them", "then", "these", "this", "those"}
    | {"to", "up", "want", "will", "with", "would", "your", "yours"}
)


class Verb(NamedTuple):
    """A verb of the notation, and what people say for it. A game may have several of one word."""

    word: str  # the first word of its moves, as they are written
    said: str = ""  # phrases, with a bar between
    takes: tuple[str, ...] = ()  # the kinds of things that its moves name, in this order
    question: str = ""  # what is asked where things are missing; {example} is such a move
    example: str = ""  # a move that is refused for the usual reason where no move of this verb is allowed
    lack: tuple[str, str] = ("", "")  # the ruling and reason to give instead, where that is the ruling
    unsaid: bool = False  # whether its things alone mean it: `3 hats`


def mention_nothing(_view: object, _move: object) -> tuple[tuple[Thing, ...], ...]:
    return ()


def doubt_nothing(_view: object, _move: object) -> str | Message:
    return ""


class Grammar(NamedTuple):
    """All that can be said in a game."""

    verbs: tuple[Verb, ...] = ()
    things: Mapping[str, Mapping[str, str]] = {}  # by kind: the words of the notation, and phrases for each
    numbers: frozenset[str] = frozenset()  # kinds whose words are numbers
    spelt: Mapping[str, str] = {}  # kinds that are written together in these letters: tiles, as `zmz`
    unordered: frozenset[str] = frozenset()  # kinds that may be named in any order
    particles: frozenset[str] = frozenset()  # words of the notation that name nothing: under
    fillers: frozenset[str] = frozenset()  # besides those of every game
    never: Mapping[str, tuple[str, str]] = {}  # phrases for what nobody may do: the ruling, and the reason
    # other things that a legal move may be called by, in one or more ways: the bid that a challenge is about
    mentions: Callable[[Any, Any], tuple[tuple[Thing, ...], ...]] = mention_nothing
    # what a person may have overlooked who makes this legal move, as a question; "" if nothing
    doubts: Callable[[Any, Any], str | Message] = doubt_nothing
