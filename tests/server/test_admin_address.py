"""A second address for those who run a server: what is theirs is there alone, and found under no spelling elsewhere."""

import signal
import socket
from collections.abc import AsyncIterator

import pytest

from ninelives.cli import main
from ninelives.server.settings import Address, Settings
from server.desk import REASON, desk_at
from server.house import Running, free_port, serve, wait_for
from server.local import LocalServer, admin_address, local_server
from spellings import spellings
from virtual_time import VirtualClock

FOR_ADMINS = ("/metrics", "/ready", "/api/operator", "/host")
ELSEWHERE = Address("10.1.2.3", 9000)
HERE = Address("127.0.0.1", 9000)


@pytest.fixture
async def guarded(clock: VirtualClock) -> AsyncIterator[LocalServer]:
    async with local_server(clock, admin=ELSEWHERE) as house:
        yield house


@pytest.mark.parametrize("path", FOR_ADMINS)
async def test_what_is_for_admins_is_at_their_address_alone(guarded: LocalServer, path: str) -> None:
    for spelling in (*spellings(path), path.upper()):
        assert await guarded.status(spelling) == 404, spelling
    with admin_address(guarded) as admin:
        assert await admin.status(path) == (401 if path == "/api/operator" else 200)


async def test_without_a_second_address_everything_is_at_the_first(house: LocalServer) -> None:
    assert [await house.status(path) for path in FOR_ADMINS] == [200, 200, 401, 200]


async def test_an_act_is_taken_at_the_admins_address_and_at_no_other(guarded: LocalServer) -> None:
    desk = await desk_at(guarded)
    assert (await desk.ask("read-only")).status_code == 404
    with admin_address(guarded) as admin:
        assert (await desk_at(admin)).key
        await (await desk_at(admin)).act("announce", detail="We upgrade at five.")
    assert (await guarded.get("/api/announcement"))["text"] == "We upgrade at five."
    assert REASON not in (await guarded.ask("GET", "/api/announcement")).text


async def test_admins_look_at_a_match_that_was_reported(guarded: LocalServer) -> None:
    """The page for them leads to it."""
    table = await guarded.set_up()
    with admin_address(guarded) as admin:
        for place in ("/", "/health", "/api/games", f"/api/tables/{table.split('/')[-2]}"):
            assert await admin.status(place) == 200


async def test_the_description_of_the_public_api_does_not_name_what_is_not_there(guarded: LocalServer) -> None:
    schema = "/api/schema/openapi.json"
    assert "/api/operator" not in (await guarded.get(schema))["paths"]
    with admin_address(guarded) as admin:
        assert {"/api/operator", "/metrics", "/api/tables"} <= set((await admin.get(schema))["paths"])


@pytest.mark.parametrize(("address", "status"), [(ELSEWHERE, 200), (Address("0.0.0.0", 9000), 200), (HERE, 404)])  # noqa: S104 - listens nowhere
async def test_whoever_reaches_an_address_beyond_this_machine_reads_the_numbers(
    clock: VirtualClock, address: Address, status: int
) -> None:
    """On this machine any page could reach it by a name of its own."""
    async with local_server(clock, admin=address) as house:
        with admin_address(house) as admin:
            assert (await admin.ask("GET", "/metrics", host="10.1.2.3:9000")).status_code == status
            assert await admin.status("/metrics") == 200


async def test_a_crowd_at_the_first_address_takes_no_connection_of_the_second(guarded: LocalServer) -> None:
    guarded.context.limits.total = guarded.context.limits.most
    with pytest.raises(ConnectionResetError):
        await guarded.status("/health")
    with admin_address(guarded) as admin:
        assert await admin.status("/ready") == 200


@pytest.mark.parametrize(
    ("words", "admin"),
    [
        ((), None),
        (("--admin-listen", "127.0.0.1:9000"), HERE),
        (("--admin-listen", "[::1]:9000"), Address("::1", 9000)),
        (("--admin-listen", "localhost:9"), Address("localhost", 9)),
    ],
)
def test_the_address_is_given_as_host_and_port(
    words: tuple[str, ...], admin: Address | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("ninelives.server.serve.serve", served.append)
    assert main(["serve", *words]) == 0
    assert served[0].admin == admin


@pytest.mark.parametrize(
    "word", ["", "9000", ":9000", "127.0.0.1", "127.0.0.1:", "127.0.0.1:cat", "::1:9000", "a:65536"]
)
def test_anything_else_is_said_in_a_sentence(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--admin-listen", word])
    assert "--admin-listen" in capsys.readouterr().err


@pytest.mark.processes
def test_the_command_serves_both_and_goes_from_both() -> None:
    port, admin = free_port(), free_port()
    process = serve("--port", str(port), "--admin-listen", f"127.0.0.1:{admin}", "--database", "memory:")
    public = Running(process, port, admin)
    theirs = public.admin
    try:
        wait_for(public.is_ready)
        assert [public.status(path) for path in ("/health", *FOR_ADMINS)] == [200, 404, 404, 404, 404]
        assert "ninelives_sockets" in theirs.get("/metrics")
        assert theirs.status("/api/operator") == 401
        assert public.stop(signal.SIGTERM) == 0
    finally:
        process.kill()
        out, _ = process.communicate()
    assert f"Those who run it find more at http://127.0.0.1:{admin}/host\n" in out


@pytest.mark.processes
def test_an_admins_port_that_is_taken_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", "0", "--admin-listen", f"127.0.0.1:{port}"]) == 2
    assert capsys.readouterr().err.endswith("Look at --admin-listen.\n")
