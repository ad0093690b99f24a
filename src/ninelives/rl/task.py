"""What is learned: a game with options and seats, the codec for it, and when an episode ends with which payoff."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame, Outcome
from ninelives.core.options import Options
from ninelives.core.registry import load
from ninelives.rl.codec import Codec, Payoff, codec_of

MATCH: Final = "match"  # the payoff that every game has
LONGEST: Final = 2000  # decisions; few matches of random play have more


class Task(NamedTuple):
    """What a learner learns: a game with its options and seats, its codec and its payoff."""

    game: AnyGame
    options: Options
    seats: int
    codec: Codec[Any, Any]
    pays: str  # the name of its payoff
    payoff: Payoff
    longest: int  # an episode is cut after this many decisions

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle by name: functions of a game need not be pickled."""
        return _restore_task, (self.game.key, self.options, self.seats, self.pays, self.longest)


def make_task(  # noqa: PLR0913 - what a task is made of
    key: str,
    preset: str | None = None,
    answers: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    pays: str = MATCH,
    longest: int = LONGEST,
) -> Task:
    """Return the task of this game; it pays by `match`, or by what its codec offers besides."""
    game = load(key)
    options = game.choose(preset, answers)
    game.start(options, seats)  # raises BadOption for seats or options that do not fit
    return _restore_task(key, options, seats, pays, longest)


def _restore_task(key: str, options: Options, seats: int, pays: str, longest: int) -> Task:
    game = load(key)
    codec = codec_of(game, options, seats)
    known: dict[str, Payoff] = {MATCH: match_payoff(game), **codec.payoffs}
    if pays not in known:
        raise BadOption(f"{game.title} does not pay by {pays!r}. It pays by: {', '.join(known)}.")
    return Task(game, options, seats, codec, pays, known[pays], longest)


def match_payoff(game: AnyGame) -> Payoff:
    """Return what a match that is over has brought each seat: 1 to a sole winner, nothing in sum."""

    def payoff(state: object) -> tuple[float, ...] | None:
        outcome = game.outcome(state)
        return None if outcome is None else shares(outcome)

    return payoff


def shares(outcome: Outcome) -> tuple[float, ...]:
    """Return what each seat has won: winners share 1, the others share its loss; two seats play for 1 and -1."""
    seats, winners = len(outcome.ranks), len(outcome.winners)
    if winners == seats:
        return (0.0,) * seats
    return tuple([1 / winners if rank == 1 else -1 / (seats - winners) for rank in outcome.ranks])
