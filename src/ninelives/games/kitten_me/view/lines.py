"""A line of the notation as JSON. `just wire` writes the page's types from it, comments included."""

from functools import lru_cache
from typing import Final, Literal, NotRequired, TypedDict, cast

from ninelives.core.game import Seat
from ninelives.core.notation import hand_words, show_cards, split_codes
from ninelives.games.kitten_me.pieces import AttributeWord, Code

MAX_LINES_KEPT: Final = 4096  # for all tables: a bid is the same at each


class BidLine(TypedDict):
    bid: int
    of: AttributeWord


class CallLine(TypedDict):
    call: Literal["challenge", "purrfect"]
    hands: NotRequired[list[list[Code]]]  # by seat, once it was made


class CardLine(TypedDict):
    """A card that is played with no more words."""

    card: Literal["skip", "draw3"]


class FishLine(TypedDict):
    fish: Seat
    of: AttributeWord
    caught: NotRequired[list[Code] | int]  # once it was made: the cards, or their number for those who may not know


class DealerLine(TypedDict):
    dealer: Seat


class DealLine(TypedDict):
    deal: list[list[Code] | int]  # by seat


class DrawnLine(TypedDict):
    drawn: list[Code] | int


class FlipLine(TypedDict):
    flip: Code


type ShownLine = BidLine | CallLine | CardLine | FishLine | DealerLine | DealLine | DrawnLine | FlipLine


@lru_cache(maxsize=MAX_LINES_KEPT)
def show_line(line: str) -> ShownLine:
    """Return a choice, or a move as it was heard, as JSON-able data."""
    said, _colon, revealed = line.partition(": ")
    match said.split():
        case ["bid", number, attribute]:
            return BidLine(bid=int(number), of=cast("AttributeWord", attribute))
        case ["fish", target, attribute]:
            fish = FishLine(fish=int(target), of=cast("AttributeWord", attribute))
            return {**fish, "caught": show_cards(revealed)} if revealed else fish
        case ["challenge" | "purrfect" as call]:
            shown = CallLine(call=call)
            return {**shown, "hands": _hands(revealed)} if revealed else shown
        case ["dealer", seat]:
            return DealerLine(dealer=int(seat))
        case ["deal", *groups]:
            return DealLine(deal=[show_cards(hand) for hand in hand_words(groups)])
        case ["drawn", cards]:
            return DrawnLine(drawn=show_cards(cards))
        case ["flip", card]:
            return FlipLine(flip=card)
        case _:
            return CardLine(card=cast('Literal["skip", "draw3"]', said))


def _hands(revealed: str) -> list[list[Code]]:
    return [split_codes(hand) for hand in hand_words(revealed.split())]
