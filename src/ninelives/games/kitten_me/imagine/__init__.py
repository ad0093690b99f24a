"""States that are consistent with a view, weighted by the number of deals that lead to them."""

from ninelives.games.kitten_me.imagine.belief import imagine

__all__ = ["imagine"]
