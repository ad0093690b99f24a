"""Learn to beat one bot that stays as it is: a lower bound of what somebody who knows its ways would win.

Nobody can compute the best response in a whole game. What a learner finds in some minutes is an approximate one: the
bot gives away at least as much, and how much more is not known.
"""

from typing import Final

from learner import Method
from self_play import arguments, run

# The rival does not learn, so nothing is gained by hiding: the pull only keeps some moves tried.
METHOD: Final = Method(rate=0.003, pull=0.005, clip=0.2)

if __name__ == "__main__":
    run(arguments("Learn to beat a bot at Kitten Me's first game.", 300).parse_args(), METHOD, from_rival=True)
