"""What is told of those who come, go and decide, in the listener's language."""

import pytest

from ninelives.core.catalogs import translations_of
from ninelives.core.language import use_language
from ninelives.tables.commands.reading import event_of
from ninelives.tables.commands.seats import Sit
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.seating import Sitters, seat_guest, with_bot
from tables.lived import ANNA, BEN

AT_TABLE: Sitters = with_bot(seat_guest((None, None, None), ANNA, Sit(0, "-", "Anna")), 2, "kitten")


def told(line: str, who: GuestId = ANNA, language: str = "en") -> str:
    with use_language(translations_of(language)):
        return str(event_of(Row(TableId(1), Seq(1), who, "c", line, 0.0, None), AT_TABLE))


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("bot 1 tabby", "A bot sits down on seat 2: a tabby.", "Auf Platz 2 setzt sich ein Bot: eine Tigerkatze."),
        (
            "bot 2 panther",
            "Biscuit is played by a bot now: a panther.",
            "Für Biscuit spielt jetzt ein Bot: ein Panther.",
        ),
        ("clear 2", "Biscuit leaves.", "Biscuit geht."),
        ("rise", "Anna gets up.", "Anna steht auf."),
    ],
)
def test_everything_is_told_in_the_listeners_language(line: str, english: str, german: str) -> None:
    assert (told(line), told(line, language="de")) == (english, german)


def test_whoever_holds_no_seat_has_no_name() -> None:
    assert told("rise", BEN) == "Somebody gets up."


def test_a_level_of_a_plug_in_has_the_name_it_has() -> None:
    assert told("bot 1 sphinx") == "A bot sits down on seat 2: sphinx."


@pytest.mark.parametrize("line", ["ready", "hurry", "look", "1 bid 5 hat"])
def test_what_is_seen_is_not_told(line: str) -> None:
    assert told(line, SYSTEM) == ""
