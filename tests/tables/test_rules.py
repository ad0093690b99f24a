"""The rules of the table itself, one test or more for each ruling."""

import pytest

from ninelives import Refused
from ninelives.core.game import TABLE
from ninelives.tables.apply import MOST_MOVES
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.seats import Sit
from ninelives.tables.ids import EMPTY, SYSTEM, GuestId, Seq
from ninelives.tables.rulings import RULINGS
from ninelives.tables.state import OVER, PLAYING
from tables.lived import ANNA, BEN, CLEO, DORA, Lived, config, two_at


def test_the_rulings_are_numbered() -> None:
    assert list(RULINGS) == [f"T{n}" for n in range(1, 21)]


def test_t11_names_the_number_of_moves() -> None:
    assert f"{MOST_MOVES:,} moves" in RULINGS["T11"]


# T1


def test_t1_a_seat_is_taken_by_whoever_sits_down_first() -> None:
    lived = Lived(None, (ANNA, "sit 0 - Anna"))
    assert lived.refusal(BEN, "sit 0 - Ben") == "T1"
    assert lived.refusal(BEN, "sit 1 - Ben") == ""


def test_t1_a_bots_seat_is_free_between_matches() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"), (BEN, "sit 1 - Ben"))
    lived.say(ANNA, "begin")
    assert lived.refusal(CLEO, "sit 2 - Cleo") == "T2"
    lived.play_on()
    lived.say(CLEO, "sit 2 - Cleo")
    assert lived.table.names == ("Anna", "Ben", "Cleo")


def test_t1_a_persons_seat_is_kept_while_they_are_away() -> None:
    lived = two_at()
    lived.say(BEN, "rise")
    assert lived.refusal(CLEO, "sit 1 - Cleo") == "T1"
    assert lived.table.seat_of(BEN) == 1


