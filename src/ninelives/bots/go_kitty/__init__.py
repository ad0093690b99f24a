"""The cats of Go Kitty: kitten, tabby and panther."""

from typing import Final

from ninelives.bots.cats import Cats
from ninelives.bots.go_kitty.kitten import kitten
from ninelives.bots.go_kitty.luck import gambles
from ninelives.bots.go_kitty.odds import tell_odds
from ninelives.bots.go_kitty.panther import panther
from ninelives.bots.go_kitty.reader import evaluate, reader
from ninelives.bots.go_kitty.standing import win_chances
from ninelives.bots.go_kitty.tabby import tabby
from ninelives.core.language import gettext_noop
from ninelives.games.go_kitty.moves import Move
from ninelives.games.go_kitty.view import View

CATS: Final[Cats[View, Move]] = Cats(
    levels={"kitten": kitten, "tabby": tabby, "panther": panther},
    unlisted={"reader": reader},
    tell_odds=tell_odds,
    evaluate=evaluate,
    unit=gettext_noop("points"),
    standing="scores",
    gambles=gambles,
    win_chances=win_chances,
)
