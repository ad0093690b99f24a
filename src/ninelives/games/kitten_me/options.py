"""The house rules of a match, and everything that depends only on them and the number of seats."""

from functools import lru_cache
from typing import Final, final

from ninelives.core.cards import Card, Counts, Hand, cards_of
from ninelives.core.errors import BadOption
from ninelives.core.language import gettext_lazy, gettext_noop
from ninelives.core.options import Option, Options, first_player_option, possible_starters, read_counts, write_counts
from ninelives.core.value import Value
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import (
    ATTRIBUTES,
    CODES,
    COSTLY,
    CROWD,
    DOUBLE_TROUBLE,
    DRAW_THREE,
    DRAWN_BY_DRAW_THREE,
    GREY,
    KINDS,
    MOST_CARDS,
    MOST_COSTLY,
    MOST_SEATS,
    MOST_SPECIALS,
    NAMES,
    SKIP,
    START,
    START_CROWDED,
    WHITE,
    WHITE_ALTERNATIVE,
    WORTH,
    Attribute,
    counts,
)


def own_list(word: str) -> str:
    """Return a custom deck in the order of the codes."""
    deck = read_counts(word, CODES, MOST_CARDS)
    amounts = [(gettext_noop("cards"), sum(deck.values()), MOST_CARDS)]
    amounts += [(NAMES[card], deck.get(CODES[card], 0), _most_of(card)) for card in range(SKIP, KINDS)]
    for what, number, most in amounts:
        if number > most:
            raise BadOption(
                "This list has {number} {what}. A list can have {cards} cards, {specials} of each special card, "
                "{costly} of Go Fish and of Double Trouble.",
                number=number,
                what=gettext_lazy(what),
                cards=MOST_CARDS,
                specials=MOST_SPECIALS,
                costly=MOST_COSTLY,
            )
    return write_counts(deck)


def _most_of(special: Card) -> int:
    return MOST_COSTLY if special in COSTLY else MOST_SPECIALS


_OWN_LISTS: Final = (
    "bh:4,rt2:2,gg3:2,w:2,w3:1,skip:2,draw3:3,fish:4,hide:1,hang:2,trouble:2",
    "bh:3,bt:3,rh:3,rt:3,gg:3,bh2:2,w:1,skip:12,draw3:6,fish:4",
)
_NUMBERS: Final = tuple([str(number) for number in range(1, 8)])
_CAPS: Final = tuple([str(number) for number in range(5, 13)])

OPTIONS: Final[tuple[Option, ...]] = (
    Option("deck", ("white", "grey", "both"), "K2", "which deck is dealt: white, grey, or both shuffled together"),
    Option(
        "list",
        ("default", "alternative"),
        "K3",
        "what is in the box; or your own counts",
        own=own_list,
        examples=_OWN_LISTS,
    ),
    Option("start", ("auto", *_NUMBERS), "K5", "cards each at the start; auto is 5, or 3 with seven seats or more"),
    Option("lowest", ("1", "2"), "K6", "the smallest opening bid"),
    Option("flip", ("on", "off"), "K10", "whether the dealer turns one more card at the reveal"),
    Option("dealer_may_skip", ("no", "yes"), "K13", "whether an action card may be played before any bid"),
    Option("own_bid", ("must_raise", "may_act"), "K14", "what to do when your own bid comes back to you"),
    Option("go_fish", ("private", "open"), "K21", "whether all see the faces that Go Fish moves"),
    Option("double_trouble", ("each", "once"), "K24", "whether a second Double Trouble in a hand doubles again"),
    Option("hang_purrfect", ("2", "1"), "K29", "the gain of a right Purrfect with Hang In There in hand"),
    Option("hang_bidder", ("over", "met", "any_miss"), "K30", "when a bidder's Hang In There pays against a Purrfect"),
    Option("hang_stack", ("each", "once"), "K31", "whether a second Hang In There pays again"),
    Option("most", ("none", *_CAPS), "K32", "the most cards a seat may have"),
    Option("purrfect", ("on", "off"), "K34", "whether Purrfect may be called"),
    first_player_option(MOST_SEATS, "who deals first: chance chooses; or a player, counted from 1"),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "first-game": {"purrfect": "off"},
    "classic": {},
    "second-printing": {"lowest": "2"},
    "deluxe": {"deck": "grey"},
    "chaos": {"deck": "both"},
}


@final
class Ladder(Value):
    """All bids that a number of cards allows, lowest first, and the index at which each number starts."""

    __match_args__ = ("ceilings",)

    def __init__(self, ceilings: tuple[int, ...]) -> None:
        self.ceilings: Final[tuple[int, ...]] = ceilings
        self.top: Final[int] = max(ceilings)
        bids: list[Bid] = []
        starts: list[int] = [0]
        for number in range(1, self.top + 1):
            starts.append(len(bids))
            bids += [Bid(number, attribute) for attribute in ATTRIBUTES if number <= ceilings[attribute]]
        starts.append(len(bids))
        self.bids: Final[tuple[Bid, ...]] = tuple(bids)
        self.starts: Final[tuple[int, ...]] = tuple(starts)


