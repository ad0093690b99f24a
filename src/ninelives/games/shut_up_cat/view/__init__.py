"""What a seat may see, what it hears of a move, and how a view is shown as JSON."""

from ninelives.games.shut_up_cat.view.hearing import hear
from ninelives.games.shut_up_cat.view.lines import show_line
from ninelives.games.shut_up_cat.view.seeing import (
    Public,
    Seen,
    View,
    dice_before,
    face_up,
    in_pile,
    in_stock,
    known_tiles,
    remembers,
    view,
)
from ninelives.games.shut_up_cat.view.showing import show
from ninelives.games.shut_up_cat.view.shown import Shown

__all__ = [
    "Public",
    "Seen",
    "Shown",
    "View",
    "dice_before",
    "face_up",
    "hear",
    "in_pile",
    "in_stock",
    "known_tiles",
    "remembers",
    "show",
    "show_line",
    "view",
]
