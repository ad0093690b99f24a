"""What the moves of a turn are worth, in cards: calls by the odds, bids by whether they are called and then stand.

Whoever is neither bidder nor caller at the reveal loses nothing. So a bid that the next seat raises costs nothing, and
a bid is the more dangerous, the less likely it looks to the others.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from ninelives.bots.choosing import happens, one_of_the_best
from ninelives.bots.kitten_me.action_cards import action_card
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, as_watched, evaluate_turn
from ninelives.bots.temper import Temper
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import PURRFECT, Bid, Challenge, Move, Purrfect
from ninelives.games.kitten_me.pieces import ATTRIBUTES
from ninelives.games.kitten_me.view import Seen

type Priced = tuple[float, Move]  # a move and what it is worth

_TRUST: Final = 4.0  # of who reads: hands lean towards bids, and bids are likelier still
_CALLED: Final = 0.45  # a bid that looks this likely is called half of the time
_SOFT: Final = 0.12  # how gradually that changes
_ADVERSE: Final = 0.4  # who calls holds little of it: by how much an even chance is lower then
_HOPELESS: Final = 0.02  # a bid that stands with a smaller chance is no jump
_STEP: Final = 0.08  # by how much a whole temper changes how likely an opening looks
_SAFE: Final = 0.995  # no cat opens lower than what looks this likely
_OFTEN: Final = 0.4  # how often a whole bluffer opens with what it does not hold
_BELIEVED: Final = 5.0  # how much more a bluffer likes a bid that looks sure and is impossible
_TASTE: Final = 0.08  # cards: how much a whole temper likes a way
_SPARE: Final = 0.05  # cards: what a cat risks rather than play an action card


@final
class Worth:
    """A turn, as the seat to act sees it and as a watcher does.

    `trust` is by how much the odds of the last bid are better than the cards alone say: its bidder saw some of them.
    """

    def __init__(self, view: Seen, moves: Moves[Move], *, reads: bool = False, trust: float = 1.0) -> None:
        self.turn: Final[TurnEvaluation] = evaluate_turn(view, moves, reads=reads)
        self.public: Final[TurnEvaluation] = evaluate_turn(as_watched(view), moves, reads=False)
        self.stake: Final = self.turn.stakes()
        self._trust: Final = trust

    def of(self, move: Move) -> float:
        """Return the worth of any move; an action card changes nothing."""
        if isinstance(move, Bid):
            return self.bid(move)
        return self.call(move) if isinstance(move, (Challenge, Purrfect)) else 0.0

    def call(self, call: Move) -> float:
        """Return the worth of a call on the bid that stands."""
        bid, stake = self.turn.view.bid, self.stake
        if bid is None:
            raise ValueError("nobody can call before there is a bid.")
        if call == PURRFECT:
            return _expected(self.turn.is_exact(bid), stake.purrfect, stake.wrong)
        return _expected(1 - _better(self.turn.stands(bid), self._trust), stake.challenge, stake.wrong)

    def bid(self, bid: Bid) -> float:
        """Return the worth of a bid: nothing unless it is called, and who calls has a reason."""
        called = 1 / (1 + exp((self.public.stands(bid) - _CALLED) / _SOFT))
        stands = self.turn.stands(bid)
        stands -= _ADVERSE * stands * (1 - stands)
        return called * _expected(stands, self.stake.challenge, self.stake.wrong)

    def calls(self) -> list[Priced]:
        return [(self.call(call), call) for _chance, call in self.turn.calls()]

    def raises(self, leaps: Sequence[int]) -> list[Priced]:
        """Return the bids that are higher by one of these numbers; beyond the first, only those with some hope."""
        found: list[Priced] = []
        for by in leaps:
            bids = [bid for chance, bid in self.turn.raises(by) if by == leaps[0] or chance > _HOPELESS]
            found += [(self.bid(bid), bid) for bid in bids]
        return found

    def opening(self, looks: Sequence[float], draw: Draw, temper: Temper, bluffs: float = 0.0) -> Bid:
        """Return an opening bid that looks as likely as one of these: of what it holds most, or least as a bluff."""
        bids = self.openings(min(_SAFE, looks[draw.below(len(looks))] - _STEP * temper.high))
        pretends = happens(bluffs + temper.bluff * _OFTEN, draw)
        return (min if pretends else max)(bids, key=self.turn.stands)

    def openings(self, looks: float) -> list[Bid]:
        """Return the bids of the highest number that looks so likely to the others, which leaves room for them."""
        number = self.turn.view.setup.lowest
        most = max([len(chances) for chances in self.public.chances])
        while number < most and self._looks(number + 1) >= looks and self._legal(number + 1):
            number += 1
        return self._legal(number)

    def _looks(self, number: int) -> float:
        return max([self.public.stands(Bid(number, attribute)) for attribute in ATTRIBUTES])

    def _legal(self, number: int) -> list[Bid]:
        return [bid for attribute in ATTRIBUTES if (bid := Bid(number, attribute)) in self.turn.moves]

    def passes(self, reluctance: float) -> list[Priced]:
        """Return the action card to play, if there is one: it costs nothing, but one may want it later."""
        card = action_card(self.turn.view, self.turn.moves)
        return [] if card is None else [(-reluctance, card)]

    def answer(self, leaps: Sequence[int], nearly: float, draw: Draw, temper: Temper) -> Move:
        """Return what is worth most to this temper after a bid, or nearly as much."""
        ways = self.to_taste([*self.calls(), *self.raises(leaps), *self.passes(_SPARE)], temper)
        return one_of_the_best([move for _value, move in ways], [value for value, _move in ways], nearly, draw)

    def to_taste(self, ways: list[Priced], temper: Temper) -> list[Priced]:
        """Return the ways with what this temper likes of each."""
        return [(value + _TASTE * self._liking(move, temper), move) for value, move in ways]

    def _liking(self, move: Move, temper: Temper) -> float:
        if not isinstance(move, Bid):
            return temper.doubt if isinstance(move, (Challenge, Purrfect)) else 0.0
        bluff = _BELIEVED * max(0.0, self.public.stands(move) - self.turn.stands(move))  # it looks likelier than it is
        last = self.turn.view.bid
        same = last is not None and last.attribute == move.attribute
        far = move.number - self.turn.above() - 1
        return temper.bluff * bluff + temper.stubborn * same + max(0.0, temper.high) * far


def read(view: Seen, moves: Moves[Move]) -> Worth:
    """Return a turn as reader sees it: hands lean towards bids, and bids are trusted."""
    return Worth(view, moves, reads=True, trust=_TRUST)


def _better(chance: float, times: float) -> float:
    """Return a chance whose odds are so many times as good."""
    return times * chance / (times * chance + 1 - chance)


def _expected(chance: float, right: float, wrong: float) -> float:
    return chance * right + (1 - chance) * wrong
