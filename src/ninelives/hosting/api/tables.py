"""Set up a table, find one, and look around."""

from ninelives.core.errors import BadOption
from ninelives.hosting.api.games import found
from ninelives.hosting.api.quick_match import QuickMatch
from ninelives.hosting.people.lobby import Opener, config_of, open_tables, set_up
from ninelives.hosting.table_server import TableServer
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import GuestId
from ninelives.tables.log import TableConfig
from ninelives.tables.schemas import Listed, Quick, SetUp, TableLink


def opener(house: TableServer, host: GuestId, network: str) -> Opener:
    house.admission.check_person(host, network)
    return Opener(host, house.identity.digest(network))


async def new_table(house: TableServer, request: SetUp, opener: Opener, link: str) -> TableLink:
    if request.rated and house.alone:
        raise BadOption("Ratings need a server, where others play too. Set up a table that is not rated.")
    house.admission.check_new()
    return link_to(await set_up(house.store.facts, request, opener, house.hub.time.now()), link)


async def find_table(house: TableServer, code: str, link: str) -> TableLink:
    return link_to(await config_of(house.store.facts, code), link)


async def join_others(house: TableServer, request: Quick, opener: Opener, link: str) -> TableLink:
    """Return the way to a table that waits for somebody, or to a new one."""
    house.admission.check_new()
    game_named(request.game)  # no store is asked for a game that is not here
    code = await _quick(house).find(request.game, opener, house.hub.time.now())
    return await find_table(house, code, link)


def _quick(house: TableServer) -> QuickMatch:
    return QuickMatch(house.store.facts, house.hub.cache, house.blocks)


async def lobby(house: TableServer, game: str | None, who: GuestId) -> list[Listed]:
    """Return the open tables, as this person may see them; SYSTEM is a stranger."""
    if game is not None:
        found(game)  # as above
    every = await open_tables(house.store.facts, game, house.hub.time.now())
    notices = await _quick(house).shown(who, every)
    return [
        Listed(code=n.code, game=n.game, phase=n.phase, people=n.people, free=n.free, rated=n.rated) for n in notices
    ]


def link_to(config: TableConfig, link: str) -> TableLink:
    """Return the way to a table, at a house whose page is at this link."""
    return TableLink(
        code=config.code,
        link=f"{link}/t/{config.code}",
        socket=f"/api/tables/{config.code}/socket",
        game=config.game,
        title=game_named(config.game).title,
        seats=config.seats,
        clock=config.clock,
        private=config.private,
        hints=config.hints,
        lesson=config.lesson,
        rated=config.rated,
    )
