"""The rules: Clowders, a seat's turn and the reasons behind it, TABLE's moves, what is learned, what a move does."""

from ninelives.games.go_kitty.rules.play import apply, outcome, refuse
from ninelives.games.go_kitty.rules.table import odds, roll, urn
from ninelives.games.go_kitty.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
