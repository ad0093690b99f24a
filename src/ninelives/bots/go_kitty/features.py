"""What the network is told of a turn and of its moves: reader's values, what an ask may bring, and who leads.

All numbers are between about -1 and 2. It is told of the moves that reader thinks best.
"""

from typing import Final, final

from ninelives.bots.go_kitty.context import EvaluationContext, turns_to_come
from ninelives.bots.go_kitty.evaluation import Turn, evaluate_moves
from ninelives.bots.go_kitty.hand_value import most_points, parts, shape_of
from ninelives.bots.go_kitty.weights import READER
from ninelives.bots.network import TurnFeatures, near
from ninelives.core.cards import remove_cards
from ninelives.core.game import Moves
from ninelives.games.go_kitty.moves import (
    Ask,
    DrawCard,
    End,
    Give,
    GiveCard,
    Keep,
    Lay,
    Look,
    Move,
    Reverse,
    Skip,
    points,
)
from ninelives.games.go_kitty.pieces import ASK_MOUSE, FACES, MOUSE, MOUSE_FACE, held, is_season, is_trait
from ninelives.games.go_kitty.rules.play import goes_on
from ninelives.games.go_kitty.state import CLOSING, FRESH, GOES_ON, NOT_YET, Acting, Asked
from ninelives.games.go_kitty.view import Seen

_MOST: Final = 12  # moves that it is told of
_CLEAR: Final = 2.0  # a difference of so many points is told as so many times as large
_OF_AN_ASK: Final = 18
_OF_A_LAY: Final = 4
_OF_A_CARD: Final = 3

OF_A_TURN: Final = 39  # numbers
OF_A_MOVE: Final = 41
WORTH: Final = 1  # where a move's numbers tell its worth to reader


def tell(view: Seen, moves: Moves[Move]) -> TurnFeatures[Move]:
    if view.seat is None:
        raise ValueError("a watcher has no moves.")
    context = EvaluationContext(view, view.seat, READER)
    values = evaluate_moves(context, moves)
    best = max(values)
    ways = _best(moves, values)
    features = _Features(context)
    rows = [features.of(moves[nth], values[nth] - best) for nth in ways]
    return TurnFeatures([*features.turn(), near(best / 10)], [moves[nth] for nth in ways], rows)


def _best(moves: Moves[Move], values: list[float]) -> list[int]:
    """Return the places of the best moves; cards under the pile are put there in one order."""
    found: dict[object, int] = {}
    for nth in sorted(range(len(moves)), key=lambda nth: -values[nth]):
        move = moves[nth]
        found.setdefault(("keep", move.card) if isinstance(move, Keep) else move, nth)
    return [*found.values()][:_MOST]


