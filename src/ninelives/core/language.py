"""The language of what people read. A sentence is made where it is told, in the language that is spoken there.

The functions are named as in the standard library's `gettext`, and take what fills the holes of a message too:
`gettext("The smallest bid is {number}.", number=3)`. Messages are extracted from the source, so they are literals.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from gettext import NullTranslations
from typing import Final, final

from ninelives.core.value import Value

ENGLISH: Final = "en"
_AS_WRITTEN: Final = NullTranslations()
_spoken: Final[ContextVar[NullTranslations]] = ContextVar("spoken", default=_AS_WRITTEN)


def speak(translations: NullTranslations) -> None:
    """Speak a language from now on in this thread or task, and in those that it starts."""
    _spoken.set(translations)


def current_language() -> str:
    """Return the code of the language that messages are rendered in now, such as `de`."""
    return _spoken.get().info().get("language", ENGLISH)


@contextmanager
def use_language(translations: NullTranslations) -> Iterator[None]:
    """Speak another language, in this thread or task, until the end of the block."""
    before = _spoken.set(translations)
    try:
        yield
    finally:
        _spoken.reset(before)


def gettext(message: str, **values: object) -> str:
    """Return a message in the language spoken. Nothing stays nothing: to gettext it is the head of the catalogue."""
    return _fill_in(_spoken.get().gettext(message), values) if message else ""


def pgettext(context: str, message: str, **values: object) -> str:
    """Return a message that other languages say in different ways, depending on the context."""
    return _fill_in(_spoken.get().pgettext(context, message), values)


def ngettext(one: str, many: str, n: int, **values: object) -> str:
    """Return a message about a number of things, which is called `n` in it."""
    return _fill_in(_spoken.get().ngettext(one, many, n), {"n": n, **values})


def gettext_noop(message: str) -> str:
    """Mark a message that is said later."""
    return message


def ngettext_noop(one: str, many: str) -> tuple[str, str]:
    """Mark a message about a number of things that is said later."""
    return one, many


@final
class Message(Value):
    """What is said later, in whatever language is spoken then: by `str`, or in another message."""

    __match_args__ = ("text", "values", "many", "n")

    def __init__(self, text: str, values: tuple[tuple[str, object], ...] = (), many: str = "", n: int = 1) -> None:
        self.text: Final[str] = text
        self.values: Final[tuple[tuple[str, object], ...]] = values
        self.many: Final[str] = many  # the form for any other number than 1, where there is a number
        self.n: Final[int] = n

    def __str__(self) -> str:
        values = dict(self.values)
        return ngettext(self.text, self.many, self.n, **values) if self.many else gettext(self.text, **values)


def as_message(text: str | Message) -> Message:
    """Return a text as a message that is translated when it is read; a message stays as it is."""
    return Message(text) if isinstance(text, str) else text


def gettext_lazy(message: str, **values: object) -> Message:
    """Return a message that is translated when it is read, not now."""
    return Message(message, tuple(values.items()))


def ngettext_lazy(one: str, many: str, n: int, **values: object) -> Message:
    """Return a message with a singular and a plural that is translated when it is read, not now."""
    return Message(one, tuple(values.items()), many=many, n=n)


def _fill_in(message: str, values: dict[str, object]) -> str:
    return message.format_map(values) if values else message
