"""The exact odds of a bid, by the cards alone: bids carry no information here."""

from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import Final, NamedTuple

from ninelives.bots.kitten_me.counting import PLAIN, CardClass, ways_to
from ninelives.bots.kitten_me.knowledge import Knowledge, card_classes, knowledge
from ninelives.bots.kitten_me.specials import Placement, Places, placements
from ninelives.core.cards import cards_of
from ninelives.core.game import Names
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext, ngettext_noop
from ninelives.core.speech import cards_words, format_decimal, format_percent, join_words
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.pieces import ATTRIBUTES, CANT_SEE_ME, DOUBLE_TROUBLE, WORTH, Attribute
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.state import Fished
from ninelives.games.kitten_me.text.words import amount, bid_words
from ninelives.games.kitten_me.view import Seen, View

_ON_HANDS: Final = {
    CANT_SEE_ME: ngettext_noop("{n} Can't See Me", "{n} Can't See Mes"),
    DOUBLE_TROUBLE: ngettext_noop("{n} Double Trouble", "{n} Double Troubles"),
}


class TotalOdds(NamedTuple):
    """By total, the number of card arrangements that lead to it."""

    ways: tuple[int, ...]  # by total

    def at_least(self, number: int) -> Fraction:
        return Fraction(sum(self.ways[number:]), sum(self.ways))

    def exactly(self, number: int) -> Fraction:
        return self.at_least(number) - self.at_least(number + 1)

    def even(self) -> int:
        """Return the highest number that is reached with a chance of at least one half."""
        return max([number for number in range(len(self.ways)) if 2 * sum(self.ways[number:]) >= sum(self.ways)])

    def mean(self) -> float:
        return sum([total * ways for total, ways in enumerate(self.ways)]) / sum(self.ways)


def odds(view: Seen, attribute: Attribute) -> TotalOdds:
    return TotalOdds(_totals(knowledge(view), attribute))


@lru_cache(maxsize=1 << 12)
def _totals(known: Knowledge, attribute: Attribute) -> tuple[int, ...]:
    """Return by total the ways in which all hands and the flip come to it."""
    ways: list[int] = []
    for others in known.worlds:
        classes = card_classes(known.pool, others.tests, attribute)
        for placement, times in placements(known, others).items():
            counting = [place for place in placement.places if not place.is_idle()]
            groups = tuple([place.group(others.tests) for place in counting])
            more = times * others.ways * _idle_ways(placement, classes, counting)
            _add(ways, ways_to(classes, groups), more, placement.base(attribute))
    return tuple(ways)


def tell_odds(view: View, _names: Names) -> tuple[str, ...]:
    """Describe the odds of the current bid, and the arithmetic behind them."""
    if not isinstance(view, Seen) or view.seat is None:
        return ()
    return _tell_opening(view) if view.bid is None else _tell_bid(view, view.bid)


def _tell_opening(view: Seen) -> tuple[str, ...]:
    """Describe how high a first bid of each attribute may go and still stand half of the time."""
    numbers = [(odds(view, attribute).even(), attribute) for attribute in ATTRIBUTES]
    bids = [amount(number, attribute) for number, attribute in numbers if number]
    return (_("No bid yet. These would stand at least every other time: {bids}.", bids=join_words(bids)),)


def _tell_bid(view: Seen, bid: Bid) -> tuple[str, ...]:
    known = knowledge(view)
    found = odds(view, bid.attribute)
    own = hand_sum(view.setup, view.hand, bid.attribute)
    missing, enough, mean = bid.number - own, _chance(found.at_least(bid.number)), format_decimal(found.mean())
    return (
        f"{_('The bid is {bid}, and your hand counts {own}.', bid=bid_words(bid), own=own)} {_needed(missing, known)}",
        f"{_hidden_words(view, known)} {_pool_words(known, bid.attribute)}",
        _("So {number} or more: {chance}. On average it is {mean}.", number=bid.number, chance=enough, mean=mean),
        _("Just {number}: {chance}.", number=bid.number, chance=_chance(found.exactly(bid.number))),
    )


def _chance(share: Fraction) -> str:
    return format_percent(float(share))


def _needed(number: int, known: Knowledge) -> str:
    if number > 0:
        return _("The rest must bring {number}.", number=number)
    if known.flips and known.pool[CANT_SEE_ME]:
        return _("Nothing more is needed, unless Can't See Me is flipped.")
    return _("Nothing more is needed.")


def _hidden_words(view: Seen, known: Knowledge) -> str:
    others = sum([size for seat, size in enumerate(view.sizes) if seat != view.seat])
    places = [_("{cards} in other hands", cards=cards_words(others)), *([_("the flip")] if known.flips else [])]
    if any(isinstance(event, Fished) for event in view.trail):
        return _("That is {places}, less what Go Fish has shown.", places=join_words(places))
    return _("That is {places}.", places=join_words(places))


def _pool_words(known: Knowledge, attribute: Attribute) -> str:
    """Describe the worth of the unseen cards, and which of them act on whole hands."""
    worth = WORTH[attribute]
    values = [worth[card] for card in cards_of(known.pool)]
    counted = [_("{n} worth {value}", n=values.count(value), value=value) for value in (1, 2, 3) if value in values]
    cards, worths = cards_words(len(values)), join_words(counted) or _("none of worth")
    special = [ngettext(*_ON_HANDS[card], known.pool[card]) for card in _ON_HANDS if known.pool[card]]
    if not special:
        return _("Of {cards} that you do not see, {worths}.", cards=cards, worths=worths)
    said = _("Of {cards} that you do not see, {worths}, and {special} would act on a whole hand.")
    return said.format(cards=cards, worths=worths, special=join_words(special))


def _idle_ways(placement: Placement, classes: tuple[CardClass, ...], counting: list[Places]) -> int:
    """Count the ways to fill the places whose cards do not matter."""
    left = sum([cards.number for cards in classes]) - sum([place.size for place in counting])
    idle = sum([place.size for place in placement.places if place.is_idle()])
    return perm(max(0, left), idle) * int(PLAIN**idle)


def _add(ways: list[int], more: tuple[int, ...], times: int, shift: int) -> None:
    ways += [0] * (len(more) + shift - len(ways))
    for total, number in enumerate(more):
        ways[total + shift] += number * times
