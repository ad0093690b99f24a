"""What a player is told whose move is refused: word for word, since it is all they have to go by."""

import pytest

from games.go_kitty.table import play, start, table, why_not
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Ask, Deal, Drawn, First, Given, Top

TURN = "0 snow,snow,rain <\n1 cozy,mouse\n2 -"
EMPTY = "0 - +0 <\n1 cozy"
WAIT = "G18: Wait: the table moves first."
NOT_ASKED = "G9: It is your turn: nobody has asked you for anything."


def test_before_the_first_turn_all_wait() -> None:
    assert why_not(start(2), 0, "skip") == WAIT


@pytest.mark.parametrize(
    ("actor", "line", "sentence"),
    [
        (0, "ask 1 leaf", "G9: To ask for Leaf you need one of your own."),
        (0, "ask 1 summer", "G10: You need a Summer card of your own to ask for Summer."),
        (0, "ask 1 mouse", "G19: To ask for a Mouse you need a Seek Token."),
        (0, "ask 0 snow", "G12: Ask another player: name the number of their seat."),
        (0, "ask 3 snow", "G12: Ask another player: name the number of their seat."),
        (0, "draw", "G13: Only an empty hand draws. Ask, use a Seek Token, or skip."),
        (0, "end", "G15: You can stop only after an ask that brought you cards. Ask, use a Seek Token, or skip."),
        (0, "give", NOT_ASKED),
        (0, "none", NOT_ASKED),
        (0, "lay kind snow,snow,snow,snow", "G5: You do not hold these cards."),
        (
            0,
            "lay kind snow,snow,snow,rain",
            "G5: These cards are no Clowder of that type. Say kind, year or season, and four cards.",
        ),
        (0, "lay kind mouse,mouse,mouse,mouse", "G7: Four Mice are no Clowder: it needs at least one Kitty."),
        (1, "skip", "A3: It is not your turn. Turns go to the left, seat by seat."),
        (3, "skip", "G12: There is no seat 3 at this table."),
        (TABLE, "drawn snow", "G18: It is not the table that moves now."),
    ],
)
def test_in_a_turn(actor: int, line: str, sentence: str) -> None:
    assert why_not(table(TURN), actor, line) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ask 1 snow", "G13: An empty hand may ask for nothing. Draw a card, use a Seek Token, or skip."),
        ("seek 1 snow", "G19: You have no active Seek Token. Lay a Clowder or skip to turn one back."),
        ("look", "G19: You have no active Seek Token. Lay a Clowder or skip to turn one back."),
    ],
)
def test_with_an_empty_hand(line: str, sentence: str) -> None:
    assert why_not(table(EMPTY), 0, line) == sentence


def test_with_an_empty_hand_and_an_empty_pile() -> None:
    state = table("0 - +1 <\n1 cozy\npile -")
    assert why_not(state, 0, "draw") == "G14: Your hand and the pile are empty. Use a Seek Token to ask, or skip."
    assert why_not(state, 0, "ask 1 snow") == "G14: Your hand and the pile are empty. Use a Seek Token to ask, or skip."
    assert why_not(state, 0, "look") == "G20: The pile is empty: there is nothing to look at."


def test_with_nothing_but_mice() -> None:
    assert why_not(table("0 mouse <\n1 cozy"), 0, "ask 1 snow") == (
        "G11: With nothing but Mice you may ask for any Season, but for no Trait."
    )


def test_later_in_a_turn() -> None:
    laid = table(f"{TURN}\nlaid")
    assert (
        why_not(laid, 0, "end")
        == "G15: You can stop only after an ask that brought you cards. Ask, use a Seek Token, or skip."
    )
    goes_on = table(f"{TURN}\ngoes_on")
    assert why_not(goes_on, 0, "skip") == "G23: You can skip only before you have asked, drawn or used a token."
    assert why_not(goes_on, 0, "lay kind snow,snow,snow,snow") == (
        "G4: Clowders are laid before the first ask or Seek Token of your turn."
    )
    assert why_not(table(f"{TURN}\ndrew"), 0, "end") == "G15: You drew for an empty hand. Now ask, or use a Seek Token."
    closing = table(f"{TURN}\nclosing", lay="anytime")
    assert why_not(closing, 0, "ask 1 snow") == "G29: You may only lay Clowders now. Lay one, or stop: 'end'."


