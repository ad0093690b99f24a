"""What the tests of operators share: a key at a server, and reports that reach it."""

import time
from typing import Any

import httpx

from ninelives.server.runtime.operators.keys import OperatorKeys
from server.client import Message, knock
from server.house import Open, code_of

REASON = "Shouting at people."


class Desk:
    """An operator's key at a server."""

    def __init__(self, house: Open, operator: str = "Mia") -> None:
        self.house = house
        keys = OperatorKeys(house.context.operator_store, house.context.house.identity)
        self.key = house.inside(keys.make(operator, time.time()))

    def look(self) -> Any:  # noqa: ANN401 - JSON
        return self.house.get("/api/operator", self.key)

    def ask(self, kind: str, subject: str = "", **more: object) -> httpx.Response:
        self.house.refill()
        body = {"kind": kind, "subject": subject, "reason": REASON, **more}
        return self.house.ask("POST", "/api/operator/acts", body, self.key)

    def act(self, kind: str, subject: str = "", **more: object) -> Any:  # noqa: ANN401 - as above
        answer = self.ask(kind, subject, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()


def person_of(token: str) -> str:
    return token.partition(".")[0]


def report(house: Open, token: str, table: str, seat: int, name: str, **more: object) -> httpx.Response:
    body = {"table": code_of(table), "seat": seat, "name": name, "kind": "behaviour", **more}
    return house.ask("POST", "/api/reports", body, token)


async def knocked(table: str, token: str, **hello: object) -> tuple[Message, int | None]:
    """Come to a table that lets nobody in; give the bye, and the code with which it closes."""
    async with knock(table) as client:
        await client.send(t="hello", token=token, **hello)
        bye = await client.hear("bye")
        return bye, await client.end()
