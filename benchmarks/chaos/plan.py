"""Which tables are set up: all games, several presets, people and bots mixed. One with a bot of some skill ends."""

from typing import Any, Final, NamedTuple

SHORTEST_CLOCK: Final = 15


class Kind(NamedTuple):
    game: str
    preset: str
    seats: int
    people: int  # on the first seats; bots of this level on the others
    level: str = "tabby"

    @property
    def form(self) -> dict[str, Any]:
        """Give what is asked of the server."""
        return {"game": self.game, "preset": self.preset, "seats": self.seats, "clock": SHORTEST_CLOCK}

    @property
    def bots(self) -> range:
        return range(self.people, self.seats)


# A match of Go Kitty takes some 200 moves, one of the others 30 to 110.
KINDS: Final = (
    Kind("kitten-me", "first-game", 2, 2),
    Kind("shut-up-cat", "nap", 2, 1),
    Kind("kitten-me", "classic", 3, 2),
    Kind("go-kitty", "wild", 4, 2),
    Kind("kitten-me", "deluxe", 3, 1, "kitten"),
    Kind("shut-up-cat", "sheet", 3, 2),
    Kind("kitten-me", "chaos", 4, 2, "kitten"),
    Kind("go-kitty", "sheet", 2, 1, "kitten"),
    Kind("shut-up-cat", "insomnia", 3, 1),
    Kind("go-kitty", "cozy", 3, 3),
)
SHORT: Final = (KINDS[0], KINDS[1])  # some 35 moves each


def planned(tables: int, *, short: bool) -> list[Kind]:
    kinds = SHORT if short else KINDS
    return [kinds[number % len(kinds)] for number in range(tables)]
