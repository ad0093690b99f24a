"""The Distraction cards: what each does, and the decks that a host may play with. A card is an int into these tables.

The rule sheet says only that there are 23 cards: names, effects and counts are ours (S13). Whoever owns the real ones
can enter them as a deck of their own: each card is an effect, a name for it, and a number of copies.
"""

from typing import Final, Literal

from ninelives.core.cards import Card, Counts
from ninelives.core.errors import BadOption
from ninelives.core.language import Message, gettext_lazy, gettext_noop
from ninelives.core.line import is_clean

type Distraction = Literal[
    "laser",
    "wand",
    "yarn",
    "box",
    "catnip",
    "tuna",
    "bag",
    "milk",
    "cucumber",
    "mirror",
    "brush",
    "sun",
    "plugs",
    "broom",
    "fan",
    "spray",
]

LASER: Final = 0
WAND: Final = 1
YARN: Final = 2
BOX: Final = 3
CATNIP: Final = 4
TUNA: Final = 5
BAG: Final = 6
MILK: Final = 7
CUCUMBER: Final = 8
MIRROR: Final = 9
BRUSH: Final = 10
SUN: Final = 11
PLUGS: Final = 12
BROOM: Final = 13
FAN: Final = 14
SPRAY: Final = 15
KINDS: Final = 16

TREATS: Final = (CATNIP, MILK, BRUSH, SUN, PLUGS, BROOM, FAN, SPRAY)  # need nothing more than being played

SUN_WINKS: Final = 3  # what the Sunny Spot is worth

_CARDS: Final[tuple[tuple[Distraction, str, Message], ...]] = (
    ("laser", gettext_noop("Laser Pointer"), gettext_lazy("roll any of your dice again")),
    ("wand", gettext_noop("Feather Wand"), gettext_lazy("a die up or down by 1")),
    ("yarn", gettext_noop("Ball of Yarn"), gettext_lazy("a die to its opposite face")),
    ("box", gettext_noop("Cardboard Box"), gettext_lazy("a die to any other face")),
    ("catnip", gettext_noop("Catnip"), gettext_lazy("one MEOW does not count this turn")),
    ("tuna", gettext_noop("Tin of Tuna"), gettext_lazy("look at two tiles in secret")),
    ("bag", gettext_noop("Paper Bag"), gettext_lazy("swap a die with one on the Pillow")),
    ("milk", gettext_noop("Warm Milk"), gettext_lazy("multiplier counts 1 higher this turn")),
    ("cucumber", gettext_noop("Cucumber"), gettext_lazy("swap two tiles unseen")),
    ("mirror", gettext_noop("Hand Mirror"), gettext_lazy("a die shows what another of yours shows")),
    ("brush", gettext_noop("Soft Brush"), gettext_lazy("multiplier up by 1")),
    ("sun", gettext_noop("Sunny Spot"), gettext_lazy("take {number} Z", number=SUN_WINKS)),
    ("plugs", gettext_noop("Ear Plugs"), gettext_lazy("no MEOW counts this turn")),
    ("broom", gettext_noop("Broom"), gettext_lazy("all dice on the Pillow go to the pile")),
    ("fan", gettext_noop("Ceiling Fan"), gettext_lazy("every tile moves one place clockwise")),
    ("spray", gettext_noop("Spray Bottle"), gettext_lazy("every other multiplier down by 1")),
)
CODES: Final[tuple[Distraction, ...]] = tuple([code for code, _name, _effect in _CARDS])
NAMES: Final[tuple[str, ...]] = tuple([name for _code, name, _effect in _CARDS])
EFFECTS: Final[tuple[Message, ...]] = tuple([effect for _code, _name, effect in _CARDS])
CARD_OF: Final[dict[str, Card]] = {code: card for card, code in enumerate(CODES)}

HOUSE: Final = "house"
HOUSE_DECK: Final = "laser:4,wand:3,yarn:3,box:2,catnip:3,tuna:2,bag:2,milk:2,cucumber:2"
MOST_COPIES: Final = 23  # of each card in a deck of one's own
LONGEST_NAME: Final = 24


def counts_of(deck: str) -> Counts:
    """Return how many of each card a deck has."""
    copies = {card: number for card, _name, number in _entries(deck)}
    return tuple([copies.get(card, 0) for card in range(KINDS)])


def names_of(deck: str) -> tuple[str, ...]:
    """Return the names of all cards, with those of one's own."""
    own = {card: name for card, name, _number in _entries(deck)}
    return tuple([own.get(card, NAMES[card]) for card in range(KINDS)])


def own_deck(word: str) -> str:
    """Return a deck of one's own in the order of the cards, without cards of which there are none."""
    entries = _entries(word)
    names = names_of(word)
    if len({name.lower() for name in names}) < KINDS:
        raise BadOption("Two cards of this deck have the same name: give each its own.")
    return ",".join([_written(card, names[card], number) for card, _name, number in sorted(entries)])


def _written(card: Card, name: str, copies: int) -> str:
    return f"{CODES[card]}:{copies}" if name == NAMES[card] else f"{CODES[card]}={name}:{copies}"


def _entries(deck: str) -> list[tuple[Card, str, int]]:
    """Return card, name and number of copies of each part of a deck; raise BadOption with how to write one."""
    entries: list[tuple[Card, str, int]] = []
    for part in (HOUSE_DECK if deck == HOUSE else deck).split(","):
        entry = _entry(part)
        if entry is None or entry[0] in [card for card, _name, _number in entries]:
            raise BadOption(
                "{part!r} does not fit: write a deck like laser:4,wand=Rod:3, each card once, at most {most} of it. "
                "Cards: {codes}.",
                part=part,
                most=MOST_COPIES,
                codes=", ".join(CODES),
            )
        entries.append(entry)
    dealt = [entry for entry in entries if entry[2]]
    if not dealt:
        raise BadOption("A deck needs cards: this one has none.")
    return dealt


def _entry(part: str) -> tuple[Card, str, int] | None:
    card, _, number = part.partition(":")
    code, named, name = card.partition("=")
    fits = code in CARD_OF and number in [str(copies) for copies in range(MOST_COPIES + 1)]
    if not fits or (named and not _is_name(name)):
        return None
    return CARD_OF[code], name or NAMES[CARD_OF[code]], int(number)


def _is_name(name: str) -> bool:
    """Return whether this can be a card's name: short, and of nothing that a sentence or a deck uses as a sign."""
    return len(name) <= LONGEST_NAME and is_clean(name) and all(part.isalnum() for part in _words(name))


def _words(name: str) -> list[str]:
    return name.replace("-", " ").replace("'", " ").split(" ")
