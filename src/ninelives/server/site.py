"""A folder that any static host can give: the page, with all of its tables in the browser."""

import gzip
import html
import shutil
from collections.abc import Iterator
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Final

from msgspec.json import encode

from ninelives.core.catalogs import languages, translations_of
from ninelives.core.errors import NineLivesError
from ninelives.core.language import use_language
from ninelives.hosting.api.routes import ROUTES
from ninelives.server.app import POLICY
from ninelives.server.edge.http.page import FIRST, GAME_SCREENS, HEAD_FROM, OURS, RUNTIME, rooted
from ninelives.tables.catalog import installed_games

PREVIEWS: Final = "preview"  # pictures of links, which only a server names
NOWHERE: Final = "404.html"  # what hosts give where no file lies
API: Final = "/api/"
WRITTEN: Final = [route for route in ROUTES if route.is_written]
SAID: Final = "said"  # answers that depend on the language alone
IN_HEADERS_ONLY: Final = " frame-ancestors 'none';"


def write_site(folder: Path, at: str, server: str) -> None:
    """Write the site that will lie at this path of its host; online tables are at that server, or nowhere."""
    if folder.exists() and any(folder.iterdir()):
        raise NineLivesError(f"{folder} is not empty: name a new folder.")
    if not (OURS / RUNTIME).is_dir():
        raise NineLivesError("The page is not built: run `just web` in the project's folder first.")
    shutil.copytree(OURS, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(PREVIEWS))
    _unpack(folder / RUNTIME)
    _write_pages(folder, at, server)
    for name, text in _answers():
        _write(folder / SAID / f"{name}.txt", text.encode())


def _unpack(runtime: Path) -> None:
    """Put a plain file beside each that is squeezed: few hosts unpack what a browser cannot take."""
    for squeezed in sorted(runtime.rglob("*.gz")):
        squeezed.with_suffix("").write_bytes(gzip.decompress(squeezed.read_bytes()))


def _write_pages(folder: Path, at: str, server: str) -> None:
    """Write the page wherever it has a place of its own. It finds its files by the way up, so any folder will do."""
    page = (folder / FIRST).read_bytes().replace(HEAD_FROM, _marks(server).encode() + HEAD_FROM, 1)
    (folder / f"{FIRST}.gz").unlink(missing_ok=True)
    places = ["me", *[f"{screen}/{key}" for screen in GAME_SCREENS for key in installed_games()]]
    for place in places:
        _write(folder / place / FIRST, rooted(page, "../" * len(Path(place).parts)))
    _write(folder / FIRST, page)
    _write(folder / NOWHERE, rooted(page, html.escape(at)))


def _marks(server: str) -> str:
    """Return what tells the page that it is a site, and the browser what it may fetch."""
    policy = POLICY.replace(IN_HEADERS_ONLY, "")
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
        f'<meta name="ninelives:site" content="{html.escape(server)}" />'
    )


def _answers() -> Iterator[tuple[str, str]]:
    """Return what the page asks of any house and needs none for, by language and path."""
    for language in languages():
        with use_language(translations_of(language)):
            for route, key in product(WRITTEN, installed_games()):
                given = {"key": key, "lang": language}
                answer = route.answer(**{name: given[name] for name in signature(route.answer).parameters})
                place = route.path.removeprefix(API).replace("{key:str}", key)  # the list of games has none
                yield f"{language}/{place}", answer if isinstance(answer, str) else encode(answer).decode()


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
