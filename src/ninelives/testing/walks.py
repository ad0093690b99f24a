"""Random play: a walk says how a position was reached, so that a failing one can be told in a line."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import TABLE, Actor, AnyGame, Seat
from ninelives.core.match import Match

type Sound = Callable[[Any], None]  # raises on a state that could never come about
# gives a state that differs from this one only in what the rules hide from the seat; made without asking `view`
type Disguise = Callable[[Any, Seat | None, Draw], Any]

INTERRUPTS = 8  # one step in so many, a seat that is not awaited may try its luck
FEW = 6
IN_A_ROW = 6
LONGEST = 20_000  # moves; a match of random play that is longer is called endless


@dataclass(frozen=True)
class Walk:
    """So many random steps into a match with these answers, seats and seed; counted round and round."""

    answers: Mapping[str, str]
    seats: int
    seed: int
    steps: int


@dataclass(frozen=True)
class Position:
    """Where a walk led."""

    match: Match[Any, Any, Any]
    walk: Walk
    sound: Sound | None = None
    disguise: Disguise | None = None

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:  # noqa: ANN401 - of any game
        return self.match.state

    @property
    def seats(self) -> range:
        return range(self.match.seats)

    @property
    def watchers(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None)

    def draw(self) -> FastDraw:
        """Give a fresh source, decided by the walk, for whatever a check wants to choose."""
        return _draw(f"{self.walk.seed} {len(self.match.moves)}")

    def next_moves(self) -> Iterator[tuple[Actor, Any]]:
        """Give a handful of moves of every actor that has any."""
        draw = self.draw()
        if TABLE in self.match.to_act:
            for _time in range(FEW):
                yield TABLE, self.game.roll(self.state, draw)
        for seat in self.seats:
            if len(self.game.legal(self.state, seat)):
                for _time in range(FEW):
                    yield seat, _some_move(self.match, seat, draw)


def _draw(seed: str) -> FastDraw:
    return FastDraw(Random(seed).random)  # noqa: S311 - no secret hangs on it


def stroll(game: AnyGame, walk: Walk) -> Iterator[Match[Any, Any, Any]]:
    """Play a match by the walk's seed, go as far into it as the walk says, and look at some moves in a row."""
    whole = start(game, walk)
    draw = _draw(str(walk.seed))
    while whole.to_act and len(whole.moves) < LONGEST:
        take_step(whole, draw)
    first = walk.steps % (len(whole.moves) + 1)
    match = start(game, walk)
    for actor, move in whole.moves[:first]:
        match.play(actor, move)
    yield match
    for actor, move in whole.moves[first : first + IN_A_ROW]:
        match.play(actor, move)
        yield match


def start(game: AnyGame, walk: Walk) -> Match[Any, Any, Any]:
    return Match(game, game.choose(answers=walk.answers), walk.seats)


def take_step(match: Match[Any, Any, Any], draw: Draw) -> None:
    """Make one random move, by whoever is awaited or, now and then, by a seat that may move unasked."""
    actor = _someone(match, draw)
    if actor == TABLE:
        match.play(actor, match.game.roll(match.state, draw))
    else:
        match.play(actor, _some_move(match, actor, draw))


def _some_move(match: Match[Any, Any, Any], seat: Seat, draw: Draw) -> Any:  # noqa: ANN401 - of any game
    """Pick a kind of move first, often the one made least: a lone action card hides among hundreds of bids."""
    kinds: dict[str, list[Any]] = {}
    for move in match.game.legal(match.state, seat):
        kinds.setdefault(_kind(match, move), []).append(move)
    assert kinds, f"seat {seat} is awaited and has no move"
    if draw.below(2):
        made = [_kind(match, move) for _actor, move in match.moves]
        kind = min(kinds, key=made.count)
    else:
        kind = list(kinds)[draw.below(len(kinds))]
    return kinds[kind][draw.below(len(kinds[kind]))]


def _kind(match: Match[Any, Any, Any], move: Any) -> str:  # noqa: ANN401 - as above
    return match.game.write(move).partition(" ")[0]


def _someone(match: Match[Any, Any, Any], draw: Draw) -> Actor:
    if draw.below(INTERRUPTS) == 0:
        seat: Seat = draw.below(match.seats)
        if len(match.game.legal(match.state, seat)):
            return seat
    awaited = match.to_act
    return awaited[draw.below(len(awaited))]
