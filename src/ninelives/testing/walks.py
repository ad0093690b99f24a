"""Random play. A walk identifies a position in one line, so that a failure can be reproduced."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import TABLE, Actor, AnyGame, Seat
from ninelives.core.match import Match

type Sound = Callable[[Any], None]  # raises on a state that cannot come about
# returns a state that differs only in what the rules hide from the seat; implemented without `view`
type Disguise = Callable[[Any, Seat | None, Draw], Any]

INTERRUPTS = 8  # one step in so many, a seat that is not awaited may move
SELDOM = 1000
FEW = 6
IN_A_ROW = 6
DEEPEST = 1000  # steps into a match, modulo its length
LONGEST = 100_000  # moves; a longer random match counts as endless


@dataclass(frozen=True)
class Walk:
    """A number of random steps, modulo the length, into a match with these answers, seats and seed."""

    answers: Mapping[str, str]
    seats: int
    seed: int
    steps: int


@dataclass(frozen=True)
class Position:
    """The end of a walk."""

    match: Match[Any, Any, Any]
    walk: Walk
    nth: int = 0  # among consecutive positions
    sound: Sound | None = None
    disguise: Disguise | None = None
    rare: Collection[str] = ()

    @property
    def game(self) -> AnyGame:
        """The game of the match."""
        return self.match.game

    @property
    def state(self) -> Any:  # noqa: ANN401 - of any game
        """The state at the end of the walk."""
        return self.match.state

    @property
    def seats(self) -> range:
        """The seats of the match."""
        return range(self.match.seats)

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        """All who may look: every seat, and None for a watcher."""
        return (*self.seats, None)

    def draw(self) -> FastDraw:
        """Return a fresh source of randomness, seeded by the walk."""
        return _draw(f"{self.walk.seed} {len(self.match.moves)}")

    @cached_property
    def next_moves(self) -> tuple[tuple[Actor, Any], ...]:
        """A handful of moves of every actor that has any."""
        walker = Walker(self.match, self.draw())
        rolls = FEW if TABLE in self.match.to_act else 0
        moves: list[tuple[Actor, Any]] = [(TABLE, self.game.roll(self.state, walker.draw)) for _time in range(rolls)]
        for seat in self.seats:
            if len(self.game.legal(self.state, seat)):
                moves += [(seat, walker.some_move(seat)) for _time in range(FEW)]
        return tuple(moves)


def _draw(seed: str) -> FastDraw:
    return FastDraw(Random(seed).random)  # noqa: S311 - no secret depends on it


def matches_along(game: AnyGame, walk: Walk) -> Iterator[Match[Any, Any, Any]]:
    """Play a match by the walk's seed; yield it at the walk's step and at the next few."""
    whole = start(game, walk)
    walker = Walker(whole, _draw(str(walk.seed)))
    while whole.to_act and len(whole.moves) < DEEPEST + IN_A_ROW:
        walker.step()
    first = walk.steps % (len(whole.moves) + 1)
    match = start(game, walk)
    for actor, move in whole.moves[:first]:
        match.play(actor, move)
    yield match
    for actor, move in whole.moves[first : first + IN_A_ROW]:
        match.play(actor, move)
        yield match


def start(game: AnyGame, walk: Walk) -> Match[Any, Any, Any]:
    """Return the match of a walk before its first move."""
    return Match(game, game.choose(answers=walk.answers), walk.seats)


class Walker:
    """Makes random moves: restless ones of every kind, or towards the end of a match, with few `rare` kinds."""

    def __init__(
        self, match: Match[Any, Any, Any], draw: Draw, *, restless: bool = True, rare: Collection[str] = ()
    ) -> None:
        self.match = match
        self.draw = draw
        self._restless = restless
        self._rare = rare
        self._made = Counter([self._kind(move) for _actor, move in match.moves])

    def step(self) -> None:
        """Make one random move, by an awaited actor or sometimes by a seat that may move unasked."""
        actor = self._choose_actor()
        move = self.match.game.roll(self.match.state, self.draw) if actor == TABLE else self.some_move(actor)
        self._made[self._kind(move)] += 1
        self.match.play(actor, move)

    def _kind(self, move: Any) -> str:  # noqa: ANN401 - of any game
        return self.match.game.write(move).partition(" ")[0]

    def _choose_actor(self) -> Actor:
        if self.draw.below(INTERRUPTS if self._restless else SELDOM) == 0:
            seat: Seat = self.draw.below(self.match.seats)
            if len(self.match.game.legal(self.match.state, seat)):
                return seat
        awaited = self.match.to_act
        return awaited[self.draw.below(len(awaited))]

    def some_move(self, seat: Seat) -> Any:  # noqa: ANN401 - of any game
        """Return a random move, its kind first: otherwise one action card is lost among hundreds of bids."""
        kinds: dict[str, list[Any]] = {}
        for move in self.match.game.legal(self.match.state, seat):
            kinds.setdefault(self._kind(move), []).append(move)
        assert kinds, f"seat {seat} is awaited and has no move"
        moves = kinds[self._some_kind(list(kinds))]
        return moves[self.draw.below(len(moves))]

    def _some_kind(self, kinds: list[str]) -> str:
        """Return a random kind, or, if restless, often the one made least."""
        if self._restless and self.draw.below(2):
            return min(kinds, key=self._made.__getitem__)
        if not self._restless:
            kinds = [kind for kind in kinds if kind not in self._rare or self.draw.below(SELDOM) == 0] or kinds
        return kinds[self.draw.below(len(kinds))]
