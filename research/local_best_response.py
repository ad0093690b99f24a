"""A player of Kitten Me that knows how its rival decides, and how much it wins against each cat for that.

`python research/local_best_response.py MATCHES PRESET [BOT …]` prints rows for benchmarks/results.md.

It imagines what may lie in its rival's hand, weighs each hand by how likely that rival would have bid so with it, and
makes the move that pays most if the rival answers as it does and is called then. It sees no hidden card. It looks one
answer ahead, so what it wins is the least that there is to win. Slow: seconds a round.
"""

import sys
from collections import defaultdict
from functools import partial
from typing import Any, Final, NamedTuple

from cheat import brought, called

from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.bots.chances import chances
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid, Challenge, Move, Purrfect
from ninelives.games.kitten_me.pieces import ATTRIBUTES
from ninelives.games.kitten_me.state import Bidding
from ninelives.games.kitten_me.view import Seen, View
from ninelives.lab.arena import Pairing, arena

RIVALS: Final = ("tabby", "reader", "panther")
WORLDS: Final = 48  # hands that it imagines; with 10 it wins no more than half
LEAST: Final = 1e-3  # how likely at least a rival is taken to have made a bid: we do not imagine every hand
SEED: Final = 6
SEATS: Final = 2


class World(NamedTuple):
    """A state that may be, and how much its hands speak for it."""

    state: Bidding
    weight: float


def respond(rival: Bot[Any, Any], view: View, moves: Moves[Move], _awaited: bool, draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
    """Return the move that pays most against this rival."""
    if not isinstance(view, Seen):
        raise TypeError("a watcher has no moves.")
    worlds = [_weighed(rival, GAME.imagine(view, draw), view.turn) for _world in range(WORLDS)]
    return max(_candidates(view, moves, worlds), key=lambda move: _worth(rival, worlds, move))


def _weighed(rival: Bot[Any, Any], state: Any, seat: int) -> World:  # noqa: ANN401 - of a bidding, as the view is
    """Weigh a state by how likely the rival would have bid as it did. Its hand before an action card is not known."""
    weight = 1.0
    for nth, (bidder, bid) in enumerate(state.bids):
        if bidder != seat:
            before = state.but(bids=state.bids[:nth], turn=bidder)
            weight *= max(LEAST, _answers(rival, before).get(bid, 0.0))
    return World(state, weight)


def _answers(rival: Bot[Any, Any], state: Bidding) -> dict[Move | None, float]:
    view = GAME.view(state, state.turn)
    found = chances(rival, view, GAME.legal(state, state.turn), awaited=True)
    if found is None:
        raise ValueError("this bot draws from too many numbers to be known.")
    return found


def _candidates(view: Seen, moves: Moves[Move], worlds: list[World]) -> list[Move]:
    """Return all moves but bids; of each attribute the lowest bid, and the highest that may well stand."""
    least = view.setup.lowest if view.bid is None else view.bid.number
    found: list[Move] = [move for move in moves if not isinstance(move, Bid)]
    for attribute in ATTRIBUTES:
        low = next((bid for more in (0, 1) if (bid := Bid(least + more, attribute)) in moves), None)
        if low is None:
            continue
        high = low
        while (up := Bid(high.number + 1, attribute)) in moves and _stands(worlds, up):
            high = up
        found += {low, high}
    return found


def _stands(worlds: list[World], bid: Bid) -> bool:
    """Return whether a bid stands in half of the worlds, by weight: then whoever challenges it loses by it."""
    paid = [world.weight for world in worlds if called(world.state, bid, world.state.turn) > 0]
    return sum(paid) > sum([world.weight for world in worlds]) / 2


def _worth(rival: Bot[Any, Any], worlds: list[World], move: Move) -> float:
    if isinstance(move, (Challenge, Purrfect)):
        return sum([weight * brought(GAME.apply(state, state.turn, move), state.turn) for state, weight in worlds])
    if not isinstance(move, Bid):
        return 0.0
    return _answered(rival, worlds, move)


def _answered(rival: Bot[Any, Any], worlds: list[World], bid: Bid) -> float:
    """Return what a bid brings if the rival answers as it does: a raise is challenged, where that pays."""
    total = 0.0
    raised: defaultdict[Move, float] = defaultdict(float)
    for state, weight in worlds:
        me, after = state.turn, GAME.apply(state, state.turn, bid)
        if not isinstance(after, Bidding):
            raise TypeError("after a bid somebody bids or calls.")
        for answer, chance in _answers(rival, after).items():
            if isinstance(answer, (Challenge, Purrfect)):
                total += weight * chance * brought(GAME.apply(after, after.turn, answer), me)
            elif isinstance(answer, Bid):
                raised[answer] += weight * chance * called(after, answer, me)
    return total + sum([max(0.0, paid) for paid in raised.values()])


def show(preset: str, games: int, rivals: list[str]) -> None:
    for name in rivals:
        rival = bot_named(GAME, name)
        score = arena(Pairing(GAME, GAME.choose(preset), SEATS, partial(respond, rival), rival, SEED), games).score
        print(f"| {preset} | against {name} | {score.value:.3f} ({score.low:.3f}–{score.high:.3f}) |", flush=True)


def main() -> None:
    games, preset, *rivals = sys.argv[1:]
    show(preset, int(games), rivals or list(RIVALS))


if __name__ == "__main__":
    main()
