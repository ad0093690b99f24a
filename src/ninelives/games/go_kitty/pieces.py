"""The cards, the seasons and the Clowders, as data.

A card is an int: twelve Traits in the order of their Seasons, three each, then the Mouse. What can be asked for is an
int too: a Trait, then a Season, then the Mouse. A set of cards is an int with one bit for each.
"""

from typing import Final, Literal

from ninelives.core.cards import Card, Counts, Hand
from ninelives.core.language import gettext_noop

type Season = int
type What = int  # what is asked for
type Faces = int  # a set of cards: what a card may be

type SeasonWord = Literal["winter", "spring", "summer", "fall"]
type TraitWord = Literal[
    "light", "cozy", "snow", "clover", "rain", "flower", "firefly", "fan", "icecream", "apple", "pumpkin", "leaf"
]
type Code = TraitWord | Literal["mouse"]  # a card
type WhatWord = Code | SeasonWord
type ClowderWord = Literal["kind", "year", "season"]

# three Traits per Season, then the Mouse
CODES: Final[tuple[Code, ...]] = (
    "light",
    "cozy",
    "snow",
    "clover",
    "rain",
    "flower",
    "firefly",
    "fan",
    "icecream",
    "apple",
    "pumpkin",
    "leaf",
    "mouse",
)
NAMES: Final[tuple[str, ...]] = (
    gettext_noop("Light"),
    gettext_noop("Cozy"),
    gettext_noop("Snow"),
    gettext_noop("Clover"),
    gettext_noop("Rain"),
    gettext_noop("Flower"),
    gettext_noop("Firefly"),
    gettext_noop("Fan"),
    gettext_noop("Ice Cream"),
    gettext_noop("Apple"),
    gettext_noop("Pumpkin"),
    gettext_noop("Leaf"),
    gettext_noop("Mouse"),
)
# the cards as the box lists them
BOX_NAMES: Final[tuple[str, ...]] = (
    gettext_noop("Light Kitty"),
    gettext_noop("Cozy Kitty"),
    gettext_noop("Snow Kitty"),
    gettext_noop("Clover Kitty"),
    gettext_noop("Rain Kitty"),
    gettext_noop("Flower Kitty"),
    gettext_noop("Firefly Kitty"),
    gettext_noop("Fan Kitty"),
    gettext_noop("Ice Cream Kitty"),
    gettext_noop("Apple Kitty"),
    gettext_noop("Pumpkin Kitty"),
    gettext_noop("Leaf Kitty"),
    gettext_noop("Mouse"),
)
# what the authors' later rules call them (G35): the same cards and tokens
LATER_NAMES: Final[dict[str, str]] = {
    "Cozy": gettext_noop("Snug"),
    "Snow": gettext_noop("Cold"),
    "Flower": gettext_noop("Posy"),
    "Leaf": gettext_noop("Leaf Pile"),
    "Cozy Kitty": gettext_noop("Snug Kitty"),
    "Snow Kitty": gettext_noop("Cold Kitty"),
    "Flower Kitty": gettext_noop("Posy Kitty"),
    "Leaf Kitty": gettext_noop("Leaf Pile Kitty"),
    "Seek Token": gettext_noop("Pounce Token"),
}
# and the same as they are typed
LATER_CODES: Final[dict[str, str]] = {"cozy": "snug", "snow": "cold", "flower": "posy", "leaf": "leafpile"}
CARD_OF: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)}

SEASON_WORDS: Final[tuple[SeasonWord, ...]] = ("winter", "spring", "summer", "fall")
SEASON_NAMES: Final[tuple[str, ...]] = (
    gettext_noop("Winter"),
    gettext_noop("Spring"),
    gettext_noop("Summer"),
    gettext_noop("Fall"),
)
SEASONS: Final[tuple[Season, ...]] = (0, 1, 2, 3)
TRAITS_EACH: Final = 3  # in a Season
MOUSE: Final[Card] = 12
KINDS: Final = 13
COPIES: Final = 4
DECK: Final[Counts] = (COPIES,) * KINDS
MOUSE_FACE: Final[Faces] = 1 << MOUSE
KITTIES: Final[Faces] = MOUSE_FACE - 1
ANY: Final[Faces] = (1 << KINDS) - 1

# what can be asked for: the Traits as the cards are numbered, then the Seasons, then the Mouse
FIRST_SEASON: Final[What] = 12
ASK_MOUSE: Final[What] = 16
WHATS: Final[tuple[What, ...]] = tuple(range(ASK_MOUSE + 1))
WHAT_WORDS: Final[tuple[WhatWord, ...]] = (*CODES[:MOUSE], *SEASON_WORDS, CODES[MOUSE])
WHAT_NAMES: Final[tuple[str, ...]] = (*NAMES[:MOUSE], *SEASON_NAMES, NAMES[MOUSE])
WHAT_OF: Final[dict[str, What]] = {word: what for what, word in enumerate(WHAT_WORDS)}


def season_of(card: Card) -> Season:
    return card // TRAITS_EACH


def season_asked(what: What) -> Season:
    return what - FIRST_SEASON


def is_trait(what: What) -> bool:
    return 0 <= what < FIRST_SEASON


def is_season(what: What) -> bool:
    return FIRST_SEASON <= what < ASK_MOUSE


def _faces(what: What) -> Faces:
    if what == ASK_MOUSE:
        return 1 << MOUSE
    if is_season(what):
        return 0b111 << TRAITS_EACH * season_asked(what)
    return 1 << what


FACES: Final[tuple[Faces, ...]] = tuple([_faces(what) for what in WHATS])  # the cards that answer what is asked for

KIND: Final = 0
YEAR: Final = 1
SEASON: Final = 2
CLOWDER_WORDS: Final[tuple[ClowderWord, ...]] = ("kind", "year", "season")
POINTS: Final = (3, 2, 1)
CLOWDER_SIZE: Final = 4
GROWING: Final = (0, 1, 4, 10, 16)  # points of Seasonal Clowders of so many different Seasons, where these grow (G39)

DEALT: Final = 5
TOKENS: Final = 3
LOOKED_AT: Final = 3
MOST_SEATS: Final = 5
MOST_TURNS: Final = 60  # per seat; a longer match counts as endless
QUIET_ROUNDS: Final = 2  # rounds of nothing but skips that turn no token back


def held(hand: Hand, faces: Faces) -> Hand:
    """Return the cards of a hand that are among these."""
    return tuple([card for card in hand if faces >> card & 1])
