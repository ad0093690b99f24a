"""Who sees what: A4, G18, G20, and that nobody can tell a Mouse before it is used (G24)."""

import json
from collections.abc import Sequence

import pytest

from games.go_kitty.table import hears, play, shown, start, table
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.state import State

ASKER, ASKED, OTHER, WATCHER = 0, 1, 2, None
EVERYBODY = (ASKER, ASKED, OTHER, WATCHER)
NOT_ASKED = (ASKER, OTHER, WATCHER)
# two tables that differ in one card of the asked hand: a Mouse, or a Leaf
PLAIN = "0 cozy,snow,rain <\n1 snow,snow,light,leaf\n2 fan,fan"
MOUSE = PLAIN.replace("leaf", "mouse")
TABLES = [
    {},
    {"season_card": "random"},
    {"lay": "anytime", "lucky": "yes", "must_lay": "yes"},
    {"seek": "goes_on", "mice": "1"},
]
LATE = "\nlast 2"


def all_that_reaches(state: State, seat: int | None) -> str:
    """Give a seat's view, its words, its choices and who is awaited, as text to compare."""
    view = GAME.view(state, seat)
    choices = [] if seat is None else [GAME.write(move) for move in GAME.legal(state, seat)]
    return json.dumps([shown(state, seat), choices, GAME.to_act(state), GAME.picture(view, ())])


def cannot_tell(pair: Sequence[State], lines: Sequence[str], seats: Sequence[int | None]) -> None:
    """Make the same moves at both tables: at every step the same reaches these seats."""
    one, other = pair
    for line in ("", *lines):
        if line:
            for seat in seats:
                assert hears(one, line, seat) == hears(other, line, seat), f"{seat} hears the difference at {line}"
            one, other = play(one, line), play(other, line)
        for seat in seats:
            assert GAME.view(one, seat) == GAME.view(other, seat), f"{seat} sees the difference after {line}"
            assert all_that_reaches(one, seat) == all_that_reaches(other, seat)


@pytest.mark.parametrize("answers", TABLES)
@pytest.mark.parametrize("late", ["", LATE])
@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        *[(("ask 1 snow",), "give"), (("seek 1 snow",), "give"), (("seek 1 light",), "give")],
        *[
            (("ask 1 rain",), "none"),
            (("seek 1 fan",), "none"),
            (("ask 1 spring",), "none"),
            (("seek 1 summer",), "none"),
        ],
        *[(("ask 1 winter",), "give light"), (("ask 1 winter",), "give snow"), (("seek 1 winter",), "give snow")],
    ],
)
def test_g24_nobody_can_tell_whether_the_asked_holds_a_mouse(
    ask: tuple[str, ...], answer: str, late: str, answers: dict[str, str]
) -> None:
    if "give " in answer and answers.get("season_card") == "random":
        lines = [*ask, "give", f"given {answer.removeprefix('give ')}"]
    else:
        lines = [*ask, answer]
    draws = answer == "none" and not ask[0].startswith("seek")
    pair = [table(picture + late, **answers) for picture in (PLAIN, MOUSE)]
    cannot_tell(pair, [*lines, "drawn leaf"] if draws else lines, NOT_ASKED)


@pytest.mark.parametrize("ask", ["ask 1 snow", "ask 1 winter", "seek 1 light", "seek 1 winter"])
def test_g24_only_the_asked_sees_the_choice(ask: str) -> None:
    plain, mouse = (play(table(picture), ask) for picture in (PLAIN, MOUSE))
    assert len(GAME.legal(plain, ASKED)) + 1 == len(GAME.legal(mouse, ASKED))


def test_g24_a_miss_is_answered_by_a_move_like_any_other() -> None:
    """Were it answered by the table, a pause would mean a choice."""
    for picture in (PLAIN, MOUSE):
        assert GAME.to_act(play(table(picture), "ask 1 rain")) == (ASKED,)


@pytest.mark.parametrize("seat", [ASKER, OTHER, WATCHER])
def test_a4_a_hand_is_seen_by_its_owner_alone(seat: int | None) -> None:
    pair = [table(picture) for picture in (PLAIN, PLAIN.replace("snow,snow,light,leaf", "apple,mouse,mouse,rain"))]
    cannot_tell(pair, ["skip"], [seat])
    assert shown(pair[0], ASKED)["hand"] == ["light", "snow", "snow", "leaf"]
    assert shown(pair[0], WATCHER)["hand"] == []


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "deal 0:light,light,snow,rain,leaf 1:5"),
        (1, "deal 0:5 1:cozy,fan,fan,apple,apple"),
        (None, "deal 0:5 1:5"),
    ],
)
def test_a4_of_a_deal_each_hears_the_own_hand(seat: int | None, words: str) -> None:
    dealing = play(start(2), "first 0")
    assert hears(dealing, "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple", seat) == words
    assert hears(start(2), "first 1", seat) == "first 1"


