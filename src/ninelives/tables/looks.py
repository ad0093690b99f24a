"""How the cat of a person may look: a fur, a face and a hat, in words that stand on the wire and in the log."""

from typing import Final

FURS: Final = ("tabby", "tuxedo", "siamese", "calico", "ginger", "black", "white", "grey")
FACES: Final = ("plain", "freckles", "blush", "star", "patch", "monocle")
HATS: Final = ("bare", "crown", "party", "flower", "bow", "bobble", "chef", "wizard")

type CatLook = str  # ginger freckles crown
NO_LOOK: Final[CatLook] = ""  # the cat of the seat


def is_look(look: CatLook) -> bool:
    """Return whether a cat can look like this."""
    parts = look.split(" ")
    kinds = (FURS, FACES, HATS)
    return len(parts) == len(kinds) and all(part in kind for part, kind in zip(parts, kinds, strict=True))
