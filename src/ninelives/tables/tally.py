"""What each seat did in a finished match, as numbers. A fold: the same record gives the same numbers."""

from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame
from ninelives.core.match import Step, remembered
from ninelives.core.record import read
from ninelives.core.replay import follow, reopen
from ninelives.tables.catalog import cats_named, game_named
from ninelives.tables.statistics import SeatTally


def tallied(text: str) -> tuple[SeatTally, ...]:
    """Return the tally of each seat; nothing where a record cannot be played again by the rules that are here."""
    try:
        record = read(text)
        game = game_named(record.head.game)
        steps = [*follow(record, reopen(record, game))]
    except NineLivesError:
        return ()
    seats = record.head.seats
    counts = [dict(seat) for seat in remembered(game, steps, record.head.names).counts] or [{}] * seats
    return _with_gambles(game, steps, [SeatTally(counted) for counted in counts])


def _with_gambles(game: AnyGame, steps: list[Step[object, object]], tallies: list[SeatTally]) -> tuple[SeatTally, ...]:
    cats = cats_named(game.key)
    history = [(step.before, step.actor, step.move, step.after) for step in steps]
    for gamble in [] if cats is None else cats.gambles(history):
        tallies[gamble.seat] = tallies[gamble.seat].with_gamble(gamble)
    return tuple(tallies)
