"""Follow a match from one seat and tell it in sentences, through views and heard lines only."""

from collections.abc import Iterator
from typing import Any

from ninelives.core.game import Actor, Names, Seat
from ninelives.core.match import Match


class Narrator:
    """Keeps its own place in the match, so that every move is told just as it came."""

    def __init__(self, match: Match[Any, Any, Any], seat: Seat | None, names: Names) -> None:
        self._game = match.game
        self._state = match.game.start(match.options, match.seats)
        self._moves = match.moves
        self._told = 0
        self._seat = seat
        self._names = names

    def news(self) -> Iterator[str]:
        """Tell what happened since last asked."""
        while self._told < len(self._moves):
            actor, move = self._moves[self._told]
            yield from self._tell(actor, move)
            self._told += 1

    def _tell(self, actor: Actor, move: Any) -> tuple[str, ...]:  # noqa: ANN401 - of any game
        heard = self._game.hear(self._state, actor, move, self._seat)
        self._state = self._game.apply(self._state, actor, move)
        return self._game.tell(self._game.view(self._state, self._seat), actor, heard, self._names)
