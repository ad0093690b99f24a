"""The exam that every game must pass, ours and third-party games: `examine(GAME)`."""

from collections.abc import Collection

from ninelives.core.game import AnyGame
from ninelives.testing.walks import Disguise, Sound


def examine(
    game: AnyGame,
    *,
    sound: Sound | None = None,
    disguise: Disguise | None = None,
    rare: Collection[str] = (),
    examples: int = 100,
) -> None:
    """Run the whole exam; the first property that fails raises, with the shortest walk that shows it.

    `sound` raises on a state that cannot come about; it is called with every imagined state. `disguise` changes what
    the rules hide from a seat, without calling `view`: only with it can the exam detect that a view shows too much.
    `rare` are kinds of move, by their first word, with which random play would hardly ever end a match.
    """
    from ninelives.testing.exam import CHECKS, run_check  # noqa: PLC0415 - hypothesis is an extra, and golden files need none

    for name in CHECKS:
        run_check(game, name, sound=sound, disguise=disguise, rare=rare, examples=examples)


__all__ = ["examine"]
