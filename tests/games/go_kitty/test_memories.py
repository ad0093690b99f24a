"""What is remembered of a match: asks, Clowders, Mice and fishing, and how the lead was taken."""

from games.go_kitty.table import SCENE, table
from ninelives.core.speech import deed_for, doings_of
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.state import State

NAMES = ("Ada", "Ben")


def remembered(state: State, *lines: str) -> tuple[list[str], list[tuple[str, ...]]]:
    memories = GAME.remember(SCENE.history(state, *lines), NAMES)
    viewers = (0, 1, None)
    return [deed_for(memories, seat) for seat in viewers], [doings_of(memories, seat) for seat in viewers]


def test_asks_in_a_row_and_the_card_fished_after_them_are_told() -> None:
    state = table("0 snow,rain <\n1 snow,rain,leaf")
    _, doings = remembered(state, "ask 1 snow", "give", "ask 1 rain", "give", "ask 1 snow", "none", "drawn fan")
    assert doings[0] == (
        "2 asks of yours in a row brought cards.",
        "You laid no Clowder this time.",
        "You fished one card from the pile.",
    )
    assert doings[1:] == [("You laid no Clowder this time.",), ()]


def test_an_ask_that_brought_nothing_and_a_mouse_that_turned_it_are_told() -> None:
    state = table("0 snow,rain <\n1 mouse,snow")
    _, doings = remembered(state, "ask 1 snow", "mouse")
    assert doings[0][0] == "Nobody ever had the Kitty that you asked for."
    assert doings[1][-1] == "Your Mouse turned an ask round."


def test_the_clowder_with_which_somebody_stayed_ahead_is_the_deed() -> None:
    state = table("0 snow,snow,snow,snow,fan,rain,leaf,light <\n1 leaf,leaf\npile rain")
    deeds, doings = remembered(state, "lay kind snow,snow,snow,snow", "lay year light,rain,fan,leaf")
    assert deeds[0] == "You took the lead for good: a Clowder of a Kind."
    assert deeds[1] == deeds[2] == "Ada took the lead for good: a Clowder of a Kind."
    assert "Your best of 2 Clowders: a Clowder of a Kind." in doings[0]


def test_where_points_are_level_tokens_decide_or_nobody_does() -> None:
    level = remembered(table("0 snow <\n1 leaf"), "skip")[0]
    assert level == ["Points and tokens are level: nobody got ahead."] * 3
    deeds = remembered(table("0 snow <\n1 leaf +2"), "skip")[0]
    assert deeds[0] == "Points are level: you have more active tokens."
    assert deeds[2] == "Points are level: Ada has more active tokens."
