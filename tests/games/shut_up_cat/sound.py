"""Tells whether a state of Shut Up, Cat! could ever come about."""

from ninelives.games.shut_up_cat.pieces import ALL, DICE, FACES, GATHERED, MEOWS, MOST_MULTIPLIER, Bits
from ninelives.games.shut_up_cat.pieces.distractions import PLUGS
from ninelives.games.shut_up_cat.rules.table import stock_of
from ninelives.games.shut_up_cat.state import (
    Awake,
    Dealing,
    Gathering,
    Mind,
    Over,
    Playing,
    Returning,
    Rolling,
    State,
    Window,
)


def sound(state: State) -> None:
    """Raise where tiles, cards, dice, Z or what is known of the tiles cannot be as they are."""
    if not isinstance(state, Playing):
        return
    assert not state.tiles & ~ALL
    assert state.tiles.bit_count() == MEOWS, "there are four MEOWs"
    _sound_minds(state)
    _sound_cards(state)
    _sound_dice(state)
    _sound_winks(state)


def _sound_minds(state: Playing) -> None:
    minds = state.board.minds
    assert len(minds) == state.setup.seats + 1, "a mind for each seat and the watchers"
    for mind in minds:
        assert mind == tuple(sorted(mind)), "a mind is sorted"
        assert sum(mind) == ALL, "a mind covers the ring"
        assert not any(one & other for nth, one in enumerate(mind) for other in mind[:nth]), "a place in two groups"
        assert all(_knows(mind, group) for group in minds[-1]), "a player knows less than a watcher"
    if isinstance(state.phase, (Awake, Returning)):
        for place in state.phase.arc.places:
            assert all(1 << place in mind for mind in minds), "a tile lies face up, and somebody does not see it"


def _knows(mind: Mind, bits: Bits) -> bool:
    """Tell whether the number of MEOWs on these places follows from this mind."""
    return sum(group for group in mind if group & bits) == bits


def _sound_cards(state: Playing) -> None:
    assert min(stock_of(state)) >= 0, "more of a card than the deck holds"
    assert all(hand == tuple(sorted(hand)) for hand in state.hands), "hands are sorted"
    if isinstance(state.phase, Dealing):
        assert any(stock_of(state)), "nothing is left to deal"
    if isinstance(state.phase, (Rolling, Window)):
        treats = state.phase.catnips + state.phase.milks
        played = sum(state.board.played) + (MEOWS - 1) * state.board.played[PLUGS]  # these hush all MEOWs at once
        assert treats <= played, "treats were played, and do not lie there"


def _sound_dice(state: Playing) -> None:
    phase, pillow = state.phase, state.board.pillow
    assert not pillow & ~sum(1 << die for die in FACES), "the Pillow has six places"
    in_care = 0 if isinstance(phase, (Gathering, Over)) else GATHERED
    assert pillow.bit_count() + in_care <= DICE, "there are eight dice"
    if isinstance(phase, Window):
        _sound_faces(phase.dice, GATHERED)
    elif isinstance(phase, Rolling):
        _sound_faces(phase.kept, GATHERED - phase.number)
    elif isinstance(phase, (Dealing, Awake, Returning)):
        _sound_faces((phase.third,), 1)


def _sound_faces(dice: tuple[int, ...], number: int) -> None:
    assert len(dice) == number, "a turn has three dice"
    assert dice == tuple(sorted(dice)), "dice are sorted"
    assert all(die in FACES for die in dice), "a die shows 1 to 6"


def _sound_winks(state: Playing) -> None:
    board = state.board
    assert min(board.winks) >= 0, "nobody owes Z"
    assert all(0 <= multiplier <= MOST_MULTIPLIER for multiplier in board.multipliers), "×0 to ×3"
    if max(board.winks) >= state.setup.target:
        assert board.decided, "the target is reached, and nothing is decided"
    if isinstance(state.phase, Over):
        assert board.decided, "over, and nothing is decided"
        assert state.turn == state.first, "the round is not finished"
