"""Print how long things take here, as `figure NAME MICROSECONDS`: `just nightly` records them, and compares."""

import json
import subprocess

PROGRAM = ".venv/bin/ninelives"
GAMES = ("kitten-me", "go-kitty", "shut-up-cat")


def main() -> None:
    for game in GAMES:
        told = subprocess.check_output([PROGRAM, "bench", game, "--json"], text=True)  # noqa: S603 - our own
        for name, measured in json.loads(told)["measured"].items():
            if not name.startswith("open_spiel"):  # a peer's
                print(f"figure {game}.{name}.us_per_decision {measured['us_per_decision']}")


if __name__ == "__main__":
    main()
