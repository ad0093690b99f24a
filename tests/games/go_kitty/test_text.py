"""The words: what people read follows from what their seat may know, and it is so."""

import re

import pytest

from games.go_kitty.table import kinds, play, start, table
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.state import State

NAMES = ("Ann", "Biscuit", "Cleo")
TABLE = """
    0 snow,rain,rain,icecream +2 <
    1 snow,snow,cozy,icecream,mouse | year light,clover,fan,apple
    2 leaf
"""


def told(state: State, line: str, seat: int | None) -> tuple[str, ...]:
    """Give what a seat is told of a move."""
    (actor,) = GAME.to_act(state)
    move = GAME.read(line)
    after = GAME.apply(state, actor, move)
    return GAME.tell(GAME.view(after, seat), actor, GAME.hear(state, actor, move, seat), NAMES)


def pictured(state: State, seat: int | None) -> str:
    return GAME.picture(GAME.view(state, seat), NAMES)


def offered(state: State) -> str:
    (seat,) = GAME.to_act(state)
    return GAME.offer(GAME.view(state, seat), GAME.legal(state, seat), NAMES)


@pytest.mark.parametrize(
    ("line", "seat", "words"),
    [
        ("ask 1 snow", 0, "You ask Biscuit for Snow."),
        ("ask 1 icecream", 1, "Ann asks you for Ice Cream."),
        ("ask 2 winter", None, "Ann asks Cleo for Winter."),
        ("look", 1, "Ann turns a Seek Token to look at the pile."),
        ("look", 0, "You turn a Seek Token to look at the pile."),
    ],
)
def test_what_is_done_is_told(line: str, seat: int | None, words: str) -> None:
    assert told(table(TABLE), line, seat) == (words,)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_seek_token_is_told_with_whom_and_what(seat: int | None) -> None:
    (line,) = told(table(TABLE), "seek 1 mouse", seat)
    asks = "You ask" if seat == 0 else "Ann asks"
    assert line == f"{asks} {'you' if seat == 1 else 'Biscuit'} for Mouse with a Seek Token."


@pytest.mark.parametrize(
    ("lines", "seat", "words"),
    [
        (("ask 1 snow", "give"), 0, "Biscuit hands over 2 Snow."),
        (("ask 1 snow", "give"), 1, "You hand over 2 Snow."),
        (("seek 1 mouse", "give"), 2, "Biscuit hands over 1 Mouse."),
        (("ask 1 winter", "give cozy"), 0, "Biscuit hands over Cozy."),
        (("ask 1 winter", "give cozy"), 1, "You hand over Cozy."),
        (("ask 1 winter", "give cozy"), 2, "Biscuit hands over a card."),
    ],
)
def test_gifts_are_told_with_faces_to_the_two_alone(lines: tuple[str, ...], seat: int | None, words: str) -> None:
    *before, last = lines
    assert told(play(table(TABLE), *before), last, seat) == (words,)


@pytest.mark.parametrize(("seat", "words"), [(1, "You hand over 2 Mice."), (2, "Biscuit hands over 2 Mice.")])
def test_several_mice_are_told_as_such(seat: int, words: str) -> None:
    asked = play(table("0 snow <\n1 mouse,mouse\n2 -", seek_mouse="all"), "seek 1 mouse")
    assert told(asked, "give", seat) == (words,)


@pytest.mark.parametrize(
    ("seat", "words"), [(0, "You draw Ice Cream."), (1, "Ann draws a card."), (None, "Ann draws a card.")]
)
def test_a_drawn_card_is_told_to_the_drawer_alone(seat: int | None, words: str) -> None:
    assert told(play(table(TABLE), "ask 2 snow", "none"), "drawn icecream", seat) == (words,)


@pytest.mark.parametrize("answers", [{}, {"lay": "anytime"}])
def test_who_drew_is_told_whoever_is_next(answers: dict[str, str]) -> None:
    missed = play(table("0 leaf\n1 snow <", **answers), "ask 0 snow", "none")
    assert told(missed, "drawn rain", 0) == ("Biscuit draws a card.",)
    assert told(missed, "drawn rain", 1) == ("You draw Rain.",)


