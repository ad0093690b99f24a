"""A game against its witness: lines of play counted from positions on file, and matches walked in step.

A file of counts holds a position a line, `seats | options | moves that lead there | length:lines …`. The counts are the
witness's; `python tests/games/trees.py` writes them anew, `just golden` does so for all games.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol, Self

from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE, Actor, AnyGame
from ninelives.core.perft import perft
from ninelives.core.registry import load

type Line = tuple[Actor, str]
type Picker = Callable[[Random, list[Line]], Line]
type Compare = Callable[[Mapping[str, Any], Any, int], None]  # what a seat is shown, with the witness

HERE = Path(__file__).parent
MOST_BY_WITNESS = 3000  # lines that the slow witness counts in an ordinary run; written anew, it counts all
PAST = 40  # moves of long ago that are tried again, to be refused alike


class Witness(Protocol):
    """A game a second time, written from its rulings alone."""

    def lines(self) -> list[Line]: ...
    def ways(self) -> Mapping[str, int]: ...
    def after(self, actor: Actor, text: str, /) -> Self: ...
    def to_act(self) -> tuple[Actor, ...]: ...
    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None: ...


type Maker = Callable[[int, dict[str, str]], Any]  # of a witness at the start of a match


@dataclass(frozen=True)
class Tree:
    """A position, and how many lines of play of each length grow from it."""

    seats: int
    options: dict[str, str]
    prefix: tuple[Line, ...]
    counts: dict[int, int]

    def __str__(self) -> str:
        answers = " ".join([f"{name}={word}" for name, word in self.options.items()])
        prefix = "; ".join([f"{actor} {text}" for actor, text in self.prefix])
        counts = " ".join([f"{length}:{lines}" for length, lines in self.counts.items()])
        return f"{self.seats} | {answers} | {prefix} | {counts}"


def answers(text: str) -> dict[str, str]:
    """Read options as people write them: `mice=2 lay=anytime`."""
    return {name: word for name, _, word in [part.partition("=") for part in text.split()]}


def read_tree(row: str) -> Tree:
    seats, options, prefix, counts = [part.strip() for part in row.split("|")]
    steps = [step.partition(" ") for step in prefix.split("; ") if step]
    lines = [pair.split(":") for pair in counts.split()]
    return Tree(
        int(seats),
        answers(options),
        tuple([(int(actor), text) for actor, _, text in steps]),
        {int(length): int(number) for length, number in lines},
    )


def file_of(game: AnyGame) -> Path:
    return HERE / game.key.replace("-", "_") / "counts.perft"


def trees_of(game: AnyGame) -> list[Tree]:
    rows = file_of(game).read_text(encoding="utf-8").splitlines()
    return [read_tree(row) for row in rows if row and not row.startswith("#")]


def dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a test repeats itself; no secret hangs on it


def count(table: Witness, length: int) -> int:
    lines = table.lines()
    if length == 1:
        return len(lines)
    return sum(count(table.after(actor, text), length - 1) for actor, text in lines)


def grown(make: Maker, tree: Tree) -> Any:  # noqa: ANN401 - a witness of any game
    table = make(tree.seats, tree.options)
    for actor, text in tree.prefix:
        table = table.after(actor, text)
    return table


def check_tree(game: AnyGame, make: Maker, tree: Tree) -> None:
    """Raise unless the game gives all counts on file, and the witness those that do not take it too long."""
    state = game.start(game.choose(None, tree.options), tree.seats)
    for actor, text in tree.prefix:
        assert game.refuse(state, actor, game.read(text)) is None, f"{actor} {text}"
        state = game.apply(state, actor, game.read(text))
    assert {length: perft(game, state, tree.seats, length) for length in tree.counts} == tree.counts
    table = grown(make, tree)
    for length, lines in tree.counts.items():
        if lines <= MOST_BY_WITNESS:
            assert count(table, length) == lines, f"the witness has {count(table, length)} lines of length {length}"


def check_odds(game: AnyGame, make: Maker, tree: Tree) -> None:
    """Raise unless TABLE's moves on the way to a position have the witness's odds; only deals are too many to list."""
    state, table = game.start(game.choose(None, tree.options), tree.seats), make(tree.seats, tree.options)
    for actor, text in tree.prefix:
        if TABLE in game.to_act(state) and not text.startswith("deal"):
            assert {game.write(move): ways for move, ways in game.odds(state)} == table.ways()
        state, table = game.apply(state, actor, game.read(text)), table.after(actor, text)


def differs_without(make: Maker, tree: Tree, name: str) -> bool:
    """Tell whether the way there or the counts depend on this option, as those of a tree that names it should."""
    other = Tree(tree.seats, {option: word for option, word in tree.options.items() if option != name}, tree.prefix, {})
    try:
        table = grown(make, other)
    except AssertionError:
        return True
    return any(count(table, length) != lines for length, lines in tree.counts.items())


def check_same(game: AnyGame, state: Any, table: Witness, seats: int) -> list[Line]:  # noqa: ANN401 - of any game
    """Compare who is awaited, what the seats may do and in which order, and the result; give what they may do."""
    assert game.to_act(state) == table.to_act()
    outcome = game.outcome(state)
    assert (None if outcome is None else (outcome.ranks, outcome.scores)) == table.result()
    lines = [(seat, game.write(move)) for seat in range(seats) for move in game.legal(state, seat)]
    if TABLE not in table.to_act():  # its moves can be too many to list
        assert lines == table.lines()
    return lines


@dataclass(frozen=True)
class Pair:
    """A game and its witness, to be walked through matches side by side."""

    game: AnyGame
    make: Maker
    pick: Picker
    compare: Compare

    def walk(self, seats: int, options: dict[str, str], chance: Random) -> int:
        """Play both to the end by the same moves; give how many were made."""
        game, draw, past = self.game, FastDraw(chance.random), list[Line]()
        state, table = game.start(game.choose(None, options), seats), self.make(seats, options)
        while game.to_act(state):
            lines = self.check(state, table, seats, past[-PAST:])
            if TABLE in game.to_act(state):
                actor, text = TABLE, game.write(game.roll(state, draw))
            else:
                actor, text = self.pick(chance, lines)
            past.append((actor, text))
            state, table = game.apply(state, actor, game.read(text)), table.after(actor, text)
        self.check(state, table, seats, past[-PAST:])
        return len(past)

    def check(self, state: Any, table: Any, seats: int, past: list[Line]) -> list[Line]:  # noqa: ANN401 - of any game
        """Raise where the two differ, also in refusing moves made before; give what the seats may do."""
        lines = check_same(self.game, state, table, seats)
        for actor, text in past:
            if actor != TABLE:
                allowed = self.game.refuse(state, actor, self.game.read(text)) is None
                assert allowed == ((actor, text) in lines), f"{actor} {text}: allowed {allowed}"
        for seat in range(seats):
            self.compare(self.game.show(self.game.view(state, seat)), table, seat)
        return lines


def by_kind(chance: Random, lines: list[Line]) -> Line:
    """Pick a kind of move first: a lone one hides among dozens of another kind."""
    kinds = sorted({text.split()[0] for _actor, text in lines})
    kind = chance.choice(kinds)
    return chance.choice([line for line in lines if line[1].split()[0] == kind])


def write_counts(game: AnyGame, make: Maker) -> None:
    head = [row for row in file_of(game).read_text(encoding="utf-8").splitlines() if row.startswith("#")]
    trees = []
    for tree in trees_of(game):
        table = grown(make, tree)
        trees.append(Tree(tree.seats, tree.options, tree.prefix, {n: count(table, n) for n in tree.counts}))
    file_of(game).write_text("\n".join([*head, *map(str, trees)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for key in sys.argv[1:]:
        write_counts(load(key), import_module(f"games.{key.replace('-', '_')}.test_perft").make)
