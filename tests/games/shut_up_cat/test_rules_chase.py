"""Chasing the cat: by everybody, at every moment, for five Z and up to three times: S19."""

import pytest

from games.shut_up_cat.table import becomes, begun, draw, hears, moves, play, refused, seen, table
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

SEATS = range(3)
TABLE_OF_THREE = "0 10 x1 catnip <\n1 11 x1 -\n2 12 x1 milk\ntiles zzzzzzzzmmmm\npillow 1,2,3"
# how a turn comes to each of its moments
MOMENTS = {
    "gather": (),
    "roll": ("gather",),
    "window": ("gather", "roll 1,6,6"),
    "no roll": ("gather 1,2,3",),
    "a card played": ("gather", "roll 1,6,6", "play catnip"),
    "card": ("gather", "roll 1,6,6", "distract 6"),
    "awake": ("gather", "roll 1,6,6", "sleep a-f"),
    "return": ("gather", "roll 1,6,6", "sleep a-f", "score"),
}


def at(moment: str, chase: str = "anytime") -> State:
    return play(table(TABLE_OF_THREE, chase=chase), *MOMENTS[moment])


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", SEATS)
def test_s19_with_anytime_everybody_may_chase_the_cat_at_every_moment(seat: int, moment: str) -> None:
    state = at(moment)
    assert moves(state, seat)[-1] == "chase"
    chased = play(state, f"{seat}: chase")
    winks, times = seen(state, "winks"), seen(state, "multipliers")
    winks[seat] -= 5
    times[seat] += 1
    assert (seen(chased, "winks"), seen(chased, "multipliers")) == (winks, times)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", SEATS)
def test_s19_a_chase_changes_neither_turn_nor_phase(seat: int, moment: str) -> None:
    state = at(moment)
    chased = play(state, f"{seat}: chase")
    assert GAME.to_act(chased) == GAME.to_act(state)
    own = [line for line in moves(state, 0) if line != "chase"]
    assert [line for line in moves(chased, 0) if line != "chase"] == own
    assert draw(chased).splitlines()[3:] == draw(state).splitlines()[3:]
    if TABLE in GAME.to_act(state):
        assert list(GAME.odds(chased)) == list(GAME.odds(state))


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [1, 2])
def test_s19_in_anothers_turn_the_chase_is_all_there_is(seat: int, moment: str) -> None:
    assert moves(at(moment), seat) == ["chase"]
    for line in ("gather", "score", "distract 6", "settle 1 6", "sleep a-f", "put zzzzzz", "play milk"):
        assert refused(at(moment), line, by=seat) == "A3"


@pytest.mark.parametrize("moment", MOMENTS)
def test_s19_with_own_turn_only_the_seat_whose_turn_it_is_may_chase(moment: str) -> None:
    state = at(moment, chase="own_turn")
    assert moves(state, 0)[-1] == "chase"
    assert seen(play(state, "0: chase"), "multipliers")[0] == seen(state, "multipliers")[0] + 1
    for seat in (1, 2):
        assert moves(state, seat) == []
        assert refused(state, "chase", by=seat) == "S19"
        assert refused(state, "gather", by=seat) == "A3"


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", range(3))
def test_s19_everybody_may_chase_the_cat_except_between_a_reveal_and_its_score(seat: int, moment: str) -> None:
    state = play(table(TABLE_OF_THREE), *MOMENTS[moment])
    if moment == "awake":
        assert "chase" not in moves(state, seat)
        assert refused(state, "chase", by=seat) == "S19"
    else:
        assert moves(state, seat)[-1] == "chase"


def test_s19_with_own_turn_the_next_seat_may_when_its_turn_comes() -> None:
    state = play(table(TABLE_OF_THREE, chase="own_turn"), "gather", "roll 1,6,6", "settle 1 6")
    assert refused(state, "chase", by=0) == "S19"
    assert seen(play(state, "1: chase"), "multipliers") == [2, 2, 1]


