"""The deals of the day: what they are, how everybody did, and the way to one's own."""

import hmac
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ninelives.core.chance import Secret
from ninelives.core.errors import BadOption
from ninelives.core.game import AnyGame
from ninelives.daily import (
    LEVEL,
    PERSON,
    SEATS,
    check_game,
    day_at,
    days_in_a_row,
    end_of,
    is_day,
    secret_of,
    tomorrow_of,
)
from ninelives.hosting.api.games import found
from ninelives.hosting.api.tables import link_to
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import CODE_LETTERS, LETTERS, Opener, new_config
from ninelives.hosting.storage.redaction import NOBODY
from ninelives.hosting.table_server import TableServer
from ninelives.tables.catalog import game_named, installed_games
from ninelives.tables.commands.match import Begin
from ninelives.tables.commands.seats import PutBot, Sit
from ninelives.tables.decide import Command
from ninelives.tables.faults import NotFound
from ninelives.tables.ids import SYSTEM, GuestId
from ninelives.tables.log import TableConfig
from ninelives.tables.names import is_name
from ninelives.tables.schemas import DailyDeal, SetUp, TableLink, Today
from ninelives.tables.seating import NO_NONCE

if TYPE_CHECKING:
    from ninelives.tables.commands.order import Order

CLOCK: Final = 24 * 3600  # seconds per move: longer than the day
LONG: Final = 10_000  # deals that tell on which days somebody played


async def today(house: TableServer, who: GuestId | None) -> Today:
    day = day_at(house.hub.clock.wall())
    deals = [await _todays(house, who, day, game) for game in _games()]  # first: a match that just ended is archived
    played = [] if who is None else await house.store.facts.deals_of_days_played_by(who, LONG)
    return Today(
        day=day,
        ends=end_of(day),
        deals=tuple(deals),
        streak=days_in_a_row([played_day for played_day, ended in played if ended < end_of(played_day)], day),
        open=house.alone,
    )


async def past_deals(house: TableServer, day: str) -> list[DailyDeal]:
    """Return the deals of a day that is over, with their secrets."""
    if not is_day(day) or end_of(day) > house.hub.clock.wall():
        raise NotFound("The deals of a day open when it is over, at midnight UTC. A day is written 2026-11-17.")
    return [await _past(house, day, game) for game in _games()]


async def play_today(house: TableServer, game: str, opener: Opener, link: str) -> TableLink:
    """Return the way to one's own table with the deal of today, where the match runs."""
    dealt, day = found(game), day_at(house.hub.clock.wall())
    if await _find_own_table(house, opener.host, day, dealt.key) is None:
        house.admission.check_new()
    config = await _table(house, dealt, opener, day)
    await _begin(house, await house.hub.cache.get(config.id), opener.host)
    return link_to(config, link)


def _games() -> list[AnyGame]:
    return [game for game in [game_named(key) for key in installed_games()] if _is_dealt(game)]


def _is_dealt(game: AnyGame) -> bool:
    try:
        check_game(game)
    except BadOption:
        return False
    return True


async def _todays(house: TableServer, who: GuestId | None, day: str, game: AnyGame) -> DailyDeal:
    mine = None if who is None else await _find_own_table(house, who, day, game.key)
    rank = 0 if mine is None else await _rank(house, mine)
    deal = _deal(house, day, game, await _ranks(house, day, game.key) if rank else ())
    return replace(deal, code="" if mine is None else mine.code, rank=rank)


async def _past(house: TableServer, day: str, game: AnyGame) -> DailyDeal:
    deal = _deal(house, day, game, await _ranks(house, day, game.key))
    return replace(deal, secret=_secret(house, day, game).data.hex())


def _deal(house: TableServer, day: str, game: AnyGame, ranks: tuple[int, ...]) -> DailyDeal:
    """Return what anybody may know of a deal, with how those did whom one may know of."""
    return DailyDeal(
        game=game.key,
        commitment=_secret(house, day, game).commitment,
        tomorrow=_secret(house, tomorrow_of(day), game).commitment,
        secret="",
        code="",
        rank=0,
        ranks=ranks,
    )


def _secret(house: TableServer, day: str, game: AnyGame) -> Secret:
    return secret_of(house.deals_key, day, game.key)


async def _ranks(house: TableServer, day: str, game: str) -> tuple[int, ...]:
    people = await house.store.facts.ranks_on(day, game)
    return tuple([people.get(rank, 0) for rank in range(1, SEATS + 1)])


async def _rank(house: TableServer, config: TableConfig) -> int:
    """Return how a deal ended for whoever plays it; 0 while it runs."""
    live = await house.hub.cache.get(config.id)
    match = live.table.match
    if match is None or match.outcome is None:
        return 0
    await house.hub.archive(live)  # so that it counts at once
    return match.outcome.ranks[PERSON]


# one's own table: its code follows from who one is, so that there is one, however often it is asked for


async def _find_own_table(house: TableServer, who: GuestId, day: str, game: str) -> TableConfig | None:
    attempt = 0
    while True:
        config = await house.store.facts.config_by_code(_code(house, who, day, game, attempt))
        if config is None or _is_theirs(config, who, day, game):
            return config
        attempt += 1


async def _table(house: TableServer, game: AnyGame, opener: Opener, day: str) -> TableConfig:
    """Return one's table of a day, set up now if it was not."""
    attempt = 0
    while True:
        config = _config(house, game, opener, day, attempt)
        if not await house.store.facts.create(config):
            config = await house.store.facts.config_by_code(config.code) or config
        if _is_theirs(config, opener.host, day, game.key):
            return config
        attempt += 1


def _is_theirs(config: TableConfig, who: GuestId, day: str, game: str) -> bool:
    return (config.host, config.day, config.game) == (who, day, game)


def _code(house: TableServer, who: GuestId, day: str, game: str, attempt: int) -> str:
    """Return the code of somebody's table; where another table has it, there is a next attempt."""
    digest = hmac.digest(house.deals_key, f"ninelives table {who} {day} {game} {attempt}".encode(), "sha256")
    return "".join([LETTERS[byte % len(LETTERS)] for byte in digest[:CODE_LETTERS]])


def _config(house: TableServer, game: AnyGame, opener: Opener, day: str, attempt: int) -> TableConfig:
    wish = SetUp(game.key, seats=SEATS, clock=CLOCK, hints=False)
    return new_config(game, wish, opener, house.hub.time.now())._replace(
        code=_code(house, opener.host, day, game.key, attempt), secret=_secret(house, day, game).data, day=day
    )


async def _begin(house: TableServer, live: OpenTable, who: GuestId) -> None:
    """Seat cats and the person, and begin. Whatever was done already is not done again: each order has its name."""
    guest = await house.store.facts.guest(who)
    name = NOBODY if guest is None or not is_name(guest.name) else guest.name
    # cats first: they keep their names, whatever the person is called
    cats = [(SYSTEM, PutBot(seat, LEVEL)) for seat in range(SEATS) if seat != PERSON]
    orders: list[tuple[GuestId, Order]] = [*cats, (who, Sit(PERSON, NO_NONCE, name)), (SYSTEM, Begin(LEVEL))]
    for number, (by, order) in enumerate(orders):
        await house.hub.execute(live, Command(by, f"daily {number}", order, live.table.seq))
