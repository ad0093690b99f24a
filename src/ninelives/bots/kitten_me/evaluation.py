"""The evaluation of a turn that all levels share: the value of a call, and the chance that each raise would stand."""

from typing import Final, NamedTuple

from ninelives.bots.kitten_me.belief import Leans, TotalChances, chances
from ninelives.bots.kitten_me.knowledge import knowledge
from ninelives.bots.kitten_me.stakes import Stakes, stakes
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import CHALLENGE, PURRFECT, Bid, Move
from ninelives.games.kitten_me.pieces import ATTRIBUTES, HANG_IN_THERE, Attribute
from ninelives.games.kitten_me.state import NOBODY
from ninelives.games.kitten_me.view import Seen, seen_trail

# how strongly a hand is assumed to lean towards its last bid: with two players left, bids tell more
_LEAN: Final = 1
_LEAN_OF_TWO: Final = 2
_NEARLY: Final = 0.99


_TWO: Final = 2


class TurnEvaluation(NamedTuple):
    """A turn as the seat to act sees it."""

    view: Seen
    moves: Moves[Move]
    chances: tuple[TotalChances, ...]  # by attribute

    def stands(self, bid: Bid) -> float:
        """Return the chance that the total is at least the bid."""
        return _at(self.chances[bid.attribute], bid.number)

    def is_exact(self, bid: Bid) -> float:
        return self.stands(bid) - _at(self.chances[bid.attribute], bid.number + 1)

    def above(self) -> int:
        return self.view.setup.lowest - 1 if self.view.bid is None else self.view.bid.number

    def raises(self, by: int) -> list[tuple[float, Bid]]:
        """Return by attribute the bid that is higher by this number, likeliest first."""
        bids = [Bid(self.above() + by, attribute) for attribute in ATTRIBUTES]
        return sorted([(self.stands(bid), bid) for bid in bids if bid in self.moves], key=_likeliest)

    def stakes(self) -> Stakes:
        """Return the stakes between this seat and the bidder, or the next seat where there is no other bidder."""
        view = self.view
        other = view.round.left[view.turn] if view.bidder in {NOBODY, view.turn} else view.bidder
        return stakes(view.setup, view.round, view.turn, other, view.hand.count(HANG_IN_THERE))

    def calls(self) -> list[tuple[float, Move]]:
        """Return the legal calls, best first; the chance of a Purrfect is scaled by its higher gain."""
        bid = self.view.bid
        if bid is None:
            return []
        ways: list[tuple[float, Move]] = [
            (1 - self.stands(bid), CHALLENGE),
            (_grown(self.is_exact(bid), self.stakes()), PURRFECT),
        ]
        return sorted([(chance, call) for chance, call in ways if call in self.moves], key=_best)


def _grown(chance: float, stake: Stakes) -> float:
    """Scale the chance of a Purrfect by its gain relative to a Challenge; only certainty may stay 1."""
    factor = (stake.purrfect - stake.wrong) / (stake.challenge - stake.wrong)
    return chance if chance >= 1 else min(_NEARLY, chance * factor)


def _at(chances: TotalChances, number: int) -> float:
    return chances[number] if number < len(chances) else 0.0


def _likeliest(found: tuple[float, Bid]) -> tuple[float, int]:
    return (-found[0], found[1].attribute)


def _best(found: tuple[float, Move]) -> float:
    return -found[0]


def evaluate_turn(view: Seen, moves: Moves[Move], *, reads: bool) -> TurnEvaluation:
    """Evaluate a turn by the cards alone, or with `reads` by the bids of others too."""
    known = knowledge(view)
    leans = [_leans(view, attribute, reads=reads) for attribute in ATTRIBUTES]
    return TurnEvaluation(view, moves, tuple([chances(known, attribute, leans[attribute]) for attribute in ATTRIBUTES]))


def as_watched(view: Seen) -> Seen:
    """Return the view of a watcher, who sees no hand."""
    return Seen(
        seat=None,
        setup=view.setup,
        round_=view.round,
        hand=(),
        sizes=view.sizes,
        trail=seen_trail(view.setup, view.trail, None),
        dealt=view.dealt,
        turn=view.turn,
        bids=view.bids,
        drawing=view.drawing,
    )


def players_left(view: Seen) -> int:
    return len(view.round.counts) - len(view.round.out)


def heads_up(view: Seen) -> bool:
    return players_left(view) == _TWO


def _leans(view: Seen, attribute: Attribute, *, reads: bool) -> Leans:
    """Return by seat the lean: hands whose owners last bid this attribute lean towards it."""
    leans = [0] * len(view.sizes)
    strength = _LEAN_OF_TWO if heads_up(view) else _LEAN
    if reads:
        for seat, bid in view.bids:
            if seat != view.seat:
                leans[seat] = strength if bid.attribute == attribute else 0
    return tuple(leans)
