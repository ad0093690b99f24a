"""A task as an environment of Gymnasium: one seat learns, bots hold the others."""

from collections.abc import Sequence
from typing import Any

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.game import Seat
from ninelives.extras import extra
from ninelives.rl.episode import Episode
from ninelives.rl.spaces import Observed, action_space, observation_space, observe_task
from ninelives.rl.task import Task

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

ILLEGAL = -1.0  # what an illegal number is paid with, as much as a match that is lost


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One seat against bots by name, in seat order from the next on; fewer names than others go round.

    An illegal number ends the episode as lost. The seat is drawn for each episode, unless one is given.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium asks

    def __init__(self, task: Task, bots: Sequence[str] = ("tabby",), seat: Seat | None = None) -> None:
        self.task = task
        self.render_mode = "ansi"
        self.observation_space: spaces.Space[Any] = observation_space(task)
        self.action_space = action_space(task)
        self._bots = [bot_named(task.game, name) for name in bots]
        self._seat = seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start another match and play the bots' moves up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        self._draw = FastDraw(self.np_random.random)
        self.seat = self._draw.below(self.task.seats) if self._seat is None else self._seat
        self._episode = Episode(self.task, self._draw)
        self._let_bots_play()
        return observe_task(self.task, self._episode, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then the bots' moves; an illegal number ends the episode with a loss."""
        episode, number = self._episode, int(action)
        if number < 0 or not episode.mask >> number & 1:
            return observe_task(self.task, episode, self.seat), ILLEGAL, True, False, {"illegal": number}
        episode.decide(number)
        self._let_bots_play()
        won = 0.0 if episode.payoff is None else episode.payoff[self.seat]
        return observe_task(self.task, episode, self.seat), won, episode.payoff is not None, episode.cut, {}

    def _let_bots_play(self) -> None:
        episode = self._episode
        while not episode.over and episode.seat != self.seat:
            episode.decide(episode.ask_bot(self._bot_of(episode.seat)))

    def _bot_of(self, seat: Seat) -> Bot[Any, Any]:
        return self._bots[((seat - self.seat) % self.task.seats - 1) % len(self._bots)]

    def render(self) -> str:
        """Return the table as the seat sees it."""
        game = self.task.game
        return game.picture(game.view(self._episode.state, self.seat), ())
