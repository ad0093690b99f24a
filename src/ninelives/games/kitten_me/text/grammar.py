"""What people say for the moves."""

from typing import Final

from ninelives.core.grammar import BAR, Grammar, Thing, Verb
from ninelives.core.language import gettext_noop
from ninelives.core.options import Options
from ninelives.games.kitten_me.moves import Challenge, Move, Purrfect
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS
from ninelives.games.kitten_me.view import Seen, View

_ACCESSORIES: Final = {
    "hat": "hats",
    "tie": "ties | bow tie | bow ties | bowtie | bowties",
    "glasses": "specs | pair glasses | pairs glasses",
}
_COLOURS: Final = {"blue": "blues", "red": "reds", "green": "greens"}

_VERBS: Final = (
    Verb(
        "bid",
        "raise | say | go | make | one more | more | higher | bid more | raise bid | bid higher | go higher",
        ("number", "attribute"),
        gettext_noop("Bid how many of what? For example '{example}'."),
        unsaid=True,
    ),
    Verb(
        "challenge",
        "call | call bid | call bluff | bluff | bluffing | youre bluffing | liar | lie | lies | lying | youre lying"
        " | doubt | no way | bullshit | too many | too high | dont believe | dont think so"
        " | kitten me | gotta be kitten me | youve gotta be kitten me | got to be kitten me | youve got to be kitten me"
        " | youre kitten me | must be kitten me | kidding me | gotta be kidding me | youve gotta be kidding me"
        " | got to be kidding me | youve got to be kidding me | youre kidding me",
    ),
    Verb("purrfect", "perfect | exact | exactly | spot on | just right | exactly right"),
    Verb("skip", "skip card"),
    Verb("draw3", "draw | draw 3 | draw three | draw 3 cards | draw three cards"),
    Verb(
        "fish",
        "go fish | ask | give me | hand over",
        ("seat", "attribute"),
        gettext_noop("Ask whom for what? For example '{example}'."),
        "fish 1 hat",
    ),
)


def grammar(_options: Options) -> Grammar:
    return GRAMMAR


def _mentions(view: View, move: Move) -> tuple[tuple[Thing, ...], ...]:
    """Return how a call is called besides: by whose bid it is, and which."""
    if not isinstance(move, (Challenge, Purrfect)) or not isinstance(view, Seen) or view.bid is None:
        return ()
    bid = view.bid
    return ((("seat", str(view.bidder)), ("number", str(bid.number)), ("attribute", ATTRIBUTE_WORDS[bid.attribute])),)


def _both_at_once() -> str:
    """Return the names of single cards, as in "blue hats", with bars between."""
    colours, accessories = _phrases(_COLOURS), _phrases(_ACCESSORIES)
    return BAR.join([f"{colour} {accessory}" for colour in colours for accessory in accessories])


def _phrases(things: dict[str, str]) -> list[str]:
    return [phrase for word, phrases in things.items() for phrase in (word, *phrases.split(BAR))]


GRAMMAR: Final = Grammar(
    _VERBS,
    things={"attribute": {**_ACCESSORIES, **_COLOURS}},
    numbers=frozenset({"number", "seat"}),
    fillers=frozenset({"you", "play", "card", "cards", "its", "ok", "okay", "there", "are", "least", "im"}),
    never={
        _both_at_once(): ("K9", gettext_noop("A bid names an accessory or a colour, never the two together.")),
        "pass | pass turn | skip my turn | skip turn": (
            "K15",
            gettext_noop("Nobody passes here: bid more, call the bid, or play an action card."),
        ),
        "hang in there | cant see me | double trouble | wild": (
            "K17",
            gettext_noop("That card is not played: it counts by itself when the hands are shown."),
        ),
    },
    mentions=_mentions,
)
