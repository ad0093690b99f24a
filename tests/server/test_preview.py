"""What a link shows in a chat: the page's head and a picture, true to the table and silent about what is not theirs."""

import asyncio
import html
import re
import subprocess
import sys
import time
from collections.abc import Iterator
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
from server.house import Open, code_of, open_house

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


@pytest.fixture(scope="module")
def told(folder: Path) -> Iterator[Open]:
    with open_house(page=str(folder)) as house:
        yield house


@pytest.fixture
def painter(folder: Path) -> Painter:
    return Painter({path: file.body for path, file in read_page(folder).items()})


def head(house: Open, path: str, **headers: str) -> dict[str, str]:
    """Read the head of a page as a chat program does, without running anything."""
    text = house.ask("GET", path, **headers).text
    found = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))
    (found["title"],) = re.findall("<title>(.*?)</title>", text)
    return {name: html.unescape(content) for name, content in found.items()}


def size_of(png: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.size


async def test_a_link_says_who_invites_to_what_and_how_many_seats_are_free(told: Open) -> None:
    table = told.set_up(seats=4)
    async with come(table) as ada, come(table) as ben:
        await ada.done("sit 0 aa Ada")
        await ben.done("sit 2 bb Ben")
        await ben.done("bot 1 tabby")
        link = f"/t/{code_of(table)}"
        seen = head(told, link)
        assert seen["title"] == seen["og:title"]
        assert seen["title"] == "Ada invites you to You Gotta Be Kitten Me! — 2 of 4 seats are free"
        assert re.fullmatch(r"At the table: Ada, \w+, Ben\. Sit down .*", seen["og:description"])
        assert seen["og:url"] == f"{told.address}{link}"
        assert (seen["og:image:width"], seen["og:image:height"]) == ("1200", "630")
        assert seen["og:image:alt"]
        assert seen["twitter:card"] == "summary_large_image"
        assert seen["og:image"].startswith(f"{told.address}/api/tables/{code_of(table)}/preview.png")
        picture = told.ask("GET", seen["og:image"].removeprefix(told.address))
        assert (picture.headers["content-type"], size_of(picture.content)) == ("image/png", gallery.SIZE)
        await ben.done("begin")
        assert "A match is on" in head(told, link)["title"]


async def test_whoever_opened_a_table_invites_wherever_they_sit(told: Open) -> None:
    mine = told.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 3})
    token = mine.headers["set-cookie"].partition("=")[2].partition(";")[0]
    table = told.table(mine.json()["code"])
    async with come(table) as ben, come(table, token=token) as ada:
        await ben.done("sit 0 bb Ben")
        assert head(told, f"/t/{code_of(table)}")["title"].startswith("Ben invites you")
        await ada.done("sit 2 aa Ada")
        assert head(told, f"/t/{code_of(table)}")["title"].startswith("Ada invites you")
    async with come(table) as cleo:
        sitters = [sitter for sitter in cleo.welcome["sitters"] if sitter is not None]
        assert [(sitter["name"], sitter.get("host", False)) for sitter in sitters] == [("Ben", False), ("Ada", True)]


async def test_it_is_said_in_the_language_of_whoever_asks(told: Open) -> None:
    table = told.set_up()
    async with come(table) as ada:
        await ada.done("sit 0 aa Ada")
        german = head(told, f"/t/{code_of(table)}", **{"accept-language": "de-AT,en;q=0.5"})
        assert german["title"] == "Ada lädt dich zu You Gotta Be Kitten Me! ein — 1 von 2 Plätzen ist frei"
        assert "lang=de" in german["og:image"]
        assert head(told, f"/t/{code_of(table)}", **{"accept-language": "tlh"})["title"].startswith("Ada invites you")
    tags = {told.ask("GET", f"/api/preview.png?lang={lang}").headers["etag"] for lang in ("en", "de", "es", "fr")}
    assert len(tags) == 4


async def test_a_hostile_name_stays_text(told: Open) -> None:
    table = told.set_up()
    async with come(table) as ada:
        await ada.done(f"sit 0 aa {HOSTILE}")
        text = told.ask("GET", f"/t/{code_of(table)}").text
        assert "<script>x" not in text
        assert head(told, f"/t/{code_of(table)}")["title"].startswith(f"{HOSTILE} invites you")
        assert told.ask("GET", f"/api/tables/{code_of(table)}/preview.png").status_code == 200


async def test_a_locked_table_a_lesson_and_a_missing_one_tell_nothing(told: Open) -> None:
    general = head(told, "/")
    general.pop("og:url")
    mine = told.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 2})
    token = mine.headers["set-cookie"].partition("=")[2].partition(";")[0]
    table = told.table(mine.json()["code"])
    lesson = told.ask("POST", "/api/tables", {"game": "kitten-me", "lesson": True}).json()["code"]
    async with come(table, token=token) as ada:
        await ada.done("sit 0 aa Ada")
        assert "Ada" in head(told, f"/t/{code_of(table)}")["title"]
        await ada.done("lock")
        for code in (code_of(table), "NOBODY", lesson):
            seen = head(told, f"/t/{code}")
            seen.pop("og:url")
            assert seen == general
            picture = told.ask("GET", f"/api/tables/{code}/preview.png")
            assert picture.content == told.ask("GET", "/api/preview.png").content


