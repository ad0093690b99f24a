"""One type per kind of error. Every message says what to do next."""

from collections.abc import Iterable

from ninelives.core.language import Message, as_message, gettext_lazy, gettext_noop


class NineLivesError(Exception):
    """Base class of all errors that are caused by input. Its message is said in the language spoken when it is read."""

    def __init__(self, message: str | Message, **values: object) -> None:
        super().__init__(message)
        self.message = gettext_lazy(message, **values) if isinstance(message, str) else message

    def __str__(self) -> str:
        return str(self.message)


class UnknownGame(NineLivesError):
    """A key that no installed game has."""

    def __init__(self, key: str, known: Iterable[str]) -> None:
        super().__init__(
            gettext_noop("There is no game called {key!r}. Installed: {known}."), key=key, known=", ".join(known)
        )


class BrokenGame(NineLivesError):
    """An installed game that cannot be loaded."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(gettext_noop("The game {key!r} is installed but broken: {reason}."), key=key, reason=reason)


class BadOption(NineLivesError):
    """An option or a number of seats that the game does not support."""


class Misread(NineLivesError):
    """A text that is not a move of this game in any state."""


class Refused(NineLivesError):
    """A move that the rules do not allow now, with the number of the ruling."""

    def __init__(self, ruling: str, reason: str | Message) -> None:
        self._reason = as_message(reason)
        super().__init__("{ruling}: {reason}", ruling=ruling, reason=self._reason)
        self.ruling = ruling

    @property
    def reason(self) -> str:
        """The sentence for the player, in the current language."""
        return str(self._reason)


class BadRecord(NineLivesError):
    """A record that cannot be read, replayed or verified, with the number of the first wrong line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(gettext_noop("line {line}: {reason}"), line=line, reason=reason)
        self.line = line
        self.reason = reason
