"""Work for a worker that takes its time; small, since the worker must import it."""

import time


def slow_odds(*_about: object) -> tuple[str, ...]:
    time.sleep(1)
    return ("I had to think.",)
