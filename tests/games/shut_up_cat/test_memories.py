"""What is remembered of a match: Sleeps, the MEOWs in them, chases and cards, and how the lead was taken."""

from games.shut_up_cat.table import SCENE, table
from ninelives.core.speech import deed_for, doings_of
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import Playing

NAMES = ("Ada", "Ben")


def remembered(state: Playing, *lines: str) -> tuple[list[str], list[tuple[str, ...]]]:
    memories = GAME.remember(SCENE.history(state, *lines), NAMES)
    viewers = (0, 1, None)
    return [deed_for(memories, seat) for seat in viewers], [doings_of(memories, seat) for seat in viewers]


def test_a_sleep_is_told_with_the_meows_that_woke_and_what_they_cost() -> None:
    state = table("0 10 x2 - <\n1 10 x1 -\ntiles zzmzzzzmzmzm\ndice 1,4,6")
    deeds, doings = remembered(state, "sleep a-d", "score")
    assert doings[0] == ("Your longest Sleep went over 4 tiles: 3 winks.", "1 MEOW woke you and cost you 3 winks.")
    assert deeds == [
        "You took the lead for good: 3 winks at once.",
        "Ada took the lead for good: 3 winks at once.",
        "Ada took the lead for good: 3 winks at once.",
    ]
    assert doings[1:] == [("You did not sleep once.",), ()]


def test_a_meow_that_is_hushed_woke_nobody_and_the_card_is_told() -> None:
    state = table("0 10 x2 catnip <\n1 10 x1 -\ntiles zzmzzzzmzmzm\ndice 1,4,6")
    _, doings = remembered(state, "play catnip", "sleep a-d", "score")
    assert doings[0] == (
        "Your longest Sleep went over 4 tiles: 6 winks.",
        "No MEOW ever woke you.",
        "You played one Distraction card.",
    )


def test_a_chase_is_told_and_may_leave_another_ahead() -> None:
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles zzmzzzzmzmzm\ndice 1,4,6")
    deeds, doings = remembered(state, "1: chase")
    assert doings[1][-1] == "You chased the cat once."
    assert deeds[0] == "You were ahead when others paid to chase the cat."
    assert deeds[2] == "Ada was ahead when others paid to chase the cat."


def test_where_nobody_got_ahead_that_is_told() -> None:
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles zzmzzzzmzmzm\ndice 1,4,6")
    assert remembered(state, "sleep a-d")[0] == ["Nobody got ahead: 10 Z each."] * 3
