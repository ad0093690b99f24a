"""Print one digest over the records of many matches: every Python, compiled or not, must print the same."""

import sys
from hashlib import sha256

sys.path.insert(0, "tools")  # run from the project's folder, also where the script itself was copied elsewhere

from golden import played
from ninelives import keys, load, record
from ninelives.lab.bench import compiled

MATCHES = 3


def digest() -> str:
    """Play some matches of every game with every preset and number of seats."""
    whole = sha256()
    for game in map(load, keys()):
        for preset in game.presets:
            for seats in game.seats:
                for seed in range(MATCHES):
                    whole.update(record(played(game, preset, seats, seed)).write().encode())
    return whole.hexdigest()


print(digest())
version = ".".join([str(part) for part in sys.version_info[:3]])
print(f"{sys.implementation.name} {version} on {sys.platform}, compiled: {compiled()}", file=sys.stderr)
