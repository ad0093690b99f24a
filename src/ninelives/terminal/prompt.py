"""A match on stdin and stdout: one person at the prompt, bots in the other seats."""

import contextlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ninelives.bots.cats import cats_of
from ninelives.core.errors import NineLivesError
from ninelives.core.game import Seat
from ninelives.core.language import as_message, current_language, ngettext
from ninelives.core.language import gettext as _
from ninelives.core.match import Match, Step, collect_memories, steps_of
from ninelives.core.understanding import Reading, understand
from ninelives.rulebook import look_up, rulebook, rulings, section
from ninelives.terminal.commands import AGREED, DECLINED, command_in
from ninelives.terminal.narrator import tell
from ninelives.terminal.output import say, say_memories, say_page, say_result

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - adds arrow keys and a history to input(); Windows has none


SHORT = 160  # characters; a shorter offer is repeated at every prompt
MOST_FOUND = 6  # places in the rules that are told in the middle of a match


class Left(Exception):
    """The person left the table."""


@dataclass
class PromptMemory:
    """The last offer, the move asked about, whether a turn was had, and the kinds of move declined in others' turns."""

    offered: str = ""
    asked_about: str = ""
    had_turn: bool = False
    declined: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PromptLoop:
    """The loop of one person's match: their seat, how the other seats move, and the pace of the output."""

    match: Match[Any, Any, Any]
    seat: Seat
    next_move: Callable[[], tuple[Seat, Any]]
    pace: float
    hints: bool = True
    memory: PromptMemory = field(default_factory=PromptMemory)

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self._tell(steps_of(self.match))
        while self.match.to_act:
            if self._is_wanted():
                self._show_table()
                self._say_what_is_new()
                self._tell(self._ask())
            elif self._may_step_in():
                self._tell(self._offer_to_step_in())
            else:
                self._tell(self.match.play(*self.next_move()))
        say_result(self.match.outcome, self.match.names, self.seat)
        say("")
        say_memories(collect_memories(self.match.game, steps_of(self.match), self.match.names), self.seat)

    def _is_wanted(self) -> bool:
        return self.seat in self.match.to_act

    def _kinds(self) -> frozenset[str]:
        """Return the kinds of legal moves: the first words of their notation."""
        game = self.match.game
        moves = game.legal(self.match.state, self.seat)
        return frozenset([game.write(move).partition(" ")[0] for move in moves])

    def _say_what_is_new(self) -> None:
        """Print the offer, unless it is long and was the last one printed."""
        offered = self._offer()
        if offered != self.memory.offered or len(offered) < SHORT:
            say(offered)
        self.memory.offered = offered
        self.memory.asked_about = ""
        self.memory.had_turn = True
        self.memory.declined = frozenset()

    def _may_step_in(self) -> bool:
        """Return whether to offer an unasked move: after one's first turn, and until it is declined in a turn."""
        return self.memory.had_turn and not self._kinds() <= self.memory.declined

    def _offer_to_step_in(self) -> tuple[Step[Any, Any], ...]:
        self._show_table()
        offered = self._offer()
        clause = f"{offered[:1].lower()}{offered[1:].rstrip('.')}"
        say(_("While you wait, {offer}. Press Enter to go on.", offer=clause))
        line = read_line()
        said = line.lower()
        if said in AGREED:
            line = self._only_move()
        goes_on = not line or said in DECLINED
        steps = () if goes_on else self._answer(line)
        if steps or goes_on:
            self.memory.declined = self._kinds()
        return steps

    def _tell(self, steps: Iterable[Step[Any, Any]]) -> None:
        for step in steps:
            for line in tell(self.match, step, self.seat):
                say(line)
                time.sleep(self.pace)

    def _ask(self) -> tuple[Step[Any, Any], ...]:
        """Read lines until one is a legal move."""
        while True:
            steps = self._answer(read_line())
            if steps:
                say("")
                return steps

    def _answer(self, line: str) -> tuple[Step[Any, Any], ...]:
        """Do what a line says: nothing, or yes to a question, means the move that was asked about."""
        asked_about, self.memory.asked_about = self.memory.asked_about, ""
        is_sure = asked_about != "" and line.lower() in {"", *AGREED}
        if is_sure:
            line = asked_about
        line = line or self._only_move()
        is_verb = line.lower() in self._kinds()  # of this game: `score` is a move in one, and asks for it in others
        return () if not is_verb and self._ran_command(line) else self._try(line, is_sure=is_sure)

    def _only_move(self) -> str:
        """Return the only legal move, or "": Enter plays it."""
        moves = self.match.game.legal(self.match.state, self.seat)
        return self.match.game.write(moves[0]) if len(moves) == 1 else ""

    def _show_table(self) -> None:
        say(f"\n{self.match.look(self.seat)}")

    def _offer(self) -> str:
        game, state = self.match.game, self.match.state
        offered = game.offer(game.view(state, self.seat), game.legal(state, self.seat), self.match.names)
        only = self._is_wanted() and self._only_move()
        return _("{offer} Enter does it.", offer=f"{offered.removesuffix('.')}.") if only else offered

    def _try(self, line: str, *, is_sure: bool) -> tuple[Step[Any, Any], ...]:
        """Play the move that the line means; or say why not, or ask which, and return no steps."""
        reading = understand(self.match, self.seat, line)
        if reading.move is not None and not is_sure:
            reading = self._doubted(reading)
        if reading.move is not None:
            return self.match.play(self.seat, reading.move)
        self.memory.asked_about = reading.nearest
        say(_answer_to(reading))
        if not reading.asks:
            say(self._offer())
        return ()

    def _doubted(self, reading: Reading) -> Reading:
        """Return a question instead of a move by which the person may have overlooked something."""
        game = self.match.game
        if game.grammar is None:
            return reading
        view = game.view(self.match.state, self.seat)
        doubt = game.grammar(self.match.options).doubts(view, reading.move)
        return Reading(None, doubt, nearest=game.write(reading.move), asks=True) if doubt else reading

    def _ran_command(self, line: str) -> bool:
        """Run a line that is a command, such as `?` or `deck`; return whether it was one."""
        said = command_in(line)
        match said.command:
            case "help":
                short = section(self.match.game, "In short", current_language())
                say(f"{short}\n\n{self._offer()}\n{commands(self.match)}")
            case "rules":
                say_page(rulebook(self.match.game, current_language()))
            case "look up":
                self._look_up(said.words)
            case "deck":
                self._say_components()
            case "odds":
                self._say_odds()
            case "table":
                self._show_table()
            case "undo":
                say(_("A move that was made stays made."))
            case "quit":
                raise Left
            case "" if line:
                return False
            case _:
                say(self._offer())
        return True

    def _look_up(self, words: str) -> None:
        try:
            found = look_up(self.match.game, words, current_language())
        except NineLivesError as fault:
            say(str(fault))
        else:
            say("\n".join(found[:MOST_FOUND]))
            more = len(found[MOST_FOUND:])
            if more:
                say(ngettext("One more place tells of it.", "{n} more places tell of it: add a word.", more))

    def _say_odds(self) -> None:
        """Print the odds from this seat."""
        cats = cats_of(self.match.game)
        view = self.match.game.view(self.match.state, self.seat)
        if not self.hints:
            say(_("A deal of the day is played without odds."))
            return
        lines = () if cats is None else cats.tell_odds(view, self.match.names)
        say("\n".join(lines) or _("There are no odds here."))

    def _say_components(self) -> None:
        for name, number in self.match.game.components(self.match.options).items():
            say(f"  {number:>2} {_(name)}")


def _answer_to(reading: Reading) -> str:
    sentence = str(as_message(reading.sentence))
    if reading.ruling:
        return _("{reason} ({ruling})", reason=sentence, ruling=reading.ruling)
    return f"{sentence} {_('Press Enter for yes.')}" if reading.nearest else sentence


def commands(match: Match[Any, Any, Any]) -> str:
    example = next(reversed(rulings(match.game)), "")
    if not example:
        return _("Also: ? for help, ? all for the rules, odds, deck, table, quit.")
    return _(
        "Also: ? for help, ? {number} for a ruling, ? and a word to search the rules, ? all for the rules, "
        "odds, deck, table, quit.",
        number=example,
    )


def read_line() -> str:
    try:
        return input("> ").strip().removesuffix(".").rstrip()
    except (EOFError, RuntimeError, KeyboardInterrupt):  # Ctrl-D, no stdin at all, Ctrl-C
        print()
        raise Left from None
