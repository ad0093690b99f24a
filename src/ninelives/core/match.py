"""One sitting: the moves made so far, and the state that they lead to."""

from typing import Final, final

from ninelives.core.chance import Secret
from ninelives.core.errors import BadOption, Refused
from ninelives.core.game import TABLE, Actor, Game, Names, Outcome, Seat
from ninelives.core.line import is_clean
from ninelives.core.options import Options


@final
class Match[State, Move, View]:
    """Holds one match. With a secret, TABLE's moves make themselves; without, they are played like any other."""

    def __init__(
        self,
        game: Game[State, Move, View],
        options: Options,
        seats: int,
        *,
        secret: Secret | None = None,
        names: Names = (),
    ) -> None:
        self.game: Final[Game[State, Move, View]] = game
        self.options: Final[Options] = options
        self.seats: Final[int] = seats
        self.secret: Final[Secret | None] = secret
        self.names: Final[Names] = names
        self.moves: Final[list[tuple[Actor, Move]]] = []
        self.state: State = game.start(options, seats)
        if not all(is_clean(name) for name in names) or len(names) not in {0, seats}:
            raise BadOption(f"Names are one clean line each, for all {seats} seats or for none.")
        self._roll()

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def look(self, seat: Seat | None) -> str:
        """Give the table as text, as this seat sees it; None is a watcher."""
        return self.game.picture(self.game.view(self.state, seat), self.names)

    def play(self, actor: Actor, move: Move) -> None:
        """Make a move, or raise Refused with the ruling. Then TABLE does what is due."""
        refusal = self.game.refuse(self.state, actor, move)
        if refusal is not None:
            raise Refused(refusal.ruling, refusal.reason)
        self._make(actor, move)
        self._roll()

    def say(self, actor: Actor, line: str) -> None:
        """Make the move that this line of text stands for."""
        self.play(actor, self.game.read(line))

    def _make(self, actor: Actor, move: Move) -> None:
        self.state = self.game.apply(self.state, actor, move)
        self.moves.append((actor, move))

    def _roll(self) -> None:
        if self.secret is None:
            return
        while TABLE in self.to_act:
            self._make(TABLE, self.game.roll(self.state, self.secret.draw(len(self.moves))))
