"""What a link shows in a chat: the page's head and a picture, true to the table and silent about what is not theirs."""

import gzip
import html
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from struct import unpack

import pytest

from link_words import FILE, link_words
from ninelives.core.catalogs import languages, translations_of
from ninelives.core.language import use_language
from ninelives.core.registry import keys
from ninelives.server.features.link_previews.service import ANY_GAME, SIZE, picture_of
from server.client import come
from server.house import code_of
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

WEB = Path(__file__).parents[4] / "web"
HOSTILE = '"><script>x</script>'


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


async def head(house: LocalServer, path: str, **headers: str) -> dict[str, str]:
    """Read the head of a page as a chat program does, without running anything."""
    text = (await house.ask("GET", path, **headers)).text
    found = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))
    (found["title"],) = re.findall("<title>(.*?)</title>", text)
    return {name: html.unescape(content) for name, content in found.items()}


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return unpack(">II", png[16:24])


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
        assert seen["og:image"] == f"{house.address}/preview/kitten-me-en.png"
        picture = await house.ask("GET", seen["og:image"].removeprefix(house.address))
        assert (picture.headers["content-type"], size_of(picture.content)) == ("image/png", SIZE)
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
        assert german["og:image"] == f"{house.address}/preview/kitten-me-de.png"
        assert (await head(house, f"/t/{code_of(table)}", **{"accept-language": "tlh"}))["title"].startswith(
            "Ada invites you"
        )


async def test_a_hostile_name_stays_text(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ada:
        await ada.done(f"sit 0 aa {HOSTILE}")
        text = (await house.ask("GET", f"/t/{code_of(table)}")).text
        assert "<script>x" not in text
        assert (await head(house, f"/t/{code_of(table)}"))["title"].startswith(f"{HOSTILE} invites you")


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
        "http://cats.example:8080/preview/any-en.png"
    )
    assert (await head(house, "/", host=""))["og:image"].startswith(house.context.settings.link)
    for crooked in ('cats"><b>', "cats.example/x", "a b"):
        assert (await house.ask("GET", "/", host=crooked)).status_code == 400


def test_every_game_has_a_picture_of_its_own_in_every_language(folder: Path) -> None:
    wanted = {f"{name}-{language}.png" for name in (ANY_GAME, *keys()) for language in languages()}
    drawn = {path.name: path.read_bytes() for path in (folder / "preview").iterdir()}
    assert drawn.keys() == wanted
    assert {size_of(png) for png in drawn.values()} == {SIZE}
    assert len(set(drawn.values())) == len(wanted)


def test_pictures_say_what_the_server_says() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == link_words(), "run `just page::link-pictures`"


def test_where_a_language_or_a_game_has_no_picture_another_is_shown() -> None:
    drawn = frozenset({"/preview/go-kitty-en.png", "/preview/go-kitty-de.png", "/preview/any-en.png"})
    assert picture_of("go-kitty", drawn).path == "/preview/go-kitty-en.png"
    with use_language(translations_of("de")):
        assert picture_of("go-kitty", drawn).path == "/preview/go-kitty-de.png"
        assert picture_of("nine-naps", drawn).path == picture_of("", drawn).path == "/preview/any-en.png"
    with use_language(translations_of("fr")):
        assert picture_of("go-kitty", drawn).path == "/preview/go-kitty-en.png"


async def test_without_a_built_page_links_show_the_icon(clock: VirtualClock, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes((WEB / "index.html").read_bytes())
    async with local_server(clock, page=str(tmp_path)) as plain:
        seen = await head(plain, f"/t/{code_of(await plain.set_up())}")
        assert seen["title"].startswith("You are invited to You Gotta Be Kitten Me!")
        assert seen["og:image"] == f"{plain.address}/icon-512.png"
        assert (seen["og:image:width"], seen["twitter:card"]) == ("512", "summary")


async def test_links_say_the_address_that_whoever_runs_the_server_gave(clock: VirtualClock, folder: Path) -> None:
    async with local_server(clock, page=str(folder), address="https://cats.example") as named:
        seen = await head(named, "/learn/go-kitty", host="elsewhere.example")
        assert seen["og:url"] == "https://cats.example/learn/go-kitty"
        assert seen["og:image"].startswith("https://cats.example/preview/go-kitty-en.png")


async def test_nobody_fills_the_memory_with_heads(house: LocalServer) -> None:
    long = await house.ask("GET", f"/t/{'x' * 9000}")
    assert long.status_code == 200
    assert "og:url" not in long.text
    assert "<title>Nine Lives</title>" in long.text
