"""English for players: "you bid" or "Biscuit bids", numbers, cards and lists."""

from collections.abc import Sequence
from typing import Final, final

from ninelives.core.cards import Hand
from ninelives.core.game import Names, Seat

_EVEN: Final = 1e-9  # tolerance for sums of floats


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
        """Return subject and verb, with an s unless the subject is "you"."""
        return f"{self.who(seat)} {verb}" if seat == self._me else f"{self.who(seat)} {verb}s"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def several(number: int, thing: str) -> str:
    """Return a number of things: 1 card, 2 cards, no cards."""
    return f"1 {thing}" if number == 1 else f"{number or 'no'} {thing}s"


def percent(chance: float) -> str:
    """Return a chance in whole per cent; 0 % and 100 % only if it is exactly that."""
    whole = round(100 * chance)
    if whole == 0 and chance > _EVEN:
        return "under 1 %"
    return "over 99 %" if whole == 100 and 1 - chance > _EVEN else f"{whole} %"  # noqa: PLR2004 - per cent


def listed(words: Sequence[str]) -> str:
    """Return words joined as in: a, b and c."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def copies(number: int, name: str) -> str:
    return name if number == 1 else f"{number} × {name}"


def hand_words(hand: Hand, names: Sequence[str]) -> str:
    """Return the names of the cards, equal cards together."""
    return " · ".join([copies(hand.count(card), names[card]) for card in sorted(set(hand))]) or "no cards"
