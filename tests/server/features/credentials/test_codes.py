"""Being oneself on another device by a code, and on the day when all devices are lost."""

import pytest

from ninelives.core.errors import BadOption
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import NewDevice, Session, SignIn
from ninelives.hosting.timing.shared_time import SharedTime
from ninelives.server.features.credentials.codes import LIVES, Codes
from ninelives.server.features.credentials.store import CredentialStore
from ninelives.server.storage import ServerStore
from ninelives.tables.ids import GuestId
from server.client import come
from server.local import LocalServer
from server.test_house_time import Clocks


async def somebody(house: LocalServer, name: str = "Mochi") -> str:
    return await house.arrive(name)


async def arrive(house: LocalServer, code: str) -> tuple[int, str]:
    answer = await house.ask("POST", "/api/arrive", {"code": code})
    return answer.status_code, answer.json().get("token", "")


async def arrives_as(house: LocalServer, code: str, token: str) -> bool:
    """Return whether a code opens a session of whose token this is, and another than theirs."""
    status, new = await arrive(house, code)
    return status == 200 and new != token and new.partition("-")[0] == token.partition("-")[0]


async def test_a_code_makes_another_device_the_same_person_once(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as phone:
        token = phone.welcome["token"]
        await phone.done("sit 0 - Ann")
        shown = (await house.ask("POST", "/api/me/code", token=token)).json()
        assert shown["seconds"] == 120
        assert shown["link"].endswith(f"/me#{shown['code']}")
        assert shown["picture"].startswith("data:image/svg+xml")
        answer = await house.ask("POST", "/api/arrive", {"code": f" {shown['code'].lower().replace('-', ' ')} "})
        assert answer.headers["set-cookie"].startswith(f"ninelives={answer.json()['token']};")
        assert answer.headers["cache-control"] == "no-store"
        async with come(table, answer.json()["token"]) as laptop:
            assert laptop.seat == 0
    assert await arrive(house, shown["code"]) == (400, "")


async def test_only_the_newest_code_counts_and_for_two_minutes(house: LocalServer) -> None:
    token = await somebody(house)
    first, second = [(await house.ask("POST", "/api/me/code", token=token)).json()["code"] for _ in range(2)]
    assert (await arrive(house, first))[0] == 400
    await house.clock.sleep(LIVES - 1)
    assert await arrives_as(house, second, token)
    third = (await house.ask("POST", "/api/me/code", token=token)).json()["code"]
    await house.clock.sleep(LIVES + 1)
    assert (await arrive(house, third))[0] == 400


@pytest.mark.parametrize("step", [-3600.0, 3600.0])
async def test_no_step_of_the_wall_clock_makes_a_code_count_longer_or_shorter(house: LocalServer, step: float) -> None:
    token = await somebody(house)
    for seconds, counts in ((LIVES - 1, True), (LIVES + 1, False)):
        code = (await house.ask("POST", "/api/me/code", token=token)).json()["code"]
        house.clock.wall_ahead += step
        await house.clock.sleep(seconds)
        assert await arrives_as(house, code, token) is counts


@pytest.mark.parametrize("ahead", [-3600.0, 3600.0])
async def test_a_code_counts_as_long_at_a_process_whose_wall_clock_is_wrong(
    stores: list[ServerStore], ahead: float
) -> None:
    clocks, identity = [Clocks(), Clocks()], Identity(b"k" * 32)
    clocks[1].time_of_day += ahead
    times = [SharedTime(clock) for clock in clocks]

    async def wait(seconds: float) -> None:
        for _ in range(int(seconds)):
            for clock, time, store in zip(clocks, times, stores, strict=True):
                clock.run(1)
                await time.beat(store.facts)

    for time, store in zip(times, stores, strict=True):
        await time.start(store.facts)
        await time.beat(store.facts)
    here, there = [
        Codes(CredentialStore(store.database), identity, time) for store, time in zip(stores, times, strict=True)
    ]
    by = SignIn(Session(GuestId(7), 2**40), "", clocks[0].wall())
    code, device = await here.new_for_device(by), NewDevice(2**41, "", clocks[1].wall())
    await wait(LIVES - 1)
    assert await there.redeem(code, device) == Session(GuestId(7), 2**41)
    code = await here.new_for_device(by)
    await wait(LIVES + 1)
    with pytest.raises(BadOption):
        await there.redeem(code, device)


async def test_a_lost_phone_is_replaced_by_a_recovery_code_each_of_which_counts_once(house: LocalServer) -> None:
    token = await somebody(house)
    written = (await house.ask("POST", "/api/me/recovery", token=token)).json()
    assert len(set(written)) == 8
    assert (await house.get("/api/me/keys", token))["recovery_codes"] == 8
    assert await arrives_as(house, written[2], token)
    assert (await arrive(house, written[2]))[0] == 400
    assert (await house.get("/api/me/keys", token))["recovery_codes"] == 7
    again = (await house.ask("POST", "/api/me/recovery", token=token)).json()
    assert (await arrive(house, written[3]))[0] == 400, "the earlier ones count no more"
    assert await arrives_as(house, again[0], token)


async def test_whoever_signs_out_everywhere_else_withdraws_what_a_thief_may_have_made(house: LocalServer) -> None:
    stolen = await somebody(house)
    device = (await house.ask("POST", "/api/me/code", token=stolen)).json()["code"]
    recovery = (await house.ask("POST", "/api/me/recovery", token=stolen)).json()[0]
    mine = (await house.ask("POST", "/api/me/token", {}, stolen)).json()["token"]
    assert (await house.ask("GET", "/api/me", token=stolen)).status_code == 401
    assert [(await arrive(house, code))[0] for code in (device, recovery)] == [400, 400]
    assert (await house.get("/api/me/keys", mine))["recovery_codes"] == 0


async def test_codes_of_somebody_who_is_forgotten_count_no_more(house: LocalServer) -> None:
    token = await somebody(house)
    code = (await house.ask("POST", "/api/me/code", token=token)).json()["code"]
    await house.ask("DELETE", "/api/me", token=token)
    assert (await arrive(house, code))[0] == 400


async def test_no_code_is_kept_as_it_is_and_none_is_in_an_export(house: LocalServer) -> None:
    token = await somebody(house)
    code = (await house.ask("POST", "/api/me/code", token=token)).json()["code"]
    kept = repr(house.context.credentials._store.__dict__)
    assert code.replace("-", "") not in kept.replace("-", "")
    assert code not in (await house.ask("GET", "/api/me/export", token=token)).text


@pytest.mark.parametrize("code", ["", "ABC", "ABC-DEF-GHJ", "A" * 16, "ÄÖÜ", "ABC-DEF-GHJ-KLM"])
async def test_a_code_that_nobody_made_says_what_to_do(house: LocalServer, code: str) -> None:
    answer = await house.ask("POST", "/api/arrive", {"code": code})
    assert (answer.status_code, "ask for a new one" in answer.text) == (400, True)


async def test_it_is_said_in_the_language_of_whoever_came(house: LocalServer) -> None:
    answer = await house.ask("POST", "/api/arrive", {"code": "ABC"}, **{"accept-language": "de"})
    assert "Dieser Code ist nicht bekannt" in answer.text


async def test_nobody_guesses_more_than_once_a_second_for_long(house: LocalServer) -> None:
    began = house.clock.now()
    statuses = [(await arrive(house, "ABC-DEF-GHJ"))[0] for _ in range(100)]
    assert set(statuses) == {400, 429}
    assert statuses.count(400) <= 12 + house.clock.now() - began


async def test_codes_are_for_those_who_are_known(house: LocalServer) -> None:
    for path in ("/api/me/code", "/api/me/recovery"):
        assert (await house.ask("POST", path)).status_code == 401
    assert (await house.get("/api/me/keys"))["known"] is False
