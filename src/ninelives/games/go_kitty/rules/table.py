"""TABLE's moves: choose who starts, deal, draw, show the top of the pile, pick a card by chance."""

from collections.abc import Iterator

from ninelives.core.cards import (
    Card,
    Counts,
    Hand,
    cards_of,
    contains_cards,
    counts_without,
    deal_hands,
    draw_card,
    enumerate_deals,
    enumerate_hands,
    is_sorted_hand,
)
from ninelives.core.chance import Draw, Urn, sample
from ninelives.core.game import Refusal
from ninelives.core.language import gettext_lazy
from ninelives.games.go_kitty.moves import Deal, Drawn, First, Given, Move, Top
from ninelives.games.go_kitty.pieces import CODES, DECK, FACES, KINDS, MOUSE, held
from ninelives.games.go_kitty.rules.hands import on_top
from ninelives.games.go_kitty.state import Board, Dealing, Drawing, Looking, Opening, Picking, Playing, State

WITHOUT_MICE: Counts = (*DECK[:MOUSE], 0)


def drawable(board: Board) -> list[int]:
    """Return what the next card may be: any of the upper part, or, when that is empty, the next card below it."""
    if any(board.stock) or not board.under:
        return list(board.stock)
    return [int(card == board.under[0][0]) for card in range(KINDS)]


def pickable(state: Playing, phase: Picking) -> list[int]:
    """Return how many of each card of the Season the asked seat holds."""
    counts = [0] * KINDS
    for card in held(state.board.hands[phase.asked.target], FACES[phase.asked.what]):
        counts[card] += 1
    return counts


def roll(state: State, draw: Draw) -> Move:
    if isinstance(state, Playing):
        return _roll_playing(state, draw)
    if isinstance(state, Dealing):
        return Deal(deal_hands(cards_of(WITHOUT_MICE), (state.setup.dealt,) * state.setup.seats, draw))
    starters = state.setup.starters
    return First(starters[draw.below(len(starters))])


def _roll_playing(state: Playing, draw: Draw) -> Move:
    phase = state.phase
    if isinstance(phase, Drawing):
        return Drawn(draw_card(drawable(state.board), draw))
    if isinstance(phase, Looking):
        upper, lower = on_top(state.board)
        return Top(tuple(sorted((*sample(draw, cards_of(state.board.stock), upper), *lower))))
    if isinstance(phase, Picking):
        return Given(draw_card(pickable(state, phase), draw))
    raise ValueError("TABLE has nothing to do in this state.")


def urn(state: State) -> Urn:
    if isinstance(state, Playing):
        return _urn_playing(state)
    if isinstance(state, Dealing):
        return Urn(_codes(cards_of(WITHOUT_MICE)), state.setup.dealt * state.setup.seats)
    return Urn(tuple([str(seat) for seat in state.setup.starters]), 1)


def _urn_playing(state: Playing) -> Urn:
    phase = state.phase
    if isinstance(phase, Drawing):
        return Urn(_codes(cards_of(drawable(state.board))), 1)
    if isinstance(phase, Looking):
        upper, lower = on_top(state.board)
        return Urn(_codes(cards_of(state.board.stock)), upper, besides=_codes(lower))
    if isinstance(phase, Picking):
        return Urn(_codes(cards_of(pickable(state, phase))), 1)
    raise ValueError("TABLE has nothing to do in this state.")


def _codes(cards: Hand) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])


def odds(state: State) -> Iterator[tuple[Move, int]]:
    if isinstance(state, Playing):
        yield from _odds_playing(state)
    elif isinstance(state, Dealing):
        for hands, ways in enumerate_deals(WITHOUT_MICE, (state.setup.dealt,) * state.setup.seats):
            yield Deal(hands), ways
    else:
        for seat in state.setup.starters:
            yield First(seat), 1


def _odds_playing(state: Playing) -> Iterator[tuple[Move, int]]:
    phase = state.phase
    if isinstance(phase, Drawing):
        for card, ways in enumerate(drawable(state.board)):
            if ways:
                yield Drawn(card), ways
    elif isinstance(phase, Looking):
        upper, lower = on_top(state.board)
        for cards, _rest, ways in enumerate_hands(state.board.stock, upper):
            yield Top(tuple(sorted(cards + lower))), ways
    elif isinstance(phase, Picking):
        for card, ways in enumerate(pickable(state, phase)):
            if ways:
                yield Given(card), ways


def refuse(state: State, move: Move) -> Refusal | None:
    """Return why TABLE may not make this move: a record may contain anything."""
    if isinstance(state, Opening):
        fits = isinstance(move, First) and move.seat in state.setup.starters
        return None if fits else Refusal("G1", "First one of the seats is chosen to start.")
    if isinstance(state, Dealing):
        fits = isinstance(move, Deal) and _fits_deal(state, move.hands)
        dealt = gettext_lazy("The table deals {number} Kitties to each seat, and no Mice.", number=state.setup.dealt)
        return None if fits else Refusal("G2", dealt)
    return _refuse_playing(state, move)


def _refuse_playing(state: Playing, move: Move) -> Refusal | None:
    phase = state.phase
    if isinstance(phase, Drawing):
        fits = isinstance(move, Drawn) and _is_among(drawable(state.board), move.card)
        return None if fits else Refusal("G9", "The table deals one card of the pile.")
    if isinstance(phase, Looking):
        fits = isinstance(move, Top) and _fits_top(state.board, move.cards)
        return None if fits else Refusal("G20", "The table shows the top three cards, or what is left.")
    if isinstance(phase, Picking):
        fits = isinstance(move, Given) and _is_among(pickable(state, phase), move.card)
        return None if fits else Refusal("G10", "Chance picks a card of that Season from the asked hand.")
    return Refusal("G18", "It is not the table that moves now.")


def _is_among(left: list[int], card: Card) -> bool:
    return contains_cards(left, (card,))


def _fits_deal(state: Dealing, hands: tuple[Hand, ...]) -> bool:
    sizes_fit = [len(hand) for hand in hands] == [state.setup.dealt] * state.setup.seats
    dealt = tuple([card for hand in hands for card in hand])
    return sizes_fit and all(is_sorted_hand(hand) for hand in hands) and contains_cards(WITHOUT_MICE, dealt)


def _fits_top(board: Board, cards: Hand) -> bool:
    """Return whether these cards can be the top of the pile."""
    upper, lower = on_top(board)
    if len(cards) != upper + len(lower) or not is_sorted_hand(cards) or not contains_cards(DECK, cards):
        return False
    rest = counts_without([cards.count(card) for card in range(KINDS)], lower)
    return min(rest) >= 0 and contains_cards(board.stock, cards_of(rest))
