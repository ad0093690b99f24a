"""Why a move is not allowed. Each function returns None if it is allowed; `legal` lists exactly the allowed moves."""

from typing import Final

from ninelives.core.cards import Card
from ninelives.core.game import Refusal, Seat
from ninelives.core.language import gettext_lazy
from ninelives.games.shut_up_cat.moves import (
    PLAYS,
    Allocation,
    CardPlay,
    Change,
    Distract,
    Gather,
    Look,
    Move,
    Put,
    Reroll,
    Score,
    Settle,
    Sleep,
    Swap,
    Treat,
)
from ninelives.games.shut_up_cat.options import Setup
from ninelives.games.shut_up_cat.pieces import (
    ARCS,
    CHASE_PRICE,
    DICE,
    FACES,
    GATHERED,
    MEOW,
    MOST_MULTIPLIER,
    PLACES,
    SEVEN,
    ZED,
    Arc,
    Bits,
    Dice,
    Die,
    Pillow,
    Place,
)
from ninelives.games.shut_up_cat.pieces.distractions import (
    BAG,
    BOX,
    CUCUMBER,
    KINDS,
    LASER,
    MIRROR,
    TREATS,
    TUNA,
    WAND,
    YARN,
)
from ninelives.games.shut_up_cat.rules.refusals import (
    lies_there,
    no_pair,
    no_seven,
    not_held,
    not_on_pillow,
    not_yours,
    other_ends,
    other_tiles,
)
from ninelives.games.shut_up_cat.state import Awake, Board, Gathering, Phase, Playing, Returning, Window

_CHANGERS: Final = (WAND, YARN, BOX, MIRROR)

_OTHERS_TURN: Final = Refusal("A3", "It is not your turn. All you may do now is chase the cat.")
_NOT_YOUR_TURN: Final = Refusal("A3", "It is not your turn. Wait until it comes round to you.")
_OWN_TURN_ONLY: Final = Refusal("S19", "At this table the cat is chased in your own turn only.")
_TILES_ARE_UP: Final = Refusal("S19", "At this table the cat is not chased between the MEOWs and the score.")
_TOO_POOR: Final = Refusal(
    "S19", gettext_lazy("Chasing the cat costs {price} Z, and you have fewer.", price=CHASE_PRICE)
)
_AT_THE_TOP: Final = Refusal(
    "S19", gettext_lazy("Your multiplier is ×{most} already, and it goes no higher.", most=MOST_MULTIPLIER)
)
_WAIT: Final = Refusal("S14", "Wait: the table rolls or deals first.")
_GATHER_FIRST: Final = Refusal(
    "S17", "First gather three dice: 'gather', or with dice from the Pillow as in 'gather 2'."
)
_GATHERED_ALREADY: Final = Refusal("S11", "You have your three dice. Sleep, distract or settle with two of them.")
_NOTHING_UP: Final = Refusal("S6", "No tiles are up: sleep first, then score, then put them back.")
_SCORE_FIRST: Final = Refusal("S6", "The MEOWs have been heard. Now score: 'score'.")
_PUT_FIRST: Final = Refusal("S6", "You have scored. Now put the tiles back, as in 'put zmz'.")
_TOO_LATE: Final = Refusal("S14", "Cards are played before the dice are used: keep it for another turn.")
_TOO_MANY: Final = Refusal(
    "S17", gettext_lazy("A turn has {number} dice: take at most {number} from the Pillow.", number=GATHERED)
)
_EACH_ONCE: Final = Refusal("S17", "The Pillow holds one die of a number: name each number once, lowest first.")
_SHORT_PILE: Final = Refusal("S17", "The pile is short of dice: take at least one from the Pillow.")
_NO_FACE: Final = Refusal("S15", "A die shows 1 to 6.")
_WAND_STEP: Final = Refusal("S15", "A Feather Wand moves a die up or down by 1, and never from 6 to 1 or back.")
_YARN_SIDE: Final = Refusal("S15", "A Ball of Yarn turns a die to its opposite face: 1 and 6, 2 and 5, 3 and 4.")
_MIRRORED: Final = Refusal("S15", "A Hand Mirror makes a die show what another of your dice shows.")
_SAME_FACE: Final = Refusal("S15", "The die shows that already: choose another face.")
_NO_CARD: Final = Refusal("S14", "There is no such card.")
_NO_SUCH_USE: Final = Refusal("S14", "That card is not played like this.")
_TWO_PLACES: Final = Refusal("S14", "Name two different places of the ring, a to l, in this order.")
_NO_PLACE: Final = Refusal("S2", "The places of the ring are a to l.")
_WHOLE_SPACES: Final = Refusal(
    "S2", "A space turns up whole: start on its first place and end on the last one's second."
)
_SAME_NUMBER: Final = Refusal("S3", "The two ends must carry different numbers.")
_TOO_LONG: Final = Refusal("S2", "Too far: stop where the number first comes.")
_SEVENS: Final = Refusal("S11", "Settling takes two dice that make 7, the lower one first: 'settle 3 4'.")
_TABLE_DOES: Final = Refusal("S11", "Only the table lays, rolls and deals. Choose a move of your own.")


