"""The list of words that no name may hold: data, in letters of any script that look like them."""

from pathlib import Path

import pytest

from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.server.features.moderation.name_list import NameList, name_list
from ninelives.tables.names import tidy_name

LIST = NameList("# cats only\n\nass\n*dogg*\nbad dog\n*Gassi*\n")


@pytest.mark.parametrize(
    "name",
    [
        *("ass", "Ass", "ASS", "a s s", "a-s-s", "a.s.s", "\u0430ss", "\uff41\uff53\uff53", "\u00e2ss", "Fat Ass 9"),
        *("dogg", "Hotdoggy", "d0gg", "D O G G", "\u0501ogg", "Bad Dog", "bad_dog", "BADDOG", "\u0392\u0410D DOG"),
        *("gassi", "GASSI", "GA\u0405\u0405\u0406"),
    ],
)
def test_a_word_is_found_however_it_is_written(name: str) -> None:
    assert not LIST.allows(tidy_name(name))


@pytest.mark.parametrize("name", ["Classic", "Bass", "Cassandra", "Dog", "Bad", "Mochi", "\u732b", "\U0001f431", "Gas"])
def test_a_word_within_another_is_none_unless_the_list_says_so(name: str) -> None:
    assert LIST.allows(tidy_name(name))


@pytest.mark.parametrize(
    "name",
    ["Mia", "Scunthorpe", "Therapist", "Dick", "Mishitsu", "Assunta", "Nazira", "Osterhase", "Putao", "Server Cat 2"],
)
def test_ours_leaves_people_their_names(name: str) -> None:
    assert name_list("").allows(name) is (name != "Server Cat 2")


def test_whoever_runs_a_server_brings_a_list_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_text("dog\n", encoding="utf-8")
    own = name_list(str(tmp_path / "own.txt"))
    assert (own.allows("Dog"), own.allows("Admin")) == (False, True)
    with pytest.raises(NineLivesError, match="Look at --names"):
        name_list(str(tmp_path / "none.txt"))


def test_a_list_that_is_not_there_is_said_before_anything_is_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--names", str(tmp_path / "none.txt"), "--database", f"sqlite:///{tmp_path}/x.db"]) == 2
    assert "Look at --names." in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists()
