"""A second table that one viewer cannot tell from the first: what they saw is the same, all that is hidden is not.

Before any row, and after it, the state is another one that the viewer's seat cannot tell apart; moves that it hears
only in part are other moves that sound the same to it. Beyond the game everything changes that nobody is told: the
secret, the table's number, who the guests are, their nonces, the names of commands.
"""

import copy
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ninelives.core.chance import Draw
from ninelives.core.game import TABLE, AnyGame, Seat
from ninelives.core.match import Step, history_of
from ninelives.core.match import steps_of as real_steps_of
from ninelives.core.record import write_actor
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.tables.commands.order import TableChange
from ninelives.tables.commands.reading import read_logged
from ninelives.tables.ids import SYSTEM, GuestId, TableId
from ninelives.tables.log import Row
from ninelives.tables.seating import Sitter, Sitters, SpeakerId
from ninelives.tables.state import AnyMatch, Steps, TableState

TRIES = 12  # states in which a move is looked for that sounds the same
ROLLS = 4

type AnyStep = Step[Any, Any]


def other_guest(who: GuestId) -> GuestId:
    return GuestId(who if who == SYSTEM else 2_000_003 - 7 * who)


class Disguise:
    """Makes what a seat cannot tell apart, at one game; `altered` counts how often it found anything to alter."""

    def __init__(self, game: AnyGame, seat: Seat | None, draw: Draw) -> None:
        self.game = game
        self.seat = seat
        self.draw = draw
        self.by_the_rules = import_module(f"games.{game.key.replace('-', '_')}.disguise").disguise
        self.steps: list[AnyStep] = []
        self.altered = 0

    def state(self, state: Any) -> Any:  # noqa: ANN401 - of any game
        """Give another state: as the view allows it, or as the rules of hiding do, which never ask the view."""
        if self.draw.below(2):
            return self.by_the_rules(state, self.seat, self.draw)
        return self.game.imagine(self.game.view(state, self.seat), self.draw)

    def follow(self, steps: list[AnyStep]) -> list[AnyStep]:
        """Disguise the steps of a match as far as they were made."""
        for step in steps[len(self.steps) :]:
            self.steps.append(self.step(step))
            self.altered += (self.steps[-1].before, self.steps[-1].move) != (step.before, step.move)
        return self.steps

    def step(self, step: AnyStep) -> AnyStep:
        hidden = is_hidden(self.game, step, self.seat)
        for _time in range(TRIES):
            before = self.state(step.before)
            for move in self._moves(before, step):
                if self._is_like(before, move, step) if hidden else self._sounds_like(before, move, step):
                    return Step(before, step.actor, move, self.state(step.after))
        return Step(step.before, step.actor, step.move, self.state(step.after))  # all of it came to light

    def _is_like(self, before: Any, move: Any, step: AnyStep) -> bool:  # noqa: ANN401 - of any game
        """Tell whether it is a move of the same kind and size: `hear`, which may be at fault, is not asked."""
        shapes = [re.sub(r"[^ ,:]+", "x", self.game.write(one).partition(" ")[2]) for one in (move, step.move)]
        words = [self.game.write(one).partition(" ")[0] for one in (move, step.move)]
        is_own_deal = words[0] != "deal" or self._own_cards(move) == self._own_cards(step.move)
        alike = words[0] == words[1] and shapes[0] == shapes[1] and is_own_deal
        return alike and self.game.refuse(before, step.actor, move) is None

    def _own_cards(self, deal: Any) -> object:  # noqa: ANN401 - of any game
        return None if self.seat is None else deal.hands[self.seat]

    def _sounds_like(self, before: Any, move: Any, step: AnyStep) -> bool:  # noqa: ANN401 - of any game
        if self.game.refuse(before, step.actor, move) is not None:
            return False
        heard = self.game.hear(step.before, step.actor, step.move, self.seat)
        return self.game.hear(before, step.actor, move, self.seat) == heard

    def _moves(self, before: Any, step: AnyStep) -> Iterator[Any]:  # noqa: ANN401 - of any game
        """Give moves that might sound the same, the true one last."""
        if step.actor == TABLE:
            yield from self._rolls(before, step)
        else:
            moves = self.game.legal(before, step.actor)
            yield from [moves[self.draw.below(len(moves))] for _time in range(ROLLS) if len(moves)]
        yield step.move

    def _rolls(self, before: Any, step: AnyStep) -> Iterator[Any]:  # noqa: ANN401 - of any game
        if self.game.write(step.move).startswith("deal "):
            yield self._deal(self.state(step.after))  # no roll would bring one's own hand again
        if TABLE in self.game.to_act(before):
            yield from [self.game.roll(before, self.draw) for _time in range(ROLLS)]

    def _deal(self, after: Any) -> Any:  # noqa: ANN401 - of any game
        """Give the deal that led to these hands."""
        hands = [self.game.show(self.game.view(after, seat))["hand"] for seat in range(after.setup.seats)]
        return self.game.read(" ".join(["deal", *[f"{s}:{','.join(hand) or '-'}" for s, hand in enumerate(hands)]]))


