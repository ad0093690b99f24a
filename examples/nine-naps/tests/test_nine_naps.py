"""Nine Naps passes the exam, and keeps to its rulings."""

from collections import Counter
from random import Random

import pytest

from nine_naps import GAME, YARDSTICK, Move, State, View
from ninelives import TABLE, Match, Refused
from ninelives.core.chance import Draw, FastDraw, sample
from ninelives.core.game import Seat
from ninelives.lab.yardstick import yardstick_of
from ninelives.rl.checks import check_codec
from ninelives.testing import examine

type Naps = Match[State, Move, View]


def dealt(*cards: int, nines: str = "sleep") -> Naps:
    """Seat the cats, let seat 0 start, and deal these cards."""
    match: Naps = Match(GAME, GAME.choose(answers={"nines": nines}), len(cards))
    match.say(TABLE, "start 0")
    for seat, card in enumerate(cards):
        match.say(TABLE, f"deal {seat} {card}")
    return match


def disguise(state: State, seat: Seat | None, draw: Draw) -> State:
    """Replace whatever is face down for this seat, without calling `view`."""
    if not GAME.to_act(state):
        return state
    down = [owner for owner, card in enumerate(state.hands) if card and owner != seat]
    pool = [*state.left(), *[state.hands[owner] for owner in down]]
    cards = dict(zip(down, sample(draw, pool, len(down)), strict=True))
    return state._replace(hands=tuple([cards.get(owner, card) for owner, card in enumerate(state.hands)]))


def sound(state: State) -> None:
    cards = [card for card in (*state.hands, *state.said) if card]
    assert len(set(cards)) == len(cards) <= 9, "a card is there twice"


def test_the_exam() -> None:
    examine(GAME, sound=sound, disguise=disguise)


def test_the_exam_of_its_codec() -> None:
    for seats in GAME.seats:
        check_codec(GAME, GAME.choose(), seats)


def test_n2_a_hand_is_hidden_until_the_end() -> None:
    match = dealt(3, 7)
    match.say(0, "stay")
    assert GAME.view(match.state, 0) == GAME.view(match.state._replace(hands=(3, 8)), 0)
    assert GAME.hear(match.state, 1, "stay", 0) == "stay: 3 7"
    match.say(1, "stay")
    assert GAME.view(match.state, None).naps == (3, 7)


def test_n3_once_round_the_table_in_turn() -> None:
    match = dealt(3, 7)
    with pytest.raises(Refused, match="N3"):
        match.say(1, "stay")
    match.say(0, "stay")
    with pytest.raises(Refused, match="N3"):
        match.say(0, "stay")


@pytest.mark.parametrize(("nines", "ranks"), [("sleep", (1, 2)), ("oversleep", (2, 1))])
def test_n4_a_nine_sleeps_or_oversleeps(nines: str, ranks: tuple[int, ...]) -> None:
    match = dealt(9, 1, nines=nines)
    match.say(0, "stay")
    match.say(1, "stay")
    assert match.outcome is not None
    assert match.outcome.ranks == ranks


def test_n5_a_swapped_card_is_public_and_gone_and_the_last_of_five_may_find_none_left() -> None:
    match = dealt(1, 2, 3, 4, 5)
    assert GAME.hear(match.state, 0, "swap", 4) == "swap: 1"
    for seat in range(4):
        match.say(seat, "swap")
        assert f"deal {seat} 1" not in match.state.rolls()
        match.say(TABLE, f"deal {seat} {6 + seat}")
    assert list(GAME.legal(match.state, 4)) == ["stay"]
    with pytest.raises(Refused, match="N5"):
        match.say(4, "swap")


def test_imagine_is_uniform() -> None:
    match = dealt(1, 2, 3)
    match.say(0, "swap")
    match.say(TABLE, "deal 0 9")
    view, draw = GAME.view(match.state, 0), FastDraw(Random(9).random)  # noqa: S311 - no secret depends on it
    came = Counter([GAME.imagine(view, draw).hands for _time in range(42_000)])
    assert set(came) == {(9, a, b) for a in range(2, 9) for b in range(2, 9) if a != b}
    assert all(abs(number - 1000) < 200 for number in came.values())


def test_the_lab_is_told_how_seats_stand_once_the_naps_are_shown() -> None:
    assert yardstick_of(GAME) is YARDSTICK
    match = dealt(4, 7)
    assert YARDSTICK.standing(GAME.show(GAME.view(match.state, None))) == ()
    match.say(0, "stay")
    match.say(1, "stay")
    assert YARDSTICK.standing(GAME.show(GAME.view(match.state, None))) == (4, 7)
