"""One session at the terminal: the secret, the salt, the greeting, and the record."""

import secrets
import shlex
import sys
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ninelives.bots.cats import NAMES, RANDOM, bot_named, temper_of, usual_bot
from ninelives.core.chance import SECRET_BYTES, Secret
from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame, Names
from ninelives.core.line import is_clean, tidy
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.terminal.output import say
from ninelives.terminal.prompt import Left, PromptLoop, commands, read_line

GUEST = "Guest"
TERMINAL_PACE = 0.25  # seconds per line on a terminal


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
    say(f"{game.title}\n{game.credits}\n")
    match: Match[Any, Any, Any] | None = None
    try:
        secret = _secret(settings)
        match = Match(game, options, seats, secret=secret, names=_names(settings.name, seats))
        say(f"You sit at seat 0 with {_company(level, seats - 1)}. {commands(match)}")
        say("\n".join([*_introduced(level, match.names[1:]), ""]))
        pace = settings.pace if settings.pace is not None else TERMINAL_PACE * sys.stdout.isatty()
        bots = {seat: bot_named(game, level, temper_of(name)) for seat, name in enumerate(match.names) if seat}
        PromptLoop(match, 0, bots, pace, settings.seed or secret.data.hex()).play()
        say(f"\nThe secret was {secret.data.hex()}.")
    except (Left, KeyboardInterrupt):
        say("You leave the table. Come back soon.")
    finally:
        if settings.file is not None:
            _keep(match, settings.file)


def _company(level: str, number: int) -> str:
    """Return who the others are: 3 tabbies, or 2 random bots."""
    word = "random bot" if level == RANDOM else level
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"a {word}" if number == 1 else f"{number} {plural}"


def _introduced(level: str, names: Names) -> list[str]:
    """Return what each cat is like to sit with. Random play has no temper."""
    return [] if level == RANDOM else [f"  {name}: {temper_of(name).line}" for name in names]


def _names(name: str, seats: int) -> Names:
    """Return the names of all seats, the person's first. They are distinct, and nobody is called "you"."""
    wanted = tidy(name)
    mine = wanted if is_clean(wanted) and wanted.lower() != "you" else GUEST
    return (mine, *[bot for bot in NAMES if bot != mine][: seats - 1])


def _secret(settings: SessionSettings) -> Secret:
    """Make the secret and publish its commitment; only then ask for the salt, so that neither depends on the other."""
    seeded = sha256(f"ninelives play {settings.seed}".encode(errors="surrogateescape")).digest()
    data = secrets.token_bytes(SECRET_BYTES) if settings.seed is None else seeded
    say(f"Every deal is fixed by a secret with this commitment:\n{Secret(data).commitment}")
    if not settings.salted:
        return Secret(data)
    say("Add words of your own to every deal:")
    words = tidy(read_line())
    return Secret(data, words if is_clean(words) else "")


def _claim(file: str) -> None:
    """Create the file now: a fault must not show after a whole match."""
    try:
        Path(file).open("x").close()
    except FileExistsError as fault:
        raise NineLivesError(f"{file} exists already. Choose another name for the record.") from fault
    except OSError as fault:
        raise NineLivesError(f"{file} cannot be written: {fault.strerror}.") from fault


def _keep(match: Match[Any, Any, Any] | None, file: str) -> None:
    if match is None:
        Path(file).unlink()
        return
    Path(file).write_text(record(match).write(), encoding="utf-8")
    check = f"Verify it with: ninelives verify {shlex.quote(file)}" if match.outcome else "It ends where you left."
    say(f"The record is in {file}. {check}")
