"""What cats say: at fitting moments, seldom, one at a time, and by what a watcher sees."""

from functools import cache
from random import Random

import pytest

from ninelives import keys
from ninelives.bots.cats import BY_NAME
from ninelives.bots.temper import CHATTY, PLAIN, STUBBORN, TEMPERS, Temper
from ninelives.tables.chatter import REST, Remark, Witnessed, choose_remark, luck_of, talkers, watch_change
from ninelives.tables.commands.order import Order, TableChange
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.projection import PHRASES
from tables.lived import ANNA, BEN, Lived, config

LUCKS = [Random(n).randbytes(32) for n in range(400)]  # noqa: S311 - a test repeats itself
SOME = Witnessed(changes=(0, -1, 2))
GREETING = Witnessed(begins=1)


class Watched(Lived):
    """A table that somebody watches, who sees this of every row."""

    def __init__(self, key: str) -> None:
        self.seen: list[Witnessed] = []
        super().__init__(config(key, 4), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
        self.play_on()

    def do(self, who: GuestId, order: Order, seen: Seq | None = None, *, name: str = "") -> TableChange:
        change = super().do(who, order, seen, name=name)
        self.seen.append(watch_change(self.table, change))
        return change


@cache
def whole_match(key: str) -> list[Witnessed]:
    return Watched(key).seen


def cats(*tempers: Temper) -> dict[int, Temper]:
    return dict(enumerate(tempers))


def remarks(seen: Witnessed, tempers: dict[int, Temper], *, rested: bool = True) -> list[Remark | None]:
    return [choose_remark(seen, tempers, luck, rested=rested) for luck in LUCKS]


def share(seen: Witnessed, temper: Temper) -> float:
    return len([one for one in remarks(seen, cats(temper, temper, temper)) if one]) / len(LUCKS)


def test_a_match_that_begins_is_greeted_by_any_one_cat() -> None:
    found = remarks(GREETING, cats(STUBBORN, PLAIN, CHATTY))
    assert {one.seat for one in found if one} == {0, 1, 2}
    assert {one.phrase for one in found if one} == {"Hello!"}
    assert {one.phrase for one in remarks(Witnessed(begins=2), cats(PLAIN)) if one} == {"Good luck!"}


def test_a_match_that_is_over_is_spoken_of_by_how_the_cat_fared() -> None:
    found = {one for one in remarks(Witnessed(ranks=(2, 1)), cats(STUBBORN, STUBBORN)) if one}
    assert {one.phrase for one in found if one.seat == 1} == {"Purr.", "Thanks!"}
    assert {one.phrase for one in found if one.seat == 0} == {"Well played.", "One more?"}


def test_a_cat_says_what_fits_its_own_fortune() -> None:
    found = {one for one in remarks(SOME, cats(CHATTY, CHATTY, CHATTY)) if one}
    fits = {0: {"Well played."}, 1: {"Hiss!", "Oops.", "Meow?"}, 2: {"Purr."}}
    assert {seat: {one.phrase for one in found if one.seat == seat} for seat in range(3)} == fits


def test_whatever_cats_say_people_may_say_too() -> None:
    for seen in (GREETING, Witnessed(begins=2), Witnessed(ranks=(1, 2, 2)), SOME):
        assert {one.phrase for one in remarks(seen, cats(CHATTY, CHATTY, CHATTY)) if one} <= set(PHRASES)


@pytest.mark.parametrize("seen", [Witnessed(), Witnessed(changes=(0, 0, 0)), Witnessed(changes=(0, 0, -1))])
def test_where_nothing_fits_nobody_speaks(seen: Witnessed) -> None:
    assert set(remarks(seen, cats(CHATTY, CHATTY))) == {None}


def test_where_no_cat_sits_nobody_speaks() -> None:
    assert set(remarks(GREETING, {})) == {None}


def test_the_chattier_a_cat_the_more_it_says_and_the_quietest_remarks_on_nothing() -> None:
    shares = [share(SOME, temper) for temper in sorted(TEMPERS.values(), key=lambda temper: temper.talk)]
    assert shares[0] == 0
    assert shares == sorted(shares)
    assert 0.7 < shares[-1] < 0.8
    assert share(GREETING, STUBBORN) == share(Witnessed(ranks=(1, 2, 3)), STUBBORN) == 1


def test_remarks_wait_until_cats_have_rested_and_greetings_do_not() -> None:
    assert set(remarks(SOME, cats(CHATTY, CHATTY, CHATTY), rested=False)) == {None}
    assert None not in remarks(GREETING, cats(CHATTY), rested=False)


def test_only_cats_speak() -> None:
    lived = Lived(config(seats=4), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin"), (BEN, "rise"))
    names = lived.table.names
    assert talkers(lived.table.sitters) == {seat: BY_NAME[names[seat]] for seat in (2, 3)}


def test_luck_is_the_same_in_every_process_and_another_after_every_row() -> None:
    lived = Lived(config(), (ANNA, "sit 0 - Anna"))
    before = luck_of(lived.table)
    assert luck_of(lived.folded()) == before
    lived.say(ANNA, "begin")
    assert luck_of(lived.table) != before


@pytest.mark.parametrize("key", keys())
def test_a_watcher_sees_what_cats_remark_on(key: str) -> None:
    sat, begun, *seen = whole_match(key)
    assert (sat, begun) == (Witnessed(), Witnessed(begins=1))
    assert min(seen[-1].ranks) == 1
    moved = [one.changes for one in seen if any(one.changes)]
    assert len(seen) / 100 < len(moved) < len(seen) / 2
    assert {len(changes) for changes in moved} == {4}


@pytest.mark.parametrize("key", keys())
def test_even_the_chattiest_table_is_seldom_heard(key: str) -> None:
    seen, last, heard = whole_match(key)[2:-1], -REST, 0
    for number, one in enumerate(seen):
        if choose_remark(
            one, cats(CHATTY, CHATTY, CHATTY, CHATTY), LUCKS[number % len(LUCKS)], rested=number - last >= REST
        ):
            last, heard = number, heard + 1
    assert 1 < heard <= 1 + len(seen) / REST
