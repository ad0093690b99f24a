"""The box, who starts, and the deal: A5, A6, G1, G2."""

import pytest

from games.go_kitty.sound import sound
from games.go_kitty.table import draw, play, refused, rolled, shown, start
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.state import Playing

TRAITS = ["light", "cozy", "snow", "clover", "rain", "flower", "firefly", "fan", "icecream", "apple", "pumpkin", "leaf"]
ALL_SEATS = range(2, 6)


def first_deal(seats: int) -> str:
    """Deal every Trait round and round."""
    pack = TRAITS * 4
    hands = [sorted(pack[5 * seat : 5 * seat + 5], key=TRAITS.index) for seat in range(seats)]
    return "deal " + " ".join([f"{seat}:{','.join(hand)}" for seat, hand in enumerate(hands)])


@pytest.mark.parametrize("preset", GAME.presets)
def test_a5_the_components_are_public_and_the_same_at_every_table(preset: str) -> None:
    box = dict(GAME.components(GAME.choose(preset)))
    assert box.pop("Pounce Token each" if preset == "clowder" else "Seek Token each") == 3
    assert box.pop("Mouse") == 4
    assert len(box) == 12
    assert set(box.values()) == {4}
    assert "Ice Cream Kitty" in box


@pytest.mark.parametrize("seats", [0, 1, 6, 10])
def test_g2_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 5"):
        start(seats)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_g1_chance_picks_who_starts_each_seat_as_likely(seats: int) -> None:
    state = start(seats)
    assert GAME.to_act(state) == (TABLE,)
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(state)] == [(f"first {s}", 1) for s in range(seats)]
    assert refused(state, f"first {seats}") == "G1"
    assert refused(state, first_deal(seats)) == "G1"


@pytest.mark.parametrize("word", ["0", "6", "-1", "me", ""])
def test_a6_only_a_player_can_be_named_to_start(word: str) -> None:
    with pytest.raises(BadOption, match="1 to 5"):
        start(5, first=word)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a6_a_table_may_name_who_starts(seats: int) -> None:
    state = start(seats, first="2")
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(state)] == [("first 1", 1)]
    assert rolled(state) == ["first 1"] * 2
    assert GAME.urn(state).things == ("1",)
    assert refused(state, "first 0") == "G1"
    assert GAME.to_act(play(state, "first 1", first_deal(seats))) == (1,)


def test_a6_a_player_who_is_not_there_cannot_start() -> None:
    with pytest.raises(BadOption, match="from 1 to 2, not 3"):
        start(2, first="3")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_g1_who_starts_has_the_first_turn(first: int) -> None:
    dealing = play(start(3), f"first {first}")
    assert draw(dealing) == f"dealing, {first} starts"
    assert GAME.to_act(play(dealing, first_deal(3))) == (first,)


@pytest.mark.parametrize(("seats", "pile"), [(2, 42), (3, 37), (4, 32), (5, 27)])
def test_g2_five_cards_each_and_the_rest_with_the_mice_is_the_pile(seats: int, pile: int) -> None:
    state = play(start(seats), "first 0", first_deal(seats))
    sound(state)
    view = shown(state, 0)
    assert (view["pile"], view["tokens"], len(view["hand"])) == (pile, [3] * seats, 5)
    assert isinstance(state, Playing)
    assert state.board.stock[-1] == 4


@pytest.mark.parametrize(
    "hands",
    [
        "0:light,light,snow,rain,mouse 1:cozy,fan,fan,apple,apple",  # a Mouse
        "0:light,light,snow,rain 1:cozy,fan,fan,apple,apple",  # four cards
        "0:light,light,snow,rain,rain,leaf 1:cozy,fan,fan,apple",  # six and four
        "0:light,light,light,light,rain 1:light,fan,fan,apple,apple",  # five of a Trait
        "0:light,light,snow,rain,leaf",  # one hand
        "0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple 2:cozy,fan,fan,apple,apple",  # three hands
    ],
)
def test_g2_no_mice_are_dealt_and_just_five_cards_each(hands: str) -> None:
    assert refused(play(start(2), "first 0"), f"deal {hands}") == "G2"


def test_g2_each_deal_is_as_likely_as_its_cards_can_be_chosen() -> None:
    dealing = play(start(2), "first 0")
    move, ways = next(iter(GAME.odds(dealing)))
    assert GAME.refuse(dealing, TABLE, move) is None
    assert GAME.write(move) == "deal 0:light,cozy,snow,clover,rain 1:light,cozy,snow,clover,rain"
    assert ways == 4**5 * 3**5