@pytest.mark.parametrize("answers", TABLES)
@pytest.mark.parametrize("lines", [("ask 2 snow", "none"), ("draw",)])
def test_g18_a_drawn_card_is_known_to_the_drawer_alone(lines: tuple[str, ...], answers: dict[str, str]) -> None:
    picture = "0 - <\n1 leaf\n2 fan" if lines == ("draw",) else PLAIN
    state = play(table(picture, **answers), *lines)
    assert [hears(state, "drawn mouse", seat) for seat in EVERYBODY] == ["drawn mouse", *["drawn 1"] * 3]
    pair = [play(state, f"drawn {card}") for card in ("mouse", "leaf")]
    for seat in (ASKED, OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)
    assert GAME.view(pair[0], ASKER) != GAME.view(pair[1], ASKER)


def test_g20_what_is_looked_at_only_the_looker_sees() -> None:
    looked = play(table(PLAIN), "look")
    assert [hears(looked, "top rain,apple,mouse", s) for s in EVERYBODY] == ["top rain,apple,mouse", *["top 3"] * 3]
    pair = [play(looked, f"top {cards}") for cards in ("rain,apple,mouse", "fan,leaf,leaf")]
    for seat in (ASKED, OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)
        assert shown(pair[0], seat)["looked_at"] == 3
    assert shown(pair[0], ASKER)["looked_at"] == ["rain", "apple", "mouse"]


def test_g20_what_is_kept_and_what_goes_under_only_the_looker_sees() -> None:
    seen = play(table(PLAIN), "look", "top rain,apple,mouse")
    line = "keep mouse under rain,apple"
    assert [hears(seen, line, seat) for seat in EVERYBODY] == [line, *["keep 1 under 2"] * 3]
    pair = [play(seen, kept) for kept in (line, "keep apple under mouse,rain")]
    for seat in (ASKED, OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)
    assert GAME.view(pair[0], ASKER) != GAME.view(pair[1], ASKER)


def test_g20_a_lone_card_is_kept_unseen() -> None:
    seen = play(table("0 leaf <\n1 snow\npile rain"), "look", "top rain")
    assert [hears(seen, "keep rain", seat) for seat in (0, 1, None)] == ["keep rain", "keep 1", "keep 1"]


@pytest.mark.parametrize("order", ["fan,rain", "rain,fan"])
def test_g20_the_order_under_the_pile_is_not_shown_by_others_draws(order: str) -> None:
    state = table("0 leaf <\n1 snow\n2 apple\npile rain,fan,mouse")
    after = play(state, "look", "top rain,fan,mouse", f"keep mouse under {order}", "ask 2 snow", "none")
    drawn = f"drawn {order.partition(',')[0]}"
    assert hears(after, drawn, OTHER) == "drawn 1"
    assert hears(after, drawn, ASKED) == drawn
    assert shown(play(after, drawn), OTHER)["known"][1] == ["snow", "any"]


@pytest.mark.parametrize("answers", TABLES[:2])
@pytest.mark.parametrize("verb", ["ask", "seek"])
def test_g18_a_card_given_for_a_season_only_the_two_hear(verb: str, answers: dict[str, str]) -> None:
    asked = play(table(PLAIN, **answers), f"{verb} 1 winter")
    line = "give snow"
    if answers:
        assert [hears(asked, "give", seat) for seat in EVERYBODY] == ["give"] * 4
        asked, line = play(asked, "give"), "given snow"
    assert [hears(asked, line, s) for s in EVERYBODY] == [
        line,
        line,
        line.replace("snow", "1"),
        line.replace("snow", "1"),
    ]
    pair = [play(asked, line), play(asked, line.replace("snow", "light"))]
    for seat in (OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)
    for seat in (ASKER, ASKED):
        assert GAME.view(pair[0], seat) != GAME.view(pair[1], seat)


def test_g24_a_season_card_that_goes_back_only_the_two_see() -> None:
    paying = play(table(MOUSE), "ask 1 winter", "mouse")
    pair = [play(paying, f"give {card}") for card in ("cozy", "snow")]
    for seat in (OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)


def test_g29_the_pause_before_a_turn_closes_shows_no_clowder() -> None:
    hands = ("cozy,rain,rain,rain,rain", "cozy,rain,apple,leaf,leaf")
    pair = [play(table(f"0 {hand} <\n1 snow,light\n2 fan{LATE}"), "ask 1 winter", "give light") for hand in hands]
    assert len(GAME.legal(pair[0], ASKER)) > len(GAME.legal(pair[1], ASKER))
    for seat in (ASKED, OTHER, WATCHER):
        assert all_that_reaches(pair[0], seat) == all_that_reaches(pair[1], seat)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a4_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        GAME.view(table(PLAIN), seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_before_the_deal_all_see_the_same(seat: int | None) -> None:
    for state in (start(3), play(start(3), "first 1")):
        assert {**shown(state, seat), "seat": None} == shown(state, None)
