"""Bids as people say them."""

from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import ATTRIBUTE_NAMES, PLURALS, Attribute


def amount(number: int, attribute: Attribute) -> str:
    return f"{number} {ATTRIBUTE_NAMES[attribute] if number == 1 else PLURALS[attribute]}"


def bid_words(bid: Bid) -> str:
    return amount(bid.number, bid.attribute)
