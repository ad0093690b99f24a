"""Speak to one seat about all of them, you bid, Biscuit bids; and say numbers, cards and lists as people do."""

from collections.abc import Sequence
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import Names, Seat

_EVEN: Final = 1e-9  # what sums of floats may be off by


@final
class Voice:
    def __init__(self, names: Names, me: Seat | None) -> None:
        self._names: Final[Names] = names
        self._me: Final[Seat | None] = me

    def who(self, seat: Seat) -> str:
        if seat == self._me:
            return "you"
        return self._names[seat] if seat < len(self._names) else f"seat {seat}"

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self._me else f"{self.who(seat)}'s"

    def does(self, seat: Seat, verb: str) -> str:
        """Join subject and verb, with an s where it is not you."""
        return f"{self.who(seat)} {verb}" if seat == self._me else f"{self.who(seat)} {verb}s"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def several(number: int, thing: str) -> str:
    """Count things: 1 card, 2 cards, no cards."""
    return f"1 {thing}" if number == 1 else f"{number or 'no'} {thing}s"


def percent(chance: float) -> str:
    """Say a chance in whole per cent, but never as sure or as none what is neither."""
    whole = round(100 * chance)
    if whole == 0 and chance > _EVEN:
        return "under 1 %"
    return "over 99 %" if whole == 100 and 1 - chance > _EVEN else f"{whole} %"  # noqa: PLR2004 - per cent


def listed(words: Sequence[str]) -> str:
    """Join words: a, b and c."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def copies(number: int, name: str) -> str:
    return name if number == 1 else f"{number} × {name}"


def hand_words(hand: Hand, names: Sequence[str]) -> str:
    """Name the cards, twins together."""
    return " · ".join([copies(hand.count(card), names[card]) for card in sorted(set(hand))]) or "no cards"
