"""One final class per move."""

from collections.abc import Sequence
from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Seat
from ninelives.core.value import Value
from ninelives.games.go_kitty.pieces import CODES, GROWING, POINTS, SEASON, Season, What, season_of


@final
class Lay(Value):
    """A Clowder: its type, and four cards in order, Mice last."""

    __match_args__ = ("clowder", "cards")

    def __init__(self, clowder: int, cards: Hand) -> None:
        self.clowder: Final[int] = clowder
        self.cards: Final[Hand] = cards


@final
class DrawCard(Value):
    """Take a card because the hand is empty."""


@final
class Ask(Value):
    """Ask for something, with or without a Seek Token."""

    __match_args__ = ("target", "what", "token")

    def __init__(self, target: Seat, what: What, token: bool) -> None:  # noqa: FBT001 - positional, as every Value
        self.target: Final[Seat] = target
        self.what: Final[What] = what
        self.token: Final[bool] = token


@final
class Look(Value):
    """Use a Seek Token to look at the top of the pile."""


@final
class Skip(Value):
    pass


@final
class End(Value):
    pass


@final
class Give(Value):
    """Hand over everything that was asked for."""


@final
class GiveCard(Value):
    """Hand over one card of a Season."""

    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


@final
class NoKitty(Value):
    """Answer that the hand has none."""


@final
class Reverse(Value):
    """Discard a Mouse and reverse the ask."""


@final
class Keep(Value):
    """Keep one of the cards looked at; the others go under the pile, the last one lowest."""

    __match_args__ = ("card", "under")

    def __init__(self, card: Card, under: tuple[Card, ...]) -> None:
        self.card: Final[Card] = card
        self.under: Final[tuple[Card, ...]] = under


@final
class First(Value):
    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Deal(Value):
    __match_args__ = ("hands",)

    def __init__(self, hands: tuple[Hand, ...]) -> None:
        self.hands: Final[tuple[Hand, ...]] = hands


@final
class Drawn(Value):
    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


@final
class Top(Value):
    """The cards that a seat looks at."""

    __match_args__ = ("cards",)

    def __init__(self, cards: Hand) -> None:
        self.cards: Final[Hand] = cards


@final
class Given(Value):
    """The card of a Season that is given at random."""

    __match_args__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card


def points(laid: Sequence[Lay], *, growing: bool) -> int:
    """Return the points of Clowders; Seasonal ones of different Seasons may be worth more together (G39)."""
    plain = sum([POINTS[lay.clowder] for lay in laid])
    if not growing:
        return plain
    seasons = len({season_of_lay(lay) for lay in laid if lay.clowder == SEASON})
    return plain + GROWING[seasons] - seasons * POINTS[SEASON]


def season_of_lay(lay: Lay) -> Season:
    """Return the Season of a Seasonal Clowder: Mice come after Kitties."""
    return season_of(lay.cards[0])


def points_added(laid: Sequence[Lay], lay: Lay, *, growing: bool) -> int:
    """Return what one more Clowder adds."""
    return points((*laid, lay), growing=growing) - points(laid, growing=growing) if growing else POINTS[lay.clowder]


type SeatMove = Lay | DrawCard | Ask | Look | Skip | End | Give | GiveCard | NoKitty | Reverse | Keep
type TableMove = First | Deal | Drawn | Top | Given
type Move = SeatMove | TableMove

DRAW: Final = DrawCard()
LOOK: Final = Look()
SKIP: Final = Skip()
END: Final = End()
GIVE: Final = Give()
NO_KITTY: Final = NoKitty()
REVERSE: Final = Reverse()
GIVE_CARD: Final[tuple[GiveCard, ...]] = tuple([GiveCard(card) for card in range(len(CODES))])
