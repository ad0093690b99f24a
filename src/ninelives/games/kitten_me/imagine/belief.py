"""States that are consistent with a view, weighted by the number of deals that lead to them.

Without Go Fish any hidden card may be anywhere. Go Fish gives information: the target has no such card left, the asker
has at least this many, the two know the faces. Hidden cards are therefore kept in *lots*: a number of cards of one
holder that all pass one test and were moved by the same Go Fish. If it is unknown from which of a holder's lots a card
came, there are several *worlds*. A world is drawn by the number of ways in which it can happen, and then filled.
"""

from math import factorial, perm, prod
from typing import Final, final

from ninelives.core.cards import Card, Hand, cards_of, deal_hands, replace_at
from ninelives.core.chance import Draw, sample
from ninelives.games.kitten_me.imagine.filling import Filling, weighted
from ninelives.games.kitten_me.imagine.worlds import (
    ANY,
    CAUGHT,
    Found,
    Lot,
    Lots,
    Worlds,
    caught,
    drew,
    lacks,
    lots_of,
    turned_up,
)
from ninelives.games.kitten_me.pieces import FISHED
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.state import Bidding, Drawing, Drew, Fished, Played, State, Trail
from ninelives.games.kitten_me.view import Public, Seen, View


def imagine(view: View, draw: Draw) -> State:
    if isinstance(view, Public):
        return view.state
    hidden = _shuffled(view, draw) if nothing_learned(view) else Belief(view).sample(draw)
    before = Bidding(view.setup, view.round, hidden.hands, hidden.trail, view.dealt, view.turn, view.bids)
    return Drawing(before) if view.drawing else before


@final
class Hidden:
    """A sample of all hands, and of the faces in the trail."""

    def __init__(self, hands: tuple[Hand, ...], trail: Trail) -> None:
        self.hands: Final[tuple[Hand, ...]] = hands
        self.trail: Final[Trail] = trail


def nothing_learned(view: Seen) -> bool:
    return all(isinstance(event, (Played, Drew)) for event in view.trail)


def _shuffled(view: Seen, draw: Draw) -> Hidden:
    """Return the unseen cards dealt to the other hands."""
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    hands = deal_hands(cards_of(stock(view.setup.deck, (view.hand,), view.trail)), sizes, draw)
    return Hidden(hands if view.seat is None else replace_at(hands, view.seat, view.hand), view.trail)


@final
class Belief:
    """What a view implies about the hidden cards: some known by face, and worlds of lots for the rest."""

    def __init__(self, view: Seen) -> None:
        self.view: Final[Seen] = view
        self.known: Final[list[list[Card]]] = [[] for _seat in view.sizes]  # in others' hands
        self.moved: Final[list[list[Card]]] = [[] for _event in view.trail]  # known cards, by the event that moved them
        counts = enumerate(view.round.counts)
        lots = lots_of({(seat, ANY, ()): count for seat, count in counts if seat != view.seat})
        self.worlds: Worlds = {(lots, ()): 1}
        for nth, event in enumerate(view.trail):
            self._learn(event, nth)
        seen = (view.hand, *[tuple(cards) for cards in self.known])
        self.pool: Final[Hand] = cards_of(stock(view.setup.deck, seen, view.trail))
        self._fillings: Final[dict[tuple[int, ...], Filling]] = {}

    def _learn(self, event: Played | Drew | Fished, nth: int) -> None:
        if isinstance(event, Fished):
            self._learn_fished(event, nth)
        elif event.seat == self.view.seat:
            return
        elif isinstance(event, Played):
            self.worlds = turned_up(self.worlds, event.seat, event.card)
        else:
            self.worlds = drew(self.worlds, event.seat, event.number)

    def _learn_fished(self, event: Fished, nth: int) -> None:
        moved = [card for card in self.known[event.target] if FISHED[event.attribute][card]]
        for card in moved:
            self.known[event.target].remove(card)
        if event.cards is None:
            self.worlds = caught(self.worlds, event, event.number - len(moved), nth)
            self.moved[nth] = moved
        else:
            self._learn_faces(event, event.cards, moved)
            moved = list(event.cards)
        if event.seat != self.view.seat:
            self.known[event.seat] += moved

    def _learn_faces(self, event: Fished, cards: Hand, expected: list[Card]) -> None:
        """Take the cards whose faces were seen out of the target's lots, except those known to be there."""
        if event.target == self.view.seat:
            return
        surprises = list(cards)
        for card in expected:
            surprises.remove(card)
        for card in surprises:
            self.worlds = turned_up(self.worlds, event.target, card)
        self.worlds = lacks(self.worlds, event.target, CAUGHT[event.attribute])

    def sample(self, draw: Draw) -> Hidden:
        worlds = list(self.worlds)
        lots, found = worlds[weighted(draw, [ways * self._ways(lots) for (lots, _), ways in self.worlds.items()])]
        return self._hidden(self._filled(lots, draw), found)

    def _ways(self, lots: Lots) -> int:
        """Return the number of ways to fill the lots of a world from the pool, place by place."""
        sizes = _sizes(lots)
        tested = sum(sizes.values())
        free = sum([size for _lot, size in lots]) - tested
        orders = prod([factorial(size) for size in sizes.values()])
        filling = self._filling(tuple(sizes))
        return orders * filling.count(tuple(sizes.values()), 0) * perm(len(self.pool) - tested, free)

    def _filling(self, tests: tuple[int, ...]) -> Filling:
        if tests not in self._fillings:
            self._fillings[tests] = Filling(self.pool, tests)
        return self._fillings[tests]

    def _filled(self, lots: Lots, draw: Draw) -> list[tuple[Lot, list[Card]]]:
        """Return the tested lots filled first, then the others from what is left."""
        sizes = _sizes(lots)
        drawn = self._filling(tuple(sizes)).sample(draw, tuple(sizes.values()))
        left = list(self.pool)
        for cards in drawn:
            for card in cards:
                left.remove(card)
        piles = dict(zip(sizes, [sample(draw, cards, len(cards)) for cards in drawn], strict=True))
        piles[ANY] = sample(draw, left, len(left))
        return [(lot, [piles[lot[1]].pop() for _place in range(size)]) for lot, size in lots]

    def _hidden(self, filled: list[tuple[Lot, list[Card]]], found: Found) -> Hidden:
        hands = [list(cards) for cards in self.known]
        faces = [list(cards) for cards in self.moved]
        for (holder, _test, path), cards in filled:
            hands[holder] += cards
            for nth in path:
                faces[nth] += cards
        for card, path in found:
            for nth in path:
                faces[nth].append(card)
        if self.view.seat is not None:
            hands[self.view.seat] = list(self.view.hand)
        trail = [_with_faces(event, faces[nth]) for nth, event in enumerate(self.view.trail)]
        return Hidden(tuple([tuple(sorted(hand)) for hand in hands]), tuple(trail))


def _sizes(lots: Lots) -> dict[int, int]:
    """Return how many places each test has to fill, without those that take any card."""
    sizes: dict[int, int] = {}
    for (_holder, test, _path), size in lots:
        if test != ANY:
            sizes[test] = sizes.get(test, 0) + size
    return {test: sizes[test] for test in sorted(sizes)}


def _with_faces(event: Played | Drew | Fished, cards: list[Card]) -> Played | Drew | Fished:
    if isinstance(event, Fished) and event.cards is None:
        return event.showing(tuple(sorted(cards)))
    return event
