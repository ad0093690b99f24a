"""The command `host`: guard the door of a server, by its database. A log says who did what, and why."""

import argparse
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import Commands
from ninelives.cli.server import DATABASE, database_in, extra_missing

if TYPE_CHECKING:
    from ninelives.server.features.moderation.admin_cli import AdminCli
    from ninelives.server.features.moderation.store import AuditEntry

type AdminWork = Callable[["AdminCli", argparse.Namespace], Awaitable[str]]

UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}  # seconds
A_PERSON: Final = "a person's number, as reports show it"
BANNED: Final = f"{A_PERSON}, or a range of addresses: 203.0.113.0/24"
HELP: Final = {
    "status": "print what is in force: bans, an announcement, read-only, open reports",
    "reports": "list the reports that are open",
    "log": "list what operators did, the newest first",
    "keys": "list who has a key for the page /host",
    "key": "make a key for the page /host; it is shown once",
    "revoke": "let all keys of somebody count no more",
    "ban": "let a person, or everybody from a range of addresses, play no more",
    "unban": "end a ban",
    "rename": "give a person another name",
    "close": "close a table: everybody there is sent away",
    "announce": "tell everybody something, on every page; without TEXT, no more",
    "read-only": "take in no new tables, matches or people; matches that run go on",
    "open": "take them in again",
    "settle": "close a report",
    "restored": "say that a backup was restored: running matches are called off, and everybody is signed out",
}


def add_host(commands: Commands) -> None:
    parser = commands.add_parser("host", help="guard the door of a server: bans, reports, announcements, and their log")
    kinds = parser.add_subparsers(required=True, metavar="WHAT")
    for kind, work in {"status": _status, "reports": _reports, "log": _log, "keys": _keys}.items():
        _add(kinds, kind, work)
    for kind, subject in {"revoke": "NAME", "unban": "WHO", "close": "CODE", "settle": "REPORT"}.items():
        _add_act(kinds, kind).add_argument("subject", metavar=subject)
    for kind in ("read-only", "open"):
        _add_act(kinds, kind)
    key = _add(kinds, "key", _key)
    key.add_argument("subject", metavar="NAME", help="of whoever gets it; it stands in the log")
    _add_reason(key, required=False)
    ban = _add_act(kinds, "ban")
    ban.add_argument("subject", metavar="WHO", help=BANNED)
    ban.add_argument(
        "--for", dest="seconds", type=_seconds, metavar="TIME", help="30m, 12h, 7d or 4w; without, for good"
    )
    rename = _add_act(kinds, "rename")
    rename.add_argument("subject", metavar="WHO", help=A_PERSON)
    rename.add_argument("detail", metavar="NAME")
    restored = _add_act(kinds, "restored")
    restored.add_argument(
        "--keep-sessions",
        dest="detail",
        action="store_const",
        const="keep sessions",
        default="",
        help="let everybody stay signed in, also where they had signed out since the backup",
    )
    _add_act(kinds, "announce").add_argument("detail", metavar="TEXT", nargs="?", default="")


def _add(kinds: Commands, kind: str, work: AdminWork) -> argparse.ArgumentParser:
    parser = kinds.add_parser(kind, help=HELP[kind])
    parser.add_argument("--database", metavar="URL", help=f"of the server (default: ${DATABASE})")
    parser.set_defaults(run=_run, work=work, kind=kind, subject="", detail="", seconds=None)
    return parser


def _add_act(kinds: Commands, kind: str) -> argparse.ArgumentParser:
    parser = _add(kinds, kind, _act)
    _add_reason(parser, required=True)
    return parser


def _add_reason(parser: argparse.ArgumentParser, *, required: bool) -> None:
    parser.add_argument(
        "--reason", required=required, default="A key was asked for.", help="stands in the log; a banned person is told"
    )
    parser.add_argument(
        "--as", dest="operator", metavar="NAME", help="who you are, for the log (default: your account here)"
    )


def _seconds(word: str) -> float:
    unit = UNITS.get(word[-1:])
    if unit is None or not word[:-1].isdecimal() or int(word[:-1]) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} should be a time, as in 30m, 12h, 7d or 4w")
    return int(word[:-1]) * unit


def _run(options: argparse.Namespace) -> int:
    import asyncio  # noqa: PLC0415 - imported only by this command

    try:
        from ninelives.server.features.moderation.admin_cli import name_of_database, open_admin_cli  # noqa: PLC0415 - as above
    except ModuleNotFoundError as fault:
        raise extra_missing("host", fault) from fault

    database = database_in(options)

    async def work() -> str:
        async with open_admin_cli(database) as office:
            told: str = await options.work(office, options)
            return told

    print(asyncio.run(work()))
    print(f"Database: {name_of_database(database)}", file=sys.stderr)
    return 0


def _operator(options: argparse.Namespace) -> str:
    from getpass import getuser  # noqa: PLC0415 - as above

    return str(options.operator or getuser())


async def _act(office: "AdminCli", options: argparse.Namespace) -> str:
    from ninelives.server.features.moderation.service import AdminAction  # noqa: PLC0415 - as above

    wanted = AdminAction(options.kind, options.reason, options.subject, options.detail, options.seconds)
    return _line(await office.act(_operator(options), wanted))


async def _key(office: "AdminCli", options: argparse.Namespace) -> str:
    key = await office.make_key(_operator(options), options.subject, options.reason)
    return f"{key}\nThis is the key of {options.subject} for the page /host. It is shown only now."


async def _status(office: "AdminCli", _options: argparse.Namespace) -> str:
    policy = office.policy
    lines = [
        f"read-only:    {'yes' if policy.read_only else 'no'}",
        f"announcement: {policy.announcement or 'none'}",
        f"open reports: {len(await office.reports())}",
        f"bans:         {len(office.bans())}",
    ]
    return "\n".join([*lines, *[f"  {_line(ban)}" for ban in office.bans()]])


async def _reports(office: "AdminCli", _options: argparse.Namespace) -> str:
    lines = [
        f"{report.number}  {_date(report.at)}  {report.kind}: {report.name} ({report.who:x})  "
        f"table {report.table}  match {report.match or 'none yet'}  {report.words}".rstrip()
        for report in await office.reports()
    ]
    return "\n".join(lines or ["No report is open."])


async def _log(office: "AdminCli", _options: argparse.Namespace) -> str:
    return "\n".join([_line(act) for act in await office.acts()] or ["No operator has done anything yet."])


async def _keys(office: "AdminCli", _options: argparse.Namespace) -> str:
    return "\n".join([f"{_date(key.made)}  {key.operator}" for key in await office.keys()] or ["Nobody has a key."])


def _line(act: "AuditEntry") -> str:
    about = " ".join([word for word in (act.kind, act.subject, act.detail) if word])
    end = f" {_end(act.until)}" if act.kind == "ban" else ""
    return f"{act.number}  {_date(act.at)}  {act.operator}: {about}{end} (why: {act.reason})"


def _end(until: float) -> str:
    from ninelives.server.storage import FOREVER  # noqa: PLC0415 - as above

    return "for good" if until >= FOREVER else f"until {_date(until)}"


def _date(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


HOST_COMMANDS = (add_host,)
