"""The legal moves, in a few short lines that can be typed."""

from typing import Final

from ninelives.core.cards import Card
from ninelives.core.game import Moves, Names, Seat
from ninelives.core.speech import several
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
from ninelives.games.shut_up_cat.rules.reasons import dice_words
from ninelives.games.shut_up_cat.state import Awake, Returning
from ninelives.games.shut_up_cat.view import Seen, View, face_up, in_stock

_WIDE: Final[dict[Card, str]] = {
    LASER: "any of your dice",
    BOX: "any die to any other face",
    TUNA: "look at any two places",
    CUCUMBER: "swap any two places",
}


def offer(view: View, moves: Moves[Move], names: Names) -> str:  # noqa: ARG001 - nobody is named
    """Return the legal moves in a few lines."""
    if not isinstance(view, Seen) or view.seat is None or not len(moves):
        return "Nothing to do for you now."
    listed = list(moves)
    raised = f"×{view.board.multipliers[view.seat] + 1}"
    lines = [
        *_gather_lines(view, [move for move in listed if isinstance(move, Gather)]),
        *_play_lines([move for move in listed if isinstance(move, PLAYS)]),
        *_sleep_lines(view, [move for move in listed if isinstance(move, Sleep)]),
        *[f"{write(move)} ({_draw_words(view)})" for move in listed if isinstance(move, Distract)],
        *[f"{write(move)} ({_settle_words(view, view.seat)})" for move in listed if isinstance(move, Settle)],
        *_after_lines(view, [move for move in listed if isinstance(move, Put)]),
        *[f"chase ({CHASE_PRICE} Z for {raised})" for move in listed if isinstance(move, Chase)],
    ]
    return f"You may: {lines[0]}" if len(lines) == 1 else "\n  ".join(["You may:", *lines])


def _draw_words(view: Seen) -> str:
    return "draw a card" if in_stock(view) or any(view.board.played) else "no card is left to draw"


def _settle_words(view: Seen, seat: Seat) -> str:
    return "multiplier up by 1" if view.board.multipliers[seat] < MOST_MULTIPLIER else "your multiplier stays"


def _gather_lines(view: Seen, gathers: list[Gather]) -> list[str]:
    if not gathers:
        return []
    roll = [] if gathers[0].dice else ["gather (roll three dice)"]
    some = [move for move in gathers if move.dice]
    if not some:
        return roll
    most = some[-1]
    pillow = dice_words(on_pillow(view.board.pillow))
    return [*roll, f"{write(most)} (any of {pillow} from the Pillow, up to three; roll the rest)"]


def _play_lines(plays: list[CardPlay]) -> list[str]:
    """Return for each card all the ways to play it, or an example if there are many."""
    ways: dict[Card, list[str]] = {}
    for move in plays:
        _play, code, *rest = write(move).split()
        ways.setdefault(CARD_OF[code], []).append(" ".join(rest))
    return [_play_line(card, found) for card, found in ways.items()]


def _play_line(card: Card, ways: list[str]) -> str:
    if card in _WIDE:
        return f"play {CODES[card]} {ways[-1 if card == LASER else 0]} ({_WIDE[card]})"
    if card in TREATS:
        return f"play {CODES[card]} ({EFFECTS[card]})"
    return f"play {CODES[card]} {ways[0]}{''.join([f', or {way}' for way in ways[1:]])}"


def _sleep_lines(view: Seen, sleeps: list[Sleep]) -> list[str]:
    """Return the arcs for each pair of dice, with the number of tiles that are turned up."""
    numbers = view.setup.numbers
    pairs: dict[tuple[int, int], list[str]] = {}
    for move in sorted(sleeps, key=lambda move: ARCS[move.first][move.last].length):
        low, high = sorted([numbers[move.first], numbers[move.last]])
        arc = f"{LETTERS[move.first]}-{LETTERS[move.last]}"
        pairs.setdefault((low, high), []).append(f"{arc} ({ARCS[move.first][move.last].length})")
    lines = [f"  with {low} and {high}: {', '.join(arcs)}" for (low, high), arcs in sorted(pairs.items())]
    return [f"{write(sleeps[0])}, or another arc (and how many tiles turn up):", *lines] if lines else []


def _score_words(view: Seen, phase: Awake) -> str:
    zeds = face_up(view).count(ZED)
    multiplier = min(MOST_MULTIPLIER, view.board.multipliers[view.turn] + phase.milks)
    return f"{zeds} Z × {multiplier} = {several(zeds * multiplier, 'wink')}"


def _after_lines(view: Seen, puts: list[Put]) -> list[str]:
    phase = view.phase
    if isinstance(phase, Awake) and view.turn == view.seat:
        return [f"score ({_score_words(view, phase)})"]
    if not isinstance(phase, Returning) or not puts:
        return []
    way = "one order" if len(puts) == 1 else f"{len(puts)} orders"
    return [f"{write(puts[0])} (put the tiles back, clockwise from {LETTERS[phase.arc.first]}; {way})"]
