"""Rewrite every game's golden files: playthroughs for each preset and number of seats, and the order of moves."""

import sys
from pathlib import Path
from typing import Any

from ninelives import Match, keys, load
from ninelives.core.game import AnyGame
from ninelives.testing.golden import move_order, play_through, playthrough

TESTS = Path("tests/games")  # run from the project's folder
MOST_SEATS = 5  # larger tables show nothing new
SEEDS = range(20)
SHORT = {"kitten-me": {"start": "2"}}  # a short match shows as much and reads better
RARE = {"shut-up-cat": ("chase",)}  # random chases spend all winks, and a match hardly ever ends


def seat_counts(game: AnyGame) -> range:
    return range(game.seats[0], min(MOST_SEATS, game.seats[-1]) + 1)


def played(game: AnyGame, preset: str, seats: int, seed: int) -> Match[Any, Any, Any]:
    return play_through(game, {**game.presets[preset], **SHORT.get(game.key, {})}, seats, seed, RARE.get(game.key, ()))


def telling_seed(game: AnyGame, preset: str, seats: int) -> int:
    """Return the seed of the random match with most kinds of move; of those the shortest, then the first."""
    moves = {seed: [game.write(move) for _, move in played(game, preset, seats, seed).moves] for seed in SEEDS}
    return max(SEEDS, key=lambda seed: (len({line.split()[0] for line in moves[seed]}), -len(moves[seed])))


def texts(game: AnyGame, preset: str, seats: int, seed: int) -> dict[str, str]:
    """Return the content of a match's golden files by name; one order of moves per preset is enough."""
    match = played(game, preset, seats, seed)
    told = {f"golden/{preset}-{seats}.txt": f"SEED {seed}\n{playthrough(match)}"}
    return {**told, f"golden/{preset}.order.txt": move_order(match)} if seats == seat_counts(game)[:2][-1] else told


def folder(game: AnyGame) -> Path:
    return TESTS / game.key.replace("-", "_")


def seed_on_file(game: AnyGame, preset: str, seats: int) -> int:
    file = folder(game) / f"golden/{preset}-{seats}.txt"
    return int(file.read_text(encoding="utf-8").split()[1]) if file.exists() else 0


def differences(game: AnyGame, preset: str, seats: int) -> list[str]:
    """Return the names of a match's golden files that differ from what the game produces now."""
    now = texts(game, preset, seats, seed_on_file(game, preset, seats))
    files = [(folder(game) / name, name) for name in now]
    return [name for file, name in files if not file.exists() or file.read_text(encoding="utf-8") != now[name]]


def matches() -> list[tuple[str, str, int]]:
    """Return the game, preset and seats of every golden match."""
    games = [load(key) for key in keys()]
    return [(game.key, preset, seats) for game in games for preset in game.presets for seats in seat_counts(game)]


def write(game: AnyGame) -> None:
    folder(game).joinpath("golden").mkdir(parents=True, exist_ok=True)
    for preset in game.presets:
        for seats in seat_counts(game):
            for name, text in texts(game, preset, seats, telling_seed(game, preset, seats)).items():
                folder(game).joinpath(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if "--check" in sys.argv:
        stale = [f"{key} {name}" for key, preset, seats in matches() for name in differences(load(key), preset, seats)]
        print("\n".join(stale) or "every golden file is up to date")
        sys.exit(bool(stale))
    for key in keys():
        write(load(key))
