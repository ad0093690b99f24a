"""TABLE's moves: choose the first dealer, deal, draw, flip."""

from collections.abc import Iterator

from ninelives.core.cards import (
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
from ninelives.games.kitten_me.moves import Deal, Drawn, FirstDealer, Flip, Move
from ninelives.games.kitten_me.pieces import CODES, DRAWN_BY_DRAW_THREE
from ninelives.games.kitten_me.state import Called, Dealing, Drawing, Opening, Played, State, Trail


def stock(deck: Counts, hands: tuple[Hand, ...], trail: Trail) -> list[int]:
    """Return what is left to draw: the deck without all hands and the cards that lie face up."""
    left = counts_without(deck, *hands)
    for event in trail:
        if isinstance(event, Played):
            left[event.card] -= 1
    return left


def stock_of(state: Drawing | Called) -> list[int]:
    held = state.before if isinstance(state, Drawing) else state
    return stock(held.setup.deck, held.hands, held.trail)


def drawable(state: Drawing) -> int:
    before = state.before
    return min(DRAWN_BY_DRAW_THREE, before.setup.size - before.dealt)


def roll(state: State, draw: Draw) -> Move:
    if isinstance(state, Called):
        return Flip(draw_card(stock_of(state), draw))
    if isinstance(state, Dealing):
        return Deal(deal_hands(state.setup.cards, state.round.counts, draw))
    if isinstance(state, Drawing):
        return Drawn(tuple(sorted(sample(draw, cards_of(stock_of(state)), drawable(state)))))
    if isinstance(state, Opening):
        starters = state.setup.starters
        return FirstDealer(starters[draw.below(len(starters))])
    raise ValueError("TABLE has nothing to do in this state.")


def urn(state: State) -> Urn:
    if isinstance(state, Called):
        return Urn(_codes(cards_of(stock_of(state))), 1)
    if isinstance(state, Dealing):
        return Urn(_codes(state.setup.cards), sum(state.round.counts))
    if isinstance(state, Drawing):
        return Urn(_codes(cards_of(stock_of(state))), drawable(state))
    if isinstance(state, Opening):
        return Urn(tuple([str(seat) for seat in state.setup.starters]), 1)
    raise ValueError("TABLE has nothing to do in this state.")


def _codes(cards: Hand) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])


def odds(state: State) -> Iterator[tuple[Move, int]]:
    if isinstance(state, Opening):
        for seat in state.setup.starters:
            yield FirstDealer(seat), 1
    elif isinstance(state, Dealing):
        for hands, ways in enumerate_deals(state.setup.deck, state.round.counts):
            yield Deal(hands), ways
    elif isinstance(state, Drawing):
        for cards, _left, ways in enumerate_hands(tuple(stock_of(state)), drawable(state)):
            yield Drawn(cards), ways
    elif isinstance(state, Called):
        for card, number in enumerate(stock_of(state)):
            if number:
                yield Flip(card), number


def refuse(state: State, move: Move) -> Refusal | None:
    """Return why TABLE may not make this move: a record may contain anything."""
    if isinstance(state, Opening):
        fits = isinstance(move, FirstDealer) and move.seat in state.setup.starters
        return None if fits else Refusal("K4", "First one of the seats is chosen as dealer.")
    if isinstance(state, Dealing):
        fits = isinstance(move, Deal) and _fits_deal(state, move)
        return None if fits else Refusal("K5", "The table deals each seat its count, from the cards of this deck.")
    if isinstance(state, Drawing):
        fits = isinstance(move, Drawn) and _fits_draw(state, move.cards)
        return None if fits else Refusal("K18", "The table deals three cards, or what is left, for Draw 3.")
    if isinstance(state, Called):
        fits = isinstance(move, Flip) and contains_cards(stock_of(state), (move.card,))
        return None if fits else Refusal("K10", "The table flips a card that is still in the deck.")
    return Refusal("K11", "It is not the table that moves now.")


def _fits_deal(state: Dealing, dealt: Deal) -> bool:
    sizes = tuple([len(hand) for hand in dealt.hands])
    cards = tuple([card for hand in dealt.hands for card in hand])
    tidy = all(is_sorted_hand(hand) for hand in dealt.hands)
    return tidy and sizes == state.round.counts and contains_cards(state.setup.deck, cards)


def _fits_draw(state: Drawing, cards: Hand) -> bool:
    return len(cards) == drawable(state) and is_sorted_hand(cards) and contains_cards(stock_of(state), cards)
