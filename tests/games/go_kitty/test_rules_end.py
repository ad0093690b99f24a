"""Turns, last turns, the stall and the result: A1 to A3, G28 to G32."""

import pytest

from games.examples import LANGUAGES, typed
from games.go_kitty.table import allowed, becomes, draw, kinds, moves, play, refused, shown, start, table
from ninelives.core.errors import Misread
from ninelives.core.game import Outcome
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.state import Playing, State

DEALS = {
    2: "deal 0:light,cozy,clover,fan,apple 1:light,cozy,rain,icecream,leaf",
    3: "deal 0:light,cozy,clover,fan,apple 1:light,cozy,rain,icecream,leaf 2:snow,clover,flower,firefly,pumpkin",
    4: "deal 0:light,cozy,clover,fan,apple 1:light,cozy,rain,icecream,leaf 2:snow,clover,flower,firefly,pumpkin "
    "3:light,snow,rain,fan,leaf",
}


def dealt(seats: int, first: int = 0, **answers: str) -> State:
    return play(start(seats, **answers), f"first {first}", DEALS[seats])


def order_of_turns(state: State) -> list[int]:
    """Let everyone skip until the match is over: who has a turn, one after the other."""
    seats: list[int] = []
    while GAME.to_act(state):
        seats += GAME.to_act(state)
        state = play(state, "skip")
    return seats


