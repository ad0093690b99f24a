"""The simulator finds faults that are planted in the real code, and finds them again from their seeds."""

import pytest

from simulation.planted import PLANTED
from simulation.world import Outcome, simulate

MAX_SEEDS = 24  # that one core runs in a minute

# the first seed that finds each
SEEDS = {
    "acknowledge-before-commit": 1,
    "acknowledge-whole-batch": 1,
    "command-done-twice-after-retry": 1,
    "doubt-forgotten-after-outage": 1,
    "presence-never-ends": 2,
    "leaving-unnoticed": 1,
    "background-work-grows": 1,
    "viewers-grow": 1,
    "refreshes-pile-up": 2,
    "snapshot-wrong": 1,
    "rows-pruned-with-no-snapshot": 1,
    "last-row-pruned": 1,
    "epoch-forgotten": 6,
    "match-archived-twice": 1,
    "match-never-archived": 1,
    "bus-message-lost-without-catching-up": 3,
    "gap-ignored": 5,
    "catching-up-untold": 5,
    "view-leaks-after-catching-up": 5,
    "scene-of-another-seat": 1,
    "subscription-forgotten": 1,
    "wake-up-lost": 2,
    "claim-never-given-back": 1,
    "two-processes-play-one-bot": 1,
    "clock-runs-while-store-is-down": 2,
    "clock-behind-after-outage": 22,
    "attending-given-up": 1,
    "signature-not-checked": 3,
    "signature-for-any-table": 4,
    "row-number-believed": 1,
    "table-ahead-of-its-log-kept": 1,
}

QUICK = sorted([name for name, seed in SEEDS.items() if seed == 1])
OTHERS = sorted(SEEDS.keys() - QUICK)


def run(name: str, seed: int) -> Outcome:
    with PLANTED[name]():
        return simulate(seed)


def test_each_fault_has_a_seed() -> None:
    assert SEEDS.keys() == PLANTED.keys()
    assert max(SEEDS.values()) <= MAX_SEEDS


@pytest.mark.parametrize("name", QUICK)
def test_the_first_seed_finds_a_fault_that_shows_soon(name: str) -> None:
    assert run(name, 1).fault


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_a_fault_is_found_by_its_seed_and_none_before(name: str) -> None:
    faults = [run(name, seed).fault for seed in range(1, SEEDS[name] + 1)]
    assert [bool(fault) for fault in faults] == [False] * (SEEDS[name] - 1) + [True]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(PLANTED))
def test_a_fault_is_found_again_from_its_seed(name: str) -> None:
    seed = SEEDS[name]
    once, again = run(name, seed), run(name, seed)
    assert once.fault
    assert (once.fault, once.digest) == (again.fault, again.digest)
