"""Tokens that somebody took back: over HTTP, on open sockets, and in other processes."""

import pytest

from ninelives.tables.bus.memory import MemoryBus
from ninelives.tables.ids import GuestId
from ninelives.tables.live.identity import Identity
from ninelives.tables.live.revocation import Revocation
from server.client import come
from server.house import code_of, hub_of
from server.local import LocalServer
from server.stores import opened


async def test_a_new_token_takes_the_place_of_every_other(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann:
        old = ann.welcome["token"]
        await ann.done("sit 0 - Ann")
        answer = await house.ask("POST", "/api/me/token", token=old)
        new = answer.json()["token"]
        assert answer.headers["set-cookie"].startswith(f"ninelives={new};")
        assert await ann.end() == 4401
    assert (await house.ask("GET", "/api/me", token=old)).status_code == 401
    assert (await house.get("/api/me", new))["token"] == new
    async with come(table, new) as again, come(table, old) as thief:
        assert (again.seat, thief.seat) == (0, None)


async def test_a_token_is_dead_after_delete(house: LocalServer) -> None:
    token = await house.arrive("Mochi")
    assert (await house.ask("DELETE", "/api/me", token=token)).status_code == 200
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/export"), ("POST", "/api/me/token")):
        assert (await house.ask(method, path, token=token)).status_code == 401


@pytest.mark.parametrize("again", [False, True])
async def test_other_processes_learn_of_it(store_url: str, again: bool) -> None:  # noqa: FBT001 - as pytest gives it
    """A process that runs learns it with its next beat, one that starts later at once."""

    async with opened(store_url, 2) as stores:
        one, two = [hub_of(store, MemoryBus()) for store in stores]
        here, there = Identity(b"k" * 32), Identity(b"k" * 32)
        token = here.token(GuestId(7))
        learning = Revocation(two, there)
        if not again:
            await learning.refresh()
        await Revocation(one, here).renew(GuestId(7))
        await learning.refresh()
        assert there.read(token) is None
        assert there.read(here.token(GuestId(7))) == 7


async def test_whoever_uses_their_cookie_keeps_it(house: LocalServer) -> None:
    token = await house.arrive("Mochi")
    assert "Max-Age=31536000" in (await house.ask("GET", "/api/me", token=token)).headers["set-cookie"]


async def test_a_forgotten_host_is_nobody_anyone_knows(house: LocalServer) -> None:
    token = await house.arrive("Mochi")
    code = (await house.ask("POST", "/api/tables", {"game": "go-kitty"}, token)).json()["code"]
    made = await house.context.house.store.facts.config_by_code(code)
    assert made is not None
    assert made.host == house.context.house.identity.read(token)
    await house.ask("DELETE", "/api/me", token=token)
    after = await house.context.house.store.facts.config_by_code(code_of(house.table(code)))
    assert after is not None
    assert after.host not in {0, made.host}
    assert (made.origin != "", after.origin) == (True, "")
