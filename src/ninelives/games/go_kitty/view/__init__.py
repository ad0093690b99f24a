"""What a seat may see, what it hears of a move, and how a view is shown as JSON."""

from ninelives.games.go_kitty.view.hearing import hear
from ninelives.games.go_kitty.view.lines import show_line
from ninelives.games.go_kitty.view.seeing import Peeking, Public, Seen, View, view
from ninelives.games.go_kitty.view.showing import show
from ninelives.games.go_kitty.view.shown import Shown

__all__ = ["Peeking", "Public", "Seen", "Shown", "View", "hear", "show", "show_line", "view"]