@pytest.mark.parametrize("line", ["sit 2 - Ben", "bot 2 tabby", "clear 2", "clear 0", "clear 1", "bot 1 tabby"])
def test_t1_nobody_sits_where_no_seat_is_or_another_plays(line: str) -> None:
    assert two_at().refusal(ANNA, "sit 2 - Anna") == "T1"
    between = Lived(None, (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"))
    assert between.refusal(ANNA, line) == "T1"


def test_t1_only_a_bot_is_sent_away() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 tabby"), (ANNA, "clear 1"))
    assert lived.table.sitters[1] is None
    assert lived.refusal(ANNA, "clear 1") == "T1"


# T2


@pytest.mark.parametrize("rises", [False, True])
def test_t2_nobody_sees_two_hands_in_one_match(*, rises: bool) -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    if rises:
        lived.say(ANNA, "rise")
    assert lived.refusal(ANNA, "sit 1 - Anna") == "T2"
    assert lived.refusal(ANNA, "sit 0 - Anna") == ""


@pytest.mark.parametrize("private", [True, False])
def test_t2_a_fresh_guest_reads_no_bots_hand(private: bool) -> None:  # noqa: FBT001 - as pytest gives it
    """Anybody can come as somebody new, so nobody new is given a hand while a match runs."""
    lived = Lived(config(seats=3, private=private), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    for seat in (1, 2):
        assert lived.refusal(BEN, f"sit {seat} - Ben") == "T2"


def test_t2_whoever_rose_comes_back_to_their_own_seat_only() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin"), (BEN, "rise"))
    lived.house(lived.table.awaited[0]) if lived.table.awaited[0] else lived.play(ANNA, lived.choices(0)[0])
    assert lived.refusal(BEN, "sit 2 - Ben") == "T2"
    assert lived.refusal(BEN, "sit 1 - Ben") == ""


def test_t2_after_the_match_all_may_change_seats() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    lived.play_on()
    lived.say(ANNA, "sit 1 - Anna")
    lived.say(ANNA, "begin")
    assert lived.refusal(ANNA, "sit 0 - Anna") == "T2"


def test_t2_a_hand_of_the_match_before_is_forgotten() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin"))
    lived.play_on()
    lived.say(BEN, "sit 2 - Ben")
    lived.say(ANNA, "begin")
    lived.say(BEN, "rise")
    assert lived.refusal(BEN, "sit 1 - Ben") == "T2"
    assert lived.refusal(BEN, "sit 2 - Ben") == ""


# T3


@pytest.mark.parametrize("line", ["seats 3", "clear 1", "begin"])
def test_t3_seats_are_changed_between_matches(line: str) -> None:
    lived = Lived(config(seats=2), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    assert lived.refusal(ANNA, line) == "T3"
    lived.play_on()
    assert lived.refusal(ANNA, line) == ""


def test_t3_nobody_is_sent_away_by_taking_their_seat_away() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - A"), (BEN, "sit 1 - B"), (CLEO, "sit 2 - C"))
    assert lived.refusal(ANNA, "seats 2") == "T3"
    lived.say(BEN, "rise")
    lived.say(ANNA, "seats 2")
    assert lived.table.names == ("A", "C")


def test_t3_between_matches_no_bot_stands_in_for_a_person() -> None:
    assert Lived(None, (ANNA, "sit 0 - Anna")).refusal(ANNA, "bot 0 tabby") == "T3"
    assert two_at().refusal(ANNA, "bot 0 tabby") == ""


# T4


@pytest.mark.parametrize("line", ["begin", "rise", "bot 1 tabby", "clear 1", "seats 3", "look"])
def test_t4_only_those_who_sit_decide(line: str) -> None:
    assert Lived(None, (ANNA, "sit 0 - Anna")).refusal(DORA, line) == "T4"


@pytest.mark.parametrize("who", [BEN, DORA])
def test_t4_nobody_moves_for_another(who: GuestId) -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    mover = who if who == DORA else (BEN, ANNA)[seat]
    assert lived.refusal(GuestId(mover), PlayMove(seat, lived.choices(seat)[0])) == "T4"
    assert lived.refusal(SYSTEM, PlayMove(seat, lived.choices(seat)[0])) == ""


def test_t4_nobody_moves_for_the_table() -> None:
    lived = two_at()
    assert lived.refusal(ANNA, PlayMove(TABLE, "flip bh")) == "T4"


# T5


@pytest.mark.parametrize("number", [0, 1, 6, 999_999_999])
def test_t5_this_game_is_not_played_by_that_many(number: int) -> None:
    lived = Lived(config("go-kitty"), (ANNA, "sit 0 - Anna"))
    assert lived.refusal(ANNA, f"seats {number}") == "T5"


def test_t5_options_that_do_not_go_together_begin_no_match() -> None:
    lived = Lived(config("kitten-me", 8, answers=(("start", "7"),)), (ANNA, "sit 0 - Anna"))
    assert lived.refusal(ANNA, "begin") == "T5"
    lived.say(ANNA, "seats 7")
    assert lived.refusal(ANNA, "begin") == ""


# T6


@pytest.mark.parametrize("name", ["You", "yOU", "x" * 25, "\u200d", "you\u200d", "A\u0007b", "A\u202eb"])
def test_t6_such_a_name_is_refused(name: str) -> None:
    assert Lived().refusal(ANNA, Sit(0, "-", name)) == "T6"


@pytest.mark.parametrize("name", ["Y", "x" * 24, "Young", "Old Tom", "猫", "\N{CAT FACE}", "Zoë 2"])
def test_t6_such_a_name_is_welcome(name: str) -> None:
    assert Lived().refusal(ANNA, Sit(0, "-", name)) == ""


def test_t6_two_of_one_long_name_can_both_come_back() -> None:
    lived = Lived(None, (ANNA, f"sit 0 - {'x' * 24}"), (BEN, f"sit 1 - {'x' * 24}"), (ANNA, "begin"), (BEN, "rise"))
    assert lived.refusal(BEN, f"sit 1 - {lived.table.names[1]}") == ""


# T7


def test_t7_a_move_chosen_before_a_turn_of_that_seat_passed_is_refused() -> None:
    lived = two_at()
    first = lived.table.awaited[0]
    who, other = (ANNA, BEN) if first == 0 else (BEN, ANNA)
    saw = lived.table.seq
    lived.house(first, "bid 1 hat")
    lived.play(other, "bid 2 red")
    assert lived.refusal(who, PlayMove(first, "bid 3 hat"), saw) == "T7"
    assert lived.refusal(who, PlayMove(first, "bid 3 hat"), Seq(saw + 1)) == "T7"
    assert lived.refusal(who, PlayMove(first, "bid 3 hat")) == ""


def test_t7_orders_of_others_make_no_move_late() -> None:
    lived = two_at(seats=3)
    seat = lived.table.awaited[0]
    saw = lived.table.seq
    lived.say(ANNA, "bot 2 tabby")
    lived.say(ANNA, "bot 2 kitten")
    who = lived.table.sitters[seat]
    assert who is not None
    assert lived.refusal(who.who if seat < 2 else SYSTEM, PlayMove(seat, lived.choices(seat)[0]), saw) == ""


def chasing() -> tuple[Lived, int, int]:
    """Play Shut Up, Cat! until the seat that is not awaited can step in; give both seats."""
    lived = two_at("shut-up-cat")
    for _time in range(2000):
        seat = lived.table.awaited[0]
        if lived.table.phase == PLAYING and "chase" in lived.choices(1 - seat):
            return lived, seat, 1 - seat
        lived.house(seat)
        if lived.table.phase == OVER:
            lived.say(ANNA, "begin")
    raise AssertionError("nobody ever had enough Z")


def test_t7_stepping_in_does_not_make_the_awaited_seats_move_late() -> None:
    lived, awaited, idle = chasing()
    asked, saw = lived.table.waiting, lived.table.seq
    lived.house(idle, "chase")
    assert lived.table.awaited == (awaited,)
    assert lived.table.waiting == asked, "the clock went on, and the question is the same"
    assert lived.refusal(SYSTEM, PlayMove(awaited, lived.choices(awaited)[0]), saw) == ""


def test_t7_stepping_in_is_never_late() -> None:
    lived, _awaited, idle = chasing()
    assert lived.refusal(SYSTEM, PlayMove(idle, "chase"), EMPTY) == ""


# T8, T9 and the game's own


def test_t8_moves_are_made_while_a_match_runs() -> None:
    lived = Lived(None, (ANNA, "sit 0 - Anna"))
    assert lived.refusal(ANNA, PlayMove(0, "challenge")) == "T8"
    lived.say(ANNA, "begin")
    lived.play_on()
    assert lived.refusal(ANNA, PlayMove(0, "challenge")) == "T8"


@pytest.mark.parametrize("move", ["purr", "", "bid", "bid many hats", "tickle the dog"])
def test_t9_what_is_no_move_of_this_game_is_refused(move: str) -> None:
    lived = two_at()
    assert lived.refusal(SYSTEM, PlayMove(lived.table.awaited[0], move)) == "T9"


@pytest.mark.parametrize("nonce", ["a!", "x" * 33, "é", "a-b", "--"])
def test_t9_a_nonce_is_one_plain_word(nonce: str) -> None:
    assert Lived().refusal(ANNA, Sit(0, nonce, "Anna")) == "T9"


def test_t9_a_bot_has_a_level_that_there_is() -> None:
    assert Lived(None, (ANNA, "sit 0 - Anna")).refusal(ANNA, "bot 1 lion") == "T9"


def test_what_the_game_forbids_is_refused_by_its_own_ruling() -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    with pytest.raises(Refused) as refused:
        lived.house(seat, "challenge")
    assert refused.value.ruling.startswith("K")
    assert lived.refusal(SYSTEM, PlayMove(1 - seat, "bid 1 hat")) == "A3"


@pytest.mark.parametrize("level", ["tabby", "panther", "random"])
def test_t19_only_the_weakest_cat_plays_for_somebody_in_a_rated_match(level: str) -> None:
    lived = two_at(rated=True)
    assert lived.refusal(ANNA, f"bot 0 {level}") == "T19"
    lived.say(ANNA, "bot 0 kitten")
    assert stand_ins(lived) == ["kitten", ""]
    lived.say(BEN, "rise")
    assert stand_ins(lived) == ["kitten", "kitten"]


def test_t19_the_same_where_a_clock_runs_out() -> None:
    lived = two_at(rated=True)
    (seat,) = lived.table.awaited
    lived.house(seat)
    assert sorted(stand_ins(lived)) == ["", "kitten"]
    friendly = two_at()
    friendly.house(friendly.table.awaited[0])
    assert sorted(stand_ins(friendly)) == ["", "tabby"]


def stand_ins(lived: Lived) -> list[str]:
    return ["" if sitter is None else sitter.level for sitter in lived.table.sitters]
