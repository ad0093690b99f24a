"""The authors' later rules, a row each: G34 to G40. The preset `clowder` takes them all."""

import pytest

from games.go_kitty.table import draw, moves, play, refused, shown, start, table, why_not
from ninelives.core.cards import cards_of
from ninelives.core.catalogs import translations_of
from ninelives.core.game import TABLE
from ninelives.core.language import use_language
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.pieces import SEASON
from ninelives.games.go_kitty.rules.best import best, seasons_laid
from ninelives.games.go_kitty.state import State

NAMES = ("Ann", "Biscuit", "Cleo")
CLOWDER = dict(GAME.presets["clowder"])
WINTER, SPRING, SUMMER, FALL = (
    "light,light,light,cozy",
    "clover,clover,clover,rain",
    "fan,fan,fan,firefly",
    "leaf,leaf,leaf,apple",
)


def scored(state: State) -> list[int]:
    found: list[int] = shown(state, 0)["scores"]
    return found


@pytest.mark.parametrize(("seats", "pile"), [(2, 46), (3, 43), (4, 40), (5, 37)])
def test_g34_three_cards_may_be_dealt_instead_of_five(seats: int, pile: int) -> None:
    state = play(start(seats, dealt="3"), "first 0")
    deal = GAME.write(next(move for move, _ways in GAME.odds(state)))
    dealt = play(state, deal)
    assert [len(known) for known in shown(dealt, None)["known"]] == [3] * seats
    assert shown(dealt, None)["pile"] == pile
    assert GAME.urn(state).number == 3 * seats


def test_g34_another_number_of_cards_is_no_deal() -> None:
    state = play(start(2, dealt="3"), "first 0")
    five = "deal 0:light,cozy,snow,clover,rain 1:flower,firefly,fan,apple,leaf"
    assert why_not(state, TABLE, five) == "G2: The table deals 3 Kitties to each seat, and no Mice."


@pytest.mark.parametrize(
    ("names", "words"), [("sheet", ("Cozy", "Snow", "Seek Token")), ("clowder", ("Snug", "Cold", "Pounce Token"))]
)
def test_g35_four_traits_and_the_tokens_have_the_names_of_the_box(names: str, words: tuple[str, str, str]) -> None:
    cozy, snow, token = words
    state = table("0 cozy,cozy,cozy,snow <\n1 snow\npile rain", names=names)
    picture = GAME.picture(GAME.view(state, 0), NAMES)
    assert all(word in picture for word in (cozy, snow))
    asked = GAME.read("seek 1 snow")
    told = GAME.tell(GAME.view(GAME.apply(state, 0, asked), 1), 0, "seek 1 snow", NAMES)
    assert told == (f"Ann asks you for {snow} with a {token}.",)
    assert why_not(state, 0, "ask 1 leaf").startswith(
        f"G9: To ask for {'Leaf' if names == 'sheet' else 'Leaf Pile'} you"
    )
    assert why_not(state, 0, "ask 1 mouse") == f"G19: To ask for a Mouse you need a {token}."
    assert f"{token} each" in GAME.components(GAME.choose(None, {"names": names}))


def test_g35_the_names_are_offered_as_they_are_typed() -> None:
    state = table("0 cozy,leaf <\n1 snow\npile rain", names="clowder")
    offer = GAME.offer(GAME.view(state, 0), GAME.legal(state, 0), NAMES)
    assert "snug, leafpile" in offer
    assert "cozy" not in offer


@pytest.mark.parametrize(("language", "token"), [("de", "Sprungmarke"), ("es", "ficha de salto"), ("fr", "jeton Bond")])
def test_g35_the_names_follow_in_every_language(language: str, token: str) -> None:
    state = table("0 cozy <\n1 snow\npile rain", names="clowder")
    with use_language(translations_of(language)):
        told = GAME.tell(GAME.view(play(state, "look"), 1), 0, "look", NAMES)
        refusal = GAME.refuse(state, 0, GAME.read("ask 1 mouse"))
        assert token in told[0]
        assert refusal is not None
        assert token in refusal.reason


def test_g36_an_empty_hand_draws_before_anything_else() -> None:
    state = table("0 - <\n1 rain\npile snow,leaf", empty_hand="draws")
    assert moves(state) == ["draw"]
    for line in ("skip", "look", "seek 1 rain", "ask 1 rain"):
        assert refused(state, line) == "G36"


def test_g36_with_the_card_the_turn_only_begins() -> None:
    drawn = play(table("0 - +1\n1 - <\npile snow,leaf", empty_hand="draws"), "draw", "drawn snow")
    assert {"ask", "seek", "look", "skip"} <= {line.split()[0] for line in moves(drawn)}
    assert "end" not in moves(drawn)
    after = play(drawn, "skip")
    assert draw(after).startswith("0 - +1 <\n1 snow")
    assert GAME.to_act(after) == (0,)


def test_g36_later_in_a_turn_and_with_an_empty_pile_nobody_has_to_draw() -> None:
    laid = play(table("0 fan,fan,fan,fan <\n1 rain\npile snow", empty_hand="draws"), "lay kind fan,fan,fan,fan")
    assert {"draw", "seek", "look", "skip"} == {line.split()[0] for line in moves(laid)}
    assert "skip" in moves(table("0 - <\n1 rain\npile -\nlast 2", empty_hand="draws"))


