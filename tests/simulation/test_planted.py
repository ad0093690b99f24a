"""The simulator finds faults that are planted in the real code, and finds them again from their seeds."""

import pytest

from simulation.planted import PLANTED
from simulation.world import Outcome, simulate

MAX_SEEDS = 15  # that one core runs in a minute

# the first seed that finds each
SEEDS = {}

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
    once, again = run(name, SEEDS[name]), run(name, SEEDS[name])
    assert once.fault
    assert (once.fault, once.digest) == (again.fault, again.digest)
