"""The legal moves, in a few short lines that can be typed."""

from typing import Final

from ninelives.core.cards import Card
from ninelives.core.game import Moves, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.language import gettext_noop, ngettext
from ninelives.games.shut_up_cat.moves import (
    PLAYS,
    CardPlay,
    Chase,
    Distract,
    Gather,
    Move,
    Put,
    Settle,
    Sleep,
    write,
)
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    CHASE_PRICE,
    LETTERS,
    MOST_MULTIPLIER,
    ZED,
    on_pillow,
)
from ninelives.games.shut_up_cat.pieces.distractions import BOX, CARD_OF, CODES, CUCUMBER, EFFECTS, LASER, TREATS, TUNA
from ninelives.games.shut_up_cat.state import Awake, Returning
from ninelives.games.shut_up_cat.text.words import dice_words, wink_words
from ninelives.games.shut_up_cat.view import Seen, View, face_up, in_stock

_WIDE: Final[dict[Card, str]] = {
    LASER: gettext_noop("any of your dice"),
    BOX: gettext_noop("any die to any other face"),
    TUNA: gettext_noop("look at any two places"),
    CUCUMBER: gettext_noop("swap any two places"),
}


def offer(view: View, moves: Moves[Move], names: Names) -> str:  # noqa: ARG001 - nobody is named
    """Return the legal moves in a few lines."""
    if not isinstance(view, Seen) or view.seat is None or not len(moves):
        return _("Nothing to do for you now.")
    listed = list(moves)
    price = _("{price} Z for ×{times}", price=CHASE_PRICE, times=view.board.multipliers[view.seat] + 1)
    lines = [
        *_gather_lines(view, [move for move in listed if isinstance(move, Gather)]),
        *_play_lines([move for move in listed if isinstance(move, PLAYS)]),
        *_sleep_lines(view, [move for move in listed if isinstance(move, Sleep)]),
        *[f"{write(move)} ({_draw_words(view)})" for move in listed if isinstance(move, Distract)],
        *[f"{write(move)} ({_settle_words(view, view.seat)})" for move in listed if isinstance(move, Settle)],
        *_after_lines(view, [move for move in listed if isinstance(move, Put)]),
        *[f"{write(move)} ({price})" for move in listed if isinstance(move, Chase)],
    ]
    return _("You may: {move}", move=lines[0]) if len(lines) == 1 else "\n  ".join([_("You may:"), *lines])


def _draw_words(view: Seen) -> str:
    return _("draw a card") if in_stock(view) or any(view.board.played) else _("no card is left to draw")


def _settle_words(view: Seen, seat: Seat) -> str:
    at_the_top = view.board.multipliers[seat] >= MOST_MULTIPLIER
    return _("your multiplier stays") if at_the_top else _("multiplier up by 1")


def _gather_lines(view: Seen, gathers: list[Gather]) -> list[str]:
    if not gathers:
        return []
    roll = [] if gathers[0].dice else [f"gather ({_('roll three dice')})"]
    some = [move for move in gathers if move.dice]
    if not some:
        return roll
    dice = dice_words(on_pillow(view.board.pillow))
    any_of = _("any of {dice} from the Pillow, up to three; roll the rest", dice=dice)
    return [*roll, f"{write(some[-1])} ({any_of})"]


def _play_lines(plays: list[CardPlay]) -> list[str]:
    """Return for each card all the ways to play it, or an example if there are many."""
    ways: dict[Card, list[str]] = {}
    for move in plays:
        _play, code, *rest = write(move).split()
        ways.setdefault(CARD_OF[code], []).append(" ".join(rest))
    return [_play_line(card, found) for card, found in ways.items()]


def _play_line(card: Card, ways: list[str]) -> str:
    if card in _WIDE:
        return f"play {CODES[card]} {ways[-1 if card == LASER else 0]} ({_(_WIDE[card])})"
    if card in TREATS:
        return f"play {CODES[card]} ({EFFECTS[card]})"
    return f"play {CODES[card]} {_(', or ').join(ways)}"


def _sleep_lines(view: Seen, sleeps: list[Sleep]) -> list[str]:
    """Return the arcs for each pair of dice, with the number of tiles that are turned up."""
    numbers = view.setup.numbers
    pairs: dict[tuple[int, int], list[str]] = {}
    for move in sorted(sleeps, key=lambda move: ARCS[move.first][move.last].length):
        low, high = sorted([numbers[move.first], numbers[move.last]])
        arc = f"{LETTERS[move.first]}-{LETTERS[move.last]}"
        pairs.setdefault((low, high), []).append(f"{arc} ({ARCS[move.first][move.last].length})")
    if not pairs:
        return []
    first = _("{move}, or another arc (and how many tiles turn up):", move=write(sleeps[0]))
    return [first, *[f"  {_pair_words(low, high, arcs)}" for (low, high), arcs in sorted(pairs.items())]]


def _pair_words(low: int, high: int, arcs: list[str]) -> str:
    return _("with {low} and {high}: {arcs}", low=low, high=high, arcs=", ".join(arcs))


def _score_words(view: Seen, phase: Awake) -> str:
    zeds = face_up(view).count(ZED)
    multiplier = min(MOST_MULTIPLIER, view.board.multipliers[view.turn] + phase.milks)
    return _("{zeds} Z × {times} = {winks}", zeds=zeds, times=multiplier, winks=wink_words(zeds * multiplier))


def _after_lines(view: Seen, puts: list[Put]) -> list[str]:
    phase = view.phase
    if isinstance(phase, Awake) and view.turn == view.seat:
        return [f"score ({_score_words(view, phase)})"]
    if not isinstance(phase, Returning) or not puts:
        return []
    orders = ngettext("one order", "{n} orders", len(puts))
    place = LETTERS[phase.arc.first]
    how = _("put the tiles back, clockwise from {place}; {orders}", place=place, orders=orders)
    return [f"{write(puts[0])} ({how})"]
