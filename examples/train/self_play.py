"""Learn the rounds of Kitten Me by self-play, with numpy alone: `pip install "ninelives[rl]"`, then run this file.

It prints how often the policy wins a whole match against a bot as it learns. The learner is in learner.py, its network
in network.py.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from learner import MATCHES, STEPS, Learner, Method, kept
from network import Network
from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.lab.arena import Pairing, arena
from ninelives.rl.arrays import as_masks, as_observations
from ninelives.rl.task import Task, make_task

METHODS: Final = {
    "ppo": Method(rate=0.002, pull=0.02, clip=0.2),
    "mmd": Method(rate=0.003, pull=0.2, stay=1, follow=0.03),
}
POINTS: Final = 6  # of the curve
SHARP: Final = 4  # the power of a chance: what the pull keeps alive is for learning, and a bot learns nothing from us
FINE: Final = 1 << 24  # how finely a draw tells chances apart


def as_bot(task: Task, network: Network) -> Bot[Any, Any]:
    """Return the network as a bot: the same view and the same randomness are the same move."""
    codec = task.codec

    def bot(view: Any, moves: Moves[Any], _awaited: bool, draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
        inputs = network.inputs(as_observations([codec.observation(view)]))
        thought = network.think(inputs, as_masks([codec.mask(moves, view.seat)], codec.size))
        sums = (thought.chances[0] ** SHARP).cumsum()
        return codec.move(int((sums > sums[-1] * draw.below(FINE) / FINE).argmax()), view.seat)

    return bot


def curve(learner: Learner, task: Task, rival: Bot[Any, Any], games: int, seed: int) -> Iterator[str]:
    """Learn on, and at each point yield a line about matches against a bot."""
    pairing = Pairing(task.game, task.options, task.seats, as_bot(task, learner.network), rival, seed)
    for updates in [learner.updates * point // POINTS for point in range(1, POINTS + 1)]:
        if updates > learner.done:
            learner.learn(updates)
            yield f"{learner.spent:4.0f} s, {updates:4} updates: wins {arena(pairing, games).score}"


def arguments(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--updates", type=int, default=500, help=f"of {MATCHES * STEPS} decisions each")
    parser.add_argument("--rival", default="kitten", help="the bot to measure against")
    parser.add_argument("--games", type=int, default=200, help="for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file to go on from if the run is stopped")
    return parser


def first_game() -> Task:
    return make_task("kitten-me", "first-game", seats=2, pays="round")


def begun(given: argparse.Namespace, learner: Learner) -> Learner:
    """Return the run that was kept, if there is one, or else this learner."""
    return kept(given.keep) if given.keep and given.keep.exists() else learner


def report(given: argparse.Namespace, task: Task, learner: Learner) -> None:
    """Learn on, and print the curve."""
    for line in curve(learner, task, bot_named(task.game, given.rival), given.games, given.seed):
        print(f"{line} against {given.rival}", flush=True)
        if given.keep:
            learner.keep(given.keep)


def main() -> None:
    parser = arguments("Learn Kitten Me's first game by self-play.")
    parser.add_argument("--method", choices=METHODS, default="mmd")
    given = parser.parse_args()
    task = first_game()
    report(given, task, begun(given, Learner(task, METHODS[given.method], given.updates, given.seed)))


if __name__ == "__main__":
    main()
