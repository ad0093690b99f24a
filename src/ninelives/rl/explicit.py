"""An episode whose chance is chosen from outside, one number at a time, as game trees need it."""

from collections.abc import Sequence
from copy import copy
from itertools import islice
from typing import Any, Final

from ninelives.core.game import TABLE, Actor, Seat
from ninelives.rl.episode import Episode
from ninelives.rl.task import Task

MOST_OUTCOMES: Final = 1000  # at once


class _Undrawn(Exception):
    """Chance has to choose once more for TABLE, and nothing is given yet."""

    def __init__(self, ways: Sequence[int]) -> None:
        super().__init__(ways)
        self.ways = ways


class ExplicitEpisode(Episode):
    """While there are `ways`, chance is due: `apply_outcome` chooses an outcome, each as likely as it has ways.

    Chance draws number by number, as a match does, or with `whole` a whole move of TABLE at once. Then orders in which
    the same cards can be dealt are one outcome, and a tree is much smaller.
    """

    def __init__(self, task: Task, *, whole: bool = False) -> None:
        self.ways: Sequence[int] = ()
        self._whole = whole
        self._given: list[int] = []  # for TABLE's next move
        self._used = 0
        self._steps: tuple[tuple[Any, Actor, Any], ...] = ()  # state, actor and move
        self._chosen: tuple[int, ...] = ()  # all outcomes and decisions, which make the episode again
        super().__init__(task, self)

    def below(self, n: int, /) -> int:
        """Return the next number that was given: this episode is its own source of chance."""
        if n > MOST_OUTCOMES:
            raise ValueError(f"chance draws one of {n} at once; a tree takes {MOST_OUTCOMES}. Draw in smaller steps.")
        return self._outcome((1,) * n)

    def _outcome(self, ways: Sequence[int]) -> int:
        if len(ways) == 1:
            return 0
        if self._used == len(self._given):
            raise _Undrawn(ways)
        self._used += 1
        return self._given[self._used - 1]

    def _roll_for_table(self) -> Any:  # noqa: ANN401 - a move of any game
        if not self._whole:
            return super()._roll_for_table()
        odds = list(islice(self._task.game.odds(self.state), MOST_OUTCOMES + 1))
        if len(odds) > MOST_OUTCOMES:
            raise ValueError(f"TABLE has more than {MOST_OUTCOMES} moves here: let chance draw number by number.")
        return odds[self._outcome([ways for _move, ways in odds])][0]

    def apply_outcome(self, outcome: int) -> None:
        """Let chance choose this outcome."""
        self._given = [*self._given, outcome]
        self._chosen = (*self._chosen, outcome)
        self._advance()

    def decide(self, number: int) -> None:
        """Make the move with this number, and remember it for copies of this episode."""
        super().decide(number)
        self._chosen = (*self._chosen, number)

    def heard_lines(self, seat: Seat) -> str:
        """Return all that this seat has heard, a line for each move: what it knows, with nothing forgotten."""
        hear = self._task.game.hear
        lines = [f"{actor} {hear(state, actor, move, seat)}" for state, actor, move in self._steps]
        return "\n".join([f"seat {seat}", *lines])

    def __str__(self) -> str:
        """Return all moves as a record writes them, and what chance has drawn for the next."""
        lines = [f"{actor} {self._task.game.write(move)}" for _state, actor, move in self._steps]
        return "\n".join([*lines, f"drawn {self._given}"])

    def _advance(self, *, paid: bool = False) -> None:
        self._used = 0
        self.ways = ()
        try:
            super()._advance(paid=paid)
        except _Undrawn as due:
            self.ways = due.ways
            self.seat = TABLE
            self.mask = 0
            self.over = False

    def _make(self, actor: Actor, move: Any) -> None:  # noqa: ANN401 - a move of any game
        self._steps = (*self._steps, (self.state, actor, move))
        super()._make(actor, move)
        self._given = []
        self._used = 0

    def __deepcopy__(self, memo: object) -> "ExplicitEpisode":
        """Return a copy that shares states and moves: they never change."""
        twin = copy(self)
        twin._draw = twin  # noqa: SLF001 - its own class
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return replay_outcomes, (self._task, self._whole, self._chosen)


def replay_outcomes(task: Task, whole: bool, chosen: tuple[int, ...]) -> ExplicitEpisode:  # noqa: FBT001 - pickles call by place
    """Return the episode that came of these outcomes and decisions."""
    episode = ExplicitEpisode(task, whole=whole)
    for number in chosen:
        if episode.ways:
            episode.apply_outcome(number)
        else:
            episode.decide(number)
    return episode
