"""What a link tells before anybody comes in: chat programs show it. Nothing that watchers of the table do not see."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ninelives.core.errors import NineLivesError
from ninelives.core.language import gettext, gettext_noop, ngettext
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import config_of, tidy_code
from ninelives.hosting.table_server import TableServer
from ninelives.tables.catalog import game_named
from ninelives.tables.faults import StoreDown, Unreadable
from ninelives.tables.state import PLAYING, TableState

PATIENCE: Final = 1.0  # seconds to look up a table: the page does not wait for its title
NOT_TO_BE_HAD: Final = (NineLivesError, Unreadable, StoreDown, TimeoutError)
TITLES: Final = {  # of the screens that are about one game
    "rules": gettext_noop("The rules of {game}"),
    "learn": gettext_noop("Learn {game} in two minutes"),
    "new": gettext_noop("Set a table for {game}"),
    "pass": gettext_noop("{game} at one screen"),
}


class Preview(NamedTuple):
    """A place in words, for a page's head."""

    title: str
    about: str
    game: str = ""  # its key; none for the house


def house_preview() -> Preview:
    return Preview(
        title="Nine Lives",
        about=gettext("Three small cat games for one kitchen table, with friends and bots. Unofficial fan edition."),
    )


def match_preview() -> Preview:
    return house_preview()._replace(
        title=gettext("A match to watch again, on Nine Lives"),
        about=gettext("Every move of a finished match, from any seat, and what a panther thinks of it."),
    )


def game_preview(screen: str, key: str) -> Preview:
    """Return what a screen about one game is; an unknown game is none of ours."""
    try:
        game = game_named(key)
    except NineLivesError:
        return house_preview()
    title = gettext(TITLES[screen], game=game.title) if screen in TITLES else game.title
    about = gettext("Play it here with friends, or with bots. No account needed.")
    return Preview(f"{title} · Nine Lives", about, game.key)


async def preview_by_code(house: TableServer, code: str, may_look_up: Callable[[], bool]) -> Preview:
    """Return what the link of a table may tell; of one that is locked, for one person or not there, nothing."""
    try:
        async with house.hub.clock.timeout(PATIENCE):
            live = await _found(house, code, may_look_up)
    except NOT_TO_BE_HAD:
        live = None
    if live is None or live.table.access.locked or live.table.config.for_one:
        return house_preview()
    return table_preview(live.table)


async def _found(house: TableServer, code: str, may_look_up: Callable[[], bool]) -> OpenTable | None:
    held = house.hub.cache.peek(tidy_code(code))
    if held is not None or not may_look_up():
        return held
    return await house.hub.cache.get((await config_of(house.store.facts, code)).id)


def table_preview(table: TableState) -> Preview:
    if table.phase == PLAYING:
        return _running_preview(table)
    who, game, seats = inviter(table), table.game.title, _seats(table)
    invites = (
        gettext("{who} invites you to {game}", who=who, game=game)
        if who
        else gettext("You are invited to {game}", game=game)
    )
    about = _people_here(table) + gettext("Sit down with any name: no account needed.")
    return Preview(f"{invites} — {seats}", about, table.game.key)


def _running_preview(table: TableState) -> Preview:
    title = f"{table.game.title} — {gettext('A match is on')}"
    return Preview(title, _people_here(table) + gettext("Come and watch."), table.game.key)


def inviter(table: TableState) -> str:
    """Return the name of whoever opened a table, or else of the first person there; nobody where only cats sit."""
    people = [sitter for sitter in table.sitters if sitter is not None and not sitter.is_bot]
    hosts = [sitter for sitter in people if sitter.who == table.config.host]
    return next((sitter.name for sitter in (*hosts, *people)), "")


def _people_here(table: TableState) -> str:
    names = ", ".join([sitter.name for sitter in table.sitters if sitter is not None])
    return gettext("At the table: {names}.", names=names) + " " if names else ""


def _seats(table: TableState) -> str:
    """Return how many seats somebody may have: a bot makes room before the match."""
    free = len([sitter for sitter in table.sitters if sitter is None or sitter.is_bot])
    if free == 0:
        return gettext("every seat is taken")
    return ngettext("{n} of {all} seats is free", "{n} of {all} seats are free", free, all=len(table.sitters))
