"""Print one digest over the records of many matches: every Python, compiled or not, must print the same."""

import sys
from hashlib import sha256

from ninelives import keys, load
from ninelives.lab.bench import compiled
from ninelives.lab.simulate import simulate

GAMES = 3
SEED = 7


def digest() -> str:
    """Play some matches of every game with every preset and number of seats."""
    whole = sha256()
    for game in map(load, keys()):
        for preset in game.presets:
            for seats in game.seats:
                tally = simulate(game, game.choose(preset), seats, games=GAMES, seed=SEED)
                whole.update(tally.digest.encode())
    return whole.hexdigest()


print(digest())
version = ".".join([str(part) for part in sys.version_info[:3]])
print(f"{sys.implementation.name} {version} on {sys.platform}, compiled: {compiled()}", file=sys.stderr)
