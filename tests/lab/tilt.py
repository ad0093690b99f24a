"""One move decides: seat 0 says a number and wins with a low one, by 0, 3 or 15 points of a hundred too often."""

from typing import Any, Final

from lab.coin import Called, imagined, no_odds, no_roll, no_urn, offered, pictured, read, said, same, shown, told
from ninelives.core.game import Actor, Game, Moves, Outcome, Refusal, Seat
from ninelives.core.options import Option, Options

NUMBERS: Final = 1200  # what seat 0 leaves is shared out evenly, whatever the tilt and the seats
OPTIONS = (Option("tilt", ("0", "3", "15"), "C1", "by how many points of a hundred seat 0 wins too often"),)


def start(options: Options, seats: int) -> Called:
    return (seats, NUMBERS // seats + NUMBERS * int(options["tilt"]) // 100)


def to_act(called: Called) -> tuple[Actor, ...]:
    return (0,) if len(called) == 2 else ()


def legal(called: Called, seat: Seat) -> Moves[int]:
    return range(NUMBERS) if to_act(called) == (seat,) else ()


def refuse(called: Called, actor: Actor, move: int) -> Refusal | None:
    return None if move in legal(called, actor) else Refusal("C1", f"A number below {NUMBERS}.")


def apply(called: Called, _actor: Actor, move: int) -> Called:
    return (*called, move)


def outcome(called: Called) -> Outcome | None:
    if to_act(called):
        return None
    seats, low, number = called
    winner = 0 if number < low else 1 + (number - low) % (seats - 1)
    won = [seat == winner for seat in range(seats)]
    return Outcome(tuple([1 if mine else 2 for mine in won]), tuple(map(int, won)), "a number was said")


def nothing(_options: Options) -> dict[str, int]:
    return {}


TILT: Game[Any, int, Any] = Game(
    "tilt", "Tilt", "Ours.", "tilt", 1, range(2, 5), OPTIONS, {}, nothing, start, to_act, legal, refuse, no_odds,
    no_roll, no_urn, apply, outcome, same, said, imagined, shown, str, read, pictured, told, offered,
)  # fmt: skip
