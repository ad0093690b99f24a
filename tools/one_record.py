"""Print one digest over the records of many matches: every Python, compiled or not, must print the same."""

import sys
from hashlib import sha256

sys.path.insert(0, "tools")  # run from the project's folder, even if the script was copied elsewhere

from golden import played
from ninelives import keys, load, record
from ninelives.bots.cats import bots_of
from ninelives.lab.bench import is_compiled
from ninelives.lab.simulate import simulate

MATCHES = 3


def digest() -> str:
    """Return the digest of matches of every game with every preset and number of seats, and of cats at small tables."""
    whole = sha256()
    for game in map(load, keys()):
        for preset in game.presets:
            for seats in game.seats:
                for seed in range(MATCHES):
                    whole.update(record(played(game, preset, seats, seed)).write().encode())
            for name, bot in bots_of(game).items():
                if name != "random":  # its matches of Shut Up, Cat! can last 100,000 moves
                    tally = simulate(game, game.choose(preset), game.seats[0], games=2, seed=1, bot=bot)
                    whole.update(tally.digest.encode())
    return whole.hexdigest()


print(digest())
version = ".".join([str(part) for part in sys.version_info[:3]])
print(f"{sys.implementation.name} {version} on {sys.platform}, compiled: {is_compiled()}", file=sys.stderr)
