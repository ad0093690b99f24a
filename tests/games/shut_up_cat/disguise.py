"""Changes what the rules of Shut Up, Cat! hide from a seat, without asking the view what that is."""

from collections import Counter

from ninelives.core.cards import bits_of, cards_of
from ninelives.core.chance import Draw, sample
from ninelives.games.shut_up_cat.pieces import places_in
from ninelives.games.shut_up_cat.state import Playing, State


def disguise(state: State, seat: int | None, draw: Draw) -> State:
    """Shuffle the tiles in each group that this seat knows only by number, and deal the other hands anew."""
    if not isinstance(state, Playing):
        return state
    tiles = 0
    for group in state.board.minds[-1 if seat is None else seat]:
        tiles |= bits_of(sample(draw, places_in(group), (group & state.tiles).bit_count()))
    seen = Counter(() if seat is None else state.hands[seat]) + Counter(cards_of(state.board.played))
    unseen = Counter(cards_of(state.setup.deck)) - seen
    hidden = sum(len(hand) for owner, hand in enumerate(state.hands) if owner != seat)
    cards = sample(draw, sorted(unseen.elements()), hidden)
    hands = [
        hand if owner == seat else tuple(sorted([cards.pop() for _card in hand]))
        for owner, hand in enumerate(state.hands)
    ]
    return Playing(state.setup, state.first, state.turn, state.phase, state.board, tiles, tuple(hands))
