"""A move as a line of text, and back."""

from typing import Final

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
from ninelives.games.kitten_me.moves.kinds import (
    CHALLENGE,
    DRAW,
    PURRFECT,
    SKIP_TURN,
    Bid,
    Challenge,
    Deal,
    Drawn,
    DrawThree,
    FirstDealer,
    Flip,
    GoFish,
    Move,
    Purrfect,
    Skip,
)
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS, CARD_OF, CODES, Attribute

_ATTRIBUTE_OF: Final[dict[str, Attribute]] = {word: attribute for attribute, word in enumerate(ATTRIBUTE_WORDS)}
_PLAIN: Final[dict[str, Move]] = {"challenge": CHALLENGE, "purrfect": PURRFECT, "skip": SKIP_TURN, "draw3": DRAW}
_HELP: Final = gettext_lazy("A move looks like 'bid 3 hat', 'challenge' or 'skip'.")


def write(move: Move) -> str:
    match move:
        case Bid():
            return f"bid {move.number} {ATTRIBUTE_WORDS[move.attribute]}"
        case GoFish():
            return f"fish {move.target} {ATTRIBUTE_WORDS[move.attribute]}"
        case FirstDealer():
            return f"dealer {move.seat}"
        case Deal():
            return f"deal {write_hands(move.hands, CODES)}"
        case Drawn():
            return f"drawn {write_cards(move.cards, CODES)}"
        case Flip():
            return f"flip {CODES[move.card]}"
        case Challenge():
            return "challenge"
        case Purrfect():
            return "purrfect"
        case Skip():
            return "skip"
        case DrawThree():
            return "draw3"


def read(text: str) -> Move:
    said = tidy(text.lower())
    if said in _PLAIN:
        return _PLAIN[said]
    match said.split():
        case ["bid", number, attribute]:
            return Bid(_number(number), _attribute(attribute))
        case ["fish", target, attribute]:
            return GoFish(_number(target), _attribute(attribute))
        case ["dealer", seat]:
            return FirstDealer(_number(seat))
        case ["deal", *hands] if hands:
            return Deal(read_hands(hands, CARD_OF))
        case ["drawn", cards]:
            return Drawn(read_cards(cards, CARD_OF))
        case ["flip", card]:
            return Flip(read_card(card, CARD_OF))
        case _:
            raise Misread("{text} is no move. {help}", text=echo(text), help=_HELP)


def _number(word: str) -> int:
    return read_number(word, _HELP)


def _attribute(word: str) -> Attribute:
    if word not in _ATTRIBUTE_OF:
        words = ", ".join(ATTRIBUTE_WORDS)
        raise Misread("{word} cannot be bid. Choose {words}.", word=echo(word), words=words)
    return _ATTRIBUTE_OF[word]
