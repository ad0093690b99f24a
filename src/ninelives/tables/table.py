"""A table is a fold over its log: who sits where, the match that runs, and whom it waits for. No clock, no I/O."""

from typing import Any, Final

from ninelives.core.chance import Secret
from ninelives.core.game import TABLE, Actor, AnyGame, Memories, Names, Seat
from ninelives.core.match import Match, Step
from ninelives.core.record import write_actor
from ninelives.tables import seating
from ninelives.tables.catalog import game_named, stand_in_level, usual_level
from ninelives.tables.faults import Unreadable
from ninelives.tables.ids import EMPTY, HOUSE, GuestId, Seq, after
from ninelives.tables.lessons import lesson, next_move
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.moment import GATHERING, OVER, PLAYING, AnyMatch, Door, Moment, Steps, TableChange, Waiting, Wish
from ninelives.tables.orders import (
    Begin,
    Clear,
    Dress,
    Hurry,
    Order,
    PlayMove,
    PutBot,
    Ready,
    Remove,
    Restore,
    Rise,
    Seats,
    Sit,
    read_logged,
    read_play,
    write_order,
)
from ninelives.tables.score import RunningScore, score_after
from ninelives.tables.seating import SELF, Sitters
from ninelives.tables.secrets import match_secret

MOST_MOVES: Final = 10_000  # of a match, TABLE's too; cats that want to win made 732 at most, and these take a day
APART: Final = 64  # moves between two states that are kept
KEPT: Final = 2  # states
SHOW: Final = 5  # sentences that are a show, as a reveal


