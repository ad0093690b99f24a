"""Run the simulator: `python -m simulation --seed 7`, or as many seeds as fit into some seconds or hours."""

import argparse
import sys
import time
from collections import Counter
from contextlib import nullcontext

from simulation.planted import PLANTED
from simulation.world import Outcome, simulate

EXPECTED = (
    *("rows", "done", "refused", "retry", "second device", "leaving", "slow reader dropped", "time-out", "bot moved"),
    *("crash", "crash before commit", "crash after commit", "restart", "stall", "wall clock jump", "store outage"),
    *("store line cut", "refused write", "lost answer", "slow store", "bus cut", "bus mute", "bus confession"),
    *("bus message lost", "bus message repeated", "bus message late", "socket cut", "snapshot", "archived"),
    "rows pruned",
    *("shown from a snapshot", "caught up", "bus message junk", "bus message wrong signature", "bus message forged"),
    *("bus message replayed", "bus message of another table", "failover", "last row lost"),
)


def main() -> int:
    args = parse_args()
    begun, spent = time.monotonic(), time.process_time()
    outcomes = []
    seed = args.seed
    while True:
        with PLANTED[args.plant]() if args.plant else nullcontext():
            outcome = simulate(seed)
        outcomes.append(outcome)
        if args.seconds is None or outcome.fault:
            print(f"seed {seed}: {outcome.seconds:.0f} simulated seconds, digest {outcome.digest}")
        if outcome.fault:
            print(f"FAULT: {outcome.fault}\nTo repeat it: {command_for(seed, args.plant)}")
        seed += 1
        if args.seconds is None or outcome.fault or time.monotonic() - begun > args.seconds:
            break
    return report(outcomes, time.process_time() - spent)


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m simulation", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the seed, or the first of them")
    parser.add_argument("--seconds", type=float, help="run one seed after the other for so long")
    parser.add_argument("--hours", type=float, help="the same, in hours")
    parser.add_argument("--plant", choices=sorted(PLANTED), help="plant this fault first")
    args = parser.parse_args()
    if args.hours is not None:
        args.seconds = 3600 * args.hours
    return args


def command_for(seed: int, plant: str | None) -> str:
    return f"PYTHONPATH=tests python -m simulation --seed {seed}" + (f" --plant {plant}" if plant else "")


def report(outcomes: list[Outcome], spent: float) -> int:
    """Print what happened, and how fast; return the exit code."""
    counts: Counter[str] = sum([outcome.counts for outcome in outcomes], Counter())
    simulated = sum([outcome.seconds for outcome in outcomes])
    for event in sorted(counts):
        print(f"{counts[event]:>9}  {event}")
    speed = simulated / spent
    print(f"{len(outcomes)} seeds: {simulated:.0f} simulated seconds in {spent:.1f} of one core, {speed:.0f} in each")
    silent = [event for event in EXPECTED if not counts[event]]
    if len(outcomes) >= MANY and silent:
        print(f"FAULT: in all of them there was no {', '.join(silent)}")
    return bool(outcomes[-1].fault or (len(outcomes) >= MANY and silent))


MANY = 10  # seeds, in which every kind of event must come

if __name__ == "__main__":
    sys.exit(main())