@final
class _Features:
    def __init__(self, context: EvaluationContext) -> None:
        view = context.view
        self._context: Final[EvaluationContext] = context
        self._view: Final[Seen] = view
        self._belief: Final = context.belief
        self._turn: Final[Turn] = Turn(context, view.hand)
        self._points: Final[list[int]] = [points(laid, growing=view.setup.growing) for laid in view.laid]
        self._shape: Final = shape_of(view.hand)

    def turn(self) -> list[float]:
        view, setup, me = self._view, self._view.setup, self._context.me
        others = [seat for seat in range(setup.seats) if seat != me]
        own = self._points[me]
        rival = max([self._points[seat] for seat in others])
        kitties, seasons, _third, pairs, triples, mice = parts(self._shape)
        return [
            float(setup.seats == 2),  # noqa: PLR2004 - so many play
            float(setup.seats == 3),  # noqa: PLR2004 - so many play
            (setup.seats - 2) / 3,
            view.pile / 42,
            float(view.pile == 0),
            float(view.clock.last != NOT_YET),
            turns_to_come(view, me) / 10,
            own / 15,
            rival / 15,
            near((own - rival) / 6),
            near((own - sum([self._points[seat] for seat in others]) / len(others)) / 6),
            kitties / 8,
            max([len(view.known[seat].marks) for seat in others]) / 10,
            mice / 2,
            pairs / 3,
            triples / 2,
            seasons / 4,
            most_points(self._shape, setup.mice) / 6,
            self._context.waiting(view.hand) / 8,
            view.tokens[me] / 3,
            max([view.tokens[seat] for seat in others]) / 3,
            self._context.token,
            self._context.reclaimed,
            self._turn.drawn,
            sum(self._context.known) / 6,
            *self._phase(),
            float(setup.lay_anytime),
            float(setup.lay_between),
            float(setup.lucky),
            float(setup.seek_goes_on),
            float(setup.random_card),
        ]

    def _phase(self) -> list[float]:
        """Return how far the turn has come, and what was asked."""
        view, phase = self._view, self._view.phase
        stage = phase.stage if isinstance(phase, Acting) else -1
        asked = isinstance(phase, Asked)
        asker = view.clock.turn
        return [
            float(stage == FRESH),
            float(stage == GOES_ON),
            float(stage == CLOSING),
            float(asked),
            float(isinstance(phase, Asked) and phase.token),
            float(isinstance(phase, Asked) and is_trait(phase.what)),
            near((self._points[asker] - self._points[self._context.me]) / 6),
            self._context.mice / 3,
        ]

    def of(self, move: Move, behind: float) -> list[float]:
        told = [float(behind == 0), near(_CLEAR * behind), *self._kind(move)]
        if isinstance(move, Ask):
            return told + self._ask(move) + [0.0] * (_OF_A_LAY + _OF_A_CARD)
        if isinstance(move, Lay):
            return told + [0.0] * _OF_AN_ASK + self._lay(move) + [0.0] * _OF_A_CARD
        if isinstance(move, (GiveCard, Keep)):
            return told + [0.0] * (_OF_AN_ASK + _OF_A_LAY) + self._card(move.card)
        return told + [0.0] * (_OF_AN_ASK + _OF_A_LAY + _OF_A_CARD)

    def _kind(self, move: Move) -> list[float]:
        asks = move if isinstance(move, Ask) else None
        return [
            float(asks is not None and not asks.token and is_trait(asks.what)),
            float(asks is not None and not asks.token and is_season(asks.what)),
            float(asks is not None and asks.token and is_trait(asks.what)),
            float(asks is not None and asks.token and is_season(asks.what)),
            float(asks is not None and asks.what == ASK_MOUSE),
            float(isinstance(move, Lay)),
            float(isinstance(move, Look)),
            float(isinstance(move, DrawCard)),
            float(isinstance(move, Skip)),
            float(isinstance(move, End)),
            float(isinstance(move, Give)),
            float(isinstance(move, GiveCard)),
            float(isinstance(move, Reverse)),
            float(isinstance(move, Keep)),
        ]

    def _ask(self, ask: Ask) -> list[float]:
        view, belief, target = self._view, self._belief, ask.target
        faces = FACES[ask.what]
        none = belief.none(target, faces)
        expected = belief.expected(target, faces)
        own = len(held(view.hand, faces))
        brought = expected / (1.0 - none) if none < 1.0 else 0.0
        away = (target - self._context.me) % view.setup.seats
        lead = self._points[target] - self._points[self._context.me]
        return [
            none,
            near(expected / 3),
            near(brought / 3),
            own / 3,
            float(is_trait(ask.what) and own + brought > 3.5),  # noqa: PLR2004 - practically four
            float(is_trait(ask.what) and own + 1 > 3),  # noqa: PLR2004 - four
            float(faces in view.known[self._context.me].marks),
            near(lead / 6),
            float(self._points[target] == max(self._points)),
            len(view.known[target].marks) / 10,
            float(away == 1),
            float(turns_to_come(view, target) > 0),
            1.0 - belief.none(target, MOUSE_FACE),
            sum([belief.loose[card] for card in range(MOUSE) if faces >> card & 1]) / 4,
            self._context.shared[ask.what] if is_trait(ask.what) else 0.0,
            float(goes_on(view.setup, ask)),
            view.tokens[target] / 3,
            self._turn.gains[ask.what] if is_trait(ask.what) else 0.0,
        ]

    def _lay(self, lay: Lay) -> list[float]:
        rest = remove_cards(self._view.hand, lay.cards)
        return [
            self._context.paid(lay) / 3,
            lay.cards.count(MOUSE) / 3,
            len(rest) / 6,
            self._context.waiting(rest) / 6,
        ]

    def _card(self, card: int) -> list[float]:
        there = max([self._belief.expected(seat, 1 << card) for seat in self._belief.marks])
        return [self._turn.gains[card], there / 2, self._view.hand.count(card) / 3]
