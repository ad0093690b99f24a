"""Rounds small enough to be solved: two players are left, with few cards of few kinds, and only Skips to play."""

from functools import lru_cache
from math import comb, prod
from typing import Final, final

from ninelives.bots.kitten_me.cfr import BiddingNode, CallNode, Matrix, Role, solve
from ninelives.bots.kitten_me.evaluation import heads_up
from ninelives.bots.kitten_me.stakes import stakes
from ninelives.core.cards import Card, Counts, Hand, add_cards, counts_without, enumerate_hands
from ninelives.core.game import Seat
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import SKIP_TURN, Bid, Challenge, Move, Purrfect, Skip
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import DRAW_THREE, GO_FISH, HANG_IN_THERE, SKIP
from ninelives.games.kitten_me.rules.reckon import hand_sum, with_flip
from ninelives.games.kitten_me.state import Bidding, Bids, Played, Round, Trail
from ninelives.games.kitten_me.view import Seen

_MOST_KINDS: Final = 5
_MOST_HANDS: Final = 12
_MOST_NODES: Final = 1000  # nodes of the bidding tree
_WORK: Final = 140_000  # iterations times nodes, each of which costs its hands and a constant
_NODE_COST: Final = 6  # of a node, in hands
_MOST_ITERATIONS: Final = 30
_TOO_COMPLEX: Final[tuple[Card, ...]] = (DRAW_THREE, GO_FISH, HANG_IN_THERE)

type History = tuple[Bids, tuple[Seat, ...]]  # bids, and who played a Skip


def solved(view: Seen) -> tuple[list[Move], list[float]] | None:
    """Return the moves of this turn and the weight of each, if the round is small."""
    if not heads_up(view) or view.seat is None:
        return None
    solution = _solution(view.setup, Round(view.round.counts, view.round.out, view.round.dealer, None))
    if not solution:
        return None
    skips = _skips(view.trail)
    node = solution[view.bids, skips]
    return node.moves, node.average_strategy(add_cards(view.hand, (SKIP,) * skips.count(view.seat)))


def _skips(trail: Trail) -> tuple[Seat, ...]:
    return tuple(sorted([event.seat for event in trail if isinstance(event, Played)]))


@lru_cache(maxsize=64)
def _solution(setup: Setup, round_: Round) -> dict[History, BiddingNode]:
    deck = setup.deck
    if sum([number > 0 for number in deck]) > _MOST_KINDS or any(deck[card] for card in _TOO_COMPLEX):
        return {}
    small = SmallRound(setup, round_)
    return small.nodes if small.is_solved else {}


