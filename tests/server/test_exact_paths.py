"""What a proxy hides by its path is reached by no other spelling of it."""

import pytest

from ninelives.server.edge.guards import is_exact


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/metrics", b"/metrics/"),
        ("/metrics", b"/metrics//"),
        ("/metrics", b"//metrics"),
        ("/metrics", b"/%6detrics"),
        ("/metrics", b"/metric%73"),
        ("/ready", b"/ready/"),
        ("/api/operator", b"/api//operator"),
        ("/api/operator", b"/%61pi/operator"),
        ("/api/games", b"/api/games/"),
        ("/api/operator", b"/api%2Foperator"),
        ("/api/operator", b"/api/operato%72"),
        ("/host", b"/host/"),
        ("/host", b"/hos%74"),
    ],
)
def test_another_spelling_leads_nowhere(path: str, asked: bytes) -> None:
    assert not is_exact(path, asked)


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/metrics", b"/metrics"),
        ("/api/tables/MEOW42", b"/api/tables/MEOW42"),
        ("/api/games/a b", b"/api/games/a%20b"),
        ("/api/tables/\u732b", b"/api/tables/%E7%8C%AB"),
        ("/t/MEOW42", b"/t/MEOW42/"),
        ("/", b"/"),
        ("/", b"//"),
    ],
)
def test_the_path_itself_and_kind_spellings_of_pages_do(path: str, asked: bytes) -> None:
    assert is_exact(path, asked)
