"""One socket: who is at the other end, what they say, and what they are told."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Final, assert_never

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from ninelives.core.errors import Misread
from ninelives.core.errors import Refused as NotAllowed
from ninelives.server import talk, wire
from ninelives.server.budget import Bucket, Budget, Rate
from ninelives.server.due import held_until
from ninelives.server.gate import sender_of
from ninelives.server.housebots import Thinkers
from ninelives.server.hub import Hub
from ninelives.server.judging import Command
from ninelives.server.live import Live
from ninelives.server.metrics import Metrics
from ninelives.server.moment import PLAYING
from ninelives.server.orders import NO_NONCE, NOBODY, Order, Play, Sit, read_order
from ninelives.server.queues import Busy
from ninelives.server.store.port import StoreDown
from ninelives.server.strangers import line_of
from ninelives.server.telling import PHRASES
from ninelives.server.wire import AnyFromClient, AnyToClient

type AnySocket = WebSocket[Any, Any, Any]

RATE: Final = Rate(burst=60, refill=15)  # messages a socket
TALK: Final = 5.0  # what a phrase costs of it, and a hint
PAGE: Final = 2.0  # what more choices cost besides; a turn with the most of them takes ten pages

GONE: Final = (WebSocketException, OSError)  # how the framework and the server say that they have left
BAD_MESSAGE, TOO_MUCH, TOO_SLOW, COME_AGAIN, NOT_YOU = 4400, 4429, 4408, 1013, 4401
WATCHERS: Final = -1  # the seat by which all who watch are muted; no guest has that number


class Closing(Exception):
    """Raised to close a socket, with what is said before."""

    def __init__(self, code: int, reason: str, *, again: bool) -> None:
        super().__init__(reason)
        self.code = code
        self.bye = wire.Bye(reason, again)


def read_message(text: str, metrics: Metrics) -> AnyFromClient:
    try:
        return wire.read(text)
    except (msgspec.MsgspecError, RecursionError) as fault:
        metrics.bad_messages.inc()
        raise Closing(BAD_MESSAGE, f"That was no message: {fault}.", again=False) from fault


class Connection:
    """A viewer of one table. It is told without waiting, so that no slow reader keeps the table waiting."""

    def __init__(self, socket: AnySocket, hub: Hub, thinkers: Thinkers, phrases: Budget, who: int) -> None:
        self.who: Final = who
        self._socket: Final = socket
        self._hub: Final = hub
        self._thinkers: Final = thinkers
        self._phrases: Final = phrases
        self._line: Final = line_of(socket.scope)
        self._bucket: Final = Bucket(RATE, time.monotonic())
        self._muted: frozenset[int] = frozenset()  # guests, and WATCHERS
        self._task: asyncio.Task[object] | None = None
        self._closing: Closing | None = None
        self._hint_asked: asyncio.Task[None] | None = None

    # to the client

    def send(self, text: str) -> None:
        if not self._line.say(text.encode()):
            self._drop()

    def hear_phrase(self, who: int, text: str, *, watches: bool) -> None:
        if who not in self._muted and not (watches and WATCHERS in self._muted):
            self.send(text)

    def dismiss(self) -> None:
        self._close(Closing(NOT_YOU, "Your token counts no more. Come again with a new one.", again=False))

    def tell(self, message: AnyToClient) -> None:
        self.send(wire.write(message))

    def _drop(self) -> None:
        """Give up on a reader that does not keep up: it will come again, and see the table as it stands."""
        if self._closing is None:
            self._hub.metrics.dropped.inc()
        self._close(Closing(TOO_SLOW, "You fell behind. Come again: your seat is kept.", again=True))

    def _close(self, closing: Closing) -> None:
        if self._task is not None and self._closing is None:
            self._closing = closing
            self._task.cancel()

    # from the client

    async def serve(self, live: Live, hello: wire.Hello, token: str) -> None:
        """Be at the table until one side leaves."""
        self._task = asyncio.current_task()
        try:
            self._enter(live, hello, token)
            while True:
                await self._answer(live, self._heard(await self._socket.receive_text()))
        except asyncio.CancelledError:
            self._raise_if_closing()
            raise
        finally:
            self._leave(live)

    def _raise_if_closing(self) -> None:
        if self._closing is not None and self._task is not None:
            self._task.uncancel()
            raise self._closing

    def _enter(self, live: Live, hello: wire.Hello, token: str) -> None:
        live.viewers[self] = None
        first = live.presence.enter(self.who)
        self.tell(live.welcome(self.who, token, hello.seen, self._hub.time.now()))
        if first:
            self._hub.presence_changed(live, new=True)
        self._come_back(live)

    def _leave(self, live: Live) -> None:
        live.viewers.pop(self, None)
        if self._hint_asked is not None:
            asyncio.get_running_loop().call_soon(self._hint_asked.cancel)  # it may not have taken its first step yet
        if live.presence.leave(self.who):
            self._hub.presence_changed(live)

    def _come_back(self, live: Live) -> None:
        """Give somebody who was away their seat back."""
        seat = live.table.seat_of(self.who)
        sitter = live.table.sitters[seat] if seat is not None else None
        if seat is not None and sitter is not None and not sitter.plays and live.table.phase == PLAYING:
            order = Sit(seat, sitter.nonce or NO_NONCE, sitter.name)
            self._hub.errand(self._hub.act(live, Command(self.who, f"back {live.table.seq}", order, live.table.seq)))

    def _heard(self, text: str) -> AnyFromClient:
        self._charge(1.0)
        return read_message(text, self._hub.metrics)

    def _charge(self, cost: float) -> None:
        if not self._bucket.spend(RATE, time.monotonic(), cost):
            self._hub.metrics.dropped.inc()
            raise Closing(TOO_MUCH, "That was too much at once. Come again in a moment.", again=True)

    async def _answer(self, live: Live, message: AnyFromClient) -> None:
        match message:
            case wire.Play():
                await self._play(live, message)
            case wire.Do():
                await self._do(live, message)
            case wire.Say(phrase):
                self._say(live, phrase)
            case wire.Mute(seat, on):
                self._mute(live, seat, on=on)
            case wire.Hint():
                self._hint(live, message)
            case wire.More(seq, first):
                self._tell_more(live, seq, first)
            case wire.Ping(n):
                self.tell(wire.Pong(n, self._hub.time.now()))
            case wire.Hello():
                raise Closing(BAD_MESSAGE, "You said hello before. Say it once.", again=False)
            case _:
                assert_never(message)

    async def _play(self, live: Live, play: wire.Play) -> None:
        seat = live.table.seat_of(self.who)
        held = 0.0 if seat is None else held_until(live.table, seat, self._hub.house) - self._hub.time.now()
        if held > 0:
            await asyncio.sleep(held)
        await self._act(live, play.id, Play(NOBODY if seat is None else seat, play.move), play.seq)

    async def _do(self, live: Live, do: wire.Do) -> None:
        try:
            order = read_order(do.order)
        except Misread as fault:
            return self._refuse(live, do.id, "T9", str(fault))
        await self._act(live, do.id, order, live.table.seq)
        return None

    async def _act(self, live: Live, name: str, order: Order, seen: int) -> None:
        try:
            await self._hub.act(live, Command(self.who, name, order, seen), lambda seq: self.tell(wire.Done(name, seq)))
        except NotAllowed as fault:
            self._refuse(live, name, fault.ruling, fault.reason)
        except StoreDown as fault:
            raise Closing(
                COME_AGAIN, "The house cannot write just now. Come again: send it once more.", again=True
            ) from fault

    def _refuse(self, live: Live, name: str, ruling: str, reason: str) -> None:
        self._hub.metrics.refused.inc()
        scene = live.scene(live.table.seat_of(self.who))
        self.tell(wire.Refused(name, ruling, reason, live.table.seq, scene))

    def _say(self, live: Live, phrase: str) -> None:
        if phrase not in PHRASES or not self._bucket.spend(RATE, time.monotonic(), TALK):
            return
        seat = live.table.seat_of(self.who)
        table = live.table.founding.id
        if not self._phrases.spend((sender_of(self._socket), table), time.monotonic()):
            return  # ten sockets of one person are heard as one
        spoken = talk.Spoken(self.who, live.table.names[seat] if seat is not None else "A watcher", phrase)
        live.hear_phrase(spoken)
        self._hub.tell_others(table, spoken)

    def _mute(self, live: Live, seat: int, *, on: bool) -> None:
        sitter = live.table.sitters[seat] if 0 <= seat < len(live.table.sitters) else None
        whom = {WATCHERS} if seat == WATCHERS else {sitter.who} if sitter is not None else set()
        self._muted = self._muted | whom if on else self._muted - whom

    def _hint(self, live: Live, hint: wire.Hint) -> None:
        """Have the odds from this seat reckoned, in a worker: it may take seconds, and nobody waits."""
        table = live.table
        seat = table.seat_of(self.who)
        if seat is None or table.phase != PLAYING or not table.founding.hints:
            return self._refuse(live, hint.id, "T10", "Hints are for players of a match, where the table allows them.")
        if self._hint_asked is not None or not self._bucket.spend(RATE, time.monotonic(), TALK):
            return self._refuse(live, hint.id, "T10", "One hint at a time, please.")
        view = table.game.view(table.moment.state, seat)
        odds = self._thinkers.odds(sender_of(self._socket), table.game.key, view, table.names)
        self._hint_asked = self._hub.errand(self._tell_odds(live, hint.id, table.seq, odds))
        return None

    def _tell_more(self, live: Live, seq: int, first: int) -> None:
        """Give more choices of the table as it stands; whoever saw an older one will be told of this one."""
        self._charge(PAGE)
        if seq == live.table.seq:
            self.tell(live.choices(live.table.seat_of(self.who), first))

    async def _tell_odds(self, live: Live, name: str, seq: int, odds: Awaitable[tuple[str, ...]]) -> None:
        try:
            self.tell(wire.Odds(name, seq, await odds))
        except Busy as fault:
            self._refuse(live, name, "T10", str(fault))
        finally:
            self._hint_asked = None
