"""Faults planted in the real code, to show that the simulator finds them. Each is a patch that lasts for a block."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

type Plant = Callable[[], AbstractContextManager[object]]

PLANTED: Final[dict[str, Plant]] = {}


def register(plant: Plant) -> Plant:
    """Register a fault by its name."""
    PLANTED[getattr(plant, "__name__", "").replace("_", "-")] = plant
    return plant