def no_chase(setup: Setup, board: Board, phase: Phase, turn: Seat, seat: Seat) -> Refusal | None:
    if setup.own_turn and seat != turn:
        return _OWN_TURN_ONLY
    if setup.before_reveal and isinstance(phase, Awake):
        return _TILES_ARE_UP
    if board.winks[seat] < CHASE_PRICE:
        return _TOO_POOR
    return _AT_THE_TOP if board.multipliers[seat] >= MOST_MULTIPLIER else None


def no_move(state: Playing, seat: Seat, move: Move) -> Refusal | None:
    """Return why a seat may not make this move now; for a chase see `no_chase`."""
    if seat != state.turn:
        return _NOT_YOUR_TURN if no_chase(state.setup, state.board, state.phase, state.turn, seat) else _OTHERS_TURN
    phase = state.phase
    if isinstance(phase, Gathering):
        return no_gather(state.board.pillow, move) if isinstance(move, Gather) else _GATHER_FIRST
    if isinstance(phase, Window):
        return _no_use(state, phase, move)
    if isinstance(phase, Awake):
        return None if isinstance(move, Score) else _too_late(state, move, _SCORE_FIRST)
    if isinstance(phase, Returning):
        return no_put(state.tiles, phase.arc, move) if isinstance(move, Put) else _too_late(state, move, _PUT_FIRST)
    return _WAIT


def _too_late(state: Playing, move: Move, otherwise: Refusal) -> Refusal:
    return _not_held(state, move) or _TOO_LATE if isinstance(move, PLAYS) else otherwise


def no_gather(pillow: Pillow, move: Gather) -> Refusal | None:
    dice = move.dice
    if len(dice) > GATHERED:
        return _TOO_MANY
    for die in dice:
        if not _lies_on(pillow, die):
            return not_on_pillow("S17", pillow, die)
    if dice != tuple(sorted(set(dice))):
        return _EACH_ONCE
    return _SHORT_PILE if GATHERED - len(dice) > DICE - pillow.bit_count() else None


def _lies_on(pillow: Pillow, die: Die) -> bool:
    return die in FACES and bool(pillow >> die & 1)


def _no_use(state: Playing, phase: Window, move: Move) -> Refusal | None:
    if isinstance(move, PLAYS):
        return _not_held(state, move) or no_play(phase.dice, state.board.pillow, move)
    if isinstance(move, (Sleep, Distract, Settle)):
        return no_allocation(state.setup, phase.dice, move)
    if isinstance(move, Gather):
        return _GATHERED_ALREADY
    return _NOTHING_UP if isinstance(move, (Score, Put)) else _TABLE_DOES


