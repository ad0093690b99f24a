"""Ratings as a fold: who gains by what, and that bots stay where they are."""

from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean

import pytest

from ninelives.server.features.ratings.counting import (
    ANCHORS,
    AWAY,
    CEILING,
    HEADROOM,
    MAX_STAND_IN_MOVES,
    MIN_MEASURED,
    MODEL,
    NEWCOMER,
    SAME_NETWORK,
    counted,
    season_of,
)
from ninelives.server.features.ratings.store import Player, RatedMatch, RatedSeat, Skill, SkillChange, Skills
from ninelives.tables.ids import SYSTEM, GuestId

ANN, BOB = GuestId(7), GuestId(8)
GAME = "go-kitty"
NOVEMBER, DECEMBER = 1_794_000_000.0, 1_796_500_000.0
ME = Player(GAME, ANN)


def match(*seats: tuple[GuestId | str, int], ended: float = NOVEMBER, name: str = "CATS-1") -> RatedMatch:
    """Return a match of people by number and bots by level, with their ranks."""
    return RatedMatch(name, GAME, ended, tuple([_seat(who, rank) for who, rank in seats]))


def _seat(who: GuestId | str, rank: int) -> RatedSeat:
    return RatedSeat(SYSTEM, who, rank) if isinstance(who, str) else RatedSeat(who, "", rank)


def skill_after(*matches: RatedMatch, player: Player = ME) -> Skill:
    return skills_after(*matches)[player]


def skills_after(*matches: RatedMatch, known: Skills | None = None) -> dict[Player, Skill]:
    known = known or {}
    return {**known, **{change.player: change.after for change in counted(matches, known) if change.counts}}


def away(rated: RatedMatch, moves: int) -> RatedMatch:
    """Return a match in which a bot made so many moves for whoever held the first seat."""
    first, *others = rated.seats
    return rated._replace(seats=(first._replace(stood_in=moves), *others))


def from_networks(rated: RatedMatch, *networks: int) -> RatedMatch:
    """Return a match whose first seats came from these networks."""
    seats = [seat._replace(network=network) for seat, network in zip(rated.seats, networks, strict=False)]
    return rated._replace(seats=(*seats, *rated.seats[len(seats) :]))


def change_of(rated: RatedMatch, nth: int = 0, known: Skills | None = None) -> SkillChange:
    return next(change for change in counted([rated], known or {}) if change.seat == nth)


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    won, lost = counted([match((ANN, 1), (BOB, 2))], {})
    assert won.before == lost.before == NEWCOMER
    assert won.after.mu > NEWCOMER > lost.after.mu
    assert won.after.mu - NEWCOMER == pytest.approx(NEWCOMER - lost.after.mu)
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


def test_what_pairs_tell_adds_up_to_what_the_model_says_of_the_match() -> None:
    known = {Player(GAME, GuestId(n)): Skill(21.0 + n, 2.0 + n, "2026-11", 9, MIN_MEASURED) for n in range(1, 5)}
    changes = counted([match(*[(GuestId(n), rank) for n, rank in zip(range(1, 5), (2, 1, 3, 3), strict=True)])], known)
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in known.values()]
    whole = MODEL.rate(teams, ranks=[2, 1, 3, 3])
    assert [change.after.mu for change in changes] == pytest.approx([team[0].mu for team in whole])
    assert [change.after.sigma for change in changes] == pytest.approx([team[0].sigma for team in whole], rel=0.01)


def test_a_tie_is_a_tie() -> None:
    one, other = counted([match((ANN, 1), (BOB, 1))], {})
    assert one.after.mu == pytest.approx(other.after.mu) == pytest.approx(NEWCOMER)


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
    half = [match((ANN, 1), ("tabby", 2)), match((ANN, 2), ("tabby", 1))] * 15
    old = skill_after(*half)
    new = skill_after(*half, match((ANN, 1), ("tabby", 2), ended=DECEMBER))
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


# moves that somebody else made


@pytest.mark.parametrize("level", ["kitten", "panther"])
def test_whoever_was_away_for_more_than_a_few_moves_wins_nothing(level: str) -> None:
    won = match((ANN, 1), (level, 2))
    few, many = away(won, MAX_STAND_IN_MOVES), away(won, MAX_STAND_IN_MOVES + 1)
    assert change_of(few).after == change_of(won).after
    change = change_of(many)
    assert (change.counts, change.note, change.after.mu, change.after.matches) == (False, AWAY, NEWCOMER, 0)
    assert skills_after(many) == {}


def test_nobody_leaves_to_save_their_points() -> None:
    lost = match((ANN, 2), ("tabby", 1))
    assert change_of(away(lost, 50)) == change_of(lost)
    assert change_of(lost).counts
    drawn = away(match((ANN, 1), ("kitten", 1)), 50)
    assert change_of(drawn).after.mu < NEWCOMER  # a draw with a kitten costs a newcomer something


def test_the_others_are_rated_where_somebody_was_away() -> None:
    seats = match((ANN, 1), (BOB, 2), ("tabby", 3))
    assert change_of(away(seats, 50), 1).after == change_of(seats, 1).after


# one network


def test_people_of_one_network_are_not_compared() -> None:
    together = from_networks(match((ANN, 1), (BOB, 2)), 0, 0)
    assert [(change.counts, change.note) for change in counted([together], {})] == [(False, SAME_NETWORK)] * 2
    apart = from_networks(match((ANN, 1), (BOB, 2)), 0, 1)
    assert [change.counts for change in counted([apart], {})] == [True, True]
    unknown = match((ANN, 1), (BOB, 2))  # of an earlier version
    assert [change.counts for change in counted([unknown], {})] == [True, True]


