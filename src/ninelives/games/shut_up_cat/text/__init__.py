"""The game in words: the table, the last move, the legal moves, and what is remembered."""

from ninelives.games.shut_up_cat.text.choices import offer
from ninelives.games.shut_up_cat.text.memories import remember
from ninelives.games.shut_up_cat.text.story import tell
from ninelives.games.shut_up_cat.text.table import picture

__all__ = ["offer", "picture", "remember", "tell"]
