"""Faults to plant, by their names."""

from simulation.planted import commits, forgery, growth, records, updates, wake_ups
from simulation.planted.registry import PLANTED

__all__ = ["PLANTED", "commits", "forgery", "growth", "records", "updates", "wake_ups"]
