"""How the cat looks that stands for a person: chosen by whoever sits, kept in the log, told to everybody."""

import re
from pathlib import Path

import pytest

from ninelives import Refused
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.sessions import Session
from ninelives.tables.ids import SYSTEM
from ninelives.tables.looks import FACES, FURS, HATS, NO_LOOK, is_look
from ninelives.tables.projection import sittings_of
from tables.lived import ANNA, BEN, DORA, Lived, config, everything, two_at

LOOK = "ginger freckles crown"
VOCABULARY = Path("web/src/vocabulary/looks.ts")


def looks(lived: Lived) -> list[str]:
    return ["" if sitting is None else sitting.look for sitting in sittings_of(lived.table, lambda _who: True)]


def anna() -> Lived:
    return Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, f"look {LOOK}"))


def test_whoever_sits_chooses_a_cat_and_everybody_is_told() -> None:
    lived = anna()
    lived.say(BEN, "sit 1 - Ben")
    lived.say(ANNA, "bot 2 tabby")
    assert looks(lived) == [LOOK, "", ""]


def test_two_may_choose_the_same_cat() -> None:
    lived = anna()
    lived.say(BEN, "sit 1 - Ben")
    lived.say(BEN, f"look {LOOK}")
    assert looks(lived) == [LOOK, LOOK, ""]


def test_the_cat_of_the_seat_can_be_had_back() -> None:
    lived = anna()
    lived.say(ANNA, "look")
    assert looks(lived) == ["", "", ""]


def test_a_cat_goes_with_its_person() -> None:
    lived = anna()
    lived.say(ANNA, "sit 2 - Anna Two")
    assert looks(lived) == ["", "", LOOK]
    lived.say(ANNA, "seats 2")
    assert looks(lived) == [LOOK, ""]
    lived.say(ANNA, "rise")
    lived.say(BEN, "sit 0 - Ben")
    assert looks(lived) == ["", ""]


def test_whoever_comes_back_in_a_match_has_their_cat_and_so_has_their_stand_in() -> None:
    lived = anna()
    lived.say(ANNA, "begin")
    lived.say(ANNA, "rise")
    assert looks(lived)[0] == LOOK
    lived.say(ANNA, "sit 0 - Anna")
    lived.play_on()
    lived.say(ANNA, "begin")
    assert looks(lived) == [LOOK, "", ""]


def test_a_log_gives_the_cats_back() -> None:
    lived = anna()
    lived.say(ANNA, "begin")
    assert [row.lines.partition("\n")[0] for row in lived.rows] == ["sit 0 - Anna", f"look {LOOK}", "begin"]
    assert everything(lived.folded()) == everything(lived.table)


def test_a_log_of_old_has_the_cats_of_the_seats() -> None:
    lived = two_at()
    assert everything(lived.folded()) == everything(lived.table)
    assert looks(lived) == ["", ""]


def test_t16_cats_keep_their_looks_while_a_match_runs() -> None:
    lived = two_at()
    assert lived.refusal(ANNA, f"look {LOOK}") == lived.refusal(ANNA, "look") == "T16"
    lived.play_on()
    assert lived.refusal(ANNA, f"look {LOOK}") == ""


@pytest.mark.parametrize(
    "look",
    [
        "ginger",
        "ginger freckles",
        "ginger freckles crown crown",
        "crown freckles ginger",
        "Ginger freckles crown",
        "green freckles crown",
        "ginger freckles <b>",
        "-",
        "x" * 300,
    ],
)
def test_t16_there_is_no_such_cat(look: str) -> None:
    lived = Lived(None, (ANNA, "sit 0 - Anna"))
    with pytest.raises(Refused, match=r"There is no such cat\. Furs: tabby, .* Hats: bare, ") as refused:
        lived.say(ANNA, f"look {look}")
    assert refused.value.ruling == "T16"


def test_t4_whoever_watches_has_no_cat() -> None:
    assert anna().refusal(DORA, f"look {LOOK}") == "T4"


def test_the_house_has_no_cat_of_its_own() -> None:
    lived = anna()
    lived.say(ANNA, "bot 1 tabby")
    lived.say(SYSTEM, "look")
    assert looks(lived) == [LOOK, "", ""]


def test_a_change_of_looks_is_shown_and_not_talked_about() -> None:
    lived = anna()
    live = OpenTable(lived.table)
    heard: list[str] = []

    class Ears:
        who, session, language = BEN, Session(BEN, 0), "en"

        def send(self, data: bytes) -> None:
            heard.append(data.decode())

        def dismiss(self) -> None: ...

        def reconnect(self) -> None: ...

        def recheck(self) -> None: ...

        def hear_phrase(self, speaker: object, data: bytes, *, watches: bool) -> None: ...

    live.viewers[Ears()] = None
    lived.say(ANNA, "look black patch wizard")
    live.tell(live.fold(lived.rows[-1]))
    assert '"look":"black patch wizard"' in heard[0]
    assert '"event"' not in heard[0]


def test_the_page_draws_all_of_them_and_no_others() -> None:
    text = VOCABULARY.read_text(encoding="utf-8")
    drawn = {
        name: tuple(re.findall(r'"(\w+)"', words)) for name, words in re.findall(r"(\w+) = \[(.*?)\]", text, re.DOTALL)
    }
    assert drawn == {"FURS": FURS, "FACES": FACES, "HATS": HATS}


def test_every_fur_face_and_hat_is_one_word() -> None:
    words = [*FURS, *FACES, *HATS]
    assert len(set(words)) == len(words)
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words)
    assert not is_look(NO_LOOK)
