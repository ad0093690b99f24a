"""The rules: a seat's turn and the reasons behind it, TABLE's moves, and what every move does."""

from ninelives.games.shut_up_cat.rules.play import apply, outcome, refuse
from ninelives.games.shut_up_cat.rules.table import odds, roll, urn
from ninelives.games.shut_up_cat.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
