"""A task as an environment of PettingZoo, where agents act one at a time (AEC).

There is no parallel form: seats do not decide at once, and each hears what the one before it did. Turned into one, all
but one agent would have to send a number that means nothing at every step.
"""

from typing import Any

from ninelives.extras import extra
from ninelives.rl.episode import Episode, draw_from_seed
from ninelives.rl.spaces import Observed, action_space, observation_space, observe_task
from ninelives.rl.task import Task

with extra("rl"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(task: Task) -> AECEnv[str, Observed, int]:
    """Return the environment as others are wrapped: an illegal number ends the match, and loses it."""
    wrapped: AECEnv[str, Observed, int] = TableEnv(task)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class TableEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """The environment itself, several times as quick as wrapped. It raises `Illegal` for an illegal number."""

    def __init__(self, task: Task) -> None:
        super().__init__()
        self.task = task
        self.metadata = {"name": f"ninelives_{task.game.key}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(task.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(task) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(task) for agent in self.possible_agents}
        self._draw = draw_from_seed(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none are known
        """Start another match."""
        if seed is not None:
            self._draw = draw_from_seed(seed)
        self._episode = Episode(self.task, self._draw)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._episode.seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees, and the mask of its legal actions."""
        return observe_task(self.task, self._episode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides."""
        episode = self._episode
        if episode.over:
            self._was_dead_step(action)
            return
        episode.decide(int(action) if action is not None else -1)
        if episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self) -> None:
        """Pay all seats. Rewards come at the end only, so nothing has to be summed on the way."""
        episode = self._episode
        over = dict.fromkeys(self.agents, True)
        if episode.payoff is None:
            self.truncations = over
        else:
            self.terminations = over
            self.rewards = dict(zip(self.possible_agents, episode.payoff, strict=True))
            self._cumulative_rewards = dict(self.rewards)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """Return the table as watchers see it."""
        game = self.task.game
        return game.picture(game.view(self._episode.state, None), ())

    def close(self) -> None:
        """Leave nothing open: there is nothing."""
