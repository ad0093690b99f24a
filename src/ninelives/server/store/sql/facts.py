"""What is kept besides the log, put together from one part a concern."""

from ninelives.server.store.sql.matches import SqlMatches
from ninelives.server.store.sql.notices import SqlNotices
from ninelives.server.store.sql.people import SqlPeople
from ninelives.server.store.sql.server_state import SqlServerState
from ninelives.server.store.sql.tables import SqlTables


class SqlFacts(SqlTables, SqlNotices, SqlMatches, SqlPeople, SqlServerState):
    pass