def is_hidden(game: AnyGame, step: AnyStep, seat: Seat | None) -> bool:
    """Tell whether the rules keep from a seat with which cards or tiles this move is made."""
    word, _, rest = game.write(step.move).partition(" ")
    if word in {"deal", "lay"} and step.actor == TABLE:
        return True
    shown = game.show(game.view(step.before, None))
    if word in {"put", "keep", "top", "card", "drawn"}:
        may_show = word == "drawn" and game.key == "go-kitty" and step.before.setup.lucky  # then shown to all
        turn: Seat = shown["turn"]
        return seat != turn and not may_show
    return word in {"give", "given"} and rest != "" and seat not in {shown["turn"], shown["asked"]["target"]}


def steps_of(match: AnyMatch, known: tuple[int, Any] | None = None) -> Iterator[AnyStep]:
    """Go through a match again: a disguised one by the steps it came with."""
    disguised = vars(match).get("disguised")
    return real_steps_of(match, known) if disguised is None else iter(disguised[known[0] if known else 0 :])


def other_match(table: TableState, disguise: Disguise, steps: list[AnyStep]) -> AnyMatch | None:
    if table.match is None:
        return None
    match = copy.copy(table.match)
    disguised = disguise.follow(steps)
    moves = [(step.actor, step.move) for step in disguised]
    secret = None if match.secret is None else type(match.secret)(b"o" * 32, "other salt")
    state = disguise.state(match.state)
    vars(match).update(state=state, moves=moves, secret=secret, disguised=list(disguised))
    return match


def other_sitters(sitters: Sitters) -> Sitters:
    return tuple([None if sitter is None else _other_sitter(sitter) for sitter in sitters])


def _other_sitter(sitter: Sitter) -> Sitter:
    return sitter._replace(who=GuestId(other_guest(sitter.who)), nonce="o7h3r")


def other_table(table: TableState, match: AnyMatch | None) -> TableState:
    config, log = table.config, table.match_log
    removed = frozenset(map(other_guest, table.access.removed))
    steps = _other_steps(table, match)
    beats = table.game.reveal_beats(history_of(steps)) if len(steps) > 1 else 0
    return table._replace(
        config=config._replace(
            id=TableId(config.id + 1),
            secret=b"o" * 32,
            made=0.0,
            origin="elsewhere",
            host=other_guest(config.host),
        ),
        match=match,
        access=table.access._replace(removed=removed),
        waiting=table.waiting._replace(steps=steps, beats=beats),
        sitters=other_sitters(table.sitters),
        match_log=log._replace(seat_of_guest={other_guest(who): seat for who, seat in log.seat_of_guest.items()}),
        score=table.score._replace(wins=tuple([(_other_speaker(who), number) for who, number in table.score.wins])),
    )


def _other_speaker(who: SpeakerId) -> SpeakerId:
    return who if isinstance(who, str) else GuestId(other_guest(who))


def _other_steps(table: TableState, match: AnyMatch | None) -> Steps:
    """Give the steps since which the table waits as they were disguised."""
    steps = table.waiting.steps
    made = 0 if table.match is None else next((n for row, n in table.match_log.progress if row == table.waiting.seq), 0)
    return () if match is None else tuple(vars(match)["disguised"][made - len(steps) : made])


def other_live(live: OpenTable, match: AnyMatch | None, shown: Sitters) -> OpenTable:
    """Give the other table as a process keeps it, at which nobody looks yet."""
    other = OpenTable(other_table(live.table, match))
    other.shown = other_sitters(shown)
    for who in live.presence.all:
        other.presence.enter(other_guest(who))
    return other


def other_change(row: Row, change: TableChange, match: AnyMatch | None, made: int) -> TableChange:
    """Give the change that the other table's log holds here; `made` steps came with it."""
    disguised = vars(match)["disguised"][-made:] if match is not None and made else []
    lines = "\n".join([*_order(row), *[_line(match, step) for step in disguised]])
    first, *rest = lines.split("\n")
    return change._replace(
        order=read_logged(first, *rest[:1]),
        who=GuestId(other_guest(row.who)),
        sitters=other_sitters(change.sitters),
        match=match,
        steps=() if change.begins else tuple(disguised),
        lines=lines,
    )


def _order(row: Row) -> list[str]:
    """Give what was ordered, with another nonce; a move is no order."""
    match row.lines.partition("\n")[0].split(" "):
        case ["sit", seat, _nonce, *name]:
            return [" ".join(["sit", seat, "o7h3r", *name])]
        case [word, *_rest] if word[0].isdigit():
            return []
        case words:
            return [" ".join(words)]


def _line(match: AnyMatch | None, step: AnyStep) -> str:
    assert match is not None
    return f"{write_actor(step.actor)} {match.game.write(step.move)}"
