"""Changes what the rules of Go Kitty hide from a seat, without asking the view what that is."""

from games.go_kitty.sound import fits
from ninelives.core.cards import cards_of, replace_at
from ninelives.core.chance import Draw
from ninelives.games.go_kitty.pieces import KINDS
from ninelives.games.go_kitty.state import Backs, Keeping, Playing, State

TRADES = 30


def disguise(state: State, seat: int | None, draw: Draw) -> State:
    """Let hidden cards change places at random wherever all that this seat ever learned stays true.

    Hidden are the others' hands, the pile, what others put under it, and what another looks at.
    """
    if not isinstance(state, Playing):
        return state
    table = _Table(state, seat)
    for _trade in range(TRADES):
        table.trade(draw)
    return table.state()


class _Table:
    """All hidden cards in one list of piles; the last is the pile, in which anything may lie."""

    def __init__(self, state: Playing, seat: int | None) -> None:
        board = state.board
        self.before = state
        self.others = [other for other in range(state.setup.seats) if other != seat]
        self.marks = [board.backs[other].seen_by(seat).marks for other in self.others]
        self.known = [backs.seen_by(seat) for backs in board.backs]
        self.under = [nth for nth, (_card, owner) in enumerate(board.under) if owner != seat]
        # another's look is hidden, but for cards that this seat put there itself
        phase = state.phase
        self.look = phase if isinstance(phase, Keeping) and seat not in {state.clock.turn, phase.knower} else None
        looked_at = [] if self.look is None else list(self.look.cards)
        free = [board.under[nth][0] for nth in self.under]
        self.piles = [*[list(board.hands[other]) for other in self.others], free, looked_at, [*cards_of(board.stock)]]

    def trade(self, draw: Draw) -> None:
        one, two = self.piles[draw.below(len(self.piles))], self.piles[draw.below(len(self.piles))]
        if one is not two and one and two:
            self._swap(one, two, draw)

    def _swap(self, one: list[int], two: list[int], draw: Draw) -> None:
        here, there = draw.below(len(one)), draw.below(len(two))
        one[here], two[there] = two[there], one[here]
        if not all(fits(tuple(hand), marks) for hand, marks in zip(self.piles, self.marks, strict=False)):
            one[here], two[there] = two[there], one[here]

    def state(self) -> Playing:
        *hands_, free, looked_at, stock = self.piles
        board, phase = self.before.board, self.before.phase
        hands = board.hands
        for other, hand in zip(self.others, hands_, strict=True):
            hands = replace_at(hands, other, tuple(sorted(hand)))
        under = board.under
        for nth, card in zip(self.under, free, strict=True):
            under = replace_at(under, nth, (card, under[nth][1]))
        # what third seats learned in private went with the cards
        backs = tuple([Backs(known, ()) for known in self.known])
        counts = tuple([stock.count(card) for card in range(KINDS)])
        after = board.but(hands=hands, backs=backs, stock=counts, under=under)
        seen = phase if self.look is None else Keeping(tuple(sorted(looked_at)), self.look.knower)
        return Playing(self.before.setup, after, self.before.clock, seen)
