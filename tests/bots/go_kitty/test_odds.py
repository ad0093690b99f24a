"""Odds against `imagine`, sampled: who holds what, and the next card, where much or little was learned."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Final

import pytest

from games.go_kitty.table import kinds, play, start, table
from ninelives.bots.bot import next_move
from ninelives.bots.cats import bot_named
from ninelives.bots.go_kitty import CATS
from ninelives.bots.go_kitty.belief import card_belief
from ninelives.bots.go_kitty.odds import next_is, unknown, ways
from ninelives.core.cards import Hand
from ninelives.core.chance import FastDraw, Secret
from ninelives.core.game import Seat
from ninelives.core.match import Match
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.pieces import ANY, CARD_OF, FACES, KINDS, MOUSE, TRAITS_EACH, WHAT_OF, WHATS, What
from ninelives.games.go_kitty.rules.table import drawable
from ninelives.games.go_kitty.state import Playing, State
from ninelives.games.go_kitty.view import Seen

DEALT: Final = ("first 0", "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple")
THREE: Final = f"""
    0 snow,rain,leaf {kinds("clover", "flower", "firefly")} <
    1 snow,snow,cozy,fan {kinds("icecream", "apple", "pumpkin")}
    2 light,rain,mouse
"""
AWAY: Final = kinds("light", "clover", "flower", "firefly", "icecream", "apple", "pumpkin", "leaf")
LATE: Final = f"0 snow,snow,rain {AWAY} <\n1 rain,rain,fan {kinds('cozy')}\nspent 3"
UNDER: Final = "snow:0,snow:0,rain:1,fan:1,fan:1,fan:0,mouse:1"  # all seven that are nowhere else
SHORT, LONG = 2_500, 100_000
FAR: Final = 4.8  # standard errors: there are hundreds of numbers


def walked(preset: str, seats: int, steps: int, seed: int) -> State:
    """Let kittens play for a while."""
    match = Match(GAME, GAME.choose(preset), seats, secret=Secret(bytes([seed]) * 32))
    draw = FastDraw(Random(seed).random)  # noqa: S311 - a test repeats itself
    for _step in range(steps):
        match.play(*next_move(match, dict.fromkeys(range(seats), bot_named(GAME, "kitten")), draw))
    return match.state


CASES: Final[dict[str, tuple[State, int | None]]] = {
    "dealt": (play(start(2), *DEALT), 0),
    "a watcher": (play(table(THREE), "ask 1 winter", "give cozy"), None),
    "an ask and a miss": (play(table(THREE), "ask 1 rain", "none", "drawn fan", "ask 2 snow", "none", "drawn leaf"), 2),
    "a Season card that one has seen": (play(table(THREE), "ask 1 winter", "give cozy"), 1),
    "a Season card that others have seen": (play(table(THREE), "ask 1 winter", "give cozy"), 2),
    "chance picks the card": (play(table(THREE, season_card="random"), "ask 1 winter", "give", "given snow"), 2),
    "an unlucky draw": (play(table(THREE, lucky="yes"), "ask 2 leaf", "none", "drawn fan"), 1),
    "another looks": (play(table(LATE), "look", "top snow,fan,mouse"), 1),
    "own cards under the pile": (play(table(LATE), "look", "top snow,fan,mouse", "keep fan under snow,mouse"), 0),
    "the pile is what oneself put there": (table(f"{LATE}\nunder {UNDER}"), 0),
    "four in the middle": (walked("wild", 4, 60, 3), 1),
    "five in the middle": (walked("cozy", 5, 50, 4), 0),
}


def seen(name: str) -> Seen:
    state, by = CASES[name]
    view = GAME.view(state, by)
    assert isinstance(view, Seen)
    return view


def sampled(view: Seen, samples: int) -> tuple[Counter[tuple[Seat, What, int]], list[float]]:
    """Count how many of each thing each seat holds, and how often each card is next."""
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    held: Counter[tuple[Seat, What, int]] = Counter()
    seats = [seat for seat in range(view.setup.seats) if seat != view.seat]
    drawn = [0.0] * KINDS
    for _sample in range(samples):
        state = GAME.imagine(view, draw)
        assert isinstance(state, Playing)
        for seat in seats:
            counts = _counts(state.board.hands[seat])
            for what in WHATS:
                held[seat, what, counts[what]] += 1
        left = drawable(state.board)
        for card, number in enumerate(left):
            drawn[card] += number / max(1, sum(left)) / samples
    return held, drawn


def _counts(hand: Hand) -> list[int]:
    """Count what a hand holds of all that can be asked for."""
    traits = [hand.count(card) for card in range(MOUSE)]
    seasons = [sum(traits[first : first + TRAITS_EACH]) for first in range(0, MOUSE, TRAITS_EACH)]
    return [*traits, *seasons, hand.count(MOUSE)]


def check(name: str, samples: int) -> None:
    view = seen(name)
    found = unknown(view)
    held, drawn = sampled(view, samples)
    for seat in found.marks:
        for what in WHATS:
            some = sum([held[seat, what, number] for number in range(1, 52)]) / samples
            close(some, float(found.holds(seat, FACES[what])), samples)
            mean = sum([number * held[seat, what, number] for number in range(1, 52)]) / samples
            square = sum([number * number * held[seat, what, number] for number in range(1, 52)]) / samples
            expected = float(found.expected(seat, FACES[what]))
            assert abs(mean - expected) <= FAR * sqrt(max(0.0, square - mean * mean) / samples) + 5 / samples
    for card in range(KINDS):
        close(drawn[card], float(next_is(view, card)), samples)


def close(share: float, chance: float, samples: int) -> None:
    assert abs(share - chance) <= FAR * sqrt(chance * (1.0 - chance) / samples) + 5 / samples


@pytest.mark.sampled
@pytest.mark.parametrize("name", [name for name in CASES if name != "dealt"])  # that one is counted by hand below
def test_odds_are_those_of_imagine(name: str) -> None:
    check(name, SHORT)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_odds_are_those_of_imagine_sampled_long(name: str) -> None:
    check(name, LONG)


def test_ways_are_counted_as_by_hand() -> None:
    snow, rain = CARD_OF["snow"], CARD_OF["rain"]
    left = tuple([{snow: 2, rain: 1}.get(card, 0) for card in range(KINDS)])
    assert ways((ANY, ANY, ANY), left) == 3
    assert ways((1 << rain, ANY, ANY), left) == 1
    assert ways((1 << snow, ANY, ANY), left) == 2
    assert ways((1 << MOUSE, ANY, ANY), left) == 0


def test_after_the_deal_the_odds_are_those_of_five_cards_among_forty_three_kitties() -> None:
    found = unknown(seen("dealt"))
    # 43 Kitties are out of sight, 2 Light among them: 38 * 37 / (43 * 42) is the chance that neither is here
    assert found.holds(1, FACES[WHAT_OF["light"]]) == 1 - Fraction(38 * 37, 43 * 42)
    assert found.expected(1, FACES[WHAT_OF["light"]]) * 43 == 2 * 5
    assert found.holds(1, FACES[WHAT_OF["mouse"]]) == 0


@pytest.mark.parametrize("name", CASES)
def test_the_quick_belief_is_close_to_the_odds(name: str) -> None:
    view = seen(name)
    exact, quick = unknown(view), card_belief(view)
    for seat in exact.marks:
        for what in WHATS:
            assert quick.expected(seat, FACES[what]) == pytest.approx(
                float(exact.expected(seat, FACES[what])), abs=0.04
            )
            assert 1.0 - quick.none(seat, FACES[what]) == pytest.approx(float(exact.holds(seat, FACES[what])), abs=0.12)
    for card in range(KINDS):
        assert quick.drawn[card] == pytest.approx(float(next_is(view, card)), abs=0.02)


def test_odds_are_told_in_words() -> None:
    state = play(table(THREE), "ask 1 rain", "none", "drawn fan")
    shared = "holds Cozy with 36 % (3 out of sight), Snow with 25 % (2 out of sight)"
    same = f"{shared}, Fan with 36 % (3 out of sight), Mouse with 45 % (4 out of sight)."
    # Mia has shown her Rain: like Zoe she has three cards that may be any
    assert CATS.tell_odds(GAME.view(state, 1), ("Mia", "you", "Zoe")) == (
        "Out of sight: 24 cards, 17 in the pile, 4 with Mia, 3 with Zoe.",
        f"Mia {same}",
        f"Zoe {same}",
        "The next card drawn is a Mouse with 17 %, a Trait that you hold with 35 %.",
    )


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    assert CATS.tell_odds(GAME.view(start(2), 0), ("you", "Tom")) == ()