@final
class SmallRound:
    def __init__(self, setup: Setup, round_: Round) -> None:
        self.setup: Final[Setup] = setup
        self.round: Final[Round] = round_
        self.seats: Final[tuple[Seat, Seat]] = (round_.dealer, round_.left[round_.dealer])
        self.hands: Final[tuple[list[Hand], list[Hand]]] = (self._hands_of(0), self._hands_of(1))
        self.nodes: Final[dict[History, BiddingNode]] = {}
        self._chances: Final[dict[Bid, Matrix]] = {}
        self._call_nodes: Final[dict[tuple[Bid, Role, bool], CallNode]] = {}
        sizes = (len(self.hands[0]), len(self.hands[1]))
        self.is_solved: Final[bool] = max(sizes) <= _MOST_HANDS and self._nodes_at_most() <= _MOST_NODES
        self._dealt: Final[Matrix] = self._deals() if self.is_solved else []
        if self.is_solved:
            root = self._node_at(self._opening())
            iterations = _WORK // (len(self.nodes) * (max(sizes) + _NODE_COST))
            solve(root, sizes, max(1, min(iterations, _MOST_ITERATIONS)))

    def _hands_of(self, role: Role) -> list[Hand]:
        number = self.round.counts[self.seats[role]]
        return [hand for hand, _rest, _ways in enumerate_hands(self.setup.deck, number)]

    def _nodes_at_most(self) -> int:
        """Return an upper bound of the tree size: at each number no bid or one of its bids, and Skips."""
        ladder = self.setup.ladder(sum(self.round.counts))
        widths = [ladder.starts[number + 1] - ladder.starts[number] for number in range(1, ladder.top + 1)]
        return prod([1 + width for width in widths]) * (1 + self.setup.deck[SKIP])

    def _deals(self) -> Matrix:
        """Return by pair of hands the chance that they are dealt."""
        ways = [
            [_ways(self.setup.deck, one) * _ways(self._rest(one), other) for other in self.hands[1]]
            for one in self.hands[0]
        ]
        whole = sum([sum(row) for row in ways])
        return [[number / whole for number in row] for row in ways]

    def _rest(self, *hands: Hand) -> Counts:
        return tuple(counts_without(self.setup.deck, *hands))

    def _opening(self) -> Bidding:
        hands = ((SKIP,),) * len(self.round.counts)  # legal moves depend on nothing in the hands but Skips
        return Bidding(
            setup=self.setup,
            round_=self.round,
            hands=hands,
            trail=(),
            dealt=sum(self.round.counts),
            turn=self.round.dealer,
            bids=(),
        )

    def _node_at(self, state: Bidding) -> BiddingNode:
        skips = _skips(state.trail)
        known = self.nodes.get((state.bids, skips))
        if known is not None:
            return known
        role = self.seats.index(state.turn)
        may_skip = len(skips) < self.setup.deck[SKIP] and any(self._able(role, SKIP_TURN, skips))
        moves = [move for move in GAME.legal(state, state.turn) if may_skip or not isinstance(move, Skip)]
        node = BiddingNode(role, self.hands[role], moves, [self._able(role, move, skips) for move in moves])
        self.nodes[state.bids, skips] = node
        node.after.extend([self._after(state, role, move) for move in moves])
        return node

    def _able(self, role: Role, move: Move, skips: tuple[Seat, ...]) -> list[float]:
        """Return by hand 1 if it can make this move after the Skips played so far, else 0."""
        needed = skips.count(self.seats[role]) + isinstance(move, Skip)
        return [float(hand.count(SKIP) >= needed) for hand in self.hands[role]]

    def _after(self, state: Bidding, role: Role, move: Move) -> BiddingNode | CallNode:
        if isinstance(move, (Challenge, Purrfect)) and state.bid is not None:
            return self._call_node(state.bid, role, isinstance(move, Purrfect))
        after = GAME.apply(state, state.turn, move)
        if not isinstance(after, Bidding):
            raise TypeError("bids and Skips leave the bidding open.")
        return self._node_at(after.but(hands=state.hands))

    def _call_node(self, bid: Bid, role: Role, purrfect: bool) -> CallNode:  # noqa: FBT001 - part of the key
        key = (bid, role, purrfect)
        if key not in self._call_nodes:
            self._call_nodes[key] = CallNode(self._won(bid, role, purrfect=purrfect))
        return self._call_nodes[key]

    def _won(self, bid: Bid, role: Role, *, purrfect: bool) -> Matrix:
        stake = stakes(self.setup, self.round, self.seats[role], self.seats[1 - role], 0)
        at_least, more = self._stands(bid), self._stands(Bid(bid.number + 1, bid.attribute))
        won = [[0.0] * len(self.hands[1]) for _hand in self.hands[0]]
        for one, row in enumerate(self._dealt):
            for other, likely in enumerate(row):
                stands, exact = at_least[one][other], at_least[one][other] - more[one][other]
                right, gain = (exact, stake.purrfect) if purrfect else (1 - stands, stake.challenge)
                won[one][other] = likely * (right * gain + (1 - right) * stake.wrong)
        return won if role == 0 else [list(column) for column in zip(*won, strict=True)]

    def _stands(self, bid: Bid) -> Matrix:
        """Return by pair of hands the chance that the total is at least the bid."""
        if bid not in self._chances:
            self._chances[bid] = [[self._chance(one, other, bid) for other in self.hands[1]] for one in self.hands[0]]
        return self._chances[bid]

    def _chance(self, one: Hand, other: Hand, bid: Bid) -> float:
        total = hand_sum(self.setup, one, bid.attribute) + hand_sum(self.setup, other, bid.attribute)
        rest = self._rest(one, other)
        if not self.setup.flip or min(rest) < 0 or not any(rest):
            return float(total >= bid.number)
        met = [with_flip(total, bid.attribute, card) >= bid.number for card in range(len(rest))]
        return sum([number for number, meets in zip(rest, met, strict=True) if meets]) / sum(rest)


def _ways(deck: Counts, hand: Hand) -> int:
    return prod([comb(max(0, deck[card]), hand.count(card)) for card in set(hand)])
