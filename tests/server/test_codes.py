"""Being oneself on another device by a code, and on the day when all devices are lost."""

import time

import pytest

from ninelives.server.runtime.credentials.codes import LIVES
from ninelives.tables.clock import SystemClock
from server.client import come
from server.house import Open


def somebody(house: Open, name: str = "Mochi") -> str:
    return house.arrive(name)


def arrive(house: Open, code: str) -> tuple[int, str]:
    answer = house.ask("POST", "/api/arrive", {"code": code})
    return answer.status_code, answer.json().get("token", "")


async def test_a_code_makes_another_device_the_same_person_once(house: Open) -> None:
    table = house.set_up()
    async with come(table) as phone:
        token = phone.welcome["token"]
        await phone.done("sit 0 - Ann")
        shown = house.ask("POST", "/api/me/code", token=token).json()
        assert shown["seconds"] == 120
        assert shown["link"].endswith(f"/me#{shown['code']}")
        assert shown["picture"].startswith("data:image/svg+xml")
        answer = house.ask("POST", "/api/arrive", {"code": f" {shown['code'].lower().replace('-', ' ')} "})
        assert answer.headers["set-cookie"].startswith(f"ninelives={answer.json()['token']};")
        assert answer.headers["cache-control"] == "no-store"
        async with come(table, answer.json()["token"]) as laptop:
            assert laptop.seat == 0
    assert arrive(house, shown["code"]) == (400, "")


def test_only_the_newest_code_counts_and_for_two_minutes(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    token = somebody(house)
    first, second = [house.ask("POST", "/api/me/code", token=token).json()["code"] for _ in range(2)]
    assert arrive(house, first)[0] == 400
    later = time.time() + LIVES + 1
    with monkeypatch.context() as patch:
        patch.setattr(SystemClock, "wall", lambda _clock: later)
        assert arrive(house, second)[0] == 400
    assert arrive(house, second) == (200, token)


def test_a_lost_phone_is_replaced_by_a_recovery_code_each_of_which_counts_once(house: Open) -> None:
    token = somebody(house)
    written = house.ask("POST", "/api/me/recovery", token=token).json()
    assert len(set(written)) == 8
    assert house.get("/api/me/keys", token)["recovery_codes"] == 8
    assert arrive(house, written[2]) == (200, token)
    assert arrive(house, written[2])[0] == 400
    assert house.get("/api/me/keys", token)["recovery_codes"] == 7
    again = house.ask("POST", "/api/me/recovery", token=token).json()
    house.refill()
    assert arrive(house, written[3])[0] == 400, "the earlier ones count no more"
    assert arrive(house, again[0]) == (200, token)


def test_whoever_signs_out_everywhere_else_withdraws_what_a_thief_may_have_made(house: Open) -> None:
    stolen = somebody(house)
    device = house.ask("POST", "/api/me/code", token=stolen).json()["code"]
    recovery = house.ask("POST", "/api/me/recovery", token=stolen).json()[0]
    mine = house.ask("POST", "/api/me/token", token=stolen).json()["token"]
    assert house.ask("GET", "/api/me", token=stolen).status_code == 401
    assert [arrive(house, code)[0] for code in (device, recovery)] == [400, 400]
    assert house.get("/api/me/keys", mine)["recovery_codes"] == 0


def test_codes_of_somebody_who_is_forgotten_count_no_more(house: Open) -> None:
    token = somebody(house)
    code = house.ask("POST", "/api/me/code", token=token).json()["code"]
    house.ask("DELETE", "/api/me", token=token)
    assert arrive(house, code)[0] == 400


def test_no_code_is_kept_as_it_is_and_none_is_in_an_export(house: Open) -> None:
    token = somebody(house)
    code = house.ask("POST", "/api/me/code", token=token).json()["code"]
    kept = repr(house.context.credentials.__dict__)
    assert code.replace("-", "") not in kept.replace("-", "")
    assert code not in house.ask("GET", "/api/me/export", token=token).text


@pytest.mark.parametrize("code", ["", "ABC", "ABC-DEF-GHJ", "A" * 16, "ÄÖÜ", "ABC-DEF-GHJ-KLM"])
def test_a_code_that_nobody_made_says_what_to_do(house: Open, code: str) -> None:
    answer = house.ask("POST", "/api/arrive", {"code": code})
    assert (answer.status_code, "ask for a new one" in answer.text) == (400, True)


def test_it_is_said_in_the_language_of_whoever_came(house: Open) -> None:
    answer = house.ask("POST", "/api/arrive", {"code": "ABC"}, **{"accept-language": "de"})
    assert "Dieser Code ist nicht bekannt" in answer.text


def test_nobody_guesses_more_than_once_a_second_for_long(house: Open) -> None:
    began = time.monotonic()
    statuses = [arrive(house, "ABC-DEF-GHJ")[0] for _ in range(20)]
    assert set(statuses) == {400, 429}
    assert statuses.count(400) <= 12 + 1 + (time.monotonic() - began)


def test_codes_are_for_those_who_are_known(house: Open) -> None:
    for path in ("/api/me/code", "/api/me/recovery"):
        assert house.ask("POST", path).status_code == 401
    assert house.get("/api/me/keys")["known"] is False
