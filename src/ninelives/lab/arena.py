"""Compare two bots: one seat of bot `a` among seats of bot `b`, over many matches, with confidence intervals.

Matches come in groups: the same secret is played once from each seat, so that luck is equal. A seat's randomness
depends on its place in the group, not on its bot: a bot among copies of itself scores exactly its share.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from ninelives.bots.bot import Bot, next_move
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import AnyGame, Moves, Seat
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.lab.progress import show
from ninelives.lab.simulate import secret_of
from ninelives.lab.stats import Bounds, Measured, mean, quantile, share, verdict


class Pairing(NamedTuple):
    """Two bots, the game that they play, and a folder for the records if they are kept."""

    game: AnyGame
    options: Options
    seats: int
    a: Bot[Any, Any]
    b: Bot[Any, Any]
    seed: int
    folder: Path | None = None


class Group(NamedTuple):
    """One secret played from each seat: a's share of the wins, the mean number of moves, and the times of a and b."""

    score: float
    moves: float
    times: tuple[list[float], list[float]]
    records: dict[str, str]  # by file name; empty unless they are kept


class ArenaResult(NamedTuple):
    """How bot a fared against bot b."""

    score: Measured  # a's share of the wins, ties split
    fair: float  # the score of a bot of equal strength
    games: int
    moves: Measured  # per match
    verdict: str | None  # of the sequential test, if bounds were given
    times: dict[str, dict[str, Measured]]  # per decision, in milliseconds

    def facts(self) -> dict[str, object]:
        """Return the result for JSON: each measured number with its interval."""
        return {
            "score": self.score.value,
            "interval": self.score.plain()[1:],
            "fair": self.fair,
            "games": self.games,
            "verdict": self.verdict,
            "moves": self.moves.plain(),
            "milliseconds": {name: _plain(times) for name, times in self.times.items()},
        }

    def words(self) -> dict[str, object]:
        """Return the result in words: each measured number with its interval."""
        score = f"{self.score}, where {self.fair:.3f} is a fair share"
        decided = {} if self.verdict is None else {"verdict": self.verdict}
        thinking = {
            f"{name} thinks": f"median {times['median']} ms, 99 of 100 under {times['p99']} ms"
            for name, times in self.times.items()
            if times
        }
        return {"score": score, **decided, "games": self.games, "moves": f"{self.moves} in a match", **thinking}


def _plain(times: dict[str, Measured]) -> dict[str, list[float | None]]:
    return {name: time.plain() for name, time in times.items()}


def play_group(pairing: Pairing, number: int) -> Group:
    """Play one deal once from every seat of bot a, and return the sums."""
    times: tuple[list[float], list[float]] = ([], [])
    shares, moves = 0.0, 0
    records: dict[str, str] = {}
    for seat in range(pairing.seats):
        match = _play_match(pairing, number, seat, times)
        winners = match.outcome.winners if match.outcome is not None else frozenset()
        shares += (seat in winners) / max(1, len(winners))
        moves += len(match.moves)
        if pairing.folder is not None:
            records[f"{pairing.game.key}-{pairing.seed}-{number:05}-{seat}.txt"] = record(match).write()
    return Group(shares / pairing.seats, moves / pairing.seats, times, records)


def _play_match(
    pairing: Pairing, number: int, mine: Seat, times: tuple[list[float], list[float]]
) -> Match[Any, Any, Any]:
    match = Match(pairing.game, pairing.options, pairing.seats, secret=secret_of(pairing.seed, number))
    bots = {}
    for seat in range(pairing.seats):
        bot, clock = (pairing.a, times[0]) if seat == mine else (pairing.b, times[1])
        draw = FastDraw(Random(f"{pairing.seed} {number} {seat}").random)  # noqa: S311 - bots' randomness
        bots[seat] = _record_times(bot, draw, clock)
    while match.to_act:
        match.play(*next_move(match, bots, _NO_DRAW))
    return match


_NO_DRAW = FastDraw(Random(0).random)  # noqa: S311 - never drawn from: every seat has its own


def _record_times(bot: Bot[Any, Any], draw: Draw, times: list[float]) -> Bot[Any, Any]:
    def ask(view: Any, moves: Moves[Any], awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
        start = perf_counter()
        move = bot(view, moves, awaited, draw)
        if awaited:
            times.append(1000 * (perf_counter() - start))
        return move

    return ask


def _keep(folder: Path, records: dict[str, str]) -> None:
    for name, written in records.items():
        folder.joinpath(name).write_text(written, encoding="utf-8")


def arena(pairing: Pairing, games: int, *, bounds: Bounds | None = None, jobs: int = 1) -> ArenaResult:
    """Play groups until the number of games is reached or, with bounds, until the test decides."""
    groups: list[Group] = []
    scores: list[float] = []
    decided: str | None = None
    wanted = -(-games // pairing.seats)
    for group in _groups(pairing, wanted, jobs):
        groups.append(group)
        if pairing.folder is not None:
            _keep(pairing.folder, group.records)
        scores.append(group.score)
        decided = None if bounds is None else verdict(scores, bounds, pairing.seats)
        over = decided in {"low", "high"} or len(groups) == wanted
        _show_progress(scores, wanted, last=over)
        if over:
            break
    return _result(pairing, groups, decided)


def _groups(pairing: Pairing, wanted: int, jobs: int) -> Iterator[Group]:
    """Yield the groups in order, so that the result does not depend on the number of jobs."""
    play: Callable[[int], Group] = partial(play_group, pairing)
    if jobs == 1:
        yield from map(play, range(wanted))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(play, range(wanted))
        finally:
            pool.shutdown(cancel_futures=True)


def _result(pairing: Pairing, groups: list[Group], decided: str | None) -> ArenaResult:
    times = {
        name: _times([time for group in groups for time in group.times[place]]) for place, name in enumerate(("a", "b"))
    }
    return ArenaResult(
        share([group.score for group in groups]),
        1 / pairing.seats,
        len(groups) * pairing.seats,
        mean([group.moves for group in groups]),
        decided,
        times,
    )


def _times(times: list[float]) -> dict[str, Measured]:
    return {"median": quantile(times, 0.5), "p99": quantile(times, 0.99)} if times else {}


_WIDTH = 30


def _show_progress(scores: list[float], wanted: int, *, last: bool) -> None:
    done = len(scores)
    bar = "#" * (_WIDTH * done // wanted)
    show(f"[{bar:<{_WIDTH}}] {done} of {wanted} groups, score {share(scores)}  ", last=last)
