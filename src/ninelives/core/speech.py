"""Speak to one seat about all of them: you bid, Biscuit bids."""

from typing import Final, final

from ninelives.core.game import Names, Seat


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
