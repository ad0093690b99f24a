"""Finished matches, again and judged."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class UrnForm(Struct):
    """What TABLE drew from: so many of these things, in this order; `besides` stands in the line without chance."""

    things: tuple[str, ...]
    number: int
    back: bool
    besides: tuple[str, ...]


class StepForm(Struct, kw_only=True, omit_defaults=True):
    """A move of a finished match, as one seat heard it, and what it saw after it; `said` as the record has it."""

    actor: int
    line: str
    move: Mapping[str, Any] = {}  # the line as the game shows it, where it does
    said: str
    story: tuple[str, ...]
    view: Mapping[str, Any]
    urn: UrnForm | None  # for TABLE's moves


class Replay(Struct, kw_only=True):
    """A finished match, from its start, as one seat or a watcher saw it."""

    match: str
    game: str
    seat: int | None
    names: tuple[str, ...]
    result: str
    commitment: str
    salt: str
    secret: str
    steps: tuple[StepForm, ...]


class DecisionForm(Struct):
    """One choice of a finished match: what was known of the odds, and what panther would have done."""

    number: int
    seat: int
    played: str  # in notation
    advice: str | None
    best: str
    played_told: str  # in words
    advice_told: str
    best_told: str
    odds: tuple[str, ...]
    cost: float
    chance: float | None = None  # what it cost of the chance to win, 0 to 1; None where nobody tells it


class Review(Struct):
    match: str
    unit: str  # what costs count, in the plural
    decisions: tuple[DecisionForm, ...]
