"""Record real conversations with a table, message by message, of one seat and one watcher of each game.

Everything is fixed: secret, times, ids of commands, and the moves, which are drawn at random from a seed.
"""

import json
from random import Random
from typing import Any, Final

import msgspec

from ninelives.bots.cats import cats_of
from ninelives.core.chance import FastDraw
from ninelives.core.errors import Refused as Fault
from ninelives.core.language import ENGLISH
from ninelives.core.record import record
from ninelives.core.registry import keys
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.studies import replay_head, replay_steps
from ninelives.tables import wire
from ninelives.tables.apply import apply
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import EMPTY, GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.seating import SpeakerId
from ninelives.tables.state import OVER, new_table

ADA, BEN, CLEO = GuestId(11), GuestId(12), GuestId(13)  # Ada and Ben play, Cleo watches
CODES: Final = {"kitten-me": "KTNMEW", "go-kitty": "GKTTYP", "shut-up-cat": "SHCATS"}
ANSWERS: Final = {"kitten-me": (("start", "3"),), "shut-up-cat": (("target", "20"),)}  # a short match shows as much
WRONG: Final = {"kitten-me": "bid 99 hat", "go-kitty": "ask 0 snow", "shut-up-cat": "score"}
ENDLESS: Final = "chase"  # random chases spend all winks, and the match hardly ever ends
BEGAN: Final = 1_800_000_000.0
MOVES: Final = 6  # sent one by one; Ada misses the rest, and comes back when the match is over
IDENTITY: Final = Identity(bytes(32))

type Said = dict[str, Any]  # sender, client or server, and the message


class Socket:
    """One person's connection, which keeps all messages in order."""

    def __init__(self, who: GuestId) -> None:
        self.who = who
        self.session = Session(who, 0)
        self.language = ENGLISH
        self.said: list[Said] = []

    def send(self, data: bytes) -> None:
        self.said.append({"from": "server", "message": json.loads(data)})

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:  # noqa: ARG002 - as every viewer
        del speaker  # nobody is muted here
        self.send(data)

    def ask(self, message: wire.AnyFromClient) -> None:
        self.said.append({"from": "client", "message": msgspec.to_builtins(message)})


class TableSession:
    """A table with its people, and what happens there, one second apart."""

    def __init__(self, key: str) -> None:
        config = TableConfig(
            id=TableId(1),
            code=CODES[key],
            game=key,
            version=1,
            seats=2,
            answers=ANSWERS.get(key, ()),
            private=False,
            clock=60,
            hints=True,
            secret=bytes(range(32)),
            made=BEGAN,
        )
        self.live = OpenTable(new_table(config))
        self.ada, self.ben, self.cleo = [Socket(who) for who in (ADA, BEN, CLEO)]
        self.draw = FastDraw(Random(8).random)  # noqa: S311 - a golden file has no secrets
        self.now = BEGAN
        self.named = 0

    def come(self, socket: Socket, seen: Seq = EMPTY, token: str = "") -> None:
        live = self.live
        socket.ask(wire.Hello(token, seen))
        live.viewers[socket] = None
        live.presence.enter(socket.who)
        socket.send(wire.write(live.welcome(socket.who, IDENTITY.token(Session(socket.who, 0)), seen, self.now)))
        live.tell_presence()

    def go(self, socket: Socket) -> None:
        """Close a socket that fell behind."""
        socket.send(wire.write(wire.Bye("You fell behind. Come again: your seat is kept.", again=True)))
        del self.live.viewers[socket]
        self.live.presence.leave(socket.who)
        self.live.tell_presence()

    def do(self, socket: Socket, order: str) -> None:
        name = self.name()
        socket.ask(wire.Do(name, order))
        self.carry_out(socket, Command(socket.who, name, read_order(order), self.live.table.seq))

    def play(self, socket: Socket, move: str, seq: int | None = None) -> None:
        table = self.live.table
        name, seen = self.name(), table.seq if seq is None else seq
        socket.ask(wire.Play(name, Seq(seen), move))
        self.carry_out(socket, Command(socket.who, name, PlayMove(self.seat(socket), move), Seq(seen)))

    def carry_out(self, socket: Socket, command: Command) -> None:
        """Answer the sender, then tell all."""
        live, table = self.live, self.live.table
        try:
            change = decide(table, command)
        except Fault as fault:
            scene = live.scene(table.seat_of(socket.who))
            return socket.send(
                wire.write(wire.RefusedCommand(command.name, fault.ruling, fault.reason, table.seq, scene))
            )
        self.now += 1
        row = Row(TableId(1), table.seq, command.who, command.name, change.lines, self.now, None)
        live.take(row, apply(table, change, self.now))
        socket.send(wire.write(wire.Done(command.name, live.table.seq)))
        return live.tell(change)

    def name(self) -> str:
        self.named += 1
        return f"c{self.named}"

    def seat(self, socket: Socket) -> int:
        seat = self.live.table.seat_of(socket.who)
        if seat is None:
            raise ValueError("only seated people play.")
        return seat

    def go_on(self) -> None:
        """Let the seat that is awaited make a random move."""
        table = self.live.table
        seat = table.awaited[0]
        choices = [line for line in self.live.scene(seat).choices if line != ENDLESS] or [ENDLESS]
        self.play(self.ada if seat == 0 else self.ben, choices[self.draw.below(len(choices))])

    def say(self, socket: Socket, name: str, phrase: str) -> None:
        socket.ask(wire.Say(phrase))
        self.live.hear_phrase(Spoken(socket.who, name, phrase))

    def ask_odds(self, socket: Socket) -> None:
        table, name = self.live.table, self.name()
        socket.ask(wire.Hint(name))
        if table.match is not None and (cats := cats_of(table.game)) is not None:
            lines = cats.tell_odds(table.game.view(table.match.state, self.seat(socket)), table.names)
            socket.send(wire.write(wire.Odds(name, table.seq, lines)))

    def ping(self, socket: Socket) -> None:
        socket.ask(wire.Ping(1))
        socket.send(wire.write(wire.Pong(1, self.now)))


