"""States that a view allows, all equally likely as far as dealing goes."""

from ninelives.games.kitten_me.imagine.belief import imagine

__all__ = ["imagine"]
