"""Where people are signed in: over HTTP, on open sockets, and in other processes that do not know yet who was."""

import asyncio

import pytest

from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.jobs.revocation import Sessions
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import Ended, NewDevice, Session, SignIn, new_session
from ninelives.hosting.storage.port import Heartbeat
from ninelives.server.features.credentials.store import CredentialStore, Passkey, Ticket
from ninelives.server.storage import FOREVER, ServerStore
from ninelives.tables.faults import SignedOut
from ninelives.tables.ids import GuestId
from server.authenticator import Authenticator
from server.client import come
from server.features.credentials.test_passkeys import added, arrived, arrives_as, page_of
from server.house import code_of, hub_of
from server.local import LocalServer

ANN = GuestId(7)
HERE = Session(ANN, 2**40)
PASSKEY = Passkey(id="key", who=ANN, public_key=b"", counter=0, synced=False, made=1.0, used=1.0)


def by(session: Session, now: float = 10.0) -> SignIn:
    return SignIn(session, "Firefox Linux", now)


async def test_a_new_token_takes_the_place_of_every_other(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann:
        old = ann.welcome["token"]
        await ann.done("sit 0 - Ann")
        answer = await house.ask("POST", "/api/me/token", {}, old)
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
        assert (await house.ask(method, path, {} if method == "POST" else None, token)).status_code == 401


@pytest.mark.parametrize("shown", ["authorization", "cookie"])
async def test_whoever_was_signed_out_is_told_so_before_they_become_somebody_new(
    house: LocalServer, shown: str
) -> None:
    old = await house.arrive("Ann")
    await house.ask("POST", "/api/me/token", {}, old)
    ended = {"authorization": f"Bearer {old}"} if shown == "authorization" else {"cookie": f"ninelives={old}"}
    answer = await house.ask("PUT", "/api/me", {"name": "Ann"}, **ended)
    assert answer.status_code == 401
    assert answer.headers["set-cookie"].startswith("ninelives=; Path=/; Max-Age=0;"), "their browser can go on then"
    assert (await house.ask("PUT", "/api/me", {"name": "Ann"})).status_code == 200


async def test_a_thiefs_passkey_does_not_outlive_signing_out_everywhere_else(house: LocalServer) -> None:
    stolen = await house.arrive("Ann")
    mine, thiefs = Authenticator(page_of(house)), Authenticator(page_of(house))
    for one in (mine, thiefs):
        assert await added(house, stolen, one) == 200
        await house.clock.sleep(1)
    keys = (await house.get("/api/me/keys", stolen))["passkeys"]
    new = (await house.ask("POST", "/api/me/token", {"passkeys": [keys[0]["id"]]}, stolen)).json()["token"]
    assert await arrives_as(house, mine, new)
    assert await arrived(house, thiefs) == (400, "")
    assert (await house.ask("POST", "/api/me/token", {}, new)).status_code == 200
    assert await arrived(house, mine) == (400, ""), "none stays that is not asked for"


async def test_people_see_where_they_are_signed_in_and_end_single_ones(house: LocalServer) -> None:
    agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone = (await house.ask("PUT", "/api/me", {"name": "Ann"}, **{"user-agent": agent})).json()["token"]
    code = (await house.ask("POST", "/api/me/code", token=phone)).json()["code"]
    await house.clock.sleep(1)
    laptop = (await house.ask("POST", "/api/arrive", {"code": code})).json()["token"]
    made_there = (await house.ask("POST", "/api/me/recovery", token=laptop)).json()
    there, here = await house.get("/api/me/sessions", phone)
    assert (here["here"], there["here"], there["made"] - here["made"]) == (True, False, pytest.approx(1.0))
    left = (await house.ask("DELETE", f"/api/me/sessions/{there['id']}", token=phone)).json()
    assert [one["id"] for one in left] == [here["id"]]
    assert (await house.ask("GET", "/api/me", token=laptop)).status_code == 401
    assert (await house.ask("POST", "/api/arrive", {"code": made_there[0]})).status_code == 400
    for nothing in (there["id"], "1f", "x", "f" * 40):
        assert (await house.ask("DELETE", f"/api/me/sessions/{nothing}", token=phone)).status_code == 404
    assert await house.get("/api/me/sessions") == []


async def test_a_device_is_called_what_its_browser_says(house: LocalServer) -> None:
    agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    token = (await house.ask("PUT", "/api/me", {"name": "Ann"}, **{"user-agent": agent})).json()["token"]
    assert [one["device"] for one in await house.get("/api/me/sessions", token)] == ["Firefox Android"]


async def test_of_two_who_sign_out_everywhere_else_at_once_one_stays(stores: list[ServerStore]) -> None:
    """Eight times somebody and a thief with the same token ask two processes, neither of which knows of the other."""
    for turn in range(8):
        start = Session(GuestId(100 + turn), 2**40)
        tries = [store.sessions.renew(by(start), new_session(start.who).number, (), 5.0) for store in stores]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in done if isinstance(one, BaseException)] == [SignedOut]
        assert len(await stores[0].sessions.sessions_of(start.who)) == 1


