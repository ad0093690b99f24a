"""A match as a series of decisions, one seat at a time. All environments are thin coats over this."""

from random import Random
from typing import Any, Final

from ninelives.bots.bot import Bot
from ninelives.core.chance import Draw, FastDraw
from ninelives.core.game import TABLE, Actor, Seat
from ninelives.rl.codec import STILL, Cells
from ninelives.rl.task import Task

NOBODY: Final[Actor] = TABLE  # decides when an episode is over


class Illegal(ValueError):
    """A number that the mask does not allow. The message says what to do instead."""


def draw_from_seed(seed: int | None) -> FastDraw:
    """Return a source of randomness for experiments: the same for the same seed, another each time for None."""
    return FastDraw(Random(seed).random)  # noqa: S311 - an experiment repeats its luck, and hides none


class Episode:
    """One episode of a task: from the first deal to its payoff, or until it is cut.

    Seats that may move unasked are asked first, in their order, and may keep still; then a seat that is awaited. After
    every move all are asked again.
    """

    def __init__(self, task: Task, draw: Draw) -> None:
        self._task = task
        self._draw = draw
        # looked up once: an episode is the inner loop of every environment
        self._legal, self._apply, self._to_act, self._roll = (
            task.game.legal,
            task.game.apply,
            task.game.to_act,
            task.game.roll,
        )
        self._payoff, self._longest = task.payoff, task.longest
        self._move, self._mask, self._unasked = task.codec.move, task.codec.mask, task.codec.unasked
        self.start()

    def start(self) -> None:
        """Start a new match, with the luck that is next."""
        self.state: Any = self._task.game.new(self._task.options, self._task.seats)
        self._begin()
        self._advance()

    def go_on(self) -> None:
        """Start the next episode: in the same match, if this one was paid before its end, as a round is."""
        if self.cut or not self._to_act(self.state):
            self.start()
        else:
            self._begin()
            self._advance(paid=True)

    def _begin(self) -> None:
        self.decisions = 0
        self.over = False
        self.cut = False  # by the task's limit
        self.seat: Actor = NOBODY  # who decides
        self.mask = 0  # the numbers that it may choose from, as a set of bits
        self.payoff: tuple[float, ...] | None = None  # what each seat has won, once it is over

    def observation(self, seat: Seat) -> Cells:
        """Return what a seat sees now, as numbers."""
        return self._task.codec.observation(self._task.game.view(self.state, seat))

    def ask_bot(self, bot: Bot[Any, Any]) -> int:
        """Return the number that a bot chooses for the seat that decides: by view and legal moves, as at any table."""
        game, awaited = self._task.game, not self.mask >> STILL & 1
        move = bot(game.view(self.state, self.seat), self._legal(self.state, self.seat), awaited, self._draw)
        return STILL if move is None else self._task.codec.number(move, self.seat)

    def decide(self, number: int) -> None:
        """Make the move with this number for the seat that decides."""
        if number < 0 or not self.mask >> number & 1:
            raise Illegal(f"{number} is not legal for seat {self.seat} now: choose a number that its mask allows.")
        self.decisions += 1
        if number == STILL:
            self._ask_unasked(self.seat + 1)
        else:
            self._make(self.seat, self._move(number, self.seat))
            self._advance()
        if self.decisions >= self._longest and not self.over:
            self._end(cut=True)

    def _advance(self, *, paid: bool = False) -> None:
        """Let TABLE move, then ask the next seat, unless the episode is over; what is paid is not paid again."""
        actors = self._to_act(self.state)
        while not actors or actors[0] == TABLE:
            self.payoff = None if paid else self._payoff(self.state)
            if self.payoff is not None:
                self._end(cut=False)
                return
            paid = False
            self._make(TABLE, self._roll_for_table())
            actors = self._to_act(self.state)
        self._awaited = actors
        if self._unasked:
            self._ask_unasked(0)
        else:
            self._ask(actors[0])

    def _roll_for_table(self) -> Any:  # noqa: ANN401 - a move of any game
        return self._roll(self.state, self._draw)

    def _make(self, actor: Actor, move: Any) -> None:  # noqa: ANN401 - a move of any game
        self.state = self._apply(self.state, actor, move)

    def _ask_unasked(self, first: Seat) -> None:
        """Ask the next seat from this one on that may move unasked, or else one that is awaited."""
        for seat in range(first, self._task.seats):
            if seat not in self._awaited:
                mask = self._mask(self._legal(self.state, seat), seat)
                if mask:
                    self.seat, self.mask = seat, mask | 1 << STILL
                    return
        self._ask(self._awaited[0])

    def _ask(self, seat: Seat) -> None:
        self.seat = seat
        self.mask = self._mask(self._legal(self.state, seat), seat)

    def _end(self, *, cut: bool) -> None:
        self.seat = NOBODY
        self.mask = 0
        self.over = True
        self.cut = cut
