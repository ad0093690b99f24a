"""Changes what the rules of Kitten Me hide from a seat, without asking the view what that is."""

from collections import Counter

from ninelives.core.cards import cards_of
from ninelives.core.chance import Draw, sample
from ninelives.games.kitten_me.state import Bidding, Drawing, Fished, Played, State


def disguise(state: State, seat: int | None, draw: Draw) -> State:
    """Shuffle all cards that this seat has never seen, and deal the other hands anew.

    After Go Fish others' hands are no longer free of what was learned; then the state stays as it is.
    """
    if isinstance(state, Drawing):
        before = disguise(state.before, seat, draw)
        assert isinstance(before, Bidding)
        return Drawing(before)
    if not isinstance(state, Bidding) or any(isinstance(event, Fished) for event in state.trail):
        return state
    seen = Counter(() if seat is None else state.hands[seat])
    seen.update([event.card for event in state.trail if isinstance(event, Played)])
    unseen = Counter(cards_of(state.setup.deck)) - seen
    hidden = sum(len(hand) for owner, hand in enumerate(state.hands) if owner != seat)
    cards = sample(draw, sorted(unseen.elements()), hidden)
    hands = [
        hand if owner == seat else tuple(sorted([cards.pop() for _card in hand]))
        for owner, hand in enumerate(state.hands)
    ]
    return state.but(hands=tuple(hands))
