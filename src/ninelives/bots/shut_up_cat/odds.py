"""Exact odds from a view: of the MEOWs in an arc, of its score, and of rolls."""

from typing import Final, NamedTuple

from ninelives.bots.choosing import EVEN
from ninelives.bots.shut_up_cat.belief import MeowDistribution, mean, meow_distribution
from ninelives.bots.shut_up_cat.dice import arcs_of, gathers_of, rolls_from, triple_of
from ninelives.bots.shut_up_cat.evaluation import resources_of
from ninelives.bots.shut_up_cat.expectimax import Expectimax, Resources, after_chases, multiplier_after
from ninelives.bots.shut_up_cat.heuristic import WINKS
from ninelives.core.game import Names
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext
from ninelives.core.speech import format_decimal, format_percent
from ninelives.games.shut_up_cat.pieces import (
    CHASE_PRICE,
    GATHERED,
    LETTERS,
    MOST_MULTIPLIER,
    ZED,
    Arc,
    Dice,
)
from ninelives.games.shut_up_cat.rules.play import worth
from ninelives.games.shut_up_cat.state import Awake, Gathering, Window
from ninelives.games.shut_up_cat.text.words import dice_words, meow_words
from ninelives.games.shut_up_cat.view import Seen, View, face_up

_TOLD: Final = 3  # arcs or gatherings that are described, best first


class ArcOdds(NamedTuple):
    arc: Arc
    meows: MeowDistribution  # by number of MEOWs: its chance
    multiplier: float  # expected, before any chase
    winks: float  # expected score without a chase
    chased: float  # expected score with the best chases that the table allows, minus their price

    def at_least(self, number: int) -> float:
        """Return the chance of so many MEOWs or more."""
        return sum(self.meows[number:])


class GatherOdds(NamedTuple):
    kept: Dice
    pair: float  # chance of two equal dice
    seven: float  # chance of two dice that make 7
    winks: float  # expected score with the best arc and the best chases after its MEOWs, minus their price


def arc_odds(resources: Resources, arc: Arc) -> ArcOdds:
    chances = meow_distribution(resources.mind, resources.meows, arc.bits)
    multiplier = sum([chance * multiplier_after(resources, meows) for meows, chance in enumerate(chances)])
    winks = _expected_score(resources, arc, chances)
    chased = (_chased_before if resources.setup.before_reveal else _chased_after)(resources, arc, chances)
    return ArcOdds(arc, chances, multiplier, winks, chased)


def _expected_score(resources: Resources, arc: Arc, chances: MeowDistribution) -> float:
    return sum(
        [
            chance * worth(arc.length - meows, multiplier_after(resources, meows), resources.milks)
            for meows, chance in enumerate(chances)
        ]
    )


