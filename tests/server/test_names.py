"""What somebody may be called, and which names are taken for one another."""
# ruff: noqa: RUF001 - letters that look like others are what this is about

import pytest

from lookalikes import twins_by_prototype, unseen
from ninelives.tables.apply import replay
from ninelives.tables.commands.seats import Sit
from ninelives.tables.ids import Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.names import LONGEST_NAME, is_name, looks_of, tidy_name
from ninelives.tables.seating import Sitters, names_of, seat_guest, with_bot
from server.local import LocalServer
from tables.lived import ANNA, BEN, Lived

HONEST = (
    *("Zoë", "Łukasz", "محمد", "小猫", "Nguyễn", "👩\u200d👩\u200d👧", "O'Neil", "Jean-Luc", "Мария", "Ελένη", "שרה"),
    *("ぴよ", "강아지", "Anne-Sophie 2", "हिन्दी नाम", "José", "Åsa", "Þór", "Nuñez", "Jürgen", "Weiß", "François"),
    *("Dvořák", "Ştefan", "I", "Al", "O\u00b4Neil", "Ngọc Ánh", "ไก่น้ำ", "நித்யா", "తెలుగు", "ಕನ್ನಡ", "ശ്രീ", "বাংলা"),
    *("ਪੰਜਾਬੀ", "မြန်မာ", "ខ្មែរ", "བསྒྲུབས", "ქეთი", "Աննա", "አበበ", "ᏣᎳᎩ", "نیما\u200cجان", "क्\u200dष"),
    *("র\u200d্যাব", "ശ്രീമാന്\u200d", "🐈\u200d⬛", "❤\ufe0f", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "👁\ufe0f\u200d🗨\ufe0f"),
    *("Guest", "Gast", "Mochi", "Botticelli", "Seating", "Dude", "Youssef", "House cat", "x" * 24, "7", "!"),
)
UNFIT = {
    "a blank letter": "\u3164",
    "two of them": "\u3164\u3164",
    "a half-width filler": "\uffa0",
    "a jamo filler": "A\u115fb",
    "blank braille": "\u2800",
    "a soft hyphen": "An\u00adna",
    "a grapheme joiner": "An\u034fna",
    "a zero-width space": "An\u200bna",
    "a joiner in Latin": "An\u200dna",
    "a non-joiner in Latin": "An\u200cna",
    "a joiner at the end": "Anna\u200d",
    "two joiners": "क्\u200d\u200dष",
    "only joiners": "\u200d\u200c",
    "a selector after a letter": "Anna\ufe0f",
    "two selectors": "❤\ufe0f\ufe0f",
    "tags": "Anna\U000e0041",
    "an override": "A\u202eb",
    "an isolate": "A\u2066b",
    "an Arabic mark of direction": "A\u061cb",
    "private use": "A\ue000",
    "unassigned": "A\u0378",
    "a replacement": "A\ufffd",
    "three marks": "A\u0335\u0336\u0337",
    "23 marks": "A" + "\u0336" * 23,
    "Thai signs": "ก" + "\u0e47" * 5,
    "a mark by itself": "\u0336",
    "a mark after a space": "A \u0336b",
    "nothing": "",
    "25 letters": "x" * 25,
    "many letters in one": "\ufdfa" * 2,
}
TAKEN = (
    *("You", "YOU", "yоu", "Y0u", "ＹＯＵ", "𝓨𝓸𝓾", "уou", "TABLE", "Tаble", "tab1e", "TabIe", "ΤΑΒLΕ", "House"),
    *("hоuse", "Nobody", "nоbоdy", "Somebody", "Bot", "B0T", "ВОТ", "Watcher", "A  watcher", "Seat 1", "seat 12"),
    *("Ѕeat 3", "Seat l", "Du", "DU", "Tisch", "Der Tisch", "Platz 2"),
)


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_are_welcome(name: str) -> None:
    assert is_name(tidy_name(name))
    assert tidy_name(tidy_name(name)) == tidy_name(name)


@pytest.mark.parametrize("what", UNFIT)
def test_what_cannot_be_seen_is_no_name(what: str) -> None:
    assert not is_name(tidy_name(UNFIT[what]))


@pytest.mark.parametrize("name", TAKEN)
def test_nobody_is_called_what_the_table_calls_itself(name: str) -> None:
    assert not is_name(tidy_name(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Аnna"), ("Anna", "ANNA"), ("Alice", "AIice"), ("Ian", "IAN"), ("Amie", "Arnie"), ("Zoë", "Zoe\u0308")],
)
def test_names_that_look_the_same_are_told_apart_by_a_number(one: str, other: str) -> None:
    sitters = seat_guest(seat_guest((None, None), ANNA, Sit(0, "-", one)), BEN, Sit(1, "-", other))
    assert names_of(sitters) == (one, f"{other} 2")


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Zoë", "Zoe"), ("Мария", "Марина"), ("小猫", "小描")])
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)


def test_a_bot_takes_no_name_that_looks_like_a_persons() -> None:
    person: Sitters = seat_guest((None, None), ANNA, Sit(0, "-", "Вiscuit"))
    assert names_of(with_bot(person, 1, "kitten"))[1] == "Mochi"


