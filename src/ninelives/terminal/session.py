"""One session at the terminal: the secret, the salt, the greeting, and the record."""

import secrets
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from ninelives.bots.bot import next_move
from ninelives.bots.cats import NAMES, RANDOM, bot_named, bots_beside, temper_of, usual_bot
from ninelives.core.chance import SECRET_BYTES, FastDraw, Secret
from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame, Names
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext, ngettext_noop
from ninelives.core.line import is_clean, tidy
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.daily import LEVEL, OPEN_KEY, PERSON, SEATS, check_game, day_at, reply, secret_of
from ninelives.hosting.clock import SYSTEM_CLOCK
from ninelives.terminal.output import say
from ninelives.terminal.prompt import Left, PromptLoop, commands, read_line

type PlayedMatch = Match[Any, Any, Any]

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

    @property
    def line_pace(self) -> float:
        """Return how long to pause after each line: not at all where nobody reads along."""
        return self.pace if self.pace is not None else TERMINAL_PACE * sys.stdout.isatty()


def play_session(game: AnyGame, options: Options, seats: int, settings: SessionSettings) -> None:
    """Play a match of one person against bots."""
    level = settings.bots or usual_bot(game)
    bot_named(game, level)  # refuses an unknown level
    game.start(options, seats)  # refuses bad options before a file is created or a greeting printed
    with _kept(settings.file) as keep:
        say(f"{game.title}\n{_(game.credits)}\n")
        secret = _secret(settings)
        match: PlayedMatch = Match(game, options, seats, secret=secret, names=_names(settings.name, seats))
        keep(match)
        _greet(match, level)
        bots = bots_beside(game, level, match.names)
        draw = FastDraw(Random(settings.seed or secret.data.hex()).random)  # noqa: S311 - for bots only
        PromptLoop(match, 0, partial(next_move, match, bots, draw), settings.line_pace).play()
        say(f"\n{_('The secret was {secret}.', secret=secret.data.hex())}")


def play_daily(game: AnyGame, settings: SessionSettings) -> None:
    """Play the deal of today: the same cards for everybody, against the same three cats with the same luck."""
    check_game(game)
    day = day_at(SYSTEM_CLOCK.wall())
    secret = secret_of(OPEN_KEY, day, game.key)
    with _kept(settings.file) as keep:
        say(f"{game.title}\n{_(game.credits)}\n")
        say(_("The deal of {day}: everybody gets these cards, so play it once.", day=day))
        match: PlayedMatch = Match(game, game.choose(), SEATS, secret=secret, names=_daily_names(settings.name))
        keep(match)
        _greet(match, LEVEL)
        cats = bots_beside(game, LEVEL, match.names)
        PromptLoop(match, PERSON, partial(reply, match, cats, secret), settings.line_pace, hints=False).play()
        if match.outcome is not None:
            rank = match.outcome.ranks[PERSON]
            say("\n" + _("{title}, {day}: place {rank} of {seats}", title=game.title, day=day, rank=rank, seats=SEATS))


def _greet(match: PlayedMatch, level: str) -> None:
    say(f"{_company(level, match.seats - 1)} {commands(match)}")
    say("\n".join([*_introduced(level, match.names[1:]), ""]))


@contextmanager
def _kept(file: str | None) -> Iterator[Callable[[PlayedMatch], None]]:
    """Keep the record of the match that is told of, if there is a file for it, however the person leaves."""
    if file is not None:
        _claim(file)
    matches: list[PlayedMatch] = []
    try:
        yield matches.append
    except (Left, KeyboardInterrupt):
        say(_("You leave the table. Come back soon."))
    finally:
        if file is not None:
            _keep(matches, file)


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


def _daily_names(name: str) -> Names:
    """Return the names of a deal of the day. Cats keep theirs, whatever the person is called."""
    cats = NAMES[: SEATS - 1]
    return (GUEST if name in cats else _names(name, 1)[0], *cats)


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


def _keep(matches: list[PlayedMatch], file: str) -> None:
    if not matches:
        Path(file).unlink()
        return
    match = matches[-1]
    Path(file).write_text(record(match).write(), encoding="utf-8")
    if match.outcome is None:
        say(_("The record is in {file}. It ends where you left.", file=file))
    else:
        command = f"ninelives verify {shlex.quote(file)}"
        say(_("The record is in {file}. Verify it with: {command}", file=file, command=command))
