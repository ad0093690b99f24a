"""The simulator finds nothing wrong with what stands, and whatever it ran it runs again to the byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.world import simulate

SEEDS = (1, 2, 3)
TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_goes_wrong(seed: int) -> None:
    outcome = simulate(seed)
    assert not outcome.fault, f"{outcome.fault} To repeat it: python -m simulation --seed {seed}"


def test_a_seed_gives_the_same_run_again() -> None:
    once, again = simulate(SEEDS[0]), simulate(SEEDS[0])
    assert (once.digest, once.counts) == (again.digest, again.counts)
    assert once.digest != simulate(SEEDS[1]).digest


@pytest.mark.processes
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_seed_gives_the_same_run_in_another_process(hash_seed: str) -> None:
    command = [sys.executable, "-m", "simulation", "--seed", str(SEEDS[0])]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert simulate(SEEDS[0]).digest in said
