"""You Gotta Be Kitten Me!, standard and Deluxe."""

from typing import Final

from ninelives.core.game import Game
from ninelives.core.language import gettext_noop
from ninelives.games.kitten_me.imagine import imagine
from ninelives.games.kitten_me.moves import Move, read, write
from ninelives.games.kitten_me.options import OPTIONS, PRESETS, components
from ninelives.games.kitten_me.pieces import MOST_SEATS
from ninelives.games.kitten_me.rules import apply, legal, odds, outcome, refuse, roll, to_act, urn
from ninelives.games.kitten_me.state import State, new
from ninelives.games.kitten_me.text import grammar, offer, picture, remember, reveal_beats, tell
from ninelives.games.kitten_me.view import View, hear, show, show_line, view

GAME: Final[Game[State, Move, View]] = Game(
    key="kitten-me",
    title="You Gotta Be Kitten Me!",
    credits=gettext_noop("An unofficial fan implementation of a game by Ben Lundquist and the Stone Blade team."),
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
    reveal_beats=reveal_beats,
)
