"""TABLE's moves: choose who starts, lay the tiles, roll, deal a card."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from ninelives.core.cards import Counts, Hand, cards_of, contains_cards, counts_without, draw_card, is_sorted_hand
from ninelives.core.chance import Draw, Urn
from ninelives.core.game import Refusal
from ninelives.core.language import gettext_lazy
from ninelives.games.shut_up_cat.moves import Dealt, First, Lay, Move, Roll
from ninelives.games.shut_up_cat.pieces import FACES, MEOWS, PLACES, Dice
from ninelives.games.shut_up_cat.pieces.distractions import CODES
from ninelives.games.shut_up_cat.rules.turn import orders
from ninelives.games.shut_up_cat.state import Dealing, Laying, Opening, Playing, Rolling, State

_CHOOSES: Final = Refusal("S1", "First one of the seats is chosen to start.")
_LAYS: Final = Refusal(
    "S1", gettext_lazy("The table lays out {places} tiles, {meows} of them MEOWs.", places=PLACES, meows=MEOWS)
)
_DEALS: Final = Refusal("S13", "The table deals a card that is neither in a hand nor played.")
_NOT_NOW: Final = Refusal("S11", "It is not the table that moves now.")


def stock(deck: Counts, hands: tuple[Hand, ...], played: Counts) -> list[int]:
    """Return what is left to draw: the deck without all hands and the cards played."""
    left = counts_without(deck, *hands)
    for card, number in enumerate(played):
        left[card] -= number
    return left


def stock_of(state: Playing) -> list[int]:
    return stock(state.setup.deck, state.hands, state.board.played)


def roll(state: State, draw: Draw) -> Move:
    if isinstance(state, Playing):
        phase = state.phase
        if isinstance(phase, Rolling):
            return Roll(tuple(sorted([1 + draw.below(len(FACES)) for _die in range(phase.number)])))
        if isinstance(phase, Dealing):
            return Dealt(draw_card(stock_of(state), draw))
    elif isinstance(state, Laying):
        layouts = orders(PLACES, MEOWS)
        return Lay(layouts[draw.below(len(layouts))])
    elif isinstance(state, Opening):
        starters = state.setup.starters
        return First(starters[draw.below(len(starters))])
    raise ValueError("TABLE has nothing to do in this state.")


def urn(state: State) -> Urn:
    if isinstance(state, Playing):
        phase = state.phase
        if isinstance(phase, Rolling):
            return Urn(tuple([str(face) for face in FACES]), phase.number, True)  # noqa: FBT003 - dice can show a face again
        if isinstance(phase, Dealing):
            return Urn(tuple([CODES[card] for card in cards_of(stock_of(state))]), 1)
    elif isinstance(state, Laying):
        return Urn(orders(PLACES, MEOWS), 1)
    elif isinstance(state, Opening):
        return Urn(tuple([str(seat) for seat in state.setup.starters]), 1)
    raise ValueError("TABLE has nothing to do in this state.")


def odds(state: State) -> Iterator[tuple[Move, int]]:
    if isinstance(state, Opening):
        for seat in state.setup.starters:
            yield First(seat), 1
    elif isinstance(state, Laying):
        for tiles in orders(PLACES, MEOWS):
            yield Lay(tiles), 1
    elif isinstance(state.phase, Rolling):
        for dice, ways in _rolls(state.phase.number):
            yield Roll(dice), ways
    elif isinstance(state.phase, Dealing):
        for card, number in enumerate(stock_of(state)):
            if number:
                yield Dealt(card), number


@lru_cache(maxsize=8)
def _rolls(number: int) -> tuple[tuple[Dice, int], ...]:
    """Yield every roll of this many dice, sorted, with the number of ways in which it can happen."""
    return tuple([(dice, _ways(dice)) for dice in combinations_with_replacement(FACES, number)])


def _ways(dice: Dice) -> int:
    return factorial(len(dice)) // prod([factorial(copies) for copies in Counter(dice).values()])


def refuse(state: State, move: Move) -> Refusal | None:
    """Return why TABLE may not make this move: a record may contain anything."""
    if isinstance(state, Opening):
        fits = isinstance(move, First) and move.seat in state.setup.starters
        return None if fits else _CHOOSES
    if isinstance(state, Laying):
        return None if isinstance(move, Lay) and move.tiles in orders(PLACES, MEOWS) else _LAYS
    if isinstance(state.phase, Rolling):
        return _no_roll(state.phase.number, move)
    if isinstance(state.phase, Dealing):
        return None if isinstance(move, Dealt) and contains_cards(stock_of(state), (move.card,)) else _DEALS
    return _NOT_NOW


def _no_roll(number: int, move: Move) -> Refusal | None:
    if isinstance(move, Roll) and _fits_roll(number, move.dice):
        return None
    return Refusal("S17", gettext_lazy("The table rolls {number} of the dice, lowest first.", number=number))


def _fits_roll(number: int, dice: Dice) -> bool:
    return len(dice) == number and is_sorted_hand(dice) and all(die in FACES for die in dice)
