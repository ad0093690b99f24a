"""Packages as a test wants them to be installed."""

from importlib.metadata import EntryPoint

import pytest

from ninelives.core import registry


def announce(monkeypatch: pytest.MonkeyPatch, *points: EntryPoint) -> None:
    """Make these the only entry points."""

    def points_of(group: str) -> tuple[EntryPoint, ...]:
        return tuple([point for point in points if point.group == group])

    monkeypatch.setattr(registry, "points_of", points_of)
