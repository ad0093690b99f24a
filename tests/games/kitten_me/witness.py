"""The game a second time: slow, plain, and written from the rulings alone, so that two readings can be compared.

It shares nothing with the product but the spelling of cards. Cards are physical here: wherever the
product counts ways, this lays out every one of them.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import combinations, product

from games.trees import answers
from ninelives.games.kitten_me.pieces import CODES  # only for the order in which cards are written

TABLE = -1
COLOURS = {"b": "blue", "r": "red", "g": "green"}
ACCESSORIES = {"h": "hat", "t": "tie", "g": "glasses"}
WORDS = (*ACCESSORIES.values(), *COLOURS.values())
SPECIALS = ("skip", "draw3", "fish", "hide", "hang", "trouble")
DOUBLES = -1  # stands among the numbers for a Double Trouble


DEFAULTS = answers(
    "start=auto lowest=1 flip=on dealer_may_skip=no own_bid=must_raise double_trouble=each"
    " hang_purrfect=2 hang_bidder=over hang_stack=each most=none purrfect=on first=drawn"
)


def takes(card: str, word: str) -> bool:
    """Tell whether Go Fish takes this card: no special, no Wild (K20)."""
    plain = card not in SPECIALS and not card.startswith("w")
    return plain and word in {COLOURS[card[0]], ACCESSORIES[card[1]]}


def worth(card: str, word: str) -> int:
    if card in SPECIALS or not (card.startswith("w") or takes(card, word)):
        return 0
    return int(card[-1]) if card[-1].isdigit() else 1


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CODES.index)


@cache
def ceiling(deck: tuple[str, ...], dealt: int, word: str, once: bool, flips: bool) -> int:  # noqa: FBT001 - a cache key
    """Lay so many cards in one hand in every way, turn every card that is left, keep the best (K7)."""
    have = Counter([DOUBLES if card == "trouble" else worth(card, word) for card in deck])
    best = 0
    for taken in product(*[range(number + 1) for number in have.values()]):
        if sum(taken) != dealt:
            continue
        held = dict(zip(have, taken, strict=True))
        troubles = held.get(DOUBLES, 0)
        total = sum(value * number for value, number in held.items() if value != DOUBLES)
        total *= 2 ** (min(troubles, 1) if once else troubles)
        best = max(best, total)
        if flips:
            left = [value for value in have if have[value] > held[value]]
            best = max([best, *[total * 2 if value == DOUBLES else total + value for value in left]])
    return best


@cache
def deals(cards: tuple[str, ...], sizes: tuple[int, ...]) -> Counter[str]:
    """Hand out physical cards in every way, and count the ways that look the same."""
    ways: Counter[str] = Counter()

    def hand_out(left: list[str], groups: list[str]) -> None:
        seat = len(groups)
        if seat == len(sizes):
            ways[f"deal {' '.join(groups)}"] += 1
            return
        for places in combinations(range(len(left)), sizes[seat]):
            hand = ",".join([left[place] for place in places]) or "-"
            rest = [card for place, card in enumerate(left) if place not in places]
            hand_out(rest, [*groups, f"{seat}:{hand}"])

    hand_out(in_order(list(cards)), [])
    return ways


class Witness:
    def __init__(self, deck: dict[str, int], seats: int, options: dict[str, str]) -> None:
        self.deck = tuple(in_order([card for card, number in deck.items() for _copy in range(number)]))
        self.options = {**DEFAULTS, **options}
        self.seats = list(range(seats))
        start = self.options["start"]
        self.counts = [(3 if seats >= 7 else 5) if start == "auto" else int(start)] * seats
        self.gone: list[int] = []  # in the order in which they were eliminated
        self.awaited = "dealer"  # then deal, seat, drawn, flip; at last nothing
        self.dealer = self.turn = self.bidder = self.caller = -1
        self.hands: list[list[str]] = [[] for _seat in self.seats]
        self.stock: list[str] = []
        self.dealt = self.number = 0  # the number is that of the last bid; 0 before any
        self.draws_played = 0  # Draw 3s that lie face up
        self.word = self.call = ""

    def on(self, name: str, value: str) -> bool:
        return self.options[name] == value

    def lines(self) -> list[tuple[int, str]]:
        """Give all that can happen next."""
        if self.awaited == "seat":
            return [(self.turn, text) for text in self.turn_lines()]
        return [(TABLE, text) for text in self.ways()]

    def ways(self) -> Counter[str]:
        """Give TABLE's moves, each with the number of physical ways in which it comes about."""
        if self.awaited == "dealer":
            named = self.options["first"]  # a player, counted from 1 (A6)
            return Counter([f"dealer {seat}" for seat in self.seats if named in {"drawn", str(seat + 1)}])
        if self.awaited == "deal":
            return deals(self.deck, tuple(self.counts))
        if self.awaited == "drawn":
            draws = combinations(self.stock, min(3, len(self.stock)))
            return Counter([f"drawn {','.join(in_order(list(cards)))}" for cards in draws])
        return Counter([f"flip {card}" for card in self.stock] if self.awaited == "flip" else [])

    def turn_lines(self) -> Iterator[str]:
        lowest = self.number + 1 if self.number else int(self.options["lowest"])
        tops = [self.top(word) for word in WORDS]
        numbers = range(lowest, max(tops) + 1)
        raises = [f"bid {n} {word}" for n in numbers for word, top in zip(WORDS, tops, strict=True) if n <= top]
        yield from raises
        own = self.bidder == self.turn
        if self.number and not own:
            yield "challenge"
            if self.on("purrfect", "on"):
                yield "purrfect"
        barred = own and self.on("own_bid", "must_raise")  # K14
        barred |= not self.number and self.on("dealer_may_skip", "no")  # K13
        barred |= not raises  # K38
        hand = [] if barred else self.hands[self.turn]
        yield from [card for card in ("skip", "draw3") if card in hand]
        if "fish" in hand:
            others = [seat for seat in self.seats if self.counts[seat] and seat != self.turn]
            yield from [f"fish {seat} {word}" for seat in others for word in WORDS]

    def top(self, word: str) -> int:
        """Lay all that was dealt and drawn with what the Draw 3s not yet played could bring, and the flip (K7)."""
        once, flips = self.on("double_trouble", "once"), self.on("flip", "on")
        to_come = 3 * (self.deck.count("draw3") - self.draws_played)
        cards = min(self.dealt + to_come, len(self.deck))
        # if that is the whole deck, one of its cards may be flipped instead
        some = [cards] if cards < len(self.deck) else [cards - 1, cards]
        return max([ceiling(self.deck, number, word, once, flips) for number in some])

    def after(self, actor: int, text: str) -> "Witness":
        """Give a new table on which this has happened; TABLE's cards are taken from where they physically are."""
        new = copy(self)
        new.counts, new.gone, new.stock = self.counts[:], self.gone[:], self.stock[:]
        new.hands = [hand[:] for hand in self.hands]
        verb, *rest = text.split()
        assert self.awaited == (verb if actor == TABLE else "seat"), text
        if actor == TABLE:
            new.happen(rest)
        else:
            assert actor == self.turn, text
            new.act(verb, rest)
        return new

    def happen(self, rest: list[str]) -> None:
        if self.awaited == "dealer":
            self.dealer, self.awaited = int(rest[0]), "deal"
        elif self.awaited == "deal":
            self.deal(rest)
        elif self.awaited == "flip":
            self.reckon(self.take(rest))
        else:
            cards = rest[0].split(",")
            assert len(cards) == min(3, len(self.stock)), cards
            self.hands[self.turn] += self.take(cards)
            self.dealt += len(cards)
            self.pass_turn()

    def take(self, cards: list[str]) -> list[str]:
        for card in cards:
            self.stock.remove(card)
        return cards

    def deal(self, groups: list[str]) -> None:
        self.stock = list(self.deck)
        owners, hands = zip(*[group.split(":") for group in groups], strict=True)
        assert list(owners) == [str(seat) for seat in self.seats], groups
        self.hands = [[] if cards == "-" else self.take(cards.split(",")) for cards in hands]
        assert [len(hand) for hand in self.hands] == self.counts, groups
        assert self.hands == [in_order(hand) for hand in self.hands], groups
        self.dealt, self.draws_played = sum(self.counts), 0
        self.number, self.bidder, self.turn, self.awaited = 0, -1, self.dealer, "seat"

    def left_of(self, seat: int) -> int:
        """Give the next seat still in (A3)."""
        seat = (seat + 1) % len(self.seats)
        return seat if self.counts[seat] else self.left_of(seat)

    def pass_turn(self) -> None:
        self.turn, self.awaited = self.left_of(self.turn), "seat"

    def act(self, verb: str, rest: list[str]) -> None:
        if verb == "bid":
            self.number, self.word, self.bidder = int(rest[0]), rest[1], self.turn
            self.pass_turn()
        elif verb in {"challenge", "purrfect"}:
            self.caller, self.call, self.awaited = self.turn, verb, "flip"
            if self.on("flip", "off") or not self.stock:
                self.reckon([])
        else:
            self.hands[self.turn].remove(verb)  # it lies face up, and is out of the round
            if verb == "fish":
                target, word = int(rest[0]), rest[1]
                self.hands[self.turn] += [card for card in self.hands[target] if takes(card, word)]
                self.hands[target] = [card for card in self.hands[target] if not takes(card, word)]
            self.draws_played += verb == "draw3"
            if verb == "draw3" and self.stock:
                self.awaited = "drawn"
            else:
                self.pass_turn()

    def total(self, flipped: list[str]) -> int:
        total = 0
        for hand in self.hands:
            troubles = hand.count("trouble")
            times = 2 ** (min(troubles, 1) if self.on("double_trouble", "once") else troubles)
            total += 0 if "hide" in hand else times * sum(worth(card, self.word) for card in hand)
        if "hide" in flipped:
            return 0
        return total * 2 if "trouble" in flipped else total + sum(worth(card, self.word) for card in flipped)

    def reckon(self, flipped: list[str]) -> None:
        total, caller, bidder, back = self.total(flipped), self.caller, self.bidder, 0
        once = self.on("hang_stack", "once")
        hangs = [min(hand.count("hang"), 1) if once else hand.count("hang") for hand in self.hands]
        if self.call == "challenge":
            loser, winner = (bidder, caller) if total < self.number else (caller, bidder)
            gain = hangs[winner]
        elif total == self.number:
            loser, winner = bidder, caller
            gain = 1 + (hangs[caller] if self.on("hang_purrfect", "2") else 0)
            back = hangs[bidder] if self.on("hang_bidder", "met") else 0
        else:
            loser, winner = caller, bidder
            gain = hangs[bidder] if total > self.number or self.on("hang_bidder", "any_miss") else 0
        self.counts[loser] -= 1
        most = len(self.deck) if self.on("most", "none") else int(self.options["most"])
        for seat in [winner] * gain + [loser] * back:  # each card needs its own room (K32)
            if sum(self.counts) + 1 + 1 <= len(self.deck) and self.counts[seat] + 1 <= most:
                self.counts[seat] += 1
        self.gone += [] if self.counts[loser] else [loser]
        self.dealer = loser if self.counts[loser] else self.left_of(loser)
        self.awaited = "deal" if len(self.gone) < len(self.seats) - 1 else ""

    def to_act(self) -> tuple[int, ...]:
        if not self.awaited:
            return ()
        return (self.turn,) if self.awaited == "seat" else (TABLE,)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Rank whoever went later the higher, once one is left; the score is the cards left."""
        if self.awaited:
            return None
        ranks = [len(self.seats) - self.gone.index(seat) if seat in self.gone else 1 for seat in self.seats]
        return tuple(ranks), tuple(self.counts)
