"""How facts reach their database: SQLAlchemy Core, the same for both engines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Final, Protocol

from sqlalchemy import Connection, CursorResult, Dialect, Executable, Table, func, select
from sqlalchemy import Row as SomeRow
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, StatementError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.tables.faults import StoreDown, Unstorable

AT_ONCE: Final = 200  # rows that are made together: a millisecond of the loop

type Parameters = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
type Fetched = SomeRow[*tuple[Any, ...]]

OURS = (IntegrityError, ProgrammingError)  # faults of a statement, not of the database
REFUSED = (DataError, OverflowError, UnicodeEncodeError)  # faults of a value
BAD_VALUE = "22"  # the class of SQLSTATE that PostgreSQL gives to those


@contextmanager
def reaching() -> Iterator[None]:
    try:
        yield
    except OURS:
        raise
    except REFUSED as fault:
        raise Unstorable(type(fault).__name__) from fault
    except StatementError as fault:
        if is_of_value(fault):
            raise Unstorable(type(fault.orig).__name__) from fault
        if not isinstance(fault, DBAPIError):
            raise
        raise StoreDown(str(fault)) from fault
    except (NoneFree, OSError) as fault:
        raise StoreDown(reason_of(fault)) from fault


def reason_of(fault: Exception) -> str:
    """Return why a database is not reached; a time that ran out has no words of its own."""
    return str(fault) or "no answer in time"


def is_of_value(fault: StatementError) -> bool:
    """Return whether a value was refused, by PostgreSQL or on the way there: no other engine names such a state."""
    state = getattr(fault.orig, "sqlstate", None)
    return isinstance(fault.orig, REFUSED) or (state is not None and state.startswith(BAD_VALUE))


class SqlConnection(Protocol):
    """What is asked of a connection within a transaction."""

    async def execute(
        self, statement: Executable, parameters: Parameters = None, /
    ) -> CursorResult[*tuple[Any, ...]]: ...
    async def scalar(self, statement: Executable, /) -> Any: ...  # noqa: ANN401 - whatever was asked for
    async def run_sync[T](self, work: Callable[[Connection], T], /) -> T: ...


# held while it moves from one table to another who did something, and while somebody is forgotten in all of them
WHO_DID_WHAT: Final = 9112


class Database:
    """A database as the stores of facts use it: transactions that write, and single statements."""

    def __init__(self, dialect: Dialect) -> None:
        self._is_postgres: Final = dialect.name == "postgresql"

    def writing(self) -> AbstractAsyncContextManager[SqlConnection]:
        """Begin a transaction, which is committed at the end of the block."""
        raise NotImplementedError

    def connection(self) -> AbstractAsyncContextManager[SqlConnection]:
        """Connect for single statements, which need no transaction."""
        return self.writing()

    async def all(self, statement: Executable) -> Sequence[Fetched]:
        async with self.connection() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Executable) -> Fetched | None:
        return next(iter(await self.all(statement)), None)

    async def execute(self, statement: Executable) -> None:
        async with self.writing() as connection:
            await connection.execute(statement)

    async def lock(self, connection: SqlConnection, number: int) -> None:
        """Let nobody else who names this number go on before the end of the transaction; SQLite lets nobody anyway."""
        if self._is_postgres:
            await connection.execute(select(func.pg_advisory_xact_lock(number)))

    async def ready(self) -> None:
        await self.all(select(1))

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        return postgresql.insert(table) if self._is_postgres else sqlite.insert(table)


class SqlPart:
    """A part of what is kept in a database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database


class PooledDatabase(Database):
    """A database that is reached over several connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.dialect)
        self.engine: Final = engine
        self._reader: Final = engine.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[SqlConnection]:
        with reaching():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[SqlConnection]:
        with reaching():
            async with self._reader.connect() as connection:
                yield connection

    async def all(self, statement: Executable) -> Sequence[Fetched]:
        """Return all rows. They are made some at a time: others want to be served meanwhile."""
        found: list[Fetched] = []
        with reaching():
            async with self._reader.connect() as connection:
                for some in (await connection.execute(statement)).partitions(AT_ONCE):
                    found += some
                    await asyncio.sleep(0)
        return found
