"""One round of You Gotta Be Kitten Me! as a game tree; the payoff is the change of seat 0's share of the cards."""

from typing import Final

from ninelives.core.game import TABLE, Game
from ninelives.games.kitten_me.moves import FirstDealer, Move
from ninelives.games.kitten_me.state import Dealing, Over, Round, State
from ninelives.games.kitten_me.view import View
from ninelives.lab.oracle.tree import SEATS, ChanceNode, DecisionNode, Leaf, Node, Tree, build_tree

type KittenMe = Game[State, Move, View]

# Shrunk games by name: answers to the options. Each is small enough to be solved and has something the others lack.
SHRUNK: Final[dict[str, dict[str, str]]] = {
    "one-card": {"list": "bh:2,rt:2,gg:1,w:1", "start": "1", "flip": "off", "purrfect": "off"},
    "flip-purrfect": {"list": "bh:2,rt:2,gg:1,w:1", "start": "1"},
    "skip": {"list": "bh:2,rt:2,w:1,skip:2", "start": "1"},
    "two-cards": {"list": "bh:2,bt:2,rt:1,w:1", "start": "2"},
}


def state_before_deal(game: KittenMe, answers: dict[str, str]) -> State:
    """Return the state before the first deal of a match, with seat 0 as dealer."""
    return game.apply(game.start(game.choose(None, answers), SEATS), TABLE, FirstDealer(0))


def round_tree(game: KittenMe, state: State) -> Tree:
    """Build the tree of the round that is about to be dealt. A seat's view is the key of its information set."""
    if not isinstance(state, Dealing) or state.setup.seats != SEATS:
        raise ValueError("a round's tree starts before a deal at a table of two.")

    def look(at: State) -> Node[State]:
        if at is not state and isinstance(at, (Dealing, Over)):
            return Leaf(_won(at.round, state.round))
        return _inner(game, at)

    start: State = state
    return build_tree(start, look)


def _inner(game: KittenMe, state: State) -> Node[State]:
    (actor,) = game.to_act(state)
    if actor == TABLE:
        return ChanceNode([(game.apply(state, TABLE, move), ways) for move, ways in game.odds(state)])
    moves = game.legal(state, actor)
    return DecisionNode(actor, game.view(state, actor), moves, [game.apply(state, actor, move) for move in moves])


def _won(after: Round, before: Round) -> float:
    """Return by how much seat 0's share of all cards grew, in cards: whoever has all of them wins the match."""
    return sum(before.counts) * after.counts[0] / sum(after.counts) - before.counts[0]
