"""The reveal: count the hands, add the flip, apply losses and gains."""

from typing import Final, final

from ninelives.core.cards import Card, Hand
from ninelives.core.game import Seat
from ninelives.games.kitten_me.options import Setup
from ninelives.games.kitten_me.pieces import CANT_SEE_ME, DOUBLE_TROUBLE, HANG_IN_THERE, WORTH, Attribute
from ninelives.games.kitten_me.state import Call, Called, Dealing, Over, Reckoning, Round, State, neighbours


def reckon(state: Called, flip: Card | None) -> State:
    """Settle the call and return the state before the next deal, or the end."""
    reckoning = _settle(state, flip)
    counts = tuple([count + reckoning.changes[seat] for seat, count in enumerate(state.round.counts)])
    loser = reckoning.loser
    out = state.round.out if counts[loser] else (*state.round.out, loser)
    dealer = loser if counts[loser] else neighbours(len(counts), out)[loser]  # K35
    following = Round(counts, out, dealer, reckoning)
    if len(counts) - len(out) == 1:
        return Over(state.setup, following)
    return Dealing(state.setup, following)


def _settle(state: Called, flip: Card | None) -> Reckoning:
    setup, call = state.setup, state.call
    attribute = call.bid.attribute
    sums = tuple([hand_sum(setup, hand, attribute) for hand in state.hands])
    total = with_flip(sum(sums), attribute, flip)
    verdict = judge(setup, call, total, state.hands)
    changes = changes_by(setup, state.round.counts, verdict)
    return Reckoning(call, state.hands, sums, flip, total, verdict.loser, changes)


def hand_sum(setup: Setup, hand: Hand, attribute: Attribute) -> int:
    """Return the total of one hand: Can't See Me makes it 0, Double Trouble doubles it (K17, K23, K24)."""
    worth = WORTH[attribute]
    total = 0
    for card in hand:
        total += worth[card]
    if not hand or hand[-1] < CANT_SEE_ME:  # hands are sorted: those two would come last
        return total
    return 0 if CANT_SEE_ME in hand else total * setup.doubling(hand.count(DOUBLE_TROUBLE))


def with_flip(total: int, attribute: Attribute, flip: Card | None) -> int:
    if flip is None or flip == CANT_SEE_ME:
        return 0 if flip == CANT_SEE_ME else total  # K26; no flip adds nothing
    return total * 2 if flip == DOUBLE_TROUBLE else total + WORTH[attribute][flip]  # K25


@final
class Verdict:
    """Who loses a card, who gains how many, and how many the loser gains all the same."""

    def __init__(self, loser: Seat, gainer: Seat, gain: int, regained: int = 0) -> None:
        self.loser: Final[Seat] = loser
        self.gainer: Final[Seat] = gainer
        self.gain: Final[int] = gain
        self.regained: Final[int] = regained


def judge(setup: Setup, call: Call, total: int, hands: tuple[Hand, ...]) -> Verdict:
    caller_hangs = _hangs(setup, hands[call.caller])
    bidder_hangs = _hangs(setup, hands[call.bidder])
    if call.purrfect:
        if total == call.bid.number:  # K34, K29, K30
            gain = 1 + (caller_hangs if setup.hang_adds else 0)
            regained = bidder_hangs if setup.hang_met else 0
            return Verdict(loser=call.bidder, gainer=call.caller, gain=gain, regained=regained)
        stood = total > call.bid.number or setup.hang_any_miss  # K30
        return Verdict(call.caller, call.bidder, bidder_hangs if stood else 0)
    if total < call.bid.number:  # K33, K28
        return Verdict(call.bidder, call.caller, caller_hangs)
    return Verdict(call.caller, call.bidder, bidder_hangs)


def _hangs(setup: Setup, hand: Hand) -> int:
    """Return the number of Hang In There cards that count (K27, K31)."""
    held = hand.count(HANG_IN_THERE)
    return held if setup.hang_each else min(held, 1)


def changes_by(setup: Setup, counts: tuple[int, ...], verdict: Verdict) -> tuple[int, ...]:
    """Return the change of each count: the loss first, then of the gains what the cap and the deck allow (K32)."""
    after = list(counts)
    after[verdict.loser] -= 1
    for seat, gain in ((verdict.gainer, verdict.gain), (verdict.loser, verdict.regained)):
        room = min(setup.most - after[seat], setup.size - 1 - sum(after))
        after[seat] += max(0, min(gain, room))
    return tuple([now - before for before, now in zip(counts, after, strict=True)])
