"""Who is at a table right now."""

from ninelives.hosting.people.presence import MOST_TOLD, STALE, Attendance, Presence
from ninelives.tables.ids import GuestId
from tables.lived import ANNA, BEN, CLEO


def test_somebody_with_two_tabs_comes_once_and_leaves_once() -> None:
    here = Presence()
    assert [here.enter(ANNA), here.enter(ANNA)] == [True, False]
    assert here.mine([]).guests == {ANNA: ""}
    assert [here.leave(ANNA), here.leave(ANNA)] == [False, True]
    assert here.mine([]).guests == {}


def test_those_in_other_processes_are_here_too() -> None:
    here = Presence()
    here.enter(ANNA)
    assert here.hear("other", Attendance({BEN: ""}), 1.0)
    assert here.hear("third", Attendance({ANNA: "", CLEO: ""}), 1.0)
    assert here.all.keys() == {ANNA, BEN, CLEO}
    assert here.mine([]).guests == {ANNA: ""}
    here.leave(ANNA)
    assert here.all.keys() == {ANNA, BEN, CLEO}, "the third process still has a socket of hers"


def test_only_news_is_news() -> None:
    here = Presence()
    assert not here.hear("other", Attendance({}), 1.0)
    assert here.hear("other", Attendance({BEN: "", CLEO: ""}), 2.0)
    assert not here.hear("other", Attendance({CLEO: "", BEN: ""}), 3.0)
    assert here.hear("other", Attendance({CLEO: ""}), 4.0)


def test_a_process_that_fell_silent_is_forgotten_with_its_people() -> None:
    here = Presence()
    here.enter(ANNA)
    here.hear("other", Attendance({BEN: ""}), 1.0)
    here.hear("empty", Attendance({}), 1.0)
    assert not here.forget_silent(1.0 + STALE)
    here.hear("third", Attendance({CLEO: ""}), 30.0)
    assert here.forget_silent(1.1 + STALE)
    assert here.all.keys() == {ANNA, CLEO}
    assert not here.forget_silent(1.1 + STALE)


def test_a_process_that_speaks_is_not_forgotten() -> None:
    here = Presence()
    here.hear("other", Attendance({BEN: ""}), 1.0)
    here.hear("other", Attendance({BEN: ""}), 30.0)
    assert not here.forget_silent(2.0 + STALE)
    assert here.all.keys() == {BEN}


def test_those_who_gave_a_name_are_known_by_it() -> None:
    here = Presence()
    assert here.enter(ANNA, "Anna")
    assert here.enter(ANNA, "Anne"), "from another page, by another name"
    assert not here.enter(ANNA, "Anne")
    here.hear("other", Attendance({BEN: "Ben", CLEO: ""}), 1.0)
    assert here.all == {ANNA: "Anne", BEN: "Ben", CLEO: ""}
    assert here.hear("other", Attendance({BEN: "Benno", CLEO: ""}), 2.0)


def test_however_many_watch_others_are_told_of_players_and_of_a_few() -> None:
    here, there = Presence(), Presence()
    for number in range(1000):
        here.enter(GuestId(5000 + number), "Watcher")
    here.enter(ANNA)
    said = here.mine([ANNA, BEN])
    assert (len(said.guests), said.more) == (1 + MOST_TOLD, 1000 - MOST_TOLD)
    assert there.hear("other", said, 1.0)
    assert there.has(ANNA)
    assert not there.has(BEN)
    assert len(there.all) + there.more == 1001
    here.leave(GuestId(5000))
    assert there.hear("other", here.mine([ANNA]), 2.0), "one of those who are only counted"
    assert len(there.all) + there.more == 1000
