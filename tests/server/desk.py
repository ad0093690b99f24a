"""What the tests of operators share: a key at a server, and reports that reach it."""

from typing import Any

from ninelives.server.features.moderation.keys import OperatorKeys
from server.answers import Answer
from server.client import Message, knock
from server.house import code_of
from server.local import LocalServer

REASON = "Shouting at people."


class Desk:
    """An operator's key at a server."""

    def __init__(self, house: LocalServer, key: str) -> None:
        self.house = house
        self.key = key

    async def look(self) -> Any:  # noqa: ANN401 - JSON
        return await self.house.get("/api/operator", self.key)

    async def ask(self, kind: str, subject: str = "", **more: object) -> Answer:
        body = {"kind": kind, "subject": subject, "reason": REASON, **more}
        return await self.house.ask("POST", "/api/operator/acts", body, self.key)

    async def act(self, kind: str, subject: str = "", **more: object) -> Any:  # noqa: ANN401 - as above
        answer = await self.ask(kind, subject, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def desk_at(house: LocalServer, operator: str = "Mia") -> Desk:
    keys = OperatorKeys(house.context.moderation_store, house.context.house.identity)
    return Desk(house, await keys.make(operator, house.clock.wall()))


def person_of(token: str) -> str:
    return token.partition(".")[0].partition("-")[0]


async def report(house: LocalServer, token: str, table: str, seat: int, name: str, **more: object) -> Answer:
    body = {"table": code_of(table), "seat": seat, "name": name, "kind": "behaviour", **more}
    return await house.ask("POST", "/api/reports", body, token)


async def knocked(table: str, token: str, **hello: object) -> tuple[Message, int | None]:
    """Come to a table that lets nobody in; give the bye, and the code with which it closes."""
    async with knock(table) as client:
        await client.send(t="hello", token=token, **hello)
        bye = await client.hear("bye")
        return bye, await client.end()
