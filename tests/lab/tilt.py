"""One move decides: seat 0 says a number below a thousand, and wins with a low one, 500, 530 or 650 times of 1000."""

from typing import Any

from lab.coin import Called, imagined, no_odds, no_roll, no_urn, offered, pictured, read, said, same, shown, told
from ninelives.core.game import Actor, Game, Moves, Outcome, Refusal, Seat
from ninelives.core.options import Option, Options

OPTIONS = (Option("tilt", ("500", "530", "650"), "C1", "how many of a thousand numbers win for seat 0"),)


def start(options: Options, _seats: int) -> Called:
    return (int(options["tilt"]),)


def to_act(called: Called) -> tuple[Actor, ...]:
    return (0,) if len(called) == 1 else ()


def legal(called: Called, seat: Seat) -> Moves[int]:
    return range(1000) if to_act(called) == (seat,) else ()


def refuse(called: Called, actor: Actor, move: int) -> Refusal | None:
    return None if move in legal(called, actor) else Refusal("C1", "A number below a thousand.")


def apply(called: Called, _actor: Actor, move: int) -> Called:
    return (*called, move)


def outcome(called: Called) -> Outcome | None:
    if to_act(called):
        return None
    won = called[1] < called[0]
    return Outcome((1, 2) if won else (2, 1), (int(won), int(not won)), "a number was said")


def nothing(_options: Options) -> dict[str, int]:
    return {}


TILT: Game[Any, int, Any] = Game(
    "tilt", "Tilt", "Ours.", "tilt", 1, range(2, 3), OPTIONS, {}, nothing, start, to_act, legal, refuse, no_odds,
    no_roll, no_urn, apply, outcome, same, said, imagined, shown, str, read, pictured, told, offered,
)  # fmt: skip
