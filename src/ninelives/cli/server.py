"""The command that opens a server."""

import argparse
import os

from ninelives.cli.arguments import Commands, number
from ninelives.core.errors import NineLivesError

MOST_WORKERS = 64
SLOWEST_PACE = 60
# Addresses may hold passwords, and every user of a machine can read its command lines: so these can be set here too.
DATABASE = "NINELIVES_DATABASE"
REDIS = "NINELIVES_REDIS"
A_FILE = "sqlite:///ninelives.db"

HELP = {
    "host": "0.0.0.0 lets phones in the same network come (default: this machine only)",
    "port": "where to listen; 0 takes any that is free (default: %(default)s)",
    "database": f"sqlite:///FILE, postgresql://… or memory: (default: ${DATABASE}, or {A_FILE})",
    "redis": f"redis://…; needed when several processes serve (default: ${REDIS})",
    "address": "what links say, where a proxy stands in front",
    "workers": "processes that serve on this port (default: 1)",
    "thinkers": "worker processes that each of them keeps for bots (default: 1)",
    "origin": "another site whose pages may talk to this server; repeat at will",
    "pace": "seconds a bot takes for a move (default: %(default)s)",
    "metrics": "let other machines read /metrics too; behind a proxy that shows it to nobody",
    "mask": "seconds before an answer to another's move is taken: quickness shall tell nothing (default: %(default)s)",
}


def _add_serve(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="open tables for browsers and programs, on this machine or a network")
    parser.add_argument("--host", default="127.0.0.1", help=HELP["host"])
    parser.add_argument("--port", type=_port, default=8000, help=HELP["port"])
    database, redis = os.environ.get(DATABASE) or A_FILE, os.environ.get(REDIS) or None  # set but empty is not set
    parser.add_argument("--database", default=database, metavar="URL", help=HELP["database"])
    parser.add_argument("--redis", default=redis, metavar="URL", help=HELP["redis"])
    parser.add_argument("--address", default="", metavar="URL", help=HELP["address"])
    parser.add_argument("--workers", type=_workers, default=1, help=HELP["workers"])
    parser.add_argument("--thinkers", type=_workers, default=1, help=HELP["thinkers"])
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
        from ninelives.server.runtime.settings import Settings  # noqa: PLC0415 - as above
        from ninelives.server.serve import serve  # noqa: PLC0415 - as above
        from ninelives.tables.timing import Pace  # noqa: PLC0415 - a shell, only when asked for
    except ModuleNotFoundError as fault:
        raise NineLivesError(
            f"Serving needs more parts ({fault.name}): install ninelives with its extra, as in pip install '.[server]'."
        ) from fault
    if options.workers > 1 and (options.redis is None or not options.database.startswith("postgresql")):
        raise NineLivesError("Several processes share a log and a bus: --database postgresql://… --redis redis://…")
    if options.address and not options.address.startswith(("http://", "https://")):
        raise NineLivesError("--address is what people type to come here, as in https://cats.example.org.")
    settings = Settings(
        host=options.host,
        port=options.port,
        database=options.database,
        redis=options.redis,
        address=options.address.rstrip("/"),
        workers=options.workers,
        bot_workers=options.thinkers,
        pace=Pace(options.pace, options.mask),
        origins=frozenset(options.origin),
        metrics_for_all=options.metrics_for_all,
    )
    serve(settings)
    return 0
