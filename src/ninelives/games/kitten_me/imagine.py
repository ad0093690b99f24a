"""States that a view allows, all equally likely as far as dealing goes.

Without Go Fish any hidden card may lie anywhere. Go Fish teaches: the target has no such card left,
the asker has at least so many, the two know the faces. Hidden cards are therefore kept in *lots*: so
many cards of one holder, all passing the same test. Where it is open from which of a holder's lots a
card came, there are several *worlds*. A world is drawn by the number of ways its lots could be filled
if they did not compete for cards, then filled; a filling is kept with just the chance that makes up
for the competition. What is kept is exactly uniform.
"""

from collections.abc import Iterator
from math import comb, perm, prod
from typing import Final, final

from ninelives.core.chance import Draw, sample
from ninelives.core.game import Seat
from ninelives.games.kitten_me.pieces import ATTRIBUTES, FISHED, KINDS, Card, Hand, cards_of
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.state import Bidding, Drawing, Drew, Fished, Played, State, Trail
from ninelives.games.kitten_me.view import Playing, Public, View

ANY: Final = (1 << KINDS) - 1  # a test is a set of cards, as bits
CAUGHT: Final[tuple[int, ...]] = tuple([sum([1 << c for c in range(KINDS) if FISHED[a][c]]) for a in ATTRIBUTES])

type Path = tuple[int, ...]  # the Go Fish events, by place in the trail, that moved a card


def imagine(view: View, draw: Draw) -> State:
    if isinstance(view, Public):
        return view.state
    hidden = _shuffled(view, draw) if _nothing_learned(view) else Belief(view).sample(draw)
    before = Bidding(view.setup, view.round, hidden.hands, hidden.trail, view.dealt, view.turn, view.bid, view.bidder)
    return Drawing(before) if view.drawing else before


@final
class Hidden:
    """A guess at all hands, and at the faces in the trail."""

    def __init__(self, hands: tuple[Hand, ...], trail: Trail) -> None:
        self.hands: Final[tuple[Hand, ...]] = hands
        self.trail: Final[Trail] = trail


def _nothing_learned(view: Playing) -> bool:
    return all(isinstance(event, (Played, Drew)) for event in view.trail)


def _shuffled(view: Playing, draw: Draw) -> Hidden:
    """Deal the unseen cards to the other hands."""
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    cards = sample(draw, cards_of(stock(view.setup.deck, (view.hand,), view.trail)), sum(sizes))
    hands: list[Hand] = []
    first = 0
    for seat, size in enumerate(sizes):
        hands.append(view.hand if seat == view.seat else tuple(sorted(cards[first : first + size])))
        first += size
    return Hidden(tuple(hands), view.trail)


@final
class Lot:
    """So many unknown cards of one holder that all pass one test and came the same way."""

    def __init__(self, holder: Seat, size: int, test: int, path: Path) -> None:
        self.holder: Final[Seat] = holder
        self.size: Final[int] = size
        self.test: Final[int] = test
        self.path: Final[Path] = path

    def resized(self, size: int) -> "Lot":
        return Lot(self.holder, size, self.test, self.path)


@final
class World:
    """One way the lots may have come about, in so many ways; `found` are cards since seen, with their paths."""

    def __init__(self, ways: int, lots: tuple[Lot, ...], found: tuple[tuple[Card, Path], ...]) -> None:
        self.ways: Final[int] = ways
        self.lots: Final[tuple[Lot, ...]] = lots
        self.found: Final[tuple[tuple[Card, Path], ...]] = found


def _seen_in(world: World, seat: Seat, card: Card) -> Iterator[World]:
    """Give the worlds in which this card turns up in one of the seat's lots."""
    for place, lot in enumerate(world.lots):
        if lot.holder == seat and lot.size and lot.test >> card & 1:
            lots = (*world.lots[:place], lot.resized(lot.size - 1), *world.lots[place + 1 :])
            yield World(world.ways * lot.size, lots, (*world.found, (card, lot.path)))


def _drew(world: World, seat: Seat, number: int) -> World:
    return World(world.ways, (*world.lots, Lot(seat, number, ANY, ())), world.found)


def _lacks(world: World, seat: Seat, test: int) -> World:
    """Give the world in which no card left in the seat's lots passes the test."""
    lots = [Lot(lot.holder, lot.size, lot.test & ~test, lot.path) if lot.holder == seat else lot for lot in world.lots]
    return World(world.ways, tuple(lots), world.found)


def _caught(world: World, event: Fished, number: int, nth: int) -> Iterator[World]:
    """Give the worlds in which so many cards came over, out of any of the target's lots."""
    theirs = [lot for lot in world.lots if lot.holder == event.target]
    others = [lot for lot in world.lots if lot.holder != event.target]
    test = CAUGHT[event.attribute]
    for parts in _splits([lot.size for lot in theirs], number):
        lots = list(others)
        ways = world.ways
        for lot, part in zip(theirs, parts, strict=True):
            ways *= comb(lot.size, part)
            lots.append(Lot(event.target, lot.size - part, lot.test & ~test, lot.path))
            lots.append(Lot(event.seat, part, lot.test & test, (*lot.path, nth)))
        if all(lot.test or not lot.size for lot in lots):
            yield World(ways, tuple([lot for lot in lots if lot.size]), world.found)


def _splits(sizes: list[int], number: int) -> Iterator[tuple[int, ...]]:
    if not sizes:
        if number == 0:
            yield ()
        return
    for part in range(min(sizes[0], number) + 1):
        for rest in _splits(sizes[1:], number - part):
            yield (part, *rest)


