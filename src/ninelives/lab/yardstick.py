"""What a game tells the lab besides its rules, found by entry point as its bots are. It is optional.

Everything is read from what a watcher is shown, so a yardstick knows no secret, and any record can be measured.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ninelives.core.game import AnyGame, Seat
from ninelives.core.registry import load_entry_point

GROUP: Final = "ninelives.lab.yardsticks"

type Watched = Mapping[str, Any]  # a watcher's view, as `Game.show` returns it


def no_standing(_shown: Watched) -> Sequence[float]:
    """Return no standing: the default of `Yardstick.standing`."""
    return ()


def never(_before: Watched, _line: str, _after: Watched) -> bool:
    """Return False: the default of `Yardstick.starts_round`."""
    return False


def nobody(_shown: Watched) -> Collection[Seat]:
    """Return no seats: the default of `Yardstick.out`."""
    return ()


def first_word(line: str) -> str:
    """Return the first word of a move's line: the default of `Yardstick.use`."""
    return line.split(maxsplit=1)[0]


def two_words(*kinds: str) -> Callable[[str], str]:
    """Return a reader of what a move uses: its first word, and for these kinds its second word too."""

    def use(line: str) -> str:
        words = line.split()
        return " ".join(words[: 1 + (words[0] in kinds)])

    return use


class Yardstick(NamedTuple):
    """What a game tells the lab about its matches."""

    # what each seat has, by seat; the more the better; empty while nothing can be said
    standing: Callable[[Watched], Sequence[float]] = no_standing
    # whether a round starts with this move, from what was shown before it, its line and what was shown after it
    starts_round: Callable[[Watched, str, Watched], bool] = never
    # the seats that take no more part
    out: Callable[[Watched], Collection[Seat]] = nobody
    # the rule or card that a seat's move uses, from its line
    use: Callable[[str], str] = first_word
    # about how long people take for a choice, and for a move that nobody has to think about
    choice_seconds: float = 10.0
    other_seconds: float = 3.0


def yardstick_of(game: AnyGame) -> Yardstick:
    """Return the yardstick of a game, or one that knows what holds for every game."""
    return load_entry_point(GROUP, game.key, Yardstick, "its yardstick") or Yardstick()
