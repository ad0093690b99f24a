"""A two-seat zero-sum game in sequence form: the payoffs of pairs of sequences.

A sequence numbers all the moves that a seat has made so far; 0 is none. With perfect recall an information set is
reached by one sequence only, so a strategy is a weight for each sequence, and a tree of a million nodes is two tables.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from ninelives.core.game import Moves, Seat

SEATS: Final = 2


@final
@dataclass(frozen=True, slots=True)
class Leaf:
    """An end of the game."""

    value: float  # to seat 0; seat 1 gets the negative


@final
@dataclass(frozen=True, slots=True)
class ChanceNode[Place]:
    """A place where chance decides."""

    branches: Sequence[tuple[Place, float]]  # children, with their numbers of ways


@final
@dataclass(frozen=True, slots=True)
class DecisionNode[Place]:
    """A place where a seat decides."""

    seat: Seat
    key: Hashable  # identifies the information set
    moves: Moves[Any]
    after: Sequence[Place]  # by move


type Node[Place] = Leaf | ChanceNode[Place] | DecisionNode[Place]


@final
@dataclass(frozen=True, slots=True)
class InformationSet:
    """The places that a seat cannot tell apart, with the moves that it has there."""

    key: Hashable
    moves: Moves[Any]
    parent: int  # the sequence that leads to it
    span: slice  # the sequences of its moves


@final
@dataclass(frozen=True, slots=True)
class PayoffRow:
    """The payoffs of one sequence at the leaves where it ends, by the other's sequence, weighted by chance."""

    sequence: int
    others: tuple[int, ...]
    pays: tuple[float, ...]


@final
@dataclass(frozen=True, slots=True)
class Side:
    """The tree as one seat sees it. An information set comes after those that lead to it."""

    sets: tuple[InformationSet, ...]
    rows: tuple[PayoffRow, ...]
    size: int  # number of sequences


@final
@dataclass(frozen=True, slots=True)
class Tree:
    """A whole game in sequence form."""

    nodes: int
    sides: tuple[Side, Side]

    @property
    def information_sets(self) -> int:
        """The number of information sets of both sides."""
        return sum([len(side.sets) for side in self.sides])


def build_tree[Place](root: Place, look: Callable[[Place], Node[Place]]) -> Tree:
    """Traverse the whole game from this place on; `look` returns the node at a place."""
    builder = _TreeBuilder(look)
    builder.visit(root, 1.0, (0, 0))
    return Tree(builder.nodes, (builder.side(0), builder.side(1)))


type _Table = dict[int, dict[int, float]]


class _TreeBuilder[Place]:
    def __init__(self, look: Callable[[Place], Node[Place]]) -> None:
        self.nodes = 0
        self._look = look
        self._sets: tuple[dict[Hashable, InformationSet], ...] = ({}, {})
        self._sizes = [1, 1]
        self._tables: tuple[_Table, _Table] = ({}, {})

    def side(self, seat: Seat) -> Side:
        rows = [PayoffRow(own, tuple(paid), tuple(paid.values())) for own, paid in self._tables[seat].items()]
        return Side(tuple(self._sets[seat].values()), tuple(rows), self._sizes[seat])

    def visit(self, place: Place, chance: float, sequences: tuple[int, int]) -> None:
        self.nodes += 1
        node = self._look(place)
        if isinstance(node, Leaf):
            self._pay(chance * node.value, sequences)
        elif isinstance(node, ChanceNode):
            total = sum([ways for _place, ways in node.branches])
            for after, ways in node.branches:
                self.visit(after, chance * ways / total, sequences)
        else:
            self._decide(node, chance, sequences)

    def _pay(self, value: float, sequences: tuple[int, int]) -> None:
        first, second = sequences
        for table, own, other, paid in ((0, first, second, value), (1, second, first, -value)):
            row = self._tables[table].setdefault(own, {})
            row[other] = row.get(other, 0.0) + paid

    def _decide(self, node: DecisionNode[Place], chance: float, sequences: tuple[int, int]) -> None:
        first, second = sequences
        start = self._information_set(node, sequences[node.seat]).span.start
        for sequence, after in enumerate(node.after, start):
            self.visit(after, chance, (sequence, second) if node.seat == 0 else (first, sequence))

    def _information_set(self, node: DecisionNode[Place], sequence: int) -> InformationSet:
        known = self._sets[node.seat].get(node.key)
        if known is None:
            return self._add_information_set(node, sequence)
        if known.parent != sequence:
            raise ValueError(f"seat {node.seat} lacks perfect recall: two of its sequences lead to {node.key!r}.")
        if len(known.moves) != len(node.moves):
            raise ValueError(f"seat {node.seat} has different moves within one information set: {node.key!r}.")
        return known

    def _add_information_set(self, node: DecisionNode[Place], sequence: int) -> InformationSet:
        start = self._sizes[node.seat]
        self._sizes[node.seat] += len(node.moves)
        known = InformationSet(node.key, node.moves, sequence, slice(start, self._sizes[node.seat]))
        self._sets[node.seat][node.key] = known
        return known
