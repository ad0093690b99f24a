"""Whatever is asked over HTTP, the answer is one that the server's own description knows, and never a fault of ours.

NINELIVES_EXAMPLES sets how many requests are tried for each path: a few here, hundreds in the long form.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.house import Open, open_house

pytestmark = pytest.mark.processes

EXAMPLES = int(os.environ.get("NINELIVES_EXAMPLES", "12"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FUZZ = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
ODD = (
    "\x00",
    "a\x00b",
    "..",
    "../../etc",
    "%00",
    "\ufffd",
    "AAAAAA",
    "kitten-me",
    "🐱",
    "\u202e",
    "a\r\nSet-Cookie: b=1",
)
NO_TEXT = ("%00", "a%00b", "%ED%A0%80", "%FF")  # in an address
NO_STRING = (r'"\u0000"', r'"a\u0000b"', r'"\ud800"', r'"a\udfffb"', '"\x00"')  # in JSON
NO_NUMBER = ("1" + "0" * 30, "1e999", "-1", str(2**63), str(-(2**63) - 1), "9" * 5000)
PLACES = (
    *("/api/tables/{}", "/api/tables/{}/qr.svg", "/api/matches/{}", "/api/matches/{}/replay", "/api/matches/{}/review"),
    *("/api/games/{}", "/api/games/{}/rules", "/api/games/{}/book", "/api/games/{}/rulings"),
    *("/api/games/kitten-me/rulings/{}", "/t/{}"),
    *("/api/lobby?game={}", "/api/lobby?x={}", "/api/games/kitten-me/rules?lang={}", "/api/matches/A-1/replay?seat={}"),
    *("/api/games/kitten-me/rulings/T1?lang={}", "/api/matches/A-1/review?seat={}", "/learn/{}", "/m/{}"),
)
BODIES = (
    *(("PUT", "/api/me", '{"name":%s}'), ("POST", "/api/quick", '{"game":%s}'), ("POST", "/api/tables", '{"game":%s}')),
    *[("POST", "/api/tables", f'{{"game":"kitten-me","{field}":%s}}') for field in ("preset", "seats", "clock")],
    *[
        ("POST", "/api/tables", f'{{"game":"kitten-me","{field}":%s}}')
        for field in ("private", "hints", "lesson", "rated")
    ],
    ("POST", "/api/tables", '{"game":"kitten-me","options":{"deck":%s}}'),
    ("POST", "/api/tables", '{"game":"kitten-me","options":{%s:"white"}}'),
    ("POST", "/api/tables", '{"game":"kitten-me",%s:1}'),
)
MESSAGES = (
    *('{"t":"do","id":"x","order":%s}', '{"t":"play","id":"x","seq":0,"move":%s}', '{"t":"say","phrase":%s}'),
    *('{"t":"do","id":%s,"order":"rise"}', '{"t":"hint","id":%s}', '{"t":"play","id":"x","seq":%s,"move":"call"}'),
    *('{"t":"mute","seat":%s}', '{"t":"ping","n":%s}', '{"t":"hello","token":%s}', '{"t":"hello","seen":%s}'),
)


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


@pytest.fixture(scope="module", params=["memory", "sqlite", "postgres"])
def each_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    with open_house(url_of(request, tmp_path_factory.mktemp("store"))) as house:
        yield house


def url_of(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("services").make_database(f"test_{token_hex(6)}"))
    return "memory:" if request.param == "memory" else f"sqlite:///{folder}/store.db"


@pytest.fixture
def token(house: Open) -> str:
    return house.arrive("Mochi")


def test_every_answer_is_one_that_the_description_knows(house: Open, token: str) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/schema/openapi.json")
    tried = [ask_much(house, token, found.ok()) for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(tried) > 20


def ask_much(house: Open, token: str, operation: Any) -> str:  # noqa: ANN401 - as schemathesis gives it
    known = st.sampled_from(({}, {"authorization": f"Bearer {token}"}, {"authorization": "Bearer 1.0"}))

    @FUZZ
    @given(case=operation.as_strategy(), headers=known)
    def ask(case: Any, headers: dict[str, str]) -> None:  # noqa: ANN401 - as above
        house.refill()
        answer = case.call(headers=headers)
        case.validate_response(answer, checks=CHECKS)

    ask()
    return str(operation.label)


@FUZZ
@given(
    method=st.sampled_from(("POST", "PUT", "DELETE", "GET")),
    path=st.sampled_from(("/api/tables", "/api/quick", "/api/me", "/api/lobby", "/api/me/export")),
    body=st.one_of(
        st.binary(max_size=200),
        st.sampled_from(
            (b"[" * 9000, b"{" * 15_000, b"x" * 20_000, b'{"game":' + b"9" * 9000 + b"}", b"\xff", b"null")
        ),
    ),
    kind=st.sampled_from(("application/json", "text/plain", "application/x-msgpack", "multipart/form-data", "é")),
)
def test_a_body_that_is_none_is_turned_down(house: Open, method: str, path: str, body: bytes, kind: str) -> None:
    house.refill()
    with httpx2.Client(base_url=house.address, trust_env=False) as client:
        answer = client.request(method, path, content=body, headers={b"content-type": kind.encode("latin-1")})
    assert answer.status_code < 500, answer.text
    assert answer.status_code >= 400 or method in {"GET", "DELETE"}


@FUZZ
@given(
    path=st.sampled_from(
        ("/api/tables/{}", "/api/tables/{}/qr.svg", "/api/matches/{}", "/api/matches/{}/replay", "/t/{}")
    ),
    piece=st.one_of(st.sampled_from(ODD), st.text(min_size=1, max_size=20)),
)
def test_an_odd_path_leads_nowhere(house: Open, path: str, piece: str) -> None:
    house.refill()
    with httpx2.Client(base_url=house.address, trust_env=False) as client:
        answer = client.get(path.format(httpx2.QueryParams({"x": piece}).__str__()[2:].replace("+", "%20")))
    assert answer.status_code < 500, answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "", "https://127.0.0.1.example"])
def test_another_site_cannot_act_in_somebodys_name(house: Open, token: str, origin: str) -> None:
    house.refill()
    for method, path in (("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/quick")):
        answer = house.ask(method, path, {"name": "Mallory"}, token, origin=origin)
        assert answer.status_code == 403, (method, path, answer.text)
    assert house.get("/api/me", token)["name"] == "Mochi"


def test_a_forged_token_is_nobodys(house: Open, token: str) -> None:
    house.refill()
    number, _, signature = token.partition(".")
    forged = (
        *(f"{number}.{'0' * 32}", f"{int(number, 16) ^ 1:x}.{signature}", f"{number}.{signature[:-1]}", number, "."),
        *(f"{number.upper()}.{signature}x", f"0{number}.{signature}"[:40], f"{number}.{signature} x"),
    )
    for one in forged:
        assert house.ask("GET", "/api/me", authorization=f"Bearer {one}").status_code == 401, one


def test_an_address_that_is_no_text_is_refused_before_any_store_is_asked(each_house: Open) -> None:
    with httpx2.Client(base_url=each_house.address, trust_env=False) as client:
        for path in PLACES:
            for text in NO_TEXT:
                each_house.refill()
                answer = client.get(path.format(text))
                assert (answer.status_code, "no text" in answer.json()["reason"]) == (400, True), (path, text)


def test_no_number_in_an_address_is_a_fault_of_the_server(each_house: Open) -> None:
    with httpx2.Client(base_url=each_house.address, trust_env=False) as client:
        for path in PLACES:
            for number in NO_NUMBER:
                each_house.refill()
                assert client.get(path.format(number)).status_code < 500, (path, number)


def test_a_body_with_what_no_engine_takes_is_refused(each_house: Open) -> None:
    with httpx2.Client(base_url=each_house.address, trust_env=False) as client:
        for method, path, body in BODIES:
            for value in (*NO_STRING, *NO_NUMBER):
                each_house.refill()
                answer = client.request(method, path, content=(body % value).encode())
                assert answer.status_code == 400, (path, body % value[:99], answer.text)


def test_a_game_that_is_not_here_is_said_so_before_any_store_is_asked(house: Open) -> None:
    assert house.status("/api/lobby?game=chess") == 404
    assert house.ask("POST", "/api/quick", {"game": "chess"}).status_code == 400


@pytest.mark.parametrize("deep", [100, 900, 2000, 9000, 16_000])
def test_a_deep_nest_is_no_fault_of_ours(house: Open, deep: int) -> None:
    for body in (b"[" * deep, b"[" * (deep // 2) + b"]" * (deep // 2), b'{"a":' * (deep // 5)):
        house.refill()
        with httpx2.Client(base_url=house.address, trust_env=False) as client:
            assert client.put("/api/me", content=body).status_code == 400


async def test_a_message_with_what_no_engine_takes_closes_one_socket_at_most(each_house: Open) -> None:
    each_house.refill()
    table = each_house.set_up()
    for message in MESSAGES:
        for value in (*NO_STRING, *NO_NUMBER, r'"sit 0 - \u0000"', r'"sit 0 \u0000 A"', r'"sit 9\u0000 - A"'):
            first = [] if "hello" in message else ['{"t":"hello"}']
            code = await said(table, [*first, message % value, '{"t":"ping","n":77}'])
            assert code in {1000, 4400, 1009}, (message, value)  # 1009: too long


async def said(table: str, texts: list[str]) -> int | None:
    """Say this at a table; give how the socket was closed, 1000 where the last was answered."""
    try:
        async with connect(table, proxy=None) as socket:
            for text in texts:
                await socket.send(text)
            async for told in socket:
                if json.loads(told).get("n") == 77:
                    return 1000
            return socket.close_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
