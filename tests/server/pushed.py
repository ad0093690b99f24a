"""People who are sent for: devices of theirs, what arrived there, and a slow table."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from server.client import Client, two_at
from server.house import code_of
from server.local import LocalServer
from server.push_service import Browser, PushService

HOUR = 3600
SETTLED = 60.0  # seconds after which what was to be told was told: the courier looks every 15


async def subscribes(
    site: LocalServer, service: PushService, token: str, language: str = "en", **more: int | str
) -> Browser:
    """Let somebody be sent for on a new device."""
    browser = service.browser()
    answer = await site.ask("PUT", "/api/me/push", browser.form(**more), token, **{"accept-language": language})
    assert answer.status_code == HTTPStatus.OK, answer.text
    return browser


def told(service: PushService, browser: Browser) -> list[dict[str, Any]]:
    return [arrived.message for arrived in service.arrived if arrived.browser is browser]


async def settled(site: LocalServer) -> None:
    await site.clock.sleep(SETTLED)


@asynccontextmanager
async def slow_table(site: LocalServer, **wishes: object) -> AsyncIterator[tuple[Client, Client, str]]:
    """Give two at a table of hours: whoever is asked, the other, and its code."""
    table = await site.set_up(clock=HOUR, options={"start": "3"}, **wishes)
    async with two_at(table) as (asked, other):
        yield asked, other, code_of(table)


async def plays_on(asked: Client, other: Client) -> None:
    """Let somebody play, and go before it can be their turn again."""
    assert (await asked.play())["t"] == "done"
    await other.sees(lambda me: me.my_turn)
