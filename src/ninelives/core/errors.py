"""One type per kind of error. Every message says what to do next."""

from collections.abc import Iterable


class NineLivesError(Exception):
    """Base class of all errors that are caused by input."""


class UnknownGame(NineLivesError):
    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__(f"There is no game called {key!r}. Installed: {', '.join(known)}.")


class BrokenGame(NineLivesError):
    """An installed game that cannot be loaded."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"The game {key!r} is installed but broken: {reason}.")


class BadOption(NineLivesError):
    """An option or a number of seats that the game does not support."""


class Misread(NineLivesError):
    """A text that is not a move of this game in any state."""


class Refused(NineLivesError):
    """A move that the rules do not allow now, with the number of the ruling."""

    def __init__(self, ruling: str, reason: str) -> None:
        super().__init__(f"{ruling}: {reason}")
        self.ruling = ruling
        self.reason = reason


class BadRecord(NineLivesError):
    """A record that cannot be read, replayed or verified, with the number of the first wrong line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
