"""What the network is told of a turn and of its moves: what each brings by several measures, and how the match stands.

All numbers are between about -1 and 2. It is told of the moves that bring most winks.
"""

from collections.abc import Sequence
from typing import Final, final

from ninelives.bots.network import TurnFeatures, near
from ninelives.bots.shut_up_cat.belief import mean, meow_distribution
from ninelives.bots.shut_up_cat.dice import triple_of
from ninelives.bots.shut_up_cat.endgame import AtLeast
from ninelives.bots.shut_up_cat.evaluation import any_order, evaluate_moves, resources_of, without_early_chases
from ninelives.bots.shut_up_cat.expectimax import UtilityModel
from ninelives.bots.shut_up_cat.heuristic import CARD, STEP, LinearModel
from ninelives.bots.shut_up_cat.placement import put_values
from ninelives.core.game import Moves, Seat
from ninelives.games.shut_up_cat.moves import (
    PLAYS,
    Chase,
    Cross,
    Distract,
    Gather,
    Look,
    Move,
    Put,
    Reroll,
    Score,
    Settle,
    Sleep,
    Treat,
)
from ninelives.games.shut_up_cat.pieces import ARCS, CHASE_PRICE, MEOW, MEOWS, MOST_MULTIPLIER, PLACES, SEVEN
from ninelives.games.shut_up_cat.rules.order import others_in_turn
from ninelives.games.shut_up_cat.state import Awake, Gathering, Returning, Window
from ninelives.games.shut_up_cat.view import Seen

_MOST: Final = 12  # moves that it is told of
_CLEAR: Final = 0.25  # a difference of so many winks is told as so many times as large
_LASTING: Final = 6.0  # winks that a step of the multiplier is worth to whoever thinks far ahead
_CARDS: Final = 5.0  # winks that a card is worth to whoever likes cards
_RIVALS: Final = 3  # of whom it is told
_OF_A_RIVAL: Final = 5
_OF_AN_ARC: Final = 5
_OF_AN_ORDER: Final = 3

OF_A_TURN: Final = 46  # numbers
OF_A_MOVE: Final = 33
WORTH: Final = 1  # where a move's numbers tell its worth in winks

type _Values = list[float]


def tell(view: Seen, moves: Moves[Move]) -> TurnFeatures[Move]:
    chosen = without_early_chases(view, moves)
    told = _told_of(view, chosen)
    values = told[0]
    order = sorted(range(len(chosen)), key=lambda nth: -values[nth])[:_MOST]
    ways = [chosen[nth] for nth in order]
    measures = [[by_measure[nth] for nth in order] for by_measure in told]
    features = _Features(view, ways, measures)
    return TurnFeatures(features.turn(), ways, [features.of(nth) for nth in range(len(ways))])


def _told_of(view: Seen, moves: list[Move]) -> list[_Values]:
    """Return the value of each move by each measure, first in winks."""
    phase, board = view.phase, view.board
    if isinstance(phase, Returning):
        values = put_values(view, phase, [move.tiles for move in moves if isinstance(move, Put)])
        return [values + [min(values) - 1.0] * (len(moves) - len(values))] + [[0.0] * len(moves)] * 4
    rivals = [winks for seat, winks in enumerate(board.winks) if seat != view.turn]
    winks = [LinearModel(view, STEP, CARD), LinearModel(view, _LASTING, CARD), LinearModel(view, STEP, _CARDS)]
    return [
        *[_values(view, moves, model.of) for model in winks],
        _chances(view, moves, view.setup.target),
        _chances(view, moves, max(rivals) + 1),
    ]


def _values(view: Seen, moves: list[Move], model: UtilityModel) -> _Values:
    return evaluate_moves(view, resources_of(view, chases=MOST_MULTIPLIER), moves, model, any_order)


def _chances(view: Seen, moves: list[Move], need: int) -> _Values:
    """Return by move the chance to have so many winks after this turn."""
    most = view.board.winks[view.turn] + MOST_MULTIPLIER * (PLACES - MEOWS)
    return _values(view, moves, AtLeast(need).always) if most >= need else [0.0] * len(moves)


