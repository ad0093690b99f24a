"""The rules: legal moves and the reasons for refusals, TABLE's moves, the reveal, and the effects of moves."""

from ninelives.games.kitten_me.rules.play import apply, outcome, refuse
from ninelives.games.kitten_me.rules.table import odds, roll, urn
from ninelives.games.kitten_me.rules.turn import legal, to_act

__all__ = ["apply", "legal", "odds", "outcome", "refuse", "roll", "to_act", "urn"]
