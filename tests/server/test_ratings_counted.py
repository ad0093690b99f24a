"""Ratings as a fold: who gains by what, and that bots stay where they are."""

from random import Random

import pytest

from ninelives.server.runtime.ratings.counting import ANCHORS, counted, season_of
from ninelives.server.store.ratings import Player, RatedMatch, RatedSeat, Skill
from ninelives.tables.ids import HOUSE, GuestId

ANN, BOB = GuestId(7), GuestId(8)
GAME = "go-kitty"
NOVEMBER, DECEMBER = 1_794_000_000.0, 1_796_500_000.0
ME = Player(GAME, ANN)


def match(*seats: tuple[GuestId | str, int], ended: float = NOVEMBER, name: str = "CATS-1") -> RatedMatch:
    """Return a match of people by number and bots by level, with their ranks."""
    return RatedMatch(name, GAME, ended, tuple([_seat(who, rank) for who, rank in seats]))


def _seat(who: GuestId | str, rank: int) -> RatedSeat:
    return RatedSeat(HOUSE, who, rank) if isinstance(who, str) else RatedSeat(who, "", rank)


def skill_after(*matches: RatedMatch, player: Player = ME) -> Skill:
    return {change.player: change.after for change in counted(matches, {})}[player]


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    won, lost = counted([match((ANN, 1), (BOB, 2))], {})
    assert won.before == lost.before == 25.0
    assert won.after.mu > 25.0 > lost.after.mu
    assert won.after.mu - 25.0 == pytest.approx(25.0 - lost.after.mu)
    assert won.after.sigma < 25.0 / 3
    assert (won.after.season, won.after.matches, won.seat, lost.seat) == ("2026-11", 1, 0, 1)


def test_a_win_over_a_better_bot_is_worth_more() -> None:
    gains = [skill_after(match((ANN, 1), (level, 2))).mu for level in ANCHORS]
    assert gains == sorted(gains)
    assert len(set(gains)) == len(gains)


def test_bots_never_change_and_those_of_unknown_levels_do_not_count() -> None:
    assert [change.player for change in counted([match((ANN, 1), ("tabby", 2), ("kitten", 3))], {})] == [ME]
    assert counted([match((ANN, 1), ("lion", 2))], {}) == []
    assert counted([match((ANN, 0), ("tabby", 0))], {}) == []  # whose record did not say how it ended
    with_lion = skill_after(match((ANN, 1), ("tabby", 2), ("lion", 3)))
    assert with_lion == skill_after(match((ANN, 1), ("tabby", 2)))


def test_a_tie_is_a_tie() -> None:
    one, other = counted([match((ANN, 1), (BOB, 1))], {})
    assert one.after.mu == pytest.approx(other.after.mu) == pytest.approx(25.0)


@pytest.mark.parametrize("level", ["kitten", "tabby", "panther"])
def test_who_wins_as_often_as_a_bot_comes_to_its_rating(level: str) -> None:
    """A thousand matches of two against a tabby, won as often as the ladder says of that level."""
    shares = {"kitten": 0.24, "tabby": 0.5, "panther": 0.69}
    luck = Random(5)  # noqa: S311 - luck of a test
    ranks = [(1, 2) if luck.random() < shares[level] else (2, 1) for _ in range(1000)]
    skill = skill_after(*[match((ANN, mine), ("tabby", theirs)) for mine, theirs in ranks])
    assert skill.mu == pytest.approx(ANCHORS[level], abs=1.5)
    assert skill.matches == 1000


def test_a_new_season_begins_where_the_last_ended_but_less_sure() -> None:
    old = skill_after(*[match((ANN, 1), ("tabby", 2))] * 30)
    new = skill_after(*[match((ANN, 1), ("tabby", 2))] * 30, match((ANN, 1), ("tabby", 2), ended=DECEMBER))
    assert (old.season, new.season, new.matches) == ("2026-11", "2026-12", 1)
    assert new.mu > old.mu
    assert new.sigma > old.sigma


def test_nobodys_season_goes_back() -> None:
    late = [match((ANN, 1), ("tabby", 2), ended=DECEMBER), match((ANN, 1), ("tabby", 2), ended=NOVEMBER)]
    assert (skill_after(*late).season, skill_after(*late).matches) == ("2026-12", 2)


def test_counted_in_parts_it_is_the_same_to_the_last_digit() -> None:
    luck = Random(3)  # noqa: S311 - luck of a test
    people = [GuestId(number) for number in range(1, 9)]
    matches = [match(*zip(luck.sample(people, 4), (1, 2, 3, 4), strict=True), name=f"M-{n}") for n in range(200)]
    whole = {change.player: change.after for change in counted(matches, {})}
    parts: dict[Player, Skill] = {}
    for start in range(0, 200, 7):
        parts |= {change.player: change.after for change in counted(matches[start : start + 7], parts)}
    assert parts == whole


def test_a_season_is_a_month_of_utc() -> None:
    assert season_of(1_796_083_199.0) == "2026-11"
    assert season_of(1_796_083_200.0) == "2026-12"
