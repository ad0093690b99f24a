"""The game in words: the table, the last move, the legal moves, what is remembered, and what people say."""

from ninelives.games.kitten_me.text.grammar import grammar
from ninelives.games.kitten_me.text.memories import remember
from ninelives.games.kitten_me.text.story import reveal_beats, tell
from ninelives.games.kitten_me.text.table import offer, picture

__all__ = ["grammar", "offer", "picture", "remember", "reveal_beats", "tell"]
