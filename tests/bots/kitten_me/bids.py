"""A round of two with hands that are known, after some moves of the seats."""

from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import State


def after(answers: dict[str, str], hands: str, *lines: str) -> State:
    """Deal these hands and let the seats move in turn, seat 0 first."""
    state = GAME.start(GAME.choose(None, answers), 2)
    for line in ("dealer 0", hands):
        state = GAME.apply(state, TABLE, GAME.read(line))
    for nth, line in enumerate(lines):
        state = GAME.apply(state, nth % 2, GAME.read(line))
    return state
