"""What a link shows in a chat: the page's head and a picture, true to the table and silent about what is not theirs."""

import asyncio
import gzip
import html
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from ninelives.server import app
from ninelives.server.edge import gallery
from ninelives.server.edge.gallery import Gallery
from ninelives.server.edge.guards import LOOK_UP, cost_of
from ninelives.server.edge.http.page import read_page
from ninelives.server.edge.painting import Painter
from ninelives.tables.faults import Busy
from ninelives.tables.live.answers.preview import Preview, game_preview, house_preview
from server.client import come
from server.house import code_of
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

WEB = Path(__file__).parents[2] / "web"
HOSTILE = '"><script>x</script>'
ADA = Preview(
    title="Ada",
    about="",
    headline="Ada invites you",
    note="2 of 3 seats are free",
    otherwise="You are invited",
    game="kitten-me",
    called="You Gotta Be Kitten Me!",
    names=("Ada", None, None),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out a page as it is before it is built: its head and its pictures are the real ones."""
    root = tmp_path_factory.mktemp("page")
    (root / "index.html").write_bytes((WEB / "index.html").read_bytes())
    (root / "preview").mkdir()
    for picture in (WEB / "public" / "preview").iterdir():
        (root / "preview" / picture.name).write_bytes(picture.read_bytes())
    return root


@pytest.fixture
async def house(clock: VirtualClock, folder: Path) -> AsyncIterator[LocalServer]:
    async with local_server(clock, page=str(folder)) as house:
        yield house


@pytest.fixture
def painter(folder: Path) -> Painter:
    return Painter({path: file.body for path, file in read_page(folder).items()})


async def head(house: LocalServer, path: str, **headers: str) -> dict[str, str]:
    """Read the head of a page as a chat program does, without running anything."""
    text = (await house.ask("GET", path, **headers)).text
    found = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))
    (found["title"],) = re.findall("<title>(.*?)</title>", text)
    return {name: html.unescape(content) for name, content in found.items()}


def size_of(png: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.size


async def test_a_link_says_who_invites_to_what_and_how_many_seats_are_free(house: LocalServer) -> None:
    table = await house.set_up(seats=4)
    async with come(table) as ada, come(table) as ben:
        await ada.done("sit 0 aa Ada")
        await ben.done("sit 2 bb Ben")
        await ben.done("bot 1 tabby")
        link = f"/t/{code_of(table)}"
        seen = await head(house, link)
        assert seen["title"] == seen["og:title"]
        assert seen["title"] == "Ada invites you to You Gotta Be Kitten Me! — 2 of 4 seats are free"
        assert re.fullmatch(r"At the table: Ada, \w+, Ben\. Sit down .*", seen["og:description"])
        assert seen["og:url"] == f"{house.address}{link}"
        assert (seen["og:image:width"], seen["og:image:height"]) == ("1200", "630")
        assert seen["og:image:alt"]
        assert seen["twitter:card"] == "summary_large_image"
        assert seen["og:image"].startswith(f"{house.address}/api/tables/{code_of(table)}/preview.png")
        picture = await house.ask("GET", seen["og:image"].removeprefix(house.address))
        assert (picture.headers["content-type"], size_of(picture.content)) == ("image/png", gallery.SIZE)
        await ben.done("begin")
        assert "A match is on" in (await head(house, link))["title"]


async def test_whoever_opened_a_table_invites_wherever_they_sit(house: LocalServer) -> None:
    mine = await house.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 3})
    token = mine.headers["set-cookie"].partition("=")[2].partition(";")[0]
    table = house.table(mine.json()["code"])
    async with come(table) as ben, come(table, token=token) as ada:
        await ben.done("sit 0 bb Ben")
        assert (await head(house, f"/t/{code_of(table)}"))["title"].startswith("Ben invites you")
        await ada.done("sit 2 aa Ada")
        assert (await head(house, f"/t/{code_of(table)}"))["title"].startswith("Ada invites you")
    async with come(table) as cleo:
        sitters = [sitter for sitter in cleo.welcome["sitters"] if sitter is not None]
        assert [(sitter["name"], sitter.get("host", False)) for sitter in sitters] == [("Ben", False), ("Ada", True)]


async def test_it_is_said_in_the_language_of_whoever_asks(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ada:
        await ada.done("sit 0 aa Ada")
        german = await head(house, f"/t/{code_of(table)}", **{"accept-language": "de-AT,en;q=0.5"})
        assert german["title"] == "Ada lädt dich zu You Gotta Be Kitten Me! ein — 1 von 2 Plätzen ist frei"
        assert "lang=de" in german["og:image"]
        assert (await head(house, f"/t/{code_of(table)}", **{"accept-language": "tlh"}))["title"].startswith(
            "Ada invites you"
        )
    tags = {
        (await house.ask("GET", f"/api/preview.png?lang={lang}")).headers["etag"] for lang in ("en", "de", "es", "fr")
    }
    assert len(tags) == 4


async def test_a_hostile_name_stays_text(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ada:
        await ada.done(f"sit 0 aa {HOSTILE}")
        text = (await house.ask("GET", f"/t/{code_of(table)}")).text
        assert "<script>x" not in text
        assert (await head(house, f"/t/{code_of(table)}"))["title"].startswith(f"{HOSTILE} invites you")
        assert (await house.ask("GET", f"/api/tables/{code_of(table)}/preview.png")).status_code == 200


async def test_a_locked_table_a_lesson_and_a_missing_one_tell_nothing(house: LocalServer) -> None:
    general = await head(house, "/")
    general.pop("og:url")
    mine = await house.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 2})
    token = mine.headers["set-cookie"].partition("=")[2].partition(";")[0]
    table = house.table(mine.json()["code"])
    lesson = (await house.ask("POST", "/api/tables", {"game": "kitten-me", "lesson": True})).json()["code"]
    async with come(table, token=token) as ada:
        await ada.done("sit 0 aa Ada")
        assert "Ada" in (await head(house, f"/t/{code_of(table)}"))["title"]
        await ada.done("lock")
        for code in (code_of(table), "NOBODY", lesson):
            seen = await head(house, f"/t/{code}")
            seen.pop("og:url")
            assert seen == general
            picture = await house.ask("GET", f"/api/tables/{code}/preview.png")
            assert picture.content == (await house.ask("GET", "/api/preview.png")).content


async def test_codes_cannot_be_tried_one_after_the_other(house: LocalServer) -> None:
    table = await house.set_up()
    away = (await house.ask("POST", "/api/tables", {"game": "go-kitty"})).json()["code"]
    assert "Go Kitty" in (await head(house, f"/t/{away}"))["title"], "a table that nobody looks at is looked up"
    async with come(table) as ada:
        await ada.done("sit 0 aa Ada")
        other = (await house.ask("POST", "/api/tables", {"game": "go-kitty"})).json()["code"]
        while house.context.requests.spend("127.0.0.1", house.clock.now()):
            pass  # until nothing is left
        assert (await head(house, f"/t/{other}"))["title"] == "Nine Lives"
        assert "Ada" in (await head(house, f"/t/{code_of(table)}"))["title"], "an open one costs nothing"


async def test_a_preview_does_not_keep_a_table_open(house: LocalServer) -> None:
    code = code_of(await house.set_up())
    await head(house, f"/t/{code}")
    live = house.context.house.hub.cache.peek(code)
    assert live is not None
    used = live.used
    await head(house, f"/t/{code}")
    assert live.used == used


async def test_screens_about_a_game_say_so(house: LocalServer) -> None:
    titles = {
        path: (await head(house, path))["title"] for path in ("/learn/go-kitty", "/new/go-kitty", "/rules/go-kitty")
    }
    assert titles["/learn/go-kitty"] == "Learn Go Kitty in two minutes · Nine Lives"
    assert len(set(titles.values())) == 3
    assert (await head(house, "/learn/nothing"))["title"] == (await head(house, "/"))["title"] == "Nine Lives"
    assert (await head(house, "/m/AAAAAA-1"))["title"] == "A match to watch again, on Nine Lives"
    assert await house.status("/api/games/nothing/preview.png") == 404


async def test_the_page_is_kept_by_its_tag_as_before(house: LocalServer) -> None:
    first = await house.ask("GET", "/")
    assert (first.headers["cache-control"], first.headers["vary"]) == ("no-cache", "Accept-Encoding, Accept-Language")
    tag = first.headers["etag"]
    again = await house.ask("GET", "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await house.ask("GET", "/", **{"if-none-match": tag, "accept-language": "de"})).status_code == 200
    assert "unsafe" not in first.headers["content-security-policy"]
    packed, plain = [await house.ask("GET", "/", **{"accept-encoding": how}) for how in ("gzip", "identity")]
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content


async def test_a_picture_is_where_whoever_asks_has_found_the_page(house: LocalServer) -> None:
    assert (await head(house, "/", host="cats.example:8080"))["og:image"].startswith(
        "http://cats.example:8080/api/preview.png"
    )
    assert (await head(house, "/", host=""))["og:image"].startswith(house.context.settings.link)
    for crooked in ('cats"><b>', "cats.example/x", "a b"):
        assert (await house.ask("GET", "/", host=crooked)).status_code == 400


async def test_a_picture_that_somebody_has_is_not_drawn_again(house: LocalServer) -> None:
    path = "/api/games/go-kitty/preview.png?lang=en"
    tag = (await house.ask("GET", path)).headers["etag"]
    again = await house.ask("GET", path, **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert "max-age" in again.headers["cache-control"]


def test_every_game_has_a_picture_of_its_own(painter: Painter) -> None:
    previews = [house_preview(), *[game_preview("", key) for key in ("kitten-me", "go-kitty", "shut-up-cat")]]
    drawn = {painter.draw(preview._replace(headline="", about="", note="")) for preview in previews}
    assert len(drawn) == 4
    assert {size_of(png) for png in drawn} == {gallery.SIZE}
    assert painter.draw(ADA) != painter.draw(ADA._replace(names=("Ada", "Ben", None)))


@pytest.mark.parametrize("name", ["🐱", "Жанна", "王芳", "Ada 🐱", "e\u0301" * 12, "W" * 24, "\u200dA", " ", "i\u0307"])
def test_no_name_stops_the_pen(painter: Painter, name: str) -> None:
    for seats in (2, 5, 10):
        preview = ADA._replace(headline=f"{name} invites you", names=(name,) * seats)
        assert size_of(painter.draw(preview)) == gallery.SIZE


def test_without_a_built_page_pictures_are_plain() -> None:
    assert size_of(Painter({}).draw(ADA)) == gallery.SIZE


async def test_few_pictures_are_kept_and_few_wait() -> None:
    drawn: list[str] = []

    def draw(preview: Preview) -> bytes:
        drawn.append(preview.title)
        return preview.title.encode()

    wall = Gallery(draw, b"")
    at_once = [ADA._replace(title=f"{n}") for n in range(gallery.WAITING)]
    waiting = [asyncio.create_task(wall.picture(preview)) for preview in (*at_once, *at_once)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await wall.picture(ADA)
    assert [await task for task in waiting] == [preview.title.encode() for preview in (*at_once, *at_once)]
    assert len(drawn) == gallery.WAITING, "whoever asks for the same waits for the same"
    for n in range(gallery.KEPT * 2):
        await wall.picture(ADA._replace(title=f"more {n}"))
    assert len(wall._kept) == gallery.KEPT
    assert not wall._drawing


async def test_a_server_that_cannot_draw_shows_its_icon(
    clock: VirtualClock, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "find_spec", lambda _name: None)
    async with local_server(clock, page=str(folder)) as plain:
        seen = await head(plain, f"/t/{code_of(await plain.set_up())}")
        assert seen["title"].startswith("You are invited to You Gotta Be Kitten Me!")
        assert seen["og:image"] == f"{plain.address}/icon-512.png"
        assert (seen["og:image:width"], seen["twitter:card"]) == ("512", "summary")
        assert await plain.status("/api/preview.png") == 404


@pytest.mark.processes
def test_only_the_painter_needs_the_extra() -> None:
    blocked = "import sys; sys.modules['PIL'] = None; import ninelives.server.app"
    subprocess.run([sys.executable, "-c", blocked], check=True)


def test_a_table_s_picture_costs_as_much_as_to_look_it_up() -> None:
    assert cost_of("/api/tables/ABCDEF/preview.png") == LOOK_UP


async def test_links_say_the_address_that_whoever_runs_the_server_gave(clock: VirtualClock, folder: Path) -> None:
    async with local_server(clock, page=str(folder), address="https://cats.example") as named:
        seen = await head(named, "/learn/go-kitty", host="elsewhere.example")
        assert seen["og:url"] == "https://cats.example/learn/go-kitty"
        assert seen["og:image"].startswith("https://cats.example/api/games/go-kitty/preview.png")


async def test_nobody_fills_the_memory_with_heads(house: LocalServer) -> None:
    long = await house.ask("GET", f"/t/{'x' * 9000}")
    assert long.status_code == 200
    assert "og:url" not in long.text
    assert "<title>Nine Lives</title>" in long.text
