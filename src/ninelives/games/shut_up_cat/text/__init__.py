"""The game in words: the table, the last move, the legal moves, what is remembered, and what people say."""

from ninelives.games.shut_up_cat.text.choices import offer
from ninelives.games.shut_up_cat.text.grammar import grammar
from ninelives.games.shut_up_cat.text.memories import remember
from ninelives.games.shut_up_cat.text.story import tell
from ninelives.games.shut_up_cat.text.table import picture

__all__ = ["grammar", "offer", "picture", "remember", "tell"]
