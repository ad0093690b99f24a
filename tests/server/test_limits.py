"""What one network may have: connections, a share of the time, hellos and guesses."""

import http.client
import json
import socket
import subprocess
import sys
import time
from contextlib import ExitStack

import pytest
from structlog.testing import capture_logs

from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.hosting.people.rate_limit import Bucket, Rate
from ninelives.server.http.pricing import LOOK_UP
from ninelives.server.limits import connections as limits
from ninelives.server.limits.connections import Limits, Network, network_of
from ninelives.server.observability.metrics import Metrics
from ninelives.server.settings import Settings
from server.client import knock
from server.house import Open, code_of, wait_for
from server.lines import HANDSHAKE, STRANGER, is_closed, opened, text


@pytest.fixture
def house(thread_house: Open) -> Open:
    return thread_house


GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nowhere", "nowhere"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_a_sender_is_an_address_or_the_network_that_one_household_has(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.timing
def test_guesses_from_many_addresses_of_one_network_are_turned_away(house: Open) -> None:
    client = http.client.HTTPConnection("127.0.0.1", house.port)
    statuses, began = [], time.monotonic()
    for number in range(60):
        client.request("GET", "/api/tables/NOSUCH", headers={"X-Forwarded-For": f"2001:db8::{number:x}"})
        answer = client.getresponse()
        answer.read()
        statuses.append(answer.status)
    client.close()
    rate, cost = house.context.settings.requests, LOOK_UP
    assert set(statuses[:30]) == {404}
    assert statuses.count(404) <= (rate.burst + rate.refill * (time.monotonic() - began)) / cost + 1
    assert statuses.count(429) + statuses.count(404) == len(statuses)
    assert 429 in statuses


# connections


def limited(most: int = 100, http_a_network: int = 512) -> Limits:
    return Limits(Settings(http_a_network=http_a_network), Metrics(), most)


def test_a_network_holds_no_more_connections_than_it_may() -> None:
    one = limited(most=1000, http_a_network=3)
    network = one.network(STRANGER)
    assert [one.admit(network) for _ in range(4)] == [True, True, True, False]
    network.plain -= 1  # one becomes a socket
    assert one.admit(network)
    assert one.admit(one.network("127.0.0.3"))
    one.leave(network)
    assert one.total == 4


def test_one_network_never_holds_more_than_half_of_the_files() -> None:
    one = limited(most=100)
    network = one.network(STRANGER)
    for _ in range(50):
        assert one.admit(network)
        network.plain -= 1
    assert not one.admit(network)
    assert one.admit(one.ours)


def test_all_together_hold_no_more_than_there_are_files() -> None:
    one = limited(most=4)
    assert [one.admit(one.ours) for _ in range(5)] == [True, True, True, True, False]


def test_networks_that_come_too_often_are_refused_for_a_while() -> None:
    one = Limits(Settings(arrivals_a_network=Rate(2, 0.001)), Metrics(), 100)
    network = one.network(STRANGER)
    assert [one.admit(network) for _ in range(3)] == [True, True, False]


def test_refusals_are_counted_and_told_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    one = limited(most=0)
    with capture_logs() as lines:
        for _ in range(5):
            one.admit(one.ours)
        monkeypatch.setattr(one, "_next_line", 0.0)
        one.admit(one.ours)
    assert [line["refused"] for line in lines] == [1, 5]
    assert one.metrics.refused_connections._value.get() == 6


def test_networks_with_something_open_are_remembered_and_others_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 3)
    one = limited()
    held = one.network(STRANGER)
    for number in range(10):
        one.network(f"127.0.1.{number}")
    assert one.network(STRANGER) is held
    assert len(one._recent) == 3
    assert len(one._known) == 3


def test_who_is_one_too_many_is_ended_at_once_and_others_come_in(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.context.limits, "_most_plain", 3)
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(house, address=STRANGER)) for _ in range(3)]
        wait_for(lambda: house.context.limits.total == 3)
        assert is_closed(stack.enter_context(opened(house, address=STRANGER)))
        assert b"alive" in stack.enter_context(opened(house, GET)).recv(4096)
        lines[0].close()
        wait_for(lambda: house.context.limits.total == 3)
        assert b"alive" in stack.enter_context(opened(house, GET, STRANGER)).recv(4096)
    wait_for(lambda: house.context.limits.total == 0)


