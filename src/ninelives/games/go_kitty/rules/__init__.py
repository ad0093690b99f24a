"""The rules: Clowders, legal moves and the reasons for refusals, TABLE's moves, marks, and the effects of moves."""

from ninelives.games.go_kitty.rules.play import apply, outcome, refuse
from ninelives.games.go_kitty.rules.table import odds, roll, urn
from ninelives.games.go_kitty.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
