"""How a client comes to a table: hello within some seconds, then a connection, and a reason when it is closed."""

from typing import Final, Protocol

from ninelives.core.catalogs import choose_language, translations_of
from ninelives.core.errors import NineLivesError
from ninelives.core.language import gettext_noop, speak
from ninelives.hosting.connections.closing import (
    BAD_MESSAGE,
    BARRED,
    COME_AGAIN,
    NO_TABLE,
    NOT_HERE,
    TOO_MUCH,
    TOO_SLOW,
    Closing,
    read_message,
)
from ninelives.hosting.connections.connection import Channel, Connection
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.lobby import config_of, tidy_code
from ninelives.hosting.people.sessions import Session
from ninelives.hosting.table_server import TableServer
from ninelives.tables import wire
from ninelives.tables.faults import Banned, StoreDown, Unreadable, Unstorable

HELLO: Final = 10.0  # seconds
TOO_OFTEN: Final = gettext_noop("That was too much at once. Come again in a moment.")
CROWDED: Final = gettext_noop("Many come in from your network just now. Come again in a moment.")
UNREADABLE: Final = gettext_noop("This table cannot be read here just now. Come again in a moment.")
UNSTORABLE: Final = gettext_noop("That holds a value that cannot be kept here.")
STORE_DOWN: Final = gettext_noop("The house cannot read just now. Come again.")
LESSON: Final = gettext_noop("This is somebody's lesson, and it is for one. Begin your own.")


class Visitor(Channel, Protocol):
    """A line to somebody who is not at a table yet."""

    def may_say_hello(self) -> bool:
        """Return whether their network has not said it too often."""
        ...

    def may_look_up(self) -> bool:
        """Return whether they may have a table looked up: nobody tries one code after the other."""
        ...


async def visit(house: TableServer, channel: Visitor, code: str, session: Session) -> None:
    """Serve a client at a table until it leaves, or raise Closing with what to say before it is closed."""
    try:
        await _visit(house, channel, code, session)
    except StoreDown as fault:
        raise Closing(COME_AGAIN, STORE_DOWN, again=True) from fault
    except Unreadable as fault:
        raise Closing(COME_AGAIN, UNREADABLE, again=True) from fault
    except Unstorable as fault:
        raise Closing(BAD_MESSAGE, UNSTORABLE, again=False) from fault
    except Banned as fault:
        raise Closing(BARRED, fault.message, again=False) from fault
    except NineLivesError as fault:
        raise Closing(NO_TABLE, fault.message, again=False) from fault


async def _visit(house: TableServer, channel: Visitor, code: str, session: Session) -> None:
    hello = await _hello(house, channel)
    language = choose_language(hello.language)
    speak(translations_of(language))
    if not channel.may_say_hello():
        raise Closing(TOO_MUCH, CROWDED, again=True)
    session = (house.identity.read(hello.token) if hello.token else None) or session
    house.admission.check_person(session.who, channel.sender)
    house.admission.check_table(tidy_code(code))
    live = house.hub.cache.find_by_code(tidy_code(code)) or await _found(house, channel, code)
    config = live.table.config
    if config.lesson and session.who != config.host:
        raise Closing(NOT_HERE, LESSON, again=False)
    await house.hub.keep_epoch(live)
    if hello.seen > live.table.seq:
        await house.hub.reader.refresh(live)  # another process showed them more than we have heard of
    await Connection(channel, house, live, session, language).serve(hello)


async def _found(house: TableServer, channel: Visitor, code: str) -> OpenTable:
    if not channel.may_look_up():
        raise Closing(TOO_MUCH, TOO_OFTEN, again=True)
    return await house.hub.cache.get((await config_of(house.store.facts, code)).id)


async def _hello(house: TableServer, channel: Visitor) -> wire.Hello:
    try:
        async with house.hub.clock.timeout(HELLO):
            text = await channel.receive()
    except TimeoutError as fault:
        raise Closing(TOO_SLOW, "You came in and said nothing. Say hello.", again=True) from fault
    message = read_message(text, house.telemetry)
    if not isinstance(message, wire.Hello):
        raise Closing(BAD_MESSAGE, "Say hello first.", again=False)
    return message
