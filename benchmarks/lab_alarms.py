"""How often do fair matches show that some place wins too often or too seldom? Counted, and then drawn.

python benchmarks/lab_alarms.py 10000 200, a quarter of an hour. First the chance itself, for some numbers of matches:
with the wins of the places all that can come out is added up. Then so many trials of 5,000 matches, of the seeds from
200 on, at 2, 3 and 4 seats: a trial draws what the bots of benchmarks/lab_bias.py draw, unplayed, and is judged as the
lab judges it. What is known is printed every 500 trials.
"""

import sys
from collections import Counter, defaultdict
from math import exp, lgamma, log
from pathlib import Path
from random import Random
from typing import Final

sys.path[0] = str(Path(__file__).parent.parent / "tests")  # as in lab_bias.py

from lab import tilt  # noqa: E402 - found there only
from ninelives.core.chance import FastDraw  # noqa: E402 - as above
from ninelives.lab.measures.figures import estimate  # noqa: E402 - as above
from ninelives.lab.stats import Measured, Sums  # noqa: E402 - as above

MATCHES: Final = 5000
SIZES: Final = (20, 26, 74, 200, 250, 1000, MATCHES)
EVERY: Final = 500


def main() -> None:
    trials, first = int(sys.argv[1]), int(sys.argv[2])
    for matches in SIZES:
        words = [f"{seats} seats: {chance(matches, seats):.2%}" for seats in (2, 3, 4, 5)]
        print(f"{matches} matches alarm at {'; at '.join(words)}", flush=True)
    alarms = Counter[int]()
    for done in range(1, trials + 1):
        alarms.update(alarmed(first + done - 1))
        if done % EVERY == 0 or done == trials:
            words = [f"{seats} seats: {alarms[seats]}, {_estimate(alarms[seats], done, 1)}" for seats in WINNERS]
            print(f"of {done} trials alarm at {'; at '.join(words)}", flush=True)


def _winner(number: int, seats: int) -> int:
    outcome = tilt.outcome((*tilt.start(tilt.TILT.choose(), seats), number))
    return -1 if outcome is None else outcome.ranks.index(1)


WINNERS: Final = {seats: [_winner(number, seats) for number in range(tilt.NUMBERS)] for seats in (2, 3, 4)}


def chance(matches: int, seats: int) -> float:
    """Return how likely fair matches alarm. Wins of the places are Poisson numbers that add up to the matches."""
    mean = matches / seats
    quiet = [won for won in range(matches + 1) if abs(won - mean) < 9 * mean**0.5 and _holds(won, matches, seats)]
    alone = {won: exp(won * log(mean) - mean - lgamma(won + 1)) for won in quiet}
    sums: dict[int, float] = {0: 1.0}
    for _seat in range(seats):
        longer: defaultdict[int, float] = defaultdict(float)
        for before, likely in sums.items():
            for won, of_them in alone.items():
                longer[before + won] += likely * of_them
        sums = longer
    return 1 - sums[matches] / exp(matches * log(matches) - matches - lgamma(matches + 1))


def alarmed(seed: int) -> list[int]:
    """Return for which numbers of seats a trial alarms."""
    draws = [FastDraw(Random(f"{seed} {deal} 0").random) for deal in range(MATCHES)]  # noqa: S311 - as the lab's bots
    said = Counter([draw.below(tilt.NUMBERS) for draw in draws])
    return [seats for seats in WINNERS if not _is_fair(said, seats)]


def _is_fair(said: Counter[int], seats: int) -> bool:
    wins = Counter[int]()
    for number, times in said.items():
        wins[WINNERS[seats][number]] += times
    return all(_holds(wins[seat], MATCHES, seats) for seat in range(seats))


def _holds(won: int, matches: int, seats: int) -> bool:
    found = _estimate(won, matches, seats)
    return found.low <= 1 / seats <= found.high


def _estimate(won: int, matches: int, questions: int) -> Measured:
    return estimate(Sums(matches, won, matches, won, won, matches), questions, share=True)


if __name__ == "__main__":
    main()
