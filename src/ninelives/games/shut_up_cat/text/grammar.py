"""What people say for the moves."""

from typing import Final

from ninelives.core.grammar import Grammar, Thing, Verb
from ninelives.core.language import gettext_noop
from ninelives.core.options import Options
from ninelives.games.shut_up_cat.moves import Distract, Move, Put, Sleep
from ninelives.games.shut_up_cat.pieces import LETTERS, MEOW, ZED
from ninelives.games.shut_up_cat.pieces.distractions import CODES, names_of
from ninelives.games.shut_up_cat.state import Returning
from ninelives.games.shut_up_cat.view import Seen, View, face_up

_PAIRS: Final = {
    str(
        die
    ): f"{many} | two {many} | 2 {many} | both {many} | pair {many} | {die}s | two {die}s | 2 {die}s | pair {die}s"
    for die, many in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), start=1)
}
_PLACES: Final = dict.fromkeys(LETTERS, "")

_VERBS: Final = (
    Verb(
        "gather",
        "take | grab | roll | throw | go | roll dice | roll 3 | roll three | roll all | roll all three",
        ("die*",),
        gettext_noop("Gather which dice? For example '{example}'."),
    ),
    Verb(
        "play",
        "use",
        ("card", "spot*"),
        gettext_noop("Play which card? For example '{example}'."),
        "play catnip",
        ("S14", gettext_noop("You have no card to play.")),
    ),
    Verb(
        "sleep",
        "nap | doze | snooze | turn over",
        ("place", "place"),
        gettext_noop("Sleep from where to where? For example '{example}'."),
        "sleep a-b",
        unsaid=True,
    ),
    Verb(
        "distract",
        "distraction | draw | draw card | take card | get card | pair | use pair",
        ("pair",),
        gettext_noop("Which two equal dice? For example '{example}'."),
        "distract 1",
        ("S11", gettext_noop("No two of your dice are equal.")),
        unsaid=True,
    ),
    Verb(
        "settle",
        "settle down | make seven | make 7 | raise multiplier",
        ("die", "die"),
        gettext_noop("Which two dice that make 7? For example '{example}'."),
        "settle 3 4",
        ("S11", gettext_noop("No two of your dice make 7.")),
        unsaid=True,
    ),
    Verb("score", "count | winks | take winks | count winks | score winks"),
    Verb(
        "put",
        "put back | put tiles back | back | return",
        ("tile*",),
        gettext_noop("Put the tiles back in which order? For example '{example}'."),
        unsaid=True,
    ),
    Verb("chase", "chase cat | buy multiplier | raise multiplier | pay | pay 5 | pay five | pay 5 z"),
)


def grammar(options: Options) -> Grammar:
    """Return what can be said with a deck, whose cards may have names of their own."""
    return Grammar(
        _VERBS,
        things={
            "place": _PLACES,
            "spot": _PLACES,
            "pair": _PAIRS,
            "card": dict(zip(CODES, names_of(options["deck"]), strict=True)),
            "order": {"same": "same order | as they were | as they lay"},
        },
        numbers=frozenset({"die", "pair", "spot"}),
        spelt={"tile": ZED + MEOW},
        unordered=frozenset({"die"}),
        fillers=frozenset({"dice", "die", "use", "place", "number", "3 dice", "three dice", "all three", "all", "rest"})
        | frozenset({"again", "tiles", "tile", "card", "ok", "okay", "roll rest", "roll others"})
        | frozenset({f"roll {number}" for number in ("1", "2", "one", "two")}),
        never={
            "pass | skip | pass turn | skip turn": (
                "S11",
                gettext_noop("Nobody passes here: in every turn you sleep, distract or settle."),
            ),
        },
        mentions=_mentions,
    )


def _mentions(view: View, move: Move) -> tuple[tuple[Thing, ...], ...]:
    """Return what else a move is called by: the numbers at the ends of an arc; a pair by both dice; the same order."""
    if not isinstance(view, Seen):
        return ()
    if isinstance(move, Sleep):
        numbers = view.setup.numbers
        return ((("die", str(numbers[move.first])), ("die", str(numbers[move.last]))),)
    if isinstance(move, Distract):
        return ((("die", str(move.number)), ("die", str(move.number))),)
    if isinstance(move, Put) and isinstance(view.phase, Returning):
        lay = "".join([face_up(view)[place] or "" for place in view.phase.arc.places])
        return ((("order", "same"),),) if lay == move.tiles else ()
    return ()
