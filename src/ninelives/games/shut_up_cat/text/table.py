"""The table as text: the ring around the Pillow, the seats beside it, the viewer's cards below."""

from typing import Final

from ninelives.core.cards import Card
from ninelives.core.game import Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.speech import Voice, as_sentence, cards_words, copies, join_words
from ninelives.games.shut_up_cat.pieces import FACES, LETTERS, Bits, Place
from ninelives.games.shut_up_cat.pieces.distractions import CODES, EFFECTS
from ninelives.games.shut_up_cat.state import Awake, Dealing, Laying, Over, Phase, Rolling, Window
from ninelives.games.shut_up_cat.text.words import meow_words, place_words
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
        they = _("{who} starts. The tiles are being laid out face down.")
        return voice.tell(view.state.first, they, _("You start. The tiles are being laid out face down."))
    return _("It is getting late. Who starts is being chosen.")


def _ring(view: Seen) -> list[str]:
    """Return the ring as a square of twelve cells, a to d on top, clockwise."""
    cells = [_cell(view, place) for place in range(len(LETTERS))]
    inside = [_("Pillow"), _pillow(view), _("pile {number}", number=in_pile(view))]
    middle = [line.center(_MIDDLE) for line in inside]
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
    return [*lines, *[""] * (_HEIGHT - 1 - len(lines)), f"  {_legend(view)}"]


def _legend(view: Seen) -> str:
    if remembers(view):
        return _("{down} unknown  Z M face up  z m you know", down=_DOWN)
    return _("{down} face down  Z wink  M MEOW", down=_DOWN)


def _seat(view: Seen, seat: Seat, voice: Voice) -> str:
    board = view.board
    mark = _TURN if seat == view.turn and not isinstance(view.phase, Over) else " "
    name = as_sentence(voice.who(seat))
    short = name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
    worth = f"{board.winks[seat]:>3} Z  ×{board.multipliers[seat]}"
    return f"{mark} {seat} {short:<{_NAME}} {worth}  {cards_words(view.sizes[seat])}"


def _table_lines(view: Seen, voice: Voice) -> list[str]:
    if isinstance(view.phase, Over):
        lines = [_("The night is over.")]
    elif view.board.decided:
        lines = [*_dice_line(view, voice), _("Last round!")]
    else:
        lines = [*_dice_line(view, voice), _("The night ends at {target} Z.", target=view.setup.target)]
    return [f"  {line}" for line in lines]


def _dice_line(view: Seen, voice: Voice) -> list[str]:
    phase = view.phase
    dice = "  ".join([f"[{die}]" for die in dice_before(phase)])
    if isinstance(phase, Rolling) and not dice:
        return [_("{number} dice to roll", number=phase.number)]
    if isinstance(phase, Rolling):
        return [_("{dice} and {number} to roll", dice=dice, number=phase.number)]
    if isinstance(phase, Window):
        return [voice.tell(view.turn, _("{who}'s dice: {dice}"), _("Your dice: {dice}"), dice=dice)]
    return [_("Unused die: {die}", die=dice)] if dice and not isinstance(phase, Dealing) else []


def _tonight(phase: Phase) -> list[str]:
    """Return the remaining effects of Catnip and Warm Milk in this turn."""
    catnips = phase.catnips if isinstance(phase, (Rolling, Window)) else 0
    milks = phase.milks if isinstance(phase, (Rolling, Window, Awake)) else 0
    hushed = [_("{meows} hushed", meows=meow_words(catnips))] if catnips else []
    warm = [_("multiplier +{number} at the score", number=milks)] if milks else []
    return [_("This turn: {effects}.", effects=", ".join(hushed + warm))] if hushed or warm else []


def _played(view: Seen) -> list[str]:
    cards = [copies(number, view.setup.names[card]) for card, number in enumerate(view.board.played) if number]
    if not cards:
        return []
    return [_("Cards played: {cards}; {number} left to draw.", cards=join_words(cards), number=in_stock(view))]


def _own_cards(view: Seen) -> list[str]:
    rows = [f"  {CODES[card]:<8}  {_card_words(view, card)}" for card in sorted(set(view.hand))]
    return [_("Your cards"), *rows] if rows else []


def _card_words(view: Seen, card: Card) -> str:
    cards = copies(view.hand.count(card), view.setup.names[card])
    return _("{cards}: {effect}", cards=cards, effect=EFFECTS[card])


def _memory(view: Seen) -> list[str]:
    """Return what is known of groups of tiles in which no single tile is certain (S10)."""
    if not remembers(view) or len(view.mind) == 1:  # a single group: nothing was seen yet
        return []
    unsure = [nth for nth, group in enumerate(view.mind) if 0 < view.meows[nth] < group.bit_count()]
    lines = [_group_words(view.meows[nth], view.mind[nth]) for nth in unsure]
    return [_("You know: {facts}.", facts="; ".join(lines))] if lines else []


def _group_words(meows: int, places: Bits) -> str:
    return _("{meows} among {places}", meows=meow_words(meows), places=place_words(places))
