"""Text on pictures, in the page's own fonts: each comes in parts, and a letter is looked for in one after the other."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from typing import Final, NamedTuple

from PIL import ImageDraw, ImageFont

PARTS: Final = ("latin", "latin-ext", "vietnamese")
DISPLAY: Final = "/assets/league-gothic-{part}-wdth-normal"
TEXT: Final = "/assets/atkinson-hyperlegible-next-{part}-wght-normal"
NOWHERE: Final = "\U0010ffff"  # in no font: what is drawn for it is drawn for every letter that is missing
DISPENSABLE: Final = frozenset("SMC")  # symbols, marks and joiners: a name is still a name without its emoji
DOTS: Final = "…"
STEP: Final = 0.94
SMALLEST: Final = 0.5

type Font = ImageFont.FreeTypeFont
type Run = tuple[Font, str]


class Style(NamedTuple):
    """A size, in px, and how heavy or how wide the letters are, as the font's one axis says."""

    size: float
    axis: int


class Typeface:
    """One of the page's fonts; where the page was not built, one that comes with the library."""

    def __init__(self, files: Mapping[str, bytes], name: str) -> None:
        starts = [name.format(part=part) for part in PARTS]
        self._bodies: Final = [
            body for start in starts for path, body in files.items() if path.startswith(start) and _is_font(path)
        ]
        self._fonts: Final = lru_cache(maxsize=64)(self._read)
        self._place: Final = lru_cache(maxsize=4096)(self._find)

    def written(self, text: str) -> str | None:
        """Return a text without the symbols that the font lacks; None where it lacks a letter."""
        text = unicodedata.normalize("NFC", text)
        missing = [sign for sign in text if self._place(sign) is None]
        if any(unicodedata.category(sign)[0] not in DISPENSABLE for sign in missing):
            return None
        return " ".join("".join([sign for sign in text if sign not in missing]).split()) or None

    def width(self, text: str, style: Style) -> float:
        return sum(font.getlength(run) for font, run in self._runs(text, style))

    def fitting(self, text: str, style: Style, width: float) -> Style:
        """Return the style, smaller where the text would be wider than there is room."""
        size = style.size
        while size > style.size * SMALLEST and self.width(text, Style(size, style.axis)) > width:
            size *= STEP
        return Style(size, style.axis)

    def cut(self, text: str, style: Style, width: float) -> str:
        """Return as much of a text as there is room for."""
        if self.width(text, style) <= width:
            return text
        while text and self.width(text + DOTS, style) > width:
            text = text[:-1].rstrip()
        return text + DOTS

    def lines(self, text: str, style: Style, width: float) -> list[str]:
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if self.width(longer, style) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def draw(self, on: ImageDraw.ImageDraw, middle: tuple[float, float], text: str, style: Style, ink: str) -> None:
        """Write a line; its baseline's middle is here."""
        x = middle[0] - self.width(text, style) / 2
        for font, run in self._runs(text, style):
            on.text((x, middle[1]), run, ink, font, anchor="ls")
            x += font.getlength(run)

    def _runs(self, text: str, style: Style) -> Iterator[Run]:
        fonts = self._fonts(style)
        for place, signs in groupby(text, lambda sign: self._place(sign) or 0):
            yield fonts[place], "".join(signs)

    def _read(self, style: Style) -> list[Font]:
        if not self._bodies:
            plain = ImageFont.load_default(style.size)
            assert isinstance(plain, ImageFont.FreeTypeFont)  # noqa: S101 - of any size it is one
            return [plain]
        fonts = [
            ImageFont.truetype(BytesIO(body), style.size, layout_engine=ImageFont.Layout.BASIC) for body in self._bodies
        ]
        for font in fonts:
            font.set_variation_by_axes([style.axis])
        return fonts

    def _find(self, sign: str) -> int | None:
        """Return the part that holds a letter."""
        fonts = self._fonts(Style(40, 100))
        if sign.isspace():
            return 0
        return next((place for place, font in enumerate(fonts) if _look(font, sign) != _look(font, NOWHERE)), None)


def _look(font: Font, sign: str) -> tuple[float, bytes]:
    return font.getlength(sign), bytes(font.getmask(sign))


def _is_font(path: str) -> bool:
    return path.endswith(".woff2")
