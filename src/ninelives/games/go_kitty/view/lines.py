"""A line of the notation as JSON. `just wire` writes the page's types from it, comments included."""

from functools import lru_cache
from typing import Final, Literal, TypedDict, cast

from ninelives.core.game import Seat
from ninelives.core.notation import hand_words, show_cards, split_codes
from ninelives.games.go_kitty.pieces import ClowderWord, Code, WhatWord

MAX_LINES_KEPT: Final = 4096  # for all tables: an ask is the same at each

type ShownCards = list[Code] | int  # or how many, for those who may not know
type ActWord = Literal["draw", "look", "skip", "end", "none"]


class ActLine(TypedDict):
    """A move that is one word."""

    act: ActWord


class AskLine(TypedDict):
    ask: Seat
    what: WhatWord
    token: bool  # asked with a Seek Token


class LayLine(TypedDict):
    lay: ClowderWord
    cards: list[Code]


class GiveLine(TypedDict):
    give: ShownCards | None  # null where no card is named: all that was asked for, or one that chance will pick


class MouseLine(TypedDict):
    mouse: int | None  # how many cards the asker gives instead; null before it is played


class KeepLine(TypedDict):
    keep: ShownCards  # one card
    under: ShownCards  # in order, the last one lowest


class FirstLine(TypedDict):
    first: Seat


class DealLine(TypedDict):
    deal: list[ShownCards]  # by seat


class DrawnLine(TypedDict):
    drawn: ShownCards


class TopLine(TypedDict):
    top: ShownCards


class GivenLine(TypedDict):
    given: ShownCards


type ShownSeatLine = ActLine | AskLine | LayLine | GiveLine | MouseLine | KeepLine
type ShownLine = ShownSeatLine | FirstLine | DealLine | DrawnLine | TopLine | GivenLine


@lru_cache(maxsize=MAX_LINES_KEPT)
def show_line(line: str) -> ShownLine:
    """Return a choice, or a move as it was heard, as JSON-able data."""
    match line.split():
        case ["ask" | "seek" as verb, target, what]:
            return AskLine(ask=int(target), what=cast("WhatWord", what), token=verb == "seek")
        case ["lay", clowder, cards]:
            return LayLine(lay=cast("ClowderWord", clowder), cards=cast("list[Code]", split_codes(cards)))
        case ["give"]:
            return GiveLine(give=None)
        case ["give:", number, _what]:
            return GiveLine(give=int(number))
        case ["give", card]:
            return GiveLine(give=_cards(card))
        case ["mouse"]:
            return MouseLine(mouse=None)
        case ["mouse:", number, _what]:
            return MouseLine(mouse=int(number))
        case ["keep", card, *under]:
            return KeepLine(keep=_cards(card), under=_cards(under[1]) if under else [])
        case _:
            return _show_table(line)


def _show_table(line: str) -> ShownLine:
    match line.split():
        case ["first", seat]:
            return FirstLine(first=int(seat))
        case ["deal", *groups]:
            return DealLine(deal=[_cards(hand) for hand in hand_words(groups)])
        case ["drawn", card]:
            return DrawnLine(drawn=_cards(card))
        case ["top", cards]:
            return TopLine(top=_cards(cards))
        case ["given", card]:
            return GivenLine(given=_cards(card))
        case _:
            return ActLine(act=cast("ActWord", line))


def _cards(word: str) -> ShownCards:
    return cast("ShownCards", show_cards(word))
