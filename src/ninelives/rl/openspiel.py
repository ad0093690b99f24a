"""Every game that has a codec as a game of OpenSpiel: importing this module registers them.

`pyspiel.load_game("ninelives_kitten_me(players=2,preset=classic)")`. Answers to options are written as
`answers=start:2;list:bh:2+w:1`, with + for a comma. Every number that chance draws is a chance node of its own; with
`chance=moves` every move of TABLE is one.
"""

import json
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, Final

from ninelives.core.game import AnyGame, Seat
from ninelives.core.registry import load
from ninelives.extras import extra
from ninelives.rl.codec import STILL
from ninelives.rl.codec.contract import GROUP
from ninelives.rl.explicit import MOST_OUTCOMES, ExplicitEpisode
from ninelives.rl.task import LONGEST, MATCH, Task, make_task

with extra("spiel"):
    import numpy as np
    import pyspiel

_STILL_WORD: Final = "keep still"
_CHANCES: Final = ("numbers", "moves")  # what a chance node can be


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with its options; `registered` makes a class for each."""

    def __init__(self, game_type: Any, params: Mapping[str, Any] | None = None) -> None:  # noqa: ANN401 - of pyspiel
        given = {**game_type.parameter_specification, **(params or {})}
        self.task = _task(game_type.short_name, given)
        self.whole = _is_whole(given["chance"])
        super().__init__(game_type, _info(self.task), params or {})

    def new_initial_state(self) -> "SpielState":
        """Return the state before the first deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | None":  # noqa: ANN401 - of pyspiel
        """Return an observer of what a seat sees, or of all that it heard; public and private are not told apart."""
        if params:
            raise ValueError(f"observations take no parameters, and these were given: {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self.task, recall=kind.perfect_recall) if whole else None


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A state of a match for OpenSpiel: chance and decisions one by one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = ExplicitEpisode(game.task, whole=game.whole)

    def current_player(self) -> int:
        """Return the seat that decides, or OpenSpiel's number for chance or the end."""
        if self.episode.ways:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def _legal_actions(self, player: Seat) -> list[int]:
        mask = self.episode.mask if player == self.episode.seat else 0
        return [number for number in range(mask.bit_length()) if mask >> number & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of TABLE's moves with their probabilities."""
        ways = self.episode.ways
        every = sum(ways)
        return [(outcome, number / every) for outcome, number in enumerate(ways)]

    def _apply_action(self, action: int) -> None:
        if self.episode.ways:
            self.episode.apply_outcome(action)
        else:
            self.episode.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        task: Task = self.get_game().task
        return _STILL_WORD if action == STILL else task.game.write(task.codec.move(action, player))

    def is_terminal(self) -> bool:
        """Return whether the match is over or was cut."""
        return self.episode.over

    def returns(self) -> list[float]:
        """Return the payoff by seat; zeros while the match goes on."""
        task: Task = self.get_game().task
        return list(self.episode.payoff or (0.0,) * task.seats)

    def __str__(self) -> str:
        return str(self.episode)


class SpielObserver:
    """What a seat sees as tensor and text; with `recall` the text is all that it has heard."""

    def __init__(self, task: Task, *, recall: bool) -> None:
        self._task = task
        self._recall = recall
        layout = task.codec.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            field.name: self.tensor[layout.starts[field.name] : layout.starts[field.name] + field.size]
            for field in layout.fields
            if field.size
        }

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return what a player sees or, with perfect recall, all that it has heard, as text."""
        if self._recall:
            return state.episode.heard_lines(player)
        game = self._task.game
        return json.dumps(game.show(game.view(state.episode.state, player)))


def _task(name: str, given: Mapping[str, Any]) -> Task:
    key = name.removeprefix("ninelives_").replace("_", "-")
    pairs = [part.partition(":") for part in given["answers"].split(";") if part]
    answers = {option: word.replace("+", ",") for option, _colon, word in pairs}
    return make_task(
        key,
        given["preset"] or None,
        answers,
        seats=given["players"],
        pays=given["pays"],
        longest=given["longest"],
    )


def _is_whole(chance: str) -> bool:
    if chance not in _CHANCES:
        raise ValueError(f"a chance node is one of {', '.join(_CHANCES)}, not {chance!r}.")
    return chance == "moves"


def _info(task: Task) -> Any:  # noqa: ANN401 - of pyspiel
    pieces = sum(task.game.components(task.options).values())
    most = float(pieces)  # a round pays in cards
    return pyspiel.GameInfo(
        num_distinct_actions=task.codec.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=task.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=task.longest,
    )


def _type(game: AnyGame) -> Any:  # noqa: ANN401 - of pyspiel
    return pyspiel.GameType(
        short_name=f"ninelives_{game.key.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "preset": "",
            "answers": "",
            "chance": "numbers",
            "pays": MATCH,
            "longest": LONGEST,
        },
    )


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel."""
    game_type = _type(game)

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game_type, params)

    pyspiel.register_game(game_type, Registered)


for point in entry_points(group=GROUP):
    register(load(point.name))
