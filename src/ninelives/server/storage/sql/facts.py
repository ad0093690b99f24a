"""What is kept besides the log, put together from one part a concern."""

from ninelives.server.storage.sql.matches import SqlMatches
from ninelives.server.storage.sql.notices import SqlNotices
from ninelives.server.storage.sql.people import SqlPeople
from ninelives.server.storage.sql.server_state import SqlServerState
from ninelives.server.storage.sql.tables import SqlTables


class SqlFacts(SqlTables, SqlNotices, SqlMatches, SqlPeople, SqlServerState):
    pass
