"""A move as a line of text, and back."""

from typing import Final

from ninelives.core.cards import Hand
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
    CLOWDER_WORDS,
    CODES,
    WHAT_OF,
    WHAT_WORDS,
    What,
)

_PLAIN: Final[dict[str, Move]] = {
    "draw": DRAW,
    "look": LOOK,
    "skip": SKIP,
    "end": END,
    "give": GIVE,
    "none": NO_KITTY,
    "mouse": REVERSE,
}
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
    said = tidy(text.lower())
    if said in _PLAIN:
        return _PLAIN[said]
    match said.split():
        case ["ask" | "seek" as verb, target, what]:
            return Ask(read_number(target, _HELP), _what(what), verb == "seek")
        case ["lay", clowder, *cards] if _codes(cards):
            return Lay(_clowder(clowder), _cards(cards))
        case ["give", card]:
            return GiveCard(read_card(card, CARD_OF))
        case ["keep", card]:
            return Keep(read_card(card, CARD_OF), ())
        case ["keep", card, "under", *cards] if _codes(cards):
            return Keep(read_card(card, CARD_OF), tuple([read_card(code, CARD_OF) for code in _codes(cards)]))
        case words:
            return _read_table(words, text)


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
    if word not in WHAT_OF:
        words = ", ".join(WHAT_WORDS)
        raise Misread("{word} cannot be asked for. Choose {words}.", word=echo(word), words=words)
    return WHAT_OF[word]


def _clowder(word: str) -> int:
    for clowder, known in enumerate(CLOWDER_WORDS):
        if word == known:
            return clowder
    words = ", ".join(CLOWDER_WORDS)
    raise Misread("{word} is no Clowder. Say {words}, then four cards.", word=echo(word), words=words)


def _codes(words: list[str]) -> list[str]:
    return [code for code in ",".join(words).split(",") if code]


def _cards(words: list[str]) -> Hand:
    return tuple(sorted([read_card(code, CARD_OF) for code in _codes(words)]))
