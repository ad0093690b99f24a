"""How well somebody plays, from how their matches ended. A fold: the same matches give the same numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from math import sqrt
from typing import Final, NamedTuple

from ninelives.bots.cats import Gamble
from ninelives.tables.schemas import Evening, GameStatistics, LuckForm

REST: Final = 4 * 3600.0  # seconds between two matches of different evenings
FIRST: Final = 1  # rank
LINE: Final = 50  # matches whose luck is told one by one


class SeatTally(NamedTuple):
    """What one seat did in a match, as numbers that add up over matches."""

    counts: dict[str, int]  # by words of the game's own, as in its memories
    times: int = 0  # what was staked on in gambles, how much of it went well, and how much had to by the odds
    happened: float = 0.0
    expected: float = 0.0

    @property
    def luck(self) -> float:
        return self.happened - self.expected

    def with_gamble(self, gamble: Gamble) -> "SeatTally":
        return self._replace(
            times=self.times + gamble.times,
            happened=self.happened + gamble.happened,
            expected=self.expected + gamble.expected,
        )


class Placing(NamedTuple):
    """How a match ended for somebody who played in it."""

    match: str
    game: str
    seats: int
    rank: int
    ended: float
    day: str = ""  # whose deal it was, if it was one of the day
    tally: SeatTally | None = None  # once the match has been gone through


def statistics_of(placings: Iterable[Placing]) -> list[GameStatistics]:
    """Return the statistics of each game, the most played first."""
    by_game: dict[str, list[Placing]] = {}
    for placing in sorted(placings, key=lambda placing: placing.ended):
        by_game.setdefault(placing.game, []).append(placing)
    found = [_statistics(game, played) for game, played in by_game.items()]
    return sorted(found, key=lambda one: (-one.matches, one.game))


def _statistics(game: str, played: Sequence[Placing]) -> GameStatistics:
    ranks = Counter(placing.rank for placing in played)
    tallies = [placing.tally for placing in played if placing.tally is not None]
    streaks = [len(list(group)) if won else 0 for won, group in groupby(played, key=_is_won)]
    return GameStatistics(
        game=game,
        matches=len(played),
        wins=ranks[FIRST],
        fair=round(sum(1 / placing.seats for placing in played), 2),
        ranks=tuple([ranks[rank] for rank in range(FIRST, max(ranks) + 1)]),
        streak=streaks[-1],
        longest_streak=max(streaks),
        best_evening=max(_evenings(played), key=lambda evening: (evening.wins, evening.began)),
        counts=_counts(tallies),
        luck=_luck([tally for tally in tallies if tally.times]),
    )


def _counts(tallies: Sequence[SeatTally]) -> dict[str, int]:
    words = {word: None for tally in tallies for word in tally.counts}
    return {word: sum(tally.counts.get(word, 0) for tally in tallies) for word in words}


def _luck(tallies: Sequence[SeatTally]) -> LuckForm | None:
    if not tallies:
        return None
    lucks = [tally.luck for tally in tallies]
    mean = sum(lucks) / len(lucks)
    return LuckForm(
        times=sum(tally.times for tally in tallies),
        happened=round(sum(tally.happened for tally in tallies)),
        expected=round(sum(tally.expected for tally in tallies), 1),
        mean=round(mean, 2),
        spread=round(sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks)), 2),
        line=tuple([round(luck, 2) for luck in lucks[-LINE:]]),
    )


def _evenings(played: Sequence[Placing]) -> Iterator[Evening]:
    starts = [0, *[nth + 1 for nth, (one, other) in enumerate(pairwise(played)) if other.ended - one.ended > REST]]
    for start, end in pairwise([*starts, len(played)]):
        evening = played[start:end]
        yield Evening(began=evening[0].ended, matches=len(evening), wins=len([*filter(_is_won, evening)]))


def _is_won(placing: Placing) -> bool:
    return placing.rank == FIRST