@final
class Belief:
    """What a view says about the hidden cards: cards known by face, and worlds of lots for the rest."""

    def __init__(self, view: Playing) -> None:
        self.view: Final[Playing] = view
        self.known: Final[list[list[Card]]] = [[] for _seat in view.sizes]  # in others' hands
        self.moved: Final[list[list[Card]]] = [[] for _event in view.trail]  # known cards, by event that moved them
        counts = enumerate(view.round.counts)
        lots = tuple([Lot(seat, count, ANY, ()) for seat, count in counts if seat != view.seat])
        self.worlds: list[World] = [World(1, lots, ())]
        for nth, event in enumerate(view.trail):
            self._learn(event, nth)
        seen = (view.hand, *[tuple(cards) for cards in self.known])
        self.pool: Final[Hand] = cards_of(stock(view.setup.deck, seen, view.trail))

    def _learn(self, event: Played | Drew | Fished, nth: int) -> None:
        if isinstance(event, Fished):
            self._learn_fished(event, nth)
        elif event.seat == self.view.seat:
            return
        elif isinstance(event, Played):
            self.worlds = [after for world in self.worlds for after in _seen_in(world, event.seat, event.card)]
        else:
            self.worlds = [_drew(world, event.seat, event.number) for world in self.worlds]

    def _learn_fished(self, event: Fished, nth: int) -> None:
        moved = [card for card in self.known[event.target] if FISHED[event.attribute][card]]
        for card in moved:
            self.known[event.target].remove(card)
        if event.cards is None:
            self.worlds = [
                after for world in self.worlds for after in _caught(world, event, event.number - len(moved), nth)
            ]
            self.moved[nth] = moved
        else:
            self._learn_faces(event, event.cards, moved)
            moved = list(event.cards)
        if event.seat != self.view.seat:
            self.known[event.seat] += moved

    def _learn_faces(self, event: Fished, cards: Hand, expected: list[Card]) -> None:
        """Find the cards whose faces were seen in the target's lots, but for those expected there."""
        if event.target == self.view.seat:
            return
        surprises = list(cards)
        for card in expected:
            surprises.remove(card)
        for card in surprises:
            self.worlds = [after for world in self.worlds for after in _seen_in(world, event.target, card)]
        self.worlds = [_lacks(world, event.target, CAUGHT[event.attribute]) for world in self.worlds]

    def sample(self, draw: Draw) -> Hidden:
        weights = [self._weight(world) for world in self.worlds]
        while True:
            world = self.worlds[_weighted(draw, weights)]
            filled = self._fill(world, draw)
            if filled is not None:
                return self._hidden(world, filled)

    def _weight(self, world: World) -> int:
        """Count the fillings, as if tested lots did not compete for cards; untested ones take what is left."""
        tested = [lot for lot in world.lots if lot.test != ANY]
        left = len(self.pool) - sum([lot.size for lot in tested])
        free = sum([lot.size for lot in world.lots if lot.test == ANY])
        return world.ways * perm(left, free) * prod([perm(self._passing(lot), lot.size) for lot in tested])

    def _passing(self, lot: Lot) -> int:
        return len([card for card in self.pool if lot.test >> card & 1])

    def _fill(self, world: World, draw: Draw) -> list[tuple[Lot, list[Card]]] | None:
        """Fill tested lots, fewest candidates first, then the others; None if the chance to keep it failed."""
        tested = sorted([lot for lot in world.lots if lot.test != ANY], key=self._passing)
        filled: list[tuple[Lot, list[Card]]] = []
        left = list(self.pool)
        for lot in tested:
            candidates = [card for card in left if lot.test >> card & 1]
            if not _kept(draw, lot.size, len(candidates), self._passing(lot)):
                return None
            filled.append((lot, _take(draw, left, candidates, lot.size)))
        free = [lot for lot in world.lots if lot.test == ANY]
        return filled + [(lot, _take(draw, left, left, lot.size)) for lot in free]

    def _hidden(self, world: World, filled: list[tuple[Lot, list[Card]]]) -> Hidden:
        hands = [list(cards) for cards in self.known]
        faces = [list(cards) for cards in self.moved]
        for lot, cards in filled:
            hands[lot.holder] += cards
            for nth in lot.path:
                faces[nth] += cards
        for card, path in world.found:
            for nth in path:
                faces[nth].append(card)
        if self.view.seat is not None:
            hands[self.view.seat] = list(self.view.hand)
        trail = [_with_faces(event, faces[nth]) for nth, event in enumerate(self.view.trail)]
        return Hidden(tuple([tuple(sorted(hand)) for hand in hands]), tuple(trail))


def _with_faces(event: Played | Drew | Fished, cards: list[Card]) -> Played | Drew | Fished:
    if isinstance(event, Fished) and event.cards is None:
        return Fished(event.seat, event.target, event.attribute, event.number, tuple(sorted(cards)))
    return event


def _kept(draw: Draw, size: int, candidates: int, passing: int) -> bool:
    """Keep with the chance perm(candidates, size) / perm(passing, size)."""
    if candidates < size:
        return False
    return all(draw.below(passing - place) < candidates - place for place in range(size))


def _take(draw: Draw, left: list[Card], candidates: list[Card], size: int) -> list[Card]:
    taken = sample(draw, candidates, size)
    for card in taken:
        left.remove(card)
    return taken


def _weighted(draw: Draw, weights: list[int]) -> int:
    """Pick a place by weight. Weights can have hundreds of digits: 96 bits more than they need leave no bias."""
    total = sum(weights)
    bits = total.bit_length() + 96
    number = 0
    for _word in range(0, bits, 32):
        number = number << 32 | draw.below(1 << 32)
    target = number * total >> (-(-bits // 32) * 32)
    for place, weight in enumerate(weights):
        if target < weight:
            return place
        target -= weight
    raise ValueError("no world is left: the view contradicts itself.")
