"""One viewer of a table: who is at the other end, what they send, and what they are told."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, Protocol, assert_never

from ninelives.core.errors import Misread
from ninelives.core.errors import Refused as NotAllowed
from ninelives.core.language import gettext, gettext_noop
from ninelives.hosting.connections.closing import (
    BAD_MESSAGE,
    BARRED,
    COME_AGAIN,
    NOT_YOU,
    TOO_MUCH,
    TOO_SLOW,
    Closing,
    read_message,
)
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.jobs.newcomers import level_for
from ninelives.hosting.people.admission import judge_order, name_of_watcher
from ninelives.hosting.people.rate_limit import Bucket, Rate
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.table_server import TableServer
from ninelives.tables import wire
from ninelives.tables.commands.match import NOBODY, Begin, PlayMove
from ninelives.tables.commands.order import Order
from ninelives.tables.commands.reading import read_order
from ninelives.tables.commands.seats import Sit
from ninelives.tables.decide import Command
from ninelives.tables.faults import Banned, Busy, StoreDown
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.projection import PHRASES
from ninelives.tables.seating import NO_NONCE, SpeakerId, speaker_id
from ninelives.tables.state import PLAYING
from ninelives.tables.timing import held_until
from ninelives.tables.wire import AnyFromClient, AnyToClient

RATE: Final = Rate(burst=60, refill=15)  # messages per connection
TALK: Final = 5.0  # what a phrase costs of it, and a hint
PAGE: Final = 2.0  # what more choices cost besides; a turn with the most of them takes ten pages

WATCHERS: Final = GuestId(-1)  # by which all who watch are muted; no guest has that number


class Channel(Protocol):
    """The way to one client: a socket, or a port of the page's worker."""

    @property
    def sender(self) -> Hashable:
        """Whose budgets it spends."""
        ...

    @property
    def network(self) -> str: ...  # whence it comes, as widely as one household may have it

    def send(self, data: bytes) -> bool:
        """Send a message at once; False where too much waits for its reader already."""
        ...

    async def receive(self) -> str: ...