@final
class Setup(Value):
    """Everything that depends only on options and seats, computed once: see `setup`."""

    __match_args__ = ("options", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.deck: Final[Counts] = deck_list(options)
        self.cards: Final[Hand] = cards_of(self.deck)
        self.size: Final[int] = len(self.cards)
        auto = START_CROWDED if seats >= CROWD else START
        self.start: Final[int] = auto if options["start"] == "auto" else int(options["start"])
        self.lowest: Final[int] = int(options["lowest"])
        self.flip: Final[bool] = options["flip"] == "on"
        self.dealer_may_skip: Final[bool] = options["dealer_may_skip"] == "yes"
        self.must_raise: Final[bool] = options["own_bid"] == "must_raise"
        self.open_fish: Final[bool] = options["go_fish"] == "open"
        self.trouble_each: Final[bool] = options["double_trouble"] == "each"
        self.hang_adds: Final[bool] = options["hang_purrfect"] == "2"
        self.hang_met: Final[bool] = options["hang_bidder"] == "met"
        self.hang_any_miss: Final[bool] = options["hang_bidder"] == "any_miss"
        self.hang_each: Final[bool] = options["hang_stack"] == "each"
        self.most: Final[int] = self.size if options["most"] == "none" else int(options["most"])
        self.purrfect: Final[bool] = options["purrfect"] == "on"
        self.starters: Final[tuple[int, ...]] = possible_starters(options, seats)
        self._ladders: Final[dict[int, Ladder]] = {}
        self._hash: Final[int] = hash((options, seats))  # computed once too: bots cache results by setup

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (setup, (self.options, self.seats))

    def doubling(self, troubles: int) -> int:
        """Return the factor of this many Double Troubles in a hand (K24)."""
        return 1 << (troubles if self.trouble_each else min(troubles, 1))

    def ladder(self, dealt: int) -> Ladder:
        """Return the bids that are possible in a round in which this many cards are dealt.

        A Draw 3 that is played brings just the cards that were counted for it before, so this is the same all round.
        """
        found = self._ladders.get(dealt)
        if found is None:
            found = Ladder(tuple([_ceiling(self, attribute, dealt) for attribute in ATTRIBUTES]))
            self._ladders[dealt] = found
        return found


@lru_cache(maxsize=128)
def setup(options: Options, seats: int) -> Setup:
    made = Setup(options, seats)
    _check(made)
    return made


def deck_list(options: Options) -> Counts:
    chosen = options["list"]
    if chosen not in {"default", "alternative"}:
        return counts(read_counts(chosen, CODES, MOST_CARDS))
    white = counts(WHITE_ALTERNATIVE if chosen == "alternative" else WHITE)
    grey = counts(GREY)
    both = tuple([one + other for one, other in zip(white, grey, strict=True)])
    return {"white": white, "grey": grey, "both": both}[options["deck"]]


def _check(made: Setup) -> None:
    needed = made.seats * made.start + 1
    if needed > made.size:
        raise BadOption(
            "{seats} seats with {start} cards need {needed} cards; this deck has {size}: "
            "lower start, or choose deck both or a longer list.",
            seats=made.seats,
            start=made.start,
            needed=needed,
            size=made.size,
        )
    if made.start > made.most:
        raise BadOption(
            "start {start} is above most {most}: raise most or lower start.", start=made.start, most=made.most
        )
    if made.ladder(2).top < made.lowest:
        raise BadOption(
            "This deck could never hold a bid of {lowest} with two cards dealt: add Kittens to the list.",
            lowest=made.lowest,
        )


def _ceiling(made: Setup, attribute: Attribute, dealt: int) -> int:
    """Return the highest total that is possible in a round: of the cards dealt, all cards drawn, and the flip (K7)."""
    held = min(dealt + DRAWN_BY_DRAW_THREE * made.deck[DRAW_THREE], made.size)
    # whoever draws the last card takes the flip away: one card less and a flip may come to more
    return max(_highest(made, attribute, held), _highest(made, attribute, min(held, made.size - 1)))


def _highest(made: Setup, attribute: Attribute, held: int) -> int:
    """Return the highest total of this many cards in hands and the flip, if a card is left for it."""
    worth = WORTH[attribute]
    values = sorted([worth[card] for card in made.cards if worth[card]], reverse=True)
    best = 0
    for troubles in range(min(held, made.deck[DOUBLE_TROUBLE]) + 1):
        hands = sum(values[: held - troubles]) * made.doubling(troubles)
        best = max(best, hands)
        if made.flip and held < made.size:
            doubled = hands * 2 if made.deck[DOUBLE_TROUBLE] > troubles else 0
            best = max(best, doubled, hands + sum(values[held - troubles : held - troubles + 1]))
    return best


def components(options: Options) -> dict[str, int]:
    """Return what is in the box: the number of each card by name (A5)."""
    deck = deck_list(options)
    return {NAMES[card]: number for card, number in enumerate(deck) if number}
