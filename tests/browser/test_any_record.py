"""Whatever text a page brings in, it is a match that verifies, or refused in a sentence: never a fault of ours."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from browser.databases import FakeDatabase
from browser.pages import page_at
from browser.test_records import played
from ninelives import keys
from ninelives.core.record import read_record
from ninelives.core.replay import verify
from ninelives.tables.catalog import game_named
from virtual_time import VirtualLoop


@contextmanager
def asking() -> Iterator[Any]:
    """Open a page that can be asked from where nothing is awaited."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        opened = page_at(FakeDatabase())
        page = runner.run(opened.__aenter__())
        yield lambda text: runner.run(page.ask("POST", "/api/me/matches", {"record": text}))
        assert page.reports == []
        runner.run(opened.__aexit__(None, None, None))


WORDS = st.sampled_from(
    ["ninelives", "game", "seats", "option", "name", "salt", "TABLE", "0", "1", "99", "#", "result"]
)
LINE = st.lists(WORDS | st.text(max_size=8), max_size=4).map(" ".join)


@st.composite
def mutilated(draw: st.DrawFn) -> str:
    lines = played(draw(st.sampled_from(keys()))).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        words = lines[first].split(" ")
        match draw(st.sampled_from(["drop", "swap", "twice", "line", "word", "cut"])):
            case "drop" if len(lines) > 1:
                del lines[first]
            case "swap":
                lines[first], lines[second] = lines[second], lines[first]
            case "twice":
                lines.insert(second, lines[first])
            case "line":
                lines.insert(first, draw(LINE))
            case "word":
                words[draw(st.integers(0, len(words) - 1))] = draw(WORDS | st.text(max_size=8))
                lines[first] = " ".join(words)
            case _:
                lines = lines[: first + 1]
    return "\n".join(lines)


def test_any_text_is_refused_and_a_changed_record_too_unless_it_verifies_all_the_same() -> None:
    answers = {200: 0, 400: 0}
    with asking() as ask:

        @settings(max_examples=200, deadline=None)
        @given(st.text() | st.lists(LINE).map("\n".join) | mutilated())
        def check(text: str) -> None:
            status, answer = ask(text)
            answers[status] += 1
            if status == 200:
                verify(read_record(text), game_named(read_record(text).head.game))
            else:
                assert json.loads(answer)["reason"]

        check()
    assert answers[400] > 5 * answers[200]


def test_a_move_or_a_draw_that_was_changed_is_always_noticed() -> None:
    lines = played().splitlines()
    moves = [number for number, line in enumerate(lines) if line[0].isdecimal() or line.startswith("TABLE")]
    with asking() as ask:
        for number in moves:
            assert ask("\n".join([*lines[:number], *lines[number + 1 :]]))[0] == 400
