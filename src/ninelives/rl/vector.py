"""Many matches at once, so that a policy decides for all of them in one go. The rules still play one by one."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from ninelives.bots.bot import Bot
from ninelives.extras import extra
from ninelives.rl.arrays import as_masks, as_observations
from ninelives.rl.episode import Episode, draw_from_seed
from ninelives.rl.task import Task

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray


class Stepped(NamedTuple):
    """What the last decisions brought: of a match that ended, the next one has begun already."""

    over: NDArray[np.bool_]  # by match
    cut: NDArray[np.bool_]  # by match: over by the task's limit, without a payoff
    payoffs: NDArray[np.float32]  # by match and seat; 0 where a match goes on


class VectorEnv:
    """Matches side by side. Read `observations`, `masks` and `seats` of the decisions that are due, then `step`."""

    def __init__(self, task: Task, matches: int, seed: int | None = None) -> None:
        self.task = task
        self._draw = draw_from_seed(seed)
        self._episodes = [Episode(task, self._draw) for _match in range(matches)]
        self._look()

    def reset(self, seed: int | None = None) -> None:
        """Start all matches again; with a seed, the same luck comes again."""
        self._draw = draw_from_seed(seed)
        self._episodes = [Episode(self.task, self._draw) for _match in self._episodes]
        self._look()

    def step(self, numbers: NDArray[np.integer]) -> Stepped:
        """Make a decision in each match, by the number of its move."""
        stepped = _empty_step(len(self._episodes), self.task.seats)
        for place, (episode, number) in enumerate(zip(self._episodes, numbers.tolist(), strict=True)):
            episode.decide(number)
            if episode.over:
                _note(stepped, place, episode)
                episode.go_on()
        self._look()
        return stepped

    def ask_bot(self, bot: Bot[Any, Any], places: Iterable[int]) -> list[int]:
        """Return the numbers that a bot chooses in the matches at these places."""
        return [self._episodes[place].ask_bot(bot) for place in places]

    def _look(self) -> None:
        """Read what each match shows the seat that decides."""
        view, observation = self.task.game.view, self.task.codec.observation
        episodes = self._episodes
        self.seats = np.array([episode.seat for episode in episodes])
        self.observations = as_observations([observation(view(episode.state, episode.seat)) for episode in episodes])
        self.masks = as_masks([episode.mask for episode in episodes], self.task.codec.size)


def _empty_step(matches: int, seats: int) -> Stepped:
    over, cut = np.zeros(matches, np.bool_), np.zeros(matches, np.bool_)
    return Stepped(over, cut, np.zeros((matches, seats), np.float32))


def _note(stepped: Stepped, place: int, episode: Episode) -> None:
    stepped.over[place] = True
    stepped.cut[place] = episode.cut
    if episode.payoff is not None:
        stepped.payoffs[place] = episode.payoff
