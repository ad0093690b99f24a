"""What a link shows in a chat: the page's head, which names no secret, and the picture that goes with it."""

from html import escape
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ninelives.core.catalogs import translations_of, understood
from ninelives.core.language import speak, spoken_language
from ninelives.server.edge.callers import AnyRequest
from ninelives.server.edge.gallery import SIZE, Gallery
from ninelives.server.edge.guards import LOOK_UP, sender_of
from ninelives.server.edge.http.tags import holds_already
from ninelives.server.runtime.context import Context
from ninelives.tables.live.answers.games import found
from ninelives.tables.live.answers.preview import (
    Preview,
    game_preview,
    house_preview,
    match_preview,
    preview_by_code,
)

PNG: Final = "image/png"
SOON: Final = "public, max-age=60"  # seats are taken and left
NO_TABLE: Final = ""
PAGES: Final = frozenset({"rules", "learn", "new", "pass"})


class LinkPicture(NamedTuple):
    """The picture that goes with a link."""

    path: str
    size: tuple[int, int]
    card: str  # how much room it gets


ICON: Final = LinkPicture("/icon-512.png", (512, 512), "summary")


async def head_for(request: AnyRequest) -> str:
    """Return the head of the page at a place, in the language of whoever asks."""
    context: Context = request.app.state.context
    screen, word = [*request.scope["path"].split("/"), "", ""][1:3]
    gallery: Gallery = request.app.state.gallery
    preview = await preview_of(request, context, screen, word)
    shown = shown_for(preview, word if screen == "t" else NO_TABLE) if gallery.is_open else ICON
    place = f"{quote(screen)}/{quote(word)}".strip("/")
    return written(preview, base_of(request, context), place, shown)


async def preview_of(request: AnyRequest, context: Context, screen: str, word: str) -> Preview:
    if screen == "t":
        return await at_table(request, context, word)
    if screen == "m":
        return match_preview()
    return game_preview(screen, word) if screen in PAGES else house_preview()


async def at_table(request: AnyRequest, context: Context, code: str) -> Preview:
    def may_look_up() -> bool:
        """Nobody tries one code after the other: an open table costs nothing, another as much as to ask for it."""
        return context.requests.spend(sender_of(request), context.clock.now(), LOOK_UP)

    return await preview_by_code(context.house, code, may_look_up)


def base_of(request: AnyRequest, context: Context) -> str:
    """Return where the page is: as whoever runs it says, or else as whoever asks has found it."""
    host = request.headers.get("host", "")  # no request comes this far with a host that is no host
    return context.settings.address or (f"{request.url.scheme}://{host}" if host else context.settings.link)


def shown_for(preview: Preview, code: str) -> LinkPicture:
    return LinkPicture(picture_of(preview, code), SIZE, "summary_large_image")


def picture_of(preview: Preview, code: str) -> str:
    """Return where a preview's picture is. Chats keep it by its address, so that says what is in it."""
    lang = f"lang={spoken_language()}"
    if code and preview.names:
        held = sum(1 << seat for seat, name in enumerate(preview.names) if name is not None)
        return f"/api/tables/{quote(code, safe='')}/preview.png?{lang}&held={held}"
    return f"/api/games/{preview.game}/preview.png?{lang}" if preview.game else f"/api/preview.png?{lang}"


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


@get("/api/preview.png", media_type=PNG)
async def draw_house(
    request: Request[Any, Any, Any], gallery: NamedDependency[Gallery], lang: FromQuery[str | None] = None
) -> Response[bytes | None]:
    listen_to(lang)
    return await drawn(house_preview(), request, gallery)


@get("/api/games/{key:str}/preview.png", media_type=PNG)
async def draw_game(
    key: FromPath[str],
    request: Request[Any, Any, Any],
    gallery: NamedDependency[Gallery],
    lang: FromQuery[str | None] = None,
) -> Response[bytes | None]:
    listen_to(lang)
    return await drawn(game_preview("", found(key).key), request, gallery)


@get("/api/tables/{code:str}/preview.png", media_type=PNG)
async def draw_table(
    code: FromPath[str],
    request: Request[Any, Any, Any],
    context: NamedDependency[Context],
    gallery: NamedDependency[Gallery],
    lang: FromQuery[str | None] = None,
) -> Response[bytes | None]:
    """Draw who sits at a table; the general picture where there is none, since somebody shows it already."""
    listen_to(lang)
    return await drawn(await preview_by_code(context.house, code, lambda: True), request, gallery)


def listen_to(lang: str | None) -> None:
    """Speak the language that an address asks for, rather than the one of whoever fetches the picture."""
    if lang is not None:
        speak(translations_of(understood(lang)))


async def drawn(preview: Preview, request: AnyRequest, gallery: Gallery) -> Response[bytes | None]:
    tag = f'"{gallery.tag(preview)}"'
    headers = {"Cache-Control": SOON, "ETag": tag, "Vary": "Accept-Language"}
    if holds_already(request, tag):
        return Response(None, status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(await gallery.picture(preview), media_type=PNG, headers=headers)


PICTURES = (draw_house, draw_game, draw_table)
