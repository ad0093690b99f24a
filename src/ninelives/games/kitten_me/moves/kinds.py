"""One final class per move."""

from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Seat
from ninelives.core.value import Value
from ninelives.games.kitten_me.pieces import Attribute


@final
class Bid(Value):
    __match_args__ = ("number", "attribute")

    def __init__(self, number: int, attribute: Attribute) -> None:
        self.number: Final[int] = number
        self.attribute: Final[Attribute] = attribute


@final
class Challenge(Value):
    pass


@final
class Purrfect(Value):
    pass


@final
class Skip(Value):
    pass


@final
class DrawThree(Value):
    pass


@final
class GoFish(Value):
    __match_args__ = ("target", "attribute")

    def __init__(self, target: Seat, attribute: Attribute) -> None:
        self.target: Final[Seat] = target
        self.attribute: Final[Attribute] = attribute


@final
class FirstDealer(Value):
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Deal(Value):
    """A hand for every seat; empty for a seat that is out."""

    __match_args__ = ("hands",)

    def __init__(self, hands: tuple[Hand, ...]) -> None:
        self.hands: Final[tuple[Hand, ...]] = hands


@final
class Drawn(Value):
    __match_args__ = ("cards",)

    def __init__(self, cards: Hand) -> None:
        self.cards: Final[Hand] = cards


@final
class Flip(Value):
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


type Action = Skip | DrawThree | GoFish
type SeatMove = Bid | Challenge | Purrfect | Action
type TableMove = FirstDealer | Deal | Drawn | Flip
type Move = SeatMove | TableMove

CHALLENGE: Final = Challenge()
PURRFECT: Final = Purrfect()
SKIP_TURN: Final = Skip()
DRAW: Final = DrawThree()
