"""Exact odds against what `imagine` makes up, a few thousand times; the long form does it a hundred thousand times."""

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from games.shut_up_cat.table import play, table
from ninelives.bots.shut_up_cat.belief import meow_distribution
from ninelives.bots.shut_up_cat.dice import arcs_of, gathers_of, rolls_from, triple_of
from ninelives.bots.shut_up_cat.evaluation import look, resources_of
from ninelives.bots.shut_up_cat.odds import arc_odds, gather_odds, signed, tell_odds
from ninelives.core.chance import FastDraw
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import SCORE, Chase, Gather, Roll, Sleep
from ninelives.games.shut_up_cat.pieces import MEOWS, Arc, Dice
from ninelives.games.shut_up_cat.state import Playing, State, Window
from ninelives.games.shut_up_cat.view import Seen

FEW, MANY = 4_000, 100_000
NAMES = ("Mia", "Tom")


def fresh() -> State:
    return table("0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,5,6", chase="anytime")


def learned() -> State:
    """Seat 0 put back six tiles, seat 1 slept on some of them since: seat 0 knows some, and some in part."""
    state: State = table("0 12 x2 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 1,6,6", chase="anytime")
    state = play(state, "sleep a-f", "score", "put mzzzmz", "gather", "roll 2,5,5", "sleep e-h", "score", "put zmzz")
    return play(state, "gather", "roll 2,4,5")


def treated() -> State:
    state: State = table("0 17 x2 catnip,milk,tuna <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,4,5", chase="anytime")
    return play(state, "play catnip", "play milk", "play tuna c h")


def paired() -> State:
    picture = "0 8 x3 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,3"
    state: State = table(picture, ring="pairs", arcs="short", chase="anytime")
    state = play(state, "sleep a-f", "score", "put zzzzmm", "gather", "roll 4,4,5", "sleep g-j", "score", "put mzzz")
    return play(state, "gather", "roll 2,3,4")


POSITIONS = [fresh, learned, treated, paired]


def view_of(state: State) -> Seen:
    assert isinstance(state, Playing)
    seen = GAME.view(state, state.turn)
    assert isinstance(seen, Seen)
    return seen


def arcs_with(view: Seen) -> list[Arc]:
    assert isinstance(view.phase, Window)
    return [arc for pair in triple_of(view.phase.dice).pairs for arc in arcs_of(view.setup)[pair]]


def close(found: float, expected: float, spread_out: float, number: int) -> bool:
    """Allow five standard errors: one check in a million fails by bad luck."""
    return abs(found - expected) <= 5 * spread_out / sqrt(number) + 1e-9


def check_meows(state: State, number: int) -> None:
    view = view_of(state)
    draw = FastDraw(Random(1).random)  # noqa: S311 - no secret
    arcs = arcs_with(view)
    counts: list[Counter[int]] = [Counter() for _arc in arcs]
    for _nth in range(number):
        made = GAME.imagine(view, draw)
        assert isinstance(made, Playing)
        for nth, arc in enumerate(arcs):
            counts[nth][(made.tiles & arc.bits).bit_count()] += 1
    for nth, arc in enumerate(arcs):
        chances = meow_distribution(view.mind, view.meows, arc.bits)
        assert sum(chances) == pytest.approx(1)
        assert max(counts[nth]) < len(chances)
        for meows, chance in enumerate(chances):
            assert close(counts[nth][meows] / number, chance, sqrt(chance * (1 - chance)), number)


def after_sleep(state: State, arc: Arc) -> tuple[int, float, float]:
    """Return what the rules make of an arc: multiplier, winks without chases, and with the best ones after it."""
    awake = GAME.apply(state, state_turn(state), Sleep(arc.first, arc.last))
    assert isinstance(awake, Playing)
    multiplier = awake.board.multipliers[awake.turn]
    gains, chased = [], awake
    while True:
        gains.append(winks_of(GAME.apply(chased, chased.turn, SCORE)) - winks_of(awake))
        if not any(isinstance(move, Chase) for move in GAME.legal(chased, chased.turn)):
            return multiplier, gains[0], max(gains)
        after = GAME.apply(chased, chased.turn, Chase())
        assert isinstance(after, Playing)
        chased = after


def state_turn(state: State) -> int:
    assert isinstance(state, Playing)
    return state.turn


def winks_of(state: State) -> int:
    assert isinstance(state, Playing)
    return state.board.winks[state.turn]