def test_people_of_one_network_are_compared_with_everybody_else() -> None:
    seats = match((ANN, 1), (BOB, 2), ("tabby", 3))
    together = from_networks(seats, 0, 0)
    change = change_of(together)
    assert (change.counts, change.note) == (True, SAME_NETWORK)
    assert change.after.mu == skill_after(match((ANN, 1), ("tabby", 2))).mu
    assert change_of(together, 1).after.mu == change.after.mu


# a small circle


def own_guests(numbers: Iterator[int]) -> list[tuple[GuestId | str, int]]:
    return [(GuestId(next(numbers)), 2) for _ in range(3)]


def test_fresh_guests_of_ones_own_who_lose_lift_nobody_to_a_tabby() -> None:
    """Each from a network of its own: two hundred matches of four, three new guests in each."""
    numbers = count(1000)
    assert skill_after(*[match((ANN, 1), *own_guests(numbers)) for _ in range(200)]).mu < ANCHORS["tabby"]


def test_the_same_three_guests_who_lose_lift_nobody_to_a_tabby() -> None:
    matches = [match((ANN, 1), (GuestId(2), 2), (GuestId(3), 2), (GuestId(4), 2))] * 200
    assert skill_after(*matches).mu < ANCHORS["tabby"]
    beside_a_cat = [match((ANN, 1), (GuestId(2), 2), (GuestId(3), 2), ("kitten", 2))] * 200
    assert skill_after(*beside_a_cat).mu < ANCHORS["tabby"]


def test_guests_who_lost_to_cats_on_purpose_lift_nobody_either() -> None:
    numbers, known = count(1000), dict[Player, Skill]()
    for _ in range(60):
        guests = own_guests(numbers)
        lost = [match((who, 2), ("kitten", 1)) for who, _ in guests for _ in range(MIN_MEASURED)]
        known = skills_after(*lost, match((ANN, 1), *guests), known=known)
    assert ME not in known or known[ME].mu < ANCHORS["tabby"]


def test_guests_who_lift_each_other_stay_below_a_tabby() -> None:
    """Six wins each over the level below: of a ladder of four, nobody has met a cat."""
    numbers, known = count(1000), dict[Player, Skill]()

    def lift(level: int) -> GuestId:
        nonlocal known
        who = GuestId(next(numbers))
        for _ in range(6):
            others = own_guests(numbers) if level == 0 else [(lift(level - 1), 2)]
            known = skills_after(match((who, 1), *others), known=known)
        return who

    assert known.get(Player(GAME, lift(3)), Skill(0, 0, "", 0)).mu < ANCHORS["tabby"]
    assert max(skill.mu for skill in known.values()) < ANCHORS["tabby"]


def test_beating_somebody_lifts_nobody_far_above_them() -> None:
    for level, mu in ANCHORS.items():
        skill = skill_after(*[match((ANN, 1), (level, 2))] * 300)
        assert skill.mu == pytest.approx(mu + HEADROOM)
    change = change_of(
        match((ANN, 1), ("kitten", 2)), known={ME: Skill(ANCHORS["kitten"] + HEADROOM, 2.0, "2026-11", 9)}
    )
    assert (change.after.mu, change.note) == (change.before, CEILING)


def test_somebody_measured_by_cats_lifts_others_as_a_cat_does() -> None:
    known = skills_after(*[match((BOB, 1 + n % 2), ("tabby", 2 - n % 2)) for n in range(MIN_MEASURED)])
    bob = known[Player(GAME, BOB)]
    assert bob.measured == MIN_MEASURED
    skill = skills_after(*[match((ANN, 1), (BOB, 2))] * 3, known=known)[ME]
    assert ANCHORS["tabby"] < skill.mu < bob.mu + HEADROOM
    assert skill.measured > 0


# strengths of four friends, who never met a cat


def circle(strengths: dict[GuestId, float], seed: int) -> list[float]:
    """Return the means after a hundred matches of friends, who come in by how strong they are and how lucky."""
    luck = Random(seed)  # noqa: S311 - luck of a test
    matches = []
    for _ in range(100):
        order = sorted(strengths, key=lambda who: -strengths[who] - luck.gauss(0, 4.2))
        matches.append(match(*[(who, rank) for rank, who in enumerate(order, 1)]))
    skills = skills_after(*matches)
    return [skills[Player(GAME, who)].mu for who in strengths]


def test_friends_among_themselves_stand_in_the_order_of_their_strength() -> None:
    friends = {GuestId(number): 31.0 - 3 * number for number in range(1, 5)}
    means = [fmean(them) for them in zip(*[circle(friends, seed) for seed in range(10)], strict=True)]
    assert means == sorted(means, reverse=True)
    assert means[0] - means[3] > HEADROOM
    assert means[0] < ANCHORS["tabby"]  # to rise above, they let a tabby sit down with them


def test_friends_who_play_equally_well_stay_together() -> None:
    means = circle(dict.fromkeys(map(GuestId, range(1, 5)), 25.0), seed=1)
    assert max(means) - min(means) < HEADROOM
    assert all(ANCHORS["kitten"] - 2 < mean < ANCHORS["tabby"] for mean in means)
