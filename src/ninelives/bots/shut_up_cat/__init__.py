"""The cats of Shut Up, Cat!: kitten, tabby and panther."""

from typing import Final

from ninelives.bots.cats import Cats
from ninelives.bots.shut_up_cat.kitten import kitten
from ninelives.bots.shut_up_cat.luck import gambles
from ninelives.bots.shut_up_cat.odds import tell_odds
from ninelives.bots.shut_up_cat.panther import evaluate, panther
from ninelives.bots.shut_up_cat.standing import win_chances
from ninelives.bots.shut_up_cat.tabby import tabby
from ninelives.core.language import gettext_noop
from ninelives.games.shut_up_cat.moves import Move
from ninelives.games.shut_up_cat.view import View

CATS: Final[Cats[View, Move]] = Cats(
    levels={"kitten": kitten, "tabby": tabby, "panther": panther},
    tell_odds=tell_odds,
    evaluate=evaluate,
    unit=gettext_noop("winks"),
    standing="winks",
    gambles=gambles,
    win_chances=win_chances,
)
