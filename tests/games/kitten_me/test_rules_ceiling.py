"""The largest bid, and what may be done once it stands: K7 and K38."""

from collections.abc import Iterator

import pytest

from games.kitten_me.table import allowed, draw, moves, play, reckoned, refused, reveal, start, table
from games.scene import neat
from ninelives.core.game import TABLE
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.options import setup
from ninelives.games.kitten_me.pieces import ATTRIBUTE_WORDS, BLUE, GREEN, HAT, RED
from ninelives.games.kitten_me.state import Bidding, Dealing, Over, Reckoning, State

OPENING = """
    0 2 bh,skip <
    1 2 gt,rg
"""
BLUE_HATS = "bh:3,bh2:1,bh3:1,w:1"
AT_THE_CEILING = """
    0 1 bh3
    1 1 skip <
    bid {} hat by 0
"""


def test_k7_a_bid_that_can_never_be_true_is_refused() -> None:
    state = table(OPENING)
    assert allowed(state, "bid 11 green")
    assert refused(state, "bid 12 green") == "K7"


def test_k7_the_reason_names_the_ceiling() -> None:
    refusal = GAME.refuse(table(OPENING), 0, GAME.read("bid 12 tie"))
    assert refusal is not None
    assert "11 Bow Ties" in refusal.reason


# two cards are dealt: the best two that lie in one hand, and the best flip
@pytest.mark.parametrize(
    ("cards", "answers", "hats", "reds"),
    [
        (BLUE_HATS, {}, 3 + 2 + 1, 1),
        (BLUE_HATS, {"flip": "off"}, 3 + 2, 1),
        (f"{BLUE_HATS},trouble:1", {}, (3 + 2) * 2, 1 * 2),
        (f"{BLUE_HATS},trouble:1", {"flip": "off"}, 3 * 2, 1 * 2),
        (f"{BLUE_HATS},trouble:2", {}, 3 * 2 * 2, 1 * 2 * 2),
        (f"{BLUE_HATS},trouble:2", {"flip": "off"}, 3 * 2, 1 * 2),
        (f"{BLUE_HATS},hide:1,hang:2,skip:4", {}, 3 + 2 + 1, 1),
        # three more for a Draw 3, and five of six cards are held; for two of them, all
        (f"{BLUE_HATS},draw3:1", {}, (3 + 2 + 1 + 1 + 1) + 1, 1),
        (f"{BLUE_HATS},draw3:1", {"flip": "off"}, 3 + 2 + 1 + 1 + 1, 1),
        (f"{BLUE_HATS},draw3:1,trouble:1", {}, (3 + 2 + 1 + 1 + 1) * 2, 1 * 2),
        (f"{BLUE_HATS},draw3:2", {}, 3 + 2 + 1 + 1 + 1 + 1, 1),
        (f"{BLUE_HATS},draw3:9", {}, 3 + 2 + 1 + 1 + 1 + 1, 1),
    ],
)
def test_k7_the_ceiling_is_the_best_the_deck_list_allows(
    cards: str, answers: dict[str, str], hats: int, reds: int
) -> None:
    made = setup(GAME.choose(None, {"list": cards, "start": "1", **answers}), 2)
    ceilings = made.ladder(2).ceilings
    assert (ceilings[HAT], ceilings[BLUE], ceilings[RED], ceilings[GREEN]) == (hats, hats, reds, reds)


@pytest.mark.parametrize(("each", "hats"), [("each", 3 * 4 * 2), ("once", (3 + 2) * 2 * 2)])
def test_k7_k24_the_ceiling_follows_how_double_trouble_counts(each: str, hats: int) -> None:
    answers = {"list": f"{BLUE_HATS},trouble:3", "start": "1", "double_trouble": each}
    assert setup(GAME.choose(None, answers), 3).ladder(3).ceilings[HAT] == hats


def test_k7_the_ceiling_is_each_attribute_for_itself() -> None:
    state = table("0 1 bh <\n1 1 rh", list="bh:2,rh:2", start="1")
    assert allowed(state, "bid 3 hat")
    assert allowed(state, "bid 2 blue")
    assert refused(state, "bid 3 blue") == "K7"
    assert refused(state, "bid 1 tie") == "K7"


def test_k7_what_draw_three_may_bring_can_be_bid_before_it_is_played() -> None:
    before = table(
        """
        0 1 bh3 <
        1 1 draw3
        """,
        deck="grey",
    )
    drawn = play(before, "bid 13 hat", "draw3", "drawn w3,w3,trouble", "bid 30 hat")
    assert draw(drawn) == neat("""
        0 1 bh3 dealer
        1 1 w3,w3,trouble | draw3 <
        bid 30 hat by 0
    """)
    assert draw(reveal(drawn, "challenge", flip="trouble")) == neat(f"""
        0 1 wins
        1 out
        total {(3 + (3 + 3) * 2) * 2}
    """)


def test_k7_the_ceiling_is_the_same_before_and_after_a_draw() -> None:
    before = table(
        """
        0 2 bh,draw3 <
        1 2 gt,rg
        bid 1 hat by 1
        """,
        deck="grey",
        double_trouble="once",
    )
    # four cards and twice three: one Double Trouble and the nine best, the other flipped
    most = (3 + 3 + 3 + 2 + 2 + 2 + 2 + 1 + 1) * 2 * 2
    for state in (before, play(before, "draw3", "drawn bt,rt,gt2")):
        assert allowed(state, f"bid {most} hat")
        assert refused(state, f"bid {most + 1} hat") == "K7"


