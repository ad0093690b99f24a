"""How many of the matches that were finished at a table each of those who sit there has won."""

from typing import NamedTuple

from ninelives.core.game import Outcome
from ninelives.tables.seating import Sitter, Sitters, SpeakerId, speaker_id


class RunningScore(NamedTuple):
    """A fold over the results of a table. People are known by who they are, cats by their names."""

    finished: int = 0  # matches; none that was called off
    wins: tuple[tuple[SpeakerId, int], ...] = ()

    def after(self, sitters: Sitters, outcome: Outcome) -> "RunningScore":
        """Return the score after another match: a shared first place counts for each who shares it."""
        wins = dict(self.wins)
        for seat in sorted(outcome.winners):
            sitter = sitters[seat]
            if sitter is not None:
                wins[_id_of(sitter)] = wins.get(_id_of(sitter), 0) + 1
        return RunningScore(self.finished + 1, tuple(wins.items()))

    def by_seat(self, sitters: Sitters) -> tuple[int, ...]:
        """Return the wins of those who sit here now; somebody new begins at 0, and a free seat has none."""
        wins = dict(self.wins)
        return tuple([0 if sitter is None else wins.get(_id_of(sitter), 0) for sitter in sitters])


def _id_of(sitter: Sitter) -> SpeakerId:
    return speaker_id(sitter.who, sitter.name)
