"""The house rules of a match, and everything that depends only on them and the number of seats."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.cards import Card, Counts
from ninelives.core.errors import BadOption
from ninelives.core.language import gettext as _
from ninelives.core.options import (
    NumberReader,
    Option,
    Options,
    first_player_option,
    possible_starters,
)
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.pieces import (
    DICE,
    FACES,
    MEOWS,
    MOST_SEATS,
    MOST_WINKS,
    PLACES,
    RINGS,
    ROUNDS,
    Ring,
)
from ninelives.games.shut_up_cat.pieces.distractions import EFFECTS, NAMES, counts_of, names_of, own_deck


def own_ring(word: str) -> str:
    """Return the numbers of a board of one's own; dice must find each of theirs, so that Sleep is never blocked."""
    numbers = word.split(",")
    known = [str(number) for number in range(1, PLACES + 1)]
    if len(numbers) != PLACES or not set(numbers) <= set(known) or not {str(face) for face in FACES} <= set(numbers):
        raise BadOption(
            "ring can be {rings}, or {places} numbers from 1 to {places} clockwise, with each of 1 to 6 among them, "
            "as in 1,2,3,4,5,6,6,5,4,3,2,1.",
            rings=", ".join(RINGS),
            places=PLACES,
        )
    return word


_OWN_DECKS: Final = (
    "catnip:1",  # runs out at once
    "wand:1,tuna:1,bag:1,cucumber:1",
    "laser:4,wand:4,yarn:4,box:4,catnip:4,tuna:4,bag:4,milk:4,cucumber:4",
    "laser=Red Dot:4,mirror:3,brush:2,sun:2,plugs:1,broom:2,fan:2,spray:2,milk=Goat's Milk:5",
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "ring",
        ("twice", "pairs", "twelve"),
        "S2",
        "the numbers round the ring: 1-6 twice, six pairs of tiles, or 1-12; or your own",
        own=own_ring,
        examples=("1,2,3,4,5,6,6,5,4,3,2,1", "1,1,1,2,2,3,4,5,6,6,12,6"),
    ),
    Option("arcs", ("all", "short"), "S2", "whether an arc ends where its number first comes, or may run on"),
    Option("memory", ("off", "own"), "S10", "whether your screen marks the tiles that you know"),
    Option("deck", ("house",), "S13", "the Distraction cards: ours; or your own", own=own_deck, examples=_OWN_DECKS),
    Option("chase", ("before_reveal", "anytime", "own_turn"), "S19", "when the cat may be chased"),
    Option(
        "target",
        ("40", "30", "20", "60"),
        "S20",
        "the winks that decide the match; or another number",
        own=NumberReader("target", range(11, MOST_WINKS + 1)),
        examples=("11", "100"),
    ),
    Option("rounds", (str(ROUNDS), "none"), "S24", "after how many rounds the match ends all the same"),
    Option("order", ("same", "rotating"), "S1", "whether the same player starts every round, or the next one does"),
    first_player_option(MOST_SEATS, "who starts: chance chooses; or a player, counted from 1"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "sheet": {},
    "anytime": {"arcs": "short", "chase": "anytime"},
    "nap": {"target": "20", "memory": "own"},
    "insomnia": {"target": "60", "arcs": "short", "chase": "own_turn"},
}


@final
class Setup(Value):
    """Everything that depends only on options and seats, computed once: see `setup`."""

    __match_args__ = ("options", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.ring: Final[Ring] = ring_of(options)
        self.numbers: Final[tuple[int, ...]] = self.ring.numbers
        self.short: Final[bool] = options["arcs"] == "short"
        self.memory: Final[bool] = options["memory"] == "own"
        self.deck: Final[Counts] = counts_of(options["deck"])
        self.names: Final[tuple[str, ...]] = names_of(options["deck"])  # of the cards
        self.own_turn: Final[bool] = options["chase"] == "own_turn"
        self.before_reveal: Final[bool] = options["chase"] == "before_reveal"
        self.target: Final[int] = int(options["target"])
        self.rounds: Final[int] = ROUNDS if options["rounds"] == str(ROUNDS) else 0  # 0: as many as it takes
        self.rotating: Final[bool] = options["order"] == "rotating"
        self.starters: Final[tuple[int, ...]] = possible_starters(options, seats)
        self._hash: Final[int] = hash((options, seats))  # computed once too: the moves for dice are cached by setup

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (setup, (self.options, self.seats))


@lru_cache(maxsize=128)
def setup(options: Options, seats: int) -> Setup:
    return Setup(options, seats)


def ring_of(options: Options) -> Ring:
    chosen = options["ring"]
    if chosen in RINGS:
        return RINGS[chosen]
    return Ring(tuple([int(number) for number in chosen.split(",")]), 1)


def components(options: Options) -> dict[str, int]:
    """Return what is in the box, by name and number (A5); our own cards are marked as house cards."""
    names, counts = names_of(options["deck"]), counts_of(options["deck"])
    cards = {_card_words(card, names[card]): number for card, number in enumerate(counts) if number}
    return {_("Z tile"): PLACES - MEOWS, _("MEOW tile"): MEOWS, _("Die"): DICE, **cards}


def _card_words(card: Card, name: str) -> str:
    return _("{card} (house card)", card=_(name)) if name == NAMES[card] else f"{name} ({EFFECTS[card]})"
