"""Passkeys: made, used, listed and removed; and all the ways in which one is not accepted."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.authenticator import PRESENT, Authenticator
from server.features.credentials.test_codes import somebody
from server.local import LocalServer


def page_of(house: LocalServer) -> str:
    return f"http://localhost:{house.port}"


async def asked(house: LocalServer, path: str, body: object = None, token: str = "") -> tuple[int, dict[str, str]]:
    headers = {"origin": page_of(house), "host": f"localhost:{house.port}"}
    answer = await house.ask("POST", path, body, token, **headers)
    return answer.status_code, answer.json() if answer.content else {}


async def added(house: LocalServer, token: str, authenticator: Authenticator) -> int:
    question = (await asked(house, "/api/me/passkeys/question", token=token))[1]["options"]
    return (await asked(house, "/api/me/passkeys", {"credential": authenticator.create(question)}, token))[0]


async def arrived(house: LocalServer, authenticator: Authenticator) -> tuple[int, str]:
    question = (await asked(house, "/api/passkeys/question"))[1]["options"]
    status, said = await asked(house, "/api/passkeys", {"credential": authenticator.get(question)})
    return status, said.get("token", "")


async def arrives_as(house: LocalServer, authenticator: Authenticator, token: str) -> bool:
    status, new = await arrived(house, authenticator)
    return status == 200 and new != token and new.partition("-")[0] == token.partition("-")[0]


async def test_a_passkey_counts_on_the_site_that_it_was_made_for(house: LocalServer) -> None:
    token, evil = await somebody(house), Authenticator("http://evil.example", "evil.example")
    there = {"origin": "http://evil.example", "host": "evil.example"}
    question = (await house.ask("POST", "/api/me/passkeys/question", token=token, **there)).json()["options"]
    made = {"credential": evil.create(question)}
    assert (await house.ask("POST", "/api/me/passkeys", made, token, **there)).status_code == 200
    evil.origin, evil.site = page_of(house), "localhost"
    assert await arrived(house, evil) == (400, "")


async def test_a_passkey_brings_its_owner_back(house: LocalServer) -> None:
    token, phone = await somebody(house), Authenticator(page_of(house))
    assert await added(house, token, phone) == 200
    assert await arrives_as(house, phone, token)
    assert await arrives_as(house, phone, token)
    (listed,) = (await house.get("/api/me/keys", token))["passkeys"]
    assert listed["used"] >= listed["made"] > 1e9
    assert (await house.get("/api/me/export", token))["keys"]["passkeys"] == [listed]


async def test_one_person_has_several_and_removes_one(house: LocalServer) -> None:
    token, eve = await somebody(house), await somebody(house, "Eve")
    phone, laptop = Authenticator(page_of(house)), Authenticator(page_of(house))
    assert await added(house, token, phone) == 200
    await house.clock.sleep(1)
    assert await added(house, token, laptop) == 200
    first, second = (await house.get("/api/me/keys", token))["passkeys"]
    assert (await house.ask("DELETE", f"/api/me/passkeys/{first['id']}", token=eve)).status_code == 404
    assert (await house.ask("DELETE", f"/api/me/passkeys/{first['id']}", token=token)).status_code == 200
    assert await arrived(house, phone) == (400, "")
    assert await arrives_as(house, laptop, token)
    assert (await house.get("/api/me/keys", token))["passkeys"][0]["id"] == second["id"]


async def test_the_question_tells_who_one_is_called_and_nothing_else_about_them(house: LocalServer) -> None:
    token = await somebody(house)
    question = json.loads((await asked(house, "/api/me/passkeys/question", token=token))[1]["options"])
    session = house.context.house.identity.read(token)
    assert session is not None
    assert question["user"]["name"] == "Mochi"
    assert f"{session.who:x}" not in json.dumps(question)
    assert question["rp"]["id"] == "localhost"
    assert question["authenticatorSelection"]["residentKey"] == "required"
    assert question["authenticatorSelection"]["userVerification"] == "required"


async def test_an_answer_counts_once_and_only_for_the_question_that_it_answers(house: LocalServer) -> None:
    token, eve = await somebody(house), await somebody(house, "Eve")
    phone = Authenticator(page_of(house))
    question = (await asked(house, "/api/me/passkeys/question", token=token))[1]["options"]
    answer = {"credential": phone.create(question)}
    assert (await asked(house, "/api/me/passkeys", answer, eve))[0] == 400, "it was asked of somebody else"
    assert (await asked(house, "/api/me/passkeys", answer, token))[0] == 400, "and counts no more"
    assert await added(house, token, phone) == 200
    question = (await asked(house, "/api/passkeys/question"))[1]["options"]
    answer = {"credential": phone.get(question)}
    assert (await asked(house, "/api/passkeys", answer))[0] == 200
    assert (await asked(house, "/api/passkeys", answer))[0] == 400


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
async def test_what_is_not_our_passkey_is_not_accepted(house: LocalServer, part: str, spoilt: object) -> None:
    token, phone = await somebody(house), Authenticator(page_of(house))
    assert await added(house, token, phone) == 200
    phone.counter = 5
    assert await arrives_as(house, phone, token)
    setattr(phone, part, spoilt)
    assert await arrived(house, phone) == (400, "")


async def test_nobody_takes_a_passkey_that_is_anothers(house: LocalServer) -> None:
    token, eve, phone = await somebody(house), await somebody(house, "Eve"), Authenticator(page_of(house))
    assert await added(house, token, phone) == 200
    assert await added(house, eve, phone) == 400
    assert await arrives_as(house, phone, token)


async def test_passkeys_are_for_browsers(house: LocalServer) -> None:
    answer = await house.ask("POST", "/api/passkeys/question")
    assert (answer.status_code, "Come by a code" in answer.text) == (400, True)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
async def test_no_answer_is_a_fault_of_ours(house: LocalServer, data: st.DataObject) -> None:
    """Any part of a true answer is replaced by anything."""
    await house.clock.sleep(60)
    phone = Authenticator(page_of(house))
    question = (await asked(house, "/api/passkeys/question"))[1]["options"]
    whole = json.loads(phone.get(question))
    part = whole["response"] if data.draw(st.booleans()) else whole
    key = data.draw(st.sampled_from(sorted(part)))
    part[key] = data.draw(st.none() | st.integers() | st.text(max_size=30) | st.lists(st.text(max_size=3), max_size=3))
    assert (await asked(house, "/api/passkeys", {"credential": json.dumps(whole)}))[0] == 400
    said = data.draw(st.text(max_size=60))
    assert (await asked(house, "/api/passkeys", {"credential": said}))[0] == 400
