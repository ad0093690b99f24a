"""Learn to beat one bot that stays as it is: a lower bound of what somebody who knows its ways would win.

Nobody can compute the best response in a whole game. What a learner finds in some minutes is an approximate one: the
bot gives away at least as much, and how much more is not known.
"""

from pathlib import Path
from typing import Final

from learner import Learner, Method, kept
from ninelives.bots.cats import bot_named
from self_play import arguments, begun, first_game, report

# The rival does not learn, so nothing is gained by hiding: the pull only keeps some moves tried.
METHOD: Final = Method(rate=0.003, pull=0.005, clip=0.2)


def main() -> None:
    parser = arguments("Learn to beat a bot at Kitten Me's first game.")
    parser.add_argument("--begin", type=Path, help="a run that self_play.py kept, to begin with its network")
    given = parser.parse_args()
    task = first_game()
    learner = Learner(task, METHOD, given.updates, given.seed, bot_named(task.game, given.rival))
    if given.begin:
        learner.begin_as(kept(given.begin))
    report(given, task, begun(given, learner))


if __name__ == "__main__":
    main()
