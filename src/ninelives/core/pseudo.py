"""A language for tests: English, marked and a third longer. What is not marked is not translated."""

from gettext import NullTranslations
from string import Formatter
from typing import Final

PSEUDO: Final = "xx"  # no language has this code
_ACCENTED: Final = str.maketrans("aceinosuyACEINOSUY", "áçéíñóšúýÁÇÉÍÑÓŠÚÝ")


class Pseudo(NullTranslations):
    """A made-up language in which every translatable message shows, for tests of the languages."""

    def info(self) -> dict[str, str]:
        """Return the catalogue's metadata: the name of this language."""
        return {"language": PSEUDO}

    def gettext(self, message: str) -> str:
        """Return the message in the made-up language."""
        return pseudo_translate(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the singular or the plural in the made-up language."""
        return pseudo_translate(msgid1 if n == 1 else msgid2)

    def pgettext(self, _context: str, message: str) -> str:
        """Return the message in the made-up language, whatever its context."""
        return pseudo_translate(message)


def pseudo_translate(message: str) -> str:
    """Return a message with accents, in brackets, and padded by words; its holes stay as they are."""
    pieces = []
    for text, hole, form, conversion in Formatter().parse(message):
        pieces.append(text.translate(_ACCENTED))
        if hole is not None:
            pieces.append("{" + hole + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "") + "}")
    return f"⟦{''.join(pieces)}{' ~~~' * (len(message) // 12)}~⟧"
