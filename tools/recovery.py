"""Back up a PostgreSQL with its write-ahead log, and recover it to a point in time: the drill of docs/operating.md."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from services import Services, as_user, own_folder, placed

KEPT, COPY = "wal", "base"


def keep_log(services: Services) -> None:
    """Have every finished piece of the write-ahead log copied away from now on."""
    kept = services.folder / KEPT
    own_folder(kept)
    _configure(services, archive_mode="on", archive_command=f"test ! -f {kept}/%f && cp %p {kept}/%f")
    services.restart_postgres()


def back_up(services: Services) -> None:
    """Copy the whole database while it runs."""
    own_folder(services.folder / COPY)
    as_user(
        services.folder, "pg_basebackup", "--dbname", services.postgres_url, "--pgdata", COPY, "--checkpoint", "fast"
    )


@contextmanager
def recovered(services: Services, until: str) -> Iterator[Services]:
    """Start the copy on a port of its own, with all that was committed until then and nothing later."""
    folder = Path(tempfile.mkdtemp(prefix="ninelives-recovered-"))
    try:
        folder.chmod(0o755)
        own_folder(folder / "data")
        as_user(folder, "cp", "--archive", f"{services.folder / COPY}/.", "data")
        later = placed(folder)
        kept = services.folder / KEPT
        _configure(
            later,
            archive_mode="off",
            restore_command=f"cp {kept}/%f %p",
            recovery_target_time=until,
            recovery_target_action="promote",
        )
        (folder / "data" / "recovery.signal").touch()
        later.start_postgres()
        try:
            yield later
        finally:
            later.stop_postgres()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _configure(services: Services, **settings: str) -> None:
    with (services.folder / "data" / "postgresql.auto.conf").open("a") as file:
        file.writelines([f"{name} = '{value}'\n" for name, value in settings.items()])
