"""Measure games: simulation and speed."""
