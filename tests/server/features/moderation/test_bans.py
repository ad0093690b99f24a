"""Who is banned is told why and until when, in every process, by person and by where they come from."""

from collections.abc import AsyncIterator

import pytest

from ninelives.server.storage.memory import InMemoryStore
from server.client import Client, come, knock
from server.desk import REASON, Desk, desk_at, knocked, person_of, report
from server.house import SHORT, code_of
from server.local import LocalServer, local_server
from virtual_time import VirtualClock

HOUR = 3600.0


async def test_a_banned_person_is_told_why_and_until_when_and_comes_back_after_it(
    house: LocalServer, desk: Desk
) -> None:
    table = await house.set_up()
    async with come(table, language="de") as ben, come(table) as ann:
        token = ben.welcome["token"]
        await ben.done("sit 1 - Ben")
        await ann.done("sit 0 - Ann")
        await desk.act("ban", person_of(token), hours=1)
        bye = await ben.hear("bye")
        assert await ben.end() == 4410
        assert REASON in bye["reason"]
        assert "bis" in bye["reason"], "in the language of the table"
        assert (await ann.ping())["t"] == "pong"
        told, code = await knocked(table, token)
        assert (code, told["again"]) == (4410, False)
    for path, body in (("/api/tables", SHORT), ("/api/quick", {"game": "go-kitty"}), ("/api/daily/go-kitty", None)):
        answer = await house.ask("POST", path, body, token)
        assert answer.status_code == 403, path
        assert REASON in answer.json()["reason"]
    assert (await house.ask("PUT", "/api/me", {"name": "Other"}, token)).status_code == 403
    await house.clock.sleep(HOUR - 1)
    assert (await house.ask("POST", "/api/tables", SHORT, token)).status_code == 403
    await house.clock.sleep(1)
    assert (await house.ask("POST", "/api/tables", SHORT, token)).status_code == 201
    async with come(table, token) as again:
        assert again.welcome["seat"] == 1


async def test_a_ban_ends_when_an_operator_says_so(house: LocalServer, desk: Desk) -> None:
    token = await house.arrive("Ben")
    await desk.act("ban", person_of(token))
    answer = await house.ask("POST", "/api/tables", SHORT, token, **{"accept-language": "fr"})
    assert (answer.status_code, "UTC" in answer.text) == (403, False)
    assert answer.json()["reason"].startswith("Tu ne peux plus jouer ici.")
    await desk.act("unban", person_of(token), reason="He said sorry.")
    assert (await house.ask("POST", "/api/tables", SHORT, token)).status_code == 201
    assert [act["reason"] for act in (await desk.look())["acts"]] == ["He said sorry.", REASON]
    assert (await desk.ask("unban", person_of(token))).status_code == 404


@pytest.mark.parametrize(
    ("range_", "inside", "outside"),
    [
        ("203.0.113.0/24", "203.0.113.77", "203.0.114.1"),
        ("203.0.113.5", "203.0.113.5", "203.0.113.6"),
        ("2001:db8:5::/48", "2001:db8:5:1::9", "2001:db8:6::9"),
        ("2001:db8:5:1::9", "2001:db8:5:1::7", "2001:db8:5:2::9"),  # a household has the /64
    ],
)
async def test_a_range_is_banned_by_where_a_connection_comes_from(
    house: LocalServer, desk: Desk, range_: str, inside: str, outside: str
) -> None:
    table = await house.set_up()
    async with knock(table, X_Forwarded_For=inside) as ben:
        await ben.send(t="hello")
        token = (await ben.hear("welcome"))["token"]
        after = await desk.act("ban", range_, hours=1)
        assert await ben.end() == 4410
        assert "network" in ben.all("bye")[0]["reason"]
    forwarded = {"x-forwarded-for": inside}
    assert (await house.ask("POST", "/api/tables", SHORT, **forwarded)).status_code == 403
    assert (await house.ask("POST", "/api/tables", SHORT, token, **{"x-forwarded-for": outside})).status_code == 201
    assert inside not in str(await house.context.moderation_store.acts(0)) or inside == range_
    await desk.act("unban", after["bans"][0]["subject"])
    assert (await house.ask("POST", "/api/tables", SHORT, **forwarded)).status_code == 201


@pytest.mark.parametrize("subject", ["", "0", "zz", "0.0.0.0/0", "10.0.0.0/7", "::/0", "300.1.1.1", "f" * 40])
async def test_a_ban_names_somebody(desk: Desk, subject: str) -> None:
    assert (await desk.ask("ban", subject)).status_code == 400
    assert (await desk.look())["acts"] == []


@pytest.mark.parametrize("reason", ["", "   ", "a\nb\x07"])
async def test_nothing_is_done_without_a_reason(desk: Desk, reason: str) -> None:
    assert (await desk.ask("read-only", reason=reason)).status_code == 400
    assert (await desk.look())["announcement"]["read_only"] is False


# all processes


@pytest.fixture
async def two_houses(clock: VirtualClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[LocalServer]]:
    """Give two processes with one store."""
    store = InMemoryStore()
    monkeypatch.setattr("ninelives.server.process.store_for", lambda _url: store)
    async with local_server(clock) as one, local_server(clock) as two:
        yield [one, two]


