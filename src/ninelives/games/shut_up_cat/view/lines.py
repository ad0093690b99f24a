"""A line of the notation as JSON. `just wire` writes the page's types from it, comments included."""

from functools import lru_cache
from typing import Final, Literal, NotRequired, TypedDict, cast

from ninelives.core.game import Seat
from ninelives.games.shut_up_cat.pieces import ARCS, PLACE_OF, Tile
from ninelives.games.shut_up_cat.pieces.distractions import Distraction

MAX_LINES_KEPT: Final = 4096  # for all tables: a nap is the same at each

type ShownPlace = int  # of the ring, counted from a
type ActWord = Literal["lay", "score", "chase"]


class ActLine(TypedDict):
    """A move that is one word: TABLE lays all tiles face down."""

    act: ActWord


class FirstLine(TypedDict):
    first: Seat


class RollLine(TypedDict):
    roll: list[int]


class DealtLine(TypedDict):
    card: Distraction | None  # null for those who may not know


class GatherLine(TypedDict):
    gather: list[int]  # dice from the Pillow


class TreatLine(TypedDict):
    """A card that wants nothing more; the others name dice or places."""

    play: Distraction


class RerollLine(TreatLine):
    dice: list[int]


class ChangeLine(TreatLine):
    """A die that shows another face."""

    die: int
    face: int


class SwapLine(TreatLine):
    """A die that goes to the Pillow for another."""

    die: int
    taken: int


class TilesLine(TreatLine):
    places: list[ShownPlace]
    tiles: NotRequired[list[Tile]]  # once it was played, for whoever looked at them


class SleepLine(TypedDict):
    sleep: list[ShownPlace]  # all that the nap covers, clockwise
    tiles: NotRequired[list[Tile]]  # on these places, once it was slept


class DistractLine(TypedDict):
    distract: int  # what both dice show


class SettleLine(TypedDict):
    settle: list[int]  # two dice, the lower first


class PutLine(TypedDict):
    put: list[Tile] | None  # clockwise; null for those who may not know


type ShownPlay = TreatLine | RerollLine | ChangeLine | SwapLine | TilesLine
type ShownUse = SleepLine | DistractLine | SettleLine
type ShownRest = ActLine | FirstLine | RollLine | DealtLine | GatherLine | PutLine
type ShownLine = ShownPlay | ShownUse | ShownRest


@lru_cache(maxsize=MAX_LINES_KEPT)
def show_line(line: str) -> ShownLine:
    """Return a choice, or a move as it was heard, as JSON-able data."""
    said, _colon, tiles = line.partition(": ")
    match said.split():
        case ["play", card, *wants]:
            return _show_play(cast("Distraction", card), wants, _tiles(tiles))
        case ["sleep", arc]:
            sleep = SleepLine(sleep=list(ARCS[PLACE_OF[arc[0]]][PLACE_OF[arc[-1]]].places))
            return {**sleep, "tiles": _tiles(tiles)} if tiles else sleep
        case ["distract", number]:
            return DistractLine(distract=int(number))
        case ["settle", low, high]:
            return SettleLine(settle=[int(low), int(high)])
        case ["gather", *dice]:
            return GatherLine(gather=_numbers(dice[0]) if dice else [])
        case ["put", *order]:
            return PutLine(put=_tiles(order[0]) if order else None)
        case _:
            return _show_rest(said)


def _show_play(card: Distraction, wants: list[str], tiles: list[Tile]) -> ShownPlay:
    match wants:
        case []:
            return TreatLine(play=card)
        case [dice]:
            return RerollLine(play=card, dice=_numbers(dice))
        case [die, taken] if card == "bag":
            return SwapLine(play=card, die=int(die), taken=int(taken))
        case [one, other] if one in PLACE_OF:
            play = TilesLine(play=card, places=[PLACE_OF[one], PLACE_OF[other]])
            return {**play, "tiles": tiles} if tiles else play
        case _:
            return ChangeLine(play=card, die=int(wants[0]), face=int(wants[1]))


def _show_rest(said: str) -> ShownRest:
    match said.split():
        case ["first", seat]:
            return FirstLine(first=int(seat))
        case ["roll", dice]:
            return RollLine(roll=_numbers(dice))
        case ["card", *card]:
            return DealtLine(card=cast("Distraction", card[0]) if card else None)
        case [word, *_tiles_laid]:
            return ActLine(act=cast("ActWord", word))
        case _:
            raise ValueError("a move is never said in no words.")


def _numbers(word: str) -> list[int]:
    return [int(number) for number in word.split(",")]


def _tiles(word: str) -> list[Tile]:
    return cast("list[Tile]", list(word))