def result(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("line", ["quit", "leave", "pass", "time 3", "resign"])
def test_a1_the_rules_know_no_quitting_and_no_clock(line: str) -> None:
    with pytest.raises(Misread):
        GAME.read(line)


def test_a1_a_seat_is_awaited_until_it_moves_whoever_moves_for_it() -> None:
    state = table("0 snow <\n1 rain\n2 fan")
    assert refused(state, "skip", by=1) == "A3"
    assert refused(state, "skip", by=7) == "G12"
    asked = play(state, "ask 1 snow")
    assert GAME.to_act(asked) == (1,)
    assert refused(asked, "skip", by=0) == "G24"
    assert [len(GAME.legal(asked, seat)) for seat in range(3)] == [0, 1, 0]


def test_a2_a_result_names_winners_ranks_and_scores() -> None:
    state = table(f"0 leaf +1 {kinds('snow')} <\n1 -\n2 - {kinds('rain')}\n3 - +2 {kinds('fan', 'apple')}\nlast 1")
    assert GAME.outcome(state) is None
    outcome = result(play(state, "skip"))
    assert outcome == Outcome((3, 4, 2, 1), (3, 0, 3, 6), outcome.why)
    assert outcome.winners == {3}
    assert outcome.why


def test_a2_there_is_no_result_before_the_end() -> None:
    assert [GAME.outcome(state) for state in (start(2), dealt(2), table("0 -\n1 - <\npile -\nlast 2"))] == [None] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a3_turns_go_to_the_next_higher_seat_and_round(seats: int) -> None:
    state = dealt(seats, seats - 1)
    assert order_of_turns(state)[: seats + 1] == [seats - 1, *range(seats)]


def test_a3_an_empty_hand_is_not_passed_over() -> None:
    assert GAME.to_act(play(table("0 snow <\n1 -\n2 fan"), "skip")) == (1,)


@pytest.mark.parametrize(("last_turns", "seats"), [("everyone", [2, 0, 1]), ("others", [2, 0])])
def test_g28_when_the_pile_is_empty_last_turns_begin_with_the_next_seat(last_turns: str, seats: list[int]) -> None:
    state = table("0 snow\n1 rain <\n2 fan\npile leaf", last_turns=last_turns)
    emptied = play(state, "ask 0 rain", "none", "drawn leaf")
    assert shown(emptied, None)["last_turns"] is None
    last = play(emptied, "end")
    assert shown(last, None)["last_turns"] == len(seats)
    assert order_of_turns(last) == seats


@pytest.mark.parametrize("last_turns", ["everyone", "others"])
def test_g28_the_turn_in_progress_is_finished_first(last_turns: str) -> None:
    state = table("0 - <\n1 rain\n2 fan\npile leaf", last_turns=last_turns)
    drew = play(state, "draw", "drawn leaf")
    assert GAME.to_act(drew) == (0,)
    assert allowed(drew, "seek 1 rain", "give", "seek 2 fan", "give", "end")
    count = 3 if last_turns == "everyone" else 2
    assert f"last {count}" in becomes(drew, "seek 1 rain", "give", "end")


def test_g28_a_look_that_takes_the_last_card_empties_the_pile_too() -> None:
    assert becomes(table("0 snow <\n1 rain\npile leaf"), "look", "top leaf", "keep leaf", "end").endswith("last 2")
    assert "last" not in becomes(
        table("0 snow <\n1 rain\npile fan,leaf"), "look", "top fan,leaf", "keep leaf under fan"
    )


def test_g28_last_turns_are_counted_down_and_then_it_is_over() -> None:
    state = table("0 snow <\n1 rain\npile -\nlast 2")
    assert becomes(state, "skip") == "0 snow\n1 rain <\npile -\nlast 1"
    over = play(state, "skip", "skip")
    assert draw(over).endswith("over")
    assert GAME.to_act(over) == ()
    assert [list(GAME.legal(over, seat)) for seat in (0, 1)] == [[], []]
    assert refused_at_the_end(over) == "G28"


def refused_at_the_end(over: State) -> str:
    refusal = GAME.refuse(over, 0, GAME.read("skip"))
    assert refusal is not None
    return refusal.ruling


def test_g28_a_last_turn_is_a_whole_turn() -> None:
    state = table("0 snow <\n1 snow,rain\n2 cozy\npile -\nlast 1")
    after = play(state, "ask 1 snow", "give", "seek 2 cozy", "give", "ask 1 winter", "none")
    assert moves(after) == ["end"]
    assert becomes(after, "end").endswith("over")


@pytest.mark.parametrize(
    "lines",
    [
        ("ask 1 leaf", "none"),
        ("ask 1 winter", "give cozy"),
        ("seek 1 leaf", "none"),
        ("seek 1 mouse", "give"),
        ("ask 1 winter", "mouse", "give snow"),
        ("seek 1 cozy", "mouse"),
    ],
)
def test_g29_in_a_last_turn_there_is_time_to_lay_before_it_closes(lines: tuple[str, ...]) -> None:
    closing = play(table("0 snow,rain,rain,rain,rain,leaf <\n1 cozy,mouse\npile -\nlast 2"), *lines)
    assert GAME.to_act(closing) == (0,)
    assert {line.split()[0] for line in moves(closing)} == {"lay", "end"}
    for line in ("ask 1 rain", "seek 1 rain", "skip", "draw", "look"):
        assert refused(closing, line) == "G29"
    assert allowed(closing, "lay kind rain,rain,rain,rain", "end")


def test_g29_a_card_just_received_is_laid() -> None:
    state = table("0 rain,rain,rain,clover <\n1 rain\npile -\nlast 1")
    over = play(state, "ask 1 spring", "give rain", "lay kind rain,rain,rain,rain", "end")
    assert result(over).scores == (3, 0)


def test_g29_last_turns_that_begin_with_cards_in_the_pile_have_the_pause_too() -> None:
    state = table("0 rain,rain,rain <\n1 fan\nlast 2")
    closing = play(state, "ask 1 rain", "none", "drawn rain")
    assert "lay kind rain,rain,rain,rain" in moves(closing)
    assert moves(play(state, "look", "top fan,apple,leaf", "keep fan under apple,leaf")) == ["end"]


@pytest.mark.parametrize("pile", ["pile -", "last 2"])
@pytest.mark.parametrize("hand", ["snow", "snow,rain,rain,rain,rain"])
def test_g29_the_pause_comes_whether_or_not_there_is_something_to_lay(hand: str, pile: str) -> None:
    closing = play(table(f"0 {hand} <\n1 cozy\n{pile}"), "ask 1 winter", "give cozy")
    assert GAME.to_act(closing) == (0,)
    assert shown(closing, 1)["stage"] == "closing"


def test_g29_after_a_skip_or_an_end_there_is_no_pause() -> None:
    state = table("0 snow <\n1 snow\npile -\nlast 2")
    assert GAME.to_act(play(state, "skip")) == (1,)
    assert GAME.to_act(play(state, "ask 1 snow", "give", "end")) == (1,)


def test_g30_cards_left_in_hand_count_nothing() -> None:
    over = play(table("0 snow,snow,snow,snow,mouse <\n1 rain\nlast 1"), "skip")
    assert result(over).scores == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_g29_g30_the_last_turns_of_the_rulebook_go_as_they_are_told(language: str) -> None:
    """Mia, Tom and Zoe are seats 0, 1 and 2."""
    moves = typed(GAME, 1, language)
    mia = f"0 clover,rain,fan,leaf,mouse {kinds('snow')} | year cozy,flower,firefly,apple"
    tom = f"1 rain,rain,rain,apple,leaf {kinds('light')}"
    zoe = f"2 pumpkin,pumpkin,pumpkin,pumpkin {kinds('icecream')} | year cozy,clover,fan,leaf"
    state = table(f"{mia}\n{tom} <\n{zoe}\npile -\nlast 3")
    assert shown(state, None)["scores"] == [5, 3, 5]
    toms = play(state, *moves[:4])
    assert [shown(toms, 1)["hand"], shown(toms, 1)["scores"][1]] == [["apple", "leaf"], 4]
    over = play(toms, *moves[4:])
    assert result(over).scores == (7, 4, 5)
    assert allowed(toms, "lay kind pumpkin,pumpkin,pumpkin,pumpkin", "skip")


def test_g31_most_points_win_whatever_the_tokens() -> None:
    outcome = result(
        play(table(f"0 fan +0 {kinds('snow')} <\n1 rain\nlast 1"), "ask 1 fan", "none", "drawn leaf", "end")
    )
    assert (outcome.ranks, outcome.scores) == ((1, 2), (3, 0))


@pytest.mark.parametrize(("tokens", "ranks"), [("+1", (2, 1)), ("+2", (1, 1)), ("", (1, 1))])
def test_g31_then_most_active_tokens_then_it_is_shared(tokens: str, ranks: tuple[int, ...]) -> None:
    over = play(table(f"0 fan {tokens} {kinds('snow')} <\n1 - {kinds('rain')}\nlast 1"), "skip")
    assert result(over).ranks == ranks


def test_g31_among_more_than_two_ranks_are_shared_too() -> None:
    over = play(table("0 fan +0 <\n1 - +2\n2 - +2\n3 -\nlast 1"), "skip")
    assert result(over).ranks == (4, 2, 2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last_turns", ["everyone", "others"])
def test_g32_two_rounds_of_nothing_but_skips_start_the_last_turns(seats: int, last_turns: str) -> None:
    state = dealt(seats, last_turns=last_turns)
    for _turn in range(2 * seats - 1):
        state = play(state, "skip")
        assert shown(state, None)["last_turns"] is None
    count = seats if last_turns == "everyone" else seats - 1
    assert shown(play(state, "skip"), None)["last_turns"] == count
    assert order_of_turns(dealt(seats, last_turns=last_turns)) == [*list(range(seats)) * 2, *range(count)]


def test_g32_any_other_turn_starts_the_count_anew() -> None:
    state = play(dealt(2), "skip", "skip", "ask 1 light", "give", "end", "skip", "skip", "skip")
    assert shown(state, None)["last_turns"] is None
    assert shown(play(state, "skip"), None)["last_turns"] == 2


def test_g32_a_skip_that_turns_a_token_back_is_no_quiet_turn() -> None:
    """Seat 0 turns its three tokens back, one a skip; only then do quiet rounds begin."""
    state: State = table("0 snow +0 <\n1 fan")
    for _skip in range(6):
        state = play(state, "skip")
        assert shown(state, None)["last_turns"] is None
    assert shown(state, None)["tokens"] == [3, 3]
    state = play(state, "skip", "skip")
    assert shown(state, None)["last_turns"] is None  # seat 1 skipped quietly before, but it was not a whole round
    assert shown(play(state, "skip"), None)["last_turns"] == 2


def test_g32_it_also_breaks_quiet_rounds_that_have_begun() -> None:
    state = play(table("0 snow +2\n1 fan <\n2 leaf"), "skip", "skip", "skip", *["skip"] * 5)
    assert shown(state, None)["last_turns"] is None
    assert shown(play(state, "skip"), None)["last_turns"] == 3


def test_g32_a_skip_after_laying_is_more_than_a_skip() -> None:
    state = table("0 snow,snow,snow,snow,rain <\n1 fan")
    state = play(state, "lay kind snow,snow,snow,snow", *["skip"] * 4)
    assert shown(state, None)["last_turns"] is None
    assert shown(play(state, "skip"), None)["last_turns"] == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_g32_sixty_turns_a_player_start_the_last_turns(seats: int) -> None:
    """A Snow goes round and round, and nothing else ever happens."""
    rows = ["0 light,snow <", "1 light,cozy", "2 light,cozy"]
    state: State = table("\n".join(rows[:seats]))
    for turn in range(60 * seats):
        assert shown(state, None)["last_turns"] is None
        seat, other = turn % seats, (turn - 1) % seats
        gift = shown(state, other)["hand"][-1]
        state = play(state, f"ask {other} winter", f"give {gift}")
    assert isinstance(state, Playing)
    assert state.clock.turns == 60 * seats
    assert shown(state, None)["last_turns"] == seats
    assert order_of_turns(state) == list(range(seats))
    assert seat == seats - 1
