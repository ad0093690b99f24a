"""Rows of a table at rest leave the log, once for both engines. Its snapshot stands for them, and so do the records."""

from sqlalchemy import delete, select

from ninelives.hosting.storage.port import LATEST
from ninelives.server.storage.sql.database import WHO_DID_WHAT, Database, SqlConnection
from ninelives.server.storage.sql.log_schema import HEAD, LOG, VISIT
from ninelives.tables.ids import EMPTY, SYSTEM, Seq, TableId, before


async def prune_rows(database: Database, table: TableId, seq: Seq) -> bool:
    """Delete the first rows before the last one that is known; return whether there may be more to delete."""
    async with database.writing() as connection:
        await database.lock(connection, WHO_DID_WHAT)
        head = await connection.scalar(select(HEAD.c.seq).where(HEAD.c.table == table))
        if head is None or head < seq:  # the log lost rows: whoever asks knows more than it has
            return False
        first = await connection.scalar(select(LOG.c.seq).where(LOG.c.table == table).order_by(LOG.c.seq).limit(1))
        until = min(before(seq), (first or EMPTY) + LATEST)
        await _note_visits(database, connection, table, until)
        deleted = await connection.execute(delete(LOG).where(LOG.c.table == table, LOG.c.seq < until))
        return deleted.rowcount == LATEST


async def _note_visits(database: Database, connection: SqlConnection, table: TableId, until: int) -> None:
    """Note who did something in these rows: their tables are found by that, and what is to be forgotten of them."""
    rows = select(LOG.c.who, LOG.c.at).where(LOG.c.table == table, LOG.c.seq < until).order_by(LOG.c.seq)
    last = {who: {"who": who, "table": table, "at": at} for who, at in await connection.execute(rows) if who != SYSTEM}
    if last:
        insert = database.insert(VISIT).values(list(last.values()))
        later = insert.on_conflict_do_update(index_elements=["who", "table_id"], set_={"at": insert.excluded.at})
        await connection.execute(later)
