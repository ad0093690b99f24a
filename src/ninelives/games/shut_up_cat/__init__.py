"""Shut Up, Cat!"""

from typing import Final

from ninelives.core.game import Game
from ninelives.core.language import gettext_noop
from ninelives.games.shut_up_cat.imagine import imagine
from ninelives.games.shut_up_cat.moves import Move, read, write
from ninelives.games.shut_up_cat.options import OPTIONS, PRESETS, components
from ninelives.games.shut_up_cat.pieces import MOST_SEATS
from ninelives.games.shut_up_cat.rules import apply, legal, odds, outcome, refuse, roll, to_act, urn
from ninelives.games.shut_up_cat.state import State, new
from ninelives.games.shut_up_cat.text import grammar, offer, picture, remember, tell
from ninelives.games.shut_up_cat.view import View, hear, show, show_line, view

GAME: Final[Game[State, Move, View]] = Game(
    key="shut-up-cat",
    title="Shut Up, Cat!",
    credits=gettext_noop(
        "An unofficial fan implementation of a game by Wil Cox, developed by Ben Pierro, illustrated by Jacy Otto, "
        "with graphic design by Thea Baldwin, from Graviti Games."
    ),
    package=__name__,
    version=3,
    seats=range(2, MOST_SEATS + 1),
    options=OPTIONS,
    presets=PRESETS,
    components=components,
    new=new,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    odds=odds,
    roll=roll,
    urn=urn,
    apply=apply,
    outcome=outcome,
    view=view,
    hear=hear,
    imagine=imagine,
    show=show,
    show_line=show_line,
    write=write,
    read=read,
    picture=picture,
    tell=tell,
    offer=offer,
    grammar=grammar,
    earlier={1: "ninelives 0.7.0", 2: "ninelives 0.8.0"},
    remember=remember,
)
