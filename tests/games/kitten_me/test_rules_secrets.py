"""Who sees what: A4, K21, K39, and the hands of K16 and K18."""

import json

import pytest

from games.kitten_me.table import play, reckoned, reveal, start, table
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.state import Called, State

# seat 0 asks seat 1; seat 2 stands by, seat 3 is out, None watches
ASKER, TARGET, BYSTANDER, OUT, WATCHER = 0, 1, 2, 3, None
EVERYBODY = (ASKER, TARGET, BYSTANDER, OUT, WATCHER)
OTHERS = (BYSTANDER, OUT, WATCHER)
FISHING = """
    0 2 fish,draw3 <
    1 4 rh,rg2,gt,w
    2 2 bh,rt
    3 out
    bid 2 hat by 2
"""
SHOWN = [["draw3", "fish"], ["rh", "gt", "rg2", "w"], ["bh", "rt"], []]
OTHER_FACES = FISHING.replace("rh,rg2,gt,w", "rg,rh2,bt,w2")
OTHER_HAND = FISHING.replace("bh,rt", "bt,rh")


def heard(state: State, line: str, seat: int | None) -> str:
    (actor,) = GAME.to_act(state)
    return GAME.hear(state, actor, GAME.read(line), seat)


def seen(state: State, seat: int | None) -> str:
    """Give all that a seat is shown, as text to search through."""
    return json.dumps(GAME.show(GAME.view(state, seat)))


def fishing(picture: str, **answers: str) -> State:
    return table(picture, deck="grey", **answers)


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (0, "deal 0:bh,w 1:2 2:2"),
        (1, "deal 0:2 1:gt,rg2 2:2"),
        (2, "deal 0:2 1:2 2:bt,skip"),
        (None, "deal 0:2 1:2 2:2"),
    ],
)
def test_a4_of_a_deal_each_hears_faces_only_of_the_own_hand(seat: int | None, words: str) -> None:
    dealing = play(start(3, start="2"), "dealer 0")
    assert heard(dealing, "deal 0:bh,w 1:gt,rg2 2:bt,skip", seat) == words


@pytest.mark.parametrize(
    ("seat", "words"), [(0, "deal 0:- 1:1 2:1"), (1, "deal 0:0 1:bt 2:1"), (None, "deal 0:0 1:1 2:1")]
)
def test_k39_whoever_is_out_hears_of_a_deal_what_a_watcher_hears(seat: int | None, words: str) -> None:
    dealing = reveal(table("0 1 bh\n1 1 bh <\n2 1 bt\nbid 4 hat by 0"), "challenge", flip="bt")
    assert heard(dealing, "deal 0:- 1:bt 2:rt", seat) == words


@pytest.mark.parametrize(
    ("seat", "words"), [(ASKER, "drawn bh,rt,w3"), *[(other, "drawn 3") for other in EVERYBODY[1:]]]
)
def test_a4_drawn_cards_are_heard_by_the_drawer_alone(seat: int | None, words: str) -> None:
    drawing = play(fishing(FISHING), "draw3")
    assert heard(drawing, "drawn w3,bh,rt", seat) == words


@pytest.mark.parametrize("seat", EVERYBODY[1:])
def test_a4_drawn_cards_are_seen_by_the_drawer_alone(seat: int | None) -> None:
    drawing = play(fishing(FISHING), "draw3")
    one, other = play(drawing, "drawn bh,rt,w3"), play(drawing, "drawn bg,bg,bg2")
    assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(one, ASKER) != GAME.view(other, ASKER)


@pytest.mark.parametrize("line", ["bid 3 tie", "draw3"])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_bids_and_played_cards_are_heard_by_all_alike(line: str, seat: int | None) -> None:
    assert heard(fishing(FISHING), line, seat) == line


@pytest.mark.parametrize("call", ["challenge", "purrfect"])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_k39_a_call_and_all_hands_are_heard_by_all_alike(call: str, seat: int | None) -> None:
    assert heard(fishing(FISHING), call, seat) == f"{call}: 0:draw3,fish 1:rh,gt,rg2,w 2:bh,rt 3:-"


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_dealer_and_flip_are_heard_by_all_alike(seat: int | None) -> None:
    assert heard(start(4), "dealer 2", seat) == "dealer 2"
    assert heard(play(fishing(FISHING), "challenge"), "flip w2", seat) == "flip w2"


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_what_lay_open_at_a_reveal_stays_public(seat: int | None) -> None:
    dealing = reveal(fishing(FISHING), "challenge", flip="bt")
    after = play(dealing, "deal 0:bg 1:bg,bg,rg,rg 2:gg,gg 3:-")
    last = GAME.show(GAME.view(after, seat))["last"]
    assert last["hands"] == SHOWN
    assert (last["flip"], last["total"]) == ("bt", reckoned(dealing).total)


