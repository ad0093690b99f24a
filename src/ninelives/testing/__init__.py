"""The examination that every game sits, ours and a stranger's: `examine(GAME)`."""

from collections.abc import Callable
from typing import Any

from ninelives.core.game import AnyGame


def examine(
    game: AnyGame,
    *,
    sound: Callable[[Any], None] | None = None,
    examples: int = 100,
) -> None:
    """Sit the whole exam; the first property that does not hold raises, with the shortest walk that shows it.

    `sound` raises on a state that could never come about; it is asked about every imagined state.
    """
    from ninelives.testing.exam import CHECKS, sit  # noqa: PLC0415 - hypothesis is an extra, and golden files need none

    for name in CHECKS:
        sit(game, name, sound=sound, examples=examples)


__all__ = ["examine"]