def _chased_before(resources: Resources, arc: Arc, chances: MeowDistribution) -> float:
    """Return the expected score with the best number of chases before the tiles turn up (S19)."""
    most = min(MOST_MULTIPLIER - resources.multiplier, resources.winks // CHASE_PRICE)
    chased = [resources._replace(multiplier=resources.multiplier + chases) for chases in range(most + 1)]
    scores = [_expected_score(one, arc, chances) - CHASE_PRICE * chases for chases, one in enumerate(chased)]
    return max(scores)


def _chased_after(resources: Resources, arc: Arc, chances: MeowDistribution) -> float:
    """Return the expected score with the best number of chases once the MEOWs are heard."""
    scores = [
        max(
            after_chases(
                WINKS, resources.winks, multiplier_after(resources, meows), resources.milks, arc.length - meows
            )
        )
        for meows in range(len(chances))
    ]
    return sum([chance * (score - resources.winks) for chance, score in zip(chances, scores, strict=True)])


def gather_odds(resources: Resources, kept: Dice) -> GatherOdds:
    rolls = [(triple_of(dice), chance) for dice, chance in rolls_from(kept)]
    pair = sum([chance for triple, chance in rolls if triple.double])
    seven = sum([chance for triple, chance in rolls if triple.seven])
    search = Expectimax(resources, WINKS.always)
    return GatherOdds(kept, pair, seven, search.roll(kept) - resources.winks)


def tell_odds(view: View, _names: Names) -> tuple[str, ...]:
    """Describe the odds in the viewer's own turn."""
    if not isinstance(view, Seen) or view.seat != view.turn:
        return ()
    phase = view.phase
    resources = resources_of(view, chases=MOST_MULTIPLIER)
    if isinstance(phase, Gathering):
        return _tell_gathers(view, resources)
    if isinstance(phase, Window):
        return _tell_arcs(resources, phase.dice)
    return _tell_chase(view, phase, resources) if isinstance(phase, Awake) else ()


def _tell_gathers(view: Seen, resources: Resources) -> tuple[str, ...]:
    odds = [gather_odds(resources, kept) for kept in gathers_of(view.board.pillow)]
    return tuple([_gather_line(one) for one in sorted(odds, key=lambda one: -one.winks)[:_TOLD]])


def _gather_line(odds: GatherOdds) -> str:
    rolled = GATHERED - len(odds.kept)
    if not odds.kept:
        said = _("Take none, roll {rolled}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.")
    elif rolled:
        said = _("Take {dice}, roll {rolled}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.")
    else:
        said = _("Take {dice}: a pair {pair}, a seven {seven}, the best Sleep {winks} winks on average.")
    pair, seven, winks = format_percent(odds.pair), format_percent(odds.seven), signed(odds.winks)
    return said.format(dice=dice_words(odds.kept), rolled=rolled, pair=pair, seven=seven, winks=winks)


def _tell_arcs(resources: Resources, dice: Dice) -> tuple[str, ...]:
    """Describe the best arcs; one of those with equal length and odds."""
    arcs = [arc for pair in triple_of(dice).pairs for arc in arcs_of(resources.setup)[pair]]
    unlike: dict[tuple[int, MeowDistribution], ArcOdds] = {}
    for arc in arcs:
        odds = arc_odds(resources, arc)
        unlike.setdefault((arc.length, odds.meows), odds)
    best = sorted(unlike.values(), key=lambda one: -one.chased)
    return tuple([_arc_line(resources, one) for one in best[:_TOLD]])


def _arc_line(resources: Resources, odds: ArcOdds) -> str:
    if max(odds.meows) > 1 - EVEN:
        said = _("{arc}: {meows}; ×{before} becomes ×{after}; {winks} winks, {chased} with the best chases.")
    else:
        said = _("{arc}: {meows}; ×{before} becomes ×{after} on average; {winks} winks, {chased} with the best chases.")
    return said.format(
        arc=f"{LETTERS[odds.arc.first]}-{LETTERS[odds.arc.last]}",
        meows=_meow_odds(odds),
        before=resources.multiplier,
        after=_plain(odds.multiplier),
        winks=signed(odds.winks),
        chased=signed(odds.chased),
    )


def _meow_odds(odds: ArcOdds) -> str:
    told = [(number, chance) for number, chance in enumerate(odds.meows) if chance]
    tiles = odds.arc.length
    if len(told) == 1:
        return _("{meows} in {tiles} tiles for sure", meows=meow_words(told[0][0]), tiles=tiles)
    chances = ", ".join([_chance_words(number, chance) for number, chance in told])
    number = _plain(mean(odds.meows))
    if number == "1":
        return _("1 MEOW in {tiles} tiles on average ({chances})", tiles=tiles, chances=chances)
    return _("{number} MEOWs in {tiles} tiles on average ({chances})", number=number, tiles=tiles, chances=chances)


def _chance_words(number: int, chance: float) -> str:
    if not number:
        return _("none {chance}", chance=format_percent(chance))
    return _("{number} {chance}", number=number, chance=format_percent(chance))


def _plain(number: float) -> str:
    """Return a number with one digit after the point, unless that is 0."""
    whole, _point, tenths = f"{number:.1f}".partition(".")
    return whole if tenths == "0" else format_decimal(number)


def _tell_chase(view: Seen, phase: Awake, resources: Resources) -> tuple[str, ...]:
    zeds = face_up(view).count(ZED)
    scores = after_chases(WINKS, resources.winks, resources.multiplier, phase.milks, zeds)
    gains = [score - resources.winks for score in scores]
    lines = [_("Score now: {winks} winks.", winks=signed(gains[0]))]
    for chases, gain in enumerate(gains[1:], 1):
        paid = chases * CHASE_PRICE
        said = ngettext(
            "Chase {n} time: {zeds} Z bring {winks} winks for {paid} paid, {gain}.",
            "Chase {n} times: {zeds} Z bring {winks} winks for {paid} paid, {gain}.",
            chases,
            zeds=zeds,
            winks=f"{gain + paid:.0f}",
            paid=paid,
            gain=signed(gain),
        )
        lines.append(said)
    return tuple(lines)


def signed(number: float) -> str:
    size = _plain(abs(number))
    if size == "0":
        return size
    return f"{'−' if number < 0 else '+'}{size}"  # noqa: RUF001 - a true minus, as the rules print it
