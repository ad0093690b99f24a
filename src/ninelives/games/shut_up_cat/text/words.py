"""Places, tiles, dice and numbers of things as people say them."""

from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext
from ninelives.core.speech import join_words
from ninelives.games.shut_up_cat.pieces import LETTERS, MEOW, Bits, Dice, places_in


def place_words(bits: Bits) -> str:
    return " ".join([LETTERS[place] for place in places_in(bits)])


def dice_words(dice: Dice) -> str:
    return join_words([str(die) for die in dice])


def tile_name(letter: str) -> str:
    return _("MEOW") if letter == MEOW else _("Z")


def meow_words(n: int) -> str:
    return ngettext("{n} MEOW", "{n} MEOWs", n) if n else _("no MEOWs")


def wink_words(n: int) -> str:
    return ngettext("{n} wink", "{n} winks", n) if n else _("no winks")
