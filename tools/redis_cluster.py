"""A real Redis cluster on loopback: a few small servers, each with its share of the slots."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from redis import Redis
from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS
from redis.exceptions import RedisError

from ninelives.server.bus.node import slot_of
from ninelives.tables.ids import TableId
from services import HERE, free_ports, path_of, wait_for

TIMEOUT: Final = 1_000  # milliseconds after which a node takes another for dead


class Node:
    """One server. What it is asked blocks this process for less than a millisecond."""

    def __init__(self, folder: Path, *, alone: bool = False) -> None:
        self.alone: Final = alone  # a Redis as any other, of no cluster
        self.port, self.bus_port = free_ports(2)
        self._process: Final = self._started(folder)
        self._asking: Final = Redis(host=HERE, port=self.port, decode_responses=True)
        wait_for(self._answers)
        self.id: Final[str] = "" if alone else self.ask("CLUSTER MYID")

    def _started(self, folder: Path) -> subprocess.Popen[bytes]:
        place = ("--bind", HERE, "--port", str(self.port), "--dir", str(folder))
        cluster = ("--cluster-enabled", "yes", "--cluster-config-file", f"{self.port}.conf")
        apart = ("--cluster-port", str(self.bus_port))  # the usual one may not be free
        alive = ("--cluster-node-timeout", str(TIMEOUT), "--cluster-require-full-coverage", "no")
        nothing = ("--save", "", "--appendonly", "no")
        words = [path_of("redis-server"), *place, *nothing, *(() if self.alone else (*cluster, *apart, *alive))]
        return subprocess.Popen(words, stdout=subprocess.DEVNULL)  # noqa: S603 - a program that we looked for

    def _answers(self) -> bool:
        try:
            return bool(self.ask("PING"))
        except RedisError:
            return False

    @property
    def url(self) -> str:
        return f"redis://{HERE}:{self.port}"

    def ask(self, *words: str | int) -> Any:  # noqa: ANN401 - whatever the command answers
        return self._asking.execute_command(*words)  # type: ignore[no-untyped-call]

    def meets(self, other: "Node") -> None:
        self.ask("CLUSTER MEET", HERE, other.port, other.bus_port)

    def was_asked(self, command: str) -> int:
        """Return how often."""
        figures = self.ask("INFO", "commandstats").get(f"cmdstat_{command}", {"calls": 0})
        return int(figures["calls"])

    def got_from_others(self, kind: str) -> int:
        """Return how many messages of a kind other nodes passed on to it."""
        return 0 if self.alone else int(self.ask("CLUSTER INFO").get(f"cluster_stats_messages_{kind}_received", 0))

    @property
    def used(self) -> float:
        """Return the seconds of a core that it took so far."""
        figures = self.ask("INFO", "cpu")
        return float(figures["used_cpu_user"]) + float(figures["used_cpu_sys"])

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.kill()
        self._asking.close()


class Cluster:
    def __init__(self, nodes: Sequence[Node]) -> None:
        """Make one cluster of them, each with as many slots as the next."""
        self.nodes: Final = nodes
        bounds = [SLOTS * number // len(nodes) for number in range(len(nodes) + 1)]
        for number, node in enumerate(nodes):
            node.ask("CLUSTER SET-CONFIG-EPOCH", number + 1)
            node.ask("CLUSTER ADDSLOTSRANGE", bounds[number], bounds[number + 1] - 1)
            node.meets(nodes[0])
        wait_for(lambda: all(self._is_whole(node) for node in nodes))

    def _is_whole(self, node: Node) -> bool:
        info = node.ask("CLUSTER INFO")
        return info["cluster_state"] == "ok" and int(info["cluster_slots_ok"]) == SLOTS

    def move(self, slot: int, to: Node) -> None:
        """Give a slot to another node, as a resharding does with one that holds no keys."""
        for node in sorted(self.nodes, key=lambda node: node is not to):
            node.ask("CLUSTER SETSLOT", slot, "NODE", to.id)

    def owner(self, prefix: str, table: int) -> Node:
        """Return the node that a table fell to when the cluster was made."""
        return self.nodes[slot_of(prefix, TableId(table)) * len(self.nodes) // SLOTS]

    def follow(self, replica: Node, primary: Node) -> None:
        """Let a node stand by for another."""
        replica.meets(self.nodes[0])
        wait_for(lambda: int(replica.ask("CLUSTER INFO")["cluster_known_nodes"]) == len(self.nodes) + 1)
        replica.ask("CLUSTER REPLICATE", primary.id)
        wait_for(lambda: replica.ask("INFO", "replication").get("master_link_status") == "up")


@contextmanager
def redis_cluster(folder: Path) -> Iterator[Cluster]:
    """Three of them."""
    with ExitStack() as stack:
        yield Cluster([started(folder, stack) for _ in range(3)])


def started(folder: Path, stack: ExitStack, *, alone: bool = False) -> Node:
    node = Node(folder, alone=alone)
    stack.callback(node.close)
    return node
