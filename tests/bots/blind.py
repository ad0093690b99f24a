"""How far players get who follow one rule of thumb: their share of the wins among cats."""

from typing import Any, NamedTuple

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.core.game import AnyGame
from ninelives.lab.arena import Pairing, arena
from ninelives.lab.stats import Measured


class Table(NamedTuple):
    """A blind player at a table of cats of one level."""

    game: AnyGame
    level: str
    seats: int

    def share_of(self, blind: Bot[Any, Any], matches: int) -> Measured:
        options = self.game.choose()
        cats = bot_named(self.game, self.level)
        return arena(Pairing(self.game, options, self.seats, blind, cats, 7), matches).score
