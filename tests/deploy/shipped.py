"""The files of deploy/, put in place for a test: only names, ports and paths are changed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.house import Running, wait_for

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "deploy"
PROGRAMS = Path(sys.executable).parent
QUICK = "--pace 0.05 --mask 0"  # for NINELIVES_FLAGS


def environment() -> dict[str, str]:
    """Give the little that systemd hands on, and where this checkout is."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SSL_CERT_FILE") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8"}


def install(unit: str, folder: Path, admin: int, instance: str = "") -> Path:
    """Put a unit into a folder that stands for the machine, with another port for those who run the server."""
    text = (SHIPPED / unit).read_text()
    text = text.replace("127.0.0.1:18000", f"127.0.0.1:{admin}").replace("127.0.0.1:1%i", f"127.0.0.1:{admin}")
    text = text.replace("%i", instance)
    for shipped, here in (
        ("/opt/ninelives/bin", PROGRAMS),
        ("/etc/ninelives", folder),
        ("/var/lib/ninelives", folder),
    ):
        text = text.replace(shipped, str(here))
    file = folder / unit.replace("@", f"@{instance}")
    file.write_text(text)
    return file


def set_variables(file: Path, **values: str) -> None:
    """Write an environment file as an operator would."""
    file.write_text("".join([f'{name}="{value}"\n' for name, value in values.items()]))
    file.chmod(0o600)


def start(unit: Path) -> subprocess.Popen[str]:
    """Start what the unit says, confined as it says."""
    command = [sys.executable, str(ROOT / "tools" / "sandbox.py"), str(unit)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment(), stdout=pipe, stderr=pipe, text=True)


@contextmanager
def started(unit: Path, port: int, admin: int) -> Iterator[Running]:
    """Run a unit's service until the end of the block; it must be ready, and go when it is told to."""
    site = Running(start(unit), port, admin)
    try:
        wait_for(site.is_ready)
        yield site
        assert site.stop(signal.SIGTERM) == 0
    finally:
        site.process.kill()
        site.process.communicate()


def play(link: str, told: Path, *words: str) -> subprocess.Popen[bytes]:
    """Let the example play at this table; what it is told goes to a file, line by line."""
    command = [sys.executable, str(ROOT / "examples" / "play.py"), link, *words]
    with told.open("wb") as out, told.with_suffix(".faults").open("wb") as faults:
        return subprocess.Popen(command, env={**environment(), "PYTHONUNBUFFERED": "1"}, stdout=out, stderr=faults)
