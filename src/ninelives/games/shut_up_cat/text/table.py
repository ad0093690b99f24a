"""The table as text: the ring around the Pillow, the seats beside it, the viewer's cards below."""

from typing import Final

from ninelives.core.game import Names, Seat
from ninelives.core.speech import Voice, copies, listed, sentence, several
from ninelives.games.shut_up_cat.pieces import FACES, LETTERS, Place
from ninelives.games.shut_up_cat.pieces.distractions import CODES, EFFECTS
from ninelives.games.shut_up_cat.state import Awake, Dealing, Laying, Over, Phase, Rolling, Window
from ninelives.games.shut_up_cat.text.words import place_words
from ninelives.games.shut_up_cat.view import (
    Public,
    Seen,
    View,
    dice_before,
    face_up,
    in_pile,
    in_stock,
    known_tiles,
    remembers,
)

_DOWN: Final = "·"
_TURN: Final = "▶"
_LEGEND: Final = f"  {_DOWN} face down  Z wink  M MEOW"
_OWN_LEGEND: Final = f"  {_DOWN} unknown  Z M face up  z m you know"
_HEIGHT: Final = 9  # rows of the ring
_MIDDLE: Final = 17  # characters inside the ring
_NAME: Final = 12  # characters of a name that fit beside the ring


def picture(view: View, names: Names) -> str:
    voice = Voice(names, view.seat)
    if isinstance(view, Public):
        return _before(view, voice)
    beside = _beside(view, voice)
    rows = [f"{row}   {beside[nth]}".rstrip() for nth, row in enumerate(_ring(view))]
    return "\n".join([*rows, *_tonight(view.phase), *_played(view), *_own_cards(view), *_memory(view)])


def _before(view: Public, voice: Voice) -> str:
    if isinstance(view.state, Laying):
        return f"{sentence(voice.does(view.state.first, 'start'))}. The tiles are being laid out face down."
    return "It is getting late. Who starts is being chosen."


def _ring(view: Seen) -> list[str]:
    """Return the ring as a square of twelve cells, a to d on top, clockwise."""
    cells = [_cell(view, place) for place in range(len(LETTERS))]
    middle = ["Pillow".center(_MIDDLE), _pillow(view).center(_MIDDLE), f"pile {in_pile(view)}".center(_MIDDLE)]
    dash = "─" * 8
    return [
        f"┌{dash}┬{dash}┬{dash}┬{dash}┐",
        f"│{'│'.join(cells[0:4])}│",
        f"├{dash}┼{dash}┴{dash}┼{dash}┤",
        f"│{cells[11]}│{middle[0]}│{cells[4]}│",
        f"├{dash}┤{middle[1]}├{dash}┤",
        f"│{cells[10]}│{middle[2]}│{cells[5]}│",
        f"├{dash}┼{dash}┬{dash}┼{dash}┤",
        f"│{'│'.join(cells[9:5:-1])}│",
        f"└{dash}┴{dash}┴{dash}┴{dash}┘",
    ]


def _cell(view: Seen, place: Place) -> str:
    up = face_up(view)[place]
    known = known_tiles(view)[place] if remembers(view) else None
    tile = up.upper() if up is not None else known or _DOWN
    return f" {LETTERS[place]} {view.setup.numbers[place]:<2} {tile} "


def _pillow(view: Seen) -> str:
    return " ".join([str(die) if view.board.pillow >> die & 1 else _DOWN for die in FACES])


def _beside(view: Seen, voice: Voice) -> list[str]:
    rows = [_seat(view, seat, voice) for seat in range(view.setup.seats)]
    lines = ["", *rows, "", *_table_lines(view, voice)]
    legend = _OWN_LEGEND if remembers(view) else _LEGEND
    return [*lines, *[""] * (_HEIGHT - 1 - len(lines)), legend]


def _seat(view: Seen, seat: Seat, voice: Voice) -> str:
    board = view.board
    mark = _TURN if seat == view.turn and not isinstance(view.phase, Over) else " "
    name = sentence(voice.who(seat))
    short = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
    worth = f"{board.winks[seat]:>3} Z  ×{board.multipliers[seat]}"
    return f"{mark} {seat} {short:<{_NAME}} {worth}  {several(view.sizes[seat], 'card')}"


def _table_lines(view: Seen, voice: Voice) -> list[str]:
    if isinstance(view.phase, Over):
        return ["  The night is over."]
    last = ["  Last round!"] if view.board.decided else [f"  The night ends at {view.setup.target} Z."]
    return [*_dice_line(view, voice), *last]


def _dice_line(view: Seen, voice: Voice) -> list[str]:
    phase = view.phase
    dice = "  ".join([f"[{die}]" for die in dice_before(phase)])
    if isinstance(phase, Rolling):
        return [f"  {dice} and {phase.number} to roll" if dice else f"  {phase.number} dice to roll"]
    if isinstance(phase, Window):
        return [f"  {sentence(voice.whose(view.turn))} dice: {dice}"]
    return [f"  Unused die: {dice}"] if dice and not isinstance(phase, Dealing) else []


def _tonight(phase: Phase) -> list[str]:
    """Return the remaining effects of Catnip and Warm Milk in this turn."""
    catnips = phase.catnips if isinstance(phase, (Rolling, Window)) else 0
    milks = phase.milks if isinstance(phase, (Rolling, Window, Awake)) else 0
    hushed = [f"{several(catnips, 'MEOW')} hushed"] if catnips else []
    warm = [f"multiplier +{milks} at the score"] if milks else []
    return [f"This turn: {', '.join(hushed + warm)}."] if hushed or warm else []


def _played(view: Seen) -> list[str]:
    cards = [copies(number, view.setup.names[card]) for card, number in enumerate(view.board.played) if number]
    return [f"Cards played: {listed(cards)}; {in_stock(view)} left to draw."] if cards else []


def _own_cards(view: Seen) -> list[str]:
    rows = [
        f"  {CODES[card]:<8}  {copies(view.hand.count(card), view.setup.names[card])}: {EFFECTS[card]}"
        for card in sorted(set(view.hand))
    ]
    return ["Your cards", *rows] if rows else []


def _memory(view: Seen) -> list[str]:
    """Return what is known of groups of tiles in which no single tile is certain (S10)."""
    if not remembers(view) or len(view.mind) == 1:  # a single group: nothing was seen yet
        return []
    unsure = [nth for nth, group in enumerate(view.mind) if 0 < view.meows[nth] < group.bit_count()]
    lines = [f"{several(view.meows[nth], 'MEOW')} among {place_words(view.mind[nth])}" for nth in unsure]
    return [f"You know: {'; '.join(lines)}."] if lines else []
