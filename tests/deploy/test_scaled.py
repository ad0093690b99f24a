"""The scaled set-up from the shipped files: nginx, two processes of ninelives@.service, PostgreSQL and Redis."""

import asyncio
import json
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

import httpx2
import pytest

from deploy.proxy import GIVEN_UP, HERE, Proxy, proxy
from deploy.shipped import QUICK, environment, install, play, set_variables, start
from ninelives import load, read_record, verify
from server.client import come
from server.house import Running, free_port, wait_for
from services import Services

pytestmark = pytest.mark.deploy

GAMES: dict[str, dict[str, object]] = {
    "kitten-me": {"options": {"start": "4"}},
    "go-kitty": {},
    "shut-up-cat": {},
}
PATIENCE = 60.0  # seconds for a match, with a process killed in it
SOME = 3  # lines of the story before a process is killed
ATTACK = 5.0  # seconds
AT_ONCE = 1.9  # seconds for a request while a process is dead: nginx waits 2 s for one that does not answer
SOON = 3.0  # seconds for 99 of 100 honest rounds under attack, on a machine with two busy cores


class Scaled(NamedTuple):
    """The processes by their units, and nginx in front."""

    units: dict[int, Path]
    admins: dict[int, int]
    processes: dict[int, Running]
    front: Proxy

    @property
    def address(self) -> str:
        return f"https://{HERE}:{self.front.port}"

    def start(self, port: int) -> None:
        self.processes[port] = Running(start(self.units[port]), port, self.admins[port])

    def kill(self, port: int) -> None:
        self.processes[port].process.kill()
        self.processes[port].process.communicate()

    def sockets(self, port: int) -> float:
        found = re.search(r"^ninelives_sockets (\S+)$", self.processes[port].admin.get("/metrics"), re.MULTILINE)
        assert found is not None
        return float(found[1])

    def ask(self, method: str, path: str, body: object = None) -> httpx2.Response:
        with httpx2.Client(base_url=self.address, verify=self.front.tls, trust_env=False, timeout=PATIENCE) as client:
            return client.request(method, path, json=body)

    def set_up(self, game: str) -> str:
        made = self.ask("POST", "/api/tables", {"game": game, "seats": 3, **GAMES[game]})
        assert made.status_code == 201, made.text
        code: str = made.json()["code"]
        return code

    def socket(self, code: str) -> str:
        return f"wss://{HERE}:{self.front.port}/api/tables/{code}/socket"


@pytest.fixture(scope="module")
def scaled(tmp_path_factory: pytest.TempPathFactory, services: Services) -> Iterator[Scaled]:
    folder = tmp_path_factory.mktemp("scaled")
    ports = (free_port(), free_port())
    set_variables(
        folder / "scaled.env",
        NINELIVES_DATABASE=services.make_database(f"scaled_{token_hex(6)}"),
        NINELIVES_REDIS=services.redis_url,
        NINELIVES_FLAGS=QUICK,
    )
    admins = {port: free_port() for port in ports}
    units = {port: install("ninelives@.service", folder, admins[port], str(port)) for port in ports}
    with ExitStack() as stack:
        site = Scaled(units, admins, {}, stack.enter_context(proxy(folder / "nginx", ports)))
        for port in ports:
            site.start(port)
            stack.callback(site.kill, port)
        for port in ports:
            wait_for(site.processes[port].is_ready)
        yield site


