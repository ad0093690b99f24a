"""A language for tests: English, marked and a third longer. What is not marked is not translated."""

from gettext import NullTranslations
from string import Formatter
from typing import Final

PSEUDO: Final = "xx"  # no language has this code
_ACCENTED: Final = str.maketrans("aceinosuyACEINOSUY", "áçéíñóšúýÁÇÉÍÑÓŠÚÝ")


class Pseudo(NullTranslations):
    def info(self) -> dict[str, str]:
        return {"language": PSEUDO}

    def gettext(self, message: str) -> str:
        return pseudo_translate(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo_translate(msgid1 if n == 1 else msgid2)

    def pgettext(self, _context: str, message: str) -> str:
        return pseudo_translate(message)


def pseudo_translate(message: str) -> str:
    """Return a message with accents, in brackets, and padded by words; its holes stay as they are."""
    pieces = []
    for text, hole, form, conversion in Formatter().parse(message):
        pieces.append(text.translate(_ACCENTED))
        if hole is not None:
            pieces.append("{" + hole + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "") + "}")
    return f"⟦{''.join(pieces)}{' ~~~' * (len(message) // 12)}~⟧"
