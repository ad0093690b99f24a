"""The commands `serve` and `site`."""

import argparse
import os
from pathlib import Path

from ninelives.cli.arguments import Commands, number, share
from ninelives.core.errors import NineLivesError

MOST_WORKERS = 64
SLOWEST_PACE = 60
LONGEST_REST = 3650
DAY = 86_400.0  # seconds
# Addresses may hold passwords, and every user of a machine can read its command lines: the environment is private.
DATABASE = "NINELIVES_DATABASE"
REDIS = "NINELIVES_REDIS"
A_FILE = "sqlite:///ninelives.db"

HELP = {
    "host": "address to listen on; 0.0.0.0 lets phones in the same network connect (default: this machine only)",
    "port": "port to listen on; 0 takes any free port (default: %(default)s)",
    "database": f"sqlite:///FILE, postgresql://… or memory: (default: ${DATABASE}, or {A_FILE})",
    "redis": f"redis://…; needed when several processes serve (default: ${REDIS})",
    "address": "the public address, for links behind a proxy",
    "workers": "server processes on this port (default: %(default)s)",
    "bot-workers": "bot workers per server process (default: %(default)s)",
    "origin": "another site whose pages may connect to this server; may be repeated",
    "pace": "seconds per move of a bot (default: %(default)s)",
    "rest": "days after a match until what is left of it is put away, if nothing else happens (default: %(default)s)",
    "admin": "a second address for those who run the server, as in 127.0.0.1:9000: then /metrics, /ready and the page "
    "/host are there alone (default: they are at the first)",
    "traces": "tell a collector of OpenTelemetry where the time of moves goes, as in http://127.0.0.1:4318/v1/traces",
    "traced": "the share of commands that are traced, from 0 to 1 (default: %(default)s)",
    "push": "a push service besides the known ones that messages to devices may go to; may be repeated",
    "no-push": "send no messages to devices",
    "names": "a list of words that no name may hold (default: the one that comes along)",
    "folder": "a new folder",
    "at": "where it will lie on its host, as in /cats/; needed for 404.html alone (default: %(default)s)",
    "server": "where online tables are, so that people can join them by their code",
    "mask": "seconds before an answer to another's move is accepted: speed must reveal nothing (default: %(default)s)",
}


def _add_serve(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve tables to browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help=HELP["host"])
    parser.add_argument("--port", type=_port, default=8000, help=HELP["port"])
    parser.add_argument("--admin-listen", type=_listener, metavar="HOST:PORT", help=HELP["admin"])
    parser.add_argument("--database", metavar="URL", help=HELP["database"])
    parser.add_argument("--redis", metavar="URL", help=HELP["redis"])
    parser.add_argument("--address", default="", metavar="URL", help=HELP["address"])
    parser.add_argument("--workers", type=_workers, default=1, help=HELP["workers"])
    parser.add_argument("--bot-workers", type=_workers, default=1, help=HELP["bot-workers"])
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=HELP["origin"])
    parser.add_argument("--pace", type=_seconds, default=1.2, help=HELP["pace"])
    parser.add_argument("--mask", type=_seconds, default=1.0, help=HELP["mask"])
    parser.add_argument("--rest", type=_days, default=7.0, metavar="DAYS", help=HELP["rest"])
    parser.add_argument("--names", default="", metavar="FILE", help=HELP["names"])
    parser.add_argument("--push-service", action="append", default=[], metavar="HOST", help=HELP["push"])
    parser.add_argument("--no-push", action="store_true", help=HELP["no-push"])
    parser.add_argument("--traces", default="", metavar="URL", help=HELP["traces"])
    parser.add_argument("--traced", type=share, default=0.01, metavar="SHARE", help=HELP["traced"])
    parser.set_defaults(run=_serve)


def _add_site(commands: Commands) -> None:
    parser = commands.add_parser(
        "site", help="write a folder for any static host: all of its tables are in the browser"
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help=HELP["folder"])
    parser.add_argument("--at", default="/", metavar="PATH", help=HELP["at"])
    parser.add_argument("--server", default="", metavar="URL", help=HELP["server"])
    parser.set_defaults(run=_site)


SERVER_COMMANDS = (_add_serve, _add_site)


def _port(word: str) -> int:
    return int(number(word, 65535, "port"))


def _listener(word: str) -> tuple[str, int]:
    """Parse HOST:PORT; an IPv6 address has brackets around it."""
    host, _, port = word.rpartition(":")
    bare = host.removeprefix("[").removesuffix("]")
    if not bare or (":" in bare and bare == host):
        raise argparse.ArgumentTypeError(f"{word!r} should be HOST:PORT, as in 127.0.0.1:9000 or [::1]:9000")
    return bare, _port(port)


def _workers(word: str) -> int:
    return int(number(word, MOST_WORKERS, "number of processes"))


def _seconds(word: str) -> float:
    return number(word, SLOWEST_PACE, "number of seconds")


def _days(word: str) -> float:
    return number(word, LONGEST_REST, "number of days")


def _serve(options: argparse.Namespace) -> int:
    try:
        from ninelives.server.serve import serve  # noqa: PLC0415 - as above
        from ninelives.server.settings import PUSH_SERVICES, Address, Settings  # noqa: PLC0415 - imported only by this command
        from ninelives.tables.timing import Pace  # noqa: PLC0415 - as above
    except ModuleNotFoundError as fault:
        raise extra_missing("serve", fault) from fault
    redis = options.redis or os.environ.get(REDIS, "")
    database = database_in(options)
    if options.workers > 1 and not (redis and database.startswith("postgresql://")):
        raise NineLivesError("Several server processes need --database postgresql://… and --redis redis://…")
    if options.address and not _is_address(options.address):
        raise NineLivesError("--address is the public address, as in https://cats.example.org.")
    if options.traces and not _is_address(options.traces):
        raise NineLivesError("--traces is the address of a collector, as in http://127.0.0.1:4318/v1/traces.")
    settings = Settings(
        host=options.host,
        port=options.port,
        database=database,
        redis=redis,
        address=options.address.rstrip("/"),
        workers=options.workers,
        bot_workers=options.bot_workers,
        pace=Pace(options.pace, options.mask, rest=DAY * options.rest),
        origins=frozenset(options.origin),
        names=options.names,
        push_services=frozenset() if options.no_push else PUSH_SERVICES.union(options.push_service),
        admin=options.admin_listen and Address(*options.admin_listen),
        traces=options.traces,
        traced=options.traced,
    )
    serve(settings)
    return 0


def _site(options: argparse.Namespace) -> int:
    try:
        from ninelives.server.site import write_site  # noqa: PLC0415 - imported only by this command
    except ModuleNotFoundError as fault:
        raise extra_missing("site", fault) from fault
    if not (options.at.startswith("/") and options.at.endswith("/")):
        raise NineLivesError("--at begins and ends with a slash, as in /cats/.")
    if options.server and not _is_address(options.server):
        raise NineLivesError("--server is an address, as in https://cats.example.org.")
    write_site(options.folder, options.at, options.server.rstrip("/"))
    print(f"The site is in {options.folder}. Try it: python -m http.server --directory {options.folder}")
    return 0


def database_in(options: argparse.Namespace) -> str:
    """Return where the store is; an empty value of the environment counts as unset."""
    return str(options.database or os.environ.get(DATABASE) or A_FILE)


def extra_missing(command: str, fault: ModuleNotFoundError) -> NineLivesError:
    return NineLivesError(
        f"`{command}` needs {fault.name}: install ninelives with its extra, as in pip install '.[server]'."
    )


def _is_address(word: str) -> bool:
    return word.startswith(("http://", "https://"))
