"""A player of Kitten Me that sees every hand: no honest bot can be expected to win more. No table can seat it."""

from typing import Any, NamedTuple

from ninelives.bots.bot import Bot
from ninelives.core.chance import Draw
from ninelives.core.game import TABLE, AnyGame, Moves, Seat
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import CHALLENGE, Bid, Challenge, Move, Purrfect
from ninelives.games.kitten_me.state import Bidding, State
from ninelives.games.kitten_me.view import View
from ninelives.rl.codec.kitten_me import round_payoff


class Sight(NamedTuple):
    """What is handed out in the place of a view: a view holds no state, so a cheat needs a game of its own."""

    state: State
    view: View


def open_handed() -> AnyGame:
    """Return Kitten Me with every hand face up to those who look."""
    game: AnyGame = GAME  # by its own type no game shows a state in the place of a view
    return game._replace(view=lambda state, seat: Sight(state, GAME.view(state, seat)))


def honest(bot: Bot[Any, Any]) -> Bot[Any, Any]:
    """Return a bot that looks at its view only."""

    def ask(sight: Sight, moves: Moves[Move], awaited: bool, draw: Draw) -> Move | None:  # noqa: FBT001 - as every Bot
        move: Move | None = bot(sight.view, moves, awaited, draw)
        return move

    return ask


def cheat(sight: Sight, moves: Moves[Move], _awaited: bool, _draw: Draw) -> Move:  # noqa: FBT001 - as every Bot
    """Take what is worth most: a call rather than a bid, and of bids the highest, which leaves the least room."""
    state = sight.state
    if not isinstance(state, Bidding):
        raise TypeError("only a seat that bids is asked.")

    def liked(move: Move) -> tuple[float, bool, int]:
        return _worth(state, move), not isinstance(move, Bid), move.number if isinstance(move, Bid) else 0

    return max(moves, key=liked)


def _worth(state: Bidding, move: Move) -> float:
    """Return what a move brings in cards: a bid if it is challenged, an action card nothing."""
    if isinstance(move, (Challenge, Purrfect)):
        return brought(GAME.apply(state, state.turn, move), state.turn)
    return called(state, move, state.turn) if isinstance(move, Bid) else 0.0


def called(state: Bidding, bid: Bid, seat: Seat) -> float:
    """Return what a bid of the seat to move brings a seat if it is challenged."""
    after = GAME.apply(state, state.turn, bid)
    return brought(GAME.apply(after, state.round.left[state.turn], CHALLENGE), seat)


def brought(state: State, seat: Seat) -> float:
    """Return what a call has brought a seat, in the mean over the cards that can be flipped."""
    paid = round_payoff(state)
    if paid is not None:
        return paid[seat]
    flips = list(GAME.odds(state))
    paid_by_flips = sum([ways * brought(GAME.apply(state, TABLE, flip), seat) for flip, ways in flips])
    return paid_by_flips / sum([ways for _flip, ways in flips])
