"""Fit what a standing is worth in Kitten Me and Go Kitty, and say how well that foretells who wins.

    python research/fit_standings.py go-kitty 116 --kept standings.jsonl

Tabbies play so many rounds of matches, each with every preset and number of seats. When a round or a turn begins, what
all can see of each seat is noted; the winner is known at the end. The weights maximize the likelihood of these wins (a
conditional logit, by Newton's method); they belong into `weights` of the game. Tables tell how often seats won, beside
the chance that they were given by weights that were fitted without this match. With `--kept` matches are kept in a
file, and a run goes on where it stood.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ninelives.bots.bot import next_move
from ninelives.bots.cats import bot_named
from ninelives.bots.go_kitty import standing as go_kitty
from ninelives.bots.kitten_me import standing as kitten_me
from ninelives.core.chance import FastDraw
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.core.match import Match
from ninelives.core.registry import load
from ninelives.games.go_kitty.moves import points
from ninelives.games.go_kitty.state import FRESH, Acting, Playing
from ninelives.games.kitten_me.state import Bidding
from ninelives.lab.simulate import secret_of

type Noted = list[Any]  # what all can see, as JSON
type Rows = list[list[float]]  # the features of each seat
type Sample = tuple[Rows, list[float]]  # and its share of the win

SEED: Final = 77
PARTS: Final = 5  # each is judged by weights that were fitted to the others
SHRINK: Final = 1e-5
STEPS: Final = 30
CLOSE: Final = 1e-4
BINS: Final = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0)
# matches of many seats, and of many special cards, take long: only one round in so many has them
CROWDED, SELDOM = 6, 4
SLOW, SLOW_FROM, VERY_SELDOM = "chaos", 4, 6


class Played(NamedTuple):
    """A match: its cell, its number, who won, and what was noted."""

    preset: str
    seats: int
    number: int
    winners: list[int]
    noted: list[Noted]


class Fitting(NamedTuple):
    """How a game is noted, and what is made of it."""

    note: Callable[[Any], Noted | None]
    rows: Callable[[Noted], Rows]
    who: Callable[[Noted], list[int]]  # the seats that can still win


def note_cards(state: Any) -> Noted | None:  # noqa: ANN401 - of one of two games
    begins = isinstance(state, Bidding) and not state.bids and not state.trail
    return [list(state.round.counts), state.turn] if begins else None


def note_points(state: Any) -> Noted | None:  # noqa: ANN401 - as above
    if not isinstance(state, Playing) or not isinstance(state.phase, Acting) or state.phase.stage != FRESH:
        return None
    board, clock = state.board, state.clock
    laid, sizes = [points(laid) for laid in board.laid], [len(hand) for hand in board.hands]
    return [laid, sizes, list(board.tokens), board.pile, clock.turn, clock.last, clock.turns]


def rows_of_points(noted: Noted) -> Rows:
    left, seats = go_kitty.standing_of(*noted[:6])
    return [go_kitty.feature_vector(left, seat) for seat in seats]


FITTINGS: Final = {
    "kitten-me": Fitting(
        note_cards,
        lambda noted: [kitten_me.feature_vector(count) for count in noted[0] if count],
        lambda noted: [seat for seat, count in enumerate(noted[0]) if count],
    ),
    "go-kitty": Fitting(note_points, rows_of_points, lambda noted: list(range(len(noted[0])))),
}


# matches


def cells(game: AnyGame, rounds: int) -> Iterator[tuple[str, int]]:
    """Yield preset and seats of each match, in order."""
    for nth in range(rounds):
        for preset in game.presets:
            for seats in game.seats:
                slow = preset == SLOW and seats >= SLOW_FROM and nth % VERY_SELDOM
                if not slow and not (seats >= CROWDED and nth % SELDOM):
                    yield preset, seats


def play(game: AnyGame, preset: str, seats: int, number: int) -> Played:
    match = Match(game, game.choose(preset), seats, secret=secret_of(SEED, number))
    draw, bots = FastDraw(Random(number).random), dict.fromkeys(range(seats), bot_named(game, "tabby"))  # noqa: S311 - no secret
    note = FITTINGS[game.key].note
    noted: list[Noted] = []
    while match.to_act:
        found = note(match.state)
        if found is not None and found not in noted[-1:]:
            noted.append(found)
        match.play(*next_move(match, bots, draw))
    return Played(preset, seats, number, sorted(match.outcome.winners) if match.outcome else [], noted)


def matches(game: AnyGame, rounds: int, kept: Path | None) -> list[Played]:
    """Play all matches, but for those that are kept already."""
    found = [Played(*json.loads(line)) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    known = {match.number: match for match in found}
    played = []
    for number, (preset, seats) in enumerate(cells(game, rounds), 1):
        match = known.get(number)
        if match is None:
            try:
                match = play(game, preset, seats, number)
            except BadOption:  # this deck is too small for so many
                continue
            if kept:
                with kept.open("a") as file:
                    file.write(json.dumps(match) + "\n")
        played.append(match)
    return played


def samples(fitting: Fitting, played: Sequence[Played]) -> list[Sample]:
    return [
        (fitting.rows(noted), [(seat in match.winners) / len(match.winners) for seat in fitting.who(noted)])
        for match in played
        if match.winners
        for noted in match.noted
    ]


# the fit


def chances(weights: Any, rows: Any) -> Any:  # noqa: ANN401 - arrays
    strengths = rows @ weights
    powers = np.exp(strengths - strengths.max())
    return powers / powers.sum()


def fitted(found: Sequence[Sample]) -> Any:  # noqa: ANN401 - an array
    ready = [(np.array(rows), np.array(shares)) for rows, shares in found]
    number = ready[0][0].shape[1]
    weights = np.zeros(number)
    for _ in range(STEPS):
        slope, bend = SHRINK * len(ready) * weights, SHRINK * len(ready) * np.eye(number)
        for rows, shares in ready:
            expected = chances(weights, rows)
            slope += rows.T @ (expected - shares)
            centred = rows - expected @ rows
            bend += (centred * expected[:, None]).T @ centred
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


class Judged(NamedTuple):
    """A position of a match: each seat's chance by weights that were fitted without this match, and its share."""

    match: Played
    chances: list[float]
    shares: list[float]


