"""What to install where a third-party package is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what this extra of the package brings; if it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        how = f'{missing.name} is not installed. Install it with: pip install "ninelives[{name}]"'
        raise ModuleNotFoundError(how, name=missing.name) from missing
