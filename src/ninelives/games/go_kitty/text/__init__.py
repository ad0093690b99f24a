"""The game in words: the table, the last move, the legal moves, what is remembered, and what people say."""

from ninelives.games.go_kitty.text.grammar import grammar
from ninelives.games.go_kitty.text.memories import remember
from ninelives.games.go_kitty.text.offers import offer
from ninelives.games.go_kitty.text.story import tell
from ninelives.games.go_kitty.text.table import picture

__all__ = ["grammar", "offer", "picture", "remember", "tell"]
