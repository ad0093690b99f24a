"""One seed for everything: what the simulator draws, and what the code draws that asks the machine for randomness."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def seeded_randomness(seed: int) -> Iterator[None]:
    """Let secrets, uuid and every SystemRandom draw from the seed until the end of the block."""
    source = random.Random(f"machine {seed}")  # noqa: S311 - to be repeated, not to be secret
    machine = os.urandom
    os.urandom = random._urandom = source.randbytes  # type: ignore[attr-defined] # the one place where all of them ask
    try:
        yield
    finally:
        os.urandom = random._urandom = machine  # type: ignore[attr-defined] # as above


class Chance(random.Random):
    """What the simulator draws, with words for what it asks most often."""

    def happens(self, probability: float) -> bool:
        return probability > 0 and self.random() < probability

    def wait(self, mean: float) -> float:
        """Return seconds until something happens that comes about so often."""
        return self.expovariate(1 / mean)