class Table:
    """What the log of a table comes to. `change` says what an order would do; `take` does it."""

    def __init__(self, config: TableConfig) -> None:
        self.config = config
        self.game: AnyGame = game_named(config.game)
        self.options = self.game.choose(answers=dict(config.answers))
        self.seq = EMPTY  # the number of rows folded, which is the next row's
        self.base = EMPTY  # the rows before it were not folded: a snapshot stood for them
        self.moved = config.made  # when a row was last added
        self.moment = Moment(GATHERING, None, (), (None,) * config.seats, Waiting(EMPTY, config.made, TABLE))
        self.match: AnyMatch | None = None
        self.number = 0  # of matches begun here
        self.epoch = self.match_epoch = config.epoch  # of the table, and of the match that ran last
        self.done: dict[tuple[GuestId, str], Seq] = {}  # every command from there on, and `seq` after it
        self.hands: dict[GuestId, Seat] = {}  # in this match: who has seen which hand
        self.levels: tuple[str, ...] = ()  # in this match: of the bots that began it, by seat
        self.networks: tuple[int, ...] = ()  # in this match: the first seat from the same network, by seat
        self.stood_in: tuple[int, ...] = ()  # in this match: moves that bots made for people, by seat
        self.progress: list[tuple[Seq, int]] = []  # in this match: `seq` after a row, and the moves by then
        self.called: Names = ()  # in this match: the names by seat; after it people come and go
        self._counted: tuple[Steps, int] = (), 0  # steps, and the sentences that tell of them
        self.marks: list[tuple[int, Any]] = []  # in this match: the last states kept, each by the moves before it
        self.score = RunningScore()
        self.remembered: Memories | None = None  # of this match, from when it is first asked for after the end

    @property
    def phase(self) -> str:
        return self.moment.phase

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self.moment.awaited

    @property
    def sitters(self) -> Sitters:
        return self.moment.sitters

    @property
    def waiting(self) -> Waiting:
        return self.moment.waiting

    @property
    def door(self) -> Door:
        return self.moment.door

    @property
    def led(self) -> bool:
        """Whether the host alone decides: where they left, all who sit do."""
        return self.door.led and self.seat_of(self.config.host) is not None

    @property
    def names(self) -> Names:
        return seating.names_of(self.sitters)

    def seat_of(self, who: GuestId) -> Seat | None:
        return seating.seat_of(self.sitters, who)

    @property
    def players(self) -> tuple[GuestId, ...]:
        """Return who played the match that ran last, by seat; after it people come and go."""
        by_seat = {seat: who for who, seat in self.hands.items()}
        return tuple([by_seat.get(seat, HOUSE) for seat in range(self.match.seats)]) if self.match is not None else ()

    def secret(self, number: int, salt: str = "") -> Secret:
        """Return the secret of a match at this table; to reveal one reveals no other."""
        return match_secret(self.config, number, self.match_epoch if number == self.number else self.epoch, salt)

    @property
    def called_off(self) -> bool:
        """Whether the match that ran last was not played to its end: it was too long, or a backup was restored."""
        return self.phase == OVER and self.match is not None and self.match.outcome is None

    def match_id(self, number: int) -> str:
        return f"{self.config.code}-{number}"

    def change(self, who: GuestId, order: Order) -> TableChange:
        """Return what an order would do that the table allows; a move may still be refused by its game."""
        match order:
            case PlayMove(seat, move):
                return self._played(who, seat, move)
            case Begin(level):
                return self._begun(who, level)
            case _:
                door = self.door.after(order, self.sitters)
                sitters, wish = self._reseated(who, order), self._wish(who, order)
                epoch = order.epoch if isinstance(order, Restore) else None
                return TableChange(sitters, self.match, door, wish=wish, epoch=epoch, lines=write_order(order))

    def after(self, change: TableChange, at: float) -> Moment:
        """Return how the table would stand after a change that is made now."""
        if change.wish is not None:
            return self._granted(change.wish, at)
        if change.match is None:
            return self.moment._replace(sitters=change.sitters, door=change.door)
        state = change.steps[-1].after if change.steps else change.match.state
        moves = len(change.match.moves) + len(change.steps)
        is_known = not change.begins and self.match_epoch < (change.epoch or self.epoch)  # its secret is
        awaited = () if is_known or moves >= MOST_MOVES else self.game.to_act(state)
        actor = TABLE if change.begins else change.steps[0].actor if change.steps else None
        # where several are awaited, those who still are were asked when they were asked
        waiting = len(awaited) > 0 and set(awaited) <= set(self.awaited) - {actor}
        anew = actor is not None and (actor in self.awaited or awaited != self.awaited or change.begins) and not waiting
        since = Waiting(after(self.seq), at, actor, change.steps) if anew and actor is not None else self.waiting
        hurried = frozenset() if change.begins else self.moment.hurried
        return Moment(PLAYING if awaited else OVER, state, awaited, change.sitters, since, change.door, hurried)

    def _granted(self, wish: Wish, at: float) -> Moment:
        granted = self.moment.granted(wish)
        resumed = at if self.is_watched(self.moment) and granted.all_seen else self.waiting.resumed
        return granted._replace(waiting=granted.waiting._replace(resumed=resumed))

    def is_watched(self, moment: Moment) -> bool:
        """Return whether somebody who plays may still be watching a show."""
        return self.is_show(moment.waiting.steps) and not moment.all_seen and not moment.hurries

    def is_show(self, steps: Steps) -> bool:
        """Return whether steps are watched, not read. That takes moves of TABLE: one move by itself is read."""
        return len(steps) > 1 and self.sentences(steps) >= SHOW

    def sentences(self, steps: Steps) -> int:
        """Return in how many sentences somebody who watches is told of steps. The last ones are asked for often."""
        if steps is not self._counted[0]:
            self._counted = steps, len([said for step in steps for said in self._told(step) if said])
        return self._counted[1]

    def _told(self, step: Step[Any, Any]) -> tuple[str, ...]:
        line = self.game.hear(step.before, step.actor, step.move, None)
        return self.game.tell(self.game.view(step.after, None), step.actor, line, self.called)

    def take(self, row: Row, change: TableChange) -> None:
        """Make a change that stands in the log."""
        seats_changed = change.begins or change.sitters is not self.sitters
        moment = self.after(change, row.at)
        self.score = score_after(self.score, self.game, change, moment)
        self.moment, self.match, self.epoch = moment, change.match, change.epoch or self.epoch
        self.seq = after(row.seq)
        self.moved = row.at
        self.done[row.who, row.command] = self.seq
        if change.begins:
            self._open_match()
        if self.match is not None:
            self._keep_states(len(self.match.moves), change.steps)
            self.match.take(change.steps)
            self.stood_in = seating.stood_in_after(self.stood_in, self.sitters, row.who, change.steps)
            self.progress.append((self.seq, len(self.match.moves)))
            if seats_changed:
                self._note_players(change)

    def repeat(self, row: Row) -> TableChange:
        """Fold a row of the log and return what it changed, or raise Unreadable and leave the table as it was."""
        try:
            if row.seq != self.seq:
                raise ValueError("a row is missing.")  # noqa: TRY301 - as any other fault of it
            first, *rest = row.lines.split("\n")
            change = self._logged(row.who, read_logged(first, *rest[:1]), rest)
            self.take(row, change)  # what may fail there comes before the first change
        except Exception as fault:  # noqa: BLE001 - whatever it was: its words may hold a card
            raise Unreadable(row.table, row.seq, type(fault).__name__) from None
        return change

    def _logged(self, who: GuestId, order: Order, rest: list[str]) -> TableChange:
        """Return the change that a row stands for, with TABLE's moves as they were made."""
        if isinstance(order, PlayMove) and self.match is not None:
            plays = [order, *[read_play(line) for line in rest]]
            steps = self.match.foresee([(play.actor, self.game.read(play.move)) for play in plays])
            return TableChange(self._after_play(who, order.actor), self.match, self.door, steps)
        if isinstance(order, Begin):
            moves = [(play.actor, self.game.read(play.move)) for play in [read_play(line) for line in rest]]
            return self._begun(who, order.level, moves)
        return self.change(who, order)

    def _played(self, who: GuestId, seat: Seat, text: str) -> TableChange:
        if self.match is None:
            raise ValueError("a move was let through with no match to make it in.")
        steps = self.match.propose(seat, self.game.read(text))
        lines = "\n".join([f"{write_actor(step.actor)} {self.game.write(step.move)}" for step in steps])
        return TableChange(self._after_play(who, seat), self.match, self.door, steps, lines=lines)

    def _after_play(self, who: GuestId, seat: Seat) -> Sitters:
        """Take a person who plays as back, and one for whom the house had to play as away."""
        sitter = self.sitters[seat]
        if sitter is None or sitter.is_bot or sitter.plays == (who != HOUSE):
            return self.sitters
        if who != HOUSE:
            return seating.stood_in(self.sitters, seat, SELF)
        return seating.stood_in(self.sitters, seat, stand_in_level(self.game.key, rated=self.config.rated), late=True)

    def _begun(self, who: GuestId, level: str, moves: list[tuple[Actor, Any]] | None = None) -> TableChange:
        sitters = seating.filled(self._with_beginner(who), level or usual_level(self.game.key))
        names = seating.names_of(sitters)
        secret = self.secret(self.number + 1, seating.salt_of(sitters, self.config.host, self.config.nonce))
        match: AnyMatch = Match(self.game, self.options, len(sitters), secret=secret, names=names, moves=moves or ())
        lines = [f"{write_actor(actor)} {self.game.write(move)}" for actor, move in match.moves]
        return TableChange(sitters, match, self.door, begins=True, lines="\n".join([write_order(Begin(level)), *lines]))

    def _with_beginner(self, who: GuestId) -> Sitters:
        """Take whoever begins as back."""
        seat = self.seat_of(who)
        return self.sitters if seat is None else seating.stood_in(self.sitters, seat, SELF)

    def _reseated(self, who: GuestId, order: Order) -> Sitters:
        match order:
            case Sit():
                return seating.seated(self.sitters, who, order)
            case Rise():
                return self._without(who)
            case PutBot(seat, level):
                return seating.with_bot(self.sitters, seat, level)
            case Clear(seat) | Remove(seat):
                return seating.put(self.sitters, seat, None)
            case Seats(number):
                return seating.resized(self.sitters, number)
            case Dress(look):
                return seating.dressed(self.sitters, who, look)
            case _:
                return self.sitters

    def _wish(self, who: GuestId, order: Order) -> Wish | None:
        seat = self.seat_of(who)
        return Wish(seat, order) if seat is not None and isinstance(order, (Ready, Hurry)) else None

    def next_of_lesson(self) -> tuple[Actor, str] | None:
        """Return the move with which a lesson goes on, in the match that is one."""
        if not self.config.lesson or self.number != 1 or self.match is None:
            return None
        made = tuple([(actor, self.game.write(move)) for actor, move in self.match.moves])
        return next_move(lesson(self.game.key), made)

    def _without(self, who: GuestId) -> Sitters:
        seat = self.seat_of(who)
        if seat is None:
            return self.sitters
        if self.phase == PLAYING:
            return seating.stood_in(self.sitters, seat, stand_in_level(self.game.key, rated=self.config.rated))
        return seating.put(self.sitters, seat, None)

    def _open_match(self) -> None:
        self.number += 1
        self.match_epoch = self.epoch
        self.hands, self.progress, self.marks, self.remembered = {}, [], [], None
        self.levels = tuple([SELF if sitter is None else sitter.level for sitter in self.sitters])
        self.networks, self.stood_in = seating.networks_of(self.sitters), (0,) * len(self.sitters)

    def _keep_states(self, made: int, steps: Steps) -> None:
        """Keep a state now and then, so that the last moves can be told without the first."""
        reached = enumerate(steps, made + 1)
        self.marks += [(number, step.after) for number, step in reached if number % APART == 0]
        del self.marks[:-KEPT]

    def _note_players(self, change: TableChange) -> None:
        if self.phase == PLAYING or change.steps:
            self.called = self.names
        if self.phase == PLAYING:
            self.hands |= {s.who: seat for seat, s in enumerate(self.sitters) if s is not None and not s.is_bot}
