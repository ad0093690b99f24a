"""Positions drawn as chess problems are: a test is a picture, a move, and a picture.

    0 3 bh,w,skip dealer      seat, count and hand; `-` is an empty hand
    1 2 gt2 | fish <          after the bar what lies face up; the arrow is to act
    2 out
    bid 4 hat by 0

After a reveal it is the counts, the next dealer and the total. What Draw 3 and Go Fish moved is in no picture.
"""

import re
from typing import Final

from games.scene import Scene, cards_in, rows_of
from ninelives.core.notation import write_cards
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import Bid
from ninelives.games.kitten_me.options import setup
from ninelives.games.kitten_me.pieces import CARD_OF, CODES
from ninelives.games.kitten_me.rules.table import stock
from ninelives.games.kitten_me.state import (
    NOBODY,
    Bidding,
    Bids,
    Called,
    Dealing,
    Drawing,
    Opening,
    Over,
    Played,
    Reckoning,
    Round,
    State,
)

_ROW: Final = re.compile(r"\d+ (?:out|(?P<count>\d+) (?P<hand>\S+)(?: \| (?P<up>\S+))?(?: (?P<dealer>dealer))?( <)?)")
_BID: Final = re.compile(r"(?P<bid>bid \d+ \w+) by (?P<by>\d+)")


def table(picture: str, **answers: str) -> Bidding:
    """Read a picture. The first seat still in is the dealer unless another is marked."""
    rows, bids = rows_of(picture, _ROW, _BID)
    counts = tuple([int(row["count"] or 0) for row in rows])
    hands = tuple([tuple(sorted(cards_in(row["hand"], CARD_OF))) for row in rows])
    trail = tuple([Played(seat, card) for seat, row in enumerate(rows) for card in cards_in(row["up"], CARD_OF)])
    dealers = [seat for seat, row in enumerate(rows) if row["dealer"]] + [s for s, count in enumerate(counts) if count]
    (turn,) = [seat for seat, row in enumerate(rows) if row[0].endswith("<")]
    made = setup(GAME.choose(None, answers), len(rows))
    assert min(stock(made.deck, hands, trail)) >= 0, f"this deck has not so many of a card as lie in\n{picture}"
    out = tuple([seat for seat, count in enumerate(counts) if not count])
    dealt = sum([len(hand) for hand in hands]) + len(trail)
    return Bidding(made, Round(counts, out, dealers[0], None), hands, trail, dealt, turn, _bids_in(bids))


def _bids_in(rows: list[re.Match[str]]) -> Bids:
    """Read the bid that stands: who raised before is in no picture."""
    bids = [(int(row["by"]), GAME.read(row["bid"])) for row in rows]
    return tuple([(seat, bid) for seat, bid in bids if isinstance(bid, Bid)])


def draw(state: State) -> str:
    """Draw a state: the other way round, `draw(table(picture)) == neat(picture)`."""
    match state:
        case Opening():
            return "opening"
        case Drawing():
            return f"{draw(state.before)}\ndrawing"
        case Bidding():
            bid = [] if state.bid is None else [f"{GAME.write(state.bid)} by {state.bidder}"]
            return "\n".join([*_rows(state, state.turn), *bid])
        case Called():
            call = "purrfect" if state.call.purrfect else "challenge"
            bid = [f"{GAME.write(state.call.bid)} by {state.call.bidder}", f"{call} by {state.call.caller}"]
            return "\n".join([*_rows(state, NOBODY), *bid])
        case Dealing() | Over():
            marks = {state.round.dealer: " wins" if isinstance(state, Over) else " dealer"}  # the last one would deal
            counts = [f"{seat} {count or 'out'}{marks.get(seat, '')}" for seat, count in enumerate(state.round.counts)]
            return "\n".join([*counts, *([] if state.round.last is None else [f"total {state.round.last.total}"])])


def _rows(state: Bidding | Called, turn: int) -> list[str]:
    rows: list[str] = []
    for seat, (count, hand) in enumerate(zip(state.round.counts, state.hands, strict=True)):
        up = [e.card for e in state.trail if isinstance(e, Played) and e.seat == seat]
        marks = [
            f" | {write_cards(up, CODES)}" * bool(up),
            " dealer" * (seat == state.round.dealer),
            " <" * (seat == turn),
        ]
        rows.append(f"{seat} {count} {write_cards(hand, CODES)}{''.join(marks)}" if count else f"{seat} out")
    return rows


SCENE: Final = Scene(GAME, draw)
start, play, moves, allowed, refused = SCENE.start, SCENE.play, SCENE.moves, SCENE.allowed, SCENE.refused
why_not, rolled = SCENE.why_not, SCENE.rolled


def reveal(state: State, call: str, *, flip: str | None = None) -> Dealing | Over:
    """Call, and flip that card if one is due: the state after the reckoning."""
    after = play(state, call, *([] if flip is None else [f"flip {flip}"]))
    assert isinstance(after, (Dealing, Over)), f"a flip is still due in\n{draw(after)}"
    return after


def reckoned(state: State) -> Reckoning:
    assert isinstance(state, (Dealing, Over))
    assert state.round.last, f"nothing was called before\n{draw(state)}"
    return state.round.last


def changes(hands: tuple[str, str], bid: int, call: str, **answers: str) -> tuple[int, ...]:
    """Give what seat 0, whose bid is called, and seat 1, who calls, lose or gain. The flip adds nothing."""
    state = table(f"0 4 {hands[0]}\n1 4 {hands[1]} <\nbid {bid} hat by 0", **{"deck": "grey", **answers})
    return reckoned(reveal(state, call, flip="skip")).changes
