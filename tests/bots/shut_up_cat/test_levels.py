"""What each level promises, in positions made for it."""

from collections import Counter
from random import Random

import pytest

from games.shut_up_cat.table import moves, play, table
from ninelives.bots.bot import Bot, next_move
from ninelives.bots.cats import LEVELS, bot_named
from ninelives.bots.shut_up_cat import CATS
from ninelives.bots.shut_up_cat.guess import guessed_tiles, tiles_if
from ninelives.bots.shut_up_cat.win_probability import WinModel
from ninelives.core.chance import FastDraw
from ninelives.core.match import Match
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.moves import Move
from ninelives.games.shut_up_cat.pieces import MEOWS
from ninelives.games.shut_up_cat.state import Playing, State
from ninelives.games.shut_up_cat.view import Seen, View
from ninelives.lab.simulate import secret_of

KITTEN, TABBY, PANTHER = (bot_named(GAME, name) for name in ("kitten", "tabby", "panther"))
EVERY_CAT = pytest.mark.parametrize("cat", [KITTEN, TABBY, PANTHER], ids=LEVELS)

type Cat = Bot[View, Move]


def answers(cat: Cat, state: State, times: int = 20) -> Counter[str]:
    """Return what a cat plays here, with so many seeds."""
    assert isinstance(state, Playing)
    seat = state.turn
    view, allowed = GAME.view(state, seat), GAME.legal(state, seat)
    found: Counter[str] = Counter()
    for nth in range(times):
        move = cat(view, allowed, True, FastDraw(Random(nth).random))  # noqa: FBT003, S311 - as every Bot; no secret
        assert move is not None
        assert move in allowed
        found[GAME.write(move)] += 1
    return found


def known_safe(rest: str = "") -> State:
    """Seat 0 has ×3 and knows that a to e are Z, and that f is a MEOW; it has 1, 2 and 5."""
    state: State = table(f"0 10 x3 - <\n1 10 x1 -\ntiles zzmzzzmzmzzm\ndice 1,6,6\n{rest}", target="60")
    state = play(
        state, "sleep a-f", "score", "0: chase", "put zzzzzm", "gather", "roll 3,3,4", "distract 3", "card box"
    )
    return play(state, "gather", "roll 1,2,5")


@EVERY_CAT
def test_nobody_chases_in_anothers_turn(cat: Cat) -> None:
    state: State = table("0 30 x1 - <\n1 30 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,5")
    assert moves(state, 1) == ["chase"]
    assert cat(GAME.view(state, 1), GAME.legal(state, 1), False, FastDraw(Random(1).random)) is None  # noqa: FBT003, S311 - as every Bot; no secret


@EVERY_CAT
@pytest.mark.parametrize("phase", ["", "dice 1,2,5"])
def test_nobody_chases_before_the_meows_are_heard_where_there_is_time_then(cat: Cat, phase: str) -> None:
    state: State = table(f"0 30 x1 - <\n1 30 x1 -\ntiles zzmzzmzzmzzm\n{phase}", chase="anytime")
    assert "chase" not in answers(cat, state)


@EVERY_CAT
@pytest.mark.parametrize("tiles", ["zmzmmmzzzzzz", "mmmzmzzzzzzz"])
def test_nobody_pays_five_winks_for_fewer(cat: Cat, tiles: str) -> None:
    """With one or two Z up in the last round, a chase loses winks for nothing."""
    state: State = table(f"0 30 x1 - <\n1 40 x1 -\ntiles {tiles}\ndice 1,5,6\nfirst 1\ndecided")
    assert answers(cat, play(state, "sleep a-e")) == {"score": 20}


@EVERY_CAT
def test_with_all_eight_z_up_in_the_last_turn_everybody_chases(cat: Cat) -> None:
    state: State = table("0 34 x1 - <\n1 41 x1 -\ntiles zzmzzmzzmzzm\ndice 1,5,6\nfirst 1\ndecided", chase="anytime")
    assert answers(cat, play(state, "sleep a-l")) == {"chase": 20}


