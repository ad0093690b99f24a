"""Go Kitty."""

from typing import Final

from ninelives.core.game import Game
from ninelives.core.language import gettext_noop
from ninelives.games.go_kitty.imagine import imagine
from ninelives.games.go_kitty.moves import Move, read, write
from ninelives.games.go_kitty.options import OPTIONS, PRESETS, components
from ninelives.games.go_kitty.pieces import MOST_SEATS
from ninelives.games.go_kitty.rules import apply, legal, odds, outcome, refuse, roll, to_act, urn
from ninelives.games.go_kitty.state import State, new
from ninelives.games.go_kitty.text import grammar, offer, picture, remember, tell
from ninelives.games.go_kitty.view import View, hear, show, show_line, view

GAME: Final[Game[State, Move, View]] = Game(
    key="go-kitty",
    title="Go Kitty",
    credits=gettext_noop("An unofficial fan implementation of Go Kitty, a game of Ariel's Doodles with art by Ariel."),
    package=__name__,
    version=2,
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
    earlier={1: "ninelives 0.7.0"},
    remember=remember,
)