class Connection:
    """A viewer of one table. It is told without waiting, so that no slow reader keeps the table waiting."""

    def __init__(self, channel: Channel, house: TableServer, live: OpenTable, session: Session, language: str) -> None:
        self.session, self.who = session, session.who
        self.language: Final = language
        self._channel: Final = channel
        self._house: Final = house
        self._hub: Final = house.hub
        self._live: Final = live
        self._bucket: Final = Bucket(RATE, self._hub.clock.now())
        self._network: Final = house.identity.network_digest(channel.network, live.table.config)
        self._muted: frozenset[SpeakerId] = frozenset()  # WATCHERS among them
        self._task: asyncio.Task[object] | None = None
        self._closing: Closing | None = None
        self._hint_asked: asyncio.Task[None] | None = None

    # to the client

    def send(self, data: bytes) -> None:
        if not self._channel.send(data):
            self._drop()

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:
        if speaker not in self._muted and not (watches and WATCHERS in self._muted):
            self.send(data)

    def dismiss(self) -> None:
        self._close(Closing(NOT_YOU, "You are signed out here. Sign in again to play on.", again=False))

    def reconnect(self) -> None:
        lost = gettext_noop("The last moves here were lost. Come again to see where the table is.")
        self._close(Closing(COME_AGAIN, lost, again=True))

    def recheck(self) -> None:
        try:
            self._house.admission.check_person(self.who, self._channel.sender)
            self._house.admission.check_table(self._live.table.config.code)
        except Banned as fault:
            self._close(Closing(BARRED, fault.message, again=False))

    def tell(self, message: AnyToClient) -> None:
        self.send(wire.write(message))

    def _drop(self) -> None:
        """Drop a reader that does not keep up: it will come again, and see the table as it stands."""
        if self._closing is None:
            self._hub.telemetry.dropped.inc()
        self._close(Closing(TOO_SLOW, "You fell behind. Come again: your seat is kept.", again=True))

    def _close(self, closing: Closing) -> None:
        if self._task is not None and self._closing is None:
            self._closing = closing
            self._task.cancel()

    # from the client

    async def serve(self, hello: wire.Hello) -> None:
        """Be at the table until one side leaves."""
        self._task = asyncio.current_task()
        try:
            self._enter(hello)
            while True:
                await self._answer(self._heard(await self._channel.receive()))
        except asyncio.CancelledError:
            self._raise_if_closing()
            raise
        finally:
            self._leave()

    def _raise_if_closing(self) -> None:
        if self._closing is not None and self._task is not None:
            self._task.uncancel()
            raise self._closing

    def _enter(self, hello: wire.Hello) -> None:
        self._live.viewers[self] = None
        first = self._live.presence.enter(self.who, name_of_watcher(self._house.admission, self.who, hello.name))
        token = self._house.identity.token(self.session)
        self.tell(self._live.welcome(self.who, token, hello.seen, self._hub.time.now()))
        if first:
            self._hub.peers.presence_changed(self._live, new=True)
        self._return_to_seat()

    def _leave(self) -> None:
        self._live.viewers.pop(self, None)
        if self._hint_asked is not None:
            asyncio.get_running_loop().call_soon(self._hint_asked.cancel)  # it may not have taken its first step yet
        if self._live.presence.leave(self.who):
            self._hub.peers.presence_changed(self._live)

    def _return_to_seat(self) -> None:
        """Seat somebody again who was away."""
        table = self._live.table
        seat = table.seat_of(self.who)
        sitter = table.sitters[seat] if seat is not None else None
        if seat is not None and sitter is not None and not sitter.plays and table.phase == PLAYING:
            sit = Sit(seat, sitter.nonce or NO_NONCE, sitter.name, self._network)
            command = Command(self.who, f"back {table.seq}", sit, table.seq)
            self._hub.background.start(self._hub.execute(self._live, command))

    def _heard(self, text: str) -> AnyFromClient:
        self._charge(1.0)
        return read_message(text, self._hub.telemetry)

    def _charge(self, cost: float) -> None:
        if not self._bucket.spend(RATE, self._hub.clock.now(), cost):
            self._hub.telemetry.dropped.inc()
            raise Closing(TOO_MUCH, "That was too much at once. Come again in a moment.", again=True)

    async def _answer(self, message: AnyFromClient) -> None:
        match message:
            case wire.Play():
                with self._traced("play"):
                    await self._play(message)
            case wire.Do():
                with self._traced("do"):
                    await self._do(message)
            case wire.Say(phrase):
                await self._say(phrase)
            case wire.Mute(seat, on):
                self._mute(seat, on=on)
            case wire.Hint():
                self._hint(message)
            case wire.More(seq, first):
                self._tell_more(seq, first)
            case wire.Ping(n):
                self.tell(wire.Pong(n, self._hub.time.now()))
            case wire.Hello():
                raise Closing(BAD_MESSAGE, "You said hello before. Say it once.", again=False)
            case _:
                assert_never(message)

    def _traced(self, kind: str) -> contextlib.AbstractContextManager[object]:
        return self._hub.telemetry.traces.receive(kind, self._live.table.game.key, len(self._live.table.sitters))

    async def _play(self, play: wire.Play) -> None:
        table = self._live.table
        seat = table.seat_of(self.who)
        held = 0.0 if seat is None else held_until(table, seat, self._hub.pace) - self._hub.time.now()
        if held > 0:
            await self._hub.clock.sleep(min(held, self._hub.pace.mask))  # whoever moved may be ahead in house time
        await self._act(play.id, PlayMove(NOBODY if seat is None else seat, play.move), play.seq)

    async def _do(self, do: wire.Do) -> None:
        try:
            order = read_order(do.order, self._network)
        except Misread as fault:
            return self._refuse(do.id, "T9", str(fault))
        await self._act(do.id, order, self._live.table.seq)
        return None

    async def _act(self, name: str, order: Order, seen: Seq) -> None:
        try:
            judge_order(self._house.admission, self.who, order)
            command = Command(self.who, name, await self._with_level(order), seen)
            await self._hub.execute(self._live, command, lambda seq: self.tell(wire.Done(name, seq)))
        except NotAllowed as fault:
            self._refuse(name, fault.ruling, fault.reason)
        except StoreDown as fault:
            raise Closing(
                COME_AGAIN, "The house cannot write just now. Come again: send it once more.", again=True
            ) from fault

    async def _with_level(self, order: Order) -> Order:
        """Let the house choose how well bots play where nobody did."""
        if isinstance(order, Begin) and not order.level:
            return Begin(await level_for(self._hub, self._live, self.who))
        return order

    def _refuse(self, name: str, ruling: str, reason: str) -> None:
        self._hub.telemetry.refused.inc()
        self._hub.telemetry.traces.refused(ruling)
        table = self._live.table
        scene = self._live.scene(table.seat_of(self.who))
        self.tell(wire.RefusedCommand(name, ruling, reason, table.seq, scene))

    async def _say(self, said: str) -> None:
        phrase = next((phrase for phrase in PHRASES if gettext(phrase) == said), None)
        if phrase is None or not self._bucket.spend(RATE, self._hub.clock.now(), TALK):
            return
        if not self._house.phrases.spend((self._channel.sender, self._live.table.config.id), self._hub.clock.now()):
            return  # ten connections of one person are heard as one
        with contextlib.suppress(StoreDown):  # better unheard than heard by whom it should not be
            self._speak(phrase, await self._house.blocks.blocked_with(self.who))

    def _speak(self, phrase: str, unheard_by: frozenset[GuestId]) -> None:
        table = self._live.table
        seat = table.seat_of(self.who)
        name = table.names[seat] if seat is not None else "A watcher"
        spoken = Spoken(self.who, name, phrase, unheard_by=unheard_by)
        self._live.hear_phrase(spoken)
        self._hub.peers.publish(table.config.id, spoken)

    def _mute(self, seat: int, *, on: bool) -> None:
        sitters = self._live.table.sitters
        sitter = sitters[seat] if 0 <= seat < len(sitters) else None
        speaker = WATCHERS if seat == WATCHERS else speaker_id(sitter.who, sitter.name) if sitter is not None else None
        if speaker is not None:
            self._muted = self._muted | {speaker} if on else self._muted - {speaker}

    def _hint(self, hint: wire.Hint) -> None:
        """Have the odds from this seat worked out in the background: it may take seconds, and nobody waits."""
        table = self._live.table
        seat = table.seat_of(self.who)
        if seat is None or table.phase != PLAYING or not table.config.hints:
            return self._refuse(
                hint.id, "T10", gettext("Hints are for players of a match, where the table allows them.")
            )
        if self._hint_asked is not None or not self._bucket.spend(RATE, self._hub.clock.now(), TALK):
            return self._refuse(hint.id, "T10", gettext("One hint at a time, please."))
        view = table.game.view(table.position, seat)
        ask = partial(self._house.thinking.odds, self._channel.sender, table.game.key, view, table.names)
        self._hint_asked = self._hub.background.start(self._tell_odds(hint.id, table.seq, ask))
        return None

    def _tell_more(self, seq: Seq, first: int) -> None:
        """Send more choices of the table as it stands; whoever saw an older one will be told of this one."""
        self._charge(PAGE)
        if seq == self._live.table.seq:
            self.tell(self._live.choices(self._live.table.seat_of(self.who), first))

    async def _tell_odds(self, name: str, seq: Seq, ask: Callable[[], Awaitable[tuple[str, ...]]]) -> None:
        try:
            self.tell(wire.Odds(name, seq, await ask()))
        except Busy as fault:
            self._refuse(name, "T10", str(fault))
        finally:
            self._hint_asked = None
