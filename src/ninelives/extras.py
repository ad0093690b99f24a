"""What to install where a third-party package is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A package that an extra would bring; the message says which. Commands print it without a traceback."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what this extra of the package brings; if it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        how = f'This needs {missing.name}. Install it with: pip install "ninelives[{name}]"'
        raise MissingExtra(how, name=missing.name) from missing
