"""Passkeys: made, used, listed and removed; and all the ways in which one is not accepted."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.authenticator import PRESENT, Authenticator
from server.house import Open
from server.test_codes import somebody


def page_of(house: Open) -> str:
    return f"http://localhost:{house.port}"


def asked(house: Open, path: str, body: object = None, token: str = "") -> tuple[int, dict[str, str]]:
    headers = {"origin": page_of(house), "host": f"localhost:{house.port}"}
    answer = house.ask("POST", path, body, token, **headers)
    return answer.status_code, answer.json() if answer.content else {}


def added(house: Open, token: str, authenticator: Authenticator) -> int:
    question = asked(house, "/api/me/passkeys/question", token=token)[1]["options"]
    return asked(house, "/api/me/passkeys", {"credential": authenticator.create(question)}, token)[0]


def arrived(house: Open, authenticator: Authenticator) -> tuple[int, str]:
    question = asked(house, "/api/passkeys/question")[1]["options"]
    status, said = asked(house, "/api/passkeys", {"credential": authenticator.get(question)})
    return status, said.get("token", "")


def test_a_passkey_brings_its_owner_back(house: Open) -> None:
    token, phone = somebody(house), Authenticator(page_of(house))
    assert added(house, token, phone) == 200
    assert [arrived(house, phone) for _ in range(2)] == [(200, token)] * 2
    (listed,) = house.get("/api/me/keys", token)["passkeys"]
    assert listed["used"] >= listed["made"] > 1e9
    assert house.get("/api/me/export", token)["keys"]["passkeys"] == [listed]


def test_one_person_has_several_and_removes_one(house: Open) -> None:
    token, eve = somebody(house), somebody(house, "Eve")
    phone, laptop = Authenticator(page_of(house)), Authenticator(page_of(house))
    assert [added(house, token, one) for one in (phone, laptop)] == [200, 200]
    house.refill()
    first, second = house.get("/api/me/keys", token)["passkeys"]
    assert house.ask("DELETE", f"/api/me/passkeys/{first['id']}", token=eve).status_code == 404
    assert house.ask("DELETE", f"/api/me/passkeys/{first['id']}", token=token).status_code == 200
    assert arrived(house, phone) == (400, "")
    assert arrived(house, laptop) == (200, token)
    assert house.get("/api/me/keys", token)["passkeys"][0]["id"] == second["id"]


def test_a_passkey_opens_the_door_after_every_token_was_revoked(house: Open) -> None:
    token, phone = somebody(house), Authenticator(page_of(house))
    added(house, token, phone)
    new = house.ask("POST", "/api/me/token", token=token).json()["token"]
    assert arrived(house, phone) == (200, new)


def test_the_question_tells_who_one_is_called_and_nothing_else_about_them(house: Open) -> None:
    token = somebody(house)
    question = json.loads(asked(house, "/api/me/passkeys/question", token=token)[1]["options"])
    who = house.context.house.identity.read(token)
    assert question["user"]["name"] == "Mochi"
    assert f"{who:x}" not in json.dumps(question)
    assert question["rp"]["id"] == "localhost"
    assert question["authenticatorSelection"]["residentKey"] == "required"
    assert question["authenticatorSelection"]["userVerification"] == "required"


def test_an_answer_counts_once_and_only_for_the_question_that_it_answers(house: Open) -> None:
    token, eve = somebody(house), somebody(house, "Eve")
    phone = Authenticator(page_of(house))
    question = asked(house, "/api/me/passkeys/question", token=token)[1]["options"]
    answer = {"credential": phone.create(question)}
    assert asked(house, "/api/me/passkeys", answer, eve)[0] == 400, "it was asked of somebody else"
    assert asked(house, "/api/me/passkeys", answer, token)[0] == 400, "and counts no more"
    house.refill()
    assert added(house, token, phone) == 200
    question = asked(house, "/api/passkeys/question")[1]["options"]
    answer = {"credential": phone.get(question)}
    assert asked(house, "/api/passkeys", answer)[0] == 200
    assert asked(house, "/api/passkeys", answer)[0] == 400


@pytest.mark.parametrize(
    ("part", "spoilt"),
    [
        ("origin", "https://elsewhere.example"),
        ("site", "elsewhere.example"),
        ("flags", PRESENT),  # nobody proved to be its owner
        ("_key", Authenticator("")._key),
        ("counter", 1),  # a copy: it signed less often
        ("id", b"unknown"),
    ],
)
def test_what_is_not_our_passkey_is_not_accepted(house: Open, part: str, spoilt: object) -> None:
    token, phone = somebody(house), Authenticator(page_of(house))
    assert added(house, token, phone) == 200
    phone.counter = 5
    assert arrived(house, phone) == (200, token)
    setattr(phone, part, spoilt)
    assert arrived(house, phone) == (400, "")


def test_nobody_takes_a_passkey_that_is_anothers(house: Open) -> None:
    token, eve, phone = somebody(house), somebody(house, "Eve"), Authenticator(page_of(house))
    assert added(house, token, phone) == 200
    assert added(house, eve, phone) == 400
    house.refill()
    assert arrived(house, phone) == (200, token)


def test_passkeys_are_for_browsers(house: Open) -> None:
    answer = house.ask("POST", "/api/passkeys/question")
    assert (answer.status_code, "Come by a code" in answer.text) == (400, True)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_no_answer_is_a_fault_of_ours(house: Open, data: st.DataObject) -> None:
    """Any part of a true answer is replaced by anything."""
    house.refill()
    phone = Authenticator(page_of(house))
    question = asked(house, "/api/passkeys/question")[1]["options"]
    whole = json.loads(phone.get(question))
    part = whole["response"] if data.draw(st.booleans()) else whole
    key = data.draw(st.sampled_from(sorted(part)))
    part[key] = data.draw(st.none() | st.integers() | st.text(max_size=30) | st.lists(st.text(max_size=3), max_size=3))
    assert asked(house, "/api/passkeys", {"credential": json.dumps(whole)})[0] == 400
    said = data.draw(st.text(max_size=60))
    assert asked(house, "/api/passkeys", {"credential": said})[0] == 400
