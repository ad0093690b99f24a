"""What people like to remember of a match: Sleeps, MEOWs and cards, and what decided it. All of it was seen by all."""

from typing import Final, final

from ninelives.core.game import Memories, MoveHistory, Names, Seat
from ninelives.core.language import Message, gettext_lazy, ngettext_lazy
from ninelives.core.speech import messages_by_seat, name_of
from ninelives.games.shut_up_cat.moves import PLAYS, Chase, Move, Score, Sleep
from ninelives.games.shut_up_cat.rules.play import worth
from ninelives.games.shut_up_cat.state import Awake, Playing, Returning, State


@final
class Slept:
    """A Sleep: how many tiles it went over, the MEOWs that counted, the winks they cost and those it brought."""

    def __init__(self, *, tiles: int, meows: int, cost: int, winks: int) -> None:
        self.tiles: Final[int] = tiles
        self.meows: Final[int] = meows
        self.cost: Final[int] = cost
        self.winks: Final[int] = winks


def remember(history: MoveHistory[State, Move], names: Names) -> Memories:
    end = history[-1][3] if history else None
    if not isinstance(end, Playing):
        return Memories()
    seats = [(*_sleeps(history, seat), *_doings(history, seat)) for seat in range(end.setup.seats)]
    return Memories(_deed(history, end, names), tuple(seats))


def _slept(history: MoveHistory[State, Move], seat: Seat) -> list[Slept]:
    sleeps: list[Slept] = []
    for nth, (before, actor, move, after) in enumerate(history):
        if actor == seat and isinstance(move, Sleep) and isinstance(before, Playing) and isinstance(after, Playing):
            sleeps.append(_sleep(before, after, _scored(history, nth)))
    return sleeps


def _sleep(before: Playing, after: Playing, winks: int) -> Slept:
    awake = after.phase
    if not isinstance(awake, Awake):
        raise TypeError("whoever sleeps wakes up first.")
    meows = (after.tiles & awake.arc.bits).bit_count()
    zeds = awake.arc.length - meows
    times, fewer = [state.board.multipliers[before.turn] for state in (before, after)]
    cost = worth(zeds, times, awake.milks) - worth(zeds, fewer, awake.milks)
    return Slept(tiles=awake.arc.length, meows=meows - awake.hushed, cost=cost, winks=winks)


def _scored(history: MoveHistory[State, Move], slept: int) -> int:
    """Return the winks of the Sleep that stands there; others may chase the cat before the score."""
    for _, _, move, after in history[slept:]:
        if isinstance(move, Score) and isinstance(after, Playing) and isinstance(after.phase, Returning):
            return after.phase.scored
    return 0


def _sleeps(history: MoveHistory[State, Move], seat: Seat) -> list[Message]:
    sleeps = _slept(history, seat)
    if not sleeps:
        return [gettext_lazy("You did not sleep once.")]
    longest = max(sleeps, key=lambda slept: (slept.tiles, slept.winks))
    told = ngettext_lazy(
        "Your longest Sleep went over {n} tile: {winks}.",
        "Your longest Sleep went over {n} tiles: {winks}.",
        longest.tiles,
        winks=_winks(longest.winks),
    )
    return [told, _woken(sum([slept.meows for slept in sleeps]), sum([slept.cost for slept in sleeps]))]


def _woken(meows: int, cost: int) -> Message:
    if not meows:
        return gettext_lazy("No MEOW ever woke you.")
    return ngettext_lazy(
        "{n} MEOW woke you and cost you {winks}.", "{n} MEOWs woke you and cost you {winks}.", meows, winks=_winks(cost)
    )


def _winks(n: int) -> Message:
    return ngettext_lazy("{n} wink", "{n} winks", n) if n else gettext_lazy("no winks")


def _doings(history: MoveHistory[State, Move], seat: Seat) -> list[Message]:
    """Return how often a seat chased the cat, or else how many cards it played."""
    chases = len([move for _, actor, move, _ in history if actor == seat and isinstance(move, Chase)])
    if chases:
        return [ngettext_lazy("You chased the cat once.", "You chased the cat {n} times.", chases)]
    cards = len([move for _, actor, move, _ in history if actor == seat and isinstance(move, PLAYS)])
    told = ngettext_lazy("You played one Distraction card.", "You played {n} Distraction cards.", cards)
    return [told] if cards else []


def _deed(history: MoveHistory[State, Move], end: Playing, names: Names) -> tuple[Message, ...]:
    """Return with what the winner took the lead for good."""
    winks, seats = end.board.winks, end.setup.seats
    winners = [seat for seat, number in enumerate(winks) if number == max(winks)]
    if len(winners) > 1:
        return messages_by_seat(seats, gettext_lazy("Nobody got ahead: {most} Z each.", most=max(winks)), {})
    winner = winners[0]
    gained = _lead_for_good(history, winner)
    who, said = name_of(names, winner), _winks(gained)
    if not gained:  # somebody else paid for a chase
        others = gettext_lazy("{who} was ahead when others paid to chase the cat.", who=who)
        return messages_by_seat(
            seats, others, {winner: gettext_lazy("You were ahead when others paid to chase the cat.")}
        )
    others = gettext_lazy("{who} took the lead for good: {winks} at once.", who=who, winks=said)
    return messages_by_seat(
        seats, others, {winner: gettext_lazy("You took the lead for good: {winks} at once.", winks=said)}
    )


def _lead_for_good(history: MoveHistory[State, Move], winner: Seat) -> int:
    """Return the winks that the winner gained in the move after which nobody caught up."""
    for before, _, _, after in reversed(history):
        if isinstance(before, Playing) and isinstance(after, Playing) and not _leads(before, winner):
            return after.board.winks[winner] - before.board.winks[winner]
    return 0


def _leads(state: Playing, seat: Seat) -> bool:
    winks = state.board.winks
    return all(number < winks[seat] for other, number in enumerate(winks) if other != seat)
