"""Train panther's policy for You Gotta Be Kitten Me! by self-play.

    python tools/train_kitten_me.py ROUNDS SEED

Rounds of two seats and all presets are dealt with random counts, and one seat learns. On each of its turns it tries
every plan by a rollout of the round. What a plan gains beyond the current mixture is its regret, and plans are mixed by
regret matching plus, averaged with growing weight. The other seat is a learner too, or a tabby. Writes policy.txt.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from ninelives.bots.kitten_me import policy
from ninelives.bots.kitten_me.abstraction import AbstractTurn, abstract
from ninelives.bots.kitten_me.evaluation import evaluate_turn
from ninelives.bots.kitten_me.stakes import share_won
from ninelives.bots.kitten_me.tabby import tabby
from ninelives.bots.temper import PLAIN
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Move
from ninelives.games.kitten_me.options import setup
from ninelives.games.kitten_me.pieces import START
from ninelives.games.kitten_me.state import Bidding, Called, Dealing, Drawing, Over, Round, State
from ninelives.games.kitten_me.view import Seen

POLICY = Path(policy.__file__).parent / "policy.txt"
SEATS = 2
TABBIES = 0.5  # share of rounds in which the other is a tabby
CURIOUS = 0.1  # share of uniformly random moves: exploration


class Learner:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 - for learning
        self.draw = FastDraw(self.random.random)
        self.regrets: dict[str, list[float]] = {}
        self.sums: dict[str, list[float]] = {}
        self.visits: dict[str, int] = {}

    def mixture(self, turn: AbstractTurn) -> list[float]:
        """Return the current chance of each plan."""
        able = [float(plan is not None) for plan in turn.plans]
        regrets = self.regrets.get(turn.bucket, able)
        weights = [regret * can for regret, can in zip(regrets, able, strict=True)]
        weights = weights if any(weights) else able
        return [weight / sum(weights) for weight in weights]

    def choose(self, turn: AbstractTurn, mixture: list[float]) -> Move:
        (plan,) = self.random.choices(turn.plans, mixture)
        if plan is None:
            raise ValueError("no plan is available.")
        return plan

    def move(self, state: Bidding, *, among_tabbies: bool) -> Move:
        if among_tabbies:
            view, moves = GAME.view(state, state.turn), GAME.legal(state, state.turn)
            chosen = tabby(view, moves, True, self.draw, PLAIN)  # noqa: FBT003 - as every Bot
            if chosen is not None:
                return chosen
        turn = seen(state)
        return self.choose(turn, self.mixture(turn))

    def play(self, state: State, seat: int, own_turn: Callable[[Bidding], Move], *, among_tabbies: bool) -> Round:
        """Play the round out, with `own_turn` for the learner; return the round that follows."""
        while isinstance(state, (Bidding, Drawing, Called)):
            if not isinstance(state, Bidding):
                state = GAME.apply(state, TABLE, GAME.roll(state, self.draw))
            elif state.turn == seat:
                state = GAME.apply(state, seat, own_turn(state))
            else:
                state = GAME.apply(state, state.turn, self.move(state, among_tabbies=among_tabbies))
        return round_of(state)

    def learn(self, state: Bidding, seat: int, *, among_tabbies: bool) -> None:
        def as_usual(at: Bidding) -> Move:
            return self.move(at, among_tabbies=False)

        def value(at: Bidding, plan: Move) -> float:
            end = self.play(GAME.apply(at, seat, plan), seat, as_usual, among_tabbies=among_tabbies)
            return share_won(at.round.counts, end.counts, seat)

        def ponder(at: Bidding) -> Move:
            turn = seen(at)
            values = {plan: value(at, plan) for plan in turn.plans if plan is not None}
            return self.regret(turn, [0.0 if plan is None else values[plan] for plan in turn.plans])

        self.play(state, seat, ponder, among_tabbies=among_tabbies)

    def regret(self, turn: AbstractTurn, values: list[float]) -> Move:
        """Add what each plan would have gained to the regrets; return a move to continue with."""
        mixture = self.mixture(turn)
        mean = sum([part * value for part, value in zip(mixture, values, strict=True)])
        regrets = self.regrets.setdefault(turn.bucket, [0.0] * len(values))
        sums = self.sums.setdefault(turn.bucket, [0.0] * len(values))
        self.visits[turn.bucket] = self.visits.get(turn.bucket, 0) + 1
        for place, plan in enumerate(turn.plans):
            if plan is not None:
                regrets[place] = max(0.0, regrets[place] + values[place] - mean)
                sums[place] += mixture[place] * self.visits[turn.bucket]
        curious = self.random.random() < CURIOUS
        return self.choose(turn, [float(plan is not None) for plan in turn.plans] if curious else mixture)

    def policy(self) -> str:
        return "".join([f"{bucket}: {_weights(self.sums[bucket])}\n" for bucket in sorted(self.sums)])


def _weights(sums: list[float]) -> str:
    return " ".join([str(round(100 * part / sum(sums))) for part in sums])


def seen(state: Bidding) -> AbstractTurn:
    view = GAME.view(state, state.turn)
    if not isinstance(view, Seen):
        raise TypeError("a turn is evaluated while the hands are hidden.")
    return abstract(evaluate_turn(view, GAME.legal(state, state.turn), reads=True))


def round_of(state: State) -> Round:
    if not isinstance(state, (Dealing, Over)):
        raise TypeError("this round is not over.")
    return state.round


def dealt(random: Random, draw: FastDraw) -> Bidding:
    """Deal a round that may come about in a match."""
    options = GAME.choose(random.choice(tuple(GAME.presets)))
    counts = tuple([random.randint(1, START) for _seat in range(SEATS)])
    state = Dealing(setup(options, SEATS), Round(counts=counts, out=(), dealer=random.randrange(SEATS), last=None))
    bidding = GAME.apply(state, TABLE, GAME.roll(state, draw))
    if not isinstance(bidding, Bidding):
        raise TypeError("a deal opens the bidding.")
    return bidding


def main(rounds: int, seed: int) -> None:
    learner = Learner(seed)
    for number in range(rounds):
        state = dealt(learner.random, learner.draw)
        seat = learner.random.randrange(state.setup.seats)
        learner.learn(state, seat, among_tabbies=learner.random.random() < TABBIES)
        if number % 1000 == 0:
            print(f"{number} of {rounds} rounds, {len(learner.sums)} buckets", file=sys.stderr)
    POLICY.write_text(learner.policy(), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
