"""When a table wants attention, and how long a person's answer is held: never by what anyone holds."""

import pytest

from ninelives import Refused
from ninelives.tables import timing
from ninelives.tables.ids import Seq
from ninelives.tables.state import PLAYING, new_table
from ninelives.tables.timing import (
    JITTER,
    LONGEST_SHOW,
    SENTENCE,
    WATCHED,
    Pace,
    awaited_bots,
    bell_at,
    bot_moves_at,
    deadline,
    held_until,
    idle_bots,
    next_due,
    sentences_of,
)
from tables.lived import ANNA, BEN, Lived, config, two_at

HOUSE_TIME = Pace(bot=2.0, mask=1.5)


def wanted(lived: Lived, *, asked_bots: bool = False) -> float | None:
    return next_due(lived.table, HOUSE_TIME, asked_bots=asked_bots)


def with_a_bot(game: str = "kitten-me") -> Lived:
    return Lived(config(game), (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"), (ANNA, "begin"))


def until_awaited(lived: Lived, seat: int) -> Lived:
    while lived.table.awaited != (seat,):
        lived.play(ANNA, lived.choices(0)[0]) if lived.table.awaited == (0,) else lived.house(lived.table.awaited[0])
    return lived


def test_a_table_that_gathers_is_never_due() -> None:
    assert wanted(Lived(None, (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"))) is None


def test_a_person_has_the_whole_clock() -> None:
    lived = until_awaited(with_a_bot(), 0)
    assert wanted(lived) == lived.table.waiting.at + 60 == deadline(lived.table)


def test_a_slow_table_is_due_when_its_bell_rings() -> None:
    for clock, lesson, rings in ((3600, False, True), (3599, False, False), (3600, True, False)):
        lived = until_awaited(
            Lived(config(clock=clock), (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"), (ANNA, "begin")), 0
        )
        lived.table = lived.table._replace(config=lived.table.config._replace(lesson=lesson))
        bell = bell_at(lived.table, HOUSE_TIME)
        assert bell == (lived.table.waiting.at + HOUSE_TIME.bell if rings else None)
        assert wanted(lived) == (bell or deadline(lived.table))


def test_an_order_does_not_wind_the_clock_up() -> None:
    lived = until_awaited(with_a_bot(), 0)
    before = wanted(lived)
    lived.say(ANNA, "bot 1 tabby")
    assert wanted(lived) == before


def test_a_bot_is_asked_after_half_its_pace() -> None:
    lived = until_awaited(with_a_bot(), 1)
    assert awaited_bots(lived.table) == [1]
    assert wanted(lived) == bot_moves_at(lived.table, HOUSE_TIME) - 1


def test_whoever_is_away_is_played_for_like_a_bot() -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    lived.say((ANNA, BEN)[seat], "rise")
    assert awaited_bots(lived.table) == [seat]
    assert wanted(lived) == bot_moves_at(lived.table, HOUSE_TIME) - 1


def stepping_in(lived: Lived) -> Lived:
    """Play Shut Up, Cat! until Anna is awaited and the other has the Z to chase the cat."""
    for _time in range(3000):
        if lived.table.phase != PLAYING:
            lived.say(ANNA, "begin")
        if lived.table.awaited == (0,) and "chase" in lived.choices(1):
            return lived
        seat = lived.table.awaited[0]
        sitter = lived.table.sitters[seat]
        lived.house(seat) if sitter is None or sitter.is_bot else lived.play(sitter.who, lived.choices(seat)[0])
    raise AssertionError("the other never had enough Z")


def test_a_bot_that_may_step_in_is_asked_once_and_then_left_alone() -> None:
    lived = stepping_in(with_a_bot("shut-up-cat"))
    assert idle_bots(lived.table) == [1]
    assert wanted(lived) == bot_moves_at(lived.table, HOUSE_TIME) - 1
    assert wanted(lived, asked_bots=True) == deadline(lived.table)


def test_a_person_who_may_step_in_is_not_asked() -> None:
    lived = stepping_in(two_at("shut-up-cat"))
    assert idle_bots(lived.table) == []
    assert wanted(lived) == deadline(lived.table)


def test_a_match_that_is_over_is_due_at_once() -> None:
    lived = two_at()
    lived.play_on()
    assert wanted(lived) == lived.table.waiting.at == lived.rows[-1].at


def test_a_bots_pace_varies_a_little_and_is_known_before_its_cards_are() -> None:
    table, dealt = new_table(config()), two_at().table.match
    paces = []
    for seq in range(200):
        one = table._replace(waiting=table.waiting._replace(seq=Seq(seq)))
        other = one._replace(match=dealt)
        paces.append(bot_moves_at(one, HOUSE_TIME) - table.waiting.at)
        assert bot_moves_at(other, HOUSE_TIME) - table.waiting.at == paces[-1]
    assert 2 * (1 - JITTER / 2) <= min(paces) + 1e-9 < 1.8
    assert 2.2 < max(paces) - 1e-9 <= 2 * (1 + JITTER / 2)


def until_a_show(lived: Lived) -> Lived:
    """Play until somebody is called and another round begins."""
    while not (lived.table.is_watched and lived.table.phase == PLAYING):
        seat = lived.table.awaited[0]
        lines = lived.choices(seat)
        lived.house(seat, "challenge" if "challenge" in lines and len(lived.rows) % 3 else lines[0])
        sitter = lived.table.sitters[seat]
        if sitter is not None and not sitter.is_bot:
            lived.say(sitter.who, f"sit {seat} - Again")  # the house has played for them
    return lived


def three_at_a_show() -> Lived:
    said = [(ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "bot 2 kitten"), (ANNA, "begin")]
    return until_a_show(Lived(config(seats=3), *said))


def pause(lived: Lived) -> float:
    return bot_moves_at(lived.table, HOUSE_TIME) - lived.table.waiting.at


def test_a_bid_is_read_and_a_reveal_is_watched() -> None:
    lived = three_at_a_show()
    sentences = sentences_of(lived.table, lived.table.waiting.steps)
    assert lived.table.waiting.beats == sentences, "each is watched for a beat"
    assert sentences >= 5
    assert pause(lived) >= 2 * (min(LONGEST_SHOW, sentences) + 1 - JITTER / 2)
    assert deadline(lived.table) == lived.table.waiting.at + 60 + WATCHED * min(10, sentences)
    lived.house(lived.table.awaited[0], lived.choices(lived.table.awaited[0])[0])
    assert not lived.table.is_watched
    assert pause(lived) <= 2 * (1 + JITTER / 2)
    assert deadline(lived.table) == lived.table.waiting.at + 60


def test_one_move_by_itself_is_read_and_takes_no_story_to_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    lived.play((ANNA, BEN)[seat], lived.choices(seat)[0])
    with monkeypatch.context() as patch:
        patch.delattr(timing, "sentences_of")
        assert wanted(lived) == lived.table.waiting.at + 60
    monkeypatch.setattr(timing, "sentences_of", lambda _table, _steps: 7)
    assert pause(lived) >= 2 * (1 - JITTER / 2 + 6 * SENTENCE)


def test_nobody_can_stall_with_a_show() -> None:
    lived = three_at_a_show()
    long = lived.table._replace(waiting=lived.table.waiting._replace(beats=1000))
    assert bot_moves_at(long, HOUSE_TIME) <= long.waiting.at + 2 * (LONGEST_SHOW + 1 + JITTER / 2)
    assert deadline(long) == long.waiting.at + 60 + 12


def test_play_goes_on_when_all_who_play_are_ready() -> None:
    lived = three_at_a_show()
    before = pause(lived)
    lived.say(ANNA, "ready")
    assert (lived.table.is_watched, pause(lived)) == (True, before), "one is still watching"
    lived.say(BEN, "ready")
    resumed = lived.rows[-1].at
    assert not lived.table.is_watched
    assert bot_moves_at(lived.table, HOUSE_TIME) <= resumed + 2 * (1 + JITTER / 2)
    assert deadline(lived.table) == resumed + 60


def test_no_show_waits_for_whoever_wants_it_over() -> None:
    lived = three_at_a_show()
    lived.say(BEN, "ready")
    lived.say(ANNA, "hurry")
    assert not lived.table.is_watched
    assert deadline(lived.table) == lived.rows[-1].at + 60, "the clock goes on from there"
    until_a_show(lived)
    assert lived.table.is_watched, "the other one watches"
    lived.say(BEN, "ready")
    assert not lived.table.is_watched


def test_nobody_waits_for_whoever_is_away() -> None:
    lived = three_at_a_show()
    lived.say(BEN, "rise")
    lived.say(ANNA, "ready")
    assert not lived.table.is_watched


def test_nobody_waits_for_whoever_leaves_after_the_others_are_ready() -> None:
    lived = three_at_a_show()
    lived.say(ANNA, "ready")
    lived.say(BEN, "rise")
    assert not lived.table.is_watched


def test_bots_among_themselves_watch_nothing() -> None:
    lived = three_at_a_show()
    for who in (ANNA, BEN):
        lived.say(who, "rise")
    assert not lived.table.is_watched
    assert pause(lived) <= 2 * (1 + JITTER / 2)


def test_bots_hurry_when_all_who_play_want_it_over() -> None:
    lived = three_at_a_show()
    lived.say(ANNA, "hurry")
    assert (lived.table.is_watched, pause(lived) > 2) == (True, True), "one wants to play on"
    lived.say(BEN, "hurry")
    assert not lived.table.is_watched
    assert pause(lived) <= 0.2 + 1e-9
    assert lived.table.waiting.at <= (wanted(lived) or 0) <= lived.table.waiting.at + 60
    lived.play_on()
    lived.say(ANNA, "begin")
    assert not lived.table.hurries, "the next match takes its time"


def test_hurry_is_for_a_match_that_runs() -> None:
    with pytest.raises(Refused) as refused:
        Lived(None, (ANNA, "sit 0 - Anna")).say(ANNA, "hurry")
    assert refused.value.ruling == "T15"


def test_ready_is_refused_where_nothing_is_shown() -> None:
    lived = with_a_bot()
    with pytest.raises(Refused) as refused:
        lived.say(ANNA, "ready")
    assert refused.value.ruling == "T14"


def test_the_same_log_comes_to_the_same_rest() -> None:
    lived = three_at_a_show()
    lived.say(ANNA, "ready")
    again = lived.folded()
    assert again.waiting._replace(steps=()) == lived.table.waiting._replace(steps=())
    assert again.waiting.ready == {0}


def test_an_answer_to_another_is_held_and_ones_own_next_move_is_not() -> None:
    lived = two_at("go-kitty")
    seat = lived.table.awaited[0]
    assert held_until(lived.table, seat, HOUSE_TIME) == lived.table.waiting.at + 1.5, "the table has just dealt"
    lived.house(seat, next(line for line in lived.choices(seat) if line.startswith("ask")))
    assert lived.table.awaited == (1 - seat,)
    assert held_until(lived.table, 1 - seat, HOUSE_TIME) == lived.table.waiting.at + 1.5


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_moves_twice_is_not_held(seat: int) -> None:
    lived = two_at("shut-up-cat")
    for _time in range(500):
        if lived.table.awaited == (seat,) and lived.table.waiting.by == seat:
            break
        lived.house(lived.table.awaited[0])
    assert held_until(lived.table, seat, HOUSE_TIME) == 0


def test_stepping_in_is_not_held() -> None:
    lived = stepping_in(with_a_bot("shut-up-cat"))
    assert held_until(lived.table, 1, HOUSE_TIME) == 0
