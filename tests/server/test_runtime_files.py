"""What a browser needs to play with no server: given as each browser takes it, kept for good, in its own policy."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ninelives.server.edge.http.page import read_page
from ninelives.server.edge.http.runtime import PIECE_BYTES, pieces_of
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

BODY = b"wasm " * 500
BR = b"squeezed in another way"  # nothing here can unpack it, and nothing has to
PATH = "/runtime/1a2b3c/python.wasm"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("page")
    files = {
        "index.html": b"<!doctype html>",
        "assets/house-1a2b.js": b"worker",
        "assets/main-1a2b.js": b"page",
        f"{PATH[1:]}.gz": gzip.compress(BODY),
        f"{PATH[1:]}.br": BR,
    }
    for name, body in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(body)
    return root


@pytest.fixture
async def site(clock: VirtualClock, folder: Path) -> AsyncIterator[LocalServer]:
    async with local_server(clock, page=str(folder)) as house:
        yield house


async def test_a_file_is_given_packed_or_not_again(site: LocalServer) -> None:
    packed = await site.ask("GET", PATH, **{"accept-encoding": "gzip"})
    assert gzip.decompress(packed.content) == BODY
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "application/wasm"
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "Accept-Encoding"
    again = {"if-none-match": packed.headers["etag"], "accept-encoding": "gzip"}
    assert (await site.ask("GET", PATH, **again)).status_code == 304


async def test_it_is_unpacked_for_nobody(site: LocalServer) -> None:
    refused = await site.ask("GET", PATH, **{"accept-encoding": "identity"})
    assert refused.status_code == 406
    assert "gzip" in refused.json()["reason"]


async def test_a_long_file_comes_in_pieces(folder: Path, site: LocalServer) -> None:
    long = folder / f"{PATH[1:]}.br"
    assert [len(piece) for piece in pieces_of(long)] == [len(BR)]
    long.write_bytes(bytes(2 * PIECE_BYTES + 1))
    try:
        assert [len(piece) for piece in pieces_of(long)] == [PIECE_BYTES, PIECE_BYTES, 1]
        head = await site.ask("HEAD", PATH, **{"accept-encoding": "br"})
        assert int(head.headers["content-length"]) == 2 * PIECE_BYTES + 1
    finally:
        long.write_bytes(BR)


async def test_whoever_takes_brotli_is_given_that(site: LocalServer) -> None:
    head = await site.ask("HEAD", PATH, **{"accept-encoding": "gzip, deflate, br"})
    assert (head.headers["content-encoding"], int(head.headers["content-length"])) == ("br", len(BR))


async def test_the_files_as_they_lie_there_are_nobodys_business(site: LocalServer) -> None:
    for path in (f"{PATH}.gz", f"{PATH}.br", "/runtime/1a2b3c/", "/runtime/1a2b3c/other.wasm"):
        assert await site.status(path) == 404


def test_they_are_not_held_in_memory(folder: Path) -> None:
    assert [path for path in read_page(folder) if "runtime" in path] == []


async def test_the_script_of_a_worker_may_compile_and_the_page_may_not(site: LocalServer) -> None:
    policies = [
        (await site.ask("GET", path)).headers["content-security-policy"] for path in ("/assets/house-1a2b.js", "/")
    ]
    assert policies[0] == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    assert "wasm" not in policies[1]
    assert "wasm" not in (await site.ask("GET", "/assets/main-1a2b.js")).headers["content-security-policy"]
