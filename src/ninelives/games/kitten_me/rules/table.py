"""TABLE's moves: choose the first dealer, deal, draw, flip."""

from collections.abc import Iterator, Sequence
from math import comb

from ninelives.core.chance import Draw, sample
from ninelives.core.game import Refusal
from ninelives.games.kitten_me.moves import Deal, Drawn, FirstDealer, Flip, Move
from ninelives.games.kitten_me.pieces import DRAWN_BY_DRAW_THREE, Card, Counts, Hand, cards_of
from ninelives.games.kitten_me.state import Called, Dealing, Drawing, Opening, Played, State, Trail


def stock(deck: Counts, hands: tuple[Hand, ...], trail: Trail) -> list[int]:
    """Give what is left to draw: the deck less all hands and the cards lying face up."""
    left = list(deck)
    for hand in hands:
        for card in hand:
            left[card] -= 1
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
        return Flip(_one_of(stock_of(state), draw))
    if isinstance(state, Dealing):
        return _deal(state, draw)
    if isinstance(state, Drawing):
        return Drawn(tuple(sorted(sample(draw, cards_of(stock_of(state)), drawable(state)))))
    if isinstance(state, Opening):
        return FirstDealer(draw.below(state.setup.seats))
    raise ValueError("TABLE has nothing to do in this state.")


def _one_of(left: list[int], draw: Draw) -> Card:
    """Count into the cards that are left, in the order of their codes."""
    place = draw.below(sum(left))
    card = 0
    while place >= left[card]:
        place -= left[card]
        card += 1
    return card


def _deal(state: Dealing, draw: Draw) -> Deal:
    counts = state.round.counts
    cards = sample(draw, state.setup.cards, sum(counts))
    hands: list[Hand] = []
    first = 0
    for count in counts:
        hands.append(tuple(sorted(cards[first : first + count])))
        first += count
    return Deal(tuple(hands))


def odds(state: State) -> Iterator[tuple[Move, int]]:
    if isinstance(state, Opening):
        for seat in range(state.setup.seats):
            yield FirstDealer(seat), 1
    elif isinstance(state, Dealing):
        for hands, ways in _deals(state.setup.deck, state.round.counts):
            yield Deal(hands), ways
    elif isinstance(state, Drawing):
        for cards, _left, ways in _hands(tuple(stock_of(state)), drawable(state), 0):
            yield Drawn(cards), ways
    elif isinstance(state, Called):
        for card, number in enumerate(stock_of(state)):
            if number:
                yield Flip(card), number


def _deals(left: Counts, counts: tuple[int, ...]) -> Iterator[tuple[tuple[Hand, ...], int]]:
    if not counts:
        yield (), 1
        return
    for hand, rest, ways in _hands(left, counts[0], 0):
        for others, other_ways in _deals(rest, counts[1:]):
            yield (hand, *others), ways * other_ways


def _hands(left: Counts, number: int, lowest: int) -> Iterator[tuple[Hand, Counts, int]]:
    """Give every hand of this many cards, what it leaves, and in how many ways it can be drawn."""
    if number == 0:
        yield (), left, 1
        return
    for card in range(lowest, len(left)):
        for copies in range(1, min(left[card], number) + 1):
            rest = (*left[:card], left[card] - copies, *left[card + 1 :])
            for hand, remaining, ways in _hands(rest, number - copies, card + 1):
                yield (card,) * copies + hand, remaining, ways * comb(left[card], copies)


def refuse(state: State, move: Move) -> Refusal | None:
    """Say why TABLE may not make this move: a record can hold anything."""
    if isinstance(state, Opening):
        fits = isinstance(move, FirstDealer) and move.seat in range(state.setup.seats)
        return None if fits else Refusal("K4", "First one of the seats is chosen as dealer.")
    if isinstance(state, Dealing):
        fits = isinstance(move, Deal) and _fits_deal(state, move)
        return None if fits else Refusal("K5", "The table deals each seat its count, from the cards of this deck.")
    if isinstance(state, Drawing):
        fits = isinstance(move, Drawn) and _fits_draw(state, move.cards)
        return None if fits else Refusal("K18", "The table deals three cards, or what is left, for Draw 3.")
    if isinstance(state, Called):
        fits = isinstance(move, Flip) and _holds(stock_of(state), (move.card,))
        return None if fits else Refusal("K10", "The table flips a card that is still in the deck.")
    return Refusal("K11", "It is not the table that moves now.")


def _fits_deal(state: Dealing, deal: Deal) -> bool:
    sizes = tuple([len(hand) for hand in deal.hands])
    dealt = tuple([card for hand in deal.hands for card in hand])
    in_order = all(hand == tuple(sorted(hand)) for hand in deal.hands)
    return in_order and sizes == state.round.counts and _holds(state.setup.deck, dealt)


def _fits_draw(state: Drawing, cards: Hand) -> bool:
    return len(cards) == drawable(state) and cards == tuple(sorted(cards)) and _holds(stock_of(state), cards)


def _holds(left: Sequence[int], cards: Hand) -> bool:
    return all(card in range(len(left)) and cards.count(card) <= left[card] for card in set(cards))
