"""How often do 5,000 matches show that a place wins too often: where it does by three points, and where none does?

python benchmarks/lab_bias.py 200, half an hour: so many trials of each, a tiny game with a known coin
"""

import sys
from pathlib import Path
from typing import Final

sys.path[0] = str(Path(__file__).parent.parent / "tests")  # not this folder: its lab.py would hide that of the tests

from lab.bias import is_found  # noqa: E402 - found there only
from lab.tiny import installed  # noqa: E402

MATCHES: Final = 5000


def main() -> None:
    trials = int(sys.argv[1])
    for seats in (2, 3, 4):
        for points in ("0", "3"):
            found = sum([is_found(seed, seats, points, MATCHES) for seed in range(trials)])
            print(f"{seats} seats, a bias of {points} points: found in {found} of {trials} trials", flush=True)


if __name__ == "__main__":
    with installed():
        main()