def test_g37_where_seasons_are_free_one_may_ask_for_any_but_for_no_other_trait() -> None:
    state = table("0 snow <\n1 rain\npile leaf", season_needs="nothing")
    asks = [line.removeprefix("ask 1 ") for line in moves(state) if line.startswith("ask")]
    assert asks == ["snow", "winter", "spring", "summer", "fall"]
    assert refused(state, "ask 1 rain") == "G9"
    empty = table("0 - <\n1 rain\npile leaf", season_needs="nothing")
    assert [line for line in moves(empty) if line.startswith("ask")] == [f"ask 1 {s}" for s in asks[1:]]


def test_g37_such_an_ask_tells_nothing_of_the_hand() -> None:
    state = table("0 snow,leaf <\n1 rain\n2 fan\npile leaf", season_needs="nothing")
    asked = play(state, "ask 1 summer")
    assert shown(asked, 2)["known"] == shown(state, 2)["known"]


def test_g37_turned_round_an_ask_without_the_season_pays_nothing() -> None:
    asked = play(table("0 snow,leaf <\n1 rain,mouse\npile fan,fan", season_needs="nothing"), "ask 1 spring", "mouse")
    assert GAME.to_act(asked) == (1,)
    assert [len(known) for known in shown(asked, None)["known"]] == [2, 1]


@pytest.mark.parametrize(("line", "answers"), [("seek 1 rain", ["give"]), ("ask 1 rain", ["give", "mouse"])])
def test_g38_where_tokens_are_safe_no_mouse_turns_their_asks_round(line: str, answers: list[str]) -> None:
    state = play(table("0 rain <\n1 rain,mouse\npile fan", seek_reversal="never"), line)
    assert moves(state) == answers
    if line.startswith("seek"):
        assert why_not(state, 1, "mouse") == "G38: At this table no Mouse turns round an ask with a Seek Token."
        assert why_not(state, 1, "none") == "G9: You hold Rain. Hand it over."


@pytest.mark.parametrize(
    ("laid", "points"),
    [
        ([WINTER], 1),
        ([WINTER, SPRING], 4),
        ([WINTER, SPRING, SUMMER], 10),
        ([WINTER, SPRING, SUMMER, FALL], 16),
        ([WINTER, "snow,snow,snow,cozy"], 2),
        ([WINTER, "snow,snow,snow,cozy", SPRING], 5),
    ],
)
def test_g39_seasonal_clowders_of_different_seasons_may_grow(laid: list[str], points: int) -> None:
    rows = "".join([f" | season {cards}" for cards in laid])
    picture = f"0 rain{rows} | kind mouse\n1 - <\npile -".replace(" | kind mouse", "")
    assert scored(table(picture, seasonals="growing")) == [points, 0]
    assert scored(table(picture)) == [len(laid), 0]
    parts = [lay["points"] for lay in shown(table(picture, seasonals="growing"), 0)["laid"][0]]
    assert sum(parts) == points


def test_g39_the_story_and_the_offer_tell_what_one_more_adds() -> None:
    state = table(f"0 {SPRING},rain | season {WINTER} <\n1 fan\npile leaf", seasonals="growing")
    lay = f"lay season {SPRING}"
    assert f"{lay} (3 points)" in GAME.offer(GAME.view(state, 0), GAME.legal(state, 0), NAMES)
    (told, *_) = GAME.tell(GAME.view(play(state, lay), 0), 0, lay, NAMES)
    assert told.startswith("You lay a Seasonal Clowder, 3 points:")
    assert shown(state, 0)["next_seasonal"] == {"winter": 1, "spring": 3, "summer": 3, "fall": 3}


def test_g39_the_best_clowders_reckon_with_it() -> None:
    """Two Seasonal ones pay 3 more after a first; else a Year-round is as good."""
    state = table(f"0 {SPRING} | season {WINTER} <\n1 fan\npile leaf", seasonals="growing")
    assert shown(state, 0)["best"] == [f"lay season {SPRING}"]
    hand = cards_of([1, 0, 0, 3, 1, 0, 3, 1, 0, 0, 0, 0, 0])
    assert [lay.clowder for lay in best(tuple(hand), 3, seasons_laid(()))] == [SEASON, SEASON]


def test_g40_a_year_round_clowder_may_turn_two_tokens_back() -> None:
    picture = "0 light,clover,fan,leaf,rain +0 <\n1 snow\npile leaf"
    lay = "lay year light,clover,fan,leaf"
    assert draw(play(table(picture, year_tokens="2"), lay)).startswith("0 rain +2")
    assert draw(play(table(picture), lay)).startswith("0 rain +1")
    full = picture.replace("+0", "+2")
    assert shown(play(table(full, year_tokens="2"), lay), 0)["tokens"] == [3, 3]
    kind = play(table("0 fan,fan,fan,fan +0 <\n1 snow\npile leaf", year_tokens="2"), "lay kind fan,fan,fan,fan")
    assert shown(kind, 0)["tokens"] == [1, 3]


def test_a_whole_turn_of_the_preset_goes_by_all_of_it() -> None:
    state = table("0 - +2 <\n1 rain,mouse\npile clover,leaf,fan", **CLOWDER)
    drawn = play(state, "draw", "drawn clover")
    got = play(drawn, "seek 1 rain", "give")
    assert GAME.to_act(got) == (1,)  # the turn ends after either use of a token
    assert shown(got, 0)["tokens"] == [1, 3]
