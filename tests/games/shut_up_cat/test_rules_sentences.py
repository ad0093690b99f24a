"""What a player is told whose move is refused: word for word, since it is all they have to go by."""

import pytest

from games.shut_up_cat.table import draw, play, start, table, why_not
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE, Refusal
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import (
    SCORE,
    Change,
    Cross,
    Dealt,
    First,
    Lay,
    Look,
    Put,
    Reroll,
    Roll,
    Settle,
    Sleep,
    Swap,
    Treat,
)

TILES = "tiles zzmzzmzzmzzm"
GATHERS = f"0 10 x1 - <\n1 4 x1 -\n{TILES}\npillow 2,5"
FULL = f"0 10 x3 - <\n1 4 x1 -\n{TILES}\npillow 1,2,3,4,5,6"
HAND = "laser,wand,yarn,box,catnip,tuna,bag"
WINDOW = f"0 10 x1 {HAND} <\n1 10 x1 -\n{TILES}\npillow 2,5\ndice 1,3,3"
WAIT = "S14: Wait: the table rolls or deals first."


def test_before_the_first_turn_all_wait() -> None:
    assert why_not(start(2), 0, "gather") == "S1: Wait: the table is still being laid."


@pytest.mark.parametrize(
    ("actor", "line", "sentence"),
    [
        (0, "settle 3 4", "S17: First gather three dice: 'gather', or with dice from the Pillow as in 'gather 2'."),
        (0, "gather 3", "S17: There is no 3 on the Pillow. It has 2 and 5."),
        (0, "gather 2,5,1,4", "S17: A turn has 3 dice: take at most 3 from the Pillow."),
        (1, "gather 2", "A3: It is not your turn. Wait until it comes round to you."),
        (1, "chase", "S19: Chasing the cat costs 5 Z, and you have fewer."),
        (2, "gather", "A3: There is no seat 2 at this table."),
        (TABLE, "roll 1,2,3", "S11: It is not the table that moves now."),
    ],
)
def test_at_the_start_of_a_turn(actor: int, line: str, sentence: str) -> None:
    assert why_not(table(GATHERS), actor, line) == sentence


def test_with_most_dice_on_the_pillow() -> None:
    assert why_not(table(FULL), 0, "chase") == "S19: Your multiplier is ×3 already, and it goes no higher."
    assert (
        why_not(table(FULL.replace("1,2,3,4,5,6", "6")), 0, "gather 1") == "S17: There is no 1 on the Pillow. It has 6."
    )
    without = table(GATHERS.replace("\npillow 2,5", ""))
    assert why_not(without, 0, "gather 1") == "S17: There is no 1 on the Pillow. It has no dice."


def test_where_the_cat_is_chased_in_turn_only() -> None:
    state = table(GATHERS, chase="own_turn")
    assert why_not(state, 1, "chase") == "S19: At this table the cat is chased in your own turn only."
    assert why_not(state, 1, "gather") == "A3: It is not your turn. Wait until it comes round to you."


def test_where_the_cat_is_not_chased_between_the_meows_and_the_score() -> None:
    awake = play(table(WINDOW, chase="before_reveal"), "sleep a-c")
    sentence = "S19: At this table the cat is not chased between the MEOWs and the score."
    assert [why_not(awake, seat, "chase") for seat in (0, 1)] == [sentence] * 2


def test_a_card_that_is_not_held_is_not_held_after_sleep_either() -> None:
    awake = play(table(WINDOW), "sleep a-c")
    assert why_not(awake, 0, "play cucumber a b") == "S14: You hold no Cucumber."
    late = "S14: Cards are played before the dice are used: keep it for another turn."
    assert why_not(awake, 0, "play laser 3") == late
    assert why_not(play(awake, "score"), 0, "play laser 3") == late


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("gather", "S11: You have your three dice. Sleep, distract or settle with two of them."),
        ("score", "S6: No tiles are up: sleep first, then score, then put them back."),
        ("put zm", "S6: No tiles are up: sleep first, then score, then put them back."),
        ("roll 1", "S11: Only the table lays, rolls and deals. Choose a move of your own."),
        ("play milk", "S14: You hold no Warm Milk."),
        ("play cucumber a b", "S14: You hold no Cucumber."),
        ("play laser 2", "S15: Your dice show 1, 3 and 3: choose among them."),
        ("play laser 3,3,3", "S15: Your dice show 1, 3 and 3: choose among them."),
        ("play wand 2 3", "S15: Your dice show 1, 3 and 3: choose among them."),
        ("play wand 3 5", "S15: A Feather Wand moves a die up or down by 1, and never from 6 to 1 or back."),
        ("play wand 1 0", "S15: A Feather Wand moves a die up or down by 1, and never from 6 to 1 or back."),
        ("play yarn 3 3", "S15: A Ball of Yarn turns a die to its opposite face: 1 and 6, 2 and 5, 3 and 4."),
        ("play yarn 1 7", "S15: A die shows 1 to 6."),
        ("play box 3 3", "S15: The die shows that already: choose another face."),
        ("play bag 3 6", "S15: There is no 6 on the Pillow. It has 2 and 5."),
        ("play bag 4 2", "S15: Your dice show 1, 3 and 3: choose among them."),
        ("play tuna a a", "S14: Name two different places of the ring, a to l, in this order."),
        ("distract 1", "S11: You have no two dice that show 1."),
        ("settle 1 3", "S11: Settling takes two dice that make 7, the lower one first: 'settle 3 4'."),
        ("settle 3 4", "S11: Your dice show 1, 3 and 3: you have no 3 and 4 to settle with."),
        ("settle 2 5", "S11: Your dice show 1, 3 and 3: you have no 2 and 5 to settle with."),
        ("sleep a-b", "S2: a is a 1 and b is a 2, and your dice show 1, 3 and 3."),
        ("sleep a-g", "S3: The two ends must carry different numbers."),
    ],
)
def test_with_three_dice(line: str, sentence: str) -> None:
    assert why_not(table(WINDOW), 0, line) == sentence


