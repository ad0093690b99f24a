"""Link previews: the head of the page names no secret, and says which picture goes with a link."""

from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from ninelives.core.language import ENGLISH, current_language
from ninelives.hosting.api.preview import (
    Preview,
    game_preview,
    house_preview,
    match_preview,
    preview_by_code,
)
from ninelives.hosting.table_server import TableServer
from ninelives.server.http.callers import AnyRequest
from ninelives.server.http.pricing import LOOK_UP, sender_of
from ninelives.server.limits.budgets import Budgets
from ninelives.server.settings import Settings

PNG: Final = "image/png"
PICTURE: Final = "/preview/{name}-{language}.png"  # drawn beforehand by web/tools/previews.mjs
SIZE: Final = (1200, 630)
ANY_GAME: Final = "any"
PAGES: Final = frozenset({"rules", "learn", "new", "pass"})


class LinkPicture(NamedTuple):
    """The picture that goes with a link."""

    path: str
    size: tuple[int, int]
    card: str  # how much room it gets


ICON: Final = LinkPicture("/icon-512.png", (512, 512), "summary")


class LinkPreviews:
    """Writes the head of the page for a place that a link leads to."""

    def __init__(self, house: TableServer, requests: Budgets, settings: Settings, pictures: frozenset[str]) -> None:
        self._house: Final = house
        self._requests: Final = requests
        self._settings: Final = settings
        self._pictures: Final = pictures

    async def head_for(self, request: AnyRequest) -> str:
        """Return the head of the page at a place, in the language of whoever asks."""
        screen, word = [*request.scope["path"].split("/"), "", ""][1:3]
        preview = await self._preview_of(request, screen, word)
        place = f"{quote(screen)}/{quote(word)}".strip("/")
        return written(preview, self._base_of(request), place, picture_of(preview.game, self._pictures))

    async def _preview_of(self, request: AnyRequest, screen: str, word: str) -> Preview:
        if screen == "t":
            return await self._at_table(request, word)
        if screen == "m":
            return match_preview()
        return game_preview(screen, word) if screen in PAGES else house_preview()

    async def _at_table(self, request: AnyRequest, code: str) -> Preview:
        def may_look_up() -> bool:
            """Nobody tries one code after the other: an open table costs nothing, another as much as to ask for it."""
            return self._requests.spend(sender_of(request), self._house.hub.clock.now(), LOOK_UP)

        return await preview_by_code(self._house, code, may_look_up)

    def _base_of(self, request: AnyRequest) -> str:
        """Return where the page is: as whoever runs it says, or else as whoever asks has found it."""
        host = request.headers.get("host", "")  # no request comes this far with a host that is no host
        return self._settings.address or (f"{request.url.scheme}://{host}" if host else self._settings.link)


def picture_of(game: str, drawn: frozenset[str]) -> LinkPicture:
    """Return the picture of a game or of the house, in the language of whoever asks where there is one."""
    names = (game, ANY_GAME) if game else (ANY_GAME,)
    paths = [
        PICTURE.format(name=name, language=language) for name in names for language in (current_language(), ENGLISH)
    ]
    return next((LinkPicture(path, SIZE, "summary_large_image") for path in paths if path in drawn), ICON)


def written(preview: Preview, base: str, place: str, shown: LinkPicture) -> str:
    said = {
        "og:site_name": "Nine Lives",
        "og:type": "website",
        "og:url": f"{base}/{place}",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{base}{shown.path}",
        "og:image:type": PNG,
        "og:image:width": str(shown.size[0]),
        "og:image:height": str(shown.size[1]),
        "og:image:alt": preview.title,
    }
    return "\n".join(
        [
            "",
            f"<title>{escape(preview.title)}</title>",
            f'<meta name="description" content="{escape(preview.about)}">',
            *[f'<meta property="{name}" content="{escape(content)}">' for name, content in said.items()],
            f'<meta name="twitter:card" content="{shown.card}">',
            "",
        ]
    )
