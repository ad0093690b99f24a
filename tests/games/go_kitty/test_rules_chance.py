"""What the table draws from, in words: whoever has a match's secret can draw it again."""

import pytest

from games.go_kitty.table import play, rolled, start, table
from ninelives.core.chance import Urn
from ninelives.core.game import TABLE
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Top
from ninelives.games.go_kitty.pieces import CARD_OF
from ninelives.games.go_kitty.state import NOT_YET, Playing, TurnClock


def test_one_of_the_seats_is_drawn_to_start() -> None:
    assert GAME.urn(start(3)) == Urn(("0", "1", "2"), 1)
    assert rolled(start(3)) == ["first 0", "first 2"]


def test_five_kitties_each_are_drawn() -> None:
    urn = GAME.urn(play(start(3), "first 0"))
    assert (len(urn.things), urn.number, urn.back, urn.besides) == (48, 15, False, ())
    assert "mouse" not in urn.things


def test_one_card_of_the_upper_part_is_drawn_and_then_the_next_below_it() -> None:
    upper = play(table("0 - <\n1 cozy\npile rain,leaf\nunder snow:1,fan:1"), "draw")
    assert GAME.urn(upper) == Urn(("rain", "leaf"), 1)
    assert rolled(upper) == ["drawn rain", "drawn leaf"]
    lower = play(table("0 - <\n1 cozy\npile -\nunder snow:1,fan:1"), "draw")
    assert GAME.urn(lower) == Urn(("snow",), 1)
    assert rolled(lower) == ["drawn snow", "drawn snow"]


def test_the_top_is_drawn_and_what_lies_below_goes_with_it() -> None:
    looking = play(table("0 cozy <\n1 cozy\npile rain,leaf\nunder snow:1,fan:1"), "look")
    assert GAME.urn(looking) == Urn(("rain", "leaf"), 2, back=False, besides=("snow",))
    assert rolled(looking)[0] == "top snow,rain,leaf"


@pytest.mark.parametrize(
    "top", ["leaf,rain,snow", "snow,rain,rain", "snow,leaf,leaf", "rain,leaf,fan", "rain,leaf", "snow,rain,fan"]
)
def test_g20_nothing_else_is_shown_as_the_top(top: str) -> None:
    looking = play(table("0 cozy <\n1 cozy\npile rain,leaf\nunder snow:1,fan:1"), "look")
    assert GAME.refuse(looking, TABLE, Top(tuple([CARD_OF[code] for code in top.split(",")]))) is not None
    assert GAME.refuse(looking, TABLE, GAME.read("top snow,rain,leaf")) is None


def test_g32_turns_are_counted_from_the_deal() -> None:
    dealt = play(start(2), "first 1", "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple")
    assert isinstance(dealt, Playing)
    assert dealt.clock == TurnClock(1, 0, 0, NOT_YET)


def test_chance_picks_among_the_cards_of_the_season() -> None:
    picking = play(table("0 snow <\n1 light,light,cozy,rain", season_card="random"), "ask 1 winter", "give")
    assert GAME.urn(picking) == Urn(("light", "light", "cozy"), 1)
    assert rolled(picking) == ["given light", "given cozy"]
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(picking)] == [("given light", 2), ("given cozy", 1)]