def test_a_die_of_a_number_that_lies_on_the_pillow_stays_in_the_bag() -> None:
    state = table(WINDOW.replace("dice 1,3,3", "dice 2,3,3"))
    assert why_not(state, 0, "play bag 2 5") == "S15: A 2 lies on the Pillow already: put another die there."


def test_an_arc_can_be_too_long_and_a_space_not_whole() -> None:
    assert why_not(table(WINDOW, arcs="short"), 0, "sleep c-a") == ("S2: Too far: stop where the number first comes.")
    assert why_not(table(WINDOW, ring="pairs"), 0, "sleep b-f") == (
        "S2: A space turns up whole: start on its first place and end on the last one's second."
    )


def test_while_the_tiles_are_up_and_after() -> None:
    awake = play(table(WINDOW), "sleep a-c")
    assert why_not(awake, 0, "put zzm") == "S6: The MEOWs have been heard. Now score: 'score'."
    assert (
        why_not(awake, 0, "play catnip") == "S14: Cards are played before the dice are used: keep it for another turn."
    )
    scored = play(awake, "score")
    assert why_not(scored, 0, "score") == "S6: You have scored. Now put the tiles back, as in 'put zmz'."
    assert (
        why_not(scored, 0, "play catnip") == "S14: Cards are played before the dice are used: keep it for another turn."
    )
    assert why_not(scored, 0, "put zzz") == "S8: Put back just what was turned up: 2 z and 1 m, in any order."


def test_while_the_table_rolls_or_deals() -> None:
    rolling = play(table(GATHERS), "gather 2")
    assert why_not(rolling, 0, "settle 3 4") == WAIT
    assert why_not(rolling, TABLE, "roll 1") == "S17: The table rolls 2 of the dice, lowest first."
    assert why_not(rolling, TABLE, "card milk") == "S17: The table rolls 2 of the dice, lowest first."
    dealing = play(table(WINDOW), "distract 3")
    assert why_not(dealing, 0, "score") == WAIT
    assert why_not(dealing, TABLE, "roll 1") == "S13: The table deals a card that is neither in a hand nor played."


def test_a_record_is_told_what_the_table_does_first() -> None:
    assert why_not(start(2), TABLE, "first 2") == "S1: First one of the seats is chosen to start."
    assert why_not(start(2), TABLE, "roll 1") == "S1: First one of the seats is chosen to start."
    laying = play(start(2), "first 1")
    assert why_not(laying, TABLE, "first 1") == "S1: The table lays out 12 tiles, 4 of them MEOWs."
    assert GAME.refuse(laying, TABLE, Lay("zzzzzzzzzmmm")) is not None


def test_when_the_match_is_over_all_sleep() -> None:
    over = play(table(f"0 10 x1 -\n1 39 x1 - <\n{TILES}\ndecided\ndice 3,3,4"), "settle 3 4")
    assert why_not(over, 0, "gather") == "S20: The match is over. Sleep well, or play another."
    assert GAME.legal(over, 0) == ()


@pytest.mark.parametrize("place", [-1, 12])
def test_s2_there_are_no_places_beyond_the_ring(place: int) -> None:
    state = table(WINDOW)
    for move in (Sleep(place, 2), Sleep(0, place)):
        refusal = GAME.refuse(state, 0, move)
        assert refusal is not None
        assert refusal.reason == "The places of the ring are a to l."
    assert GAME.refuse(state, 0, Look(*sorted((place, 3)))) is not None


