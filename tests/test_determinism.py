"""Each thing that an unmarked test must not do is done here, and seen."""

from pathlib import Path

import pytest

from determinism import ALLOWED

pytest_plugins = ["pytester"]

SLEEPS = {
    "sleep": "import time\ndef test_it(): time.sleep(0.06)",
    "bound": "from time import sleep\ndef test_it(): sleep(0.06)",
    "often": "import time\ndef test_it():\n for _ in range(6): time.sleep(0.01)",
    "loop": "import asyncio\ndef test_it(): asyncio.run(asyncio.sleep(0.06))",
    "timeout": """
import asyncio
async def wait():
    async with asyncio.timeout(0.06):
        await asyncio.Event().wait()
def test_it():
    try:
        asyncio.run(wait())
    except TimeoutError:
        pass
""",
    "event": "import threading\ndef test_it(): threading.Event().wait(0.06)",
    "queue": """
import queue
def test_it():
    try:
        queue.Queue().get(timeout=0.06)
    except queue.Empty:
        pass
""",
    "thread": """
import threading, time
def test_it():
    thread = threading.Thread(target=time.sleep, args=[0.06])
    thread.start()
    thread.join()
""",
}

PROCESSES = {
    "run": "import subprocess\ndef test_it(): subprocess.run(['true'])",
    "shell": "import os\ndef test_it(): os.system('true')",
    "loop": """
import asyncio
async def start():
    await (await asyncio.create_subprocess_exec('true')).wait()
def test_it(): asyncio.run(start())
""",
    "spawned": """
import multiprocessing
def test_it():
    process = multiprocessing.get_context('spawn').Process(target=print)
    process.start()
    process.join()
""",
    "fixture": """
import subprocess, pytest
@pytest.fixture
def started(): subprocess.run(['true'])
def test_it(started): pass
""",
}

SOCKETS = {
    "bound": "import socket\ndef test_it():\n with socket.socket() as s: s.bind(('127.0.0.1', 0))",
    "unix": "import socket\ndef test_it(tmp_path):\n with socket.socket(socket.AF_UNIX) as s: s.bind(f'{tmp_path}/s')",
    "loop": """
import asyncio
async def listen():
    async with await asyncio.start_server(print, '127.0.0.1', 0):
        pass
def test_it(): asyncio.run(listen())
""",
}

CLOCKS = {
    "attribute": "import time\ndef test_it(): assert time.monotonic() > 0",
    "imported": "from time import perf_counter\ndef test_it(): assert perf_counter() > 0",
    "helper": "import time\ndef now(): return time.time()\ndef test_it(): pass",
}

FINE = {
    "short": "import time\ndef test_it(): time.sleep(0.01)",
    "set": "import threading\ndef test_it():\n event = threading.Event()\n event.set()\n event.wait(5)",
    "pair": "import socket\ndef test_it():\n for end in socket.socketpair(): end.close()",
    "timer": """
import asyncio
async def wait():
    async with asyncio.timeout(0.06):
        await asyncio.sleep(0)
def test_it(): asyncio.run(wait())
""",
    "virtual": "import asyncio, virtual_time\ndef test_it(): virtual_time.run_virtual(asyncio.sleep(3600))",
    "marked": """
import time, pytest
@pytest.mark.timing
def test_other(): assert time.time() > 0
def test_it(): pass
""",
    "server": """
import threading, time, pytest
thread = threading.Thread(target=lambda: [time.sleep(0.03) for _ in range(4)])
@pytest.mark.timing
def test_other(): thread.start()
def test_it(): thread.join()
""",
}


def failed(pytester: pytest.Pytester, sources: dict[str, str], marker: str = "") -> list[str]:
    """Run modules of tests under the plugin, each with the same marker; list those of which a test failed."""
    mark = f"import pytest\npytestmark = pytest.mark.{marker}\n" if marker else ""
    pytester.makepyfile(**{f"test_{name}": mark + source for name, source in sources.items()})
    pytester.makeini("\n ".join(["[pytest]\nmarkers =", "slow", *ALLOWED]))
    run = pytester.inline_run("-p", "determinism", "-p", "no:cacheprovider", "-p", "no:asyncio")
    reports = run.getfailures("pytest_runtest_logreport")
    return sorted(Path(report.fspath).stem.removeprefix("test_") for report in reports)


def test_waiting_is_seen(pytester: pytest.Pytester) -> None:
    assert failed(pytester, SLEEPS) == sorted(SLEEPS)
    assert failed(pytester, SLEEPS, "services") == sorted(SLEEPS)
    assert failed(pytester, SLEEPS, "processes") == []


def test_a_process_is_seen(pytester: pytest.Pytester) -> None:
    assert failed(pytester, PROCESSES) == sorted(PROCESSES)
    assert failed(pytester, PROCESSES, "slow") == sorted(PROCESSES)
    assert failed(pytester, PROCESSES, "services") == []


def test_listening_is_seen(pytester: pytest.Pytester) -> None:
    assert failed(pytester, SOCKETS) == sorted(SOCKETS)
    assert failed(pytester, SOCKETS, "processes") == []


def test_reading_a_clock_is_seen(pytester: pytest.Pytester) -> None:
    assert failed(pytester, CLOCKS) == sorted(CLOCKS)
    assert failed(pytester, CLOCKS, "processes") == sorted(CLOCKS)
    assert failed(pytester, CLOCKS, "timing") == []


def test_all_else_may_be_done(pytester: pytest.Pytester) -> None:
    assert failed(pytester, FINE) == []


def test_starting_a_service_may_take_a_while(pytester: pytest.Pytester) -> None:
    """A fixture that starts one asks it whether it is ready."""
    waits = "import time, pytest\n@pytest.fixture\ndef started(): time.sleep(0.06)\ndef test_it(started): pass"
    assert failed(pytester, {"fixture": waits}) == ["fixture"]
    assert failed(pytester, {"fixture": waits}, "services") == []
