"""One sitting: the moves made so far, and the state that they lead to."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, final

from ninelives.core.chance import Secret
from ninelives.core.errors import BadOption, Refused
from ninelives.core.game import TABLE, Actor, Game, Names, Outcome, Seat
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
    """Holds one match. With a secret, TABLE's moves make themselves; without, they are played like any other.

    `moves` are made first, as they stand: so a match goes on from its log.
    """

    def __init__(  # noqa: PLR0913 - what a match is made of
        self,
        game: Game[State, Move, View],
        options: Options,
        seats: int,
        *,
        secret: Secret | None = None,
        names: Iterable[str] = (),
        moves: Iterable[tuple[Actor, Move]] = (),
    ) -> None:
        self.game: Final[Game[State, Move, View]] = game
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.secret: Final[Secret | None] = secret
        self.names: Final[Names] = tuple(names)
        self.moves: Final[list[tuple[Actor, Move]]] = []
        self.rolls = 0  # how many of the moves are TABLE's
        self.state: State = game.start(options, seats)
        if not all(is_clean(name) for name in self.names) or len(self.names) not in {0, seats}:
            raise BadOption(f"Names are one clean line each, for all {seats} seats or for none.")
        self.take(self.foresee(moves))
        self.take(self._rolled(self.state, self.rolls))

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def look(self, seat: Seat | None) -> str:
        """Give the table as text, as this seat sees it; None is a watcher."""
        return self.game.picture(self.game.view(self.state, seat), self.names)

    def play(self, actor: Actor, move: Move) -> tuple[Step[State, Move], ...]:
        """Make a move, or raise Refused with the ruling; then TABLE does what is due. Give all steps made."""
        steps = self.propose(actor, move)
        self.take(steps)
        return steps

    def say(self, actor: Actor, line: str) -> None:
        """Make the move that this line of text stands for."""
        self.play(actor, self.game.read(line))

    def propose(self, actor: Actor, move: Move) -> tuple[Step[State, Move], ...]:
        """Give the steps that this move would bring, and change nothing: a log may want them before they count."""
        step = self._judged(self.state, actor, move)
        return (step, *self._rolled(step.after, self.rolls))

    def take(self, steps: tuple[Step[State, Move], ...]) -> None:
        """Make steps that were proposed from the state as it stands."""
        for step in steps:
            self.moves.append((step.actor, step.move))
            self.rolls += step.actor == TABLE
            self.state = step.after

    def foresee(self, moves: Iterable[tuple[Actor, Move]]) -> tuple[Step[State, Move], ...]:
        """Give the steps that these moves of a log would bring, TABLE's as they stand, and change nothing."""
        state = self.state
        steps: list[Step[State, Move]] = []
        for actor, move in moves:
            steps.append(self._judged(state, actor, move))
            state = steps[-1].after
        return tuple(steps)

    def _judged(self, before: State, actor: Actor, move: Move) -> Step[State, Move]:
        refusal = self.game.refuse(before, actor, move)
        if refusal is not None:
            raise Refused(refusal.ruling, refusal.reason)
        after = self.game.apply(before, actor, move)
        return Step(before, actor, move, after)

    def _rolled(self, before: State, number: int) -> tuple[Step[State, Move], ...]:
        steps: list[Step[State, Move]] = []
        while self.secret is not None and TABLE in self.game.to_act(before):
            move = self.game.roll(before, self.secret.draw(number))
            after = self.game.apply(before, TABLE, move)
            steps.append(Step(before, TABLE, move, after))
            before = after
            number += 1
        return tuple(steps)


def steps_of(match: Match[Any, Any, Any], known: tuple[int, Any] | None = None) -> Iterator[Step[Any, Any]]:
    """Go through a match again, move by move: from its start, or from a state known after so many moves."""
    number, before = known or (0, match.game.start(match.options, match.seats))
    for actor, move in match.moves[number:]:
        after = match.game.apply(before, actor, move)
        yield Step(before, actor, move, after)
        before = after
