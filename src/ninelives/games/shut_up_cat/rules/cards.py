"""The effects of Distraction cards. A card is discarded first, then it takes effect."""

from ninelives.core.cards import Card, add_cards, remove_card, remove_cards, replace_at
from ninelives.games.shut_up_cat.moves import CardPlay, Change, Cross, Look, Reroll, Swap, Treat
from ninelives.games.shut_up_cat.pieces import MEOWS, MOST_MULTIPLIER, Dice, Die
from ninelives.games.shut_up_cat.pieces.distractions import BROOM, BRUSH, CATNIP, FAN, MILK, PLUGS, SUN, SUN_WINKS
from ninelives.games.shut_up_cat.rules.minds import crossed, seen, swap_bits, turn_bits, turned
from ninelives.games.shut_up_cat.rules.reasons import card_of
from ninelives.games.shut_up_cat.state import Board, Playing, Rolling, Window


def play_card(state: Playing, phase: Window, move: CardPlay) -> Playing:
    return _take_effect(_discarded(state, card_of(move)), phase, move)


def _discarded(state: Playing, card: Card) -> Playing:
    board, turn = state.board, state.turn
    after = board.but(played=replace_at(board.played, card, board.played[card] + 1))
    hands = replace_at(state.hands, turn, remove_card(state.hands[turn], card))
    return Playing(state.setup, state.first, turn, state.phase, after, state.tiles, hands)


def _take_effect(state: Playing, phase: Window, move: CardPlay) -> Playing:
    if isinstance(move, Reroll):
        number = len(move.dice)
        return state.at(Rolling(remove_cards(phase.dice, move.dice), number, phase.catnips, phase.milks))
    if isinstance(move, Change):
        return state.at(_with_face(phase, move.die, move.face))
    if isinstance(move, Swap):
        pillow = state.board.pillow ^ (1 << move.die | 1 << move.taken)
        return state.on(_with_face(phase, move.die, move.taken), state.board.but(pillow=pillow))
    if isinstance(move, Treat):
        return _treat(state, phase, move.card)
    return _look(state, move) if isinstance(move, Look) else _cross(state, move)


def _with_face(phase: Window, die: Die, face: Die) -> Window:
    dice: Dice = add_cards(remove_card(phase.dice, die), (face,))
    return Window(dice, phase.catnips, phase.milks)


def _treat(state: Playing, phase: Window, card: Card) -> Playing:
    """Play a card that needs nothing more."""
    if card == FAN:
        return _turn_ring(state)
    if card in {CATNIP, PLUGS}:
        return state.at(Window(phase.dice, phase.catnips + (1 if card == CATNIP else MEOWS), phase.milks))
    if card == MILK:
        return state.at(Window(phase.dice, phase.catnips, phase.milks + 1))
    return state.on(phase, _board_after(state, card))


def _board_after(state: Playing, card: Card) -> Board:
    board, turn = state.board, state.turn
    if card == BROOM:
        return board.but(pillow=0)
    if card == SUN:
        winks = board.winks[turn] + SUN_WINKS
        decided = board.decided or winks >= state.setup.target
        return board.but(winks=replace_at(board.winks, turn, winks), decided=decided)
    if card == BRUSH:
        raised = min(MOST_MULTIPLIER, board.multipliers[turn] + 1)
        return board.but(multipliers=replace_at(board.multipliers, turn, raised))
    lowered = [times if seat == turn else max(0, times - 1) for seat, times in enumerate(board.multipliers)]
    return board.but(multipliers=tuple(lowered))


def _look(state: Playing, move: Look) -> Playing:
    board, turn = state.board, state.turn
    minds = replace_at(board.minds, turn, seen(board.minds[turn], 1 << move.one | 1 << move.other))
    return state.on(state.phase, board.but(minds=minds))


def _cross(state: Playing, move: Cross) -> Playing:
    board = state.board.but(minds=tuple([crossed(mind, move.one, move.other) for mind in state.board.minds]))
    tiles = swap_bits(state.tiles, move.one, move.other)
    return Playing(state.setup, state.first, state.turn, state.phase, board, tiles, state.hands)


def _turn_ring(state: Playing) -> Playing:
    board = state.board.but(minds=tuple([turned(mind) for mind in state.board.minds]))
    tiles = turn_bits(state.tiles)
    return Playing(state.setup, state.first, state.turn, state.phase, board, tiles, state.hands)
