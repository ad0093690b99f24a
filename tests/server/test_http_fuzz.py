"""Whatever is asked over HTTP, the answer is one that the server's own description knows, and never a fault of ours.

NINELIVES_EXAMPLES sets how many requests are tried for each path: a few here, hundreds in the long form.
"""

import os
from collections.abc import Iterator
from typing import Any

import httpx
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

from server.house import Open, open_house

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


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with open_house() as house:
        yield house


@pytest.fixture
def token(house: Open) -> str:
    house.refill()
    return str(house.ask("PUT", "/api/me", {"name": "Mochi"}).json()["token"])


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
    with httpx.Client(base_url=house.address, trust_env=False) as client:
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
    with httpx.Client(base_url=house.address, trust_env=False) as client:
        answer = client.get(path.format(httpx.QueryParams({"x": piece}).__str__()[2:].replace("+", "%20")))
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
