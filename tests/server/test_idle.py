"""A process at whose tables nothing happens hardly asks anything: PostgreSQL itself says what it was asked."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.tables.schemas import SetUp
from server.client import come
from server.ears import until
from server.house import Open, open_house
from services import Services

TABLES = 100
SECONDS = 22  # of rest after a beat: what is asked every five seconds is asked four times
SAID = ("LOG:  statement: ", "LOG:  execute ")
BEAT = "UPDATE house"
UNCOUNTED = ("BEGIN", "COMMIT", "ROLLBACK")


@pytest.mark.processes
async def test_a_process_with_a_hundred_open_tables_sends_less_than_a_statement_a_second(
    services: Services, postgres_url: str
) -> None:
    await all_are_logged(postgres_url)
    with open_house(postgres_url, services.redis_url) as house:
        async with AsyncExitStack() as stack:
            for table in [new_table(house) for _ in range(TABLES)]:
                client = await stack.enter_async_context(come(table))
                await client.done("sit 0 - Cat")
            for _ in range(2):  # until the house has tidied up after them
                await beaten(services.folder)
            before = statements(services.folder)
            await asyncio.sleep(SECONDS)
            sent = statements(services.folder) - before
    assert 0 < sent.total() < SECONDS, sent


def new_table(house: Open) -> str:
    """Set up a table that anybody may come to; give where its socket is."""
    hub = house.context.house.hub
    wishes = SetUp("go-kitty", seats=2, private=False)
    return house.table(house.inside(set_up(hub.store.facts, wishes, Opener(), hub.time.now())).code)


async def beaten(folder: Path) -> None:
    """Wait until the house has said once more that it runs."""
    before = beats(folder)
    await until(lambda: beats(folder) > before)


def beats(folder: Path) -> int:
    return sum([number for statement, number in statements(folder).items() if statement.startswith(BEAT)])


async def all_are_logged(postgres_url: str) -> None:
    """Let PostgreSQL write down what is asked of this database."""
    connection = await asyncpg.connect(postgres_url)
    name = await connection.fetchval("select current_database()")
    await connection.execute(f"alter database {name} set log_statement = 'all'")
    await connection.close()


def statements(folder: Path) -> Counter[str]:
    """Count what was asked so far, without the words around a transaction."""
    lines = (folder / "data" / "log").read_text().splitlines()
    asked = [line.split(": ", 2)[-1] for line in lines if any(said in line for said in SAID)]
    return Counter([statement for statement in asked if not statement.startswith(UNCOUNTED)])