@pytest.fixture(autouse=True)
def _trusted(scaled: Scaled, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clients trust the certificate that was just made."""
    monkeypatch.setenv("SSL_CERT_FILE", str(scaled.front.certificate))


class Robo(NamedTuple):
    """An example at a table."""

    process: subprocess.Popen[bytes]
    told: Path

    @property
    def lines(self) -> list[str]:
        return self.told.read_text().splitlines()

    @property
    def faults(self) -> str:
        return self.told.with_suffix(".faults").read_text()

    @property
    def was_cut_off(self) -> bool:
        return "Once more" in self.faults

    def wait(self) -> None:
        assert self.process.wait(PATIENCE) == 0, self.faults


class Pair(NamedTuple):
    """Two examples at one table."""

    game: str
    code: str
    robos: list[Robo]

    @property
    def match(self) -> str:
        return f"/api/matches/{self.code}-1"


@asynccontextmanager
async def playing(site: Scaled, folder: Path, *games: str) -> AsyncIterator[list[Pair]]:
    """Seat two examples and a bot at a table of each game; they play until they are through."""
    with ExitStack() as stack:

        def seat(pair: Pair, *words: str) -> None:
            told = folder / f"{pair.code}-{len(pair.robos)}.txt"
            process = stack.enter_context(play(f"{site.address}/t/{pair.code}", told, *words))
            stack.callback(process.kill)
            pair.robos.append(Robo(process, told))

        pairs = [Pair(game, site.set_up(game), []) for game in games]
        for pair in pairs:
            seat(pair, "--wait")
        for pair in pairs:
            await somebody_sits(site.socket(pair.code))
            seat(pair)
        yield pairs


async def somebody_sits(socket: str) -> None:
    async with come(socket) as watcher:
        await watcher.sees(lambda me: any(me.names))


def check_told(site: Scaled, pair: Pair) -> None:
    """See that the match is on record, and that each player was told every line of it once and in order."""
    for robo in pair.robos:
        robo.wait()
    wait_for(lambda: site.ask("GET", pair.match).status_code == 200, within=5)  # it is put away within moments
    assert verify(read_record(site.ask("GET", pair.match).text), load(pair.game))
    for robo in pair.robos:
        *told, last = robo.lines
        seat = last.split()[4].rstrip(":")
        replay = site.ask("GET", f"{pair.match}/replay?seat={seat}").json()
        assert told == [line for step in replay["steps"] for line in step["story"]], "each line once, in order"


async def test_each_game_is_played_and_a_killed_process_costs_nobody_a_move(scaled: Scaled, tmp_path: Path) -> None:
    async with playing(scaled, tmp_path, *GAMES) as pairs:
        wait_for(lambda: all(len(pair.robos[0].lines) >= SOME for pair in pairs))
        dead = max(scaled.units, key=scaled.sockets)
        assert scaled.sockets(dead) >= 2
        scaled.kill(dead)
        for number in range(20):
            began = time.monotonic()
            path = ("/", "/api/lobby", f"/api/tables/{pairs[number % 3].code}", "/api/games")[number % 4]
            assert scaled.ask("GET", path).status_code == 200
            assert time.monotonic() - began < AT_ONCE
        for pair in pairs:
            check_told(scaled, pair)
        assert any(robo.was_cut_off for pair in pairs for robo in pair.robos)
    assert GIVEN_UP not in scaled.front.log
    scaled.start(dead)  # as systemd does
    wait_for(scaled.processes[dead].is_ready)


async def honest_rounds(site: Scaled, code: str, seconds: float) -> tuple[list[float], Counter[int]]:
    """Look at the page, the lobby and a table, again and again; give how long each round took, and every status."""
    took, statuses = [], Counter[int]()
    end = time.monotonic() + seconds
    async with come(site.socket(code)) as watcher:
        for number in count():
            began = time.monotonic()
            await watcher.ping(number)
            statuses += await site.front.statuses("GET / HTTP/1.1", "GET /api/lobby HTTP/1.1", address=HERE)
            took.append(time.monotonic() - began)
            if time.monotonic() > end:
                return sorted(took), statuses
            await asyncio.sleep(0.1)
    raise AssertionError("a count ends never")


def attack(site: Scaled, code: str) -> subprocess.Popen[str]:
    script = Path(__file__).with_name("attack.py")
    words = [str(site.front.port), str(site.front.certificate), code, str(ATTACK)]
    return subprocess.Popen([sys.executable, script, *words], env=environment(), stdout=subprocess.PIPE, text=True)


async def test_an_attack_from_one_address_turns_off_no_process_and_honest_people_play_on(
    scaled: Scaled, tmp_path: Path
) -> None:
    async with playing(scaled, tmp_path, "kitten-me") as (pair,):
        with attack(scaled, scaled.set_up("go-kitty")) as attackers:
            took, statuses = await honest_rounds(scaled, pair.code, ATTACK)
            counts: dict[str, int] = json.loads(attackers.communicate(timeout=PATIENCE)[0])
        check_told(scaled, pair)
    worst = took[int(0.99 * len(took))]
    sys.stdout.write(f"{len(took)} honest rounds, p99 {worst:.3f} s; answers to the attack: {counts}\n")
    assert set(statuses) == {200}
    assert sum(n for what, n in counts.items() if what.startswith("/api/lobby")) > 10 * ATTACK, counts
    assert not [what for what in counts if what.endswith(" 502")], counts
    assert GIVEN_UP not in scaled.front.log
    assert worst < SOON
