"""A Redis cluster as a bus: a table is carried by the node of its slot, wherever that goes, and by no other."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex

import pytest

from ninelives.core.errors import NineLivesError
from ninelives.server.bus import bus_for
from ninelives.server.bus.cluster import LOOK, ClusterBus, slots_in
from ninelives.server.bus.node import slot_of
from ninelives.server.bus.redis import RedisBus
from ninelives.tables.ids import TableId
from redis_cluster import Cluster, Node, redis_cluster, started
from server.ears import Ear, Making, ears, heard_in_order, until
from virtual_time import VirtualClock

TABLES = range(1, 31)
PREFIX = "cats:"


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with redis_cluster(tmp_path) as cluster:
        yield cluster


def bus_to(cluster: Cluster) -> Making:
    """Tell the bus of one node only: it finds the others."""
    return lambda: ClusterBus([cluster.nodes[0].url], PREFIX)


def of_node(cluster: Cluster, node: Node) -> list[int]:
    return [table for table in TABLES if cluster.owner(PREFIX, table) is node]


async def told_once(one: Ear, other: Ear) -> None:
    before = len(other.heard)
    for table in TABLES:
        one.bus.publish(TableId(table), b"meow")
    await until(lambda: len(other.heard) == before + len(TABLES))


@pytest.mark.processes
@pytest.mark.chaos
async def test_only_the_node_of_a_table_carries_it(cluster: Cluster) -> None:
    async with ears(bus_to(cluster), 3) as (one, other, deaf):
        await other.sits(*TABLES)
        await deaf.sits(99)
        await told_once(one, other)
        assert [node.was_asked("spublish") for node in cluster.nodes] == [
            len(of_node(cluster, node)) for node in cluster.nodes
        ]
        assert all(of_node(cluster, node) for node in cluster.nodes)
        assert [node.got_from_others("publishshard") for node in cluster.nodes] == [0, 0, 0]
        await heard_in_order(one, deaf, 99)
        assert len(deaf.heard) == 1


@pytest.mark.processes
@pytest.mark.chaos
async def test_by_plain_pub_sub_every_node_of_a_cluster_carries_every_table(cluster: Cluster) -> None:
    """This is what shard channels are for."""
    async with ears(lambda: RedisBus(cluster.nodes[0].url, PREFIX)) as (one, other):
        await other.sits(*TABLES)
        await told_once(one, other)
        await until(
            lambda: [node.got_from_others("publish") for node in cluster.nodes] == [0, len(TABLES), len(TABLES)]
        )


@pytest.mark.processes
@pytest.mark.chaos
async def test_a_table_is_heard_again_where_its_slot_went_and_others_notice_nothing(cluster: Cluster) -> None:
    first, second, _ = cluster.nodes
    async with ears(bus_to(cluster)) as (one, other):
        await one.sits(*TABLES)
        await other.sits(*TABLES)
        table = of_node(cluster, first)[0]
        one.joined.clear()
        other.joined.clear()
        cluster.move(slot_of(PREFIX, TableId(table)), second)
        async with asyncio.timeout(LOOK / 2):  # the map is looked at now and then anyway
            await until(lambda: bool(one.joined and other.joined))
        assert {*one.joined, *other.joined} == {table}, "its log is looked at, and no other"
        assert other.bus.hears(TableId(table))
        await heard_in_order(one, other, table, 3)
        assert one.bus.losses == other.bus.losses == 0
        assert second.was_asked("spublish") == 3


@pytest.mark.processes
@pytest.mark.chaos
async def test_whoever_told_the_wrong_node_makes_all_look_again(cluster: Cluster) -> None:
    first, _, third = cluster.nodes
    async with ears(bus_to(cluster)) as (one, other):
        await other.sits(*TABLES)
        table = of_node(cluster, first)[0]
        cluster.move(slot_of(PREFIX, TableId(table)), third)
        await until(lambda: other.joined.count(TableId(table)) > 1)
        other.joined.clear()
        one.bus.publish(TableId(table), b"lost: nobody told this process of the move")
        await until(lambda: {*TABLES} <= {*other.joined})
        assert one.bus.losses == 1
        assert other.heard == []
        await until(lambda: one.bus.of(TableId(table)) is one.bus._nodes[f"127.0.0.1:{third.port}"])  # type: ignore[attr-defined]
        await heard_in_order(one, other, table)


@pytest.mark.processes
@pytest.mark.chaos
async def test_a_node_that_dies_takes_only_its_own_tables(cluster: Cluster) -> None:
    second = cluster.nodes[1]
    async with ears(bus_to(cluster)) as (one, other):
        await other.sits(*TABLES)
        lost = of_node(cluster, second)
        kept = [table for table in TABLES if table not in lost]
        other.joined.clear()
        second.kill()
        await until(lambda: not any(other.bus.hears(TableId(table)) for table in lost))
        for table in kept:
            await heard_in_order(one, other, table)
        assert all(other.bus.hears(TableId(table)) for table in kept)


@pytest.fixture
def replica(cluster: Cluster, tmp_path: Path) -> Iterator[Node]:
    """Give one that stands by for the first."""
    with ExitStack() as stack:
        node = started(tmp_path, stack)
        cluster.follow(node, cluster.nodes[0])
        yield node


@pytest.mark.processes
@pytest.mark.chaos
async def test_whoever_stands_by_for_a_node_takes_its_tables_over(cluster: Cluster, replica: Node) -> None:
    first = cluster.nodes[0]  # the one whose address was given
    async with ears(bus_to(cluster)) as (one, other):
        await one.sits(99)
        await other.sits(*TABLES)
        lost = of_node(cluster, first)
        other.joined.clear()
        first.kill()
        await until(lambda: {*lost} <= {*other.joined})
        await until(lambda: one.bus.of(TableId(lost[0])) is one.bus._nodes.get(f"127.0.0.1:{replica.port}"))  # type: ignore[attr-defined]
        for table in TABLES:
            await heard_in_order(one, other, table)
        assert replica.was_asked("spublish") == len(lost)
        assert {*other.joined} == {*lost}, "nobody has to ask the log for the others"


@pytest.mark.processes
@pytest.mark.chaos
async def test_what_a_node_took_with_it_makes_all_look_again(cluster: Cluster, replica: Node) -> None:
    first = cluster.nodes[0]
    async with ears(bus_to(cluster)) as (one, other):
        await other.sits(*TABLES)
        lost = of_node(cluster, first)
        other.joined.clear()
        first.kill()
        one.bus.publish(TableId(lost[0]), b"into the void")
        await until(lambda: {*TABLES} <= {*other.joined})
        assert one.bus.losses > 0
        await heard_in_order(one, other, lost[0])
        assert replica.was_asked("spublish") == 1


@pytest.mark.processes
@pytest.mark.chaos
async def test_a_node_that_refused_a_table_is_asked_again(cluster: Cluster) -> None:
    first = cluster.nodes[0]
    async with ears(bus_to(cluster), 1) as (one,):
        await one.sits(*TABLES)
        table = TableId(of_node(cluster, first)[0])
        assert isinstance(one.bus, ClusterBus)
        whole = [*one.bus._slots]

        async def as_ever() -> list[str | None]:
            return [*whole]

        one.bus._read = as_ever  # type: ignore[method-assign]
        first.ask("CLUSTER DELSLOTS", slot_of(PREFIX, table))
        await until(lambda: not one.bus.hears(table))
        await asyncio.sleep(0.1)
        first.ask("CLUSTER ADDSLOTS", slot_of(PREFIX, table))
        await until(lambda: one.bus.hears(table))


async def test_the_map_says_who_has_each_slot() -> None:
    slots = slots_in(
        [[0, 1, [b"10.0.0.1", 7000, b"id", []], [b"10.0.0.9", 7000, b"id"]], [3, 3, [b"", 7001, b"id"]]], "given"
    )
    assert slots[:5] == ["10.0.0.1:7000", "10.0.0.1:7000", None, "given:7001", None]
    assert slots_in([[0, 0, [b"fe80::1", 7000]]], "given")[0] == "[fe80::1]:7000"
    assert len(slots) == 16384


def test_all_nodes_are_asked_as_whoever_the_address_names() -> None:
    bus = bus_for(["rediss+cluster://ann:x@a:1/0", "rediss+cluster://b:1"])
    assert isinstance(bus, ClusterBus)
    assert bus._url("c:2") == "rediss://ann:x@c:2/0"


def test_a_cluster_and_another_redis_are_refused_in_words() -> None:
    with pytest.raises(NineLivesError, match=r"begin each address with redis\+cluster:"):
        bus_for(["redis+cluster://one", f"redis://:{token_hex(4)}@two"])


async def test_a_bus_opens_and_closes_where_no_cluster_is(clock: VirtualClock) -> None:
    async with ears(lambda: ClusterBus(["redis://127.0.0.1:1"], clock=clock), 1) as (one,):
        one.bus.subscribe(TableId(1))
        one.bus.publish(TableId(1), b"nobody")
        assert one.bus.losses == 1
        assert not one.bus.hears(TableId(1))
        assert one.joined == []
