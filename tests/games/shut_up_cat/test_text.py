"""The words: what people read follows from what their seat may know, and it is so."""

import re
from random import Random

import pytest

from games.shut_up_cat.table import begun, play, start, table
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

NAMES = ("Ann", "Biscuit", "Cleo", "Dot")
COLUMNS = 80
TABLE_OF_TWO = "0 10 x1 {} <\n1 12 x2 laser\ntiles zmzzmzzmzzzm\npillow 2,5\ndice {}"
ALL_CARDS = "laser,wand,yarn,box,catnip,tuna,bag,milk,cucumber"


def two(cards: str = "-", dice: str = "1,3,4", **answers: str) -> State:
    return table(TABLE_OF_TWO.format(cards, dice), **answers)


def told(state: State, line: str, seat: int | None) -> tuple[str, ...]:
    """Give what a seat is told of a move."""
    who, colon, rest = line.partition(": ")
    actor = int(who) if colon else GAME.to_act(state)[0]
    move = GAME.read(rest if colon else line)
    after = GAME.apply(state, actor, move)
    return GAME.tell(GAME.view(after, seat), actor, GAME.hear(state, actor, move, seat), NAMES)


def pictured(state: State, seat: int | None) -> str:
    return GAME.picture(GAME.view(state, seat), NAMES)


def offered(state: State, seat: int | None = None) -> str:
    who = GAME.to_act(state)[0] if seat is None else seat
    return GAME.offer(GAME.view(state, who), GAME.legal(state, who), NAMES)


def test_the_beginning_is_told() -> None:
    assert told(start(3), "first 2", 2) == ("You start.",)
    assert told(start(3), "first 2", None) == ("Cleo starts.",)
    (line,) = told(play(start(3), "first 2"), "lay zzzzzzzzmmmm", 0)
    assert "8 Z and 4 MEOWs" in line


@pytest.mark.parametrize(
    ("line", "own", "others"),
    [
        ("play wand 3 2", "You play Feather Wand: the 3 becomes a 2.", None),
        ("play laser 3", "You play Laser Pointer: 3 is rolled again.", None),
        ("play laser 1,3", "You play Laser Pointer: 1 and 3 are rolled again.", None),
        ("play bag 3 5", "You play Paper Bag: the 3 goes to the Pillow, the 5 comes from it.", None),
        ("play catnip", "You play Catnip: 1 MEOW will not count this turn.", None),
        ("play tuna a b", "You play Tin of Tuna: Z on a and MEOW on b.", "in secret."),
        ("play cucumber a b", "You play Cucumber: the tiles on a and b change places.", None),
        ("settle 3 4", "You settle down with 3 and 4: ×2 now.", None),
        ("chase", "You chase the cat: 5 Z paid, ×2 now.", None),
    ],
)
def test_what_is_done_is_told(line: str, own: str, others: str | None) -> None:
    state = two(ALL_CARDS)
    assert told(state, line, 0) == (own,)
    for seat in (1, None):
        (words,) = told(state, line, seat)
        verb = own.split()[1]
        assert words.startswith(f"Ann {verb}s")
        assert words.endswith(others or own.split(" ", 2)[2])
        assert ("MEOW on" in words) is False


def test_s19_a_chase_out_of_turn_is_told_of_the_chaser() -> None:
    assert told(two(), "1: chase", 1) == ("You chase the cat: 5 Z paid, ×3 now.",)
    assert told(two(), "1: chase", 0) == ("Biscuit chases the cat: 5 Z paid, ×3 now.",)


def test_gathering_and_rolling_are_told() -> None:
    state = table("0 10 x1 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\npillow 2,5")
    assert told(state, "gather", 0) == ("You gather three dice.",)
    assert told(state, "gather 2,5", 1) == ("Ann gathers three dice, with the 2 and 5 from the Pillow.",)
    assert told(play(state, "gather"), "roll 1,3,3", 0) == ("The roll: 1, 3 and 3.",)
    assert told(play(state, "gather 2"), "roll 1,3", 0) == ("The roll: 1 and 3, so your dice show 1, 2 and 3.",)
    assert told(play(state, "gather 2,5"), "roll 3", 1) == ("The roll: 3, so Ann's dice show 2, 3 and 5.",)


def test_sleep_is_told_tile_by_tile_with_what_the_meows_did() -> None:
    state = table("0 10 x2 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,5,6")
    tiles, meows = told(state, "sleep l-e", 0)
    assert tiles == "You sleep from l to e: Z on a, c and d; MEOW on l, b and e."
    assert meows == "3 Z, 3 MEOWs. Your multiplier is ×0 now."
    assert told(state, "sleep e-f", None)[1] == "1 Z, 1 MEOW. Ann's multiplier is ×1 now."
    assert told(state, "sleep f-g", 1)[1] == "2 Z, no MEOWs. Ann's multiplier is ×2 now."


def test_a_meow_that_catnip_hushed_is_told_as_such() -> None:
    state = table("0 10 x2 catnip <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,5,6")
    assert told(play(state, "play catnip"), "sleep l-e", 1)[1] == "3 Z, 3 MEOWs, 1 hushed. Ann's multiplier is ×0 now."


