"""What a seat can reckon on its turn: how good a call is, and how likely each raise would stand. All cats look here."""

from typing import Final, NamedTuple

from ninelives.bots.kitten_me.hidden import knowledge
from ninelives.bots.kitten_me.hunch import Chances, Leans, chances
from ninelives.core.game import Moves
from ninelives.games.kitten_me.moves import CHALLENGE, PURRFECT, Bid, Move
from ninelives.games.kitten_me.pieces import ATTRIBUTES, HANG_IN_THERE, Attribute
from ninelives.games.kitten_me.view import Playing

# how strongly a hand is taken to lean towards what its owner last bid: at a table of two bids tell more
_LEAN: Final = 1
_LEAN_OF_TWO: Final = 2


_TWO: Final = 2


class Judgement(NamedTuple):
    """How a turn looks to the seat whose turn it is."""

    view: Playing
    moves: Moves[Move]
    chances: tuple[Chances, ...]  # by attribute

    def stands(self, bid: Bid) -> float:
        """Give how likely the total is at least the bid."""
        return _at(self.chances[bid.attribute], bid.number)

    def is_exact(self, bid: Bid) -> float:
        return self.stands(bid) - _at(self.chances[bid.attribute], bid.number + 1)

    def above(self) -> int:
        return self.view.setup.lowest - 1 if self.view.bid is None else self.view.bid.number

    def raises(self, by: int) -> list[tuple[float, Bid]]:
        """Give for each attribute the bid so far above the last, the likeliest first."""
        bids = [Bid(self.above() + by, attribute) for attribute in ATTRIBUTES]
        return sorted([(self.stands(bid), bid) for bid in bids if bid in self.moves], key=_likeliest)

    def calls(self) -> list[tuple[float, Move]]:
        """Give the calls that are allowed, the best first; a Purrfect's chance is grown by how much more it wins."""
        bid = self.view.bid
        if bid is None:
            return []
        ways: list[tuple[float, Move]] = [
            (1 - self.stands(bid), CHALLENGE),
            (self.is_exact(bid) * stakes(self.view).purrfect, PURRFECT),
        ]
        return sorted([(chance, call) for chance, call in ways if call in self.moves], key=_best)


def _at(chances: Chances, number: int) -> float:
    return chances[number] if number < len(chances) else 0.0


def _likeliest(found: tuple[float, Bid]) -> tuple[float, int]:
    return (-found[0], found[1].attribute)


def _best(found: tuple[float, Move]) -> float:
    return -found[0]


class Stakes(NamedTuple):
    """What a call wins and loses, in cards; and how much farther from the loss a Purrfect's gain is."""

    gain: float
    loss: float
    purrfect: float


def stakes(view: Playing) -> Stakes:
    """Reckon with one's share of all cards: it grows when another loses one, too."""
    counts = view.round.counts
    mine, everyone = counts[view.turn], sum(counts)
    hangs = view.hand.count(HANG_IN_THERE)
    gain = everyone * (mine + hangs) / (everyone - 1 + hangs) - mine
    loss = everyone * (mine - 1) / (everyone - 1) - mine
    right = everyone * (mine + 1 + hangs) / (everyone + hangs) - mine
    return Stakes(gain, loss, (right - loss) / (gain - loss))


def judge(view: Playing, moves: Moves[Move], *, reads: bool) -> Judgement:
    """Reckon with the cards alone, or read the others' bids too."""
    known = knowledge(view)
    leans = [_leans(view, attribute, reads=reads) for attribute in ATTRIBUTES]
    return Judgement(view, moves, tuple([chances(known, attribute, leans[attribute]) for attribute in ATTRIBUTES]))


def as_watched(view: Playing) -> Playing:
    """Give what someone sees who sees no hand."""
    return Playing(
        None,
        view.setup,
        view.round,
        (),
        view.sizes,
        view.trail,
        view.dealt,
        view.turn,
        view.bids,
        view.drawing,
    )


def heads_up(view: Playing) -> bool:
    return len(view.round.counts) - len(view.round.out) == _TWO


def _leans(view: Playing, attribute: Attribute, *, reads: bool) -> Leans:
    """Take the hands whose owners last bid this attribute to lean towards it."""
    leans = [0] * len(view.sizes)
    strength = _LEAN_OF_TWO if heads_up(view) else _LEAN
    if reads:
        for seat, bid in view.bids:
            if seat != view.seat:
                leans[seat] = strength if bid.attribute == attribute else 0
    return tuple(leans)
