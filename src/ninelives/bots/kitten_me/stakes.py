"""What a call wins and loses, as a share of all cards: it also grows when another seat loses one."""

from typing import NamedTuple

from ninelives.core.game import Seat
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.rules.reckon import Verdict, changes_by
from ninelives.games.kitten_me.state import Round


class Stakes(NamedTuple):
    """The change of the caller's share, in cards, after a wrong call, a right Challenge and a right Purrfect."""

    wrong: float
    challenge: float
    purrfect: float


def stakes(setup: Setup, round_: Round, caller: Seat, bidder: Seat, hangs: int) -> Stakes:
    """Return the stakes of a call, with the caller's own Hang In There; the bidder's are unknown."""
    found = verdicts(setup, caller, bidder, hangs)
    return Stakes(*[_won(setup, round_.counts, verdict, caller) for verdict in found])


def verdicts(setup: Setup, caller: Seat, bidder: Seat, hangs: int) -> tuple[Verdict, Verdict, Verdict]:
    """Return the verdict on a wrong call, on a right Challenge and on a right Purrfect."""
    paid = hangs if setup.hang_each else min(hangs, 1)
    return (
        Verdict(caller, bidder, 0),
        Verdict(bidder, caller, paid),
        Verdict(bidder, caller, 1 + (paid if setup.hang_adds else 0)),
    )


def _won(setup: Setup, counts: tuple[int, ...], verdict: Verdict, seat: Seat) -> float:
    return share_won(counts, after(setup, counts, verdict), seat)


def after(setup: Setup, counts: tuple[int, ...], verdict: Verdict) -> tuple[int, ...]:
    """Return the cards of each seat after a call."""
    return tuple([count + change for count, change in zip(counts, changes_by(setup, counts, verdict), strict=True)])


def share_won(before: tuple[int, ...], after: tuple[int, ...], seat: Seat) -> float:
    """Return by how much a seat's share of all cards grew, scaled to the number of cards before."""
    return sum(before) * after[seat] / sum(after) - before[seat]
