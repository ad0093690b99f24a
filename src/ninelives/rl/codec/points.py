"""What a match of Go Kitty may pay instead of a win: points, in finer steps."""

from ninelives.games.go_kitty.moves import points
from ninelives.games.go_kitty.state import Over, Playing, State


def points_payoff(state: State) -> tuple[float, ...] | None:
    """Return by how many points each seat is ahead of the others' mean in a match that is over."""
    if not isinstance(state, Playing) or not isinstance(state.phase, Over):
        return None
    scores = [points(laid, growing=state.setup.growing) for laid in state.board.laid]
    others = len(scores) - 1
    return tuple([score - (sum(scores) - score) / others for score in scores])
