"""Small games with known values, as trees for the oracle."""

from collections.abc import Callable
from itertools import permutations, product

from ninelives.lab.oracle.tree import ChanceNode, DecisionNode, Leaf, Node

type Place = tuple[tuple[int, ...], tuple[int, ...]]  # what each seat was dealt, and the moves made

START: Place = ((), ())
PASS, BET = 0, 1
LIAR = 0


def kuhn(place: Place) -> Node[Place]:
    """Kuhn poker: three cards, one coin each in the pot, one coin to bet."""
    dealt, moves = place
    if not dealt:
        return ChanceNode([((cards, ()), 1) for cards in permutations((1, 2, 3), 2)])
    if moves in {(PASS, PASS), (BET, BET), (PASS, BET, BET)}:
        return Leaf((1 + (BET in moves)) * (1 if dealt[0] > dealt[1] else -1))
    if moves in {(BET, PASS), (PASS, BET, PASS)}:
        return Leaf(1 if moves[0] == BET else -1)
    seat = len(moves) % 2
    return DecisionNode(seat, (dealt[seat], moves), (PASS, BET), [(dealt, (*moves, move)) for move in (PASS, BET)])


def liars_dice(sides: int) -> Callable[[Place], Node[Place]]:
    """Liar's dice with a die each, as OpenSpiel plays it: bids rise by number, then face; the top face is wild."""

    def look(place: Place) -> Node[Place]:
        dealt, moves = place
        if not dealt:
            return ChanceNode([((dice, ()), 1) for dice in product(range(1, sides + 1), repeat=2)])
        if moves and moves[-1] == LIAR:
            return Leaf(_called(sides, dealt, moves))
        seat = len(moves) % 2
        may = [LIAR] * bool(moves) + list(range(max(moves, default=0) + 1, 2 * sides + 1))
        return DecisionNode(seat, (dealt[seat], moves), may, [(dealt, (*moves, move)) for move in may])

    return look


def _called(sides: int, dice: tuple[int, ...], moves: tuple[int, ...]) -> int:
    """Bid number n is so many times a face: 1 is one 1, the last is two of the top face."""
    number, face = divmod(moves[-2] - 1, sides)
    there = len([die for die in dice if die in {face + 1, sides}])
    bidder = len(moves) % 2
    return 1 if (there > number) == (bidder == 0) else -1


def pennies(place: Place) -> Node[Place]:
    """Matching pennies where two heads pay double: seat 0 wants a match, and neither sees the other's coin."""
    _dealt, moves = place
    if len(moves) == 2:
        return Leaf(-1 if moves[0] != moves[1] else 2 - moves[0])
    return DecisionNode(len(moves), "face down", (0, 1), [((), (*moves, coin)) for coin in (0, 1)])


def loaded_coin(place: Place) -> Node[Place]:
    """Seat 0 guesses a coin that shows 0 three times out of four."""
    dealt, moves = place
    if not dealt:
        return ChanceNode([(((0,), ()), 3), (((1,), ()), 1)])
    if moves:
        return Leaf(1 if moves == dealt else -1)
    return DecisionNode(0, "covered", (0, 1), [(dealt, (guess,)) for guess in (0, 1)])