def replays() -> dict[str, str]:
    """Return a finished match of each game as a watcher's replay, with its secret and its urns."""
    return {key: _replay(key) for key in keys() if key in CODES}


def _replay(key: str) -> str:
    session = TableSession(key)
    gather(session)
    while session.live.table.phase != OVER:
        session.go_on()
    table = session.live.table
    if table.match is None:
        raise ValueError("a match that is over exists.")
    played = record(table.match)
    head = msgspec.json.encode(replay_head(table.match_id(1), played, None)).decode().removesuffix("[]}")
    steps = replay_steps(played, None)
    lines = ",\n".join([msgspec.json.encode(msgspec.structs.replace(step, view={})).decode() for step in steps])
    return f"{head}[\n{lines}\n]}}\n"  # one step per line; the views are not what is checked


def conversations() -> dict[str, list[Said]]:
    return {name: said for key in keys() if key in CODES for name, said in _of(key).items()}


def _of(key: str) -> dict[str, list[Said]]:
    session = TableSession(key)
    gather(session)
    play_some(session, key)
    talk(session)
    come_back(session)
    return {f"{key}-seat": session.ada.said, f"{key}-watcher": session.cleo.said}


def gather(session: TableSession) -> None:
    ada, ben, cleo = session.ada, session.ben, session.cleo
    for socket in (ada, ben, cleo):
        session.come(socket)
    session.do(cleo, "begin")  # refused: she does not sit here
    session.do(ada, "sit 0 9f3a Ada")
    session.do(ada, "look ginger freckles crown")
    session.do(ben, "sit 1 77c2 Ben")
    session.do(ada, "clear 1")  # refused: no bot sits there
    session.do(ada, "begin")


def play_some(session: TableSession, key: str) -> None:
    while 0 not in session.live.table.awaited:
        session.go_on()
    session.play(session.ada, WRONG[key])
    session.play(session.ada, session.live.scene(0).choices[0], seq=1)  # refused: too late
    for _ in range(MOVES):
        session.go_on()


def talk(session: TableSession) -> None:
    session.say(session.ben, "Ben", "Good luck!")
    session.say(session.cleo, "A watcher", "Purr.")
    session.ada.ask(wire.Mute(1))
    session.ask_odds(session.ada)
    for socket in (session.ada, session.cleo):
        session.ping(socket)


def come_back(session: TableSession) -> None:
    """Miss the rest of the match, come back with a token, and play again; then see Ben leave."""
    ada, cleo, seen = session.ada, session.cleo, session.live.table.seq
    session.go(ada)
    session.go(cleo)
    silent, session.ada = ada, Socket(ADA)
    while session.live.table.phase != OVER:
        session.go_on()
    session.ada = silent
    session.come(ada, seen, IDENTITY.token(Session(ADA, 0)))
    session.come(cleo, seen, IDENTITY.token(Session(CLEO, 0)))
    session.do(session.ben, "begin")
    session.do(session.ben, "rise")
