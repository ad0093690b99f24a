"""The rules: Clowders, a seat's turn and its answers, TABLE's moves, what is learned, and what every move does."""

from ninelives.games.go_kitty.rules.play import apply, outcome, refuse
from ninelives.games.go_kitty.rules.table import odds, roll, urn
from ninelives.games.go_kitty.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
