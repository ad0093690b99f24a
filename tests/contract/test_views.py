"""What every game shows is just what its types say, of views and of lines: each key, and no type that never comes."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from golden import played
from ninelives import keys, load
from ninelives.core.game import AnyGame, show_no_line
from ninelives.core.match import steps_of
from views import bases, gather

TYPED = [key for key in keys() if load(key).package.startswith("ninelives.")]

SHOWS_LINES = [key for key in TYPED if load(key).show_line is not show_no_line]
CHOSEN_FROM = 5  # every fifth state: bids are many, and alike

hints_of = cache(get_type_hints)


class Checker:
    """Compares values with types as Python has them at run time, and notes the TypedDicts that fitted."""

    def __init__(self) -> None:
        self.met: set[Any] = set()

    def faults(self, value: Any, hint: Any, path: str) -> list[str]:  # noqa: ANN401 - anything
        """Name every place where a value is not of its type."""
        if isinstance(hint, TypeAliasType):
            return self.faults(value, hint.__value__, path)
        if is_typeddict(hint):
            return self._of_shape(value, hint, path)
        origin, inside = get_origin(hint), get_args(hint)
        if origin in {Union, UnionType}:
            tries = [self.faults(value, one, path) for one in inside]
            return min(tries, key=len)
        if origin is list and type(value) is list:
            return [one for item in value for one in self.faults(item, inside[0], f"{path}[]")]
        if origin is dict and type(value) is dict:
            parts = [*[(key, inside[0]) for key in value], *[(item, inside[1]) for item in value.values()]]
            return [one for part, kind in parts for one in self.faults(part, kind, f"{path}{{}}")]
        fits = value in inside if origin is Literal else type(value) is hint
        return [] if fits else [f"{path}: {value!r} is no {hint}"]

    def _of_shape(self, value: Any, shape: Any, path: str) -> list[str]:  # noqa: ANN401 - a TypedDict
        hints, required = hints_of(shape), shape.__required_keys__
        if type(value) is not dict or not required <= value.keys() <= hints.keys():
            return [f"{path}: {value!r} has not the keys of {shape.__name__}"]
        wrong = [one for key, item in value.items() for one in self.faults(item, hints[key], f"{path}.{key}")]
        if not wrong:
            self.met |= {shape}
        return wrong


def with_bases(shapes: set[Any]) -> set[Any]:
    return shapes | {above for shape in shapes for above in with_bases(set(bases(shape)))}


def views_of(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Play with every preset and number of seats; show each state to the seats and a watcher in turn."""
    for preset in game.presets:
        for seats in game.seats:
            viewers = (None, *range(seats))
            match = played(game, preset, seats, seats)
            for nth, step in enumerate(steps_of(match)):
                viewer = viewers[nth % len(viewers)]
                yield f"{preset}-{seats}, seat {viewer}", game.show(game.view(step.before, viewer))
            for viewer in viewers:
                yield f"{preset}-{seats}, seat {viewer}", game.show(game.view(match.state, viewer))


def lines_of(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Play with every preset and number of seats; hear each move as a seat or a watcher, and write some choices."""
    for preset in game.presets:
        for seats in game.seats:
            viewers = (None, *range(seats))
            for nth, step in enumerate(steps_of(played(game, preset, seats, seats))):
                where = f"{preset}-{seats}, move {nth}"
                yield where, game.hear(step.before, step.actor, step.move, viewers[nth % len(viewers)])
                if nth % CHOSEN_FROM == 0:
                    yield from [(where, game.write(move)) for move in game.legal(step.before, nth % seats)]


def shapes_of(hint: Any) -> set[Any]:  # noqa: ANN401 - a type as Python has it at run time
    named: dict[str, Any] = {}
    gather(hint, named)
    return {one for one in named.values() if is_typeddict(one)}


@pytest.mark.parametrize("key", SHOWS_LINES)
def test_every_line_is_of_its_type_and_every_type_is_met(key: str) -> None:
    game, checker = load(key), Checker()
    shown = get_type_hints(game.show_line)["return"]
    for where, line in lines_of(game):
        assert checker.faults(game.show_line(line), shown, f"{where}, {line}") == []
    assert checker.met == shapes_of(shown)


@pytest.mark.parametrize("key", TYPED)
def test_every_view_is_of_its_type_and_every_type_is_met(key: str) -> None:
    game, checker = load(key), Checker()
    shown = get_type_hints(game.show)["return"]
    for where, view in views_of(game):
        assert checker.faults(view, shown, where) == []
    assert with_bases(checker.met) == shapes_of(shown)
