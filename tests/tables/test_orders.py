"""Orders are lines of text: the same on the wire and in the log."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import Misread
from ninelives.core.game import TABLE
from ninelives.core.line import is_clean
from ninelives.tables.commands.look import Dress
from ninelives.tables.commands.match import Begin, PlayMove, read_play
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.reading import read_logged, read_order
from ninelives.tables.commands.seats import Clear, PutBot, Rise, Seats, Sit

ORDERS = [
    ("sit 2 9f3a Mochi", Sit(2, "9f3a", "Mochi")),
    ("sit 0 - Old Tom 2", Sit(0, "-", "Old Tom 2")),
    ("rise", Rise()),
    ("bot 1 tabby", PutBot(1, "tabby")),
    ("clear 10", Clear(10)),
    ("seats 4", Seats(4)),
    ("begin", Begin()),
    ("begin kitten", Begin("kitten")),
    ("look", Dress()),
    ("look ginger freckles crown", Dress("ginger freckles crown")),
]
NUMBERS = st.integers(0, 10**9 - 1)
WORDS = st.text(min_size=1).filter(lambda text: is_clean(text) and " " not in text)
NAMES = st.text(min_size=1).filter(is_clean)
ANY_ORDER: st.SearchStrategy[Order] = st.one_of(
    st.builds(Sit, NUMBERS, WORDS, NAMES, st.just("")),
    st.builds(PutBot, NUMBERS, WORDS),
    st.builds(Clear, NUMBERS),
    st.builds(Seats, NUMBERS),
    st.builds(Dress, NAMES),
    st.sampled_from([Rise(), Begin(), Begin("kitten")]),
)


@pytest.mark.parametrize(("line", "order"), ORDERS)
def test_an_order_reads_and_writes_as_its_line(line: str, order: Order) -> None:
    assert read_order(line) == read_logged(line) == order
    assert order.format() == line


@given(ANY_ORDER)
def test_every_order_reads_back_from_the_log_on_one_line(order: Order) -> None:
    assert read_logged(order.format()) == order
    assert "\n" not in order.format()


def test_whence_somebody_came_to_a_rated_table_is_the_second_line_of_a_row_and_nobody_can_say_it() -> None:
    came = Sit(2, "9f3a", "Mochi", "ab12")
    assert came.format() == "sit 2 9f3a Mochi\nfrom ab12"
    assert read_logged(*came.format().split("\n")) == came
    assert read_logged("sit 2 9f3a Mochi", "0 bid 1 hat") == replace(came, network="")
    assert read_order("sit 2 9f3a Mochi\nfrom ab12") == Sit(2, "9f3a", "Mochi from ab12")


@given(st.text())
def test_whatever_is_said_is_an_order_or_misread(text: str) -> None:
    try:
        order = read_order(text)
    except Misread:
        return
    assert read_order(order.format()) == order


@pytest.mark.parametrize("line", ["", "sit", "sit 1 aa", "sit x aa Mochi", "sit -1 aa Mochi", "sit 01 aa Mochi"])
def test_half_an_order_is_misread(line: str) -> None:
    with pytest.raises(Misread, match="Say sit"):
        read_order(line)


@pytest.mark.parametrize(
    "line", ["rise now", "begin kitten now", "bot tabby", "bot 1", "clear", "seats many", "Begin", "stand"]
)
def test_a_word_too_many_or_too_few_is_misread(line: str) -> None:
    with pytest.raises(Misread):
        read_order(line)


@pytest.mark.parametrize("line", ["2 bid 5 hat", "TABLE flip bh"])
def test_nobody_can_say_a_move_as_an_order(line: str) -> None:
    with pytest.raises(Misread):
        read_order(line)


def test_a_line_break_in_a_name_is_a_space() -> None:
    assert read_order("sit 0 aa Mochi\n0 challenge") == Sit(0, "aa", "Mochi 0 challenge")


def test_a_move_in_the_log_says_whose_it_is() -> None:
    assert read_logged("2 bid 5 hat") == read_play("2 bid 5 hat") == PlayMove(2, "bid 5 hat")
    assert read_play("TABLE flip bh") == PlayMove(TABLE, "flip bh")
    assert PlayMove(2, "bid 5 hat").format() == "2 bid 5 hat"
