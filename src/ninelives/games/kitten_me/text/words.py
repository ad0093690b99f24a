"""Bids as people say them."""

from ninelives.core.language import ngettext
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import AMOUNTS, Attribute


def amount(number: int, attribute: Attribute) -> str:
    return ngettext(*AMOUNTS[attribute], number)


def bid_words(bid: Bid) -> str:
    return amount(bid.number, bid.attribute)
