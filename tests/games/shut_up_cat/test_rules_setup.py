"""The box, who starts, how the tiles are laid, and the deck: A5, A3, S1, S13, S23."""

import pytest

from games.shut_up_cat.sound import sound
from games.shut_up_cat.table import begun, draw, hears, moves, play, refused, seen, shown, start, table
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.rules.order import others_in_turn
from ninelives.games.shut_up_cat.state import Playing

HOUSE = {
    "Laser Pointer": 4,
    "Feather Wand": 3,
    "Ball of Yarn": 3,
    "Cardboard Box": 2,
    "Catnip": 3,
    "Tin of Tuna": 2,
    "Paper Bag": 2,
    "Warm Milk": 2,
    "Cucumber": 2,
}
BOX = {"Z tile": 8, "MEOW tile": 4, "Die": 8}


@pytest.mark.parametrize("preset", GAME.presets)
def test_a5_the_components_are_public_and_the_cards_are_marked_as_ours(preset: str) -> None:
    cards = {f"{name} (house card)": number for name, number in HOUSE.items()}
    assert sum(HOUSE.values()) == 23
    assert dict(GAME.components(GAME.choose(preset))) == BOX | cards


def test_a5_of_an_own_deck_the_list_is_public_too() -> None:
    options = GAME.choose(None, {"deck": "milk:1,tuna:0,laser:4"})
    assert dict(GAME.components(options)) == BOX | {"Laser Pointer (house card)": 4, "Warm Milk (house card)": 1}
    assert options["deck"] == "laser:4,milk:1"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_s1_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_chance_picks_who_starts_each_seat_as_likely(seats: int) -> None:
    state = start(seats)
    assert GAME.to_act(state) == (TABLE,)
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(state)] == [(f"first {s}", 1) for s in range(seats)]
    for line in (f"first {seats}", "lay zzzzzzzzmmmm", "roll 1,2,3", "card laser"):
        assert refused(state, line) == "S1"


def test_a6_a_table_may_name_who_starts() -> None:
    state = start(3, first="2")
    assert [GAME.write(move) for move, _ways in GAME.odds(state)] == ["first 1"]
    assert refused(state, "first 0") == "S1"


def test_a6_a_player_who_is_not_there_cannot_start() -> None:
    with pytest.raises(BadOption, match="1 to 2"):
        start(2, first="3")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_s1_who_starts_has_the_first_turn_and_the_left_is_next(first: int) -> None:
    state = begun(3, first=first)
    sound(state)
    assert GAME.to_act(state) == (first,)
    after = play(state, "gather", "roll 3,4,6", "settle 3 4")
    assert GAME.to_act(after) == ((first + 1) % 3,)


def test_s1_with_rotating_whoever_was_second_starts_the_next_round() -> None:
    state, turns = begun(3, first=1, order="rotating"), list[int]()
    for _turn in range(9):
        turns += GAME.to_act(state)
        state = play(state, "gather", "roll 3,4,6", "settle 3 4")
    assert turns == [1, 2, 0, 2, 0, 1, 0, 1, 2]


@pytest.mark.parametrize("order", ["same", "rotating"])
def test_s1_the_others_are_known_in_the_order_in_which_they_play_next(order: str) -> None:
    state, coming, turns = begun(4, first=3, order=order), list[list[int]](), list[int]()
    for _turn in range(16):
        assert isinstance(state, Playing)
        coming.append(others_in_turn(state.setup, state.first, state.turn))
        turns.append(state.turn)
        state = play(state, "gather", "roll 3,4,6", "settle 3 4")
    for nth, others in enumerate(coming[:8]):
        assert others == sorted(others, key=turns[nth + 1 :].index)


def test_s1_the_tiles_lie_in_each_of_495_ways_alike() -> None:
    laying = play(start(2), "first 0")
    odds = [(GAME.write(move), ways) for move, ways in GAME.odds(laying)]
    assert len(odds) == len(set(odds)) == 495
    assert {ways for _line, ways in odds} == {1}
    assert all(sorted(line.removeprefix("lay ")) == [*"mmmmzzzzzzzz"] for line, _ways in odds)
    assert GAME.to_act(laying) == (TABLE,)


@pytest.mark.parametrize("tiles", ["zzzzzzzzzmmm", "zzzzzzzmmmmm", "zzzzzzzmmmm", "mmmm"])
def test_s1_eight_z_and_four_meows_are_laid(tiles: str) -> None:
    assert refused(play(start(2), "first 0"), f"lay {tiles}") == "S1"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_s1_how_the_tiles_lie_nobody_hears(seat: int | None) -> None:
    assert hears(play(start(2), "first 0"), "lay zzzzzzzzmmmm", seat) == "lay"


