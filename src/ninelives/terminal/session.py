"""One session at the terminal: the secret, the salt, the greeting, and the record."""

import secrets
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ninelives.bots.cats import NAMES, RANDOM, bot_named, temper_of, usual_bot
from ninelives.core.chance import SECRET_BYTES, Secret
from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame, Names
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext, ngettext_noop
from ninelives.core.line import is_clean, tidy
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.terminal.output import say
from ninelives.terminal.prompt import Left, PromptLoop, commands, read_line

GUEST: Final = "Guest"
TERMINAL_PACE: Final = 0.25  # seconds per line on a terminal
_COMPANY: Final[Mapping[str, tuple[str, str]]] = {
    RANDOM: ngettext_noop("You sit at seat 0 with a random bot.", "You sit at seat 0 with {n} random bots."),
    "kitten": ngettext_noop("You sit at seat 0 with a kitten.", "You sit at seat 0 with {n} kittens."),
    "tabby": ngettext_noop("You sit at seat 0 with a tabby.", "You sit at seat 0 with {n} tabbies."),
    "panther": ngettext_noop("You sit at seat 0 with a panther.", "You sit at seat 0 with {n} panthers."),
}
_OTHER_COMPANY: Final = ngettext_noop("You sit at seat 0 with a {level}.", "You sit at seat 0 with {n} {level}s.")


@dataclass(frozen=True)
class SessionSettings:
    """The settings of a session, apart from the rules of the match."""

    name: str = GUEST
    bots: str | None = None
    seed: str | None = None
    salted: bool = False
    file: str | None = None
    pace: float | None = None


def play_session(game: AnyGame, options: Options, seats: int, settings: SessionSettings) -> None:
    """Play a match of one person against bots. The record, if asked for, is kept however they leave."""
    level = settings.bots or usual_bot(game)
    bot_named(game, level)  # refuses an unknown level
    game.start(options, seats)  # refuses bad options before a file is created or a greeting printed
    if settings.file is not None:
        _claim(settings.file)
    say(f"{game.title}\n{_(game.credits)}\n")
    match: Match[Any, Any, Any] | None = None
    try:
        secret = _secret(settings)
        match = Match(game, options, seats, secret=secret, names=_names(settings.name, seats))
        say(f"{_company(level, seats - 1)} {commands(match)}")
        say("\n".join([*_introduced(level, match.names[1:]), ""]))
        pace = settings.pace if settings.pace is not None else TERMINAL_PACE * sys.stdout.isatty()
        bots = {seat: bot_named(game, level, temper_of(name)) for seat, name in enumerate(match.names) if seat}
        PromptLoop(match, 0, bots, pace, settings.seed or secret.data.hex()).play()
        say(f"\n{_('The secret was {secret}.', secret=secret.data.hex())}")
    except (Left, KeyboardInterrupt):
        say(_("You leave the table. Come back soon."))
    finally:
        if settings.file is not None:
            _keep(match, settings.file)


def _company(level: str, number: int) -> str:
    """Return who the others are, such as 3 tabbies; a game may have levels of its own."""
    return ngettext(*_COMPANY.get(level, _OTHER_COMPANY), number, level=level)


def _introduced(level: str, names: Names) -> list[str]:
    """Return what each cat is like to sit with. Random play has no temper."""
    return [] if level == RANDOM else [f"  {name}: {_(temper_of(name).line)}" for name in names]


def _names(name: str, seats: int) -> Names:
    """Return the names of all seats, the person's first. They are distinct, and nobody is called "you"."""
    wanted = tidy(name)
    mine = wanted if is_clean(wanted) and wanted.lower() not in {"you", _("you")} else GUEST
    return (mine, *[bot for bot in NAMES if bot != mine][: seats - 1])


def _secret(settings: SessionSettings) -> Secret:
    """Make the secret and publish its commitment; only then ask for the salt, so that neither depends on the other."""
    seeded = sha256(f"ninelives play {settings.seed}".encode(errors="surrogateescape")).digest()
    data = secrets.token_bytes(SECRET_BYTES) if settings.seed is None else seeded
    say(f"{_('Every deal is fixed by a secret with this commitment:')}\n{Secret(data).commitment}")
    if not settings.salted:
        return Secret(data)
    say(_("Add words of your own to every deal:"))
    words = tidy(read_line())
    return Secret(data, words if is_clean(words) else "")


def _claim(file: str) -> None:
    """Create the file now: a fault must not show after a whole match."""
    try:
        Path(file).open("x").close()
    except FileExistsError as fault:
        raise NineLivesError("{file} exists already. Choose another name for the record.", file=file) from fault
    except OSError as fault:
        raise NineLivesError("{file} cannot be written: {reason}.", file=file, reason=fault.strerror) from fault


def _keep(match: Match[Any, Any, Any] | None, file: str) -> None:
    if match is None:
        Path(file).unlink()
        return
    Path(file).write_text(record(match).write(), encoding="utf-8")
    if match.outcome is None:
        say(_("The record is in {file}. It ends where you left.", file=file))
    else:
        command = f"ninelives verify {shlex.quote(file)}"
        say(_("The record is in {file}. Verify it with: {command}", file=file, command=command))
