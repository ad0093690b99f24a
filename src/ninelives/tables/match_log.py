"""What is known of the match at a table besides its moves: who played it, and how far it had come after each row."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ninelives.core.game import Names, Seat
from ninelives.core.match import Match, Step, steps_of
from ninelives.tables import seating
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.seating import SELF, Sitters

APART: Final = 64  # moves between two states that are kept
KEPT: Final = 2  # states


class MatchLog(NamedTuple):
    """The match that runs at a table, or ran last."""

    names: Names = ()  # by seat; after it people come and go
    seat_of_guest: Mapping[GuestId, Seat] = MappingProxyType({})  # who has seen which hand
    levels: tuple[str, ...] = ()  # of the bots that began it, by seat
    networks: tuple[int, ...] = ()  # the first seat from the same network, by seat
    stood_in: tuple[int, ...] = ()  # moves that bots made for people, by seat
    progress: tuple[tuple[Seq, int], ...] = ()  # `seq` after a row, and the moves by then
    kept: tuple[tuple[int, Any], ...] = ()  # the last states kept, each by the moves before it

    def after(self, seq: Seq, made: int, sitters: Sitters, who: GuestId, steps: Sequence[Step[Any, Any]]) -> "MatchLog":
        """Return what is known after a row, by which so many moves were made; these steps came with it."""
        return self._replace(
            kept=self._keep_state(made - len(steps), steps),
            stood_in=seating.stood_in_after(self.stood_in, sitters, who, steps),
            progress=(*self.progress, (seq, made)),
        )

    def _keep_state(self, made: int, steps: Sequence[Step[Any, Any]]) -> tuple[tuple[int, Any], ...]:
        """Keep a state now and then, so that the last moves can be told without the first."""
        reached = [(number, step.after) for number, step in enumerate(steps, made + 1) if number % APART == 0]
        return (*self.kept, *reached)[-KEPT:] if reached else self.kept

    def with_seats(self, sitters: Sitters, *, plays: bool) -> "MatchLog":
        """Return what is known after seats changed, in the middle of the match or by its last move."""
        held = {sitter.who: seat for seat, sitter in enumerate(sitters) if sitter is not None and not sitter.is_bot}
        seats = {**self.seat_of_guest, **held} if plays else self.seat_of_guest
        return self._replace(names=seating.names_of(sitters), seat_of_guest=seats)

    def players(self, seats: int) -> tuple[GuestId, ...]:
        """Return who played, by seat."""
        by_seat = {seat: who for who, seat in self.seat_of_guest.items()}
        return tuple([by_seat.get(seat, SYSTEM) for seat in range(seats)])

    def moves_by(self, seen: Seq) -> int:
        """Return how many moves were made by the time that somebody had seen this much of the log."""
        rows = bisect_right(self.progress, seen, key=lambda row: row[0])
        return self.progress[rows - 1][1] if rows else 0


def begun_by(sitters: Sitters) -> MatchLog:
    """Return what is known of a match before its first row."""
    return MatchLog(
        levels=tuple([SELF if sitter is None else sitter.level for sitter in sitters]),
        networks=seating.networks_of(sitters),
        stood_in=(0,) * len(sitters),
    )


def steps_from(match: Match[Any, Any, Any], log: MatchLog, first: int) -> Iterator[Step[Any, Any]]:
    """Yield the steps of a match from this move on, made again from the nearest state that was kept."""
    known = next((kept for kept in reversed(log.kept) if kept[0] <= first), None)
    return islice(steps_of(match, known), first - (known[0] if known else 0), None)
