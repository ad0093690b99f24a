"""What each level promises, in positions made for it and in many that came about."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from games.kitten_me.table import play, start, table
from ninelives.bots.bot import Bot, next_move
from ninelives.bots.cats import LEVELS, bot_named
from ninelives.bots.choosing import by_weight
from ninelives.bots.kitten_me.evaluation import TurnEvaluation, evaluate_turn
from ninelives.bots.kitten_me.odds import odds
from ninelives.bots.kitten_me.small_rounds import solved
from ninelives.bots.kitten_me.worth import Worth
from ninelives.core.chance import FastDraw
from ninelives.core.match import Match
from ninelives.games.kitten_me import GAME
from ninelives.games.kitten_me.moves import CHALLENGE, PURRFECT, Bid, Move
from ninelives.games.kitten_me.pieces import ATTRIBUTES, GREEN, HAT
from ninelives.games.kitten_me.state import Bidding, State
from ninelives.games.kitten_me.view import Seen, View
from ninelives.lab.oracle.rounds import SHRUNK
from ninelives.lab.simulate import secret_of, simulate

type Cat = Bot[View, Move]

KITTEN, TABBY, PANTHER = (bot_named(GAME, name) for name in ("kitten", "tabby", "panther"))
EVERY_CAT = pytest.mark.parametrize("cat", [KITTEN, TABBY, PANTHER], ids=LEVELS)

# nothing but hats is in this deck, and none is worth more than one: what can be and what must be is plain to see
HATS: Final = {"list": "bh:9,skip:3", "start": "3"}


def view_of(state: State) -> Seen:
    assert isinstance(state, Bidding)
    view = GAME.view(state, state.turn)
    assert isinstance(view, Seen)
    return view


def asked(cat: Cat, state: State, times: int = 30) -> set[Move]:
    """Return all that a cat plays here, over many seeds."""
    view = view_of(state)
    allowed = GAME.legal(state, view.turn)
    draws = [FastDraw(Random(nth).random) for nth in range(times)]  # noqa: S311 - a test repeats itself
    found = {cat(view, allowed, True, draw) for draw in draws}  # noqa: FBT003 - as every Bot
    assert all(move in allowed for move in found)
    return {move for move in found if move is not None}


def chosen(cat: Cat, state: State) -> set[str]:
    return {GAME.write(move) for move in asked(cat, state)}


def evaluated(state: State, *, reads: bool) -> TurnEvaluation:
    return evaluate_turn(view_of(state), GAME.legal(state, view_of(state).turn), reads=reads)


def positions(answers: dict[str, str], seats: int, seed: int) -> Iterator[State]:
    """Let kittens play matches; yield each turn that answers a bid."""
    match = Match(GAME, GAME.choose(None, answers), seats, secret=secret_of(seed, seats))
    draw = FastDraw(Random(seed).random)  # noqa: S311 - a test repeats itself
    while match.to_act:
        if view_of(match.state).bid is not None:
            yield match.state
        match.play(*next_move(match, dict.fromkeys(range(seats), KITTEN), draw))


@EVERY_CAT
def test_nobody_steps_in_unasked(cat: Cat) -> None:
    state = table("0 2 bh,w <\n1 2 rt,w")
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    assert cat(GAME.view(state, 1), GAME.legal(state, 0), False, draw) is None  # noqa: FBT003 - as every Bot


@EVERY_CAT
def test_before_the_deal_nobody_has_anything_to_do(cat: Cat) -> None:
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    assert cat(GAME.view(start(2), 0), (), True, draw) is None  # noqa: FBT003 - as every Bot


MANY: Final[list[tuple[dict[str, str], int]]] = [
    ({}, 2),
    ({}, 4),
    ({"deck": "grey", "flip": "off"}, 2),  # with a flip Can't See Me leaves nothing certain
    ({"purrfect": "off", "flip": "off"}, 2),
    ({"list": "bh:4,rt2:2,w:2,skip:2", "start": "2", "flip": "off", "purrfect": "off"}, 2),
    ({"list": "bh:4,rt2:2,w:2,skip:2", "start": "2"}, 2),
]


@pytest.mark.sampled
@pytest.mark.parametrize(("answers", "seats"), MANY)
def test_kitten_never_challenges_a_certainty(answers: dict[str, str], seats: int) -> None:
    met = 0
    for state in [state for seed in range(12) for state in positions(answers, seats, seed)]:
        view = view_of(state)
        assert view.bid is not None
        may_stand = [bid for bid in GAME.legal(state, view.turn) if isinstance(bid, Bid) and stands(view, bid) > 0]
        if stands(view, view.bid) == 1 and may_stand:
            met += 1
            assert CHALLENGE not in asked(KITTEN, state)
    assert met


@pytest.mark.sampled
@pytest.mark.parametrize(("answers", "seats"), MANY[:-1])
def test_kitten_never_raises_when_a_challenge_is_sure_to_win(answers: dict[str, str], seats: int) -> None:
    """Kittens seldom bid so high: others of the bids that cannot stand are put in place of their last."""
    met = 0
    for state in [state for seed in range(4) for state in positions(answers, seats, seed)]:
        assert isinstance(state, Bidding)
        never = [bid for bid in state.setup.ladder(state.dealt).bids if stands(view_of(state), bid) == 0]
        for bid in never[::7]:
            bids = (*state.bids[:-1], (state.bidder, bid))
            high = state.but(bids=bids)
            if CHALLENGE in GAME.legal(high, high.turn):
                met += 1
                assert not [move for move in asked(KITTEN, high, 6) if isinstance(move, Bid)]
    assert met


def stands(view: Seen, bid: Bid) -> float:
    return float(odds(view, bid.attribute).at_least(bid.number))


def test_kitten_plays_in_many_ways() -> None:
    state = table("0 5 bh,rt,w,gg,bt2 <\n1 5 rh,rt,gt,bg,bt\nbid 3 hat by 1")
    assert len(asked(KITTEN, state)) > 2


def test_tabby_challenges_a_bid_that_cannot_stand() -> None:
    assert chosen(TABBY, table("0 3 skip,skip,skip <\n1 3 bh,bh,bh\nbid 5 hat by 1", **HATS)) == {"challenge"}


@pytest.mark.parametrize("cat", [TABBY, PANTHER], ids=LEVELS[1:])
def test_a_bid_that_one_holds_oneself_is_never_challenged(cat: Cat) -> None:
    found = asked(cat, table("0 4 bh,bh,w,w <\n1 4 rh,rt,gt,bg\n2 3 rt,rt,gg\nbid 3 hat by 2"))
    assert found
    assert CHALLENGE not in found


@pytest.mark.parametrize("cat", [TABBY, PANTHER], ids=LEVELS[1:])
def test_a_bid_that_cannot_stand_is_challenged_however_much_bids_are_trusted(cat: Cat) -> None:
    assert chosen(cat, table("0 3 gg,gt,rg <\n1 3 bh,bh,bh\nbid 12 hat by 1", list="bh:9,gg:2,gt:2,rg:2")) == {
        "challenge"
    }


def test_a_bid_is_trusted_beyond_the_cards() -> None:
    """Six of ten times the cards alone say that it does not stand: that is not enough to call."""
    state = table("0 5 bt,gg,rg,rt,w <\n1 5 rh,rt,gt,bg,bt\nbid 5 hat by 1")
    allowed = GAME.legal(state, view_of(state).turn)
    assert 0.3 < evaluated(state, reads=False).stands(Bid(5, HAT)) < 0.5
    assert Worth(view_of(state), allowed).call(CHALLENGE) > 0
    assert Worth(view_of(state), allowed, trust=4.0).call(CHALLENGE) < 0


def test_tabby_calls_purrfect_what_must_be_exact() -> None:
    """Four hats and a Skip are hidden, in four other cards and the flip: all of them count."""
    state = table("0 2 skip,skip <\n1 2 bh,bh\n2 2 bh,bh\nbid 4 hat by 2", list="bh:4,skip:3", start="2")
    assert chosen(TABBY, state) == {"purrfect"}


def test_tabby_raises_what_it_holds() -> None:
    found = asked(TABBY, table("0 4 gt,gg,gg2,w <\n1 4 rh,rt,gt,bg\nbid 4 hat by 1"))
    assert {bid.attribute for bid in found if isinstance(bid, Bid)} == {GREEN}
    assert len(found) == 1


def test_tabby_opens_with_what_everybody_must_believe() -> None:
    """Seven cards count, and each is a Blue Hat or a Wild."""
    state = table("0 3 bh,bh,bh <\n1 3 bh,bh,bh", list="bh:9,w:1", start="3")
    assert chosen(TABBY, state) == {"bid 7 hat"}


def test_tabby_opens_with_what_it_holds_and_leaves_room_to_raise() -> None:
    state = table("0 5 bh,bh,bh2,rh,w <\n1 5 rh,rt,gt,bg,bt\n2 5 rh,rt,gt,bg,bt\n3 5 gh,gt,gg,bg,rg")
    bids = [move for move in asked(TABBY, state) if isinstance(move, Bid)]
    assert {bid.attribute for bid in bids} == {HAT}
    most = max([bid.number for bid in bids])
    assert most > 3
    assert evaluated(state, reads=False).stands(Bid(most + 3, HAT)) > 0.7


def test_tabby_raises_rather_than_call_what_is_nearly_even_where_many_are_still_to_act() -> None:
    """At a table of four a raise is seldom called: at a table of two the same bid is."""
    rows = "0 5 bt,gg,rg,rt,w <\n1 5 rh,rt,gt,bg,bt\n2 5 rh,rt,gt,bg,bt\n3 5 gh,gt,gg,bg,rg"
    state = table(f"{rows}\nbid 10 hat by 3")
    assert 0.4 < evaluated(state, reads=False).stands(Bid(10, HAT)) < 0.55
    assert all(isinstance(move, Bid) for move in asked(TABBY, state))


def test_tabby_plays_an_action_card_when_it_is_uneasy_and_only_then() -> None:
    rows = "0 3 gg,rt,{} <\n1 3 rh,rh,gt\n2 3 bg,gt,bt\nbid {} hat by 2"
    assert chosen(TABBY, table(rows.format("draw3", 4), deck="grey")) == {"draw3"}
    assert chosen(TABBY, table(rows.format("fish", 4), deck="grey")) == {"fish 1 hat"}
    assert chosen(TABBY, table(rows.format("skip", 4), deck="grey")) == {"skip"}
    assert chosen(TABBY, table(rows.format("skip", 9), deck="grey")) == {"challenge"}


def likelier(state: State, bid: Bid) -> float:
    """Return by how much a bid is likelier when the bids of others are read."""
    return evaluated(state, reads=True).stands(bid) - evaluated(state, reads=False).stands(bid)


@pytest.mark.parametrize("seats", [2, 3])
def test_panther_takes_a_hand_to_lean_towards_what_its_owner_bid(seats: int) -> None:
    rows = "0 4 gg,rt,bt,w <\n1 4 bh,rh,gt,bg\n2 4 bt,rt,gg,w\n".splitlines()[:seats]
    state = table("\n".join([*rows, "bid 3 hat by 1"]))
    assert likelier(state, Bid(4, HAT)) > 0.02
    assert likelier(state, Bid(4, GREEN)) == 0


def test_at_a_table_of_two_bids_tell_more() -> None:
    two = table("0 4 gg,rt,bt,w <\n1 4 bh,rh,gt,bg\n2 out\nbid 3 hat by 1")
    three = table("0 4 gg,rt,bt,w <\n1 4 bh,rh,gt,bg\n2 1 gg\nbid 3 hat by 1")
    assert likelier(two, Bid(4, HAT)) > 1.5 * likelier(three, Bid(4, HAT))


def test_panther_does_not_read_its_own_bids_and_only_the_last_of_another() -> None:
    state: State = table("0 4 gg,rt,bt,w <\n1 4 bh,rh,gt,bg")
    state = play(state, "bid 1 glasses", "bid 2 hat", "bid 3 glasses", "bid 4 tie")
    changed = [likelier(state, Bid(5, attribute)) != 0 for attribute in ATTRIBUTES]
    assert changed == [attribute == 1 for attribute in ATTRIBUTES]


def test_panther_mixes() -> None:
    opening = table("0 5 bh,rt,w,gg,bt2 <\n1 5 rh,rt,gt,bg,bt")
    answering = table("0 5 bh,rt,w,gg,bt2 <\n1 5 rh,rt,gt,bg,bt\nbid 4 hat by 1")
    assert len(asked(PANTHER, opening)) > 2
    assert len(asked(PANTHER, answering)) > 2


def test_panther_bluffs_now_and_then() -> None:
    state = table("0 5 bh,rh,w,bh,rt <\n1 5 rh,rt,gt,bg,bt")
    turn = evaluated(state, reads=True)
    openings = [move for move in asked(PANTHER, state, 100) if isinstance(move, Bid)]
    held = [turn.stands(Bid(bid.number, HAT)) - turn.stands(bid) for bid in openings]
    assert min(held) == 0
    assert max(held) > 0.3, "it never claims what it does not hold"


def test_panther_plays_a_small_round_as_it_is_solved() -> None:
    state: State = table("0 1 w <\n1 1 bh", **SHRUNK["one-card"])
    advice = solved(view_of(state))
    assert advice is not None
    found, weights = advice
    usual = {move: weight / sum(weights) for move, weight in zip(found, weights, strict=True)}
    draw = FastDraw(Random(3).random)  # noqa: S311 - a test repeats itself
    allowed = GAME.legal(state, 0)
    answers = [PANTHER(view_of(state), allowed, True, draw) for _nth in range(2000)]  # noqa: FBT003 - as every Bot
    for move, share in usual.items():
        assert answers.count(move) / 2000 == pytest.approx(share, abs=0.06)
    assert max(usual.values()) < 0.99, "nothing to mix here"


def test_what_has_no_weight_is_never_sampled() -> None:
    draws = [FastDraw(Random(seed).random) for seed in range(50)]  # noqa: S311 - a test repeats itself
    assert {by_weight((CHALLENGE, None, PURRFECT), (0.0, 0.0, 2.0), draw) for draw in draws} == {PURRFECT}
    assert {by_weight((CHALLENGE, PURRFECT), (1.0, 1.0), draw) for draw in draws} == {CHALLENGE, PURRFECT}


@pytest.mark.parametrize("level", ["kitten", "tabby", "panther"])
def test_small_decks_with_much_fishing_are_played_to_the_end(level: str) -> None:
    options = GAME.choose(None, {"start": "2", "list": "bh:3,gh3:3,fish:3"})
    tally = simulate(GAME, options, 3, games=10, seed=1, bot=bot_named(GAME, level))
    assert tally.finished == 10
