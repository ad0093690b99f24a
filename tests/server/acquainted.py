"""Two people who played a match together, and what each of them asks of the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from server.answers import Answer
from server.client import Client, finish, two_at
from server.local import LocalServer

type Shown = dict[str, Any]


class Person(NamedTuple):
    """Somebody who asks over HTTP, from an address of their own."""

    site: LocalServer
    token: str
    address: str

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        return await self.site.ask(method, path, body, self.token, **{"x-forwarded-for": self.address})

    async def friends(self) -> Shown:
        answer = await self.ask("GET", "/api/me/friends")
        assert answer.status_code == 200, answer.text
        shown: Shown = answer.json()
        return shown

    async def meets(self, place: str, seat: int | None, change: str = "keep") -> Answer:
        return await self.ask("POST", "/api/me/friends", {"place": place, "seat": seat, "change": change})

    async def changes(self, handle: str, change: str) -> Answer:
        return await self.ask("PUT", f"/api/me/friends/{handle}", {"change": change})

    async def invites(self, handle: str, code: str) -> Answer:
        return await self.ask("POST", f"/api/me/friends/{handle}/invitation", {"code": code})

    async def handle(self, among: str = "friends") -> str:
        """Give the handle of the only one."""
        [one] = (await self.friends())[among]
        return str(one["handle"])


class Played(NamedTuple):
    """Ann and Ben after a match, with their sockets at the table."""

    ann: Person
    ben: Person
    at_table: dict[str, Client]
    match: str
    seats: dict[str, int]  # by name


@asynccontextmanager
async def played(house: LocalServer, **wishes: object) -> AsyncIterator[Played]:
    async with two_at(await house.set_up(**wishes)) as (one, two):
        match = (await finish(one, two))["match"]
        clients = {client.names[client.seat or 0] or "": client for client in (one, two)}
        seats = {name: client.seat or 0 for name, client in clients.items()}
        ann, ben = [
            Person(house, clients[name].welcome["token"], f"203.0.113.{seats[name] + 1}") for name in ("Ann", "Ben")
        ]
        yield Played(ann, ben, clients, match, seats)


@asynccontextmanager
async def friends(house: LocalServer, **wishes: object) -> AsyncIterator[Played]:
    """Give two who keep each other."""
    async with played(house, **wishes) as pair:
        assert (await pair.ann.meets(pair.match, pair.seats["Ben"])).status_code == 200
        assert (await pair.ben.changes(await pair.ben.handle("asking"), "keep")).status_code == 200
        yield pair