@EVERY_CAT
def test_with_a_sure_nap_in_the_last_turn_everybody_chases_before_it(cat: Cat) -> None:
    """Six Z that seat 0 knows bring 6 at ×1, but 12 for 5 paid at ×2: only that passes the other."""
    state: State = table("0 10 x1 - <\n1 30 x1 -\ntiles zzzzzzmzmzmm\ndice 1,6,6", target="60")
    state = play(
        state, "sleep a-f", "score", "put zzzzzz", "gather", "roll 3,4,6", "settle 3 4", "gather", "roll 1,6,6"
    )
    assert isinstance(state, Playing)
    behind = state.board.but(winks=(60, 67), multipliers=(1, 2), decided=True)
    last = Playing(state.setup, 1, 0, state.phase, behind, state.tiles, state.hands)
    assert set(answers(cat, last)) == {"chase"}
    assert set(answers(cat, play(last, "chase", "chase"))) == {"sleep a-f"}


@EVERY_CAT
def test_in_the_last_turn_what_surely_wins_is_taken_before_what_surely_loses(cat: Cat) -> None:
    """Two Z that all have seen pass the other's winks; to settle, or two MEOWs, cannot."""
    state: State = table("0 20 x3 -\n1 35 x1 - <\ntiles zzzzmmzmmzzz\ndice 1,4,5\nfirst 1")
    state = play(state, "sleep a-d", "score", "put zzzz", "gather", "roll 1,2,2")
    assert isinstance(state, Playing)
    ahead = state.board.but(winks=(37, 41), multipliers=(3, 1), decided=True)
    last = Playing(state.setup, state.first, state.turn, state.phase, ahead, state.tiles, state.hands)
    assert all(line.startswith("sleep") for line in answers(cat, last, 60))


def test_kitten_in_its_last_turn_never_draws_a_card_when_it_is_behind() -> None:
    state: State = table("0 38 x2 - <\n1 41 x1 -\ntiles zzzzzzmzmmzm\ndice 1,1,6\nfirst 1\ndecided")
    assert all(line.startswith("sleep") for line in answers(KITTEN, state, 60))


def test_kitten_plays_in_many_ways() -> None:
    state: State = table("0 10 x1 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,3,6")
    assert len(answers(KITTEN, state, 60)) > 3


@pytest.mark.parametrize("cat", [TABBY, PANTHER])
def test_a_known_safe_arc_is_slept_on(cat: Cat) -> None:
    assert set(answers(cat, known_safe())) == {"sleep a-e"}


def test_tabby_chases_while_it_pays() -> None:
    state: State = table("0 20 x2 - <\n1 10 x1 -\ntiles zzzzzmzzmmmz\ndice 1,5,6", chase="anytime")
    assert set(answers(TABBY, play(state, "sleep a-e"))) == {"chase"}


def test_tabby_settles_rather_than_sleep_at_nought() -> None:
    state: State = table("0 4 x0 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,2,5")
    assert set(answers(TABBY, state)) == {"settle 2 5"}


def test_tabby_puts_the_meows_together() -> None:
    state = play(table("0 10 x1 - <\n1 10 x1 -\ntiles zmzmzzzzzzmm\ndice 1,5,6"), "sleep a-e", "score")
    assert set(answers(TABBY, state)) == {"put zzzmm", "put mmzzz"}, "at either end, so that nobody knows which"


def test_panther_sleeps_round_the_whole_ring_and_chases_three_times() -> None:
    """All MEOWs are sure to turn up, and three chases bring 24 winks for 15; tabby thinks of one chase only."""
    state: State = table("0 15 x1 - <\n1 15 x1 -\ntiles zzmzzmzzmzzm\ndice 2,3,5", chase="anytime")
    chosen = set(answers(PANTHER, state))
    assert chosen <= {"sleep c-b", "sleep i-h"}
    state = play(state, chosen.pop())
    for _nth in range(3):
        assert set(answers(PANTHER, state)) == {"chase"}
        state = play(state, "chase")
    assert set(answers(PANTHER, state)) == {"score"}


def test_panther_needs_more_than_the_most_winks_on_average() -> None:
    """In the last turn it is 10 behind: the whole ring brings 9 for sure, and surely loses."""
    state: State = table("0 34 x3 - <\n1 44 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,6\nfirst 1\ndecided")
    ring = {"sleep b-a", "sleep h-g", "sleep a-l", "sleep g-f"}
    assert ring & set(moves(state))
    assert not ring & set(answers(PANTHER, state))


