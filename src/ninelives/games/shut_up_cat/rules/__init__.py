"""The rules: legal moves and the reasons for refusals, TABLE's moves, and the effects of moves."""

from ninelives.games.shut_up_cat.rules.play import apply, outcome, refuse
from ninelives.games.shut_up_cat.rules.table import odds, roll, urn
from ninelives.games.shut_up_cat.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