def test_an_empty_hand_is_told() -> None:
    assert told(table("0 - <\n1 leaf"), "draw", 0) == ("You have no card left.",)
    assert told(table("0 - <\n1 leaf"), "draw", 1) == ("Ann has no card left.",)


def test_a_look_is_told_with_faces_to_the_looker_alone() -> None:
    looked = play(table(TABLE), "look")
    assert told(looked, "top rain,fan,leaf", 0)[0].startswith("You see Rain, Fan")
    assert "Rain" not in told(looked, "top rain,fan,leaf", 1)[0]
    seen = play(looked, "top rain,fan,leaf")
    assert told(seen, "keep fan under leaf,rain", 0) == ("You keep Fan and put Leaf, then Rain under the pile.",)
    assert told(seen, "keep fan under leaf,rain", 1) == ("Ann keeps one card and puts 2 under the pile.",)


def test_a_lone_card_that_is_looked_at_is_told_in_the_singular() -> None:
    looked = play(table("0 leaf <\n1 snow\npile rain"), "look")
    assert "top 1 " not in told(looked, "top rain", 1)[0]
    assert told(play(looked, "top rain"), "keep rain", 1) == ("Ann keeps one card.",)


@pytest.mark.parametrize(("seat", "words"), [(0, "Ice Cream"), (1, "Ice Cream"), (2, "One card")])
def test_a_card_picked_by_chance_is_named_as_it_is_called(seat: int, words: str) -> None:
    asked = play(table(TABLE, season_card="random"), "ask 1 summer", "give")
    (line,) = told(asked, "given icecream", seat)
    assert line.startswith(words)


def test_a_mouse_is_told_with_what_it_brings() -> None:
    (line,) = told(play(table(TABLE), "ask 1 snow"), "mouse", 0)
    assert line.startswith("Biscuit plays a Mouse: now you hand over 1 Snow instead.")
    assert told(play(table(TABLE), "ask 1 snow"), "mouse", 1)[0].startswith(
        "You play a Mouse: now Ann hands over 1 Snow"
    )
    assert "no Cozy" in told(play(table(TABLE), "seek 1 cozy"), "mouse", 2)[0]


def test_a_clowder_is_told_with_type_points_and_cards() -> None:
    state = table("0 snow,rain,fan,mouse <\n1 leaf")
    assert told(state, "lay year snow,rain,fan,mouse", 1) == (
        "Ann lays a Year-round Clowder, 2 points: Snow · Rain · Fan · Mouse.",
    )
    one = table("0 light,light,cozy,mouse <\n1 leaf")
    assert "1 point:" in told(one, "lay season light,light,cozy,mouse", 0)[0]


@pytest.mark.parametrize(("tokens", "words"), [("+0", "1 active Seek Token"), ("+2", "3 active"), ("", "3 active")])
def test_g22_a_skip_is_told_with_the_tokens_there_are_then(tokens: str, words: str) -> None:
    (line,) = told(table(f"0 leaf {tokens} <\n1 snow"), "skip", 1)
    assert line.startswith(f"Ann skips, with {words}")


def test_the_beginning_is_told() -> None:
    assert told(start(3), "first 2", 2) == ("You start.",)
    assert told(start(3), "first 2", None) == ("Cleo starts.",)
    deal = "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple"
    lines = told(play(start(2), "first 0"), deal, 1)
    assert "42 cards" in lines[0]
    assert lines[1] == "Your hand: Cozy · 2 × Fan · 2 × Apple."
    assert len(told(play(start(2), "first 0"), deal, None)) == 1


def test_the_last_turns_are_announced_once_and_so_is_the_end() -> None:
    closing = table("0 leaf <\n1 snow\npile -\nclosing")
    assert "last turns begin" in told(closing, "end", 1)[1]
    last = play(closing, "end")
    assert len(told(last, "skip", 1)) == 1
    assert told(play(last, "skip"), "skip", 1)[1] == "Ann and you share the win with no points and 3 active tokens."


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_picture_shows_ones_own_hand_and_never_anothers(seat: int | None) -> None:
    text = pictured(table("0 snow,flower <\n1 rain,pumpkin\n2 leaf,firefly"), seat)
    for owner, cards in enumerate((("Snow", "Flower"), ("Rain", "Pumpkin"), ("Leaf", "Firefly"))):
        assert [card in text for card in cards] == [owner == seat] * 2