@pytest.mark.parametrize("line", ["gather", "chase", "score"])
def test_s1_before_the_first_turn_nobody_may_do_anything(line: str) -> None:
    for state in (start(2), play(start(2), "first 0")):
        assert refused(state, line, by=0) == "S1"
        assert moves(state, 0) == moves(state, 1) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_ten_winks_a_multiplier_of_one_and_no_cards(seats: int) -> None:
    view = shown(begun(seats), 0)
    assert (view["winks"], view["multipliers"], view["sizes"]) == ([10] * seats, [1] * seats, [0] * seats)
    assert (view["pillow"], view["pile"], view["played"], view["decided"]) == ([], 8, {}, False)
    assert view["tiles"] == [None] * 12


@pytest.mark.parametrize("seat", [2, 3, 9, TABLE - 1])
@pytest.mark.parametrize("line", ["gather", "chase"])
def test_a3_a_seat_that_is_not_there_may_do_nothing(seat: int, line: str) -> None:
    refusal = GAME.refuse(begun(2), seat, GAME.read(line))
    assert refusal is not None
    assert refusal.ruling == "A3"


@pytest.mark.parametrize("seat", [2, 9, TABLE])
def test_a3_whoever_is_no_seat_is_offered_nothing(seat: int) -> None:
    """The table may not chase the cat, nor may a seat that is not there."""
    assert GAME.refuse(begun(2), seat, GAME.read("chase")) is not None
    assert moves(begun(2), seat) == []


def test_a3_turns_go_to_the_next_higher_seat_and_round() -> None:
    state, turns = begun(4, first=2), list[int]()
    for _turn in range(6):
        turns += GAME.to_act(state)
        state = play(state, "gather", "roll 3,4,6", "settle 3 4")
    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("word", "deck"),
    [
        ("laser:1", "laser:1"),
        ("cucumber:4,laser:4", "laser:4,cucumber:4"),
        ("wand:0,bag:2,milk:1", "bag:2,milk:1"),
    ],
)
def test_s13_a_host_may_give_an_own_deck(word: str, deck: str) -> None:
    assert GAME.choose(None, {"deck": word})["deck"] == deck
    dealing = play(begun(2, deck=word), "gather", "roll 4,4,6", "distract 4")
    odds = {GAME.write(move).removeprefix("card "): ways for move, ways in GAME.odds(dealing)}
    assert odds == {code: int(number) for code, number in [part.split(":") for part in deck.split(",")]}


@pytest.mark.parametrize(
    "word",
    [
        "",
        "laser",
        "laser:24",
        "laser:-1",
        "dog:1",
        "laser:1,laser:2",
        "laser:0",
        "laser:1,",
        "houses",
        "laser:1 wand:1",
    ],
)
def test_s13_a_deck_that_cannot_be_is_refused(word: str) -> None:
    with pytest.raises(BadOption):
        start(2, deck=word)


def test_s13_the_house_deck_has_23_cards_in_our_counts() -> None:
    dealing = play(begun(2), "gather", "roll 4,4,6", "distract 4")
    odds = [ways for _move, ways in GAME.odds(dealing)]
    assert odds == list(HOUSE.values())


@pytest.mark.parametrize(
    ("option", "word"),
    [
        ("ring", "six"),
        ("ring", "1,2,3,4,5,6"),
        ("ring", "1,2,3,4,5,5,1,2,3,4,5,5"),
        ("ring", "1,2,3,4,5,6,7,8,9,10,11,13"),
        ("rounds", "12"),
        ("first", "0"),
        ("first", "5"),
        ("first", "me"),
        ("arcs", "long"),
        ("memory", "on"),
        ("chase", "never"),
        ("target", "10"),
        ("tiles", "12"),
    ],
)
def test_an_option_that_is_not_there_is_refused(option: str, word: str) -> None:
    with pytest.raises(BadOption):
        start(2, **{option: word})


def test_s23_there_are_always_enough_z_tokens() -> None:
    state = table("0 9990 x3 - <\n1 0 x0 -\ntiles zzzzzzzzmmmm\ndice 1,2,2", arcs="all")
    scored = play(state, "sleep a-h", "score")
    assert seen(scored, "winks") == [9990 + 24, 0]
    assert draw(scored).startswith("0 10014 x3 - <")
