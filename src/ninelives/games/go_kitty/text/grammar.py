"""What people say for the moves."""

from typing import Final

from ninelives.core.grammar import Grammar, Thing, Verb
from ninelives.core.language import Message, gettext_lazy, gettext_noop
from ninelives.core.options import Options
from ninelives.games.go_kitty.moves import End, Give, GiveCard, Lay, Move, NoKitty, Reverse, Skip, write
from ninelives.games.go_kitty.pieces import POINTS, SEASON, SEASON_WORDS, WHAT_WORDS, season_of
from ninelives.games.go_kitty.rules.clowders import lays
from ninelives.games.go_kitty.state import NOT_YET, Asked
from ninelives.games.go_kitty.view import Seen, View

_CARDS: Final = {
    "light": "lights",
    "cozy": "cozies | cosy | snug",
    "snow": "snows | cold",
    "clover": "clovers",
    "rain": "rains",
    "flower": "flowers | posy | posies",
    "firefly": "fireflies",
    "fan": "fans",
    "icecream": "icecreams | ice cream | ice creams",
    "apple": "apples",
    "pumpkin": "pumpkins",
    "leaf": "leaves | leafpile | leaf pile | leaf piles",
    "mouse": "mice",
}
_SEASONS: Final = {"winter": "winters", "spring": "springs", "summer": "summers", "fall": "falls | autumn"}
_CLOWDERS: Final = {"kind": "four of kind", "year": "year round | yearround", "season": "seasonal"}

_VERBS: Final = (
    Verb(
        "ask",
        "got | have | have got | give me | need",
        ("seat", "what"),
        gettext_noop("Ask whom for what? For example '{example}'."),
        "ask 1 snow",
        unsaid=True,
    ),
    Verb(
        "seek",
        "token | seek token | pounce token | use token | use seek token | use pounce token | spend token | turn token",
        ("seat", "what"),
        gettext_noop("Ask whom for what with the token? For example '{example}'. Or 'look' at the pile."),
        "seek 1 snow",
    ),
    Verb(
        "look",
        "peek | look pile | look top | look top three | look top 3 | look top cards | look top three cards | peek pile"
        " | peek top three | use token look | use seek token look",
    ),
    Verb("draw", "draw card | draw one | take card"),
    Verb("skip", "skip turn | pass | pass turn"),
    Verb("end", "done | end turn | stop | finish | finished | thats all | thats it"),
    Verb(
        "lay",
        "put | put down | lay down | play | clowder",
        ("clowder", "laid*"),
        gettext_noop("Lay which Clowder? For example '{example}'."),
        "lay kind snow,snow,snow,snow",
        ("G5", gettext_noop("You hold no Clowder yet: that takes four cards that belong together.")),
    ),
    Verb("give", "yes | yep | ok | okay | sure | fine | here | here you go | hand | hand over | take", ("card*",)),
    Verb(
        "none",
        "no | nope | nah | nothing | no kitty | nokitty | go kitty | gokitty | go fish | dont have | dont have any"
        " | have none | have no | have nothing | got none | havent got | havent got any | not any",
    ),
    Verb("mouse", "reverse | reverse ask | play mouse | use mouse | spend mouse | turn round | turn ask round"),
    Verb("keep", "take", ("card", "card*"), gettext_noop("Keep which card? For example '{example}'.")),
)


def grammar(_options: Options) -> Grammar:
    return GRAMMAR


def _mentions(view: View, move: Move) -> tuple[tuple[Thing, ...], ...]:
    """Return what else a move is called by: the Season of a Clowder; what was asked for, and by whom."""
    if isinstance(move, Lay) and move.clowder == SEASON:
        return ((("what", SEASON_WORDS[season_of(move.cards[0])]),),)
    if isinstance(move, (Give, GiveCard, NoKitty, Reverse)) and isinstance(view, Seen):
        phase = view.phase
        if isinstance(phase, Asked):
            return ((("what", WHAT_WORDS[phase.what]), ("seat", str(view.clock.turn))),)
    return ()


def _doubts(view: View, move: Move) -> str | Message:
    """Ask whether to end one's last turn with a Clowder still in hand: its points would be lost (G30)."""
    if not isinstance(move, (Skip, End)) or not isinstance(view, Seen) or view.clock.last == NOT_YET:
        return ""
    best = max(lays(view.hand, view.setup.mice), key=lambda lay: POINTS[lay.clowder], default=None)
    if best is None:
        return ""
    return gettext_lazy(
        "This is your last turn, and you still hold a Clowder: '{move}'. End it without?", move=write(best)
    )


GRAMMAR: Final = Grammar(
    _VERBS,
    things={"what": {**_CARDS, **_SEASONS}, "card": _CARDS, "laid": _CARDS, "clowder": _CLOWDERS},
    numbers=frozenset({"seat"}),
    unordered=frozenset({"laid"}),
    particles=frozenset({"under"}),
    fillers=frozenset({"any", "do", "does", "you", "card", "cards", "kitty", "kitties", "clowder", "clowders", "all"})
    | frozenset({"everything", "four", "4", "under", "sorry", "one", "ones", "there", "us", "its", "we"}),
    never={
        "everyone | everybody | anyone | anybody | all of you": ("G12", gettext_noop("Ask one player at a time.")),
    },
    mentions=_mentions,
    doubts=_doubts,
)
