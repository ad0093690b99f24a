"""How well somebody plays, from how their matches ended. A fold: the same matches give the same numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from ninelives.tables.schemas import Evening, GameStatistics

REST: Final = 4 * 3600.0  # seconds between two matches of different evenings
FIRST: Final = 1  # rank


class Placing(NamedTuple):
    """How a match ended for somebody who played in it."""

    match: str
    game: str
    seats: int
    rank: int
    ended: float
    day: str = ""  # whose deal it was, if it was one of the day


def statistics_of(placings: Iterable[Placing]) -> list[GameStatistics]:
    """Return the statistics of each game, the most played first."""
    by_game: dict[str, list[Placing]] = {}
    for placing in sorted(placings, key=lambda placing: placing.ended):
        by_game.setdefault(placing.game, []).append(placing)
    found = [_statistics(game, played) for game, played in by_game.items()]
    return sorted(found, key=lambda one: (-one.matches, one.game))


def _statistics(game: str, played: Sequence[Placing]) -> GameStatistics:
    ranks = Counter(placing.rank for placing in played)
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
    )


def _evenings(played: Sequence[Placing]) -> Iterator[Evening]:
    starts = [0, *[nth + 1 for nth, (one, other) in enumerate(pairwise(played)) if other.ended - one.ended > REST]]
    for start, end in pairwise([*starts, len(played)]):
        evening = played[start:end]
        yield Evening(began=evening[0].ended, matches=len(evening), wins=len([*filter(_is_won, evening)]))


def _is_won(placing: Placing) -> bool:
    return placing.rank == FIRST
