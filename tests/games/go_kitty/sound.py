"""Tells whether a state of Go Kitty could ever come about: every card lies somewhere, and all that is known is so."""

from collections import Counter
from itertools import pairwise

from ninelives.core.cards import Hand, cards_of
from ninelives.games.go_kitty.pieces import CODES, DECK, MOUSE, TOKENS
from ninelives.games.go_kitty.state import Board, Keeping, Marks, Playing, State


def sound(state: State) -> None:
    """Raise on cards that are missing or double, and on marks that the hand behind them belies."""
    if not isinstance(state, Playing):
        return
    assert _everywhere(state) == Counter(cards_of(DECK)), "cards are missing, or there are too many"
    assert all(0 <= active <= TOKENS for active in state.board.tokens), "three tokens each"
    for hand, backs in zip(state.board.hands, state.board.backs, strict=True):
        for known in (backs.public, *[known for _seat, known in backs.private]):
            marks = known.marks
            assert all(one <= other for one, other in pairwise(marks)), "marks are in order"
            assert fits(hand, marks), f"{[CODES[card] for card in hand]} cannot lie behind {marks}"


def _everywhere(state: Playing) -> Counter[int]:
    board: Board = state.board
    cards = Counter(cards_of(board.stock))
    for hand in board.hands:
        cards.update(hand)
    cards.update([card for clowders in board.laid for lay in clowders for card in lay.cards])
    cards.update([card for card, _seat in board.under])
    cards.update(state.phase.cards if isinstance(state.phase, Keeping) else ())
    cards[MOUSE] += board.spent
    return cards


def fits(hand: Hand, marks: Marks) -> bool:
    """Tell whether the cards can lie behind the marks in some order; surest marks first."""
    if len(hand) != len(marks):
        return False
    order = sorted(marks, key=int.bit_count)
    return _fits(Counter(hand), order)


def _fits(left: Counter[int], marks: list[int]) -> bool:
    if not marks:
        return True
    for card in [card for card, number in left.items() if number and marks[0] >> card & 1]:
        left[card] -= 1
        if _fits(left, marks[1:]):
            left[card] += 1
            return True
        left[card] += 1
    return False
