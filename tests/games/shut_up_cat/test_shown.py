"""What a view says beside the tiles, so that whoever draws it needs no rules: prices, and what a nap is worth."""

import pytest

from games.shut_up_cat.table import moves, play, seen, table
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

TILES = "tiles zzmzzmzzmzzm\ndice 1,3,6"


def asleep(times: int, winks: int = 10, hand: str = "-") -> State:
    """Give a table where a to c, two Z and a MEOW, can be turned up."""
    return table(f"0 {winks} x{times} {hand} <\n1 10 x1 -\n{TILES}", chase="anytime")


@pytest.mark.parametrize(("target", "price", "top"), [("40", 5, 3), ("20", 5, 3)])
def test_target_price_and_top_are_said(target: str, price: int, top: int) -> None:
    state = table(f"0 10 x1 - <\n1 10 x1 -\n{TILES}", target=target)
    for seat in (0, 1, None):
        assert (seen(state, "target", seat), seen(state, "price", seat)) == (int(target), price)
        assert seen(state, "top", seat) == top


@pytest.mark.parametrize(
    ("times", "winks", "now", "chased"),
    [
        (3, 10, 4, 6),  # the MEOW makes it x2; chased it is x3 again
        (2, 10, 2, 4),
        (1, 10, 0, 2),
        (2, 4, 2, None),  # too poor to chase
    ],
)
def test_what_a_score_would_bring_now_and_after_a_chase(times: int, winks: int, now: int, chased: int | None) -> None:
    awake = play(asleep(times, winks), "sleep a-c")
    for seat in (0, 1, None):
        assert (seen(awake, "worth_now", seat), seen(awake, "worth_chased", seat)) == (now, chased)
    assert seen(play(awake, "score"), "scored") == now
    assert ("chase" in moves(awake)) == (chased is not None)
    if chased is not None:
        assert seen(play(awake, "chase", "score"), "scored") == chased


def test_warm_milk_is_in_what_it_is_worth_but_never_above_the_top() -> None:
    awake = play(asleep(2, hand="milk"), "play milk", "sleep a-c")
    assert (seen(awake, "worth_now"), seen(awake, "worth_chased")) == (4, 6)
    full = play(asleep(3, hand="milk,catnip"), "play milk", "play catnip", "sleep a-c")
    assert (seen(full, "worth_now"), seen(full, "worth_chased")) == (6, None)


def test_it_is_worth_nothing_before_the_tiles_are_up_nor_after_the_score() -> None:
    before = asleep(2)
    after = play(before, "sleep a-c", "score")
    for state in (before, after):
        assert "worth_now" not in GAME.show(GAME.view(state, 0))


def test_no_chase_is_shown_where_none_may_come_before_the_score() -> None:
    awake = play(table(f"0 10 x2 - <\n1 10 x1 -\n{TILES}"), "sleep a-c")
    assert (seen(awake, "worth_now"), seen(awake, "worth_chased")) == (2, None)
