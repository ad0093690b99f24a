"""What each seat did in a finished match, as numbers. A fold: the same record gives the same numbers."""

from typing import Any

from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame, MoveHistory
from ninelives.core.match import history_of
from ninelives.core.record import read_record
from ninelives.core.replay import follow, reopen
from ninelives.tables.catalog import cats_named, game_named
from ninelives.tables.statistics import SeatTally


def tally_record(text: str) -> tuple[SeatTally, ...]:
    """Return the tally of each seat; nothing where a record cannot be played again by the rules that are here."""
    try:
        record = read_record(text)
        game = game_named(record.head.game)
        history = history_of(follow(record, reopen(record, game)))
    except NineLivesError:
        return ()
    memories = game.remember(history, record.head.names)
    counts = [dict(seat) for seat in memories.counts] or [{}] * record.head.seats
    return _with_gambles(game, history, [SeatTally(counted) for counted in counts])


def _with_gambles(game: AnyGame, history: MoveHistory[Any, Any], tallies: list[SeatTally]) -> tuple[SeatTally, ...]:
    cats = cats_named(game.key)
    for gamble in [] if cats is None else cats.gambles(history):
        tallies[gamble.seat] = tallies[gamble.seat].with_gamble(gamble)
    return tuple(tallies)
