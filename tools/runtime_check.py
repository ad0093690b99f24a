"""Use all of a house inside the trimmed runtime: whatever was left out of it and is wanted is missed here.

Run by web/tools/check_runtime.mjs, in Pyodide.
"""

import asyncio
import importlib
import json
import zlib
from pathlib import Path
from typing import Any

from ninelives.core.catalogs import languages, translations_of
from ninelives.core.language import use_language
from ninelives.hosting.api.games import list_games
from ninelives.hosting.api.matches import study_of
from ninelives.hosting.api.tables import new_table
from ninelives.hosting.bus.memory import MemoryBus
from ninelives.hosting.connections.visit import visit
from ninelives.hosting.people.lobby import Opener
from ninelives.hosting.ports import NoTelemetry
from ninelives.hosting.storage.memory import MemoryStore
from ninelives.hosting.studies import GZIP, REPLAY, REVIEW
from ninelives.hosting.table_server import TableServer
from ninelives.hosting.thinking import OnTheSpot
from ninelives.rulebook import rulebook, rulings
from ninelives.tables.catalog import cats_named, game_named, installed_games, levels_of
from ninelives.tables.schemas import SetUp
from ninelives.tables.timing import Pace

SEATS = 3


async def check(imports: list[str], paths: list[str]) -> None:
    """Import what our packages import, now or later, then play, look back and read; print what was done."""
    from golden_wire import conversations  # noqa: PLC0415 - put beside this script only then
    from lone_house import Client, LoudLog, archived  # noqa: PLC0415 - as above

    files = [path.removesuffix(".pyc").removesuffix("/__init__") for path in paths if path.endswith(".pyc")]
    modules = [path.replace("/", ".") for path in files if path.startswith("ninelives")]
    for name in (*imports, *modules):
        importlib.import_module(name)
    log = LoudLog()
    house = TableServer(
        MemoryStore(), MemoryBus(), OnTheSpot(), Pace(bot=0.0, mask=0.0, tick=0.001), NoTelemetry(), log
    )
    async with house.open():
        for key in installed_games():
            await play(house, key, Client(seed=9), archived)
            read(key)
    if log.events:
        raise AssertionError(log.events)
    compare(conversations())
    print(f"{len(imports)} imports, {len(modules)} modules, {len(installed_games())} matches: nothing is missing")


async def play(house: TableServer, key: str, client, archived) -> None:  # type: ignore[no-untyped-def] # noqa: ANN001 - of `lone_house`
    """Play a match with cats of the best level, and study it."""
    place = await new_table(house, SetUp(key, seats=SEATS), Opener(), link="")
    visiting = asyncio.create_task(visit(house, client, place.code, house.identity.new()))
    result = await client.play()
    visiting.cancel()
    await archived(house, result["match"])
    for kind in (REPLAY, REVIEW):
        zlib.decompress(await study_of(house, "check", kind, result["match"], 0), wbits=GZIP)


def compare(conversations: dict[str, list[dict[str, Any]]]) -> None:
    """See that the golden conversations are the same here, message by message."""
    for name, said in conversations.items():
        if json.loads(Path(f"/golden/{name}.json").read_text()) != said:
            raise AssertionError(f"{name}: the conversation is another one here")


def read(key: str) -> None:
    """Read everything that is told of a game, in every language."""
    game, cats = game_named(key), cats_named(key)
    if cats is None or not levels_of(key):
        raise AssertionError(f"{key} has no cats")
    for language in languages():
        with use_language(translations_of(language)):
            list_games()
            rulings(game, language)
            rulebook(game, language)
