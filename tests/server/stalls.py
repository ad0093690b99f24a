"""How long a test was kept waiting by its machine: that much of what it measures was not the server."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

STEP = 0.02  # seconds


class Stalls:
    def __init__(self) -> None:
        self.seconds = 0.0  # by which this process ran later than it wanted to, in all
        self._over = Event()

    def _note(self) -> None:
        while not self._over.is_set():
            began = time.monotonic()
            time.sleep(STEP)
            self.seconds += time.monotonic() - began - STEP

    @contextmanager
    def noted(self) -> Iterator["Stalls"]:
        thread = Thread(target=self._note)
        thread.start()
        try:
            yield self
        finally:
            self._over.set()
            thread.join()
