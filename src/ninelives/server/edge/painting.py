"""How a link's picture is drawn: what the page drew beforehand, and on it a few words, heads and seats."""

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from ninelives.server.edge.gallery import SIZE
from ninelives.server.edge.lettering import DISPLAY, TEXT, Style, Typeface
from ninelives.tables.live.answers.preview import Preview

GROUND: Final = "/preview/{name}.png"
HOUSE: Final = "any"
HEADS: Final = GROUND.format(name="heads")
HEAD: Final = 132  # px, of one head on the strip; the last is a free seat
KEY, PAPER, GOLD, SOFT = "#1E1B22", "#FCF6E8", "#F2B32A", "#544C4A"
LABEL: Final = (470, 48, 1150, 576)
MIDDLE: Final = (LABEL[0] + LABEL[2]) / 2
ROOM: Final = 590  # px across the label
ROW: Final = 5  # heads
HEADLINE, CALLED, NOTE = Style(92, 100), Style(44, 100), Style(50, 100)
NAME, ABOUT = Style(26, 650), Style(31, 550)


class Painter:
    """Draws pictures with what a built page holds; without it, plain ones."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files: Final = files
        self._display: Final = Typeface(files, DISPLAY)
        self._text: Final = Typeface(files, TEXT)
        self._read: Final = lru_cache(maxsize=8)(self._opened)

    def draw(self, preview: Preview) -> bytes:
        image = self._ground(preview)
        pen = ImageDraw.Draw(image)
        self._headline(pen, preview)
        if preview.names:
            self._seats(image, pen, preview.names)
        else:
            self._about(pen, preview.about)
        self._note(pen, preview.note)
        file = BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    def _ground(self, preview: Preview) -> Image.Image:
        path = GROUND.format(name=preview.game)
        return self._read(path if path in self._files else GROUND.format(name=HOUSE)).copy()

    def _opened(self, path: str) -> Image.Image:
        if path in self._files:
            return Image.open(BytesIO(self._files[path])).convert("RGBA" if path == HEADS else "RGB")
        plain = Image.new("RGB", SIZE, GOLD)
        ImageDraw.Draw(plain).rectangle(LABEL, PAPER, KEY, 3)
        return plain

    def _headline(self, pen: ImageDraw.ImageDraw, preview: Preview) -> None:
        text = self._display.written(preview.headline.upper()) or preview.otherwise.upper()
        self._fitted(pen, (MIDDLE, 172), text, HEADLINE, KEY)
        if GROUND.format(name=preview.game) not in self._files and preview.called:
            called = self._display.written(preview.called.upper()) or ""
            self._fitted(pen, (MIDDLE, 224), called, CALLED, SOFT)

    def _fitted(self, pen: ImageDraw.ImageDraw, middle: tuple[float, float], text: str, style: Style, ink: str) -> None:
        small = self._display.fitting(text, style, ROOM)
        self._display.draw(pen, middle, self._display.cut(text, small, ROOM), small, ink)

    def _seats(self, image: Image.Image, pen: ImageDraw.ImageDraw, names: tuple[str | None, ...]) -> None:
        rows = [names] if len(names) <= ROW else [names[: (len(names) + 1) // 2], names[(len(names) + 1) // 2 :]]
        pitch = min(150, ROOM / len(rows[0]))
        px, top, tall = (min(HEAD, round(pitch) - 10), 236, 0) if len(rows) == 1 else (76, 200, 118)
        seat = 0
        for nth, row in enumerate(rows):
            for place, name in enumerate(row):
                x = MIDDLE + (place - (len(row) - 1) / 2) * pitch
                y = top + nth * tall
                self._head(image, seat if name is not None else None, px, (round(x - px / 2), y))
                self._named(pen, name, (x, y + px + 26), pitch - 8)
                seat += 1

    def _head(self, image: Image.Image, seat: int | None, px: int, at: tuple[int, int]) -> None:
        if HEADS not in self._files:
            return
        strip = self._read(HEADS)
        heads = strip.width // HEAD - 1
        left = HEAD * (heads if seat is None else seat % heads)
        head = strip.crop((left, 0, left + HEAD, HEAD))
        head = head if px == HEAD else head.resize((px, px), Image.Resampling.LANCZOS)
        image.paste(head, at, head)

    def _named(self, pen: ImageDraw.ImageDraw, name: str | None, middle: tuple[float, float], width: float) -> None:
        written = self._text.written(name) if name is not None else None
        if written is not None:
            self._text.draw(pen, middle, self._text.cut(written, NAME, width), NAME, KEY)

    def _about(self, pen: ImageDraw.ImageDraw, about: str) -> None:
        lines = self._text.lines(self._text.written(about) or "", ABOUT, ROOM - 40)[:4]
        for nth, line in enumerate(lines):
            self._text.draw(pen, (MIDDLE, 320 + (nth - (len(lines) - 1) / 2) * 44), line, ABOUT, SOFT)

    def _note(self, pen: ImageDraw.ImageDraw, note: str) -> None:
        """Write the foot on gold, as the page's buttons are: with an edge below."""
        left, right, top, bottom = LABEL[0] + 50, LABEL[2] - 50, 442, 528
        pen.rounded_rectangle((left, top, right, bottom + 6), 8, KEY)
        pen.rounded_rectangle((left, top, right, bottom), 8, GOLD, KEY, 3)
        text = self._display.written(note.upper()) or ""
        small = self._display.fitting(text, NOTE, right - left - 40)
        self._display.draw(pen, (MIDDLE, 503), text, small, KEY)
