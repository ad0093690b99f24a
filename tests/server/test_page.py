"""The page for people: what stands where, how long browsers keep it, and that nothing else is given away."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ninelives.server.edge.http.page import page_handlers, read_page, takes_packed
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

INDEX = b"<!doctype html><title>Nine Lives</title><script src=/assets/main-1a2b.js></script>"
SCRIPT = b"console.log('meow');\n" * 50
FILES = {
    "index.html": INDEX,
    "sw.js": b"self.skipWaiting();",
    "manifest.webmanifest": b"{}",
    "icon-192.png": b"\x89PNG",
    "fonts/round.woff2": b"wOF2",
    "assets/main-1a2b.js": SCRIPT,
    "assets/main-1a2b.css": b"b{}",
    "assets/review-3c4d.js": b"0",
}
PACKED = ("index.html", "assets/main-1a2b.js")
PLACES = (
    "/",
    "/t/NOBODY",
    "/m/AAAAAA-1",
    "/rules/kitten-me",
    "/learn/go-kitty",
    "/new/x",
    "/pass/y",
    "/me",
    "/lobby",
)
HERE = ("/here", "/here/t/NOBODY", "/here/m/AAAAAA-1", "/here/me")
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a page as small as can be, and something beside it that is nobody's business."""
    root = tmp_path_factory.mktemp("built")
    (root / "secret.txt").write_bytes(b"nobody's business")
    for name, body in FILES.items():
        path = root / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        if name in PACKED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(body))
    return root / "page"


@pytest.fixture
async def house(clock: VirtualClock, folder: Path) -> AsyncIterator[LocalServer]:
    async with local_server(clock, page=str(folder)) as house:
        yield house


@pytest.mark.parametrize("place", [*PLACES, *HERE])
async def test_the_page_is_shown_wherever_it_has_a_place(house: LocalServer, place: str) -> None:
    answer = await house.ask("GET", place, **PLAIN)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media", "cache"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/main-1a2b.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "public, max-age=3600"),
        ("/icon-192.png", "image/png", "public, max-age=3600"),
        ("/fonts/round.woff2", "font/woff2", "public, max-age=3600"),
    ],
)
async def test_a_file_is_given_as_what_it_is_and_kept_as_long_as_it_holds(
    house: LocalServer, path: str, media: str, cache: str
) -> None:
    answer = await house.ask("GET", path, **PLAIN)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (media, cache)


async def test_a_packed_file_is_given_to_whoever_takes_it(house: LocalServer) -> None:
    path = "/assets/main-1a2b.js"
    packed, plain = (
        await house.ask("GET", path, **{"accept-encoding": "br, gzip"}),
        await house.ask("GET", path, **PLAIN),
    )
    assert gzip.decompress(packed.content) == plain.content == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(SCRIPT) == int(plain.headers["content-length"])
    assert "content-encoding" not in (await house.ask("GET", "/sw.js")).headers, "this one has no packed twin"


@pytest.mark.parametrize(
    ("said", "takes"),
    [
        ("gzip", True),
        ("br;q=1, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("xgzip", False),
    ],
)
def test_who_takes_packed_files(said: str, takes: bool) -> None:  # noqa: FBT001 - a worked answer
    assert takes_packed(said) == takes


async def test_what_a_browser_has_already_is_not_sent_again(house: LocalServer) -> None:
    tag = (await house.ask("GET", "/")).headers["etag"]
    for said in (tag, f'"old", {tag}', tag.removeprefix("W/")):
        again = await house.ask("GET", "/t/ABCDEF", **{"if-none-match": said})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await house.ask("GET", "/", **{"if-none-match": '"old"'})).status_code == 200
    assert (await house.ask("GET", "/sw.js")).headers["etag"] != tag


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/assets/main-1a2b.js"])
async def test_a_head_says_what_would_come_and_sends_nothing(house: LocalServer, path: str) -> None:
    head, whole = await house.ask("HEAD", path, **PLAIN), await house.ask("GET", path, **PLAIN)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"),
        *("/..%5csecret.txt", "//secret.txt", "/assets/", "/assets", "/index.html.gz", "/fonts", "/nothing.js"),
    ],
)
async def test_no_path_leads_out_of_the_page(house: LocalServer, path: str) -> None:
    answer = await house.ask("GET", path)
    assert answer.status_code in {400, 404}, answer.text
    assert b"nobody's business" not in answer.content


async def test_whoever_looks_for_a_page_that_is_not_there_is_told_so_by_the_page(house: LocalServer) -> None:
    seen = await house.ask("GET", "/no/such/page", accept="text/html")
    assert (seen.status_code, seen.text) == (404, (await house.ask("GET", "/")).text)
    assert (await house.ask("GET", "/no/such/page")).json() == {"reason": "Not Found"}
    assert (await house.ask("GET", "/api/nothing", accept="text/html")).json() == {"reason": "Not Found"}


async def test_a_file_is_found_however_its_path_is_written(house: LocalServer) -> None:
    assert (await house.ask("GET", "/assets/main-1a2b%2ejs")).content == SCRIPT
    assert (await house.ask("GET", "/assets/main-1a2b.js?v=2")).content == SCRIPT
    assert (await house.ask("POST", "/sw.js")).status_code == 405


async def test_the_page_runs_what_came_with_it_and_nothing_else(house: LocalServer) -> None:
    policy = (await house.ask("GET", "/")).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == rules["worker-src"] == rules["manifest-src"] == "'self'"
    assert "unsafe" not in policy
    assert set(rules) & {"script-src", "style-src", "connect-src"} == set(), "all as default-src says"
    assert policy == (await house.ask("GET", "/assets/main-1a2b.js")).headers["content-security-policy"]


async def test_a_visit_costs_nothing_of_what_an_address_may_ask(house: LocalServer) -> None:
    house.context.requests.spend("127.0.0.1", house.clock.now(), 120)  # nothing is left
    assert {await house.status(path) for path in ("/", "/t/A", "/assets/review-3c4d.js") * 20} == {200}
    assert await house.status("/api/games") == 429


def test_where_the_page_was_not_built_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "left-over.js").write_bytes(b"0")
    for folder in (tmp_path, tmp_path / "nowhere"):
        files = read_page(folder)
        assert len(page_handlers(files, ("/",))) == 1
        (said,) = files.values()
        assert b"just web" in said.body
        assert b"not built" in said.body
