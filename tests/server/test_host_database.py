"""`ninelives host` works on a database that a server has used, names it, and makes none by a slip of the keyboard."""

import asyncio
from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.server.features.moderation.admin_cli import name_of_database
from ninelives.server.process import prepare_store
from ninelives.server.settings import Settings


@pytest.mark.parametrize("words", [["status"], ["ban", "3f0a", "--reason", "Shouting."]])
def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    file = tmp_path / "ninelvies.db"
    assert main(["host", *words, "--database", f"sqlite:///{file}"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", f"No server has used sqlite:///{file} yet. Look at --database.\n")
    assert not file.exists()


def test_an_empty_database_stays_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.db"
    file.touch()
    assert main(["host", "status", "--database", f"sqlite:///{file}"]) == 2
    assert "No server has used" in capsys.readouterr().err
    assert file.stat().st_size == 0


def test_it_says_which_database_it_worked_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    asyncio.run(prepare_store(Settings(database=url)))
    assert main(["host", "status", "--database", url]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("read-only:    no")
    assert said.err == f"Database: {url}\n"


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("sqlite:///a.db", "sqlite:///a.db"),
        ("postgresql://ann@here/cats", "postgresql://ann@here/cats"),
        ("postgresql://ann:mouse@here/cats", "postgresql://ann:***@here/cats"),
    ],
)
def test_no_password_is_printed(url: str, name: str) -> None:
    assert name_of_database(url) == name
