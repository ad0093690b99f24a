"""A person at an online table: a small client on a real socket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

type Message = dict[str, Any]

PATIENCE = 20.0  # seconds; a busy machine is slow, and a message that never comes fails all the same
names = (f"c{number}" for number in count())  # for commands


class Client:
    """Keeps all that was told; whoever waits for a message gets the first that fits after those already taken."""

    def __init__(self, socket: ClientConnection, url: str) -> None:
        self.socket = socket
        self.url = url
        self.messages: list[Message] = []
        self.closed: int | None = None  # the code with which the other side closed
        self._taken = 0
        self._news = asyncio.Condition()

    @property
    def cookie(self) -> str:
        """The cookie that came with the socket, or nothing."""
        assert self.socket.response is not None
        return self.socket.response.headers.get("set-cookie", "")

    # what was told

    @property
    def welcome(self) -> Message:
        return next(message for message in self.messages if message["t"] == "welcome")

    @property
    def seq(self) -> int:
        return int([message for message in self.messages if "scene" in message][-1]["seq"])

    @property
    def scene(self) -> Message:
        scene: Message = [message for message in self.messages if "scene" in message][-1]["scene"]
        return scene

    @property
    def seat(self) -> int | None:
        seat: int | None = self._last("seat")
        return seat

    @property
    def sitters(self) -> list[Message | None]:
        sitters: list[Message | None] = self._last("sitters")
        return sitters

    @property
    def names(self) -> list[str | None]:
        return [None if sitter is None else sitter["name"] for sitter in self.sitters]

    def _last(self, field: str) -> Any:  # noqa: ANN401 - whatever the field holds
        about = [message for message in self.messages if message["t"] in {"welcome", "told"} and field in message]
        return about[-1][field]

    @property
    def here(self) -> list[bool]:
        """Whose sockets are open, by seat, as last told."""
        told = [m.get("here") or [bool(s and s["here"]) for s in m["sitters"]] for m in self.messages if _says_who(m)]
        return told[-1]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.scene["awaited"]

    def all(self, kind: str) -> list[Message]:
        return [message for message in self.messages if message["t"] == kind]

    @property
    def lines(self) -> list[str]:
        """Every line heard so far, in order."""
        return [heard["line"] for message in self.messages for heard in message.get("heard", ())]

    # waiting

    async def until(self, fits: Callable[[Message], bool], within: float = PATIENCE) -> Message:
        async with asyncio.timeout(within), self._news:
            while True:
                while self._taken < len(self.messages):
                    self._taken += 1
                    if fits(self.messages[self._taken - 1]):
                        return self.messages[self._taken - 1]
                await self._news.wait()

    async def hear(self, kind: str, within: float = PATIENCE) -> Message:
        return await self.until(lambda message: message["t"] == kind, within)

    async def sees(self, holds: Callable[["Client"], bool], within: float = PATIENCE) -> None:
        """Wait until something holds of what this client has been told."""
        async with asyncio.timeout(within), self._news:
            await self._news.wait_for(lambda: holds(self))

    async def over(self) -> Message:
        """Wait until the match is over; give its result."""
        await self.sees(lambda me: me.scene["result"] is not None)
        result: Message = self.scene["result"]
        return result

    # saying

    async def send(self, **message: Any) -> None:  # noqa: ANN401 - what a client may say, and what it may not
        await self.socket.send(json.dumps(message))

    async def answer(self, **message: Any) -> Message:  # noqa: ANN401 - as above
        """Send a command and give its answer."""
        name = message.setdefault("id", next(names))
        known = len(self.messages)
        await self.send(**message)
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self._answers(name, known))
        return self._answers(name, known)[0]

    def _answers(self, name: str, known: int) -> list[Message]:
        return [message for message in self.messages[known:] if message.get("id") == name]

    async def do(self, order: str, **more: str) -> Message:
        return await self.answer(t="do", order=order, **more)

    async def done(self, order: str) -> int:
        """Give an order that must be carried out, and see it told; give `seq` after it."""
        answer = await self.do(order)
        assert answer["t"] == "done", answer
        await self._told(answer["seq"])
        return int(answer["seq"])

    async def play(self, move: str | None = None, seq: int | None = None, **more: str) -> Message:
        """Make this move, or the first there is, at the table as it was last told."""
        move = self.scene["choices"][0] if move is None else move
        return await self.answer(t="play", move=move, seq=self.seq if seq is None else seq, **more)

    async def play_out(self, within: float = 60.0) -> Message:
        """Play to the end, every time by a choice that depends on what one sees alone; give the result."""
        while True:
            await self.sees(lambda me: me.my_turn or me.scene["result"] is not None, within)
            if self.scene["result"] is not None:
                return dict(self.scene["result"])
            choices = self.scene["choices"]
            calm = [choice for choice in choices if choice != "chase"]
            await self._told((await self.play(calm[(7 * len(choices)) % len(calm)]))["seq"])

    async def _told(self, seq: int) -> None:
        await self.sees(lambda me: me.seq >= seq)

    async def ping(self, number: int = 1) -> Message:
        await self.send(t="ping", n=number)
        return await self.until(lambda message: message["t"] == "pong" and message.get("n", 0) == number)

    # the socket

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self._take(json.loads(text))
        self.closed = self.socket.close_code
        await self._take(None)

    async def _take(self, message: Message | None) -> None:
        async with self._news:
            if message is not None:
                self.messages.append(message)
            self._news.notify_all()

    async def end(self) -> int | None:
        """Wait until the other side closes; give its code."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self.closed is not None)
        return self.closed


def _says_who(message: Message) -> bool:
    return message["t"] == "present" or bool(message.get("sitters"))


@asynccontextmanager
async def knock(url: str, **headers: str) -> AsyncIterator[Client]:
    """Open a socket and say nothing yet."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with connect(url, additional_headers=named, proxy=None, close_timeout=5) as socket:
        client = Client(socket, url)
        listening = asyncio.create_task(client.listen())
        try:
            yield client
        finally:
            await socket.close()
            await listening


@asynccontextmanager
async def come(url: str, token: str = "", seen: int = 0, language: str = "en") -> AsyncIterator[Client]:
    """Come to a table and be welcomed."""
    async with knock(url) as client:
        await client.send(t="hello", token=token, seen=seen, language=language)
        await client.hear("welcome")
        yield client


@asynccontextmanager
async def two_at(table: str) -> AsyncIterator[tuple[Client, Client]]:
    """Seat Ann and Ben and begin; give first the one who is asked first."""
    async with come(table) as ann, come(table) as ben:
        await ann.done("sit 0 aa Ann")
        await ben.done("sit 1 bb Ben")
        await ann.done("begin")
        await ben.sees(lambda me: me.scene["phase"] == "playing")
        yield (ann, ben) if ann.my_turn else (ben, ann)


async def finish(one: Client, two: Client) -> Message:
    """Play a short match to its end: a bid and a call; give the result."""
    assert (await one.play())["t"] == "done"
    await two.sees(lambda me: me.my_turn)
    assert (await two.play("challenge"))["t"] == "done"
    await one.over()
    return await two.over()