async def test_all_processes_hear_of_a_ban_and_one_that_starts_later_knows_it(two_houses: list[LocalServer]) -> None:
    one, two = two_houses
    table = await two.set_up()
    async with come(table) as ben:
        token = ben.welcome["token"]
        await (await desk_at(one)).act("ban", person_of(token), hours=1)
        assert await ben.end() == 4410
    assert (await two.ask("POST", "/api/tables", SHORT, token)).status_code == 403
    async with local_server(one.clock) as three:
        assert (await three.ask("POST", "/api/tables", SHORT, token)).status_code == 403


async def test_an_order_that_follows_from_an_act_is_in_the_log_once(two_houses: list[LocalServer]) -> None:
    one, two = two_houses
    desk, token = await desk_at(one), await one.arrive("Rude")
    table = await one.set_up()
    async with come(table, token) as here, come(two.table(code_of(table)), token) as there:
        await here.done("sit 1 - Rude")
        await there.sees(lambda me: me.names[1] == "Rude")
        await desk.act("rename", person_of(token), detail="Mochi")
        both: tuple[Client, ...] = (here, there)
        for client in both:
            await client.sees(lambda me: me.names[1] == "Mochi")
        config = await one.context.house.store.facts.config_by_code(code_of(table))
        assert config is not None
        await one.clock.sleep(60)  # the other process has read the log too
        rows = await one.context.house.store.log.tail(config.id)
        assert [row.command for row in rows].count("act 1") == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/code", None),
        ("POST", "/api/me/recovery", None),
        ("POST", "/api/me/token", None),
        ("POST", "/api/me/friends", {"place": "MEOWXY-1", "seat": 1, "change": "keep"}),
        ("PUT", f"/api/me/friends/{'0' * 24}", {"change": "keep"}),
        ("POST", f"/api/me/friends/{'0' * 24}/invitation", {"code": "MEOWXY"}),
        ("PUT", "/api/me/push", {"endpoint": "https://x", "p256dh": "k", "auth": "a"}),
        ("PUT", "/api/me/muted", {"code": "MEOWXY", "muted": True}),
        ("POST", "/api/passkeys/question", None),
        ("POST", "/api/arrive", {"code": "AAA-AAA-AAA"}),
        ("POST", "/api/reports", {"table": "MEOWXY", "seat": 0, "name": "Ann", "kind": "name"}),
    ],
)
async def test_whoever_is_banned_takes_nothing_more(
    house: LocalServer, desk: Desk, method: str, path: str, body: object
) -> None:
    token = await house.arrive("Ben")
    await desk.act("ban", person_of(token))
    answer = await house.ask(method, path, body, token)
    assert (answer.status_code, REASON in answer.text) == (403, True)


async def test_whoever_is_banned_may_read_leave_and_be_forgotten(house: LocalServer, desk: Desk) -> None:
    token = await house.arrive("Ben")
    await desk.act("ban", person_of(token))
    for path in ("/api/me", "/api/me/export", "/api/me/friends", "/api/me/tables", "/api/lobby"):
        assert (await house.ask("GET", path, token=token)).status_code == 200
    gone = f"/api/me/friends/{'0' * 24}"
    for change in ("leave", "block", "unblock"):
        assert (await house.ask("PUT", gone, {"change": change}, token)).status_code == 404
    assert (await house.ask("DELETE", f"{gone}/invitation", token=token)).status_code == 404
    assert (await house.ask("DELETE", "/api/me", token=token)).status_code == 200
    assert (await house.ask("GET", "/api/me", token=token)).status_code == 401


async def test_a_name_that_operators_took_away_is_not_taken_again(two_houses: list[LocalServer]) -> None:
    one, two = two_houses
    desk, token, other = await desk_at(one), await one.arrive("Rude"), await one.arrive("Ann")
    await desk.act("rename", person_of(token), detail="Mochi")
    await two.clock.sleep(6)
    for house in two_houses:
        for name in ("Rude", "RUDE", "R u d e", "Rud\u0435"):
            answer = await house.ask("PUT", "/api/me", {"name": name}, token)
            assert (answer.status_code, "not allowed here" in answer.text) == (400, True), name
            async with come(await house.set_up(), token) as rude:
                refused = await rude.do(f"sit 0 - {name}")
                assert (refused["t"], refused["ruling"]) == ("refused", "T6")
        assert (await house.ask("PUT", "/api/me", {"name": "Rude"}, other)).status_code == 200, "it is theirs to have"
        assert (await house.ask("PUT", "/api/me", {"name": "Maria"}, token)).status_code == 200
    async with local_server(one.clock) as three:
        assert (await three.ask("PUT", "/api/me", {"name": "Rude"}, token)).status_code == 400


async def test_a_name_under_which_somebody_was_reported_is_refused_with_it(house: LocalServer, desk: Desk) -> None:
    table, ann = await house.set_up(), await house.arrive("Ann")
    async with come(table) as rude:
        token = rude.welcome["token"]
        await rude.done("sit 1 - Ruder")
        await report(house, ann, table, 1, "Ruder", kind="name")
        await desk.act("rename", person_of(token), detail="Mochi")
        await rude.sees(lambda me: me.names[1] == "Mochi")
        assert (await rude.do("sit 1 - Ruder"))["ruling"] == "T6"
    assert (await house.ask("PUT", "/api/me", {"name": "Ruder"}, token)).status_code == 400
    assert [act["kind"] for act in (await desk.look())["acts"]] == ["refuse-name", "rename"]
