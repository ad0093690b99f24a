"""What an episode may pay instead of a match won or lost: more often, or in finer steps."""

from ninelives.games.go_kitty.moves import points
from ninelives.games.go_kitty.state import Over as GoKittyOver
from ninelives.games.go_kitty.state import Playing
from ninelives.games.go_kitty.state import State as GoKitty
from ninelives.games.kitten_me.state import Dealing, Over
from ninelives.games.kitten_me.state import State as KittenMe


def round_payoff(state: KittenMe) -> tuple[float, ...] | None:
    """Return by how much each seat's share of all cards grew in the round that is over, in cards."""
    if not isinstance(state, (Dealing, Over)) or state.round.last is None:
        return None
    counts, changes = state.round.counts, state.round.last.changes
    now = sum(counts)
    before = now - sum(changes)
    return tuple([before * count / now - (count - changes[seat]) for seat, count in enumerate(counts)])


def points_payoff(state: GoKitty) -> tuple[float, ...] | None:
    """Return by how many points each seat is ahead of the others' mean in a match that is over."""
    if not isinstance(state, Playing) or not isinstance(state.phase, GoKittyOver):
        return None
    scores = [points(laid) for laid in state.board.laid]
    others = len(scores) - 1
    return tuple([score - (sum(scores) - score) / others for score in scores])
