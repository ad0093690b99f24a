"""The contract that every game implements, and functions that work with any such game."""
