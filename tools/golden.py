"""Write every game's golden files anew: playthroughs for each preset, and the order of moves."""

import sys
from pathlib import Path
from typing import Any

from ninelives import Match, keys, load
from ninelives.core.game import AnyGame
from ninelives.testing.golden import move_order, play_through, playthrough

TESTS = Path("tests/games")  # run from the project's folder
SEATS = 3
SEEDS = range(60)
SHORT = {"kitten-me": {"start": "2"}}  # a short match shows as much and reads better


def texts(game: AnyGame) -> dict[str, str]:
    """Give the content of each golden file by its name."""
    found = {}
    for preset, answers in game.presets.items():
        match = telling_match(game, {**answers, **SHORT.get(game.key, {})})
        found[f"golden/{preset}.txt"] = playthrough(match)
        found[f"golden/{preset}.order.txt"] = move_order(match)
    return found


def telling_match(game: AnyGame, answers: dict[str, str]) -> Match[Any, Any, Any]:
    """Give, of some random matches, the one with most kinds of move; of those the shortest, then the first."""
    matches = [play_through(game, answers, SEATS, seed) for seed in SEEDS]
    return max(matches, key=lambda match: (len({game.write(m).split()[0] for _, m in match.moves}), -len(match.moves)))


def folder(game: AnyGame) -> Path:
    return TESTS / game.key.replace("-", "_")


def differences(game: AnyGame) -> list[str]:
    """Name the golden files that are not what the game gives now."""
    return [
        name
        for name, text in texts(game).items()
        if not folder(game).joinpath(name).exists() or folder(game).joinpath(name).read_text(encoding="utf-8") != text
    ]


def write() -> None:
    for game in map(load, keys()):
        folder(game).joinpath("golden").mkdir(parents=True, exist_ok=True)
        for name, text in texts(game).items():
            folder(game).joinpath(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--check" in sys.argv:
        stale = [f"{game.key} {name}" for game in map(load, keys()) for name in differences(game)]
        print("\n".join(stale) or "every golden file is as the games give it")
        sys.exit(bool(stale))
    write()
