"""Who sits where, and under which name."""

import pytest

from ninelives.bots.cats import NAMES
from ninelives.tables.commands.seats import Sit
from ninelives.tables.ids import SYSTEM
from ninelives.tables.seating import (
    Sitter,
    Sitters,
    fill_seats,
    names_of,
    resize_seats,
    salt_of,
    seat_guest,
    seat_of,
    stood_in,
    with_bot,
)
from tables.lived import ANNA, BEN, CLEO

EMPTY: Sitters = (None, None, None)
ANNA_SITS = seat_guest(EMPTY, ANNA, Sit(0, "aa", "Anna"))


def test_whoever_sits_down_holds_the_seat() -> None:
    assert (Sitter(ANNA, "Anna", "aa"), None, None) == ANNA_SITS
    assert seat_of(ANNA_SITS, ANNA) == 0
    assert seat_of(ANNA_SITS, BEN) is None


def test_the_house_sits_nowhere_however_many_bots_there_are() -> None:
    assert seat_of(with_bot(EMPTY, 1, "tabby"), SYSTEM) is None


def test_a_person_has_one_seat() -> None:
    moved = seat_guest(ANNA_SITS, ANNA, Sit(2, "ab", "Anna"))
    assert moved == (None, None, Sitter(ANNA, "Anna", "ab"))


def test_names_are_made_different() -> None:
    sitters = seat_guest(seat_guest(ANNA_SITS, BEN, Sit(1, "-", "Anna")), CLEO, Sit(2, "-", "Anna"))
    assert names_of(sitters) == ("Anna", "Anna 2", "Anna 3")


def test_a_long_name_made_different_is_no_longer_than_a_name_may_be() -> None:
    long = "Anna Katharina the Third"
    sitters = seat_guest(seat_guest(EMPTY, ANNA, Sit(0, "-", long)), BEN, Sit(1, "-", long))
    assert names_of(sitters)[:2] == (long, "Anna Katharina the Th 2")


def test_a_person_who_sits_down_again_keeps_the_name() -> None:
    assert names_of(seat_guest(ANNA_SITS, ANNA, Sit(0, "ac", "Anna"))) == ("Anna", "Seat 2", "Seat 3")


@pytest.mark.parametrize("bot", NAMES[:2])
def test_bots_and_people_never_share_a_name(bot: str) -> None:
    person = seat_guest(EMPTY, ANNA, Sit(0, "-", bot))
    assert len({*names_of(with_bot(with_bot(person, 1, "kitten"), 2, "kitten"))}) == 3
    bots = with_bot(with_bot(EMPTY, 1, "kitten"), 2, "kitten")
    assert len({*names_of(seat_guest(bots, ANNA, Sit(0, "-", bot)))}) == 3


def test_ten_bots_have_ten_names() -> None:
    sitters: Sitters = (None,) * 10
    for seat in range(10):
        sitters = with_bot(sitters, seat, "random")
    assert len({*names_of(sitters)}) == 10


def test_a_bot_stands_in_for_a_person_who_keeps_the_seat() -> None:
    away = with_bot(ANNA_SITS, 0, "panther")
    assert away == stood_in(ANNA_SITS, 0, "panther") == (Sitter(ANNA, "Anna", "aa", "panther"), None, None)
    assert away[0] is not None
    assert not away[0].plays
    assert not away[0].is_bot
    assert stood_in(away, 0, "") == ANNA_SITS


def test_nobody_is_stood_in_for_on_a_free_seat() -> None:
    assert stood_in(EMPTY, 1, "tabby") == EMPTY


def test_a_match_finds_all_seats_filled_and_those_who_left_gone() -> None:
    sitters = fill_seats(seat_guest(with_bot(ANNA_SITS, 0, "tabby"), BEN, Sit(1, "bb", "Ben")), "tabby")
    assert [sitter and (sitter.who, sitter.level) for sitter in sitters] == [
        (SYSTEM, "tabby"),
        (BEN, ""),
        (SYSTEM, "tabby"),
    ]


def test_a_bot_that_was_put_there_keeps_its_level() -> None:
    sitters = fill_seats(with_bot(EMPTY, 1, "kitten"), "tabby")
    assert [sitter and sitter.level for sitter in sitters] == ["tabby", "kitten", "tabby"]


def test_a_bot_that_nobody_chose_plays_at_the_level_of_each_match() -> None:
    first = fill_seats(with_bot(EMPTY, 1, "panther"), "kitten")
    assert [sitter and sitter.level for sitter in first] == ["kitten", "panther", "kitten"]
    chosen = with_bot(first, 2, "kitten")
    assert [sitter and sitter.level for sitter in fill_seats(chosen, "tabby")] == ["tabby", "panther", "kitten"]
    assert names_of(fill_seats(chosen, "tabby")) == names_of(first)


def test_more_seats_are_free_ones() -> None:
    assert resize_seats(ANNA_SITS, 5) == (*ANNA_SITS, None, None)


def test_with_fewer_seats_the_last_move_up() -> None:
    late = seat_guest(ANNA_SITS, BEN, Sit(2, "bb", "Ben"))
    assert names_of(resize_seats(late, 2)) == ("Anna", "Ben")


def test_with_too_few_seats_somebody_would_be_gone() -> None:
    full = seat_guest(seat_guest(ANNA_SITS, BEN, Sit(1, "-", "Ben")), CLEO, Sit(2, "-", "Cleo"))
    assert names_of(resize_seats(full, 2)) == ("Anna", "Ben")


def test_the_salt_is_made_of_the_nonces_in_order_of_the_seats() -> None:
    sitters = seat_guest(seat_guest(with_bot(EMPTY, 1, "kitten"), BEN, Sit(0, "bb", "Ben")), ANNA, Sit(2, "aa", "Anna"))
    assert salt_of(sitters) == "bb aa"
    assert salt_of(seat_guest(sitters, ANNA, Sit(2, "-", "Anna"))) == "bb"
    assert salt_of(EMPTY) == ""


def test_the_nonce_of_whoever_opened_the_table_is_the_fixed_one_and_seats_change_nothing() -> None:
    sitters = seat_guest(seat_guest(EMPTY, ANNA, Sit(2, "aa", "Anna")), BEN, Sit(0, "bb", "Ben"))
    others = seat_guest(seat_guest(EMPTY, ANNA, Sit(0, "zz", "Anna")), BEN, Sit(1, "bb", "Ben"))
    assert salt_of(sitters, ANNA, "fix") == salt_of(others, ANNA, "fix") == "fix bb"
    assert salt_of(seat_guest(EMPTY, BEN, Sit(1, "bb", "Ben")), ANNA, "fix") == "fix bb"  # who opened it may watch
    both = seat_guest(seat_guest(EMPTY, BEN, Sit(0, "zz", "Ben")), CLEO, Sit(1, "cc", "Cleo"))
    turned = seat_guest(seat_guest(EMPTY, BEN, Sit(1, "zz", "Ben")), CLEO, Sit(0, "cc", "Cleo"))
    assert salt_of(both, ANNA, "fix") == salt_of(turned, ANNA, "fix") == "fix cc zz"
