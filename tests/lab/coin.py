"""The smallest game with a known answer: two seats call a number in turn, and the higher wins; equals share."""

from collections.abc import Iterator
from typing import Any

from ninelives.core.chance import Draw, Urn
from ninelives.core.errors import Misread
from ninelives.core.game import Actor, Game, Moves, Names, Outcome, Refusal, Seat, rank_places
from ninelives.core.options import Options

type Called = tuple[int, ...]  # the numbers so far, seat 0 first; the state, and what everybody sees

NUMBERS = tuple(range(10))


def to_act(called: Called) -> tuple[Actor, ...]:
    return (len(called),) if len(called) < 2 else ()


def legal(called: Called, seat: Seat) -> Moves[int]:
    return NUMBERS if to_act(called) == (seat,) else ()


def refuse(called: Called, actor: Actor, move: int) -> Refusal | None:
    return None if move in legal(called, actor) else Refusal("C1", "One number each, from 0 to 9.")


def outcome(called: Called) -> Outcome | None:
    return Outcome(rank_places([(number,) for number in called]), called, "both called") if len(called) == 2 else None


def no_odds(_called: Called) -> Iterator[tuple[int, int]]:
    return iter(())


def read(text: str) -> int:
    if not text.isdecimal():
        raise Misread(f"{text} is no number.")
    return int(text)


def no_roll(_called: Called, _draw: Draw) -> int:
    raise ValueError("TABLE has nothing to do.")


def no_urn(_called: Called) -> Urn:
    raise ValueError("TABLE has nothing to do.")


def same(called: Called, _seat: Seat | None) -> Called:
    return called


def said(_called: Called, _actor: Actor, move: int, _seat: Seat | None) -> str:
    return str(move)


def imagined(called: Called, _draw: Draw) -> Called:
    return called


def shown(called: Called) -> dict[str, Any]:
    return {"called": list(called)}


def start(_options: Options, _seats: int) -> Called:
    return ()


def with_call(called: Called, _actor: Actor, move: int) -> Called:
    return (*called, move)


def nothing(_options: Options) -> dict[str, int]:
    return {}


def pictured(called: Called, _names: Names) -> str:
    return str(called)


def told(_called: Called, _actor: Actor, heard: str, _names: Names) -> tuple[str, ...]:
    return (heard,)


def offered(_called: Called, _moves: Moves[int], _names: Names) -> str:
    return "You may: call a number."


COIN: Game[Called, int, Called] = Game(
    "coin", "Coin", "Ours.", "coin", 1, range(2, 3), (), {}, nothing, start, to_act, legal, refuse, no_odds, no_roll,
    no_urn, with_call, outcome, same, said, imagined, shown, str, read, pictured, told, offered,
)  # fmt: skip

BIAS = 60  # of a hundred


def biased(_called: Called, _moves: Moves[int], _awaited: bool, draw: Draw) -> int | None:  # noqa: FBT001 - as every Bot
    """Beat `steady` sixty times of a hundred."""
    return 9 if draw.below(100) < BIAS else 0


def steady(_called: Called, _moves: Moves[int], _awaited: bool, _draw: Draw) -> int | None:  # noqa: FBT001 - as every Bot
    return 5