async def test_codes_cannot_be_tried_one_after_the_other(told: Open) -> None:
    table = told.set_up()
    away = told.ask("POST", "/api/tables", {"game": "go-kitty"}).json()["code"]
    assert "Go Kitty" in head(told, f"/t/{away}")["title"], "a table that nobody looks at is looked up"
    async with come(table) as ada:
        await ada.done("sit 0 aa Ada")
        other = told.ask("POST", "/api/tables", {"game": "go-kitty"}).json()["code"]
        told.context.requests.spend("127.0.0.1", time.monotonic() + 60, 120)  # nothing is left for a minute
        assert head(told, f"/t/{other}")["title"] == "Nine Lives"
        assert "Ada" in head(told, f"/t/{code_of(table)}")["title"], "an open one costs nothing"
    told.refill()


def test_a_preview_does_not_keep_a_table_open(told: Open) -> None:
    code = code_of(told.set_up())
    head(told, f"/t/{code}")
    live = told.context.house.hub.cache.peek(code)
    assert live is not None
    used = live.used
    head(told, f"/t/{code}")
    assert live.used == used


def test_screens_about_a_game_say_so(told: Open) -> None:
    titles = {path: head(told, path)["title"] for path in ("/learn/go-kitty", "/new/go-kitty", "/rules/go-kitty")}
    assert titles["/learn/go-kitty"] == "Learn Go Kitty in two minutes · Nine Lives"
    assert len(set(titles.values())) == 3
    assert head(told, "/learn/nothing")["title"] == head(told, "/")["title"] == "Nine Lives"
    assert head(told, "/m/AAAAAA-1")["title"] == "A match to watch again, on Nine Lives"
    assert told.status("/api/games/nothing/preview.png") == 404


def test_the_page_is_kept_by_its_tag_as_before(told: Open) -> None:
    first = told.ask("GET", "/")
    assert (first.headers["cache-control"], first.headers["vary"]) == ("no-cache", "Accept-Encoding, Accept-Language")
    tag = first.headers["etag"]
    again = told.ask("GET", "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert told.ask("GET", "/", **{"if-none-match": tag, "accept-language": "de"}).status_code == 200
    assert "unsafe" not in first.headers["content-security-policy"]
    packed, plain = told.ask("GET", "/"), told.ask("GET", "/", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text


def test_a_picture_is_where_whoever_asks_has_found_the_page(told: Open) -> None:
    assert head(told, "/", host="cats.example:8080")["og:image"].startswith("http://cats.example:8080/api/preview.png")
    assert head(told, "/", host="")["og:image"].startswith(told.context.settings.link)
    for crooked in ('cats"><b>', "cats.example/x", "a b"):
        assert told.ask("GET", "/", host=crooked).status_code == 400


def test_a_picture_that_somebody_has_is_not_drawn_again(told: Open) -> None:
    path = "/api/games/go-kitty/preview.png?lang=en"
    tag = told.ask("GET", path).headers["etag"]
    again = told.ask("GET", path, **{"if-none-match": tag})
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


def test_a_server_that_cannot_draw_shows_its_icon(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "find_spec", lambda _name: None)
    with open_house(page=str(folder)) as plain:
        seen = head(plain, f"/t/{code_of(plain.set_up())}")
        assert seen["title"].startswith("You are invited to You Gotta Be Kitten Me!")
        assert seen["og:image"] == f"{plain.address}/icon-512.png"
        assert (seen["og:image:width"], seen["twitter:card"]) == ("512", "summary")
        assert plain.status("/api/preview.png") == 404


def test_only_the_painter_needs_the_extra() -> None:
    blocked = "import sys; sys.modules['PIL'] = None; import ninelives.server.app"
    subprocess.run([sys.executable, "-c", blocked], check=True)


def test_a_table_s_picture_costs_as_much_as_to_look_it_up() -> None:
    assert cost_of("/api/tables/ABCDEF/preview.png") == LOOK_UP


def test_links_say_the_address_that_whoever_runs_the_server_gave(folder: Path) -> None:
    with open_house(page=str(folder), address="https://cats.example") as named:
        seen = head(named, "/learn/go-kitty", host="elsewhere.example")
        assert seen["og:url"] == "https://cats.example/learn/go-kitty"
        assert seen["og:image"].startswith("https://cats.example/api/games/go-kitty/preview.png")


def test_nobody_fills_the_memory_with_heads(told: Open) -> None:
    long = told.ask("GET", f"/t/{'x' * 9000}")
    assert long.status_code == 200
    assert "og:url" not in long.text
    assert "<title>Nine Lives</title>" in long.text
