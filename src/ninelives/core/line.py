"""What may stand on a line of a record."""


def is_clean(text: str) -> bool:
    """Tell whether a text is one line, not empty, with no stray spaces: it reads back as it was written."""
    return bool(text) and text == " ".join(text.split())
