"""Tables to test with: a config, a table that is lived row by row, and people who say things at it."""

from random import Random
from typing import Any

from ninelives import Refused
from ninelives.bots.bot import Bots, next_move
from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.core.game import Seat
from ninelives.core.match import history_of
from ninelives.tables.apply import apply, replay
from ninelives.tables.catalog import game_named
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.order import Order, TableChange
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.state import PLAYING, TableState, new_table

ANNA, BEN, CLEO, DORA = GuestId(1001), GuestId(1002), GuestId(1003), GuestId(1004)
MADE = 5000.0


def config(game: str = "kitten-me", seats: int = 2, **more: Any) -> TableConfig:  # noqa: ANN401 - whatever a config holds
    """Set up a table; its secret is no secret here."""
    usual = TableConfig(
        id=TableId(77),
        code="MEOW42",
        game=game,
        version=game_named(game).version,
        seats=seats,
        answers=(),
        private=False,
        clock=60,
        hints=True,
        secret=b"s" * 32,
        made=MADE,
    )
    return usual._replace(**more)


class Lived:
    """A table as it lives: each order is judged, written down as a row and taken, a second apart."""

    def __init__(self, founded: TableConfig | None = None, *said: tuple[GuestId, str]) -> None:
        self.table = new_table(founded or config())
        self.rows: list[Row] = []
        for who, line in said:
            self.say(who, line)

    @property
    def now(self) -> float:
        return MADE + 1 + len(self.rows)

    def say(self, who: GuestId, line: str, name: str = "") -> TableChange:
        """Give an order to the table."""
        return self.do(who, read_order(line), name=name)

    def play(self, who: GuestId, move: str, seen: Seq | None = None) -> TableChange:
        """Make a move from the seat that this person holds."""
        seat = self.table.seat_of(who)
        assert seat is not None, f"{who} sits nowhere"
        return self.do(who, PlayMove(seat, move), seen)

    def house(self, seat: Seat, move: str = "") -> TableChange:
        """Let the house move for a seat: its first legal move, or this one."""
        return self.do(SYSTEM, PlayMove(seat, move or self.choices(seat)[0]))

    def do(self, who: GuestId, order: Order, seen: Seq | None = None, *, name: str = "") -> TableChange:
        table = self.table
        command = Command(who, name or f"c{len(self.rows)}", order, table.seq if seen is None else seen)
        change = decide(table, command)
        row = Row(table.config.id, table.seq, who, command.name, change.lines, self.now, None)
        self.rows.append(row)
        self.table = apply(table, change, row.at)
        return change

    def choices(self, seat: Seat) -> list[str]:
        match = self.table.match
        assert match is not None
        return [match.game.write(move) for move in match.game.legal(match.state, seat)]

    def play_on(self) -> None:
        """Play the match to its end, people and the house alike, as kittens would."""
        draw = FastDraw(Random(1).random)  # noqa: S311 - chance here is no secret
        while self.table.phase == PLAYING and self.table.match is not None:
            seat, move = next_move(self.table.match, kittens(self.table), draw)
            sitter = self.table.sitters[seat]
            assert sitter is not None
            self.do(sitter.who if sitter.plays else SYSTEM, PlayMove(seat, self.table.game.write(move)))

    def folded(self) -> TableState:
        """Give a new table made from the rows alone."""
        again = new_table(self.table.config)
        for row in self.rows:
            again, _change = replay(again, row)
        return again

    def refusal(self, who: GuestId, order: str | Order, seen: Seq | None = None) -> str:
        """Give the ruling that forbids this order, and see that nothing came of it."""
        before = everything(self.table)
        try:
            self.do(who, read_order(order) if isinstance(order, str) else order, seen)
        except Refused as refused:
            assert everything(self.table) == before, "a refused order changed the table"
            return refused.ruling
        return ""


def kittens(table: TableState) -> Bots:
    return dict.fromkeys(range(len(table.sitters)), bot_named(table.game, "kitten"))


def everything(table: TableState) -> dict[str, Any]:
    """Give all that a fold of a log must bring back."""
    match = table.match
    played = None if match is None else (match.state, list(match.moves), match.rolls, match.names, match.secret)
    steps = history_of(table.waiting.steps)
    waiting = table.waiting._replace(steps=())
    return {**table._asdict(), "game": None, "waiting": waiting, "steps": steps, "match": played}


def two_at(game: str = "kitten-me", seats: int = 2, **more: Any) -> Lived:  # noqa: ANN401 - as `founding`
    """Seat Anna and Ben, and begin."""
    return Lived(config(game, seats, **more), (ANNA, "sit 0 aa Anna"), (BEN, "sit 1 bb Ben"), (ANNA, "begin"))
