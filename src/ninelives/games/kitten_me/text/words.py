"""Bids and hands as people say them."""

from ninelives.core.cards import Card, Hand
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import ATTRIBUTE_NAMES, NAMES, PLURALS, Attribute


def amount(number: int, attribute: Attribute) -> str:
    return f"{number} {ATTRIBUTE_NAMES[attribute] if number == 1 else PLURALS[attribute]}"


def bid_words(bid: Bid) -> str:
    return amount(bid.number, bid.attribute)


def hand_words(hand: Hand) -> str:
    """Name the cards, twins together."""
    return " · ".join([copies(hand.count(card), card) for card in sorted(set(hand))]) or "no cards"


def copies(number: int, card: Card) -> str:
    return NAMES[card] if number == 1 else f"{number} × {NAMES[card]}"


def cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
