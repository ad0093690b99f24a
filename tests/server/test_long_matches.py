"""How long a match and a log may become, and that the last moves of a long match are told without the first."""

from collections.abc import Iterator
from typing import Any

import pytest

from ninelives import keys
from ninelives.core.match import Step, steps_of
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.tables import apply, decide, projection
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.ids import SYSTEM, Seq
from ninelives.tables.match_log import APART, KEPT
from ninelives.tables.projection import LATELY, Perspective, events_for, missed_events
from ninelives.tables.state import OVER, PLAYING, AnyMatch
from ninelives.tables.timing import Pace, next_due
from server.client import two_at as two_online
from server.house import code_of
from server.local import LocalServer
from tables.lived import ANNA, BEN, CLEO, Lived, config, everything, two_at

SHORT = 20  # moves


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apply, "MOST_MOVES", SHORT)


def stretched(lived: Lived, moves: int = 100_000) -> Lived:
    """Let the house go on with a match for so many moves."""
    while lived.table.phase == PLAYING and lived.table.match is not None and len(lived.table.match.moves) < moves:
        lived.house(lived.table.awaited[0])
    return lived


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("key", keys())
def test_t11_a_match_that_goes_on_for_too_long_is_called_off(key: str) -> None:
    lived = stretched(two_at(key))
    assert (lived.table.phase, lived.table.awaited, lived.table.called_off) == (OVER, (), True)
    assert lived.table.match is not None
    assert SHORT <= len(lived.table.match.moves) < SHORT + 5
    assert [lived.refusal(who, PlayMove(seat, "pass")) for who, seat in ((ANNA, 0), (BEN, 1), (SYSTEM, 0))] == [
        "T11"
    ] * 3
    assert everything(lived.folded()) == everything(lived.table)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("key", keys())
def test_a_match_that_was_called_off_is_due_as_one_that_is_over_and_shows_no_moves(key: str) -> None:
    lived = stretched(two_at(key))
    assert next_due(lived.table, Pace()) == lived.table.waiting.at
    scene = OpenTable(lived.table).scene(0)
    assert (scene.phase, scene.awaited, scene.choices, scene.due, scene.result) == (OVER, (), (), None, None)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("key", keys())
def test_after_a_match_that_was_called_off_another_begins(key: str) -> None:
    lived = stretched(two_at(key))
    lived.say(ANNA, "begin")
    assert (lived.table.phase, lived.table.number, lived.table.called_off) == (PLAYING, 2, False)
    assert everything(lived.folded()) == everything(lived.table)


async def test_no_record_is_kept_of_a_match_that_was_called_off(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apply, "MOST_MOVES", 4)
    url = await house.set_up(options={})
    async with two_online(url) as (one, two):
        await one.play("bid 1 hat")
        await two.sees(lambda me: me.my_turn)
        await two.play("bid 2 hat")
        await one.sees(lambda me: me.scene["phase"] == "over")
        assert one.scene["result"] is None
        assert (await one.answer(t="play", seq=one.seq, move="bid 3 hat"))["ruling"] == "T11"
        await one.done("begin")
        await two.sees(lambda me: me.scene["phase"] == "playing")
    assert await house.status(f"/api/matches/{code_of(url)}-1") == 404


# T5, where the log is full


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Lived:
    """Give a table whose log is full while a match runs that Anna has left."""
    lived = Lived(
        config(seats=3), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (CLEO, "sit 2 - Cleo"), (ANNA, "begin")
    )
    lived.say(ANNA, "rise")
    monkeypatch.setattr(decide, "LONGEST", lived.table.seq - 1)
    return lived


@pytest.mark.parametrize("line", ["sit 0 - Anna", "bot 0 tabby", "clear 0", "seats 2", "begin", "rise"])
def test_t5_a_full_log_takes_no_more_orders(full: Lived, line: str) -> None:
    assert full.refusal(ANNA, line) == "T5"


def test_t5_where_the_log_is_full_the_match_is_played_to_its_end(full: Lived) -> None:
    full.play_on()
    assert full.table.phase == OVER
    assert full.refusal(BEN, "begin") == "T5"


def test_t5_where_the_log_is_full_people_leave_once(full: Lived) -> None:
    assert [full.refusal(BEN, "rise") for _ in range(2)] == ["", "T5"]
    full.play_on()
    assert [full.refusal(CLEO, "rise") for _ in range(2)] == ["", "T5"]


# what was missed of a long match


def test_a_few_states_are_kept_and_they_are_those_of_the_match() -> None:
    lived = stretched(two_at("shut-up-cat"), 5 * APART + 10)
    assert lived.table.match is not None
    states = {number: step.after for number, step in enumerate(steps_of(lived.table.match), 1)}
    assert [number for number, _ in lived.table.match_log.kept] == [4 * APART, 5 * APART]
    assert len(lived.table.match_log.kept) == KEPT
    assert [states[number] for number, _ in lived.table.match_log.kept] == [
        state for _, state in lived.table.match_log.kept
    ]


@pytest.mark.parametrize("beyond", [0, 1, LATELY - 1, LATELY, LATELY + 1, APART - 1])
def test_what_was_missed_is_told_from_a_state_nearby(beyond: int, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = 0

    def counted(match: AnyMatch, *known: Any) -> Iterator[Step[Any, Any]]:  # noqa: ANN401 - as `steps_of`
        nonlocal taken
        for step in steps_of(match, *known):
            taken += 1
            yield step

    monkeypatch.setattr(projection, "steps_of", counted)
    lived = stretched(two_at("shut-up-cat"), 4 * APART + beyond)
    match = lived.table.match
    assert match is not None
    made, eyes = len(match.moves), Perspective(lived.table, 0)
    assert missed_events(lived.table, Seq(0), eyes) == events_for(
        lived.table, list(steps_of(match))[made - LATELY :], made - LATELY, eyes
    )
    assert taken < APART + LATELY
