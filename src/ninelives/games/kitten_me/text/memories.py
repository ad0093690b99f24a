"""What people like to remember of a match: who bluffed, the best call, and what decided it.

A round is judged by the hands that its call showed to all, so a card that nobody else saw change hands tells nothing.
"""

from typing import Final, final

from ninelives.core.game import TABLE, Memories, MoveHistory, Names, Seat, SeatCounts
from ninelives.core.language import Message, gettext_lazy, ngettext_lazy
from ninelives.core.speech import messages_by_seat, name_of
from ninelives.games.kitten_me.moves import Bid, Move
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import AMOUNTS, Attribute
from ninelives.games.kitten_me.rules.reckon import hand_sum
from ninelives.games.kitten_me.state import Bidding, Bids, Called, Dealing, Over, Reckoning, State


@final
class Settled:
    """A round that was called: its bids, what the call brought, and whether the next player called the last bid."""

    def __init__(self, setup: Setup, bids: Bids, reckoning: Reckoning, *, at_once: bool) -> None:
        self.setup: Final[Setup] = setup
        self.bids: Final[Bids] = bids
        self.reckoning: Final[Reckoning] = reckoning
        self.at_once: Final[bool] = at_once

    def lay_there(self, attribute: Attribute) -> int:
        return sum([hand_sum(self.setup, hand, attribute) for hand in self.reckoning.hands])

    def bids_of(self, seat: Seat) -> list[Bid]:
        return [bid for bidder, bid in self.bids if bidder == seat]

    def held_by(self, seat: Seat, attribute: Attribute) -> int:
        return hand_sum(self.setup, self.reckoning.hands[seat], attribute)

    def bluffs_of(self, seat: Seat) -> tuple[int, int]:
        """Return how many bids of a seat were higher than what lay there, and how many the next player believed."""
        high = [
            nth
            for nth, (bidder, bid) in enumerate(self.bids)
            if bidder == seat and bid.number > self.lay_there(bid.attribute)
        ]
        return len(high), len([nth for nth in high if nth + 1 < len(self.bids) or not self.at_once])


def remember(history: MoveHistory[State, Move], names: Names) -> Memories:
    rounds = _rounds(history)
    if not rounds:
        return Memories()
    seats = rounds[-1].setup.seats
    return Memories(
        _deed(rounds[-1], names),
        tuple([(*_bluffs(rounds, seat), *_calls(rounds, seat, names)) for seat in range(seats)]),
        tuple([_counts(rounds, seat) for seat in range(seats)]),
    )


def _rounds(history: MoveHistory[State, Move]) -> list[Settled]:
    rounds: list[Settled] = []
    bids: Bids = ()
    at_once = False
    last: Move | None = None  # of a seat
    for before, actor, move, after in history:
        if isinstance(before, Bidding) and not isinstance(after, Bidding):
            bids, at_once = before.bids, isinstance(last, Bid)
        if isinstance(before, (Bidding, Called)) and isinstance(after, (Dealing, Over)) and after.round.last:
            rounds.append(Settled(after.setup, bids, after.round.last, at_once=at_once))
        last = move if actor != TABLE else last
    return rounds


def _counts(rounds: list[Settled], seat: Seat) -> SeatCounts:
    """Count the bids of a seat: all, those that were there, those its own hand held, and bluffs that were believed."""
    bids = [(settled, bid) for settled in rounds for bid in settled.bids_of(seat)]
    held = [bid for settled, bid in bids if bid.number <= settled.held_by(seat, bid.attribute)]
    bluffs, believed = _bluff_counts(rounds, seat)
    return ("bids", len(bids)), ("true", len(bids) - bluffs), ("held", len(held)), ("believed", believed)


def _bluff_counts(rounds: list[Settled], seat: Seat) -> tuple[int, int]:
    counted = [settled.bluffs_of(seat) for settled in rounds]
    return sum([bluff for bluff, _ in counted]), sum([belief for _, belief in counted])


def _bluffs(rounds: list[Settled], seat: Seat) -> list[Message]:
    bluffs, believed = _bluff_counts(rounds, seat)
    if not bluffs:
        bid = any(settled.bids_of(seat) for settled in rounds)
        return [gettext_lazy("You never bluffed: whatever you bid was there.")] if bid else []
    return [_bluffed(bluffs, believed)]


def _bluffed(bluffs: int, believed: int) -> Message:
    if not believed:
        return ngettext_lazy(
            "You bluffed once, and were called at once.",
            "You bluffed {n} times, and were called each time.",
            bluffs,
        )
    if believed == bluffs:
        return ngettext_lazy(
            "You bluffed once, and they believed it.",
            "You bluffed {n} times, and each time they believed it.",
            bluffs,
        )
    return ngettext_lazy(
        "You bluffed {bluffs} times; once they believed it.",
        "You bluffed {bluffs} times; {n} times they believed it.",
        believed,
        bluffs=bluffs,
    )


def _calls(rounds: list[Settled], seat: Seat, names: Names) -> list[Message]:
    made = [settled.reckoning for settled in rounds if settled.reckoning.call.caller == seat]
    right = [last for last in made if last.loser != seat]
    if not right:
        tried = ngettext_lazy("Your one call went wrong.", "You called {n} times, and were wrong each time.", len(made))
        return [tried] if made else []
    return [_best_call(max(right, key=_surprise), names)]


def _surprise(last: Reckoning) -> tuple[bool, int]:
    return last.call.purrfect, last.call.bid.number - last.total


def _best_call(last: Reckoning, names: Names) -> Message:
    whom, bid = name_of(names, last.call.bidder), _words(last)
    if last.call.purrfect:
        return gettext_lazy("Your best call: Purrfect on {whom}'s {bid}, to the card.", whom=whom, bid=bid)
    return gettext_lazy("Your best call: {whom}'s {bid}, with {total} in all.", whom=whom, bid=bid, total=last.total)


def _words(last: Reckoning) -> Message:
    bid = last.call.bid
    return ngettext_lazy(*AMOUNTS[bid.attribute], bid.number)


def _deed(settled: Settled, names: Names) -> tuple[Message, ...]:
    """Return the last call, and what lay there."""
    last = settled.reckoning
    call, bid, total = last.call, _words(last), last.total
    who, whom = name_of(names, call.caller), name_of(names, call.bidder)
    if call.purrfect:
        others = gettext_lazy(
            "{who} called Purrfect on {whom}'s {bid}: {total} in all.", who=who, whom=whom, bid=bid, total=total
        )
        to_bidder = gettext_lazy("{who} called Purrfect on your {bid}: {total} in all.", who=who, bid=bid, total=total)
        to_caller = gettext_lazy(
            "You called Purrfect on {whom}'s {bid}: {total} in all.", whom=whom, bid=bid, total=total
        )
    else:
        others = gettext_lazy("{who} called {whom}'s {bid}: {total} in all.", who=who, whom=whom, bid=bid, total=total)
        to_bidder = gettext_lazy("{who} called your {bid}: {total} in all.", who=who, bid=bid, total=total)
        to_caller = gettext_lazy("You called {whom}'s {bid}: {total} in all.", whom=whom, bid=bid, total=total)
    return messages_by_seat(settled.setup.seats, others, {call.bidder: to_bidder, call.caller: to_caller})
