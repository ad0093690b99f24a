"""Say how far long work has come, where a person watches."""

import sys


def show(text: str, *, last: bool) -> None:
    """Write over the line before; the last one stays."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text}{chr(10) if last else ''}")
        sys.stderr.flush()
