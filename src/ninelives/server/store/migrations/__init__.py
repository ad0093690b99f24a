"""From what an older version left to the schema of this one: one module a step. `schema` says where they lead."""

from collections.abc import Iterable
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parent


def upgrade(connection: Connection, target: str = "head") -> None:
    """Take the steps that are missing, within the transaction as it stands. The caller keeps others out meanwhile."""
    script = ScriptDirectory(FOLDER, version_locations=[FOLDER])

    def steps(heads: tuple[str, ...], _: MigrationContext) -> Iterable[RevisionStep]:
        missing = script.iterate_revisions(target, heads or "base")
        return [MigrationStep.upgrade_from_script(script.revision_map, step) for step in reversed(list(missing))]

    context = MigrationContext.configure(connection, opts={"fn": steps})
    # Handed over, since alembic's own `op` is one a process and several stores may open at once.
    context.run_migrations(op=Operations(context))