@final
class _Features:
    def __init__(self, view: Seen, moves: list[Move], measures: list[_Values]) -> None:
        self._view: Final[Seen] = view
        self._moves: Final[list[Move]] = moves
        self._measures: Final[list[_Values]] = measures
        self._best: Final[list[float]] = [max(values) for values in measures]

    def turn(self) -> list[float]:
        view, board, setup = self._view, self._view.board, self._view.setup
        me = view.turn
        winks, multiplier = board.winks[me], board.multipliers[me]
        short = setup.target - winks
        rest = (view.first - me - 1) % setup.seats  # who still has a turn in this round
        usual = 0.0 if isinstance(view.phase, Returning) else self._best[0] - winks - STEP * multiplier
        others = others_in_turn(setup, view.first, me)
        return [
            float(setup.seats == 2),  # noqa: PLR2004 - so many play
            (setup.seats - 2) / 2,
            setup.target / 60,
            float(setup.short),
            near(short / 40),
            near(short / 10),
            winks / 40,
            near(winks / CHASE_PRICE / 3),
            *[float(multiplier == step) for step in range(MOST_MULTIPLIER)],
            len(view.hand) / 3,
            rest / 3,
            float(board.decided),
            min(board.rounds, 20) / 20,
            near((winks - max([board.winks[seat] for seat in others])) / 20),
            near(usual / 10),
            self._best[3],
            self._best[4],
            board.pillow.bit_count() / 6,
            *self._known(),
            *self._phase(),
            *self._rivals(others),
        ]

    def _known(self) -> list[float]:
        """Return how many tiles are known, by kind, and in how many groups the others know them."""
        view = self._view
        sizes = [group.bit_count() for group in view.mind]
        meows = sum([size for size, number in zip(sizes, view.meows, strict=True) if number == size])
        zeds = sum([size for size, number in zip(sizes, view.meows, strict=True) if number == 0])
        return [meows / MEOWS, zeds / (PLACES - MEOWS), len(sizes) / PLACES]

    def _phase(self) -> list[float]:
        phase = self._view.phase
        dice = phase.dice if isinstance(phase, Window) else ()
        triple = triple_of(dice) if len(dice) == 3 else None  # noqa: PLR2004 - the dice of a turn
        return [
            float(isinstance(phase, Gathering)),
            float(isinstance(phase, Window)),
            float(isinstance(phase, Awake)),
            float(isinstance(phase, Returning)),
            float(triple is not None and triple.double > 0),
            float(triple is not None and triple.seven),
            phase.catnips / 2 if isinstance(phase, Window) else 0.0,
            phase.milks / 2 if isinstance(phase, (Window, Awake)) else 0.0,
        ]

    def _rivals(self, others: Sequence[Seat]) -> list[float]:
        """Return how the others stand, whoever moves next first."""
        board, setup = self._view.board, self._view.setup
        told: list[float] = []
        for seat in others[:_RIVALS]:
            told += [
                near((setup.target - board.winks[seat]) / 40),
                near((setup.target - board.winks[seat]) / 10),
                board.multipliers[seat] / 3,
                self._view.sizes[seat] / 3,
                len(board.minds[seat]) / PLACES,
            ]
        return told + [0.0] * (_OF_A_RIVAL * _RIVALS - len(told))

    def of(self, nth: int) -> list[float]:
        move = self._moves[nth]
        behind = [values[nth] - best for values, best in zip(self._measures, self._best, strict=True)]
        told = [
            float(behind[0] == 0),
            *[near(_CLEAR * value) for value in behind[:3]],
            self._measures[3][nth],
            behind[3],
            self._measures[4][nth],
            behind[4],
            *self._kind(move),
        ]
        if isinstance(move, Sleep):
            return told + self._arc(move) + [0.0] * _OF_AN_ORDER
        if isinstance(move, Put):
            return told + [0.0] * _OF_AN_ARC + _order(move.tiles)
        return told + [0.0] * (_OF_AN_ARC + _OF_AN_ORDER)

    def _kind(self, move: Move) -> list[float]:
        taken = len(move.dice) if isinstance(move, Gather) else 0
        view, phase = self._view, self._view.phase
        third = self._third(move)
        return [
            float(isinstance(move, Sleep)),
            float(isinstance(move, Distract)),
            float(isinstance(move, Settle)),
            float(isinstance(move, Gather)),
            float(isinstance(move, Put)),
            float(isinstance(move, Score)),
            float(isinstance(move, Chase)),
            float(isinstance(move, PLAYS)),
            float(isinstance(move, Reroll)),
            float(isinstance(move, (Look, Cross))),
            float(isinstance(move, Treat)),
            taken / 3,
            float(isinstance(move, Gather) and taken == 0),
            float(isinstance(move, (Settle, Chase)) and view.board.multipliers[view.turn] == MOST_MULTIPLIER),
            float(third > 0 and not view.board.pillow >> third & 1),
            float(third in {1, 6}),
            float(isinstance(phase, Awake) and phase.arc.length > PLACES // 2),
        ]

    def _third(self, move: Move) -> int:
        """Return the die that is left for the Pillow, or 0 where none is."""
        phase = self._view.phase
        if not isinstance(phase, Window):
            return 0
        numbers = self._view.setup.numbers
        if isinstance(move, Sleep):
            return sum(phase.dice) - numbers[move.first] - numbers[move.last]
        if isinstance(move, Distract):
            return sum(phase.dice) - 2 * move.number
        return sum(phase.dice) - SEVEN if isinstance(move, Settle) else 0

    def _arc(self, sleep: Sleep) -> list[float]:
        view, arc = self._view, ARCS[sleep.first][sleep.last]
        chances = meow_distribution(view.mind, view.meows, arc.bits)
        expected = mean(chances)
        known = sum([(group & arc.bits).bit_count() for group in view.mind if group.bit_count() == 1])
        following = view.board.minds[(view.turn + 1) % view.setup.seats]
        theirs = sum([(group & arc.bits).bit_count() for group in following if group.bit_count() == 1])
        return [arc.length / PLACES, expected / 2, chances[0], known / PLACES, theirs / PLACES]


def _order(tiles: str) -> list[float]:
    """Return of tiles that are put back: how many are MEOWs, and how long the longest rows of each kind are."""
    rows = max([len(row) for row in tiles.split(MEOW)])
    together = max([len(row) for row in tiles.split("z")])
    return [tiles.count(MEOW) / MEOWS, rows / PLACES, together / MEOWS]
