"""Measurements: simulation, speed, strength of bots, exploitability."""
