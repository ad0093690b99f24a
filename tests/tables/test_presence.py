"""Who is at a table right now."""

from ninelives.tables.live.presence import STALE, Presence
from tables.lived import ANNA, BEN, CLEO


def test_somebody_with_two_tabs_comes_once_and_leaves_once() -> None:
    here = Presence()
    assert [here.enter(ANNA), here.enter(ANNA)] == [True, False]
    assert here.mine == {ANNA: ""}
    assert [here.leave(ANNA), here.leave(ANNA)] == [False, True]
    assert here.mine == {}


def test_those_in_other_processes_are_here_too() -> None:
    here = Presence()
    here.enter(ANNA)
    assert here.hear("other", {BEN: ""}, 1.0)
    assert here.hear("third", {ANNA: "", CLEO: ""}, 1.0)
    assert here.all.keys() == {ANNA, BEN, CLEO}
    assert here.mine == {ANNA: ""}
    here.leave(ANNA)
    assert here.all.keys() == {ANNA, BEN, CLEO}, "the third process still has a socket of hers"


def test_only_news_is_news() -> None:
    here = Presence()
    assert not here.hear("other", {}, 1.0)
    assert here.hear("other", {BEN: "", CLEO: ""}, 2.0)
    assert not here.hear("other", {CLEO: "", BEN: ""}, 3.0)
    assert here.hear("other", {CLEO: ""}, 4.0)


def test_a_process_that_fell_silent_is_forgotten_with_its_people() -> None:
    here = Presence()
    here.enter(ANNA)
    here.hear("other", {BEN: ""}, 1.0)
    here.hear("empty", {}, 1.0)
    assert not here.forget_silent(1.0 + STALE)
    here.hear("third", {CLEO: ""}, 30.0)
    assert here.forget_silent(1.1 + STALE)
    assert here.all.keys() == {ANNA, CLEO}
    assert not here.forget_silent(1.1 + STALE)


def test_a_process_that_speaks_is_not_forgotten() -> None:
    here = Presence()
    here.hear("other", {BEN: ""}, 1.0)
    here.hear("other", {BEN: ""}, 30.0)
    assert not here.forget_silent(2.0 + STALE)
    assert here.all.keys() == {BEN}


def test_those_who_gave_a_name_are_known_by_it() -> None:
    here = Presence()
    assert here.enter(ANNA, "Anna")
    assert here.enter(ANNA, "Anne"), "from another page, by another name"
    assert not here.enter(ANNA, "Anne")
    here.hear("other", {BEN: "Ben", CLEO: ""}, 1.0)
    assert here.all == {ANNA: "Anne", BEN: "Ben", CLEO: ""}
    assert here.hear("other", {BEN: "Benno", CLEO: ""}, 2.0)
