"""Start a server as `ninelives serve` does, after a fault was planted in it or its commits were slowed down.

python -m chaos.launcher --plant ack-first --slow-commit 0.02 serve --port 8000 …
"""

import argparse
import sys

from ninelives.cli import main

SOUND, ACK_FIRST = "nothing", "ack-first"


def launch() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--plant", choices=(SOUND, ACK_FIRST), default=SOUND)
    parser.add_argument("--slow-commit", type=float, default=0.0)
    wishes, rest = parser.parse_known_args()
    if wishes.plant != SOUND or wishes.slow_commit:
        prepare(wishes.plant, wishes.slow_commit)
    return main(rest)


def prepare(plant: str, slow_commit: float) -> None:
    from chaos import faults  # noqa: PLC0415 - the server's workers import this file too, and need none of it

    if plant == ACK_FIRST:
        faults.plant_ack_first()
    if slow_commit:
        faults.slow_commits_down(slow_commit)


if __name__ == "__main__":
    sys.exit(launch())