def test_s19_with_anytime_the_cat_may_be_chased_between_the_meows_and_the_score() -> None:
    """At one time with six Z up: five paid, two times, twelve won."""
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles zzzzzzzzmmmm\ndice 1,6,6", chase="anytime")
    asleep = play(state, "sleep a-f")
    assert seen(asleep, "tiles")[:6] == ["z"] * 6
    chased = play(asleep, "chase")
    assert (seen(chased, "winks")[0], seen(chased, "multipliers")[0]) == (5, 2)
    scored = play(chased, "score")
    assert (seen(scored, "winks")[0], seen(scored, "scored")) == (17, 12)


def test_s19_after_the_meows_took_all_a_chase_brings_the_pawn_back() -> None:
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles mmzzzzzzzzmm\ndice 1,6,6", chase="anytime")
    scored = play(state, "sleep a-f", "chase", "chase", "score")
    assert (seen(scored, "winks")[0], seen(scored, "multipliers")[0]) == (8, 2)


def test_s19_chased_too_late_the_score_is_what_it_was() -> None:
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles zzzzzzzzmmmm\ndice 1,6,6")
    late = play(state, "sleep a-f", "score", "chase", "put zzzzzz")
    assert (seen(late, "winks")[0], seen(late, "multipliers")[0]) == (11, 2)


def test_s19_moves_count_in_the_order_in_which_they_come() -> None:
    """Another's chase and mine go past each other; only what came before the score counts for it."""
    state = table("0 10 x1 - <\n1 10 x0 -\ntiles zzzzzzzzmmmm\ndice 1,6,6", chase="anytime")
    orders = [
        (("sleep a-f", "1: chase", "0: chase", "score"), [17, 5]),
        (("sleep a-f", "0: chase", "1: chase", "score"), [17, 5]),
        (("1: chase", "sleep a-f", "score", "0: chase"), [11, 5]),
    ]
    for lines, winks in orders:
        after = play(state, *lines)
        assert (seen(after, "winks"), seen(after, "multipliers")) == (winks, [2, 1])


@pytest.mark.parametrize(("winks", "times", "allowed"), [(5, 2, True), (4, 2, False), (0, 0, False), (40, 3, False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_s19_it_costs_five_and_goes_no_higher_than_three(winks: int, times: int, seat: int, *, allowed: bool) -> None:
    rows = [f"{nth} {winks if nth == seat else 9} x{times if nth == seat else 1} -" for nth in (0, 1)]
    state = table(f"{rows[0]} <\n{rows[1]}\ntiles zzmzzmzzmzzm")
    assert ("chase" in moves(state, seat)) is allowed
    if allowed:
        chased = play(state, f"{seat}: chase")
        assert (seen(chased, "winks")[seat], seen(chased, "multipliers")[seat]) == (0, 3)
        assert refused(chased, "chase", by=seat) == "S19"
    else:
        assert refused(state, "chase", by=seat) == "S19"


def test_s19_one_may_chase_again_and_again() -> None:
    state = play(table("0 44 x0 - <\n1 17 x0 -\ntiles zzmzzmzzmzzm"), "chase", "1: chase", "chase", "1: chase", "chase")
    assert (seen(state, "winks"), seen(state, "multipliers")) == ([29, 7], [3, 2])
    assert (moves(state, 0), moves(state, 1)) == (["gather"], ["chase"])
    assert moves(play(state, "1: chase"), 1) == []


def test_s19_before_the_first_roll_of_a_match_the_cat_may_be_chased() -> None:
    assert becomes(begun(2), "1: chase").startswith("0 10 x1 - <\n1 5 x2 -")


def test_s19_the_table_chases_no_cat() -> None:
    assert refused(at("roll"), "chase", by=TABLE) == "S17"
    assert refused(at("window"), "chase", by=TABLE) == "S11"


def test_s19_all_hear_of_a_chase_alike() -> None:
    assert {hears(at("awake"), "chase", seat, by=2) for seat in (*SEATS, None)} == {"chase"}