def judged(fitting: Fitting, played: Sequence[Played]) -> list[Judged]:
    """Return all positions, each judged by the matches of the other parts."""
    found = []
    for part in range(PARTS):
        weights = fitted(samples(fitting, [match for nth, match in enumerate(played) if nth % PARTS != part]))
        for match in played[part::PARTS]:
            positions = samples(fitting, [match])
            found += [Judged(match, list(chances(weights, np.array(rows))), shares) for rows, shares in positions]
    return found


# the tables


def tell(name: str, found: Sequence[Judged]) -> None:
    """Print a row: matches, what is left of the surprise of a guess, and by how much the chances were off."""
    if not found:
        return
    left = [-float(np.dot(one.shares, np.log(one.chances))) for one in found]
    guess = [float(np.log(len(one.shares))) for one in found]
    pairs = pairs_of(found)
    off = sum([abs(sum([told - came for told, came in part])) for part in binned(pairs)]) / len(pairs)
    number = len({one.match.number for one in found})
    print(f"| {name} | {number} | {len(found)} | {np.mean(guess):.2f} | {np.mean(left):.2f} | {off:.3f} |")


def pairs_of(found: Sequence[Judged]) -> list[tuple[float, float]]:
    """Return for each seat the chance that it was given, and its share of the win."""
    return [pair for one in found for pair in zip(one.chances, one.shares, strict=True)]


def binned(pairs: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    edges = zip(BINS, [*BINS[1:-1], 1.1], strict=False)
    return [[pair for pair in pairs if low <= pair[0] < high] for low, high in edges]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=FITTINGS)
    parser.add_argument("rounds", type=int)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    game, fitting = load(asked.game), FITTINGS[asked.game]
    played = matches(game, asked.rounds, asked.kept)
    weights = fitted(samples(fitting, played))
    print(f"STANDING: {', '.join([f'{weight:.3f}' for weight in weights])}\n", flush=True)
    found = judged(fitting, played)
    print("| | matches | positions | surprise of a guess | left | chances off by |\n|---|---|---|---|---|---|")
    tell("all", found)
    for preset in game.presets:
        tell(preset, [one for one in found if one.match.preset == preset])
    for seats in game.seats:
        tell(f"{seats} seats", [one for one in found if one.match.seats == seats])
    print("\n| chance given | seats | won |\n|---|---|---|")
    for part in binned(pairs_of(found)):
        if part:
            told, came = np.mean(part, axis=0)
            print(f"| {told:.3f} | {len(part)} | {came:.3f} |")


if __name__ == "__main__":
    main()
