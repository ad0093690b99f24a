"""Play many random matches of a game over all its seats and options: all must end, and none may get stuck."""

import sys
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from golden import RARE
from ninelives import BadOption, Match, load
from ninelives.core.chance import FastDraw
from ninelives.core.game import AnyGame
from ninelives.testing.walks import LONGEST, Walker


def some_match(game: AnyGame, chance: Random) -> Match[Any, Any, Any]:
    """Return a match with random seats and options that are compatible."""
    words = {option.name: (*option.values, *option.examples) for option in game.options}
    while True:
        answers = {name: chance.choice(choices) for name, choices in words.items()}
        try:
            return Match(game, game.choose(None, answers), chance.choice(game.seats))
        except BadOption:
            continue


def length(game: AnyGame, chance: Random) -> int:
    """Play one match to its end and return its length; an awaited seat without a move raises."""
    match = some_match(game, chance)
    walker = Walker(match, FastDraw(chance.random), restless=False, rare=RARE.get(game.key, ()))
    while match.to_act:
        if len(match.moves) == LONGEST:
            raise SystemExit(f"no end after {LONGEST} moves with {match.options} for {match.seats}")
        walker.step()
    return len(match.moves)


def main(key: str, number: int, first: int) -> None:
    """Play a range of numbered matches, so that several machines can share them."""
    game, began = load(key), perf_counter()
    chances = [Random(f"{key} {nth}") for nth in range(first, first + number)]  # noqa: S311 - no secret depends on it
    lengths = [length(game, chance) for chance in chances]
    print(f"{key}: {number} random matches over all seats and options, 0 stuck, 0 endless,")
    print(f"{sum(lengths)} moves, median {median(lengths):.0f}, longest {max(lengths)}, {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int("".join(sys.argv[3:4]) or "0"))
