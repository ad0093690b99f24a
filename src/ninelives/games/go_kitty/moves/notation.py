"""A move as a line of text, and back."""

from typing import Final

from ninelives.core.cards import Card, Hand
from ninelives.core.errors import Misread
from ninelives.core.language import gettext_lazy
from ninelives.core.line import tidy
from ninelives.core.notation import (
    echo,
    read_card,
    read_cards,
    read_hands,
    read_number,
    write_cards,
    write_hands,
)
from ninelives.games.go_kitty.moves.kinds import (
    DRAW,
    END,
    GIVE,
    LOOK,
    NO_KITTY,
    REVERSE,
    SKIP,
    Ask,
    Deal,
    Drawn,
    First,
    GiveCard,
    Given,
    Keep,
    Lay,
    Move,
    Top,
)
from ninelives.games.go_kitty.pieces import (
    CARD_OF,
    CLOWDER_SIZE,
    CLOWDER_WORDS,
    CODES,
    KIND,
    SEASON,
    TRAITS_EACH,
    WHAT_OF,
    WHAT_WORDS,
    YEAR,
    What,
    season_asked,
)

# moves without a card, as they are written, and after that as people say them
_PLAIN: Final[dict[str, Move]] = {
    "draw": DRAW,
    "look": LOOK,
    "skip": SKIP,
    "end": END,
    "give": GIVE,
    "none": NO_KITTY,
    "mouse": REVERSE,
    "no kitty": NO_KITTY,
    "nokitty": NO_KITTY,
    "go kitty": NO_KITTY,
    "gokitty": NO_KITTY,
    "no": NO_KITTY,
    "nope": NO_KITTY,
    "nah": NO_KITTY,
    "nothing": NO_KITTY,
    "yes": GIVE,
    "ok": GIVE,
    "okay": GIVE,
    "here": GIVE,
    "here you go": GIVE,
    "reverse": REVERSE,
    "play mouse": REVERSE,
    "use mouse": REVERSE,
    "done": END,
}
_CLOWDER_OF: Final[dict[str, int]] = {
    **{word: clowder for clowder, word in enumerate(CLOWDER_WORDS)},
    "year-round": YEAR,
    "seasonal": SEASON,
}
_PLURALS: Final[dict[str, str]] = {"firefly": "fireflies", "leaf": "leaves", "mouse": "mice"}  # the others get an s
_CARD_SAID: Final[dict[str, Card]] = {**CARD_OF, **{_PLURALS.get(code, f"{code}s"): CARD_OF[code] for code in CODES}}
_WHAT_SAID: Final[dict[str, What]] = {
    **WHAT_OF,
    **{_PLURALS.get(code, f"{code}s"): WHAT_OF[code] for code in CODES},
    "autumn": WHAT_OF["fall"],
}
_FILLERS: Final = {"a", "an", "for", "of", "clowder"}  # words of an ask or a lay that say nothing more
_HELP: Final = gettext_lazy(
    "A move looks like 'ask 1 snow', 'seek 2 mouse', 'lay kind snow,snow,snow,mouse' or 'skip'."
)


def write(move: Move) -> str:
    match move:
        case Lay():
            return f"lay {CLOWDER_WORDS[move.clowder]} {write_cards(move.cards, CODES)}"
        case Ask():
            return f"{'seek' if move.token else 'ask'} {move.target} {WHAT_WORDS[move.what]}"
        case GiveCard():
            return f"give {CODES[move.card]}"
        case Keep():
            under = f" under {write_cards(move.under, CODES)}" if move.under else ""
            return f"keep {CODES[move.card]}{under}"
        case First():
            return f"first {move.seat}"
        case Deal():
            return f"deal {write_hands(move.hands, CODES)}"
        case Drawn():
            return f"drawn {CODES[move.card]}"
        case Top():
            return f"top {write_cards(move.cards, CODES)}"
        case Given():
            return f"given {CODES[move.card]}"
        case _:
            return _plain_word(move)


def _plain_word(move: Move) -> str:
    return next(word for word, known in _PLAIN.items() if known == move)


def read(text: str) -> Move:
    said = tidy(text.lower()).replace("ice cream", "icecream")
    if said in _PLAIN:
        return _PLAIN[said]
    match _plainly(said.split()):
        case ["ask" | "seek" as verb, target, what]:
            return Ask(read_number(target, _HELP), _what(what), verb == "seek")
        case ["lay", clowder, *cards] if _codes(cards):
            return Lay(_clowder(clowder), _cards(cards))
        case ["lay", what] if what in _CARD_SAID:
            return Lay(KIND, (_card(what),) * CLOWDER_SIZE)
        case ["lay", what] if what in _WHAT_SAID:
            raise Misread("Lay which four cards? For example 'lay season {cards}'.", cards=_four_of(_WHAT_SAID[what]))
        case ["give", card]:
            return GiveCard(_card(card))
        case ["keep", card]:
            return Keep(_card(card), ())
        case ["keep", card, "under", *cards] if _codes(cards):
            return Keep(_card(card), tuple([_card(code) for code in _codes(cards)]))
        case ["ask" | "seek", *_]:
            raise Misread("Ask whom for what? For example 'ask 1 snow', or 'seek 2 mouse' with a Seek Token.")
        case ["lay", *_]:
            raise Misread("Lay which Clowder? For example 'lay kind snow,snow,snow,snow'.")
        case words:
            return _read_table(words, text)


def _plainly(words: list[str]) -> list[str]:
    return [word for word in words if word not in _FILLERS] if words[:1] in (["ask"], ["seek"], ["lay"]) else words


def _read_table(words: list[str], text: str) -> Move:
    match words:
        case ["first", seat]:
            return First(read_number(seat, _HELP))
        case ["deal", *hands] if hands:
            return Deal(read_hands(hands, CARD_OF))
        case ["drawn", card]:
            return Drawn(read_card(card, CARD_OF))
        case ["top", cards]:
            return Top(read_cards(cards, CARD_OF))
        case ["given", card]:
            return Given(read_card(card, CARD_OF))
        case _:
            raise Misread("{text} is no move. {help}", text=echo(text), help=_HELP)


def _what(word: str) -> What:
    if word not in _WHAT_SAID:
        words = ", ".join(WHAT_WORDS)
        raise Misread("{word} cannot be asked for. Choose {words}.", word=echo(word), words=words)
    return _WHAT_SAID[word]


def _four_of(season: What) -> str:
    """Return cards that are a Clowder of this Season."""
    first = TRAITS_EACH * season_asked(season)
    return write_cards((first, first, first + 1, first + 2), CODES)


def _clowder(word: str) -> int:
    if word not in _CLOWDER_OF:
        words = ", ".join(CLOWDER_WORDS)
        raise Misread("{word} is no Clowder. Say {words}, then four cards.", word=echo(word), words=words)
    return _CLOWDER_OF[word]


def _codes(words: list[str]) -> list[str]:
    return [code for code in ",".join(words).split(",") if code]


def _cards(words: list[str]) -> Hand:
    return tuple(sorted([_card(code) for code in _codes(words)]))


def _card(word: str) -> Card:
    return _CARD_SAID[word] if word in _CARD_SAID else read_card(word, CARD_OF)
