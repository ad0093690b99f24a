"""The server under attack: the real command, as anybody would start it, with its words kept."""

import asyncio
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Self

from load.launch import free_port, wait_until_open

from ninelives.server.storage import store_for
from ninelives.tables.log import Row

BROKEN: Final = re.compile(r"Traceback|Exception|Error|never retrieved|error|failed|stumbled")


class TableServer:
    def __init__(self, folder: Path, database: str = "", before: Sequence[str] = ()) -> None:
        """Start it; `before` is a command that starts it with other limits."""
        self.port: Final = free_port()
        self._database: Final = database or f"sqlite:///{folder}/house.db"
        self._words: Final = folder / "stderr"
        serve = ("serve", "--port", str(self.port), "--database", self._database, "--pace", "0.1", "--mask", "0")
        with self._words.open("wb") as words:
            self.process: Final = subprocess.Popen(  # noqa: S603 - this very program
                [*before, sys.executable, "-m", "ninelives", *serve], stdout=subprocess.DEVNULL, stderr=words
            )

    def __enter__(self) -> Self:
        wait_until_open(self.port)
        return self

    def __exit__(self, *_fault: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(30)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    @property
    def mib(self) -> float:
        return mib_of(self.process.pid)

    @property
    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    @property
    def files(self) -> int:
        return files_of(self.process.pid)

    def complaints(self) -> list[str]:
        return [line for line in self._words.read_text(errors="replace").splitlines() if BROKEN.search(line)]

    def count(self, name: str) -> float:
        page = urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10).read().decode()
        return float(re.search(rf"^ninelives_{name} (\S+)$", page, re.MULTILINE)[1])  # type: ignore[index] # it is there

    def rows(self, codes: list[str]) -> dict[str, list[Row]]:
        """Read the logs of tables from the file."""
        return asyncio.run(self._rows(codes))

    async def _rows(self, codes: list[str]) -> dict[str, list[Row]]:
        store = store_for(self._database)
        await store.open()
        try:
            foundings = {code: await store.facts.config_by_code(code) for code in codes}
            return {code: await whole_log(store, config.id) for code, config in foundings.items() if config}
        finally:
            await store.close()


def mib_of(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def files_of(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))  # noqa: PTH208 - thousands of names, none of them wanted


def watch(process: int, answers: Connection) -> None:
    """Note the most memory and files of a process until asked; from a process of its own, since that takes long."""
    mib, files = 0.0, 0
    while not answers.poll(0.25):
        mib, files = max(mib, mib_of(process)), max(files, files_of(process))
    answers.send((mib, files))


async def whole_log(store: object, table: int) -> list[Row]:
    rows: list[Row] = []
    while more := await store.log.tail(table, len(rows)):  # type: ignore[attr-defined] # a Store
        rows += more
    return rows


def wait_for(house: TableServer, files: int, within: float) -> float:
    """Wait until the server holds no more files than that; give how long it took."""
    began = time.monotonic()
    while house.files > files and time.monotonic() - began < within:
        time.sleep(0.2)
    return time.monotonic() - began
