"""The house rules of a match, and everything that depends only on them and the number of seats."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.cards import Counts
from ninelives.core.options import Option, Options, read_counts, write_counts
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.pieces import (
    CODES,
    DICE,
    HOUSE,
    MEOWS,
    MOST_COPIES,
    NAMES,
    PLACES,
    RINGS,
    SHORT,
    Ring,
    counts,
)


def own_deck(word: str) -> str:
    """Return a custom deck in the order of the codes."""
    return write_counts(read_counts(word, CODES, MOST_COPIES))


_OWN_DECKS: Final = (
    "catnip:1",  # runs out at once
    "wand:1,tuna:1,bag:1,cucumber:1",
    "laser:4,wand:4,yarn:4,box:4,catnip:4,tuna:4,bag:4,milk:4,cucumber:4",
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("ring", tuple(RINGS), "S2", "the numbers round the ring: 1-6 twice, six pairs of tiles, or 1-12"),
    Option("arcs", ("all", "short"), "S2", f"whether an arc may be of any length, or of at most {SHORT} tiles"),
    Option("memory", ("off", "own"), "S10", "whether your screen marks the tiles that you know"),
    Option(
        "deck", ("house",), "S13", "the Distraction cards: ours; or your own counts", own=own_deck, examples=_OWN_DECKS
    ),
    Option("chase", ("anytime", "own_turn"), "S19", "when the cat may be chased"),
    Option("target", ("40", "30", "20", "60"), "S20", "the winks that decide the match"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "sheet": {},
    "nap": {"target": "20", "arcs": "short", "memory": "own"},
    "insomnia": {"target": "60", "chase": "own_turn"},
}


@final
class Setup(Value):
    """Everything that depends only on options and seats, computed once: see `setup`."""

    __match_args__ = ("options", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.ring: Final[Ring] = RINGS[options["ring"]]
        self.numbers: Final[tuple[int, ...]] = self.ring.numbers
        self.short: Final[bool] = options["arcs"] == "short"
        self.memory: Final[bool] = options["memory"] == "own"
        self.deck: Final[Counts] = deck_list(options)
        self.anytime: Final[bool] = options["chase"] == "anytime"
        self.target: Final[int] = int(options["target"])
        self._hash: Final[int] = hash((options, seats))  # computed once too: the moves for dice are cached by setup

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (setup, (self.options, self.seats))


@lru_cache(maxsize=128)
def setup(options: Options, seats: int) -> Setup:
    return Setup(options, seats)


def deck_list(options: Options) -> Counts:
    chosen = options["deck"]
    if chosen == "house":
        return counts(HOUSE)
    return counts(read_counts(chosen, CODES, MOST_COPIES))


def components(options: Options) -> dict[str, int]:
    """Return what is in the box, by name and number (A5); our own cards are marked as house cards."""
    cards = {f"{NAMES[card]} (house card)": number for card, number in enumerate(deck_list(options)) if number}
    return {"Z tile": PLACES - MEOWS, "MEOW tile": MEOWS, "Die": DICE, **cards}
