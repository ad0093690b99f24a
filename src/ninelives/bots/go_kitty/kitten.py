"""Kitten plays for fun: it lays what it sees, asks anyone for its favourite cards, and hardly hears what others ask.

A child that asks for what it has most of is its equal.
"""

from typing import Final

from ninelives.bots.go_kitty.hand_value import most_points, plus, shape_of
from ninelives.bots.go_kitty.tabby import tabby
from ninelives.bots.temper import Temper
from ninelives.core.cards import remove_card
from ninelives.core.chance import Draw
from ninelives.core.game import Moves
from ninelives.games.go_kitty.imagine import unseen
from ninelives.games.go_kitty.moves import Ask, DrawCard, GiveCard, Keep, Lay, Look, Move, Reverse, points_added
from ninelives.games.go_kitty.pieces import FACES
from ninelives.games.go_kitty.view import Public, Seen, View

# one time in so many it pays attention and plays as tabby, keeps its Mouse, uses a Seek Token, asks for anything at all
_ATTENTIVE: Final = 14
_SHY: Final = 4
_TOKEN: Final = 6
_WHIM: Final = 4


def kitten(view: View, moves: Moves[Move], awaited: bool, draw: Draw, temper: Temper) -> Move | None:  # noqa: FBT001 - as every Level
    if not awaited:
        return None
    if isinstance(view, Public):
        return moves[0]
    if not draw.below(_ATTENTIVE):
        return tabby(view, moves, awaited, draw, temper)
    fancies = _fancies(view, moves, draw)
    return fancies[draw.below(len(fancies))]


def _fancies(view: Seen, moves: Moves[Move], draw: Draw) -> list[Move]:
    """Return the moves that a whim chooses from."""
    wanted = _wanted(view, moves)
    if wanted:
        return wanted
    reversals: list[Move] = [move for move in moves if isinstance(move, Reverse)]
    if reversals and draw.below(_SHY):
        return reversals
    tokens: list[Move] = [move for move in moves if _uses_token(move) and _may_hit(view, move)]
    if tokens and not draw.below(_TOKEN):
        return tokens
    asks = [move for move in moves if isinstance(move, Ask) and not move.token and _may_hit(view, move)]
    return _asks(view, asks, draw) if asks else _calm(view, moves)


def _wanted(view: Seen, moves: Moves[Move]) -> list[Move]:
    """Return the obvious moves: the Clowders with the most points, or a card for an empty hand."""
    lays = [move for move in moves if isinstance(move, Lay)]
    paid = [points_added(view.laid[view.clock.turn], lay, growing=view.setup.growing) for lay in lays]
    draws: list[Move] = [move for move in moves if isinstance(move, DrawCard)]
    return draws if draws and view.pile else [lay for nth, lay in enumerate(lays) if paid[nth] == max(paid)]


def _asks(view: Seen, asks: list[Ask], draw: Draw) -> list[Move]:
    """Return the asks for what it holds most of, or sometimes all of them."""
    if not draw.below(_WHIM):
        return list(asks)
    most = max([view.hand.count(ask.what) for ask in asks])
    return [ask for ask in asks if view.hand.count(ask.what) == most]


def _calm(view: Seen, moves: Moves[Move]) -> list[Move]:
    """Return the remaining moves, without those that needlessly break up a Clowder."""
    calm: list[Move] = [move for move in moves if not isinstance(move, (Ask, Look, Reverse))]
    calm = calm or list(moves)
    points = [_points_after(view, move) for move in calm]
    return [move for move, left in zip(calm, points, strict=True) if left == max(points)]


def _points_after(view: Seen, move: Move) -> int:
    hand = view.hand
    if isinstance(move, GiveCard):
        hand = remove_card(hand, move.card)
    if isinstance(move, Keep):
        hand = plus(hand, move.card, 1)
    return most_points(shape_of(hand), view.setup.mice)


def _uses_token(move: Move) -> bool:
    return isinstance(move, Look) or (isinstance(move, Ask) and move.token)


def _may_hit(view: Seen, move: Move) -> bool:
    """Return whether an ask could succeed: not from an empty hand, nor for cards that all lie face up."""
    if not isinstance(move, Ask):
        return True
    left = unseen(view)
    there = any(number and FACES[move.what] >> card & 1 for card, number in enumerate(left))
    return there and len(view.known[move.target].marks) > 0