def test_k7_cards_lying_face_up_do_not_lower_the_ceiling() -> None:
    state = table(f"{OPENING}bid 1 hat by 1")
    assert refused(state, "bid 12 hat") == "K7"
    assert allowed(state, "skip", "bid 11 hat")


def test_k7_the_last_card_drawn_is_counted_once_not_flipped_as_well() -> None:
    before = table("0 1 draw3 <\n1 1 bh\nbid 1 hat by 1", list="bh:3,draw3:1", start="1")
    state = play(before, "draw3", "drawn bh,bh")
    assert refused(state, "bid 4 hat") == "K7"
    assert allowed(state, "bid 3 hat")


def test_k38_at_the_ceiling_the_player_to_act_must_call() -> None:
    # in white two cards and the flip come to 3 + 2 + 2 of any attribute at most
    state = table(AT_THE_CEILING.format(7))
    assert moves(state) == ["challenge", "purrfect"]
    assert refused(state, "skip") == "K38"
    assert refused(state, "bid 8 blue") == "K7"


def test_k38_without_purrfect_a_challenge_is_all_that_is_left() -> None:
    assert moves(table(AT_THE_CEILING.format(7), purrfect="off")) == ["challenge"]


@pytest.mark.parametrize("line", ["skip", "draw3", "fish 0 hat"])
@pytest.mark.parametrize("own_bid", ["must_raise", "may_act"])
def test_k38_no_action_card_is_played_at_the_ceiling(line: str, own_bid: str) -> None:
    picture = AT_THE_CEILING.replace("skip", "skip,draw3,fish")
    # in grey two cards and twice three: the seven best and a Double Trouble, the other one flipped
    most = (3 + 3 + 3 + 2 + 2 + 2 + 2) * 2 * 2
    assert refused(table(picture.format(most), deck="grey", own_bid=own_bid), line) == "K38"
    assert allowed(table(picture.format(most - 1), deck="grey", own_bid=own_bid), line)


def test_k38_one_below_the_ceiling_a_bid_can_still_come_back_and_be_raised() -> None:
    back = play(table(AT_THE_CEILING.format(6)), "skip")
    assert moves(back) == [f"bid 7 {word}" for word in ATTRIBUTE_WORDS]


def test_k38_a_higher_bid_of_another_attribute_keeps_action_cards_in_play() -> None:
    state = table("0 1 bh\n1 1 skip <\nbid 2 hat by 0", list="bh:2,bt:2,skip:1", start="1")
    assert refused(state, "bid 3 hat") == "K7"
    assert allowed(state, "skip", "bid 3 blue")


def test_k7_k38_the_ceiling_never_falls_so_a_raise_stays_possible() -> None:
    """Draw 3 takes the last cards, and the flip that would have doubled once more goes with them."""
    before = table("0 1 bh <\n1 1 draw3", list="bh:1,draw3:1,trouble:2", double_trouble="once", start="1")
    state = play(before, "bid 3 hat", "draw3", "drawn trouble,trouble")
    assert moves(state) == ["bid 4 hat", "bid 4 blue"]


def rounds(state: State, top: int) -> Iterator[Reckoning]:
    """Play a round in every way, only that nobody bids more than one higher; give all that is reckoned."""
    if isinstance(state, (Dealing, Over)) and state.round.last is not None:
        assert reckoned(state).total <= top, draw(state)
        yield reckoned(state)
        return
    (actor,) = GAME.to_act(state)
    if actor == TABLE:
        for move, _ways in GAME.odds(state):
            yield from rounds(GAME.apply(state, TABLE, move), top)
        return
    assert isinstance(state, Bidding)
    ceilings = GAME.show(GAME.view(state, None))["ceilings"]
    assert top in {0, ceilings[HAT]}, f"the ceiling was {top} before\n{draw(state)}"
    choices = list(GAME.legal(state, actor))
    assert choices, f"nobody may be stuck (K38), as in\n{draw(state)}"
    hats = [move for move in choices if GAME.write(move).startswith("bid") and GAME.write(move).endswith("hat")]
    for move in [*hats[:1], *[other for other in choices if not GAME.write(other).startswith("bid")]]:
        yield from rounds(GAME.apply(state, actor, move), ceilings[HAT])


@pytest.mark.parametrize(
    "answers",
    [
        {"list": "bh3:1,w:1,draw3:1,trouble:1"},
        {"list": "bh2:2,draw3:2,trouble:1"},
        {"list": "bh:1,draw3:1,trouble:2", "double_trouble": "once"},
        {"list": "bh:2,draw3:2,skip:1", "own_bid": "may_act"},
        {"list": "bh:2,draw3:2,fish:1", "dealer_may_skip": "yes"},
        {"list": "bh:2,bh3:1,draw3:1", "flip": "off"},
    ],
)
def test_k7_k38_no_total_ever_exceeds_the_ceiling_and_nobody_is_stuck(answers: dict[str, str]) -> None:
    found = list(rounds(play(start(2, start="1", **answers), "dealer 0"), 0))
    assert max([sum([len(hand) for hand in reckoning.hands]) for reckoning in found]) > 2, "no round had a Draw 3"