def test_s14_a_card_is_played_as_it_says_and_not_as_another() -> None:
    state = table(WINDOW)
    for move in (Change(0, 3, 4), Treat(5)):  # laser and tuna are in hand
        refusal = GAME.refuse(state, 0, move)
        assert refusal is not None
        assert refusal.reason == "That card is not played like this."
    for card in (-1, 16):
        refusal = GAME.refuse(state, 0, Treat(card))
        assert refusal is not None
        assert refusal.reason == "There is no such card."


@pytest.mark.parametrize("dice", [(), (3, 1)])
def test_s14_a_laser_pointer_names_its_dice_lowest_first(dice: tuple[int, ...]) -> None:
    assert GAME.refuse(table(WINDOW), 0, Reroll(dice)) == Refusal(
        "S14", "Name the dice to roll again, lowest first, as in 'play laser 3,4'."
    )


def test_s11_two_things_are_named_in_their_order() -> None:
    state = table(WINDOW.replace("dice 1,3,3", "dice 3,4,4"))
    assert GAME.refuse(state, 0, Settle(3, 4)) is None
    assert GAME.refuse(state, 0, Settle(4, 3)) is not None
    assert GAME.refuse(state, 0, Look(0, 1)) is None
    assert GAME.refuse(state, 0, Look(1, 0)) is not None


def test_moves_that_were_not_asked_about_are_a_mistake_of_the_caller() -> None:
    match = r"^This move was not asked about: `refuse` names the ruling.$"
    with pytest.raises(ValueError, match=match):
        GAME.apply(start(2), TABLE, Roll((1,)))
    with pytest.raises(ValueError, match=match):
        GAME.apply(start(2), TABLE, Lay("zzzzzzzzmmmm"))
    with pytest.raises(ValueError, match=match):
        GAME.apply(play(start(2), "first 0"), TABLE, First(0))
    with pytest.raises(ValueError, match=match):
        GAME.apply(table(GATHERS), TABLE, Dealt(0))
    with pytest.raises(ValueError, match=match):
        GAME.apply(table(WINDOW), 0, Dealt(0))
    rolling, awake = play(table(GATHERS), "gather 2"), play(table(WINDOW), "sleep a-c")
    for state, move in (
        (rolling, Dealt(0)),
        (awake, Put("zzm")),
        (table(GATHERS), SCORE),
        (table(GATHERS), Roll((1,))),
    ):
        with pytest.raises(ValueError, match=match):
            GAME.apply(state, 0, move)
    for ask in (GAME.urn, lambda state: GAME.roll(state, FastDraw(lambda: 0.0))):
        with pytest.raises(ValueError, match=r"^TABLE has nothing to do in this state.$"):
            ask(table(WINDOW))
    assert list(GAME.odds(table(WINDOW))) == []


def test_s15_an_exchange_and_a_cucumber_are_judged_like_any_card() -> None:
    assert GAME.refuse(table(WINDOW), 0, Swap(3, 5)) is None
    assert GAME.refuse(table(WINDOW), 0, Cross(0, 1)) is not None


def test_s21_a_match_ends_with_the_round() -> None:
    outcome = GAME.outcome(play(table(f"0 10 x1 -\n1 39 x1 - <\n{TILES}\ndecided\ndice 3,3,4"), "settle 3 4"))
    assert outcome is not None
    assert outcome.why == "the round in which somebody held 40 Z is over"


@pytest.mark.parametrize(
    "line",
    [
        *("chase", "play tuna a b", "play cucumber a b", "play bag 3 5", "play laser 1", "play catnip", "play milk"),
        *("play wand 3 4", "distract 3", "sleep a-c"),
    ],
)
def test_s20_a_decided_match_stays_decided_whatever_is_done(line: str) -> None:
    hand = "laser,wand,catnip,tuna,bag,milk,cucumber"
    state = table(f"0 10 x1 {hand} <\n1 45 x1 -\n{TILES}\npillow 2,5\nfirst 1\ndecided\ndice 1,3,3")
    assert {"decided", "first 1"} <= set(draw(play(state, line)).splitlines())
    before = table(f"0 10 x1 {hand} <\n1 35 x1 -\n{TILES}\npillow 2,5\ndice 1,3,3")
    assert "decided" not in draw(play(before, line)).splitlines()


def test_s19_the_last_five_winks_are_enough_to_chase_the_cat() -> None:
    assert draw(play(table(f"0 5 x1 - <\n1 10 x1 -\n{TILES}"), "chase")).startswith("0 0 x2 - <")


def test_s13_only_a_card_that_is_left_is_dealt() -> None:
    dealing = play(table(WINDOW.replace(HAND, "wand"), deck="laser:1,wand:1,catnip:1"), "distract 3")
    assert why_not(dealing, TABLE, "card wand") == "S13: The table deals a card that is neither in a hand nor played."
    assert GAME.refuse(dealing, TABLE, Treat(4)) is not None
    assert GAME.refuse(dealing, TABLE, Dealt(9)) is not None
    assert GAME.refuse(dealing, TABLE, Dealt(4)) is None
