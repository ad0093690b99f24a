"""Review a finished match: the odds of each decision from its seat, and what the move cost."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from ninelives.bots.cats import AnyCats, cats_of
from ninelives.bots.temper import PLAIN
from ninelives.core.chance import SecretDraw
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE, AnyGame, Names, Seat
from ninelives.core.match import Match, Step, steps_of

TEACHER: Final = "panther"
NEGLIGIBLE: Final = 0.005  # of any unit: a smaller cost is not mentioned


class ReviewedMove(NamedTuple):
    """One move chosen among several: the odds, what panther would have played, and the cost of the choice."""

    number: int  # of the move in the record, from 0
    seat: Seat
    played: str  # moves are in notation
    advice: str | None  # what panther would have played; None means no move
    best: str  # the move of highest value; panther mixes, and may advise another
    played_told: str  # the same three in words, to whoever had the choice
    advice_told: str
    best_told: str
    odds: tuple[str, ...]
    cost: float  # by how much its value is below the best, in the cats' unit; 0 where panther would have played it
    chance: float | None  # the same as a part of the chance to win, 0 to 1; None where the cats do not tell it


def reviewer(game: AnyGame) -> AnyCats:
    cats = cats_of(game)
    if cats is None or TEACHER not in cats.levels:
        raise BadOption("{title} has no panther, and a review needs one.", title=game.title)
    return cats


def review(match: Match[Any, Any, Any], seat: Seat | None = None) -> Iterator[ReviewedMove]:
    """Yield the reviewed moves of one seat or of all, in order. Each is judged by what its seat could see."""
    return review_steps(match.game, match.names, steps_of(match), seat)


def review_steps(
    game: AnyGame, names: Names, steps: Iterable[Step[Any, Any]], seat: Seat | None
) -> Iterator[ReviewedMove]:
    """Yield the reviewed moves of a match whose steps arrive one by one, from the first on."""
    cats = reviewer(game)
    for number, step in enumerate(steps):
        if step.actor != TABLE and seat in {None, step.actor}:
            yield from _decision(cats, game, names, step, number)


def _decision(cats: AnyCats, game: AnyGame, names: Names, step: Step[Any, Any], number: int) -> Iterator[ReviewedMove]:
    moves = game.legal(step.before, step.actor)
    awaited = step.actor in game.to_act(step.before)
    if awaited and len(moves) == 1:  # there was no choice
        return
    view = game.view(step.before, step.actor)
    values = dict(zip(moves, cats.evaluate(view, moves), strict=True))
    best = max(values, key=lambda move: values[move])
    draw = SecretDraw(b"review", f"move {number}")  # the same at every review
    advice = cats.levels[TEACHER](view, moves, awaited, draw, PLAIN)
    value = values[best] if advice == step.move else values[step.move]
    yield ReviewedMove(
        number=number,
        seat=step.actor,
        played=game.write(step.move),
        advice=None if advice is None else game.write(advice),
        best=game.write(best),
        played_told=_tell(game, names, step, step.move),
        advice_told="" if advice is None else _tell(game, names, step, advice),
        best_told=_tell(game, names, step, best),
        odds=cats.tell_odds(view, names),
        cost=values[best] - value,
        chance=_chance_lost(cats, view, values[best], value),
    )


def _chance_lost(cats: AnyCats, view: object, best: float, value: float) -> float | None:
    """Return by how much a move of this value lowers the chance to win, beside the best."""
    chances = cats.win_chances(view, (best, value))
    return max(0.0, chances[0] - chances[1]) if chances else None


def _tell(game: AnyGame, names: Names, step: Step[Any, Any], move: object) -> str:
    """Tell a move that could be played at a step, to whoever could play it: its first line, not what came of it."""
    seat = step.actor
    after = game.apply(step.before, seat, move)
    line = game.hear(step.before, seat, move, seat)
    return " ".join(game.tell(game.view(after, seat), seat, line, names)[:1])


def costliest(decisions: list[ReviewedMove], number: int) -> list[ReviewedMove]:
    """Return the moves that cost most of the chance to win, worst first, without those of negligible cost."""
    costly = [decision for decision in decisions if decision.cost > NEGLIGIBLE]
    return sorted(costly, key=lambda decision: (-(decision.chance or 0.0), -decision.cost))[:number]
