"""A tiny game whose every figure can be counted by hand: in turn each seat climbs 1 to 3 steps, or falls with 0.

Who falls is out. From step 5 on one may climb only a single step. After three turns each, or when one is left, the
highest wins.
"""

from typing import Any

from lab.coin import no_odds, no_roll, no_urn, nothing, offered, pictured, read, said, told
from ninelives.core.chance import Draw
from ninelives.core.game import Actor, Game, Moves, Outcome, Refusal, Seat, rank_places
from ninelives.core.options import Option, Options
from ninelives.lab.yardstick import Watched, Yardstick

type Steps = tuple[int, tuple[tuple[Seat, int], ...]]  # number of seats, and the moves; everybody sees them

TURNS, HIGH = 3, 5


def start(_options: Options, seats: int) -> Steps:
    return (seats, ())


def heights(state: Steps) -> list[int]:
    seats, moves = state
    return [sum([steps for by, steps in moves if by == seat]) for seat in range(seats)]


def fallen(state: Steps) -> list[Seat]:
    return [seat for seat, steps in state[1] if steps == 0]


def to_act(state: Steps) -> tuple[Actor, ...]:
    seats, moves = state
    out = fallen(state)
    turns = [len([by for by, _steps in moves if by == seat]) for seat in range(seats)]
    left = [seat for seat in range(seats) if seat not in out and turns[seat] < TURNS]
    if len(out) == seats - 1 or not left:
        return ()
    return (min(left, key=lambda seat: (turns[seat], seat)),)


def legal(state: Steps, seat: Seat) -> Moves[int]:
    if to_act(state) != (seat,):
        return ()
    return (1,) if heights(state)[seat] >= HIGH else (0, 1, 2, 3)


def refuse(state: Steps, actor: Actor, move: int) -> Refusal | None:
    return None if move in legal(state, actor) else Refusal("C1", "Climb 0 to 3.")


def apply(state: Steps, actor: Actor, move: int) -> Steps:
    return (state[0], (*state[1], (actor, move)))


def outcome(state: Steps) -> Outcome | None:
    if to_act(state):
        return None
    final = [0 if seat in fallen(state) else height for seat, height in enumerate(heights(state))]
    return Outcome(rank_places([(height,) for height in final]), tuple(final), "all have climbed")


def same(state: Steps, _seat: Seat | None) -> Steps:
    return state


def imagined(state: Steps, _draw: Draw) -> Steps:
    return state


def shown(state: Steps) -> dict[str, Any]:
    return {"heights": heights(state), "out": fallen(state), "moves": len(state[1])}


def _heights(seen: Watched) -> list[float]:
    return [float(height) for height in seen["heights"]]


def _starts_round(_before: Watched, _line: str, after: Watched) -> bool:
    return int(after["moves"]) % 3 == 1


def _out(seen: Watched) -> list[Seat]:
    return list(seen["out"])


def _use(line: str) -> str:
    return {"0": "fall", "3": "leap"}.get(line, "step")


OPTIONS = (Option("mood", ("calm", "wild"), "C1", "changes nothing"),)

CLIMB: Game[Any, int, Any] = Game(
    "climb", "Climb", "Ours.", "climb", 1, range(2, 5), OPTIONS, {}, nothing, start, to_act, legal, refuse, no_odds,
    no_roll, no_urn, apply, outcome, same, said, imagined, shown, str, read, pictured, told, offered,
)  # fmt: skip

YARDSTICK = Yardstick(_heights, _starts_round, _out, _use, choice_seconds=10, other_seconds=2)
