"""What may stand on a line of a record."""


def is_clean(text: str) -> bool:
    """Tell whether a text reads back as it was written: one line, printable, no stray spaces, not empty."""
    return bool(text) and text.isprintable() and text == " ".join(text.split())
