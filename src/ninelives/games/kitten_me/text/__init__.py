"""The game in words: the table, the last move, and the legal moves."""

from ninelives.games.kitten_me.text.story import tell
from ninelives.games.kitten_me.text.table import offer, picture

__all__ = ["offer", "picture", "tell"]