@pytest.mark.parametrize("go_fish", ["private", "open"])
@pytest.mark.parametrize("seat", [ASKER, TARGET])
def test_k21_the_two_hear_the_faces(seat: int, go_fish: str) -> None:
    assert heard(fishing(FISHING, go_fish=go_fish), "fish 1 red", seat) == "fish 1 red: rh,rg2"


@pytest.mark.parametrize("seat", OTHERS)
def test_k21_k39_the_others_hear_who_whom_which_attribute_and_how_many(seat: int | None) -> None:
    assert heard(fishing(FISHING), "fish 1 red", seat) == "fish 1 red: 2"


@pytest.mark.parametrize("seat", OTHERS)
def test_k21_where_go_fish_is_open_all_hear_the_faces(seat: int | None) -> None:
    assert heard(fishing(FISHING, go_fish="open"), "fish 1 red", seat) == "fish 1 red: rh,rg2"


@pytest.mark.parametrize(("seat", "words"), [*[(s, "-") for s in (ASKER, TARGET)], *[(s, "0") for s in OTHERS]])
def test_k21_a_miss_is_heard_by_all(seat: int | None, words: str) -> None:
    assert heard(fishing(FISHING), "fish 1 blue", seat) == f"fish 1 blue: {words}"


@pytest.mark.parametrize("seat", OTHERS)
def test_k21_k39_the_others_see_the_same_whatever_the_faces(seat: int | None) -> None:
    one, other = (play(fishing(picture), "fish 1 red") for picture in (FISHING, OTHER_FACES))
    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("go_fish", ["private", "open"])
def test_k21_who_whom_which_attribute_and_how_many_is_in_every_view(seat: int | None, go_fish: str) -> None:
    after = play(fishing(FISHING, go_fish=go_fish), "fish 1 red")
    event = GAME.show(GAME.view(after, seat))["trail"][-1]
    faces = ["rh", "rg2"] if go_fish == "open" or seat in {ASKER, TARGET} else None
    assert event == {"seat": 0, "fished": 1, "attribute": "red", "number": 2, "cards": faces}


def test_k21_the_two_do_not_see_each_others_other_cards() -> None:
    one = play(fishing(FISHING), "fish 1 red")
    assert GAME.view(one, ASKER) == GAME.view(play(fishing(FISHING.replace("gt,w", "bt,w2")), "fish 1 red"), ASKER)
    assert GAME.view(one, TARGET) == GAME.view(play(fishing(FISHING.replace("draw3", "w3")), "fish 1 red"), TARGET)


@pytest.mark.parametrize("seat", OTHERS)
def test_k21_later_plays_do_not_uncover_the_faces(seat: int | None) -> None:
    one, other = (play(fishing(picture), "fish 1 red", "bid 3 tie") for picture in (FISHING, OTHER_FACES))
    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("go_fish", ["private", "open"])
@pytest.mark.parametrize("seat", [ASKER, TARGET, BYSTANDER])
def test_a4_a_hand_is_seen_by_its_owner_alone(seat: int, go_fish: str) -> None:
    state = fishing(FISHING, go_fish=go_fish)
    assert GAME.show(GAME.view(state, seat))["hand"] == SHOWN[seat]
    if seat != TARGET:
        assert GAME.view(state, seat) == GAME.view(fishing(OTHER_FACES, go_fish=go_fish), seat)
    if seat != BYSTANDER:
        assert GAME.view(state, seat) == GAME.view(fishing(OTHER_HAND, go_fish=go_fish), seat)


@pytest.mark.parametrize("seat", [OUT, WATCHER])
def test_k39_whoever_is_out_or_watches_sees_the_public_table_only(seat: int | None) -> None:
    state = fishing(FISHING)
    assert GAME.view(state, seat) == GAME.view(fishing(OTHER_FACES), seat) == GAME.view(fishing(OTHER_HAND), seat)
    shown = GAME.show(GAME.view(state, seat))
    assert (shown["hand"], shown["sizes"], shown["counts"]) == ([], [2, 4, 2, 0], [2, 4, 2, 0])
    assert shown["bids"] == [{"number": 2, "attribute": "hat", "by": 2}]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_k39_at_the_reveal_all_see_all_hands(seat: int | None) -> None:
    called = play(fishing(FISHING), "challenge")
    assert GAME.show(GAME.view(called, seat))["hands"] == SHOWN


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_what_two_learned_by_go_fish_is_in_no_view_of_the_reveal(seat: int | None) -> None:
    called = play(fishing(FISHING), "fish 1 red", "challenge")
    assert isinstance(called, Called)
    assert "fished" not in seen(called, seat)
    assert "fished" not in seen(play(called, "flip bt"), seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_views_differ_by_nothing_but_the_seat_once_hands_are_shown(seat: int | None) -> None:
    called = play(fishing(FISHING), "challenge")
    for state in (called, play(called, "flip bt"), start(4)):
        assert {**GAME.show(GAME.view(state, seat)), "seat": None} == GAME.show(GAME.view(state, WATCHER))
