"""The decisions of a match as rows: what was allowed, what was chosen, how likely that was and what it cost."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

from ninelives.bots.bot import Bot
from ninelives.bots.cats import AnyCats
from ninelives.bots.chances import chances
from ninelives.core.game import TABLE, AnyGame, Seat
from ninelives.core.match import Step
from ninelives.lab.data.schema import TableRow
from ninelives.lab.found import cats_for
from ninelives.lab.yardstick import Yardstick

JUDGED: Final = 0.1  # of the decisions: valuing all moves takes longer than playing one


def decision_rows(  # noqa: PLR0913 - a match, and what is known of each of its moves
    keys: TableRow,
    game: AnyGame,
    yardstick: Yardstick,
    steps: Sequence[Step[Any, Any]],
    standings: Sequence[Sequence[float]],
    bots: Sequence[Bot[Any, Any]],
    seed: str,
) -> Iterator[TableRow]:
    """Return a row for each decision of a match."""
    cats, chance = cats_for(game.key), Random(f"{seed} judged")  # noqa: S311 - a sample of decisions
    for nth, step in enumerate(steps):
        if step.actor == TABLE:
            continue
        moves = tuple(game.legal(step.before, step.actor))
        judged = chance.random() < JUDGED and len(moves) > 1
        uses = dict.fromkeys([yardstick.use(game.write(move)) for move in moves])
        costs = _costs(cats, game, step, moves) if judged and cats is not None else (None, None)
        yield (
            *keys,
            nth,
            step.actor,
            step.actor in game.to_act(step.before),
            len(moves),
            moves.index(step.move),
            yardstick.use(game.write(step.move)),
            ",".join(uses),
            _lead(standings[nth - 1] if nth else (), step.actor),
            *costs,
            _likely(bots[step.actor], game, step, moves) if judged else None,
        )


def _costs(cats: AnyCats, game: AnyGame, step: Step[Any, Any], moves: tuple[Any, ...]) -> tuple[float, float]:
    values = cats.evaluate(game.view(step.before, step.actor), moves)
    best = max(values)
    return best - values[moves.index(step.move)], best - fmean(values)


def _likely(bot: Bot[Any, Any], game: AnyGame, step: Step[Any, Any], moves: tuple[Any, ...]) -> float | None:
    awaited = step.actor in game.to_act(step.before)
    found = chances(bot, game.view(step.before, step.actor), moves, awaited=awaited)
    return None if found is None else found.get(step.move, 0.0)


def _lead(standing: Sequence[float], seat: Seat) -> float | None:
    """Return by how much a seat is ahead of the best of the others."""
    if not standing:
        return None
    return standing[seat] - max([has for other, has in enumerate(standing) if other != seat])
