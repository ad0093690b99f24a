"""The cards. Every number from the box that the rules use is defined here.

A card is an int: a code into the tables below. Codes are ordered as people sort a hand: Singles,
Doubles, Triples, Wilds, then the specials. Two cards with the same code are the same card.
"""

from typing import Final, Literal

from ninelives.core.cards import Card, Counts
from ninelives.core.language import gettext_noop, ngettext_noop

type Attribute = int
type AttributeWord = Literal["hat", "tie", "glasses", "blue", "red", "green"]
type Code = str  # a card: bh, gt2, w3, skip

HAT: Final = 0
TIE: Final = 1
GLASSES: Final = 2
BLUE: Final = 3
RED: Final = 4
GREEN: Final = 5
ATTRIBUTES: Final[tuple[Attribute, ...]] = (HAT, TIE, GLASSES, BLUE, RED, GREEN)
ATTRIBUTE_WORDS: Final[tuple[AttributeWord, ...]] = ("hat", "tie", "glasses", "blue", "red", "green")
# each as Go Fish asks for it, and a number of it
PLURALS: Final[tuple[str, ...]] = (
    gettext_noop("Hats"),
    gettext_noop("Bow Ties"),
    gettext_noop("Glasses"),
    gettext_noop("Blue"),
    gettext_noop("Red"),
    gettext_noop("Green"),
)
AMOUNTS: Final[tuple[tuple[str, str], ...]] = (
    ngettext_noop("{n} Hat", "{n} Hats"),
    ngettext_noop("{n} Bow Tie", "{n} Bow Ties"),
    ngettext_noop("{n} Glasses", "{n} Glasses"),
    ngettext_noop("{n} Blue", "{n} Blue"),
    ngettext_noop("{n} Red", "{n} Red"),
    ngettext_noop("{n} Green", "{n} Green"),
)

PAIRS: Final = 9  # three accessories in three colours: pair = 3 * accessory + colour
WILD: Final = 3 * PAIRS
SKIP: Final = WILD + 3
DRAW_THREE: Final = SKIP + 1
GO_FISH: Final = SKIP + 2
CANT_SEE_ME: Final = SKIP + 3
HANG_IN_THERE: Final = SKIP + 4
DOUBLE_TROUBLE: Final = SKIP + 5
KINDS: Final = SKIP + 6

_SPECIAL_CODES: Final = ("skip", "draw3", "fish", "hide", "hang", "trouble")


def _code(card: Card) -> str:
    if card >= SKIP:
        return _SPECIAL_CODES[card - SKIP]
    size, pair = divmod(card, PAIRS)
    if card >= WILD:
        size, stem = card - WILD, "w"
    else:
        stem = "brg"[pair % 3] + "htg"[pair // 3]
    return stem + ("", "2", "3")[size]


def _matches(card: Card, attribute: Attribute) -> bool:
    """Return whether a Single, Double or Triple shows this accessory or colour."""
    pair = card % PAIRS
    return card < WILD and attribute in {pair // 3, BLUE + pair % 3}


def _worth(card: Card, attribute: Attribute) -> int:
    if card >= SKIP:
        return 0
    if card >= WILD:
        return card - WILD + 1
    return card // PAIRS + 1 if _matches(card, attribute) else 0


CODES: Final[tuple[str, ...]] = tuple([_code(card) for card in range(KINDS)])
NAMES: Final[tuple[str, ...]] = (
    gettext_noop("Blue Hat"),
    gettext_noop("Red Hat"),
    gettext_noop("Green Hat"),
    gettext_noop("Blue Bow Tie"),
    gettext_noop("Red Bow Tie"),
    gettext_noop("Green Bow Tie"),
    gettext_noop("Blue Glasses"),
    gettext_noop("Red Glasses"),
    gettext_noop("Green Glasses"),
    gettext_noop("Double Blue Hat"),
    gettext_noop("Double Red Hat"),
    gettext_noop("Double Green Hat"),
    gettext_noop("Double Blue Bow Tie"),
    gettext_noop("Double Red Bow Tie"),
    gettext_noop("Double Green Bow Tie"),
    gettext_noop("Double Blue Glasses"),
    gettext_noop("Double Red Glasses"),
    gettext_noop("Double Green Glasses"),
    gettext_noop("Triple Blue Hat"),
    gettext_noop("Triple Red Hat"),
    gettext_noop("Triple Green Hat"),
    gettext_noop("Triple Blue Bow Tie"),
    gettext_noop("Triple Red Bow Tie"),
    gettext_noop("Triple Green Bow Tie"),
    gettext_noop("Triple Blue Glasses"),
    gettext_noop("Triple Red Glasses"),
    gettext_noop("Triple Green Glasses"),
    gettext_noop("Wild"),
    gettext_noop("Double Wild"),
    gettext_noop("Triple Wild"),
    gettext_noop("Skip"),
    gettext_noop("Draw 3"),
    gettext_noop("Go Fish"),
    gettext_noop("Can't See Me"),
    gettext_noop("Hang In There"),
    gettext_noop("Double Trouble"),
)
CARD_OF: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)}
# by attribute, then by card: its worth, and whether Go Fish takes it
WORTH: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([_worth(c, a) for c in range(KINDS)]) for a in ATTRIBUTES])
FISHED: Final[tuple[tuple[bool, ...], ...]] = tuple([tuple([_matches(c, a) for c in range(KINDS)]) for a in ATTRIBUTES])

# The box has no printed deck list: these are guesses (K3), and a host may choose another.
_TRIPLES: Final = {"bh3": 1, "gt3": 1, "rg3": 1}
_PAIR_CODES: Final = CODES[:PAIRS]


def _list(singles: int, rest: dict[str, int]) -> dict[str, int]:
    """Return a deck with this many Singles of each pair, one Double of each pair, and the rest."""
    return {**dict.fromkeys(_PAIR_CODES, singles), **{f"{pair}2": 1 for pair in _PAIR_CODES}, **rest}


WHITE: Final[dict[str, int]] = _list(4, {**_TRIPLES, "w": 3, "w2": 2, "skip": 2})
WHITE_ALTERNATIVE: Final[dict[str, int]] = _list(
    3, {**{f"{pair}3": 1 for pair in _PAIR_CODES}, "w": 4, "w2": 2, "skip": 4}
)
GREY: Final[dict[str, int]] = _list(
    3,
    {**_TRIPLES, "w": 2, "w2": 1, "w3": 2, "skip": 2, "draw3": 2, "fish": 2, "hide": 1, "hang": 2, "trouble": 2},
)
# A custom deck is no larger than both boxes. Each Double Trouble doubles the bids that there are, and each Go Fish
# multiplies the ways in which hidden cards may have moved: more of them could not be computed in time.
MOST_CARDS: Final = 110
MOST_SPECIALS: Final = 12
MOST_COSTLY: Final = 4
COSTLY: Final[tuple[Card, ...]] = (GO_FISH, DOUBLE_TROUBLE)

MOST_SEATS: Final = 10
START: Final = 5
START_CROWDED: Final = 3
CROWD: Final = 7  # with this many seats or more, START_CROWDED applies
DRAWN_BY_DRAW_THREE: Final = 3


def counts(deck: dict[str, int]) -> Counts:
    return tuple([deck.get(code, 0) for code in CODES])