def test_panther_knows_what_winks_win_in_the_last_turn() -> None:
    view = GAME.view(table("0 34 x3 - <\n1 44 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,6\nfirst 1\ndecided"), 0)
    assert isinstance(view, Seen)
    value = WinModel(view, 0, fine=False).of((), 0, 0)
    assert [value.of(1, winks) for winks in (43, 44, 45)] == pytest.approx([0.0, 0.5, 1.0], abs=1e-3)


def test_panther_is_content_with_a_sure_win() -> None:
    """In the last turn 8 winks are enough: the whole ring brings 9 for sure."""
    state: State = table("0 34 x3 - <\n1 42 x1 -\ntiles zzmzzmzzmzzm\ndice 1,2,2\nfirst 1\ndecided", chase="anytime")
    assert set(answers(PANTHER, state)) <= {"sleep b-a", "sleep h-g"}


def test_panther_disturbs_what_another_knows() -> None:
    """Seat 1 has ×3 and put back five Z and a MEOW: seat 0 sleeps over them, where else it would settle."""
    picture = "0 10 x2 -\n1 15 x3 - <\ntiles zzzzzmzzmmmz\ndice 1,6,6\nfirst 1"
    state: State = table(picture, arcs="short", chase="anytime")
    calm = play(state, "distract 6", "card box", "gather", "roll 1,2,6")
    assert set(answers(PANTHER, calm)) == {"settle 1 6"}
    danger = play(state, "sleep a-f", "chase", "score", "put zzzzzm", "gather", "roll 1,2,6")
    assert set(answers(PANTHER, danger)) <= {"sleep a-f", "sleep b-g"}


def test_panther_mixes_where_it_puts_the_meows() -> None:
    state = play(table("0 15 x2 - <\n1 10 x1 -\ntiles zmzmzzzzzzmm\ndice 1,2,5"), "sleep b-a", "score")
    assert len(answers(PANTHER, state, 40)) > 1


def test_a_guess_fits_what_is_known() -> None:
    state = known_safe()
    view = GAME.view(state, 0)
    assert isinstance(view, Seen)
    assert [(group & guessed_tiles(view)).bit_count() for group in view.mind] == list(view.meows)
    for meows in range(4):
        tiles = tiles_if(view, 0b111000000, meows)
        assert tiles.bit_count() == MEOWS
        assert (tiles & 0b111000000).bit_count() == meows
        assert tiles & 0b111111 == 0b100000


def test_evaluation_agrees_with_panther() -> None:
    state = known_safe()
    values = list(CATS.evaluate(GAME.view(state, 0), GAME.legal(state, 0)))
    assert moves(state)[values.index(max(values))] == "sleep a-e"


def test_evaluation_covers_every_move_of_a_turn() -> None:
    state: State = table("0 20 x2 tuna,laser,cucumber <\n1 10 x1 -\ntiles zzmzzmzzmzzm\npillow 2,3")
    for line in ("gather 2,3", "roll 5", "sleep b-e", "score", "put zmzz"):
        values = CATS.evaluate(GAME.view(state, 0), GAME.legal(state, 0))
        assert len(values) == len(GAME.legal(state, 0))
        assert all(abs(value) < 1000 for value in values)
        state = play(state, line)
    assert list(CATS.evaluate(GAME.view(state, 0), GAME.legal(state, 0))) == [0.0]


def test_evaluation_of_an_early_chase_finds_it_no_better() -> None:
    state: State = table("0 20 x2 - <\n1 10 x1 -\ntiles zzmzzmzzmzzm\ndice 2,3,5")
    values = CATS.evaluate(GAME.view(state, 0), GAME.legal(state, 0))
    assert moves(state)[-1] == "chase"
    assert values[-1] < max(values)


@pytest.mark.parametrize("preset", ["sheet", "anytime", "nap", "insomnia"])
@pytest.mark.parametrize("seats", [2, 4])
def test_matches_come_to_an_end(preset: str, seats: int) -> None:
    match = Match(GAME, GAME.choose(preset, {}), seats, secret=secret_of(5, seats))
    cats = [PANTHER, TABBY, KITTEN, TABBY]
    bots = {seat: cats[seat] for seat in range(seats)}
    draw = FastDraw(Random(5).random)  # noqa: S311 - no secret
    while match.to_act:
        match.play(*next_move(match, bots, draw))
    assert len(match.moves) < 400
