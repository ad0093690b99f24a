"""A disk without room: no process says that it is ready, nothing acknowledged is lost, and with room all goes on."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.client import come
from server.house import PATIENCE, Running, code_of, free_port, wait_for
from server.stores import opened

pytestmark = [
    pytest.mark.processes,
    pytest.mark.chaos,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits a running process"),
]

QUICK_BEATS = """
import sys
from ninelives.cli import main
from ninelives.hosting import scheduler
from ninelives.hosting.timing import shared_time as house_time
if __name__ == "__main__":
    scheduler.BEAT = 0.2
    house_time.GAP = 0.6
    sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def beating_quickly(url: str) -> Iterator[Running]:
    port = free_port()
    words = [sys.executable, "-c", QUICK_BEATS, "serve", "--port", str(port), "--database", url]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        site = Running(process, port)
        try:
            wait_for(site.is_ready)
            yield site
        finally:
            process.kill()
            process.communicate(timeout=PATIENCE)


def give_room(process: int, most: int) -> None:
    """Let a running process write so many bytes to a file; as on a full disk, more is an error of the system."""
    _soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))


async def test_with_a_full_disk_no_process_is_ready_and_with_room_it_goes_on(sqlite_url: str) -> None:
    with beating_quickly(sqlite_url) as site:
        table = site.set_up(seats=3)
        async with come(table) as ann:
            await ann.done("sit 0 - Ann")
            give_room(site.process.pid, 0)
            asking = asyncio.create_task(ann.do("seats 4"))
            await until_ready_is(site, 503)
            assert await asyncio.to_thread(site.status, "/health") == 200
            assert not asking.done(), "nothing can be acknowledged now"
            assert "ninelives_stands_still 1.0" in await asyncio.to_thread(site.get, "/metrics")
            give_room(site.process.pid, resource.RLIM_INFINITY)
            assert (await asking)["t"] == "done"
            await until_ready_is(site, 200)
            assert "ninelives_stands_still 0.0" in await asyncio.to_thread(site.get, "/metrics")
            await ann.done("bot 1 kitten")
    async with opened(sqlite_url) as (store,):
        config = await store.facts.config_by_code(code_of(table))
        assert config is not None
        lines = [row.lines for row in await store.log.tail(config.id)]
    assert lines == ["sit 0 - Ann", "seats 4", "bot 1 kitten"]


async def until_ready_is(site: Running, status: int) -> None:
    await asyncio.to_thread(wait_for, lambda: site.status("/ready") == status)
