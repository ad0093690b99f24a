"""Refusals that name dice, tiles, places or a card. They are said later, in the language of whoever is refused."""

from ninelives.core.game import Refusal
from ninelives.core.language import Message, gettext_lazy
from ninelives.core.speech import join_words_lazy
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import LETTERS, Dice, Die, Pillow, Place, on_pillow


def _dice_words(dice: Dice) -> str | Message:
    """Return the dice as in: 1, 3 and 4."""
    return join_words_lazy([str(die) for die in dice])


def not_on_pillow(ruling: str, pillow: Pillow, die: Die) -> Refusal:
    if not pillow:
        return Refusal(ruling, gettext_lazy("There is no {die} on the Pillow. It has no dice.", die=die))
    dice = _dice_words(on_pillow(pillow))
    return Refusal(ruling, gettext_lazy("There is no {die} on the Pillow. It has {dice}.", die=die, dice=dice))


def lies_there(die: Die) -> Refusal:
    return Refusal("S15", gettext_lazy("A {die} lies on the Pillow already: put another die there.", die=die))


def not_held(name: str) -> Refusal:
    return Refusal("S14", gettext_lazy("You hold no {card}.", card=gettext_lazy(name)))


def not_yours(dice: Dice) -> Refusal:
    return Refusal("S15", gettext_lazy("Your dice show {dice}: choose among them.", dice=_dice_words(dice)))


def no_pair(number: Die) -> Refusal:
    return Refusal("S11", gettext_lazy("You have no two dice that show {number}.", number=number))


def no_seven(dice: Dice, low: Die, high: Die) -> Refusal:
    said = gettext_lazy(
        "Your dice show {dice}: you have no {low} and {high} to settle with.",
        dice=_dice_words(dice),
        low=low,
        high=high,
    )
    return Refusal("S11", said)


def other_ends(setup: Setup, dice: Dice, first: Place, last: Place) -> Refusal:
    said = gettext_lazy(
        "{first} is a {one} and {last} is a {other}, and your dice show {dice}.",
        first=LETTERS[first],
        one=setup.numbers[first],
        last=LETTERS[last],
        other=setup.numbers[last],
        dice=_dice_words(dice),
    )
    return Refusal("S2", said)


def other_tiles(zeds: int, meows: int) -> Refusal:
    said = gettext_lazy(
        "Put back just what was turned up: {zeds} z and {meows} m, in any order.", zeds=zeds, meows=meows
    )
    return Refusal("S8", said)
