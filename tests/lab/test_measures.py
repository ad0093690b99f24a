"""Each measure against what is counted by hand, and a planted bias against its absence."""

from math import exp, lgamma, log
from pathlib import Path

import pytest

from lab.bias import is_found
from lab.climb import CLIMB
from ninelives.cli import main
from ninelives.core.errors import BadOption
from ninelives.core.match import Match
from ninelives.lab.data.folder import keep, part, prepare
from ninelives.lab.data.query import Tables
from ninelives.lab.measures.catalog import MEASURES
from ninelives.lab.measures.figures import estimate, figures
from ninelives.lab.plan.cells import Cell, LabPlan, MatchBatch
from ninelives.lab.run.rows import rows_of
from ninelives.lab.stats import Sums, reach_of

# three matches of three seats: who climbs what, in turn
MATCHES = [
    # 0 at 3, 1 at 2, 2 falls; 0 at 4, 1 at 5; 0 at 5, 1 must step to 6: 7 moves, 1 wins, who was second at half
    [(0, 3), (1, 2), (2, 0), (0, 1), (1, 3), (0, 1), (1, 1)],
    # 0 leads from the start to the end: 9 moves, one of them forced
    [(0, 3), (1, 1), (2, 1), (0, 3), (1, 1), (2, 1), (0, 1), (1, 1), (2, 1)],
    # 2 is last at half and wins: 9 moves, none forced
    [(0, 2), (1, 2), (2, 1), (0, 1), (1, 1), (2, 3), (0, 1), (1, 1), (2, 3)],
]
BY_HAND: dict[str, dict[str, float]] = {
    "order": {"1": 1 / 3, "2": 1 / 3, "3": 1 / 3},
    "skill": {},
    "moves": {"": 25 / 3},
    "rounds": {"": 3},
    "minutes": {"": (62 + 82 + 90) / 60 / 3},
    "decisions": {"": 23 / 3},
    "forced": {"": 2 / 25},
    "leads": {"": (1 + 0 + 1) / 3},  # 0 to 1; none; 0 to 2
    # after 1, 2, 2 moves lead 0; 0, who wins; 0 and 1. After 3, 4, 4 moves 0; 0, who wins; 0. After 5, 6, 6 moves
    # the winners
    "over": {"25 %": 1 / 3, "50 %": 1 / 3, "75 %": 1},
    # last after 1, 2, 2 moves: 1 and 2, of whom one wins; 2; 2, who wins. After 3, 4, 4 moves: 2; 1 and 2; 2, who wins
    "comebacks": {"25 %": 2 / 3, "50 %": 1 / 3, "75 %": 0},
    "waiting": {"": 4 / 7},
    # whoever was behind by 1 or more after three quarters did not win; the last two moves of the second match are
    # theirs, and one of the last two of the third
    "kingmaking": {"": 3 / 4},
    "cost": {},
    "random_cost": {},
    "uses": {"fall": 1 / 3, "leap": (2 + 2 + 2) / 3, "step": (4 + 7 + 7) / 3},
    "taken": {"fall": 1 / 23, "leap": 6 / 23, "step": 16 / 23},
}  # fmt: skip

pytestmark = pytest.mark.usefixtures("tiny_games")


@pytest.fixture
def by_hand(tmp_path: Path) -> Path:
    plan = LabPlan((Cell("climb", (), 3, "random"),), len(MATCHES), study=1)
    prepare(tmp_path, plan)
    for number, moves in enumerate(MATCHES):
        match = Match(CLIMB, CLIMB.choose(), 3, moves=moves)
        keep(tmp_path, MatchBatch(0, number, 1), rows_of(plan, 0, number, match))
    return tmp_path


def test_every_measure_is_counted_by_hand() -> None:
    assert list(BY_HAND) == list(MEASURES)


@pytest.mark.parametrize("key", BY_HAND)
def test_a_measure_gives_what_was_counted_by_hand(by_hand: Path, key: str) -> None:
    found = {figure.what: figure.value.value for figure in figures(Tables(by_hand), key)}
    assert found == pytest.approx(BY_HAND[key], abs=1e-6)


def test_the_command_prints_every_measure_that_has_figures(by_hand: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "measure", str(by_hand), "moves", "skill"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "How many moves has a match? (moves)"
    assert len(lines) == 2
    part(by_hand, "matches", MatchBatch(0, 1, 1)).unlink()
    assert main(["lab", "measure", str(by_hand), "--json"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(MEASURES)


def test_an_unknown_measure_is_named_with_those_there_are(by_hand: Path) -> None:
    with pytest.raises(BadOption, match=r"no measure 'fun'\. Measures: order"):
        figures(Tables(by_hand), "fun")


def test_the_interval_of_a_ratio() -> None:
    # values 0 and 2 in turn, hundred units: mean 1, standard error 2 / sqrt(396), reach 1.96 of it
    sums = Sums(100, 100, 100, 200, 100, 100)
    assert estimate(sums, 1, share=False) == pytest.approx((1, 1 - 0.197, 1 + 0.197), abs=1e-3)
    assert reach_of(1) == pytest.approx(1.96, abs=1e-3)
    assert reach_of(20) == pytest.approx(3.023, abs=1e-3)


def test_a_few_equal_shares_prove_little() -> None:
    value, low, high = estimate(Sums(5, 5, 5, 5, 5, 5), 1, share=True)
    assert (value, high) == (1, 1)
    assert low < 0.75


def test_a_few_equal_shares_prove_little_however_much_each_counts() -> None:
    """Of a hundred late decisions in each of five matches none was hopeless: that is five matches, not 500."""
    once, often = (estimate(Sums(5, 0, 5 * size, 0, 0, 5 * size**2), 1, share=True) for size in (1, 100))
    assert often == pytest.approx(once)
    assert often.high > 0.25


def chance_of_alarm(seats: int, share: float) -> float:
    """Return how likely one place that wins this share is said to be unfair after 5,000 matches, to the last match."""
    matches, fair, chance = 5000, 1 / seats, 0.0
    for won in range(int(matches * (share - 0.05)), int(matches * (share + 0.05))):  # the rest is 7 errors away
        found = estimate(Sums(matches, won, matches, won, won, matches), seats, share=True)
        if not found.low <= fair <= found.high:
            ways = lgamma(matches + 1) - lgamma(won + 1) - lgamma(matches - won + 1)
            chance += exp(ways + won * log(share) + (matches - won) * log(1 - share))
    return chance


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_bias_of_three_points_is_found_and_none_is_found_where_there_is_none(seats: int) -> None:
    assert seats * chance_of_alarm(seats, 1 / seats) <= 0.05
    assert chance_of_alarm(seats, 1 / seats + 0.03) >= 0.95


def test_a_bias_is_found_in_matches_that_were_played_and_none_where_there_is_none() -> None:
    """Of few trials: 10 of 200 matches each, with a bias of 15 points."""
    fair, biased = ([is_found(seed, 3, points, 200) for seed in range(10)] for points in ("0", "15"))
    assert sum(fair) <= 1
    assert sum(biased) >= 9
