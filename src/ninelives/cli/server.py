"""The command `serve`."""

import argparse
import os

from ninelives.cli.arguments import Commands, number
from ninelives.core.errors import NineLivesError

MOST_WORKERS = 64
SLOWEST_PACE = 60
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
    "metrics": "let other machines read /metrics; only behind a proxy that hides it",
    "mask": "seconds before an answer to another's move is accepted: speed must reveal nothing (default: %(default)s)",
}


def _add_serve(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve tables to browsers and programs")
    parser.add_argument("--host", default="127.0.0.1", help=HELP["host"])
    parser.add_argument("--port", type=_port, default=8000, help=HELP["port"])
    database, redis = (
        os.environ.get(DATABASE) or A_FILE,
        os.environ.get(REDIS) or None,
    )  # an empty value counts as unset
    parser.add_argument("--database", default=database, metavar="URL", help=HELP["database"])
    parser.add_argument("--redis", default=redis, metavar="URL", help=HELP["redis"])
    parser.add_argument("--address", default="", metavar="URL", help=HELP["address"])
    parser.add_argument("--workers", type=_workers, default=1, help=HELP["workers"])
    parser.add_argument("--bot-workers", type=_workers, default=1, help=HELP["bot-workers"])
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=HELP["origin"])
    parser.add_argument("--pace", type=_seconds, default=1.2, help=HELP["pace"])
    parser.add_argument("--mask", type=_seconds, default=1.0, help=HELP["mask"])
    parser.add_argument("--metrics-for-all", action="store_true", help=HELP["metrics"])
    parser.set_defaults(run=_serve)


SERVER_COMMANDS = (_add_serve,)


def _port(word: str) -> int:
    return int(number(word, 65535, "port"))


def _workers(word: str) -> int:
    return int(number(word, MOST_WORKERS, "number of processes"))


def _seconds(word: str) -> float:
    return number(word, SLOWEST_PACE, "number of seconds")


def _serve(options: argparse.Namespace) -> int:
    try:
        from ninelives.server.runtime.settings import Settings  # noqa: PLC0415 - imported only by this command
        from ninelives.server.serve import serve  # noqa: PLC0415 - as above
        from ninelives.tables.timing import Pace  # noqa: PLC0415 - as above
    except ModuleNotFoundError as fault:
        raise NineLivesError(
            f"`serve` needs {fault.name}: install ninelives with its extra, as in pip install '.[server]'."
        ) from fault
    if options.workers > 1 and (options.redis is None or not options.database.startswith("postgresql")):
        raise NineLivesError("Several server processes need --database postgresql://… and --redis redis://…")
    if options.address and not options.address.startswith(("http://", "https://")):
        raise NineLivesError("--address is the public address, as in https://cats.example.org.")
    settings = Settings(
        host=options.host,
        port=options.port,
        database=options.database,
        redis=options.redis,
        address=options.address.rstrip("/"),
        workers=options.workers,
        bot_workers=options.bot_workers,
        pace=Pace(options.pace, options.mask),
        origins=frozenset(options.origin),
        metrics_for_all=options.metrics_for_all,
    )
    serve(settings)
    return 0
