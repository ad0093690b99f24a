"""One node of a Redis cluster: a table's channel is a shard channel, which no other node carries.

A node may lose a table at any time, with its slot. It says so to whoever listens (`sunsubscribe`), and refuses whoever
comes later (`MOVED`). Neither cuts off the tables that it keeps; the map of the cluster is read anew.
"""

from collections.abc import Callable
from typing import Any, Final

from redis.asyncio.client import Pipeline, PubSub
from redis.crc import key_slot
from redis.exceptions import ClusterDownError, MovedError

from ninelives.server.bus.redis import ALL, RedisBus
from ninelives.tables.clock import Clock
from ninelives.tables.ids import TableId


class NodeBus(RedisBus):
    def __init__(self, url: str, prefix: str, me: bytes, doubt: Callable[[], None], clock: Clock) -> None:
        super().__init__(url, prefix, me, clock)
        self._doubt: Final = doubt  # to be called when a table may have moved

    def ask_again(self) -> None:
        """Ask once more for tables of which nothing is certain: the node may have learned that they are its own."""
        for table in self._tables - self._certain:
            self._altered(table)

    def confess(self) -> None:
        """Make all look again: something was lost, here or at a node that is gone."""
        self._lost = True
        self._pending.set()

    @property
    def owes(self) -> bool:
        """Whether it closed before all was told that it had to tell."""
        return bool(self._queue) or self._lost or self._tasks[0].cancelled()

    def _lose(self, messages: int) -> None:
        super()._lose(messages)
        self._doubt()

    def _cut_off(self) -> None:
        super()._cut_off()
        self._doubt()

    def _add(self, pipeline: Pipeline, channel: int | str, message: bytes) -> None:
        if channel == ALL:
            super()._add(pipeline, channel, message)  # by plain pub/sub, which reaches those at other nodes too
        else:
            pipeline.execute_command("SPUBLISH", f"{self._prefix}{channel}", message)

    async def _join(self, pubsub: PubSub, channels: list[str]) -> None:
        await _ask(pubsub, "SSUBSCRIBE", channels)

    async def _leave(self, pubsub: PubSub, channels: list[str]) -> None:
        await _ask(pubsub, "SUNSUBSCRIBE", channels)

    async def _read(self, pubsub: PubSub) -> None:
        while True:
            try:
                await super()._read(pubsub)
            except (MovedError, ClusterDownError):
                self._doubt()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "sunsubscribe":
            self._put_out(TableId(int(self._channel(message))))
        else:
            super()._hear(message)

    def _put_out(self, table: TableId) -> None:
        """Ask again for a table that was wanted: if it moved, the answer says so."""
        if table in self._tables:
            self._certain.discard(table)
            self._altered(table)


def slot_of(prefix: str, table: TableId) -> int:
    return key_slot(f"{prefix}{table}".encode())


async def _ask(pubsub: PubSub, command: str, channels: list[str]) -> None:
    """Send a command for each channel, since those of two slots in one are refused, but all of them at once."""
    connection: Any = pubsub.connection  # redis-py says None
    packed = connection.pack_commands([(command, channel) for channel in channels])
    await connection.send_packed_command(packed, check_health=False)
