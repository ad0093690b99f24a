"""A match in progress: the moves made so far, and the current state."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, final

from ninelives.core.chance import Secret
from ninelives.core.errors import BadOption, Refused
from ninelives.core.game import TABLE, Actor, Game, Memories, MoveHistory, Names, Outcome, Seat
from ninelives.core.line import is_clean
from ninelives.core.options import Options


@final
class Step[State, Move]:
    """A move, and the states before and after it."""

    def __init__(self, before: State, actor: Actor, move: Move, after: State) -> None:
        self.before: Final[State] = before
        self.actor: Final[Actor] = actor
        self.move: Final[Move] = move
        self.after: Final[State] = after


@final
class Match[State, Move, View]:
    """One match. With a secret, TABLE's moves are made automatically; without one, they are played like all others.

    `moves` are made first, unchanged: this continues a match from its log. With `earlier`, it stands where that does.
    """

    def __init__(  # noqa: PLR0913 - the parts of a match
        self,
        game: Game[State, Move, View],
        options: Options,
        seats: int,
        *,
        secret: Secret | None = None,
        names: Iterable[str] = (),
        moves: Iterable[tuple[Actor, Move]] = (),
        earlier: "Match[State, Move, View] | None" = None,
    ) -> None:
        self.game: Final[Game[State, Move, View]] = game
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.secret: Final[Secret | None] = secret
        self.names: Final[Names] = tuple(names)
        self.moves: Final[list[tuple[Actor, Move]]] = [] if earlier is None else earlier.moves.copy()
        self.rolls: int = 0 if earlier is None else earlier.rolls  # the number of TABLE's moves
        self.state: State = game.start(options, seats) if earlier is None else earlier.state
        if earlier is not None:
            return
        if not all(is_clean(name) for name in self.names) or len(self.names) not in {0, seats}:
            raise BadOption(f"Names are one clean line each, for all {seats} seats or for none.")
        self.take(self.foresee(moves))
        self.take(self._roll_for_table(self.state, self.rolls))

    @property
    def to_act(self) -> tuple[Actor, ...]:
        """The seats that must act now; (TABLE,) for chance; empty when the match is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.game.outcome(self.state)

    def look(self, seat: Seat | None) -> str:
        """Return the table as text, as this seat sees it; None is a watcher."""
        return self.game.picture(self.game.view(self.state, seat), self.names)

    def play(self, actor: Actor, move: Move) -> tuple[Step[State, Move], ...]:
        """Make a move, or raise Refused with the ruling; then make TABLE's moves. Return all steps made."""
        steps = self.propose(actor, move)
        self.take(steps)
        return steps

    def say(self, actor: Actor, line: str) -> None:
        """Make the move that this line of text describes."""
        self.play(actor, self.game.read(line))

    def propose(self, actor: Actor, move: Move) -> tuple[Step[State, Move], ...]:
        """Return the steps that this move would make, without making them: a log may need them first."""
        step = self._check_and_apply(self.state, actor, move)
        return (step, *self._roll_for_table(step.after, self.rolls))

    def take(self, steps: tuple[Step[State, Move], ...]) -> None:
        """Make steps that were proposed from the current state."""
        for step in steps:
            self.moves.append((step.actor, step.move))
            self.rolls += step.actor == TABLE
            self.state = step.after

    def after(self, steps: tuple[Step[State, Move], ...]) -> "Match[State, Move, View]":
        """Return the match after steps that were proposed from the current state; this one stays as it is."""
        match = Match(self.game, self.options, self.seats, secret=self.secret, names=self.names, earlier=self)
        match.take(steps)
        return match

    def foresee(self, moves: Iterable[tuple[Actor, Move]]) -> tuple[Step[State, Move], ...]:
        """Return the steps that these moves of a log would make, TABLE's included, without making them."""
        state = self.state
        steps: list[Step[State, Move]] = []
        for actor, move in moves:
            steps.append(self._check_and_apply(state, actor, move))
            state = steps[-1].after
        return tuple(steps)

    def _check_and_apply(self, before: State, actor: Actor, move: Move) -> Step[State, Move]:
        refusal = self.game.refuse(before, actor, move)
        if refusal is not None:
            raise Refused(refusal.ruling, refusal.message)
        after = self.game.apply(before, actor, move)
        return Step(before, actor, move, after)

    def _roll_for_table(self, before: State, number: int) -> tuple[Step[State, Move], ...]:
        steps: list[Step[State, Move]] = []
        while self.secret is not None and TABLE in self.game.to_act(before):
            move = self.game.roll(before, self.secret.draw(number))
            after = self.game.apply(before, TABLE, move)
            steps.append(Step(before, TABLE, move, after))
            before = after
            number += 1
        return tuple(steps)


def steps_of(match: Match[Any, Any, Any], known: tuple[int, Any] | None = None) -> Iterator[Step[Any, Any]]:
    """Yield the steps of a match again: from its start, or from a state known after this many moves."""
    number, before = known or (0, match.game.start(match.options, match.seats))
    for actor, move in match.moves[number:]:
        after = match.game.apply(before, actor, move)
        yield Step(before, actor, move, after)
        before = after


def history_of(steps: Iterable[Step[Any, Any]]) -> MoveHistory[Any, Any]:
    """Return steps as games and their cats are told of them, once a match is over."""
    return [(step.before, step.actor, step.move, step.after) for step in steps]


def collect_memories(game: Game[Any, Any, Any], steps: Iterable[Step[Any, Any]], names: Names) -> Memories:
    """Return what people like to read about a match that is over, from all its steps."""
    return game.remember(history_of(steps), names)
