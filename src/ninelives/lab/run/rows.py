"""A match as rows. All but one column follow from its moves alone: how likely a move was depends on who made it."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ninelives.core.game import TABLE, Seat
from ninelives.core.match import Match, Step, steps_of
from ninelives.core.record import record
from ninelives.lab.data.schema import TableRow, TableRows
from ninelives.lab.found import yardstick_for
from ninelives.lab.plan.cells import Cell, LabPlan
from ninelives.lab.plan.lineup import bot_of, bots_by_seat, deal_of
from ninelives.lab.run.decisions import decision_rows
from ninelives.lab.yardstick import Watched, Yardstick

QUARTERS: Final = (0.25, 0.5, 0.75)
SECONDS: Final = 60.0
DIGITS: Final = 16


class Glance(NamedTuple):
    """What the lab keeps of one move."""

    step: Step[Any, Any]
    choice: bool  # a seat had one; TABLE never has
    standing: Sequence[float]  # after it
    out: frozenset[Seat]
    round_started: bool


def rows_of(plan: LabPlan, place: int, number: int, match: Match[Any, Any, Any]) -> TableRows:
    """Return the rows, by table, of a match of the cell in this place of a plan."""
    cell, studied = plan.cells[place], number % plan.study == 0
    keys = (place, number, deal_of(cell.bots, cell.seats, number))
    yardstick = yardstick_for(cell.game)
    glances = list(_glances(match, yardstick))
    bots = bots_by_seat(cell.bots, cell.seats, number)
    steps = [glance.step for glance in glances]
    standings = [glance.standing for glance in glances]
    players = [bot_of(cell.game, words) for words in bots]
    return {
        "matches": [(*keys, *_match_row(cell, match, yardstick, glances), studied, digest(match))],
        "standings": list(_standings_rows(keys, match, glances, bots)),
        "rounds": list(_round_rows(keys, match.seats, glances)),
        "decisions": list(
            decision_rows(keys, match.game, yardstick, steps, standings, players, f"{plan.seed} {number}")
        )
        if studied
        else [],
    }


def _glances(match: Match[Any, Any, Any], yardstick: Yardstick) -> Iterator[Glance]:
    game = match.game
    before: Watched = game.show(game.view(game.start(match.options, match.seats), None))
    for step in steps_of(match):
        after = game.show(game.view(step.after, None))
        yield Glance(
            step,
            _had_choice(match, step),
            yardstick.standing(after),
            frozenset(yardstick.out(after)),
            yardstick.starts_round(before, game.write(step.move), after),
        )
        before = after


def _had_choice(match: Match[Any, Any, Any], step: Step[Any, Any]) -> bool:
    """Return whether a seat could have done something else, or nothing."""
    game, seat = match.game, step.actor
    return seat != TABLE and (len(game.legal(step.before, seat)) > 1 or seat not in game.to_act(step.before))


def _match_row(cell: Cell, match: Match[Any, Any, Any], yardstick: Yardstick, glances: list[Glance]) -> TableRow:
    choices = sum([glance.choice for glance in glances])
    forced = sum([not glance.choice and glance.step.actor != TABLE for glance in glances])
    seconds = choices * yardstick.choice_seconds + (len(glances) - choices) * yardstick.other_seconds
    return (
        cell.game,
        cell.rules,
        cell.seats,
        cell.bots,
        match.outcome is not None,
        len(glances),
        sum([glance.round_started for glance in glances]),
        choices,
        forced,
        seconds / SECONDS,
        lead_changes([glance.standing for glance in glances]),
    )


def lead_changes(standings: Sequence[Sequence[float]]) -> int:
    """Return how often another seat came to lead alone than did before; seats that lead together do not count."""
    leaders = [leader for leader in map(_leader, standings) if leader is not None]
    return sum([one != other for one, other in pairwise(leaders)])


def _leader(standing: Sequence[float]) -> Seat | None:
    best = max(standing, default=0.0)
    leaders = [seat for seat, has in enumerate(standing) if has == best]
    return leaders[0] if len(leaders) == 1 else None


def digest(match: Match[Any, Any, Any]) -> str:
    """Return a short hash of the record of a match."""
    return sha256(record(match).write().encode()).hexdigest()[:DIGITS]


def _standings_rows(
    keys: TableRow, match: Match[Any, Any, Any], glances: list[Glance], bots: tuple[str, ...]
) -> Iterator[TableRow]:
    outcome, total = match.outcome, len(glances)
    first = next((glance.step.actor for glance in glances if glance.step.actor != TABLE), 0)
    for seat, bot in enumerate(bots):
        mine = [nth for nth, glance in enumerate(glances) if glance.choice and glance.step.actor == seat]
        out_at = next((nth / total for nth, glance in enumerate(glances, 1) if seat in glance.out), None)
        yield (
            *keys,
            seat,
            (seat - first) % match.seats,
            bot,
            None if outcome is None else outcome.ranks[seat],
            None if outcome is None else outcome.scores[seat],
            0.0 if outcome is None else (seat in outcome.winners) / len(outcome.winners),
            len(mine),
            len([nth for nth in mine if nth >= QUARTERS[-1] * total]),
            out_at,
            *[_had(glances[max(0, int(part * total) - 1)], seat) for part in QUARTERS],
        )


def _had(glance: Glance, seat: Seat) -> float | None:
    return glance.standing[seat] if glance.standing else None


def _round_rows(keys: TableRow, seats: int, glances: list[Glance]) -> Iterator[TableRow]:
    starts = [nth for nth, glance in enumerate(glances) if glance.round_started]
    for number, start in enumerate(starts):
        for seat in range(seats):
            yield (*keys, number, start, seat, _had(glances[start], seat))
