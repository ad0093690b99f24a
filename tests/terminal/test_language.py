"""The terminal speaks the language that is asked for, else that of the environment, else English."""

import io
import json
import re
from pathlib import Path

import pytest

from ninelives import load
from ninelives.cli import main
from ninelives.core.errors import NineLivesError
from ninelives.core.line import tidy
from ninelives.core.registry import keys
from ninelives.rulebook import find_ruling, rulebook, section

HERE = {"en": "Details: ninelives games KEY.", "de": "Einzelheiten: ninelives games NAME."}


def ask(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "de") -> str:
    assert main([*arguments, "--lang", lang]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return ask(capsys, "play", "kitten-me", "--seed", "cat", "--seats", "3", *arguments)


@pytest.fixture
def record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["simulate", "kitten-me", "--games", "1", "--seed", "5", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    return str(tmp_path / "kitten-me-5-00000.txt")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "DE"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_decides_unless_a_language_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert main(["games"]) == 0
    assert HERE[language] in capsys.readouterr().out
    for asked, words in HERE.items():
        assert words in ask(capsys, "games", lang=asked)


def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(capsys, "games", "--lang", "tlh").startswith("There is no language 'tlh'. Languages: en, de")
    monkeypatch.setenv("LC_ALL", "de")
    assert refused(capsys, "games", "--lang", "tlh").startswith("Die Sprache 'tlh' gibt es hier nicht.")


def test_commands_of_the_lab_are_english_everywhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de")
    assert "There is no game called 'dog-me'." in refused(capsys, "simulate", "dog-me")
    assert "Es gibt kein Spiel namens 'dog-me'." in refused(capsys, "play", "dog-me")


def test_a_match_is_played_in_german(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = play(capsys, monkeypatch, "fly\nbid 900 hat\ndeck\n? k99\nquit\n")
    assert "Du sitzt auf Platz 0, mit 2 Tigerkatzen. Außerdem: ? für Hilfe, ? K" in told
    assert "  Mochi: Geht lieber sicher.\n" in told
    assert "Hüte zustande kommen. (K7)" in told or "(K7)" in told
    assert " 4 blauer Hut\n" in told
    assert "Es gibt keine Regel k99. You Gotta Be Kitten Me! hat A1 bis A" in told
    assert told.endswith("Du verlässt den Tisch. Komm bald wieder.\n")


def test_one_other_is_told_apart_from_several(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "mit einem Panther." in play(capsys, monkeypatch, "quit\n", "--bots", "panther", "--seats", "2")
    assert "mit 2 Zufallsbots." in play(capsys, monkeypatch, "quit\n", "--bots", "random")


def test_help_at_the_prompt_is_in_german(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ein Bluffspiel für 2 bis 10 Personen" in play(capsys, monkeypatch, "?\nquit\n")
    assert "Regeln im Einzelnen\n---" in play(capsys, monkeypatch, "? all\nquit\n")
    assert find_ruling(load("kitten-me"), "k8", "de") in play(capsys, monkeypatch, "? k8\nquit\n")


def test_nobody_is_called_you_in_any_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    told = play(capsys, monkeypatch, "quit\n", "--name", "Du", "--record", str(file))
    assert "name 0 Guest\n" in file.read_text()
    assert f"Die Aufzeichnung ist in {file}. Sie endet da, wo du gegangen bist." in told


def test_rules_are_shown_and_searched_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("kitten-me")
    assert "\nRegeln im Einzelnen\n-------------------\n" in ask(capsys, "rules", "kitten-me")
    assert ask(capsys, "rules", "kitten-me", "k8") == f"{find_ruling(game, 'K8', 'de')}\n"
    assert "Bluffspiel" in ask(capsys, "rules", "kitten-me", "bluffspiel")
    assert "'bluffspiel'" in refused(capsys, "rules", "kitten-me", "bluffspiel")
    assert "kommt 'elephant' nicht vor" in refused(capsys, "rules", "kitten-me", "elephant", "--lang", "de")


@pytest.mark.parametrize("key", keys())
def test_a_section_is_found_by_its_english_title(key: str) -> None:
    game = load(key)
    german = tidy(rulebook(game, "de").partition("\n## Kurz gesagt\n")[2].partition("\n## ")[0])
    assert tidy(section(game, "In short", "de")) == german.replace("`", "") != ""
    assert section(game, "In short", "tlh") == section(game, "In short") != section(game, "In short", "de")
    assert section(game, "Kurz gesagt", "de") == section(game, "No such section") == ""


def test_a_book_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ninelives.rulebook.rulebook", lambda *_: "# Naps\n\n## In short\nSleep.\n")
    with pytest.raises(NineLivesError, match="Go Kitty has no numbered rulings"):
        find_ruling(load("go-kitty"), "K1")


def test_a_finished_match_is_told_and_verified_in_german(capsys: pytest.CaptureFixture[str], record_file: str) -> None:
    told = ask(capsys, "replay", record_file)
    assert "\nEndstand: nur noch eine Person hat Karten.\n  1. " in told
    assert "(Punktzahl " in told
    assert f"{record_file} besteht die Prüfung: " in ask(capsys, "verify", record_file)
    assert "Es gibt keinen Platz 9: Die Plätze sind 0 bis 3." in refused(
        capsys, "replay", record_file, "--seat", "9", "--lang", "de"
    )


def test_a_review_is_told_in_german(capsys: pytest.CaptureFixture[str], record_file: str) -> None:
    told = ask(capsys, "review", record_file, "--seat", "0")
    english = ask(capsys, "review", record_file, "--seat", "0", lang="en")
    worst, (cost, wins) = told.splitlines()[-1], re.findall(r"[\d.]+", english.splitlines()[-1].rpartition("(")[2])[:2]
    assert "\nWas am meisten gekostet hat:\n" in told
    assert worst.startswith("  Spielzug ")
    assert worst.endswith(f"({cost.replace('.', ',')} Karten, etwa {wins} Siege in 100 Partien)")


def test_programs_are_told_the_same_facts_and_sentences_in_german(
    capsys: pytest.CaptureFixture[str], record_file: str
) -> None:
    game = json.loads(ask(capsys, "games", "kitten-me", "--json"))
    assert {option["name"]: option["about"] for option in game["options"]}["lowest"] == "das kleinste erste Gebot"
    assert json.loads(ask(capsys, "review", record_file, "--json"))["unit"] == "cards"
