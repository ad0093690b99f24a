"""A progress line on stderr, if that is a terminal."""

import sys


def show(text: str, *, last: bool) -> None:
    """Overwrite the previous line; the last one stays."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text}{chr(10) if last else ''}")
        sys.stderr.flush()
