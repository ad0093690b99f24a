"""A match on stdin and stdout: one person, the other seats bots."""

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from ninelives.bots.bot import uniform
from ninelives.core.chance import SECRET_BYTES, FastDraw, Secret
from ninelives.core.errors import Misread, NineLivesError, Refused
from ninelives.core.game import AnyGame, Names, Outcome, Seat
from ninelives.core.match import Match
from ninelives.core.options import Options
from ninelives.core.record import record
from ninelives.terminal.narrator import Narrator
from ninelives.terminal.rulebook import rulebook, ruling, section

BOT_NAMES: Names = ("Biscuit", "Mochi", "Otto", "Waffles", "Noodle", "Olive", "Ziggy", "Pepper", "Clementine")

COMMANDS = "Also: ? for help, ? K8 for a ruling, ? all for the rules, deck, table, quit."


class Left(Exception):
    """The person got up from the table."""


@dataclass(frozen=True)
class Sitting:
    """One person's evening: the match, their seat, and how fast the story is told."""

    match: Match[Any, Any, Any]
    seat: Seat
    pace: float
    seed: str

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        narrator = Narrator(self.match, self.seat, self.match.names)
        draw = FastDraw(Random(self.seed).random)  # noqa: S311 - bots' whims; deals come from the match secret
        while True:
            self._say(narrator)
            if not self.match.to_act:
                break
            actor = self.match.to_act[0]
            if actor == self.seat:
                self._ask()
            else:
                self._let_play(actor, draw)
        _say_result(self.match.outcome, self.match.names, self.seat)

    def _say(self, narrator: Narrator) -> None:
        for line in narrator.news():
            print(line, flush=True)
            time.sleep(self.pace)

    def _let_play(self, seat: Seat, draw: FastDraw) -> None:
        game, state = self.match.game, self.match.state
        self.match.play(seat, uniform(game.view(state, seat), game.legal(state, seat), draw))

    def _ask(self) -> None:
        """Ask until a move is made."""
        self._show_table()
        while True:
            line = _read_line()
            if not self._obeyed(line) and self._moved(line):
                return

    def _show_table(self) -> None:
        print(f"\n{self.match.look(self.seat)}")

    def _offer(self) -> str:
        game, state = self.match.game, self.match.state
        return game.offer(game.view(state, self.seat), game.legal(state, self.seat), self.match.names)

    def _moved(self, line: str) -> bool:
        try:
            self.match.say(self.seat, line)
        except Misread as fault:
            print(fault)
        except Refused as fault:
            print(f"Not allowed, {fault}\n{self._offer()}")
        else:
            print()
            return True
        return False

    def _obeyed(self, line: str) -> bool:
        """Do what is no move: help, and looking at what anyone may look at."""
        match line.split():
            case []:
                print(self._offer())
            case ["?"]:
                print(f"{section(self.match.game, 'In short')}\n\n{self._offer()}\n{COMMANDS}")
            case ["?", "all"] | ["rules"]:
                print(rulebook(self.match.game))
            case ["?", number]:
                _say_ruling(self.match, number)
            case ["deck"]:
                _say_components(self.match)
            case ["table"]:
                self._show_table()
            case ["quit" | "exit" | "q"]:
                raise Left
            case _:
                return False
        return True


def _read_line() -> str:
    try:
        return input("> ").strip()
    except EOFError:
        raise Left from None


def _say_ruling(match: Match[Any, Any, Any], number: str) -> None:
    try:
        print(ruling(match.game, number))
    except NineLivesError as fault:
        print(fault)


def _say_components(match: Match[Any, Any, Any]) -> None:
    for name, number in match.game.components(match.options).items():
        print(f"  {number:>2} {name}")


def _say_result(outcome: Outcome | None, names: Names, seat: Seat) -> None:
    if outcome is None:
        return
    print("\nFinal order")
    for place, rank in sorted(enumerate(outcome.ranks), key=lambda pair: pair[1]):
        print(f"  {rank}. {'You' if place == seat else names[place]}")


@dataclass(frozen=True)
class Wishes:
    """What a person may ask for besides the rules of the match."""

    name: str = "You"
    seed: str | None = None
    salt: str = ""
    file: str | None = None
    pace: float = 0.0


def sit_down(game: AnyGame, options: Options, seats: int, wishes: Wishes) -> None:
    """Seat a person among bots and play; keep the record if asked."""
    secret = _secret(wishes)
    names = (_one_line(wishes.name) or "You", *BOT_NAMES)[:seats]
    match = Match(game, options, seats, secret=secret, names=names)
    print(f"{game.title} An unofficial fan implementation. {game.credits}")
    print(f"You sit at seat 0. {COMMANDS}")
    print(f"All deals are fixed by a secret with the commitment {secret.commitment}.\n")
    try:
        Sitting(match, 0, wishes.pace, wishes.seed or secret.data.hex()).play()
    except Left:
        print("You leave the table. Come back soon.")
    else:
        print(f"\nThe secret was {secret.data.hex()}.")
    _keep(match, wishes.file)


def _secret(wishes: Wishes) -> Secret:
    salt = _one_line(wishes.salt)
    if wishes.seed is None:
        return Secret(secrets.token_bytes(SECRET_BYTES), salt)
    return Secret(sha256(f"ninelives play {wishes.seed}".encode()).digest(), salt)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _keep(match: Match[Any, Any, Any], file: str | None) -> None:
    if file is None:
        return
    try:
        Path(file).write_text(record(match).write(), encoding="utf-8")
    except OSError as fault:
        raise NineLivesError(f"The record could not be kept in {file}: {fault.strerror}.") from fault
    check = f"Check it with: ninelives verify {file}" if match.outcome else "It ends where you left."
    print(f"The match is kept in {file}. {check}")
