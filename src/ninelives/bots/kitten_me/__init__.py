"""The cats of You Gotta Be Kitten Me!: kitten, tabby and panther."""

from typing import Final

from ninelives.bots.cats import Cats
from ninelives.bots.kitten_me.kitten import kitten
from ninelives.bots.kitten_me.luck import gambles
from ninelives.bots.kitten_me.network import network
from ninelives.bots.kitten_me.odds import tell_odds
from ninelives.bots.kitten_me.panther import evaluate, panther
from ninelives.bots.kitten_me.reader import reader
from ninelives.bots.kitten_me.standing import win_chances
from ninelives.bots.kitten_me.tabby import tabby
from ninelives.core.language import gettext_noop
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.view import View

CATS: Final[Cats[View, Move]] = Cats(
    levels={"kitten": kitten, "tabby": tabby, "panther": panther},
    unlisted={"network": network, "reader": reader},
    tell_odds=tell_odds,
    evaluate=evaluate,
    unit=gettext_noop("cards"),
    standing="counts",
    gambles=gambles,
    win_chances=win_chances,
)
