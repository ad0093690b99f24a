"""Measure how lively You Gotta Be Kitten Me! is with bots: `python research/fun.py MATCHES` prints two tables.

The first table has four equal cats at a table: how many bids a round has, and how it ends. The second has one cat with
a temper among three plain ones of its level: how it opens, bluffs and calls, and how often it wins.
"""

import sys
from collections import Counter
from functools import cache, partial
from random import Random
from typing import Any

from ninelives.bots.bot import Bot, next_move
from ninelives.bots.cats import LEVELS, bot_spelled
from ninelives.bots.kitten_me.evaluation import evaluate_turn
from ninelives.bots.temper import TEMPERS
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import TABLE, Moves, Seat
from ninelives.core.match import Match, steps_of
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid, Challenge, DrawThree, GoFish, Move, Purrfect, Skip
from ninelives.games.kitten_me.pieces import DRAW_THREE, GO_FISH, SKIP
from ninelives.games.kitten_me.state import Bidding
from ninelives.games.kitten_me.view import Seen
from ninelives.lab.simulate import secret_of
from ninelives.lab.stats import Measured, mean, ratio, sums_of

SEATS = 4
PRESET = "classic"
SEED = 4
ACTIONS = frozenset({SKIP, DRAW_THREE, GO_FISH})
EVEN = 0.5  # a bid that stands with a smaller chance, as its bidder sees it, is a bluff
# columns of the two tables: what is counted, and for each of what
LIVELY = {
    "bids a round": ("bids", "rounds"),
    "called on the first bid": ("first", "rounds"),
    "action card played, of rounds with one": ("played", "held"),
    "calls that are Purrfect": ("purrfect", "calls"),
    "raises by more than one": ("leaps", "raises"),
    "match called before one's first turn": ("unasked", "seats"),
}
TEMPERED = {
    "opening, bids for each dealt card": ("height", "openings"),
    "bids that are bluffs": ("bluffs", "bids"),
    "calls a turn": ("calls", "turns"),
}
type Counts = Counter[str]


@cache
def bot_of(cat: str) -> Bot[Any, Any]:
    return bot_spelled(GAME, cat)


def played(cats: list[str], number: int) -> Match[Any, Any, Any]:
    """Play a match of these cats, the first of them in another seat each time."""
    match = Match(GAME, GAME.choose(PRESET), SEATS, secret=secret_of(SEED, number // SEATS))
    mine = number % SEATS
    bots = {(mine + nth) % SEATS: bot_of(cat) for nth, cat in enumerate(cats)}
    draws = [FastDraw(Random(f"{SEED} {number // SEATS} {seat}").random) for seat in range(SEATS)]  # noqa: S311 - bots' randomness
    own = {seat: partial(lucky, bot, draws[seat]) for seat, bot in bots.items()}
    while match.to_act:
        match.play(*next_move(match, own, draws[0]))
    return match


def lucky(bot: Bot[Any, Any], luck: Draw, view: Any, moves: Moves[Any], awaited: bool, _draw: Draw) -> Any:  # noqa: ANN401, FBT001 - as every Bot
    """Ask a bot with the luck of its seat: so a cat among cats like itself wins exactly its share, as in the arena."""
    return bot(view, moves, awaited, luck)


def counted(match: Match[Any, Any, Any], mine: Seat | None) -> Counts:
    """Count what the rounds of a match had, and what one seat did, or all."""
    found: Counts = Counter()
    found["seats"] += SEATS
    bids, held, acted, asked = 0, False, False, set[Seat]()
    for step in steps_of(match):
        state, move = step.before, step.move
        if step.actor == TABLE or not isinstance(state, Bidding):
            continue
        held |= any(ACTIONS.intersection(hand) for hand in state.hands)
        bids += isinstance(move, Bid)
        asked.add(step.actor)
        acted |= isinstance(move, (Skip, DrawThree, GoFish))
        if mine in {None, step.actor}:
            found += done(state, move)
        if isinstance(move, (Challenge, Purrfect)):
            found["unasked"] += SEATS - len(asked) if not found["rounds"] else 0
            found += Counter(rounds=1, first=int(bids == 1), held=int(held), played=int(acted))
            bids, held, acted = 0, False, False
    return found


def done(state: Bidding, move: Move) -> Counts:
    """Count one move of a seat."""
    found: Counts = Counter(turns=1, purrfect=int(isinstance(move, Purrfect)))
    found["calls"] += isinstance(move, (Challenge, Purrfect))
    view = GAME.view(state, state.turn)
    if isinstance(move, Bid) and isinstance(view, Seen):
        chance = evaluate_turn(view, GAME.legal(state, state.turn), reads=False).stands(move)
        found += Counter(bids=1, bluffs=int(chance < EVEN))
        if state.bid is not None:
            found += Counter(raises=1, leaps=int(move.number > state.bid.number + 1))
        else:
            found += Counter({"openings": 1, "height": move.number / state.dealt})
    return found


def cells(counts: list[Counts], columns: dict[str, tuple[str, str]]) -> list[Measured]:
    return [ratio(sums_of([(match[one], match[other]) for match in counts])) for one, other in columns.values()]


def row(name: str, figures: list[Measured]) -> str:
    words = [f"{figure.value:.3f} ({figure.low:.3f}–{figure.high:.3f})" for figure in figures]
    return f"| {' | '.join([name, *words])} |"


def head(*names: str) -> str:
    return f"| {' | '.join(names)} |\n|{'---|' * len(names)}"


def lively(cat: str, matches: int) -> str:
    return row(cat, cells([counted(played([cat] * SEATS, number), None) for number in range(matches)], LIVELY))


def tempered(level: str, temper: str, matches: int) -> str:
    cats = [f"{level}/{temper}", *[level] * (SEATS - 1)]
    over = [played(cats, number) for number in range(matches)]
    counts = [counted(match, number % SEATS) for number, match in enumerate(over)]
    wins = [float(number % SEATS in match.outcome.winners) for number, match in enumerate(over) if match.outcome]
    groups = [sum(wins[first : first + SEATS]) / SEATS for first in range(0, len(wins), SEATS)]
    return row(cats[0], [*cells(counts, TEMPERED), mean(groups)])


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    cats = sys.argv[2:] or [f"{level}/{temper}" for level in LEVELS for temper in TEMPERS]
    print(head("four of", *LIVELY))
    for cat in cats:
        print(lively(cat, matches), flush=True)
    print(f"\n{head('one among three plain', *TEMPERED, 'wins')}")
    for cat in cats:
        level, _slash, temper = cat.partition("/")
        print(tempered(level, temper, matches), flush=True)


if __name__ == "__main__":
    main()
