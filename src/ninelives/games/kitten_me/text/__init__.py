"""The game in words: the table as text, what was just heard, what may be done now."""

from ninelives.games.kitten_me.text.story import tell
from ninelives.games.kitten_me.text.table import offer, picture

__all__ = ["offer", "picture", "tell"]
