"""The peer engines that the speed benchmark measures in the same run as our own.

Where a peer leaves a choice open, it gets the cheapest one, so that its numbers are as good as possible. Time is
measured after imports and loading; it includes starting each round but not reading the winner.
"""

from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from time import perf_counter

MICROS = 1e6
OPEN_SPIEL = {
    "liars_dice": {"numdice": 5, "players": 2},
    "go_fish": {"players": 4},
    "pig": {"players": 4, "winscore": 40},
}


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a library took for a number of rounds."""

    name: str
    rounds: int
    steps: int  # moves applied, chance included where the peer lets the caller apply it
    decisions: int  # moves applied for a player
    seconds: float

    @property
    def micros_per_step(self) -> float:
        """Microseconds per applied move."""
        return MICROS * self.seconds / self.steps

    @property
    def micros_per_decision(self) -> float:
        """Microseconds per move of a player."""
        return MICROS * self.seconds / self.decisions

    @property
    def micros_per_round(self) -> float:
        """Microseconds per round."""
        return MICROS * self.seconds / self.rounds


def open_spiel(name: str, rounds: int, seed: int, *, informed: bool = False) -> Timing | None:
    """Uniform play of one of its games; ``informed`` builds what the player to act knows."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel  # noqa: PLC0415 - a peer is never needed to play

    game = pyspiel.load_game(name, OPEN_SPIEL[name])
    chance = int(pyspiel.PlayerId.CHANCE)
    draw = Random(seed).random  # noqa: S311 - a benchmark needs speed, not secrecy
    steps = decisions = 0
    start = perf_counter()
    for _ in range(rounds):
        state = game.new_initial_state()
        # One call tells chance (-1) and the end (-4) from a player, cheaper than is_terminal and is_chance_node.
        while (player := state.current_player()) >= chance:
            steps += 1
            if player == chance:
                left = draw()
                for action, odds in state.chance_outcomes():  # noqa: B007 - the last outcome takes the rounding
                    left -= odds
                    if left < 0:
                        break
            else:
                decisions += 1
                if informed:
                    # The string is the key of every tabular policy and costs a fifth of the tensor.
                    state.information_state_string()
                actions = state.legal_actions()
                action = actions[int(draw() * len(actions))]
            state.apply_action(action)
    seconds = perf_counter() - start
    return Timing(f"open_spiel {name}{' with information state' * informed}", rounds, steps, decisions, seconds)


def rlcard_leduc(rounds: int, seed: int, *, numpy_choice: bool = True) -> Timing | None:
    """Uniform play: ``numpy_choice`` as RandomAgent chooses, else by the standard library, to see its share.

    Chance moves inside reset and step, and both always build what the player to act knows: a step is a decision.
    """
    if find_spec("rlcard") is None:
        return None
    import rlcard  # noqa: PLC0415 - a peer is never needed to play

    env = rlcard.make("leduc-holdem", config={"seed": seed})
    # RandomAgent itself draws from numpy's global generator, and rlcard.agents needs pip and distutils to import.
    choice = env.np_random.choice
    draw = Random(seed).random  # noqa: S311 - a benchmark needs speed, not secrecy
    steps = 0
    start = perf_counter()
    for _ in range(rounds):
        state, _player = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            action = choice(actions) if numpy_choice else actions[int(draw() * len(actions))]
            state, _player = env.step(action)
            steps += 1
    seconds = perf_counter() - start
    name = "rlcard leduc-holdem" + ("" if numpy_choice else " without numpy's choice")
    return Timing(name, rounds, steps, steps, seconds)
