"""A move as a line of text, and back."""

from collections.abc import Sequence
from typing import Final

from ninelives.core.cards import Card
from ninelives.core.errors import Misread
from ninelives.core.language import gettext_lazy, gettext_noop
from ninelives.core.line import tidy
from ninelives.core.notation import echo, read_card, read_number
from ninelives.games.shut_up_cat.moves.kinds import (
    CHASE,
    SCORE,
    Change,
    Chase,
    Cross,
    Dealt,
    Distract,
    First,
    Gather,
    Lay,
    Look,
    Move,
    Put,
    Reroll,
    Roll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.pieces import (
    LETTERS,
    MEOW,
    PLACE_OF,
    PLACES,
    ZED,
    Dice,
    Place,
)
from ninelives.games.shut_up_cat.pieces.distractions import (
    BAG,
    BOX,
    CARD_OF,
    CODES,
    LASER,
    MIRROR,
    NAMES,
    TREATS,
    TUNA,
    WAND,
    YARN,
)

_PLAIN: Final[dict[str, Move]] = {"score": SCORE, "chase": CHASE}
_HELP: Final = gettext_lazy("A move looks like 'gather 2,5', 'sleep b-e', 'settle 3 4' or 'chase'.")
_USES: Final[dict[str, str]] = {
    "laser": gettext_noop("Which dice will you roll again? For example 'play laser 3,4'."),
    "wand": gettext_noop("Which die, and to what? For example 'play wand 3 4'."),
    "yarn": gettext_noop("Which die, and to what? For example 'play yarn 3 4'."),
    "box": gettext_noop("Which die, and to what? For example 'play box 3 6'."),
    "tuna": gettext_noop("Which two tiles? For example 'play tuna c h'."),
    "bag": gettext_noop("Which die for which on the Pillow? For example 'play bag 3 5'."),
    "cucumber": gettext_noop("Which two tiles? For example 'play cucumber c h'."),
    "mirror": gettext_noop("Which die, and as which other? For example 'play mirror 3 6'."),
}


def write(move: Move) -> str:  # noqa: C901, PLR0912 - one case per move
    match move:
        case First():
            return f"first {move.seat}"
        case Lay():
            return f"lay {move.tiles}"
        case Roll():
            return f"roll {_numbers(move.dice)}"
        case Dealt():
            return f"card {CODES[move.card]}"
        case Gather():
            return f"gather {_numbers(move.dice)}".rstrip()
        case Reroll():
            return f"play laser {_numbers(move.dice)}"
        case Change():
            return f"play {CODES[move.card]} {move.die} {move.face}"
        case Swap():
            return f"play bag {move.die} {move.taken}"
        case Treat():
            return f"play {CODES[move.card]}"
        case Look():
            return f"play tuna {LETTERS[move.one]} {LETTERS[move.other]}"
        case Cross():
            return f"play cucumber {LETTERS[move.one]} {LETTERS[move.other]}"
        case Sleep():
            return f"sleep {LETTERS[move.first]}-{LETTERS[move.last]}"
        case Distract():
            return f"distract {move.number}"
        case Settle():
            return f"settle {move.low} {move.high}"
        case Score():
            return "score"
        case Put():
            return f"put {move.tiles}"
        case Chase():
            return "chase"


def _numbers(dice: Dice) -> str:
    return ",".join([str(die) for die in dice])


def read(text: str) -> Move:
    said = tidy(text.lower().replace(",", " "))
    if said in _PLAIN:
        return _PLAIN[said]
    words = said.split()
    match words:
        case ["gather", *dice]:
            return Gather(_dice(dice))
        case ["play", card, *rest]:
            return _read_play(read_card(card, CARD_OF), rest)
        case ["sleep", *ends] if len(places := " ".join(ends).replace("-", " ").split()) == 2:  # noqa: PLR2004 - its ends
            return Sleep(_place(places[0]), _place(places[1]))
        case ["distract", number]:
            return Distract(_number(number))
        case ["settle", one, other]:
            low, high = _dice((one, other))
            return Settle(low, high)
        case ["put", *tiles] if tiles:
            return Put(_tiles(tiles))
        case _:
            return _read_table(words, text)


def _read_table(words: list[str], text: str) -> Move:
    match words:
        case ["first", seat]:
            return First(_number(seat))
        case ["lay", *tiles] if tiles:
            return Lay(_tiles(tiles))
        case ["roll", *dice] if dice:
            return Roll(_dice(dice))
        case ["card", card]:
            return Dealt(read_card(card, CARD_OF))
        case _:
            raise Misread("{text} is no move. {help}", text=echo(text), help=_HELP)


def _read_play(card: Card, words: list[str]) -> Move:
    if card == LASER and words:
        return Reroll(_dice(words))
    if card in TREATS:
        return _read_treat(card, words)
    if len(words) != 2 or card == LASER:  # noqa: PLR2004 - all others name a pair
        raise Misread(_USES[CODES[card]])
    return _read_pair(card, words[0], words[1])


def _read_treat(card: Card, words: list[str]) -> Treat:
    if words:
        name = gettext_lazy(NAMES[card])
        raise Misread("{card} needs nothing more: 'play {code}'.", card=name, code=CODES[card])
    return Treat(card)


def _read_pair(card: Card, one: str, other: str) -> Move:
    if card in {WAND, YARN, BOX, MIRROR}:
        return Change(card, _number(one), _number(other))
    if card == BAG:
        return Swap(_number(one), _number(other))
    low, high = sorted([_place(one), _place(other)])
    return Look(low, high) if card == TUNA else Cross(low, high)


def _number(word: str) -> int:
    return read_number(word, _HELP)


def _dice(words: Sequence[str]) -> Dice:
    return tuple(sorted([_number(word) for word in words]))


def _place(word: str) -> Place:
    if word not in PLACE_OF:
        raise Misread("{word} is no place. The ring goes from a to l.", word=echo(word))
    return PLACE_OF[word]


def _tiles(words: list[str]) -> str:
    tiles = "".join(words)
    if len(tiles) > PLACES or set(tiles) - {ZED, MEOW}:
        raise Misread("{tiles} should be tiles, z or m for each, as in 'put zmz'.", tiles=echo(" ".join(words)))
    return tiles
