"""When a table wants attention, and how long a person's answer is held: never by what anyone holds."""

import pytest

from ninelives.tables.ids import Seq
from ninelives.tables.moment import PLAYING
from ninelives.tables.table import Table
from ninelives.tables.timing import (
    JITTER,
    LONGEST_STORY,
    Pace,
    awaited_bots,
    bot_delay,
    deadline,
    due,
    held_until,
    idle_bots,
)
from tables.lived import ANNA, BEN, Lived, config, two_at

HOUSE_TIME = Pace(bot=2.0, mask=1.5)


def wanted(lived: Lived, *, asked_bots: bool = False) -> float | None:
    return due(lived.table, lived.table.moment, HOUSE_TIME, asked_bots=asked_bots)


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
    assert wanted(lived) == lived.table.waiting.at + 60 == deadline(lived.table, lived.table.moment)


def test_an_order_does_not_wind_the_clock_up() -> None:
    lived = until_awaited(with_a_bot(), 0)
    before = wanted(lived)
    lived.say(ANNA, "bot 1 tabby")
    assert wanted(lived) == before


def test_a_bot_is_asked_after_half_its_pace() -> None:
    lived = until_awaited(with_a_bot(), 1)
    assert awaited_bots(lived.table.moment) == [1]
    assert wanted(lived) == lived.table.waiting.at + bot_delay(lived.table, lived.table.moment, HOUSE_TIME) / 2


def test_whoever_is_away_is_played_for_like_a_bot() -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    lived.say((ANNA, BEN)[seat], "rise")
    assert awaited_bots(lived.table.moment) == [seat]
    assert wanted(lived) == lived.table.waiting.at + bot_delay(lived.table, lived.table.moment, HOUSE_TIME) / 2


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
    assert idle_bots(lived.table, lived.table.moment) == [1]
    assert wanted(lived) == lived.table.waiting.at + bot_delay(lived.table, lived.table.moment, HOUSE_TIME) / 2
    assert wanted(lived, asked_bots=True) == deadline(lived.table, lived.table.moment)


def test_a_person_who_may_step_in_is_not_asked() -> None:
    lived = stepping_in(two_at("shut-up-cat"))
    assert idle_bots(lived.table, lived.table.moment) == []
    assert wanted(lived) == deadline(lived.table, lived.table.moment)


def test_a_match_that_is_over_is_due_at_once() -> None:
    lived = two_at()
    lived.play_on()
    assert wanted(lived) == lived.table.waiting.at == lived.rows[-1].at


def test_a_bots_pace_varies_a_little_and_is_known_before_its_cards_are() -> None:
    table = Table(config())
    paces = []
    for seq in range(200):
        moment = table.moment._replace(waiting=table.waiting._replace(seq=Seq(seq)), state="anything")
        paces.append(bot_delay(table, moment, HOUSE_TIME))
        assert bot_delay(table, moment._replace(state="else"), HOUSE_TIME) == paces[-1]
    assert 2 * (1 - JITTER / 2) <= min(paces) < 1.8
    assert 2.2 < max(paces) <= 2 * (1 + JITTER / 2)


def test_a_bot_waits_until_people_have_read_what_happened() -> None:
    """A reveal is ten sentences long, a bid is one; and nobody waits for ever."""
    lived = Lived(config(seats=4), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    delays: dict[str, list[float]] = {"bid": [], "challenge": []}
    while min(len(found) for found in delays.values()) < 5:
        seat = lived.table.awaited[0]
        lines = lived.choices(seat)
        move = next((line for line in lines if line == "challenge"), lines[0]) if len(lived.rows) % 3 else lines[0]
        steps = lived.house(seat, move).steps
        assert lived.table.waiting.steps == steps
        delays[move.split(" ")[0]].append(bot_delay(lived.table, lived.table.moment, HOUSE_TIME))
    assert max(delays["bid"]) <= 2 * (1 + JITTER / 2)
    assert min(delays["challenge"]) > 2 * (2 + JITTER / 2)
    assert max(delays["challenge"]) <= 2 * (1 + JITTER / 2 + LONGEST_STORY)


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
