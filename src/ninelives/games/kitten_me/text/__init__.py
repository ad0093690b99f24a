"""The game in words: the table, the last move, the legal moves, and what is remembered."""

from ninelives.games.kitten_me.text.memories import remember
from ninelives.games.kitten_me.text.story import reveal_beats, tell
from ninelives.games.kitten_me.text.table import offer, picture

__all__ = ["offer", "picture", "remember", "reveal_beats", "tell"]
