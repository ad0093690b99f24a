"""Solve small two-seat games, and tell how much a bot's play gives away there."""