def check_scores(state: State, number: int) -> None:
    view = view_of(state)
    draw = FastDraw(Random(2).random)  # noqa: S311 - no secret
    arcs = arcs_with(view)[::3]
    found = [after_sleep(GAME.imagine(view, draw), arcs[nth % len(arcs)]) for nth in range(number)]
    for nth, arc in enumerate(arcs):
        mine = found[nth :: len(arcs)]
        odds = arc_odds(resources_of(view, chases=3), arc)
        for column, expected in enumerate((odds.multiplier, odds.winks, odds.chased)):
            values = [float(row[column]) for row in mine]
            average = sum(values) / len(values)
            spread_out = sqrt(sum([(value - average) ** 2 for value in values]) / len(values))
            assert close(average, expected, spread_out, len(values))


@pytest.mark.parametrize("position", POSITIONS)
def test_the_meows_in_every_arc(position: object) -> None:
    assert callable(position)
    check_meows(position(), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
def test_the_meows_in_every_arc_at_length(position: object) -> None:
    assert callable(position)
    check_meows(position(), MANY)


@pytest.mark.parametrize("position", POSITIONS)
def test_what_an_arc_brings(position: object) -> None:
    assert callable(position)
    check_scores(position(), FEW)


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
def test_what_an_arc_brings_at_length(position: object) -> None:
    assert callable(position)
    check_scores(position(), MANY)


@pytest.mark.parametrize("hand", ["-", "catnip", "milk"])
@pytest.mark.parametrize("winks", [4, 9, 17])
def test_what_an_arc_brings_with_the_best_chases_before_its_tiles_turn_up(winks: int, hand: str) -> None:
    """Every layout of the tiles is slept on, after no chase, after one, and so on."""
    gains: list[list[int]] = [[], [], []]
    rows = f"0 {winks} x1 {hand} <\n1 10 x1 -"
    cards = [] if hand == "-" else [f"play {hand}"]
    for meows in combinations(range(12), MEOWS):
        tiles = "".join(["m" if place in meows else "z" for place in range(12)])
        for chases in range(min(2, winks // 5) + 1):
            state = play(table(f"{rows}\ntiles {tiles}\ndice 1,6,6"), *cards, *["chase"] * chases, "sleep a-f", "score")
            gains[chases].append(winks_of(state) - winks)
    view = view_of(play(table(f"{rows}\ntiles zzmzzmzzmzzm\ndice 1,6,6"), *cards))
    odds = arc_odds(resources_of(view, chases=3), Arc(0, 5))
    averages = [sum(found) / len(found) for found in gains if found]
    assert [odds.winks, odds.chased] == pytest.approx([averages[0], max(averages)])


def best_of(view: Seen, dice: Dice) -> float:
    """Return the highest expected winks of dice; a Distraction and Settle bring none."""
    triple = triple_of(dice)
    arcs = [arc for pair in triple.pairs for arc in arcs_of(view.setup)[pair]]
    gains = [arc_odds(resources_of(view, chases=3), arc).chased for arc in arcs]
    return max([*gains, 0.0] if triple.double or triple.seven else gains)


def check_gathers(number: int) -> None:
    state = play(learned(), "sleep b-d", "score", "put zzz")
    view = view_of(state)
    draw = FastDraw(Random(3).random)  # noqa: S311 - no secret
    for kept in gathers_of(view.board.pillow):
        odds = gather_odds(resources_of(view, chases=3), kept)
        rolled: Counter[Dice] = Counter()
        for _nth in range(number):
            gathered = GAME.apply(state, view.turn, Gather(kept))
            move = GAME.roll(gathered, draw) if len(kept) < 3 else Roll(())
            assert isinstance(move, Roll)
            rolled[tuple(sorted(kept + move.dice))] += 1
        pairs = sum([ways for dice, ways in rolled.items() if len(set(dice)) < 3])
        sevens = sum([ways for dice, ways in rolled.items() if any(7 - die in dice for die in dice)])
        gains = {dice: best_of(view, dice) for dice in rolled}
        average = sum([ways * gains[dice] for dice, ways in rolled.items()]) / number
        spread_out = sqrt(sum([ways * (gains[dice] - average) ** 2 for dice, ways in rolled.items()]) / number)
        assert close(pairs / number, odds.pair, sqrt(odds.pair * (1 - odds.pair) + 1e-12), number)
        assert close(sevens / number, odds.seven, sqrt(odds.seven * (1 - odds.seven) + 1e-12), number)
        assert close(average, odds.winks, spread_out, number)


def test_what_a_gathering_brings() -> None:
    check_gathers(FEW // 2)


@pytest.mark.slow
def test_what_a_gathering_brings_at_length() -> None:
    check_gathers(MANY // 2)


def test_three_dice_as_the_rules_count_them() -> None:
    """Of the 216 rolls 210 allow Sleep, 96 hold a pair and 90 a seven."""
    rolls = [(triple_of(dice), 216 * chance) for dice, chance in rolls_from(())]
    assert sum([ways for triple, ways in rolls if triple.pairs]) == pytest.approx(210)
    assert sum([ways for triple, ways in rolls if triple.double]) == pytest.approx(96)
    assert sum([ways for triple, ways in rolls if triple.seven]) == pytest.approx(90)


def check_looks(number: int) -> None:
    view = view_of(learned())
    draw = FastDraw(Random(4).random)  # noqa: S311 - no secret
    made = [GAME.imagine(view, draw) for _nth in range(number)]
    for places in ((0, 4), (4, 5), (6, 9), (9, 11)):
        bits = 1 << places[0] | 1 << places[1]
        found = Counter([state.tiles & bits for state in made if isinstance(state, Playing)])
        for tiles in (0, 1 << places[0], 1 << places[1], bits):
            _meows, chance = look(view.mind, view.meows, places, tiles)
            assert close(found[tiles] / number, chance, sqrt(chance * (1 - chance) + 1e-12), number)


def test_what_a_look_may_show() -> None:
    check_looks(FEW)


@pytest.mark.slow
def test_what_a_look_may_show_at_length() -> None:
    check_looks(MANY)


def test_at_least_so_many() -> None:
    view = view_of(fresh())
    odds = arc_odds(resources_of(view, chases=0), Arc(0, 1))
    assert odds.at_least(0) == pytest.approx(1)
    assert odds.at_least(1) == pytest.approx(1 - 8 / 12 * 7 / 11)
    assert odds.at_least(3) == 0


def test_the_odds_are_told_over_the_dice() -> None:
    state: State = table("0 17 x2 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,2,3", chase="anytime")
    assert tell_odds(view_of(state), NAMES) == (
        "c-b: 4 MEOWs in 12 tiles for sure; ×2 becomes ×0; 0 winks, +9 with the best chases.",
        (
            "b-c: 0.7 MEOWs in 2 tiles on average (none 42 %, 1 48 %, 2 9 %); ×2 becomes ×1.3 on average; "
            "+2.2 winks, +2.2 with the best chases."
        ),
        (
            "b-i: 2.7 MEOWs in 8 tiles on average (none under 1 %, 1 6 %, 2 34 %, 3 45 %, 4 14 %); "
            "×2 becomes ×0.1 on average; +0.5 winks, +1.8 with the best chases."
        ),
    )


def test_the_odds_are_told_before_the_roll() -> None:
    state: State = table("0 17 x2 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\npillow 2,3,5", chase="anytime")
    assert tell_odds(view_of(state), NAMES) == (
        "Take 2 and 3, roll 1: a pair 33 %, a seven 33 %, the best Sleep +9 winks on average.",
        "Take 2, 3 and 5: a pair 0 %, a seven 100 %, the best Sleep +9 winks on average.",
        "Take 3 and 5, roll 1: a pair 33 %, a seven 33 %, the best Sleep +8 winks on average.",
    )


def test_the_odds_are_told_when_tiles_are_up() -> None:
    state: State = table("0 12 x3 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 1,5,6", chase="anytime")
    assert tell_odds(view_of(play(state, "sleep a-f")), NAMES) == (
        "Score now: +4 winks.",
        "Chase 1 time: 4 Z bring 8 winks for 5 paid, +3.",
        "Chase 2 times: 4 Z bring 12 winks for 10 paid, +2.",
    )


def test_nothing_is_told_in_anothers_turn() -> None:
    state = fresh()
    assert tell_odds(GAME.view(state, 1), NAMES) == ()
    assert tell_odds(GAME.view(state, None), NAMES) == ()


def test_words_for_winks() -> None:
    assert [signed(number) for number in (9.0, -2.54, 0.01)] == ["+9", "−2.5", "0"]  # noqa: RUF001 - a true minus
