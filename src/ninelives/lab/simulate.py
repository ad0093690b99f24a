"""Many matches between bots, each with its own secret derived from one seed."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from ninelives.bots.bot import Bot, next_move, uniform
from ninelives.core.chance import FastDraw, Secret
from ninelives.core.errors import Refused
from ninelives.core.game import AnyGame
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.lab.progress import show

TOLD_EACH = 50  # matches


@dataclass
class Tally:
    """The result of a simulation. The digest over all records in order is the same on every platform."""

    games: int
    finished: int = 0
    refused: int = 0
    moves: int = 0
    longest: int = 0
    digest: str = ""


def secret_of(seed: int, number: int) -> Secret:
    """Return the secret of the nth match of a seed."""
    return Secret(sha256(f"ninelives simulation {seed} match {number}".encode()).digest())


def play_out(match: Match[Any, Any, Any], bot: Bot[Any, Any], draw: FastDraw) -> int:
    """Let bots play a match to its end; return how many of their moves were refused."""
    refused, bots = 0, dict.fromkeys(range(match.seats), bot)
    while match.to_act:
        seat, move = next_move(match, bots, draw)
        try:
            match.play(seat, move)
        except Refused:
            refused += 1
            if seat in match.to_act:  # otherwise the move was unasked, and nothing waits for it
                match.play(*next_move(match, {seat: uniform}, draw))
    return refused


def simulate(  # noqa: PLR0913 - what a run is made of
    game: AnyGame,
    options: Options,
    seats: int,
    *,
    games: int,
    seed: int,
    folder: Path | None = None,
    bot: Bot[Any, Any] = uniform,
) -> Tally:
    """Play many matches with random moves or bots, and return what came of them."""
    tally = Tally(games)
    digest = sha256()
    for number in range(games):
        match = Match(game, options, seats, secret=secret_of(seed, number))
        tally.refused += play_out(match, bot, FastDraw(Random(f"{seed} {number}").random))  # noqa: S311 - bots' randomness
        written = record(match).write()
        digest.update(written.encode())
        tally.finished += match.outcome is not None
        tally.moves += len(match.moves)
        tally.longest = max(tally.longest, len(match.moves))
        if folder is not None:
            folder.joinpath(f"{game.key}-{seed}-{number:05}.txt").write_text(written, encoding="utf-8")
        if (number + 1) % TOLD_EACH == 0 or number + 1 == games:
            show(f"{number + 1} of {games} matches", last=number + 1 == games)
    tally.digest = digest.hexdigest()
    return tally
