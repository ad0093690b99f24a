"""A site for any static host: whole, light, named from any folder, and answering as a server does."""

import gzip
from pathlib import Path

import pytest

from ninelives import keys
from ninelives.cli import main
from ninelives.core.catalogs import languages
from ninelives.core.errors import NineLivesError
from ninelives.server import site
from server.local import LocalServer

INDEX = b'<head><!--preview--><title>x</title><!--/preview--><script src="./assets/a.js"></script></head>'
WASM = b"wasm " * 99


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build a page as small as can be."""
    files = {
        "index.html": INDEX,
        "index.html.gz": gzip.compress(INDEX),
        "assets/a.js": b"a",
        "preview/cat.svg": b"cat",
        "runtime/1a2b/python.wasm.gz": gzip.compress(WASM),
        "runtime/1a2b/python.wasm.br": b"br",
    }
    for name, body in files.items():
        (tmp_path / "page" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "page" / name).write_bytes(body)
    monkeypatch.setattr(site, "OURS", tmp_path / "page")
    return tmp_path


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_each_place_finds_the_files_by_the_way_up(built: Path) -> None:
    assert main(["site", str(built / "site"), "--at", "/cats/"]) == 0
    written = {name: (built / "site" / name).read_bytes() for name in files_in(built / "site")}
    assert b'src="./assets/a.js"' in written["index.html"]
    assert b'src="../assets/a.js"' in written["me/index.html"]
    for key in keys():
        for screen in ("rules", "learn", "new", "pass"):
            assert b'src="../../assets/a.js"' in written[f"{screen}/{key}/index.html"]
    assert b'src="/cats/assets/a.js"' in written["404.html"]
    assert written["runtime/1a2b/python.wasm"] == WASM
    assert "index.html.gz" not in written, "hosts would give it instead of the page that was written"
    assert "preview/cat.svg" not in written


def test_a_page_of_a_site_names_its_server_and_keeps_to_the_policy(built: Path) -> None:
    site.write_site(built / "site", "/", 'https://cats.example/"><script>')
    page = (built / "site" / "index.html").read_text()
    assert '<meta name="ninelives:site" content="https://cats.example/&quot;&gt;&lt;script&gt;" />' in page
    assert "default-src 'self'" in page
    assert "frame-ancestors" not in page, "browsers complain about it where it is no header"
    assert page.index("Content-Security-Policy") < page.index("<script")


async def test_what_is_said_is_what_a_server_says(house: LocalServer, built: Path) -> None:
    site.write_site(built / "site", "/", "")
    asked = ["games", *[f"games/{key}{more}" for key in keys() for more in ("", "/rules", "/book", "/rulings")]]
    for language in languages():
        for path in asked:
            answer = await house.ask("GET", f"/api/{path}?lang={language}", **{"accept-language": language})
            assert (built / "site" / "said" / language / f"{path}.txt").read_text() == answer.text
    assert len(files_in(built / "site" / "said")) == len(asked) * len(languages())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "cats/"], "--at begins and ends with a slash"),
        (["--server", "cats.example"], "--server is an address"),
    ],
)
def test_what_cannot_be_written_is_refused(
    built: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["site", str(built / "site"), *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not (built / "site").exists()


def test_what_lies_there_is_not_mixed_with_a_site(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", str(built / "page")]) == 2
    assert "not empty: name a new folder" in capsys.readouterr().err


def test_a_page_that_is_not_built_is_said_so(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "OURS", built / "nowhere")
    with pytest.raises(NineLivesError, match="run `just web`"):
        site.write_site(built / "site", "/", "")
