"""Count the nodes of the move tree: a quick way to find out that two implementations of the rules differ."""

from collections.abc import Iterator

from ninelives.core.game import TABLE, Actor, Game


def choices[State, Move, View](game: Game[State, Move, View], state: State, seats: int) -> Iterator[tuple[Actor, Move]]:
    """Yield all possible next moves: TABLE's, then each seat's, whether it must act or not."""
    if TABLE in game.to_act(state):
        for move, _ways in game.odds(state):
            yield TABLE, move
    for seat in range(seats):
        for move in game.legal(state, seat):
            yield seat, move


def perft[State, Move, View](game: Game[State, Move, View], state: State, seats: int, depth: int) -> int:
    """Return the number of move sequences of exactly this length."""
    if depth == 0:
        return 1
    total = 0
    for actor, move in choices(game, state, seats):
        total += perft(game, game.apply(state, actor, move), seats, depth - 1)
    return total