def test_sockets_are_no_plain_connections(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.context.limits, "_most_plain", 1)
    code = code_of(house.set_up())
    with ExitStack() as stack:
        for _ in range(4):
            one = stack.enter_context(opened(house, HANDSHAKE.format(code).encode(), STRANGER))
            assert b" 101 " in one.recv(4096)
    wait_for(lambda: house.context.limits.total == 0)


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_process_takes_as_many_files_as_it_may_have() -> None:
    program = (
        "import resource; from ninelives.server.limits.connections import *;"
        "was = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, min(was, 1000))); print(connections_allowed());"
        "raise_file_limit(); print(connections_allowed())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["100", "900"]


def test_a_body_that_is_far_too_long_is_refused_and_the_connection_goes_on(house: Open) -> None:
    long = b"x" * 300_000
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(long)
    with opened(house, head + long + GET) as one:
        heard = b""
        while b"alive" not in heard:
            heard += one.recv(1 << 16)
    assert b" 413 " in heard


# time


def tight(house: Open, address: str, rate: Rate) -> Network:
    """Let a network have less than usual."""
    network = house.context.limits.network(address)
    network.share._rate = rate
    network.share._bucket = Bucket(rate, SYSTEM_CLOCK.now())
    return network


@pytest.mark.timing
def test_requests_above_the_share_wait_and_are_all_answered(house: Open) -> None:
    kept = tight(house, STRANGER, Rate(burst=0.004, refill=0.04))  # ten requests, then a hundred a second
    began = time.monotonic()
    with opened(house, GET * 70, STRANGER) as one, opened(house, GET, STRANGER) as other:
        assert b"alive" in other.recv(4096)  # who asks once does not wait for all of theirs
        heard = b""
        while heard.count(b"alive") < 70:
            heard += one.recv(1 << 16)
    assert kept.share is house.context.limits.network(STRANGER).share
    assert time.monotonic() - began > 0.4


@pytest.mark.timing
@pytest.mark.parametrize("address", [STRANGER, "127.0.0.1"], ids=["direct", "through a proxy"])
def test_commands_above_the_share_wait_and_nobody_is_cut_off(house: Open, address: str) -> None:
    forwarded = "203.0.113.7" if address == "127.0.0.1" else ""
    tight(house, forwarded or address, Rate(burst=0.004, refill=0.04))  # ten commands, then a hundred a second
    shake = HANDSHAKE.format(code_of(house.set_up())).replace("Host: x", f"Host: x\r\nX-Forwarded-For: {forwarded}")
    began = time.monotonic()
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(house, shake.encode(), address)) for _ in range(6)]
        for line in lines:
            assert b" 101 " in line.recv(4096)
            line.sendall(text('{"t":"hello"}'))
            line.sendall(b"".join([text(json.dumps({"t": "do", "id": f"c{n}", "order": "rise"})) for n in range(10)]))
        for line in lines:
            hear(line, b'"refused"', 10)
    assert time.monotonic() - began > 0.4


def test_a_socket_whose_handshake_had_to_wait_is_served(house: Open) -> None:
    shake = HANDSHAKE.format(code_of(house.set_up())).encode()
    kept = tight(house, STRANGER, Rate(burst=0.1, refill=1))

    async def spend() -> None:
        kept.share.charge(0.4)

    house.inside(spend())
    with opened(house, shake, STRANGER) as one:
        assert b" 101 " in one.recv(4096)
        one.sendall(text('{"t":"hello"}'))
        hear(one, b'"welcome"', 1)


def hear(line: socket.socket, word: bytes, times: int) -> None:
    heard = b""
    while heard.count(word) < times:
        data = line.recv(1 << 16)
        assert data, "cut off"
        heard += data


def test_programs_on_this_machine_share_nothing(house: Open) -> None:
    assert house.context.limits.ours.share._rate == limits.UNBOUNDED
    with opened(house, GET * 3000) as one:
        heard = 0
        while heard < 3000:
            heard += one.recv(1 << 16).count(b"alive")


# hellos


async def test_hellos_of_one_network_are_counted(house: Open) -> None:
    network = house.context.limits.network("203.0.113.8")
    network._settings = house.context.settings._replace(hellos_a_network=Rate(2, 0.001))
    network._hellos.left = 2
    table, heard = house.set_up(), []
    for _ in range(3):
        async with knock(table, X_Forwarded_For="203.0.113.8") as one:
            await one.send(t="hello")
            message = await one.until(lambda message: message["t"] in {"welcome", "bye"})
            heard.append(message["t"])
    assert heard == ["welcome", "welcome", "bye"]
    assert message["again"]
    assert await one.end() == 4429
    async with knock(table, X_Forwarded_For="203.0.113.9") as other:
        await other.send(t="hello")
        await other.hear("welcome")