def test_the_score_is_told_with_what_one_has_now() -> None:
    state = play(table("0 10 x2 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,5,6", chase="anytime"), "sleep a-e")
    assert told(state, "score", 0) == ("You score no winks: 10 Z now.",)
    assert told(play(state, "chase"), "score", 1) == ("Ann scores 3 winks: 8 Z now.",)


def test_a_single_wink_is_told_in_the_singular() -> None:
    asleep = play(table("0 10 x2 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,2,6"), "sleep a-b")
    assert told(asleep, "score", 0) == ("You score 1 wink: 11 Z now.",)
    assert "= 1 wink)" in offered(asleep)


def test_s9_tiles_put_back_are_told_to_the_own_seat_alone() -> None:
    scored = play(two(), "sleep c-d", "score")
    assert told(scored, "put zz", 0) == ("You put the tiles back: Z Z.",)
    assert told(scored, "put zz", 1) == told(scored, "put zz", None) == ("Ann puts the tiles back in secret.",)


def test_s14_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    dealing = play(two("-", "3,4,4"), "distract 4")
    assert told(dealing, "card milk", 0) == ("You draw Warm Milk.",)
    assert told(dealing, "card milk", 1) == told(dealing, "card milk", None) == ("Ann draws a card.",)


@pytest.mark.parametrize("seats", [2, 3])
def test_s1_where_the_start_rotates_the_last_of_a_round_is_told_as_who_drew(seats: int) -> None:
    """The next round is started by another seat, at a table of two by the one that drew."""
    rows = [f"{seat} 10 x1 -{' <' if seat == seats - 1 else ''}\n" for seat in range(seats)]
    last = table(f"{''.join(rows)}tiles zzzzzzzzmmmm\ndice 3,4,4", order="rotating")
    dealing = play(last, "distract 4")
    assert told(dealing, "card milk", seats - 1)[0] == "You draw Warm Milk."
    assert told(dealing, "card milk", 0)[0] == f"{NAMES[seats - 1]} draws a card."
    assert told(last, "distract 4", seats - 1) == ("You use two 4s for a Distraction.",)


def test_s13_where_the_start_rotates_a_distraction_that_brings_nothing_says_so_too() -> None:
    last = table("0 10 x1 laser\n1 10 x1 - <\ntiles zzzzzzzzmmmm\ndice 3,4,4", order="rotating", deck="laser:1")
    assert told(last, "distract 4", 1)[0] == "You use two 4s for a Distraction, and no card is left."


def test_s13_a_distraction_that_brings_nothing_says_so() -> None:
    assert told(two("-", "3,4,4"), "distract 4", 0) == ("You use two 4s for a Distraction.",)
    (line,) = told(two("wand", "3,4,4", deck="laser:1,wand:1"), "distract 4", 1)
    assert line == "Ann uses two 4s for a Distraction, and no card is left."


def test_s1_who_starts_the_next_round_is_told_where_it_changes() -> None:
    last = "0 10 x1 -\n1 10 x1 - <\ntiles zzzzzzzzmmmm\ndice 3,4,6"
    assert told(table(last, order="rotating"), "settle 3 4", 1)[1:] == ("You start this round.",)
    assert told(table(last, order="rotating"), "settle 3 4", 0)[1:] == ("Biscuit starts this round.",)
    assert told(table(last), "settle 3 4", 0)[1:] == ()
    assert told(table(last.replace(" <", "").replace("-\n", "- <\n", 1), order="rotating"), "settle 3 4", 0)[1:] == ()


def test_s20_reaching_the_target_is_told_and_so_is_the_end() -> None:
    asleep = play(table("0 39 x1 - <\n1 44 x1 -\ntiles zzzzzzzzmmmm\ndice 1,5,6"), "sleep a-e")
    assert told(asleep, "score", 1)[1] == "That is 40 or more: the match ends with this round."
    last = table("0 41 x1 -\n1 44 x1 - <\ntiles zzzzzzzzmmmm\ndecided\ndice 3,4,6")
    assert told(last, "settle 3 4", 1)[-1] == "You win with 44 Z. Sleep well!"
    assert told(last, "settle 3 4", 0)[-1] == "Biscuit wins with 44 Z. Sleep well!"


def test_s22_a_shared_win_is_told() -> None:
    last = table("0 44 x1 -\n1 44 x1 - <\ntiles zzzzzzzzmmmm\ndecided\ndice 3,4,6")
    assert told(last, "settle 3 4", 0)[-1] == "You and Biscuit share the win with 44 Z. Sleep well!"


def test_the_picture_shows_turn_winks_multipliers_cards_pillow_pile_and_dice() -> None:
    lines = pictured(two("wand,wand,milk"), 0).splitlines()
    assert "▶ 0 You           10 Z  ×1  3 cards" in lines[1]
    assert "  1 Biscuit       12 Z  ×2  1 card" in lines[2]
    assert "· 2 · · 5 ·" in lines[4]
    assert "pile 3" in lines[5]
    text = "\n".join(lines)
    assert "Your dice: [1]  [3]  [4]" in text
    assert "ends at 40 Z" in text
    assert "2 × Feather Wand" in text


