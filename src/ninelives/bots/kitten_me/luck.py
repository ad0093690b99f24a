"""Showdowns as gambles: all hands are shown, and what the flip can still change is luck, for both sides of a call."""

from collections.abc import Iterator

from ninelives.bots.cats import Gamble
from ninelives.core.game import MoveHistory
from ninelives.games.kitten_me.moves import Flip, Move
from ninelives.games.kitten_me.rules import odds
from ninelives.games.kitten_me.rules.reckon import reckon
from ninelives.games.kitten_me.state import Called, Dealing, Over, State


def gambles(history: MoveHistory[State, Move]) -> Iterator[Gamble]:
    """Yield for each flip what it brought the caller and the bidder; without a flip a call leaves nothing to chance."""
    for before, _actor, _move, after in history:
        if isinstance(before, Called):
            call, right, chance = before.call, _is_right(after), _chance(before)
            yield Gamble(call.caller, 1, float(right), chance)
            yield Gamble(call.bidder, 1, float(not right), 1 - chance)


def _chance(state: Called) -> float:
    """Return the chance that the call is right, over all cards that can be flipped."""
    flips = [(_is_right(reckon(state, flip.card)), ways) for flip, ways in odds(state) if isinstance(flip, Flip)]
    return sum([ways for right, ways in flips if right]) / sum([ways for _, ways in flips])


def _is_right(settled: State) -> bool:
    if not isinstance(settled, (Dealing, Over)) or settled.round.last is None:
        raise TypeError("a flip settles a call.")
    return settled.round.last.loser != settled.round.last.call.caller
