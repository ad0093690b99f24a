"""A plan from a TOML file, or from the words of a command: what is listed is multiplied out."""

import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

from ninelives.bots.cats import usual_bot
from ninelives.core.errors import BadOption
from ninelives.core.registry import find_game
from ninelives.lab.plan.cells import LOOKS, Aim, Cell, LabPlan, make_cell, matches_for

TOP: Final = {"matches", "within", "until", "seed", "batch", "study", "cells"}
CELLS: Final = {"game", "presets", "options", "seats", "bots"}


def read_plan(path: Path) -> LabPlan:
    """Return the plan in a TOML file, or raise BadOption with what is wrong in it."""
    try:
        facts = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as fault:
        raise BadOption(f"There is no file {path}.") from fault
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise BadOption(f"{path} cannot be read as a plan: {fault}.") from fault
    return plan_of(facts)


def plan_of(facts: Mapping[str, Any]) -> LabPlan:
    """Return the plan that a TOML file describes, or raise BadOption."""
    _check("A plan", facts, TOP)
    groups = facts.get("cells", ())
    cells = tuple(dict.fromkeys([cell for group in groups for cell in cells_of(group)]))
    if not cells:
        raise BadOption('A plan needs cells: write [[cells]] and below it game = "kitten-me".')
    numbers = {name: facts[name] for name in ("matches", "seed", "batch", "study") if name in facts}
    for name, number in numbers.items():
        if type(number) is not int or number < (name in {"matches", "study"}):
            raise BadOption(f"{name} is a whole number, not {number!r}.")
    if {"matches", "within"} <= facts.keys():
        raise BadOption("A plan has matches or within, not both: one follows from the other.")
    if "within" in facts:
        numbers["matches"] = matches_for(facts["within"])
    if "until" in facts:
        return LabPlan(cells, **numbers, looks=LOOKS, until=_aim(facts["until"]))
    return LabPlan(cells, **numbers)


def _aim(words: str) -> Aim:
    measure, _, within = words.partition("=")
    try:
        aim = Aim(measure, float(within))
    except ValueError:
        aim = Aim(measure, 0.0)
    if aim.within <= 0:
        raise BadOption(f"A run goes on until MEASURE=X, such as order=0.02 or minutes=0.5, not {words!r}.")
    return aim


def _check(what: str, facts: Mapping[str, Any], known: set[str]) -> None:
    for name in facts:
        if name not in known:
            raise BadOption(f"{what} has no {name!r}. It can have: {', '.join(sorted(known))}.")


def cells_of(group: Mapping[str, Any]) -> list[Cell]:
    """Return all cells that a group in a plan stands for."""
    _check("A group of cells", group, CELLS)
    if "game" not in group:
        raise BadOption('A group of cells needs a game, such as game = "kitten-me".')
    game = find_game(group["game"])
    return [
        make_cell(game.key, preset, {name: str(word) for name, word in answers.items()}, seats, bots)
        for preset, answers, seats, bots in product(
            group.get("presets", [None]),
            group.get("options", [{}]),
            group.get("seats", [game.usual_seats()]),
            group.get("bots", [usual_bot(game)]),
        )
    ]


def answer_combinations(pairs: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    """Return every combination of answers: one of each option's words, where an option may be named several times."""
    words: dict[str, list[str]] = {}
    for name, word in pairs:
        words.setdefault(name, []).append(word)
    return [dict(zip(words, chosen, strict=True)) for chosen in product(*words.values())]
