"""How well somebody plays, counted by hand."""

from ninelives.tables.schemas import Evening
from ninelives.tables.statistics import LINE, REST, Placing, SeatTally, statistics_of

HOUR = 3600.0


def played(*ranks: int, game: str = "go-kitty", seats: int = 4, gap: float = HOUR, since: float = 0.0) -> list[Placing]:
    return [Placing(f"{game} {since} {nth}", game, seats, rank, since + nth * gap) for nth, rank in enumerate(ranks)]


def test_wins_ranks_and_what_chance_would_give_are_counted_by_game() -> None:
    both = [*played(1, 3, 1, 2, 4), *played(2, 2, game="kitten-me", seats=2)]
    kitty, kitten = statistics_of(both)
    assert (kitty.game, kitty.matches, kitty.wins, kitty.fair, kitty.ranks) == ("go-kitty", 5, 2, 1.25, (2, 1, 1, 1))
    assert (kitten.game, kitten.matches, kitten.wins, kitten.fair, kitten.ranks) == ("kitten-me", 2, 0, 1.0, (0, 2))


def test_a_streak_is_of_wins_and_lasts_until_a_loss() -> None:
    for ranks, now, longest in [
        ((1, 1, 1, 2, 1, 1), 2, 3),
        ((1, 1, 2), 0, 2),
        ((2, 3), 0, 0),
        ((1,), 1, 1),
    ]:
        (one,) = statistics_of(reversed(played(*ranks)))  # stores give the newest first
        assert (one.streak, one.longest_streak) == (now, longest)


def test_an_evening_ends_with_a_long_rest_and_the_best_has_most_wins() -> None:
    first, second = played(1, 1, 2), played(1, 2, 1, 1, since=3 * HOUR + REST)
    (one,) = statistics_of([*first, *second])
    assert one.best_evening == Evening(3 * HOUR + REST, 4, 3)
    (joined,) = statistics_of([*first, *played(1, since=2 * HOUR + REST)])
    assert joined.best_evening == Evening(0.0, 4, 3)


def test_whoever_played_nothing_has_no_statistics() -> None:
    assert statistics_of([]) == []


def with_tallies(*tallies: SeatTally | None) -> list[Placing]:
    return [placing._replace(tally=tally) for placing, tally in zip(played(*[1] * len(tallies)), tallies, strict=True)]


def test_what_a_game_counts_is_added_up_over_matches() -> None:
    (one,) = statistics_of(with_tallies(SeatTally({"bids": 3, "true": 2}), None, SeatTally({"bids": 4, "true": 4})))
    assert one.counts == {"bids": 7, "true": 6}
    (none,) = statistics_of(with_tallies(None))
    assert none.counts == {}


def test_luck_is_what_happened_less_what_was_expected_match_by_match() -> None:
    tallies = SeatTally({}, 4, 3.0, 1.5), SeatTally({}), None, SeatTally({}, 2, 0.0, 0.5)
    (one,) = statistics_of(reversed(with_tallies(*tallies)))  # stores give the newest first
    assert one.luck is not None
    assert (one.luck.times, one.luck.happened, one.luck.expected) == (6, 3, 2.0)
    assert (one.luck.line, one.luck.mean, one.luck.spread) == ((1.5, -0.5), 0.5, 1.0)


def test_luck_is_told_of_the_last_matches_and_not_where_nothing_was_staked() -> None:
    (many,) = statistics_of(with_tallies(*[SeatTally({}, 1, float(nth == 0), 0.0) for nth in range(LINE + 1)]))
    assert many.luck is not None
    assert many.luck.line == (0.0,) * LINE
    assert many.luck.happened == 1
    (none,) = statistics_of(with_tallies(SeatTally({"bids": 1})))
    assert none.luck is None