def test_a_house_rule_is_named_as_one() -> None:
    four = table("0 snow,snow,snow,snow,mouse,mouse <\n1 cozy", must_lay="yes", mice="1")
    assert why_not(four, 0, "skip") == "G3: At this table a Clowder in hand must be laid first."
    assert why_not(four, 0, "lay kind snow,snow,mouse,mouse") == "G7: At this table the most Mice in a Clowder is 1."
    assert why_not(four, 0, "lay kind mouse,mouse,mouse,mouse").startswith("G7: Four Mice are no Clowder")
    assert why_not(four, 0, "lay kind rain,rain,rain,mouse") == "G5: You do not hold these cards."


@pytest.mark.parametrize(
    ("ask", "line", "sentence"),
    [
        ("ask 1 winter", "none", "G10: You hold Winter. Hand it over, or play a Mouse if you hold one."),
        ("ask 1 winter", "skip", "G10: You were asked for Winter. Answer first."),
        ("ask 1 winter", "give", "G10: Name the Winter card you hand over: give light or give cozy."),
        ("ask 1 winter", "give snow", "G10: Name the Winter card you hand over: give light or give cozy."),
        ("ask 1 rain", "give", "G9: You hold no Rain. Say 'none'."),
        ("ask 1 rain", "mouse", "G9: You hold no Rain. Say 'none'."),
        ("ask 1 spring", "give", "G10: You hold no Spring. Say 'none'."),
        ("seek 1 cozy", "none", "G9: You hold Cozy. Hand it over, or play a Mouse if you hold one."),
        ("seek 1 cozy", "give cozy", "G9: You hand over all that was asked for. Just say 'give'."),
        ("seek 1 mouse", "none", "G19: You hold a Mouse. Hand it over: 'give'."),
        ("seek 1 mouse", "give mouse", "G19: You hand over one Mouse. Just say 'give'."),
        ("seek 1 mouse", "mouse", "G26: An ask for a Mouse cannot be turned round."),
    ],
)
def test_whoever_is_asked_is_told_what_is_owed(ask: str, line: str, sentence: str) -> None:
    asked = play(table("0 snow,rain <\n1 light,cozy,mouse\n2 -"), ask)
    assert why_not(asked, 1, line) == sentence
    assert why_not(asked, 0, line) == "G24: Wait for the answer of the player who was asked."
    assert why_not(asked, 2, line) == "A3: It is not your turn. Turns go to the left, seat by seat."


def test_where_all_mice_are_handed_over_none_is_named() -> None:
    asked = play(table("0 snow <\n1 mouse", seek_mouse="all"), "seek 1 mouse")
    assert why_not(asked, 1, "give mouse") == "G19: At this table you hand over all your Mice. Just say 'give'."


def test_without_a_mouse_nothing_is_turned_round() -> None:
    asked = play(table("0 snow <\n1 cozy"), "ask 1 winter")
    assert why_not(asked, 1, "mouse") == "G24: You need a Mouse to turn an ask round, and you have none."


def test_where_chance_picks_no_card_is_named() -> None:
    asked = play(table("0 snow <\n1 cozy", season_card="random"), "ask 1 winter")
    assert why_not(asked, 1, "give cozy") == "G10: At this table chance picks the card. Just say 'give'."
    picking = play(asked, "give")
    assert why_not(picking, 0, "skip") == WAIT
    assert why_not(picking, TABLE, "given snow") == "G10: Chance picks a card of that Season from the asked hand."
    assert why_not(picking, TABLE, "drawn cozy") == "G10: Chance picks a card of that Season from the asked hand."


