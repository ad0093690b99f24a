"""From what an older version left to the schema of this one: one module a step. `schema` says where they lead."""

from collections.abc import Iterable
from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ninelives.core.errors import NineLivesError

FOLDER = Path(__file__).parent
TOO_NEW = (
    "A newer version of Nine Lives has used this database, and this one cannot read it. "
    "Install the newest: pip install --upgrade ninelives. Or name another database by --database."
)


def upgrade(connection: Connection, target: str = "head") -> None:
    """Take the steps that are missing, within the transaction as it stands. The caller keeps others out meanwhile.

    Raise NineLivesError where a later version has taken steps that this one does not know.
    """
    script = ScriptDirectory(FOLDER, version_locations=[FOLDER])
    known = {step.revision for step in script.walk_revisions()}

    def steps(heads: tuple[str, ...], _: MigrationContext) -> Iterable[RevisionStep]:
        if not known.issuperset(heads):
            raise NineLivesError(TOO_NEW)
        missing = script.iterate_revisions(target, heads or "base")
        return [MigrationStep.upgrade_from_script(script.revision_map, step) for step in reversed(list(missing))]

    context = MigrationContext.configure(connection, opts={"fn": steps})
    # Handed over, since alembic's own `op` is one a process and several stores may open at once.
    context.run_migrations(op=Operations(context))
