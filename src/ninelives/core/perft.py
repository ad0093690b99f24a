"""Count the tree of moves: the quickest way to see that two readings of the rules differ."""

from collections.abc import Iterator

from ninelives.core.game import TABLE, Actor, Game


def choices[State, Move, View](game: Game[State, Move, View], state: State, seats: int) -> Iterator[tuple[Actor, Move]]:
    """Give whatever can happen next: TABLE's moves, then each seat's, awaited or not."""
    if TABLE in game.to_act(state):
        for move, _ways in game.odds(state):
            yield TABLE, move
    for seat in range(seats):
        for move in game.legal(state, seat):
            yield seat, move


def perft[State, Move, View](game: Game[State, Move, View], state: State, seats: int, depth: int) -> int:
    """Count the lines of play of just this length."""
    if depth == 0:
        return 1
    total = 0
    for actor, move in choices(game, state, seats):
        total += perft(game, game.apply(state, actor, move), seats, depth - 1)
    return total
