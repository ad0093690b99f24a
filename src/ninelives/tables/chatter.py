"""What cats say at a table, and when: by what everybody there sees, by their tempers and by luck, never by a hand."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from ninelives.bots.cats import temper_of
from ninelives.bots.temper import Temper
from ninelives.core.game import Seat
from ninelives.tables.catalog import cats_named
from ninelives.tables.commands.order import TableChange
from ninelives.tables.seating import Sitters
from ninelives.tables.state import TableState

REST: Final = 8  # rows between two remarks; greetings and thanks come once a match, and besides
QUIETEST: Final = -0.5  # the talk of a cat that only greets and congratulates
LOUDEST: Final = 1.5  # the talk of one that would let no moment pass

# all of them are phrases that people may say too
HELLO: Final = ("Hello!",)
AGAIN: Final = ("Good luck!",)
WINNER: Final = ("Purr.", "Thanks!")
LOSER: Final = ("Well played.", "Well played.", "One more?")
GAIN: Final = ("Purr.",)
LOSS: Final = ("Hiss!", "Oops.", "Meow?")
PRAISE: Final = ("Well played.",)


class Witnessed(NamedTuple):
    """What whoever only watches sees of a row of the log."""

    begins: int = 0  # the number of the match that begins
    ranks: tuple[int, ...] = ()  # by seat, where the match ends
    changes: tuple[int, ...] = ()  # by seat: how much more each has than before, or less


class Remark(NamedTuple):
    seat: Seat
    phrase: str


type Talkers = Mapping[Seat, Temper]


def watch_change(table: TableState, change: TableChange) -> Witnessed:
    """Return what a watcher sees of a change that was made, from the views of watchers."""
    if change.begins:
        return Witnessed(begins=table.number)
    if not change.steps:
        return Witnessed()
    first, last = change.steps[0].before, change.steps[-1].after
    outcome = table.game.outcome(last)
    if outcome is not None:
        return Witnessed(ranks=outcome.ranks)
    pairs = zip(_standings(table, first), _standings(table, last), strict=False)  # none is there before a deal
    return Witnessed(changes=tuple([after - before for before, after in pairs]))


def _standings(table: TableState, state: Any) -> tuple[int, ...]:  # noqa: ANN401 - of any game
    """Return what each seat has, as a watcher sees it; nothing where the game's cats do not name it."""
    cats = cats_named(table.game.key)
    if cats is None or not cats.standing:
        return ()
    return tuple(table.game.show(table.game.view(state, None)).get(cats.standing, ()))


def talkers(sitters: Sitters) -> dict[Seat, Temper]:
    """Return the cats at a table. A bot that stands in for a person does not speak for them."""
    return {seat: temper_of(s.name) for seat, s in enumerate(sitters) if s is not None and s.is_bot}


def luck_of(table: TableState) -> bytes:
    """Return luck that every process has alike and nobody at the table knows."""
    return sha256(f"talk {table.config.id} {table.seq}".encode()).digest()


def choose_remark(seen: Witnessed, cats: Talkers, luck: bytes, *, rested: bool) -> Remark | None:
    """Return what one of the cats says now, if any does; remarks only where they have rested from the last one."""
    found = {seat: _fitting_remarks(seen, seat) for seat in cats}
    could = [seat for seat, phrases in found.items() if phrases]
    if not could:
        return None
    seat = could[luck[0] % len(could)]
    if seen.changes and not (rested and luck[1] < 256 * _chance(cats[seat])):
        return None
    return Remark(seat, found[seat][luck[2] % len(found[seat])])


def _fitting_remarks(seen: Witnessed, seat: Seat) -> tuple[str, ...]:
    """Return what a cat on this seat might say."""
    if seen.begins:
        return HELLO if seen.begins == 1 else AGAIN
    if seen.ranks:
        return WINNER if seen.ranks[seat] == 1 else LOSER
    own = seen.changes[seat] if seen.changes else 0
    if own:
        return GAIN if own > 0 else LOSS
    return PRAISE if any(change > 0 for change in seen.changes) else ()


def _chance(temper: Temper) -> float:
    return max(0.0, (temper.talk - QUIETEST) / (LOUDEST - QUIETEST))
