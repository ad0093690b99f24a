"""One bad message closes one socket at most; whatever comes, the others at the table play on.

The long form, with honest players measured beside it, is benchmarks/bad_input.py.
"""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ninelives.server.edge.protocols import websocket
from server.client import come, knock
from server.house import Open, open_house


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "bad_input.py"
OURS = {1006, 1011, 4500}  # how a socket ends by a fault of the server
FUZZ = settings(max_examples=40, deadline=None, database=None, suppress_health_check=list(HealthCheck))

BAD: dict[str, str | bytes] = {
    "nothing": "",
    "half of it": '{"t":"play","id":"x"',
    "no object": "[1, 2]",
    "a wrong type": '{"t":"play","id":1,"seq":0,"move":"call"}',
    "an unknown kind": '{"t":"admin"}',
    "an unknown field": '{"t":"ping","n":1,"who":0}',
    "a huge number": '{"t":"ping","n":' + "9" * 3000 + "}",
    "no number": '{"t":"ping","n":1e999}',
    "a deep nest": "[" * 4000,
    "a deep field": '{"t":"ping","n":' + '{"a":' * 600 + "1" + "}" * 600 + "}",
    "half a surrogate": '{"t":"say","phrase":"\\ud800"}',
    "hello again": '{"t":"hello"}',
    "too long": json.dumps({"t": "do", "id": "x", "order": "x" * 5000}),
    "a NUL in an id": '{"t":"do","id":"a\\u0000b","order":"sit 0 - Ann"}',  # which PostgreSQL cannot hold
    "an empty id": '{"t":"do","id":"","order":"sit 0 - Ann"}',
    "no text": b"\x00\x01",
}
ORDERS = (
    *(
        "seats 0",
        "seats 99",
        "seats 999999999999999999999",
        "bot 999999999 tabby",
        "bot 0 tabby",
        "bot 9 lion",
        "clear 0",
    ),
    *(
        "clear 99",
        "sit 99 - Cat",
        "sit 1 - Cat",
        "sit 0 \x00 Cat",
        "sit 0 - \x00",
        "sit 0 - You",
        "sit 0 - " + "x" * 380,
    ),
    *(
        "0 call",
        "TABLE deal",
        "begin",
        "begin now",
        "sit -1 - Cat",
        "sit 01 - Cat",
        "bot 1 " + "x" * 380,
        "\n",
        "rise rise",
    ),
)


@pytest.mark.parametrize("what", BAD)
async def test_a_bad_message_closes_one_socket(house: Open, what: str) -> None:
    table = house.set_up()
    async with come(table) as ann, come(table) as mallory:
        await ann.done("sit 0 - Ann")
        await mallory.socket.send(BAD[what])
        assert await mallory.end() not in {None, 1000, *OURS}
        await ann.done("begin")


async def test_what_is_no_text_is_not_worth_a_line_in_the_log(house: Open, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with come(house.set_up()) as mallory:
            await mallory.socket.send(b'{"t":"\xff"}', text=True)
            assert await mallory.end() == websocket.NOT_TEXT
    assert not caplog.records


@pytest.mark.parametrize(
    "first", ['{"t":"play","id":"x","seq":0,"move":"call"}', '{"t":"do","id":"x","order":"begin"}']
)
async def test_nobody_acts_before_hello(house: Open, first: str) -> None:
    async with knock(house.set_up()) as mallory:
        await mallory.socket.send(first)
        assert (await mallory.hear("bye"))["reason"] == "Say hello first."


async def test_an_order_that_makes_no_sense_is_refused_and_no_more(house: Open) -> None:
    async with come(house.set_up(seats=3)) as ann:
        await ann.done("sit 0 - Ann")
        await ann.done("begin")
        answers = {order: await ann.do(order) for order in ORDERS}
        assert {order for order, answer in answers.items() if answer["t"] == "done"} <= {"bot 0 tabby"}
        await ann.ping()


async def test_a_forged_token_takes_nobodys_seat(house: Open) -> None:
    table = house.set_up()
    async with come(table) as ann:
        await ann.done("sit 0 - Ann")
        number, _, signature = ann.welcome["token"].partition(".")
        for forged in (f"{number}.{'0' * 32}", f"{number}.", number, f"{number}.{signature[1:]}", "0." + signature):
            async with come(table, forged) as mallory:
                assert mallory.seat is None
                assert (await mallory.do("rise"))["ruling"] == "T4"
        assert ann.seat == 0


@FUZZ
@given(
    texts=st.lists(
        st.one_of(
            st.text(max_size=60),
            st.builds(
                lambda kind, name, order, number: json.dumps({"t": kind, "id": name, "order": order, "n": number}),
                st.sampled_from(("play", "do", "say", "mute", "hint", "ping", "hello")),
                st.text(max_size=8),
                st.text(max_size=30),
                st.integers(),
            ),
            st.builds(lambda order: json.dumps({"t": "do", "id": order[:9], "order": order}), st.sampled_from(ORDERS)),
            st.builds(
                lambda move, seq: json.dumps({"t": "play", "id": move[:9], "seq": seq, "move": move}),
                st.text(min_size=1, max_size=40),
                st.integers(0, 1_000_000),
            ),
        ),
        max_size=12,
    )
)
async def test_any_text_is_answered_or_ends_its_socket_with_a_word(house: Open, texts: list[str]) -> None:
    house.refill()
    try:
        code = await say(house.set_up(), *texts)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
    assert code not in OURS


async def say(table: str, *texts: str) -> int:
    """Say hello and this; return how the socket was closed, 1000 where all was answered."""
    async with connect(table, proxy=None) as mallory:
        await mallory.send('{"t":"hello"}')
        for text in (*texts, '{"t":"ping","n":77}'):
            await mallory.send(text)
        async for told in mallory:
            if json.loads(told).get("n") == 77:
                return 1000
    return mallory.close_code or 1006


@pytest.mark.processes
async def test_no_store_is_asked_for_a_code_with_a_nul(postgres_url: str) -> None:
    with open_house(postgres_url) as house:
        assert house.status("/api/tables/%00") == 400
        assert house.status("/api/matches/A%00-1") == 400
        assert await first_word(house.table("A%00")) == "bye"


async def first_word(table: str) -> str:
    async with knock(table) as one:
        await one.send(t="hello")
        return str((await one.until(lambda _: True))["t"])


@pytest.mark.processes
def test_the_short_form_of_the_benchmark_finds_nothing_wrong() -> None:
    few = (
        "--messages",
        "1000",
        "--rate",
        "200",
        "--half-open",
        "150",
        "--tables",
        "3",
        "--quiet",
        "1",
        "--settle",
        "0",
    )
    wishes = (*few, "--slow", "0", "--patience", "1000")
    ended = subprocess.run(
        [sys.executable, BENCHMARK, *wishes], capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
