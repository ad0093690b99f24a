"""The arena against known answers: a bot among copies of itself, and a coin whose bias is known."""

import json
from math import isinf
from pathlib import Path

import pytest

from lab.coin import BIAS, COIN, biased, steady
from ninelives.bots.bot import Bot, uniform
from ninelives.bots.cats import LEVELS, bot_named
from ninelives.cli import main
from ninelives.core.record import read_record
from ninelives.core.registry import load
from ninelives.core.replay import replay
from ninelives.lab.arena import ArenaResult, Pairing, arena
from ninelives.lab.stats import Bounds, Measured, mean, quantile, ratio, sums_of, verdict

TRUE = BIAS / 100


def toss(seed: int, games: int, bounds: Bounds | None = None, jobs: int = 1) -> ArenaResult:
    return arena(Pairing(COIN, COIN.choose(), 2, biased, steady, seed), games, bounds=bounds, jobs=jobs)


@pytest.mark.parametrize(("key", "name", "seats"), [("kitten-me", "random", 4), ("kitten-me", "kitten", 2)])
def test_a_bot_among_copies_of_itself_scores_exactly_its_share(key: str, name: str, seats: int) -> None:
    game = load(key)
    bot: Bot[object, object] = uniform if name == "random" else bot_named(game, name)
    result = arena(Pairing(game, game.choose(), seats, bot, bot, 3), 20 * seats)
    assert result.score.value == 1 / seats
    assert result.score.high - result.score.low < 0.4
    assert result.fair == 1 / seats


def test_the_interval_holds_a_known_bias_nineteen_times_of_twenty() -> None:
    held = [low <= TRUE <= high for _value, low, high in [toss(seed, 200).score for seed in range(300)]]
    assert 0.91 <= sum(held) / len(held) <= 0.985


def test_the_test_decides_for_the_truth_and_stops_early() -> None:
    results = [toss(seed, 20_000, Bounds(0.5, TRUE)) for seed in range(60)]
    assert sum([result.verdict == "high" for result in results]) >= 54
    assert sum([result.games for result in results]) / len(results) < 2000


def test_the_test_decides_against_a_claim_that_is_too_high() -> None:
    results = [toss(seed, 20_000, Bounds(TRUE, 0.7)) for seed in range(60)]
    assert sum([result.verdict == "low" for result in results]) >= 54


@pytest.mark.processes
def test_two_processes_find_what_one_finds() -> None:
    one, two = toss(1, 100), toss(1, 100, jobs=2)
    assert (one.score, one.games, one.moves) == (two.score, two.games, two.moves)


def test_values_that_are_all_alike_decide_in_the_end() -> None:
    assert verdict([1.0] * 19, Bounds(0.5, 0.6), 2) == "undecided"
    assert verdict([1.0] * 60, Bounds(0.5, 0.6), 2) == "high"
    assert verdict([0.0] * 60, Bounds(0.5, 0.6), 2) == "low"


def test_a_mean_and_a_quantile_of_known_numbers() -> None:
    assert mean([0.0, 1.0] * 50) == pytest.approx((0.5, 0.4015, 0.5985), abs=1e-3)
    middle = quantile([float(number) for number in range(1001)], 0.5)
    assert middle == (500, 468, 532)
    assert quantile([1.0, 2.0], 0.99).high == float("inf")


def test_the_command_says_score_and_interval_and_keeps_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "arena",
        "kitten-me",
        "--a",
        "tabby",
        "--b",
        "kitten",
        "--games",
        "8",
        "--seats",
        "2",
        "--seed",
        "5",
        "--json",
        "--records",
    ]
    assert main([*words, str(tmp_path)]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["interval"][0] <= facts["score"] <= facts["interval"][1]
    assert (facts["games"], facts["fair"]) == (8, 0.5)
    matches = [replay(read_record(path.read_text()), load("kitten-me")) for path in sorted(tmp_path.iterdir())]
    assert len(matches) == 8
    wins = [(nth % 2 in match.outcome.winners) for nth, match in enumerate(matches) if match.outcome is not None]
    assert sum(wins) / 8 == facts["score"]


def test_an_unknown_bot_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kitten-me", "--a", "lion", "--b", "tabby"]) == 2
    assert f"no bot 'lion'. Bots: random, {', '.join(LEVELS)}." in capsys.readouterr().err


def rate(*pairs: tuple[float, float]) -> Measured:
    return ratio(sums_of(pairs))


def test_a_ratio_counts_big_matches_more_and_its_interval_shrinks_with_their_number() -> None:
    assert rate((1, 2), (6, 8)).value == 0.7
    alike = rate((3, 6), (4, 8))
    assert (alike.low, alike.value, alike.high) == (0.5, 0.5, 0.5)
    few, many = rate(*[(0, 2), (2, 2)] * 10), rate(*[(0, 2), (2, 2)] * 40)
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low), rel=0.05)
    assert isinf(rate((0, 0)).high)
