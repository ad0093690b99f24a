"""Progress on stderr: a line that changes, if that is a terminal, and lines that stay."""

import sys


def show(text: str, *, last: bool) -> None:
    """Overwrite the previous line; the last one stays."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text}{chr(10) if last else ''}")
        sys.stderr.flush()


def tell(text: str) -> None:
    """Write a line that stays."""
    sys.stderr.write(f"{chr(10) if sys.stderr.isatty() else ''}{text}\n")
    sys.stderr.flush()
