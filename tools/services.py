"""Start a real PostgreSQL and a real Redis in a folder of their own, on free loopback ports.

    services.py run            both in the foreground until Ctrl-C
    services.py start FOLDER   both in the background; their addresses are printed as JSON
    services.py stop FOLDER

Every commit of this PostgreSQL reaches the disk, as on a real host, unless one asks for less; this Redis keeps nothing.
"""

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USER = "postgres"  # runs PostgreSQL when we are root, since it refuses to run as root
PATIENCE = 120.0  # seconds for a service to start or stop: after a crash all that tests made is read again
HERE = "127.0.0.1"


class Missing(SystemExit):
    def __init__(self, program: str, package: str) -> None:
        super().__init__(f"{program} is not installed. On Debian: apt-get install {package}.")


class Services:
    """Both services of one folder; each can be restarted at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ports = json.loads((folder / "ports.json").read_text())
        self._postgres_port, self._redis_port = ports["postgres"], ports["redis"]
        self._fsync = ports["fsync"]

    @property
    def postgres_url(self) -> str:
        return self.database("postgres")

    @property
    def redis_url(self) -> str:
        return f"redis://{HERE}:{self._redis_port}/0"

    def database(self, name: str) -> str:
        return f"postgresql://ninelives@{HERE}:{self._postgres_port}/{name}"

    def make_database(self, name: str, template: str = "template1") -> str:
        """Make a database that is a copy of another one, to which nobody may be connected."""
        place = ["-h", HERE, "-p", str(self._postgres_port), "-U", "ninelives"]
        _run(self.folder, "createdb", *place, "-T", template, name)
        return self.database(name)

    @property
    def redis_pid(self) -> int:
        return int(self._redis_pid.read_text())

    @property
    def postgres_pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def start_postgres(self) -> None:
        where = f"-p {self._postgres_port} -c listen_addresses={HERE} -c unix_socket_directories="
        where += f" -c fsync={self._fsync}"
        as_user(
            self.folder, "pg_ctl", "-D", "data", "-l", "data/log", "-t", str(int(PATIENCE)), "-o", where, "-w", "start"
        )

    def stop_postgres(self, mode: str = "fast") -> None:
        """Stop it, by default cleanly; `immediate` is a crash."""
        as_user(self.folder, "pg_ctl", "-D", "data", "-m", mode, "-t", str(int(PATIENCE)), "-w", "stop")

    @property
    def postgres_processes(self) -> list[int]:
        """All its processes: they run in the folder of its data."""
        return _processes_in(self.folder / "data")

    def kill_postgres(self) -> None:
        """Kill its first process without a word: the others notice and go."""
        os.kill(self.postgres_pid, signal.SIGKILL)
        wait_for(lambda: not self.postgres_processes)
        (self.folder / "data" / "postmaster.pid").unlink()  # where nobody reaps the dead, they would count as alive

    def restart_postgres(self, mode: str = "fast") -> None:
        self.stop_postgres(mode)
        self.start_postgres()

    def start_redis(self) -> None:
        """Start it, unless it runs."""
        place = ["--bind", HERE, "--port", str(self._redis_port), "--dir", str(self.folder), "--daemonize", "yes"]
        keep_nothing = ["--save", "", "--appendonly", "no", "--pidfile", str(self._redis_pid)]
        if not _answers(self._redis_port):
            _run(self.folder, "redis-server", *place, *keep_nothing)
        wait_for(lambda: _answers(self._redis_port))

    def stop_redis(self) -> None:
        self.signal_redis(signal.SIGTERM)
        wait_for(lambda: not _answers(self._redis_port))

    def kill_redis(self) -> None:
        self.signal_redis(signal.SIGKILL)
        wait_for(lambda: not _answers(self._redis_port))

    def signal_redis(self, sent: signal.Signals) -> None:
        os.kill(self.redis_pid, sent)

    def start(self) -> None:
        self.start_postgres()
        self.start_redis()

    def stop(self) -> None:
        if _answers(self._postgres_port):
            self.stop_postgres()
        if _answers(self._redis_port):
            self.stop_redis()

    @property
    def _redis_pid(self) -> Path:
        return self.folder / "redis.pid"


def set_up(folder: Path, fsync: str = "on") -> Services:
    """Create an empty PostgreSQL in the folder, choose ports, and start both services, or neither."""
    path_of("redis-server")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    own_folder(folder / "data")
    as_user(
        folder, "initdb", "-D", "data", "-U", "ninelives", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"
    )
    services = placed(folder, fsync)
    try:
        services.start()
    except BaseException:
        services.stop()
        raise
    return services


def own_folder(folder: Path) -> None:
    """Make a folder that PostgreSQL may write to."""
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(folder, _user(), _user())


def placed(folder: Path, fsync: str = "on") -> Services:
    """Choose ports for the services of a folder."""
    postgres, redis = free_ports(2)
    (folder / "ports.json").write_text(json.dumps({"postgres": postgres, "redis": redis, "fsync": fsync}))
    return Services(folder)


@contextmanager
def running(fsync: str = "on") -> Iterator[Services]:
    """Both services, in a folder that is removed with them."""
    folder = Path(tempfile.mkdtemp(prefix="ninelives-services-"))
    try:
        services = set_up(folder, fsync)
        try:
            yield services
        finally:
            services.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def as_user(folder: Path, program: str, *words: str) -> None:
    """Run a program of PostgreSQL as a user that it accepts."""
    _run(folder, program, *words, user=_user() if os.geteuid() == 0 else None)


def _run(folder: Path, program: str, *words: str, user: str | None = None) -> None:
    log = folder / "services.log"
    with log.open("a") as out:
        done = subprocess.run(  # noqa: S603 - a program that we looked for
            [path_of(program), *words],
            cwd=folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            check=False,
        )
    if done.returncode != 0:
        raise SystemExit(f"{program} failed; {log} says why:\n{log.read_text()[-1000:]}")


def path_of(name: str) -> str:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, versions)))
    if found is None:
        raise Missing(name, "redis-server" if name == "redis-server" else "postgresql")
    return found


def _user() -> str:
    try:
        return pwd.getpwnam(USER).pw_name
    except KeyError:
        raise Missing(f"PostgreSQL refuses to run as root, and the user {USER}", "postgresql") from None


def free_ports(number: int) -> list[int]:
    taken = [socket.create_server((HERE, 0)) for _ in range(number)]
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


def _processes_in(folder: Path) -> list[int]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile, or is none of ours
            if (process / "cwd").resolve(strict=True) == folder.resolve():
                found.append(int(process.name))
    return found


def _answers(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex((HERE, port)) == 0


def wait_for(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > end:
            raise SystemExit("a service did not start or stop in time.")
        time.sleep(0.01)


def _addresses(services: Services) -> str:
    return json.dumps({"postgres": services.postgres_url, "redis": services.redis_url})


def main(command: str, *folder: str) -> None:
    if command == "run":
        with running() as services:
            print(_addresses(services), flush=True)
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with suppress(KeyboardInterrupt):
                signal.pause()
    elif command == "start" and folder:
        print(_addresses(set_up(Path(folder[0]).resolve())))
    elif command == "stop" and folder:
        Services(Path(folder[0]).resolve()).stop()
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["help"]))
