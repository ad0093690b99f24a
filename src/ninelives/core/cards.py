"""Cards as multisets: a card is an int from 0, cards of the same number are equal, and a hand is sorted."""

from collections.abc import Iterable, Iterator, Sequence
from math import comb

from ninelives.core.chance import Draw, sample

type Card = int
type Hand = tuple[Card, ...]  # always sorted
type Counts = tuple[int, ...]  # the number of each card


def cards_of(counts: Sequence[int]) -> Hand:
    """Return a hand with this many of each card."""
    return tuple([card for card, number in enumerate(counts) for _copy in range(number)])


def counts_without(counts: Sequence[int], *hands: Hand) -> list[int]:
    """Return the counts that are left without the cards of these hands."""
    left = list(counts)
    for hand in hands:
        for card in hand:
            left[card] -= 1
    return left


def contains_cards(left: Sequence[int], cards: Hand) -> bool:
    """Return whether these cards, which may be any numbers, are all among what is left."""
    return all(card in range(len(left)) and cards.count(card) <= left[card] for card in set(cards))


def is_sorted_hand(hand: Hand) -> bool:
    """Return whether the cards of a hand are in order."""
    return hand == tuple(sorted(hand))


def remove_card(hand: Hand, card: Card) -> Hand:
    """Return the hand without one copy of a card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def remove_cards(hand: Hand, cards: Hand) -> Hand:
    """Return the hand without one copy of each of these cards."""
    for card in cards:
        hand = remove_card(hand, card)
    return hand


def add_cards(hand: Hand, cards: Hand) -> Hand:
    """Return the hand with these cards added, in order."""
    return tuple(sorted(hand + cards))


def bits_of(numbers: Iterable[int]) -> int:
    """Return a set of small numbers as an int with one bit per number."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def replace_at[T](things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return the tuple with another thing at one place."""
    return (*things[:place], thing, *things[place + 1 :])


def draw_card(left: Sequence[int], draw: Draw) -> Card:
    """Draw one of the cards that are left."""
    place = draw.below(sum(left))
    card = 0
    while place >= left[card]:
        place -= left[card]
        card += 1
    return card


def deal_hands(cards: Sequence[Card], sizes: Sequence[int], draw: Draw) -> tuple[Hand, ...]:
    """Return hands of these sizes, dealt at random."""
    drawn = sample(draw, cards, sum(sizes))
    hands: list[Hand] = []
    first = 0
    for size in sizes:
        hands.append(tuple(sorted(drawn[first : first + size])))
        first += size
    return tuple(hands)


def enumerate_deals(left: Counts, sizes: tuple[int, ...]) -> Iterator[tuple[tuple[Hand, ...], int]]:
    """Yield every deal of hands of these sizes, with the number of ways in which it can happen."""
    if not sizes:
        yield (), 1
        return
    for hand, rest, ways in enumerate_hands(left, sizes[0]):
        for others, other_ways in enumerate_deals(rest, sizes[1:]):
            yield (hand, *others), ways * other_ways


def enumerate_hands(left: Counts, number: int, lowest: Card = 0) -> Iterator[tuple[Hand, Counts, int]]:
    """Yield every hand of this many cards, what is left after it, and the number of ways to draw it."""
    if number == 0:
        yield (), left, 1
        return
    for card in range(lowest, len(left)):
        for copies in range(1, min(left[card], number) + 1):
            rest = replace_at(left, card, left[card] - copies)
            for hand, remaining, ways in enumerate_hands(rest, number - copies, card + 1):
                yield (card,) * copies + hand, remaining, ways * comb(left[card], copies)
