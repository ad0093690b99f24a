"""Fit the weights of panther's chance to win in Shut Up, Cat!, and write them as a module.

Bots with the linear heuristic play matches, most of them foreseeing every chase. Before each turn of an undecided match
the features of each seat are noted; the winner is known at the end. The weights maximize the likelihood of these wins
(a conditional logit, fitted by stochastic gradient descent with AdaGrad). Run it as

    python research/fit_shut_up_cat.py
"""

import sys
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final

from ninelives.bots.bot import Bot, next_move
from ninelives.bots.cats import tempered
from ninelives.bots.choosing import one_of_the_best
from ninelives.bots.shut_up_cat import weights as shipped
from ninelives.bots.shut_up_cat.evaluation import evaluate_moves, resources_of, without_early_chases
from ninelives.bots.shut_up_cat.features import SeatFeatures, feature_vector
from ninelives.bots.shut_up_cat.heuristic import CARD, STEP, LinearModel
from ninelives.bots.shut_up_cat.lookahead import TurnStart, chance_to_reach, expected_gain, uninformed
from ninelives.bots.shut_up_cat.tabby import put_together, tabby
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import Moves, Seat
from ninelives.core.match import Match
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import Move
from ninelives.games.shut_up_cat.pieces import MOST_MULTIPLIER
from ninelives.games.shut_up_cat.state import Gathering, Playing, State
from ninelives.games.shut_up_cat.view import Seen, View, view
from ninelives.lab.simulate import secret_of

type Sample = tuple[list[list[float]], list[float]]  # by seat: its features, and its share of the win

WEIGHTS: Final = Path(shipped.__file__)
HEAD: Final = '''"""Fitted by research/fit_shut_up_cat.py: the weight of each feature of a seat."""

from typing import Final
'''
MATCHES: Final = 5400
SEED: Final = 3
ROUNDS: Final = 25
STRIDE: Final = 0.3
SHRINK: Final = 1e-4
TABBIES: Final = 5  # one seat in so many is a tabby
SEATS: Final = (2, 2, 2, 3, 4)
TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("sheet", {}),
    ("nap", {}),
    ("insomnia", {}),
    ("sheet", {"target": "60"}),
    ("insomnia", {}),
    ("nap", {"target": "30"}),
    ("sheet", {"arcs": "all"}),
    ("nap", {"arcs": "all"}),
    ("insomnia", {"arcs": "all"}),
)


def planner(seen: View, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
    """Play as tabby, but foresee every chase."""
    if not awaited or not isinstance(seen, Seen):
        return None
    chosen = without_early_chases(seen, moves)
    resources = resources_of(seen, chases=MOST_MULTIPLIER)
    values = evaluate_moves(seen, resources, chosen, LinearModel(seen, STEP, CARD).of, put_together)
    return one_of_the_best(chosen, values, 0.0, draw)


def seat_features(state: Playing, seat: Seat) -> SeatFeatures:
    """Return the features of a seat, with all that it knows itself."""
    setup, board = state.setup, state.board
    wait = (seat - state.turn) % setup.seats
    rest = (state.first - state.turn) % setup.seats or setup.seats
    own = view(state, seat)
    meows = own.meows if isinstance(own, Seen) else ()
    winks, multiplier = board.winks[seat], board.multipliers[seat]
    start = TurnStart(setup, board.minds[seat], meows, winks, multiplier, board.pillow)
    return SeatFeatures(
        winks,
        multiplier,
        len(state.hands[seat]),
        wait / (setup.seats - 1),
        int((seat + 1) % setup.seats == state.first),
        int(wait < rest),
        expected_gain(start),
        chance_to_reach(uninformed(setup, winks, multiplier)),
        chance_to_reach(start),
    )


def played(number: int, chance: Random) -> tuple[bool, list[Sample]]:
    """Play a match; return whether its arcs are short, and its samples."""
    preset, answers = TABLES[number % len(TABLES)]
    seats = chance.choice(SEATS)
    match = Match(GAME, GAME.choose(preset, answers), seats, secret=secret_of(SEED, number))
    plain: Bot[View, Move] = tempered(tabby)
    bots: dict[Seat, Bot[View, Move]] = {seat: planner if chance.randrange(TABBIES) else plain for seat in range(seats)}
    draw = FastDraw(Random(f"{SEED} {number}").random)  # noqa: S311 - no secret
    found = []
    while match.to_act:
        found += noted(match.state)
        match.play(*next_move(match, bots, draw))
    winners = match.outcome.winners if match.outcome else frozenset()
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    return match.options["arcs"] == "short", [(rows, shares) for rows in found]


def noted(state: State) -> list[list[list[float]]]:
    if not isinstance(state, Playing) or not isinstance(state.phase, Gathering) or state.board.decided:
        return []
    return [[feature_vector(state.setup.target, seat_features(state, seat)) for seat in range(state.setup.seats)]]


def chances(weights: list[float], rows: list[list[float]]) -> list[float]:
    strengths = [sum([weight * part for weight, part in zip(weights, row, strict=True)]) for row in rows]
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    return [power / sum(powers) for power in powers]


def fitted(samples: list[Sample], chance: Random) -> list[float]:
    """Return the weights fitted by AdaGrad: the more a weight has moved, the smaller its steps."""
    number = len(samples[0][0][0])
    weights, moved = [0.0] * number, [1e-6] * number
    for nth in range(ROUNDS):
        chance.shuffle(samples)
        for sample in samples:
            _step(weights, moved, sample, STRIDE * (1 - nth / ROUNDS))
    return weights


def _step(weights: list[float], moved: list[float], sample: Sample, stride: float) -> None:
    rows, shares = sample
    for row, expected, win_share in zip(rows, chances(weights, rows), shares, strict=True):
        for nth, part in enumerate(row):
            if part:
                slope = (expected - win_share) * part + SHRINK * weights[nth]
                moved[nth] += slope * slope
                weights[nth] -= stride * slope / sqrt(moved[nth])


def loss(weights: list[float], samples: Sequence[Sample]) -> float:
    terms = [
        -win_share * log(expected)
        for rows, shares in samples
        for expected, win_share in zip(chances(weights, rows), shares, strict=True)
        if win_share
    ]
    return sum(terms) / len(samples)


def written(name: str, weights: list[float]) -> str:
    rows = "".join([f"    {weight:.3f},\n" for weight in weights])
    return f"{name}: Final[tuple[float, ...]] = (\n{rows})"


def main() -> None:
    chance = Random(SEED)  # noqa: S311 - no secret
    samples: dict[bool, list[Sample]] = {False: [], True: []}
    for number in range(MATCHES):
        short, found = played(number, chance)
        samples[short] += found
    lines = [HEAD]
    for name, short in (("LONG", False), ("SHORT_ARCS", True)):
        kept = samples[short][: len(samples[short]) // 10]  # held out, to measure the fit
        weights = fitted(samples[short][len(kept) :], chance)
        lines.append(written(name, weights))
        print(f"{name}: loss {loss(weights, kept):.4f} on {len(kept)} samples", file=sys.stderr)
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