def test_a_family_cut_short_is_not_left_with_a_joiner() -> None:
    long = "x" * 19 + "👩\u200d👩\u200d👧"
    sitters = seat_guest(seat_guest((None, None), ANNA, Sit(0, "-", long)), BEN, Sit(1, "-", long))
    assert len(long) <= LONGEST_NAME
    assert is_name(names_of(sitters)[1])


def test_a_name_is_written_down_as_names_are_written() -> None:
    lived = Lived(None, (ANNA, "sit 0 - Zoe\u0308 ①"))
    assert lived.rows[0].lines == "sit 0 - Zoë 1"
    assert lived.table.names[0] == "Zoë 1"


@pytest.mark.parametrize("name", ["TABLE", "\u3164", "A" + "\u0336" * 20, "You\u200d", "ＡＢＣ"])
def test_a_log_with_an_old_name_is_folded_and_its_owner_comes_back(name: str) -> None:
    lived = Lived()
    table, _change = replay(lived.table, Row(TableId(77), Seq(0), ANNA, "c", f"sit 0 - {name}", 5001.0, None))
    table, _change = replay(table, Row(TableId(77), Seq(1), BEN, "c", f"sit 1 - {name}", 5002.0, None))
    lived.table = table
    first, second = table.names
    assert (first, second[-2:]) == (name, " 2")
    assert lived.refusal(ANNA, Sit(0, "-", first)) == ""
    assert lived.refusal(BEN, Sit(1, "-", second)) == ""
    assert table.names == (first, second)
    assert lived.refusal(ANNA, Sit(0, "-", "TabIe")) == "T6"


async def test_over_http_names_are_judged_alike(house: LocalServer) -> None:
    assert (await house.ask("PUT", "/api/me", {"name": "Ｚoe\u0308"})).json()["name"] == "Zoë"
    refused = await house.ask("PUT", "/api/me", {"name": "Tаble"})
    assert (refused.status_code, "Choose another name" in refused.json()["reason"]) == (400, True)


def test_the_tool_reads_the_files_of_unicode() -> None:
    twins = "# x\n0430 ;\t0061 ;\tMA\t# a\n\n1D41A ;\t0061 ;\tMA\t# not needed\n006D ;\t0072 006E ;\tMA\t#\n"
    assert twins_by_prototype(twins) == {"0061": ["0430"], "0072 006E": ["006D"]}
    kinds = "115F..1160 ; Default_Ignorable_Code_Point # x\n0041 ; Alphabetic\n00AD ; Default_Ignorable_Code_Point\n"
    assert unseen(kinds) == ["115F-1160", "00AD"]


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Host",
            "HOST",
            "H\u043est",
            "System",
            "Staff",
            "Nine Lives",
            "nine-lives",
            "✓ Verified",
            "👑 Host",
            "⚠ System",
        ),
        *(
            "Panther",
            "Tabby.",
            "k1tten",
            "Mochi (bot)",
            "Mochi [BOT]",
            "Mochi bot",
            "Bob wins.",
            "Bob  WINS",
            "The table.",
        ),
        *(
            "Table:",
            "- Table -",
            "Y o u",
            "The.House",
            "Ta\u0640ble",
            "Gastgeber",
            "Sist\u00e9ma",
            "Bob disconnected",
        ),
    ],
)
async def test_nobody_poses_as_the_house_or_as_whoever_runs_it_or_as_a_bot(house: LocalServer, name: str) -> None:
    refused = await house.ask("PUT", "/api/me", {"name": name})
    assert (refused.status_code, "Choose another name" in refused.json()["reason"]) == (400, True)


@pytest.mark.parametrize(
    "other",
    [
        *("Mochi", "mochi", "Mochi.", "Mo chi", "Moc\u0323hi", "Moch1", "Mochl", "Mo\u0640chi", "Mo\u05b0chi", "M0chi"),
        *(
            "\u2764 Mochi",
            "Mochi!",
            "(Mochi)",
            "M\u00f6chi",
            "MOCHI",
            "\u041c\u043echi",
            "-Mochi-",
            "M.o.c.h.i",
            "Mochi\u00b4",
        ),
    ],
)
def test_a_name_that_one_would_take_for_a_neighbours_has_a_number(other: str) -> None:
    lived = Lived(None, (ANNA, "sit 0 - Mochi"))
    lived.do(BEN, Sit(1, "-", other))
    first, second = lived.table.names
    assert (first, second) == ("Mochi", f"{tidy_name(other)} 2")
    lived.do(BEN, Sit(1, "-", second))
    assert lived.table.names == (first, second), "whoever comes back keeps it"
    assert lived.folded().names == lived.table.names


@pytest.mark.parametrize(
    ("one", "other"), [("राम", "रमा"), ("小猫", "大猫"), ("🐈", "🐕"), ("Mia", "Mira"), ("!", "?")]
)
def test_neighbours_whose_names_differ_keep_them(one: str, other: str) -> None:
    lived = Lived(None, (ANNA, f"sit 0 - {one}"), (BEN, f"sit 1 - {other}"))
    assert lived.table.names == (one, other)