def test_the_picture_shows_turn_tokens_points_pile_and_mice() -> None:
    state = table(f"0 snow +2 <\n1 rain {kinds('fan', 'leaf')}\nunder cozy:0,light:1\nspent 2\nlast 2")
    lines = pictured(state, 0).splitlines()
    assert [mark in lines[0] for mark in ("▶", "You", "●●○")] == [True] * 3
    assert [mark in lines[1] for mark in ("▶", "Biscuit", "●●●", "6 points", "2 Clowders")] == [False, *[True] * 4]
    assert [word in lines[3] for word in ("40 cards", "2 put under it", "2 Mice spent", "last turns")] == [True] * 4
    assert "Cozy" in pictured(state, 0)
    assert "Light" not in pictured(state, 0)
    assert "empty" in pictured(table("0 snow <\n1 rain\npile -"), None)


def test_g33_the_picture_says_what_is_known_of_the_others_where_the_table_lets_it() -> None:
    given = play(table(TABLE, memory="own"), "ask 1 snow", "give")
    assert "Ann has 3 × Snow" in pictured(given, 2)
    assert re.search(r"Biscuit has .*no Snow", pictured(given, 2))
    assert "KNOWN" not in pictured(given, None)
    assert "KNOWN" not in pictured(play(table(TABLE), "ask 1 snow", "give"), 2)
    dealt = play(start(2, memory="own"), "first 0", "deal 0:light,light,snow,rain,leaf 1:cozy,fan,fan,apple,apple")
    assert "no Mouse" in pictured(dealt, 0)


def test_the_picture_says_which_clowders_are_near() -> None:
    text = pictured(table("0 snow,snow,mouse,rain <\n1 leaf"), 0)
    assert "Snow 3 of 4" in text
    assert "Year-round 3 of 4" in text


def test_when_all_is_over_it_is_nobodys_turn() -> None:
    assert "▶" not in pictured(play(table("0 snow <\n1 rain\nlast 1"), "skip"), 0)


def test_the_picture_before_the_deal() -> None:
    assert "who starts" in pictured(start(2), 0)
    assert "Biscuit starts" in pictured(play(start(2), "first 1"), 0)


def test_the_offer_names_all_that_may_be_done() -> None:
    words = offered(table(TABLE))
    parts = ("ask 1 snow", "rain", "icecream", "winter", "spring", "summer", "seek 1 light", "1 Biscuit", "2 Cleo")
    assert [part for part in (*parts, "look", "skip") if part not in words] == []
    assert "end" not in words
    assert "2 Cleo" in words


def test_the_offer_counts_clowders_in_the_singular_too() -> None:
    words = offered(table("0 light,light,light,cozy,cozy <\n1 leaf"))
    assert "1 more Clowder" in words
    assert "1 more Clowders" not in words


@pytest.mark.parametrize(
    ("picture", "lines", "parts"),
    [
        (TABLE, ("ask 1 winter",), ("give cozy", "give snow", "mouse")),
        (TABLE, ("ask 2 snow",), ("none",)),
        (TABLE, ("look", "top rain,fan,leaf"), ("keep rain under fan,leaf",)),
        (TABLE, ("ask 1 snow", "give"), ("end",)),
        ("0 - <\n1 leaf", (), ("draw", "skip")),
        ("0 snow,snow,mouse,mouse <\n1 leaf", (), ("lay kind snow,snow,mouse,mouse (3 points)",)),
    ],
)
def test_the_offers_words_may_be_typed_as_they_stand(
    picture: str, lines: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    state = play(table(picture), *lines)
    (seat,) = GAME.to_act(state)
    for part in parts:
        assert part in offered(state)
        assert GAME.refuse(state, seat, GAME.read(part.partition(" (")[0])) is None


def test_the_offer_does_not_call_a_turn_over_that_goes_on() -> None:
    assert "your turn is over" not in offered(play(table(TABLE), "ask 1 snow", "give"))


def test_whoever_is_not_awaited_is_told_to_wait() -> None:
    state = table(TABLE)
    assert GAME.offer(GAME.view(state, 1), GAME.legal(state, 1), NAMES)
