"""What the table draws from, in words: whoever has a match's secret can draw it again."""

from games.shut_up_cat.table import play, rolled, start, table
from ninelives.core.chance import Urn
from ninelives.games.shut_up_cat import GAME

WINDOW = "0 10 x1 wand <\n1 10 x1 -\ntiles zzmzzmzzmzzm\nplayed wand\ndice 3,3,4"
FACES = ("1", "2", "3", "4", "5", "6")


def test_one_of_the_seats_is_drawn_to_start() -> None:
    assert GAME.urn(start(3)) == Urn(("0", "1", "2"), 1)
    assert rolled(start(3)) == ["first 0", "first 2"]


def test_one_of_all_layouts_is_drawn() -> None:
    laying = play(start(2), "first 0")
    urn = GAME.urn(laying)
    assert (len(urn.things), urn.number, urn.back) == (495, 1, False)
    assert (urn.things[0], urn.things[-1]) == ("mmmmzzzzzzzz", "zzzzzzzzmmmm")
    assert rolled(laying) == ["lay mmmmzzzzzzzz", "lay zzzzzzzzmmmm"]


def test_a_die_shows_any_face_again() -> None:
    rolling = play(table("0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\npillow 2"), "gather 2")
    assert GAME.urn(rolling) == Urn(FACES, 2, back=True)
    assert rolled(rolling) == ["roll 1,1", "roll 6,6"]
    ways = {GAME.write(move): ways for move, ways in GAME.odds(rolling)}
    assert (len(ways), ways["roll 1,1"], ways["roll 1,2"]) == (21, 1, 2)
    assert all(isinstance(number, int) for number in ways.values())


def test_a_card_is_drawn_that_nobody_holds_or_played() -> None:
    dealing = play(table(WINDOW, deck="laser:1,wand:3,milk:1"), "distract 3")
    assert GAME.urn(dealing) == Urn(("laser", "wand", "milk"), 1)
    assert rolled(dealing) == ["card laser", "card milk"]
    assert [(GAME.write(move), ways) for move, ways in GAME.odds(dealing)] == [
        ("card laser", 1),
        ("card wand", 1),
        ("card milk", 1),
    ]
