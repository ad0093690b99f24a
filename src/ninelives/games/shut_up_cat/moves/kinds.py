"""The kinds of moves of seats and of TABLE, one final class each."""

from typing import Final, final

from ninelives.core.cards import Card
from ninelives.core.game import Seat
from ninelives.core.value import Value
from ninelives.games.shut_up_cat.pieces import Dice, Die, Place


@final
class First(Value):
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Lay(Value):
    """All tiles as letters, from the first place clockwise."""

    __match_args__ = ("tiles",)

    def __init__(self, tiles: str) -> None:
        self.tiles: Final[str] = tiles


@final
class Roll(Value):
    __match_args__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice: Final[Dice] = dice


@final
class Dealt(Value):
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


@final
class Gather(Value):
    """Take these dice from the Pillow; the rest of the three are rolled."""

    __match_args__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice: Final[Dice] = dice


@final
class Reroll(Value):
    """Play a Laser Pointer on these dice."""

    __match_args__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice: Final[Dice] = dice


@final
class Change(Value):
    """Play a card that makes a die show another face: Feather Wand, Ball of Yarn, Cardboard Box, Hand Mirror."""

    __match_args__ = ("card", "die", "face")

    def __init__(self, card: Card, die: Die, face: Die) -> None:
        self.card: Final[Card] = card
        self.die: Final[Die] = die
        self.face: Final[Die] = face


@final
class Swap(Value):
    """Play a Paper Bag: a die goes to the Pillow, another comes from it."""

    __match_args__ = ("die", "taken")

    def __init__(self, die: Die, taken: Die) -> None:
        self.die: Final[Die] = die
        self.taken: Final[Die] = taken


@final
class Treat(Value):
    """Play a card that needs nothing more, such as Catnip or Warm Milk."""

    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


@final
class Look(Value):
    """Play a Tin of Tuna on two tiles."""

    __match_args__ = ("one", "other")

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final[Place] = one
        self.other: Final[Place] = other


@final
class Cross(Value):
    """Play a Cucumber: two tiles change places."""

    __match_args__ = ("one", "other")

    def __init__(self, one: Place, other: Place) -> None:
        self.one: Final[Place] = one
        self.other: Final[Place] = other


@final
class Sleep(Value):
    __match_args__ = ("first", "last")

    def __init__(self, first: Place, last: Place) -> None:
        self.first: Final[Place] = first
        self.last: Final[Place] = last


@final
class Distract(Value):
    __match_args__ = ("number",)

    def __init__(self, number: Die) -> None:
        self.number: Final[Die] = number


@final
class Settle(Value):
    __match_args__ = ("low", "high")

    def __init__(self, low: Die, high: Die) -> None:
        self.low: Final[Die] = low
        self.high: Final[Die] = high


@final
class Score(Value):
    pass


@final
class Put(Value):
    """The tiles just turned up as letters, from the arc's first place clockwise."""

    __match_args__ = ("tiles",)

    def __init__(self, tiles: str) -> None:
        self.tiles: Final[str] = tiles


@final
class Chase(Value):
    pass


PLAYS: Final = (Reroll, Change, Treat, Look, Swap, Cross)
type CardPlay = Reroll | Change | Treat | Look | Swap | Cross
type Allocation = Sleep | Distract | Settle
type SeatMove = Gather | CardPlay | Allocation | Score | Put | Chase
type TableMove = First | Lay | Roll | Dealt
type Move = SeatMove | TableMove

SCORE: Final = Score()
CHASE: Final = Chase()
