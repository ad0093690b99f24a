"""What a seat may see. A view has no field for another seat's hand or for a card of the pile."""

from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Seat, check_seat
from ninelives.core.value import Value
from ninelives.games.go_kitty.moves import Lay
from ninelives.games.go_kitty.options import Setup
from ninelives.games.go_kitty.state import Dealing, Keeping, Known, Opening, Phase, Playing, State, TurnClock


@final
class Peeking(Value):
    """Another seat looks at this many cards, which at most one more seat knows."""

    __match_args__ = ("number", "knower")

    def __init__(self, number: int, knower: Seat) -> None:
        self.number: Final[int] = number
        self.knower: Final[Seat] = knower


@final
class Seen(Value):
    """The view from the deal on. `known` is what the cards of each hand may be; of the viewer's hand, to all others."""

    __match_args__ = (
        "seat",
        "setup",
        "hand",
        "known",
        "laid",
        "tokens",
        "pile",
        "under",
        "spent",
        "clock",
        "phase",
    )

    def __init__(  # noqa: PLR0913 - a view is its fields
        self,
        seat: Seat | None,
        setup: Setup,
        hand: Hand,
        known: tuple[Known, ...],
        laid: tuple[tuple[Lay, ...], ...],
        tokens: tuple[int, ...],
        pile: int,
        under: tuple[tuple[Card | None, Seat], ...],
        spent: int,
        clock: TurnClock,
        phase: Phase | Peeking,
    ) -> None:
        self.seat: Final[Seat | None] = seat
        self.setup: Final[Setup] = setup
        self.hand: Final[Hand] = hand
        self.known: Final[tuple[Known, ...]] = known
        self.laid: Final[tuple[tuple[Lay, ...], ...]] = laid
        self.tokens: Final[tuple[int, ...]] = tokens
        self.pile: Final[int] = pile
        self.under: Final[tuple[tuple[Card | None, Seat], ...]] = under
        self.spent: Final[int] = spent
        self.clock: Final[TurnClock] = clock
        self.phase: Final[Phase | Peeking] = phase


@final
class Public(Value):
    """The view before the deal, while nothing is hidden."""

    __match_args__ = ("seat", "state")

    def __init__(self, seat: Seat | None, state: Opening | Dealing) -> None:
        self.seat: Final[Seat | None] = seat
        self.state: Final[Opening | Dealing] = state


type View = Seen | Public


def view(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.setup.seats)
    if not isinstance(state, Playing):
        return Public(seat, state)
    board = state.board
    hand = () if seat is None else board.hands[seat]
    return Seen(
        seat,
        state.setup,
        hand,
        tuple([backs.seen_by(seat) if backs.private else backs.public for backs in board.backs]),
        board.laid,
        board.tokens,
        board.pile,
        board.under and tuple([(card if owner == seat else None, owner) for card, owner in board.under]),
        board.spent,
        state.clock,
        _seen_phase(state, state.phase, seat),
    )


def _seen_phase(state: Playing, phase: Phase, seat: Seat | None) -> Phase | Peeking:
    if isinstance(phase, Keeping) and seat not in (state.clock.turn, phase.knower):
        return Peeking(len(phase.cards), phase.knower)
    return phase