def test_whoever_is_turned_round_is_told_what_is_owed() -> None:
    paying = play(table("0 snow,light <\n1 cozy,mouse"), "ask 1 winter", "mouse")
    sentence = "G24: Your ask was turned round. Hand over a Winter card: give light or give snow."
    assert [why_not(paying, 0, line) for line in ("give", "give cozy", "skip")] == [sentence] * 3


def test_whoever_looks_is_told_what_to_keep() -> None:
    looking = play(table("0 snow <\n1 cozy"), "look")
    assert why_not(looking, TABLE, "top snow") == "G20: The table shows the top three cards, or what is left."
    assert why_not(looking, TABLE, "drawn snow") == "G20: The table shows the top three cards, or what is left."
    assert why_not(play(looking, "top rain,fan,leaf"), 0, "end") == (
        "G20: Keep one of the cards you looked at and put the others under the pile, in any order."
    )


def test_a_record_is_told_what_the_table_does_now() -> None:
    assert why_not(start(2), TABLE, "first 2") == "G1: First one of the seats is chosen to start."
    assert why_not(start(2), TABLE, "drawn snow") == "G1: First one of the seats is chosen to start."
    dealing = play(start(2), "first 1")
    assert why_not(dealing, TABLE, "first 1") == "G2: The table deals 5 Kitties to each seat, and no Mice."
    assert why_not(dealing, TABLE, "deal 0:snow 1:snow") == "G2: The table deals 5 Kitties to each seat, and no Mice."
    drawing = play(table("0 - <\n1 cozy"), "draw")
    assert why_not(drawing, TABLE, "top snow") == "G9: The table deals one card of the pile."
    assert why_not(drawing, 0, "skip") == WAIT


def test_when_the_match_is_over_nobody_plays_on() -> None:
    over = play(table("0 snow <\n1 cozy\nlast 1"), "skip")
    assert why_not(over, 1, "skip") == "G28: The match is over."
    assert why_not(over, TABLE, "drawn snow") == "G18: It is not the table that moves now."
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.why == "the last turns are over"


@pytest.mark.parametrize("what", [-1, 17])
def test_g12_there_is_nothing_else_to_ask_for(what: int) -> None:
    refusal = GAME.refuse(table(TURN), 0, Ask(1, what, True))  # noqa: FBT003 - by token
    assert refusal is not None
    assert refusal.reason == "Ask another player: name the number of their seat."


def test_moves_that_were_not_asked_about_are_a_mistake_of_the_caller() -> None:
    match = r"^This move was not asked about: `refuse` names the ruling.$"
    with pytest.raises(ValueError, match=match):
        GAME.apply(start(2), TABLE, Given(0))
    with pytest.raises(ValueError, match=match):
        GAME.apply(start(2), TABLE, Deal(((0,), (0,))))
    with pytest.raises(ValueError, match=match):
        GAME.apply(play(start(2), "first 0"), TABLE, First(0))
    drawing = play(table("0 - <\n1 cozy"), "draw")
    for state, move in ((table(TURN), Given(0)), (table(TURN), Drawn(0)), (drawing, Given(0))):
        with pytest.raises(ValueError, match=match):
            GAME.apply(state, TABLE, move)
    with pytest.raises(ValueError, match=match):
        GAME.apply(table(TURN), 0, Top((0,)))
    keeping = play(table("0 snow <\n1 cozy"), "look", "top rain,fan,leaf")
    paying = play(table("0 snow,light <\n1 cozy,mouse"), "ask 1 winter", "mouse")
    for state, line in (
        (keeping, "give"),
        (paying, "give"),
        (table(TURN), "keep rain under fan,leaf"),
        (table(TURN), "give snow"),
    ):
        with pytest.raises(ValueError, match=match):
            GAME.apply(state, 0, GAME.read(line))
    for ask in (GAME.urn, lambda state: GAME.roll(state, FastDraw(lambda: 0.0))):
        with pytest.raises(ValueError, match=r"^TABLE has nothing to do in this state.$"):
            ask(table(TURN))
    assert list(GAME.odds(table(TURN))) == []
