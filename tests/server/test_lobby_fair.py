"""One network cannot hold the lobby, nor stand in the way of everybody who wants a quick match."""

from collections import Counter
from contextlib import AsyncExitStack

from server.client import come
from server.local import LocalServer

GAME = "shut-up-cat"
ATTACKER, HONEST = "198.51.100.7", "203.0.113."


async def opened_from(house: LocalServer, address: str) -> str:
    """Open a public table from this address, as a proxy tells of it."""
    headers = {"x-forwarded-for": address}
    answer = await house.ask("POST", "/api/tables", {"game": GAME, "private": False, "seats": 2}, **headers)
    return str(answer.json()["code"])


async def sit(house: LocalServer, stack: AsyncExitStack, code: str) -> str:
    client = await stack.enter_async_context(come(house.table(code)))
    await client.done("sit 0 - Cat")
    return code


async def test_an_address_that_opens_many_tables_shows_a_few_and_gets_its_share_of_quick_matches(
    house: LocalServer,
) -> None:
    async with AsyncExitStack() as stack:
        theirs = {await sit(house, stack, await opened_from(house, ATTACKER)) for _ in range(12)}
        ours = {await sit(house, stack, await opened_from(house, f"{HONEST}{n}")) for n in range(3)}
        shown = [table["code"] for table in await house.get(f"/api/lobby?game={GAME}")]
        assert (len(theirs & set(shown)), len(ours & set(shown))) == (3, 3)
        found = Counter([await quick(house) in theirs for _ in range(40)])
        assert found[False] > found[True], "one of four tables that wait is theirs"


async def quick(house: LocalServer) -> str:
    await house.clock.sleep(1)
    return str((await house.ask("POST", "/api/quick", {"game": GAME})).json()["code"])