def _not_held(state: Playing, move: CardPlay) -> Refusal | None:
    card = card_of(move)
    if card in state.hands[state.turn]:
        return None
    return not_held(state.setup.names[card]) if card in range(KINDS) else _NO_CARD


def card_of(move: CardPlay) -> Card:
    if isinstance(move, (Change, Treat)):
        return move.card
    if isinstance(move, Reroll):
        return LASER
    if isinstance(move, Swap):
        return BAG
    return TUNA if isinstance(move, Look) else CUCUMBER


def no_play(dice: Dice, pillow: Pillow, move: CardPlay) -> Refusal | None:
    """Return why a card that is in hand cannot be played like this."""
    if isinstance(move, Reroll):
        return _no_reroll(dice, move.dice)
    if isinstance(move, Change):
        return _no_die(dice, move.die) or _no_change(dice, move)
    if isinstance(move, Swap):
        return _no_die(dice, move.die) or _no_swap(pillow, move)
    if isinstance(move, Treat):
        return None if move.card in TREATS else _NO_SUCH_USE
    return None if 0 <= move.one < move.other < PLACES else _TWO_PLACES


def _no_reroll(dice: Dice, chosen: Dice) -> Refusal | None:
    if not chosen or chosen != tuple(sorted(chosen)):
        return Refusal("S14", "Name the dice to roll again, lowest first, as in 'play laser 3,4'.")
    for die in chosen:
        if chosen.count(die) > dice.count(die):
            return not_yours(dice)
    return None


def _no_die(dice: Dice, die: Die) -> Refusal | None:
    return None if die in dice else not_yours(dice)


def _no_change(dice: Dice, move: Change) -> Refusal | None:
    if move.card not in _CHANGERS:
        return _NO_SUCH_USE
    if move.face not in FACES:
        return _WAND_STEP if move.card == WAND else _NO_FACE
    if move.card == WAND:
        return None if abs(move.face - move.die) == 1 else _WAND_STEP
    if move.card == YARN:
        return None if move.face + move.die == SEVEN else _YARN_SIDE
    if move.card == MIRROR and move.face not in dice:
        return _MIRRORED
    return None if move.face != move.die else _SAME_FACE


def _no_swap(pillow: Pillow, move: Swap) -> Refusal | None:
    if not _lies_on(pillow, move.taken):
        return not_on_pillow("S15", pillow, move.taken)
    return lies_there(move.die) if _lies_on(pillow, move.die) else None


def no_allocation(setup: Setup, dice: Dice, move: Allocation) -> Refusal | None:
    """Return why two of these dice cannot be used like this."""
    if isinstance(move, Sleep):
        return _no_sleep(setup, dice, move.first, move.last)
    if isinstance(move, Distract):
        return None if dice.count(move.number) > 1 else no_pair(move.number)
    if move.low + move.high != SEVEN or move.low > move.high:
        return _SEVENS
    return None if move.low in dice and move.high in dice else no_seven(dice, move.low, move.high)


def _no_sleep(setup: Setup, dice: Dice, first: Place, last: Place) -> Refusal | None:
    if not (0 <= first < PLACES and 0 <= last < PLACES):
        return _NO_PLACE
    width = setup.ring.width
    if first % width or (last + 1) % width:
        return _WHOLE_SPACES
    one, other = setup.numbers[first], setup.numbers[last]
    if one == other:
        return _SAME_NUMBER
    if one not in dice or other not in dice:
        return other_ends(setup, dice, first, last)
    arc = ARCS[first][last]
    return None if not setup.short or setup.ring.is_short(arc) else _TOO_LONG


def no_put(tiles: Bits, arc: Arc, move: Put) -> Refusal | None:
    meows = (tiles & arc.bits).bit_count()
    zeds = arc.length - meows
    if (len(move.tiles), move.tiles.count(MEOW), move.tiles.count(ZED)) != (arc.length, meows, zeds):
        return other_tiles(zeds, meows)
    return None
