"""Before a last turn throws a Clowder away, the prompt asks."""

from random import Random
from typing import Any

from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.core.match import Match
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Lay
from ninelives.games.go_kitty.state import NOT_YET

MATCHES = 12


def test_a_last_turn_is_not_ended_unasked_with_a_clowder_in_hand() -> None:
    chance = Random("last turns")  # noqa: S311 - chance here is no secret
    asked = [_doubts_in_a_match(chance) for _ in range(MATCHES)]
    assert sum(asked) > 0


def _doubts_in_a_match(chance: Random) -> int:
    """Play at random, laying nothing; return how often the prompt would ask."""
    match: Match[Any, Any, Any] = Match(GAME, GAME.choose(), 2)
    doubts = GAME.grammar(match.options).doubts if GAME.grammar else None
    assert doubts is not None
    asked = 0
    while match.to_act:
        actor = match.to_act[0]
        if actor == TABLE:
            match.play(TABLE, GAME.roll(match.state, FastDraw(chance.random)))
            continue
        moves = list(GAME.legal(match.state, actor))
        view: Any = GAME.view(match.state, actor)
        holds = any(isinstance(move, Lay) for move in moves)
        for move in moves:
            is_last = GAME.write(move) in {"skip", "end"} and view.clock.last != NOT_YET
            assert bool(doubts(view, move)) == (is_last and holds)
            asked += is_last and holds
        match.play(actor, chance.choice([move for move in moves if not isinstance(move, Lay)]))
    return asked
