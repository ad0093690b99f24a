"""The page for people: what stands where, how long browsers keep it, and that nothing else is given away."""

import gzip
import http.client
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ninelives.server.edge.http.page import page_handlers, read_page, takes_packed
from server.house import Open, open_house

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


@pytest.fixture(scope="module")
def paged(folder: Path) -> Iterator[Open]:
    with open_house(page=str(folder)) as house:
        yield house


@pytest.mark.parametrize("place", [*PLACES, *HERE])
def test_the_page_is_shown_wherever_it_has_a_place(paged: Open, place: str) -> None:
    answer = paged.ask("GET", place, **PLAIN)
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
def test_a_file_is_given_as_what_it_is_and_kept_as_long_as_it_holds(
    paged: Open, path: str, media: str, cache: str
) -> None:
    answer = paged.ask("GET", path, **PLAIN)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (media, cache)


def test_a_packed_file_is_given_to_whoever_takes_it(paged: Open) -> None:
    path = "/assets/main-1a2b.js"
    packed, plain = paged.ask("GET", path, **{"accept-encoding": "br, gzip"}), paged.ask("GET", path, **PLAIN)
    assert packed.content == plain.content == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(SCRIPT) == int(plain.headers["content-length"])
    assert "content-encoding" not in paged.ask("GET", "/sw.js").headers, "this one has no packed twin"


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


def test_what_a_browser_has_already_is_not_sent_again(paged: Open) -> None:
    tag = paged.ask("GET", "/").headers["etag"]
    for said in (tag, f'"old", {tag}', tag.removeprefix("W/")):
        again = paged.ask("GET", "/t/ABCDEF", **{"if-none-match": said})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert paged.ask("GET", "/", **{"if-none-match": '"old"'}).status_code == 200
    assert paged.ask("GET", "/sw.js").headers["etag"] != tag


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/assets/main-1a2b.js"])
def test_a_head_says_what_would_come_and_sends_nothing(paged: Open, path: str) -> None:
    head, whole = paged.ask("HEAD", path, **PLAIN), paged.ask("GET", path, **PLAIN)
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
def test_no_path_leads_out_of_the_page(paged: Open, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", paged.port, timeout=20)  # sends a path just as it is written
    line.request("GET", path)
    answer = line.getresponse()
    said = answer.read()
    line.close()
    assert answer.status in {400, 404}, said
    assert b"nobody's business" not in said


def test_whoever_looks_for_a_page_that_is_not_there_is_told_so_by_the_page(paged: Open) -> None:
    with httpx.Client(base_url=paged.address, trust_env=False) as client:
        seen = client.get("/no/such/page", headers={"accept": "text/html"})
        assert (seen.status_code, seen.text) == (404, client.get("/").text)
        assert client.get("/no/such/page").json() == {"reason": "Not Found"}
        assert client.get("/api/nothing", headers={"accept": "text/html"}).json() == {"reason": "Not Found"}


def test_a_file_is_found_however_its_path_is_written(paged: Open) -> None:
    assert paged.ask("GET", "/assets/main-1a2b%2ejs").content == SCRIPT
    assert paged.ask("GET", "/assets/main-1a2b.js?v=2").content == SCRIPT
    assert paged.ask("POST", "/sw.js").status_code == 405


def test_the_page_runs_what_came_with_it_and_nothing_else(paged: Open) -> None:
    policy = paged.ask("GET", "/").headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == rules["worker-src"] == rules["manifest-src"] == "'self'"
    assert "unsafe" not in policy
    assert set(rules) & {"script-src", "style-src", "connect-src"} == set(), "all as default-src says"
    assert policy == paged.ask("GET", "/assets/main-1a2b.js").headers["content-security-policy"]


def test_a_visit_costs_nothing_of_what_an_address_may_ask(paged: Open) -> None:
    with httpx.Client(base_url=paged.address, trust_env=False) as client:
        paged.context.requests.spend("127.0.0.1", time.monotonic() + 60, 120)  # nothing is left for a minute
        assert client.get("/api/games").status_code == 429
        assert {client.get(path).status_code for path in ("/", "/t/A", "/assets/review-3c4d.js") * 20} == {200}
        assert client.get("/api/games").status_code == 429
    paged.refill()


def test_where_the_page_was_not_built_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "left-over.js").write_bytes(b"0")
    for folder in (tmp_path, tmp_path / "nowhere"):
        files = read_page(folder)
        assert len(page_handlers(files)) == 1
        (said,) = files.values()
        assert b"just web" in said.body
        assert b"not built" in said.body
