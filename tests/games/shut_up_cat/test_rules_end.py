"""How a match ends, who wins, and what the rules do not know: A1, A2, S20, S21, S22."""

import pytest

from games.shut_up_cat import table as pictures
from games.shut_up_cat.table import draw, moves, play, refused, seen
from ninelives.core.errors import Misread
from ninelives.core.game import TABLE, Outcome
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import Playing, State

TILES = "tiles zzzzzzzzmmmm"
PASS = ("gather", "roll 3,4,6", "settle 3 4")
NAP = ("gather", "roll 1,2,6", "sleep a-h", "score", "put zzzzzzzz")  # eight Z, on a long arc


def table(picture: str, **answers: str) -> Playing:
    return pictures.table(picture, arcs="all", **answers)


def begun(seats: int, first: int = 0, **answers: str) -> State:
    return pictures.begun(seats, first=first, arcs="all", **answers)


def result(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None, f"it goes on:\n{draw(state)}"
    return outcome


def turns_left(state: State) -> list[int]:
    """Give who has a turn until the match is over."""
    turns: list[int] = []
    while GAME.to_act(state) and len(turns) < 9:
        turns += GAME.to_act(state)
        state = play(state, *PASS)
    return turns


@pytest.mark.parametrize("line", ["quit", "leave", "time", "pass", "resign"])
def test_a1_the_rules_know_no_quitting_and_no_clock(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)


def test_a1_a_seat_is_awaited_until_it_moves_whoever_moves_for_it() -> None:
    state = play(begun(2), "1: chase", "1: chase")
    assert GAME.to_act(state) == (0,)
    assert refused(state, "gather", by=1) == "A3"


def test_a2_a_result_names_winners_ranks_and_scores() -> None:
    state = table(f"0 40 x1 -\n1 44 x1 -\n2 12 x1 -\n3 40 x1 - <\n{TILES}\ndecided")
    assert GAME.outcome(state) is None
    outcome = result(play(state, *PASS))
    assert outcome == Outcome((2, 1, 4, 2), (40, 44, 12, 40), outcome.why)
    assert outcome.winners == {1}
    assert "40 Z" in outcome.why


@pytest.mark.parametrize("line", ["gather", "chase"])
def test_a2_after_the_end_nothing_may_be_done(line: str) -> None:
    over = play(table(f"0 41 x1 -\n1 10 x1 - <\n{TILES}\ndecided"), *PASS)
    assert GAME.to_act(over) == ()
    for seat in (0, 1):
        assert moves(over, seat) == []
        refusal = GAME.refuse(over, seat, GAME.read(line))
        assert refusal is not None
        assert refusal.ruling == "S20"
    assert GAME.refuse(over, TABLE, GAME.read("roll 1,2,3")) is not None
    assert list(GAME.odds(over)) == []


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("who", range(3))
def test_s20_all_have_equally_many_turns_whoever_started(first: int, who: int) -> None:
    """Whoever gets there, the round that the first seat began is finished."""
    rows = [f"{seat} 32 x1 -{' <' if seat == who else ''}" for seat in range(3)]
    state = table("\n".join([*rows, TILES, *([f"first {first}"] if first else [])]))
    rest = [(first + nth) % 3 for nth in range(3)]
    assert turns_left(play(state, *NAP)) == rest[rest.index(who) + 1 :]


@pytest.mark.parametrize("first", range(4))
def test_s20_turns_are_counted_from_the_start(first: int) -> None:
    state, turns = begun(4, first=first, target="20"), [0] * 4
    slept = 0
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        turns[seat] += 1
        slept += 1
        state = play(state, *(NAP if slept in {3, 7} else PASS))
    assert turns == [2] * 4  # the third seat sleeps twice: 18, then 20 and more


@pytest.mark.parametrize(("target", "winks"), [("20", 12), ("30", 22), ("40", 32), ("60", 52)])
def test_s20_the_target_decides_and_one_less_does_not(target: str, winks: int) -> None:
    for short in (0, 1):
        state = table(f"0 {winks - short} x1 - <\n1 10 x1 -\n{TILES}", target=target)
        after = play(state, *NAP)
        assert seen(after, "decided") is not bool(short)
        assert bool(GAME.to_act(play(after, *PASS))) is bool(short)


def test_s20_by_default_forty_decide() -> None:
    assert seen(play(table(f"0 32 x1 - <\n1 10 x1 -\n{TILES}"), *NAP), "decided")
    assert not seen(play(table(f"0 31 x1 - <\n1 10 x1 -\n{TILES}"), *NAP), "decided")


def test_s20_what_is_won_decides_at_once_and_not_when_the_turn_ends() -> None:
    asleep = play(table(f"0 32 x1 - <\n1 10 x1 -\n{TILES}"), *NAP[:3])
    assert not seen(asleep, "decided")
    scored = play(asleep, "score")
    assert seen(scored, "decided")
    assert GAME.outcome(scored) is None


def test_s20_forty_held_and_paid_away_still_end_the_match() -> None:
    scored = play(table(f"0 32 x1 - <\n1 10 x1 -\n{TILES}"), *NAP[:-1])
    assert seen(scored, "winks")[0] == 40
    paid = play(scored, "chase", NAP[-1], "0: chase")
    assert seen(paid, "winks")[0] == 30
    over = play(paid, *PASS)
    assert result(over).scores == (30, 10)


def test_s20_what_was_decided_stays_so_when_another_scores_less() -> None:
    paid = play(table(f"0 32 x1 - <\n1 10 x1 -\n2 10 x1 -\n{TILES}"), *NAP, "0: chase")
    slept = play(paid, *NAP)
    assert (seen(slept, "winks"), seen(slept, "decided")) == ([35, 18, 10], True)
    assert result(play(slept, *NAP)).scores == (35, 18, 18)


def test_s20_forty_that_were_never_held_decide_nothing() -> None:
    """Paid before the score: 35 and 8 are 43 together with what was given away, but never held."""
    state = play(table(f"0 35 x0 - <\n1 10 x1 -\n{TILES}", chase="anytime"), *NAP[:3], "chase", "score")
    assert (seen(state, "winks")[0], seen(state, "decided")) == (38, False)


def test_s20_the_last_to_play_in_the_round_may_end_it_at_once() -> None:
    over = play(table(f"0 10 x1 -\n1 32 x1 - <\n{TILES}"), *NAP)
    assert result(over).winners == {1}


def test_s20_a_card_or_a_settle_may_be_the_last_move_too() -> None:
    state = table(f"0 41 x1 -\n1 10 x1 - <\n{TILES}\ndecided")
    assert result(play(state, "gather", "roll 4,4,6", "distract 4", "card milk")).winners == {0}
    assert result(play(state, *PASS)).winners == {0}


def test_s20_others_may_chase_until_the_last_move() -> None:
    state = play(table(f"0 41 x1 -\n1 10 x1 - <\n{TILES}\ndecided"), *NAP[:-1], "0: chase")
    assert result(play(state, NAP[-1])).scores == (36, 18)


def test_s21_the_most_winks_win_and_not_the_first_to_forty() -> None:
    state = play(table(f"0 32 x1 - <\n1 39 x1 -\n{TILES}"), *NAP)
    assert seen(state, "winks") == [40, 39]
    outcome = result(play(state, *NAP))
    assert (outcome.ranks, outcome.scores) == ((2, 1), (40, 47))


def test_s21_who_pays_away_the_lead_may_lose_it() -> None:
    state = table(f"0 42 x1 -\n1 40 x1 - <\n{TILES}\ndecided")
    assert result(play(state, "0: chase", *PASS)).winners == {1}


@pytest.mark.parametrize(
    ("winks", "ranks"),
    [((44, 44, 10), (1, 1, 3)), ((44, 10, 10), (1, 2, 2)), ((40, 40, 40), (1, 1, 1)), ((10, 44, 44), (3, 1, 1))],
)
def test_s22_a_tie_is_shared(winks: tuple[int, int, int], ranks: tuple[int, int, int]) -> None:
    state = table(f"0 {winks[0]} x1 -\n1 {winks[1]} x0 -\n2 {winks[2]} x3 - <\n{TILES}\ndecided")
    outcome = result(play(state, *PASS))
    assert outcome.ranks == ranks
    assert outcome.winners == {seat for seat, rank in enumerate(ranks) if rank == 1}


def test_s24_the_fortieth_round_is_the_last() -> None:
    state = table(f"0 10 x1 -\n1 12 x1 - <\n{TILES}\nrounds 38")
    last = play(state, *PASS)
    assert draw(last) == f"0 10 x1 - <\n1 12 x2 -\n{TILES}\npillow 6\nrounds 39\ndecided"
    assert GAME.tell(GAME.view(last, None), 1, "settle 3 4", ("Mia", "Tom"))[-1].startswith("Round 40 begins")
    outcome = result(play(last, *PASS, *PASS))
    assert outcome == Outcome((2, 1), (10, 12), "40 rounds are over")


def test_s24_it_is_told_once_that_the_last_round_begins() -> None:
    chased = play(table(f"0 10 x1 - <\n1 12 x2 -\n{TILES}\nrounds 39\ndecided"), "1: chase")
    assert len(GAME.tell(GAME.view(chased, None), 1, "chase", ("Mia", "Tom"))) == 1


def test_s24_without_a_last_round_it_goes_on() -> None:
    state = table(f"0 10 x1 -\n1 12 x1 - <\n{TILES}\nrounds 39", rounds="none")
    assert GAME.to_act(play(state, *PASS)) == (0,)


def test_s24_a_target_held_in_the_last_round_is_no_other_end() -> None:
    state = table(f"0 10 x1 -\n1 38 x1 - <\n{TILES}\nrounds 39\ndecided")
    assert result(play(state, *NAP)).why == "40 rounds are over"
