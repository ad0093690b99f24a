"""States that are consistent with a view, all equally likely.

A seat knows of the tiles how many MEOWs lie in each of its groups, so all fillings of the groups are possible. Cards
that are neither its own nor played may be in any hand. When the played cards are shuffled into the stock, it is
forgotten which they were.
"""

from ninelives.core.cards import bits_of, cards_of, deal_hands, replace_at
from ninelives.core.chance import Draw, sample
from ninelives.games.shut_up_cat.pieces import Bits, places_in
from ninelives.games.shut_up_cat.rules.table import stock
from ninelives.games.shut_up_cat.state import Playing, State
from ninelives.games.shut_up_cat.view import Public, Seen, View


def imagine(view: View, draw: Draw) -> State:
    if isinstance(view, Public):
        return view.state
    unseen = cards_of(stock(view.setup.deck, (view.hand,), view.board.played))
    hands = deal_hands(unseen, [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)], draw)
    if view.seat is not None:
        hands = replace_at(hands, view.seat, view.hand)
    return Playing(
        setup=view.setup,
        first=view.first,
        turn=view.turn,
        phase=view.phase,
        board=view.board,
        tiles=_tiles(view, draw),
        hands=hands,
    )


def _tiles(view: Seen, draw: Draw) -> Bits:
    tiles = 0
    for nth, group in enumerate(view.mind):
        tiles |= bits_of(sample(draw, places_in(group), view.meows[nth]))
    return tiles
