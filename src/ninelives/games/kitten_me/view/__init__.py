"""What a seat may see, what it hears of a move, and how a view is shown as JSON."""

from ninelives.games.kitten_me.view.hearing import hear
from ninelives.games.kitten_me.view.lines import show_line
from ninelives.games.kitten_me.view.seeing import Public, Seen, View, seen_trail, view
from ninelives.games.kitten_me.view.showing import show
from ninelives.games.kitten_me.view.shown import Shown

__all__ = ["Public", "Seen", "Shown", "View", "hear", "seen_trail", "show", "show_line", "view"]