async def test_whoever_was_signed_out_changes_nothing_anywhere(stores: list[ServerStore]) -> None:
    here, there = stores
    await CredentialStore(there.database).add_passkey(by(HERE), PASSKEY)
    await here.sessions.renew(by(HERE), 2**41, ["key"], 5.0)
    ticket = Ticket("new", "recovery", ANN, FOREVER)
    tries = {
        "code": CredentialStore(there.database).replace(by(HERE), "recovery", [ticket], 10.0),
        "passkey": CredentialStore(there.database).add_passkey(by(HERE), PASSKEY._replace(id="thiefs")),
        "remove": CredentialStore(there.database).remove_passkey(by(HERE), "key"),
        "rename": there.sessions.confirm(by(HERE)),
        "end": there.sessions.end(by(HERE), 2**41, 6.0),
        "forget": there.sessions.forget(by(HERE), 6.0),
    }
    for name, trying in tries.items():
        done = await asyncio.gather(trying, return_exceptions=True)
        assert (name, type(done[0])) == (name, SignedOut)
    assert [passkey.id for passkey in await CredentialStore(there.database).passkeys_of(ANN)] == ["key"]
    assert await CredentialStore(there.database).tickets_left(ANN, "recovery") == 0
    assert [one.session.number for one in await there.sessions.sessions_of(ANN)] == [2**41]


async def test_a_code_that_is_redeemed_while_its_maker_signs_out_opens_nothing_that_lasts(
    stores: list[ServerStore],
) -> None:
    for turn in range(8):
        who = GuestId(200 + turn)
        mine, ticket = Session(who, 2**40), Ticket(f"t{turn}", "device", who, FOREVER, 2**40)
        await CredentialStore(stores[0].database).replace(by(mine), "device", [ticket], 10.0)
        redeeming = CredentialStore(stores[1].database).sign_in(
            ticket.digest, "device", NewDevice(2**42, "", 11.0), 11.0
        )
        await asyncio.gather(stores[0].sessions.renew(by(mine), 2**41, (), 5.0), redeeming)
        assert [one.session.number for one in await stores[0].sessions.sessions_of(who)] == [2**41]


async def test_nobody_brings_a_forgotten_guest_back(stores: list[ServerStore]) -> None:
    await CredentialStore(stores[0].database).replace(
        by(HERE), "recovery", [Ticket("one", "recovery", ANN, FOREVER)], 10.0
    )
    await stores[0].sessions.forget(by(HERE), 5.0)
    assert (
        await CredentialStore(stores[1].database).sign_in("one", "recovery", NewDevice(2**42, "", 11.0), 11.0) is None
    )
    assert await CredentialStore(stores[1].database).sign_in_by_passkey(PASSKEY, 1, NewDevice(2**42, "", 11.0)) is None
    with pytest.raises(SignedOut):
        await stores[1].sessions.confirm(by(HERE))
    assert await stores[1].sessions.sessions_of(ANN) == []


@pytest.mark.parametrize("again", [False, True])
async def test_other_processes_learn_of_it(stores: list[ServerStore], again: bool) -> None:  # noqa: FBT001 - as pytest gives it
    """A process that runs learns it with its next beat, one that starts later at once."""
    hub = hub_of(stores[1], MemoryBus())
    there = Identity(b"k" * 32)
    token = there.token(HERE)
    learning = Sessions(hub, there, stores[1].sessions)
    if not again:
        await learning.refresh()
    await stores[0].sessions.renew(by(HERE), 2**41, (), hub.time.now())
    await learning.refresh()
    assert there.read(token) is None
    assert there.read(there.token(Session(ANN, 2**41))) == Session(ANN, 2**41)


async def test_a_session_that_is_ended_by_a_process_whose_time_is_late_is_noted_where_others_look(
    stores: list[ServerStore],
) -> None:
    """One that was suspended for an hour may be asked before its next beat."""
    await stores[1].sessions.confirm(by(HERE))
    await stores[1].facts.beat(Heartbeat(5_000.0, 5_000.0))
    await stores[0].sessions.renew(by(HERE), 2**41, (), at=1_400.0)
    assert (await stores[1].sessions.ended(since=4_940.0)).sessions == (HERE,)


async def test_a_new_epoch_signs_everybody_out_unless_they_are_kept(stores: list[ServerStore]) -> None:
    hub, there = hub_of(stores[1], MemoryBus()), Identity(b"k" * 32)
    learning, token = Sessions(hub, there, stores[1].sessions), there.token(HERE)
    await stores[0].sessions.confirm(by(HERE))
    assert await stores[0].sessions.raise_epoch(keep_sessions=True) == 1
    await learning.refresh()
    assert there.read(token) == HERE
    assert await stores[0].sessions.raise_epoch(keep_sessions=False) == 2
    await learning.refresh()
    assert there.read(token) is None
    assert await stores[0].sessions.sessions_of(ANN) == []
    assert await stores[0].sessions.ended(0.0) == Ended(2), "nobody reads one by one what the epoch says of all"


async def test_whoever_uses_their_cookie_keeps_it(house: LocalServer) -> None:
    token = await house.arrive("Mochi")
    assert "Max-Age=31536000" in (await house.ask("GET", "/api/me", token=token)).headers["set-cookie"]


async def test_a_forgotten_host_is_nobody_anyone_knows(house: LocalServer) -> None:
    token = await house.arrive("Mochi")
    code = (await house.ask("POST", "/api/tables", {"game": "go-kitty"}, token)).json()["code"]
    made = await house.context.house.store.facts.config_by_code(code)
    assert made is not None
    session = house.context.house.identity.read(token)
    assert session is not None
    assert made.host == session.who
    await house.ask("DELETE", "/api/me", token=token)
    after = await house.context.house.store.facts.config_by_code(code_of(house.table(code)))
    assert after is not None
    assert after.host not in {0, made.host}
    assert (made.origin != "", after.origin) == (True, "")