@pytest.mark.parametrize("seat", [1, None])
def test_s14_the_picture_never_shows_anothers_cards(seat: int | None) -> None:
    text = pictured(two("wand,milk"), seat)
    assert "Wand" not in text
    assert "Milk" not in text
    assert ("Laser" in text) is (seat == 1)


def test_s10_the_picture_marks_what_one_knows_only_with_memory() -> None:
    for memory, marks in (("own", ["a 1  z", "b 2  m"]), ("off", ["a 1  ·", "b 2  ·"])):
        looked = play(two("tuna", memory=memory), "play tuna a b")
        assert [mark in pictured(looked, 0) for mark in marks] == [True, True]
        assert "a 1  ·" in pictured(looked, 1)
        assert ("You know: 3 MEOWs among c d e f g h i j k l." in pictured(looked, 0)) is (memory == "own")


def test_tiles_that_are_up_are_seen_by_all() -> None:
    asleep = play(table("0 10 x2 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,2,6"), "sleep a-b")
    for seat in (0, 1, None):
        assert "a 1  Z │ b 2  M │ c 3  ·" in pictured(asleep, seat)


def test_when_all_is_over_it_is_nobodys_turn() -> None:
    over = play(table("0 41 x1 -\n1 10 x1 - <\ntiles zzzzzzzzmmmm\ndecided\ndice 3,4,6"), "settle 3 4")
    assert "▶" not in pictured(over, 0)
    assert "Last round!" in pictured(table("0 41 x1 -\n1 10 x1 - <\ntiles zzzzzzzzmmmm\ndecided"), 0)


@pytest.mark.parametrize("treats", [("catnip",), ("milk",), ("catnip", "milk"), ("catnip", "catnip", "milk", "milk")])
def test_the_picture_fits_eighty_columns_with_treats_too(treats: tuple[str, ...]) -> None:
    state = table("0 10 x3 catnip,catnip,milk,milk <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,3,4")
    text = pictured(play(state, *[f"play {card}" for card in treats]), 0)
    assert max(len(line) for line in text.splitlines()) <= COLUMNS


def test_the_legend_stays_however_many_sit_there() -> None:
    rows = "0 10 x3 milk <\n1 10 x1 -\n2 10 x1 -\n3 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,3,4"
    assert "face down" in pictured(table(rows), 0)
    assert "face down" in pictured(play(table(rows), "play milk"), 0)


def test_the_offer_names_all_that_may_be_done() -> None:
    words = offered(two(ALL_CARDS, "3,4,4"))
    for code in ALL_CARDS.split(","):
        assert f"play {code}" in words
    assert all(part in words for part in ("sleep c-d", "j-c (6)", "distract 4", "settle 3 4", "chase (5 Z for ×2)"))
    assert offered(two(), 1) == "You may: chase (5 Z for ×3)"
    assert offered(begun(2, chase="own_turn"), 1) == "Nothing to do for you now."


def test_s17_the_offer_has_no_plain_gather_with_six_on_the_pillow() -> None:
    words = offered(table("0 10 x1 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\npillow 1,2,3,4,5,6"))
    assert "gather (" not in words
    assert "1, 2, 3, 4, 5 and 6" in words


def test_s12_the_offer_promises_nothing_for_a_settle_at_three() -> None:
    state = table("0 10 x3 - <\n1 10 x1 -\ntiles zmzzmzzmzzzm\ndice 1,3,4")
    assert "settle 3 4" in offered(state)
    assert "settle 3 4 (multiplier up by 1)" not in offered(state)


def test_s13_the_offer_promises_no_card_where_none_is_left() -> None:
    state = two("wand", "3,4,4", deck="laser:1,wand:1")
    assert "distract 4" in offered(state)
    assert "distract 4 (draw a card)" not in offered(state)


@pytest.mark.parametrize("seed", range(6))
def test_the_offers_words_may_be_typed_as_they_stand(seed: int) -> None:
    """In random play every line of an offer, up to its bracket or first comma, is a move that may be made."""
    chance = Random(seed)  # noqa: S311 - a test repeats itself; no secret hangs on it
    state: State = GAME.start(GAME.choose("nap" if seed % 2 else None, {"target": "20"}), 3)
    for _step in range(200):
        if not GAME.to_act(state):
            break
        (actor,) = GAME.to_act(state)
        move = GAME.roll(state, FastDraw(chance.random)) if actor == TABLE else None
        if move is None:
            lines = offered(state).removeprefix("You may:").strip().splitlines()
            said = [re.split(r" \(|, or ", line.strip())[0] for line in lines if not line.startswith("    ")]
            for words in said:
                assert GAME.refuse(state, actor, GAME.read(words)) is None, words
            listed = GAME.legal(state, actor)
            move = listed[chance.randrange(len(listed))]
        state = GAME.apply(state, actor, move)
