"""One type for each way to be wrong. Every sentence says what to do next."""

from collections.abc import Iterable


class NineLivesError(Exception):
    """Whatever goes wrong here by someone's input is one of these."""


class UnknownGame(NineLivesError):
    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__(f"There is no game called {key!r}. Installed: {', '.join(known)}.")


class BrokenGame(NineLivesError):
    """A game that announces itself and is not there."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"The game {key!r} is installed but broken: {reason}.")


class BadOption(NineLivesError):
    """An option, or a number of seats, that this game cannot be played with."""


class Misread(NineLivesError):
    """A text that is no move of this game, whatever the state."""


class Refused(NineLivesError):
    """A move that the rules do not allow now, with the ruling that says so."""

    def __init__(self, ruling: str, reason: str) -> None:
        super().__init__(f"{ruling}: {reason}")
        self.ruling = ruling
        self.reason = reason


class BadRecord(NineLivesError):
    """A record that cannot be read, replayed or verified, with the first line that does not fit."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
