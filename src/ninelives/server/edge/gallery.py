"""The pictures of links: each is drawn once, one at a time, and the last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final

from ninelives.tables.faults import Busy, NotFound
from ninelives.tables.live.answers.preview import Preview

SIZE: Final = (1200, 630)
KEPT: Final = 64  # pictures, of 50 to 150 KB each
WAITING: Final = 16  # to be drawn, at 50 to 160 ms of a core each: whoever comes last waits for some 2 s

type Drawer = Callable[[Preview], bytes]


class Gallery:
    """Pictures as PNG; none where the server cannot draw."""

    def __init__(self, draw: Drawer | None, look: bytes) -> None:
        self._draw: Final = draw
        self._look: Final = sha256(look)
        self._thread: Final = ThreadPoolExecutor(1, "gallery")
        self._kept: Final[OrderedDict[Preview, bytes]] = OrderedDict()
        self._drawing: Final[dict[Preview, asyncio.Future[bytes]]] = {}

    @property
    def is_open(self) -> bool:
        return self._draw is not None

    def tag(self, preview: Preview) -> str:
        """Return what tells a picture from others, drawn or not."""
        digest = self._look.copy()
        digest.update(repr(preview).encode())
        return digest.hexdigest()[:20]

    async def picture(self, preview: Preview) -> bytes:
        """Return a picture, or raise Busy where too many wait for theirs."""
        if self._draw is None:
            raise NotFound("This server draws no pictures.")
        if preview in self._kept:
            self._kept.move_to_end(preview)
            return self._kept[preview]
        if preview not in self._drawing:
            if len(self._drawing) >= WAITING:
                raise Busy("Too many pictures are drawn just now. Try again in a minute.")
            self._drawing[preview] = asyncio.ensure_future(self._draw_aside(self._draw, preview))
        return await asyncio.shield(self._drawing[preview])

    async def _draw_aside(self, draw: Drawer, preview: Preview) -> bytes:
        try:
            drawn = await asyncio.get_running_loop().run_in_executor(self._thread, draw, preview)
        finally:
            del self._drawing[preview]
        self._kept[preview] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn
