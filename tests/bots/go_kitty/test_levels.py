"""What each level promises, in positions where it shows."""

from random import Random
from typing import Final

import pytest

from games.go_kitty.table import kinds, play, start, table
from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.bots.go_kitty import CATS
from ninelives.bots.go_kitty.context import EvaluationContext
from ninelives.bots.go_kitty.weights import READER
from ninelives.core.chance import FastDraw
from ninelives.games.go_kitty import GAME
from ninelives.games.go_kitty.moves import Ask, Keep, Move
from ninelives.games.go_kitty.pieces import CARD_OF
from ninelives.games.go_kitty.state import Playing, State, TurnClock
from ninelives.games.go_kitty.view import Seen, View

TIMES: Final = 40
KITTEN, TABBY, READER_BOT, PANTHER = [bot_named(GAME, level) for level in ("kitten", "tabby", "reader", "panther")]


def chosen(bot: Bot[View, Move], state: State, seat: int) -> set[str]:
    """Return all that a bot plays here, over many seeds."""
    view, moves = GAME.view(state, seat), GAME.legal(state, seat)
    draws = [FastDraw(Random(seed).random) for seed in range(TIMES)]  # noqa: S311 - a test repeats itself
    found = [bot(view, moves, True, draw) for draw in draws]  # noqa: FBT003 - as every Bot
    return {GAME.write(move) for move in found if move is not None}


@pytest.mark.parametrize("level", CATS.levels)
def test_nobody_steps_in_unasked(level: str) -> None:
    state = table("0 snow,rain <\n1 leaf")
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    assert bot_named(GAME, level)(GAME.view(state, 1), GAME.legal(state, 0), False, draw) is None  # noqa: FBT003


@pytest.mark.parametrize("level", CATS.levels)
@pytest.mark.parametrize("stage", ["goes_on", "closing"])
def test_nobody_ends_a_last_turn_with_points_in_hand(level: str, stage: str) -> None:
    state = table(f"0 snow,snow,snow,snow <\n1 -\nlast 1\n{stage}")
    assert chosen(bot_named(GAME, level), state, 0) == {"lay kind snow,snow,snow,snow"}


def test_kitten_lays_what_it_can() -> None:
    state = table("0 snow,snow,snow,snow,light,rain,fan,leaf <\n1 fan,leaf")
    assert chosen(KITTEN, state, 0) <= {"lay kind snow,snow,snow,snow", "lay year light,rain,fan,leaf"}


def test_kitten_breaks_up_no_clowder_where_another_card_will_do() -> None:
    asked = play(table("0 snow,cozy <\n1 snow,snow,snow,light,light,light,light"), "ask 1 winter")
    assert chosen(KITTEN, asked, 1) == {"give snow"}


def test_kitten_asks_no_empty_hand_and_for_nothing_that_lies_face_up() -> None:
    state = table(f"0 snow,rain,fan <\n1 -\n2 leaf {kinds('cozy', 'light')}\n3 snow,snow,snow")
    for line in chosen(KITTEN, state, 0):
        move = GAME.read(line)
        assert not isinstance(move, Ask) or (move.target != 1 and line.split()[-1] not in {"cozy", "light"})


def test_kitten_takes_a_card_into_an_empty_hand() -> None:
    assert chosen(KITTEN, table("0 - <\n1 leaf"), 0) == {"draw"}


@pytest.mark.parametrize("seats", [2, 5])
def test_kitten_seldom_pays_attention(seats: int) -> None:
    """Of what it looked at, tabby keeps the Snow; on a whim it keeps any card."""
    rows = "\n".join([f"{seat} leaf" for seat in range(1, seats)])
    looked = play(table(f"0 snow,snow <\n{rows}"), "look", "top snow,rain,fan")
    view, moves = GAME.view(looked, 0), GAME.legal(looked, 0)
    draws = [FastDraw(Random(seed).random) for seed in range(600)]  # noqa: S311 - a test repeats itself
    kept = [KITTEN(view, moves, True, draw) for draw in draws]  # noqa: FBT003 - as every Bot
    snow = len([move for move in kept if isinstance(move, Keep) and move.card == CARD_OF["snow"]]) / len(kept)
    assert abs(snow - (1 / 14 + 13 / 14 / 3)) < 0.06


def test_tabby_lays_what_it_has_before_it_asks_for_more() -> None:
    state = table("0 light,light,light,cozy <\n1 rain,fan,leaf,light")
    assert chosen(TABBY, state, 0) == {"lay season light,light,light,cozy"}


def test_tabby_asks_where_the_card_is_known_to_be() -> None:
    missed = play(
        table("0 snow,snow,snow,rain <\n1 leaf\n2 snow,fan"), "skip", "skip", "ask 1 snow", "none", "drawn fan"
    )
    assert chosen(TABBY, missed, 0) == {"ask 2 snow"}


def test_tabby_gives_the_card_it_needs_least() -> None:
    asked = play(table("0 light,rain <\n1 snow,snow,snow,cozy,leaf"), "ask 1 winter")
    assert chosen(TABBY, asked, 1) == {"give cozy"}


def test_tabby_keeps_the_card_that_makes_a_clowder() -> None:
    looked = play(table("0 snow,snow,snow <\n1 leaf"), "look", "top snow,rain,fan")
    assert all(line.startswith("keep snow") for line in chosen(TABBY, looked, 0))


@pytest.mark.parametrize("bot", [TABBY, READER_BOT, PANTHER])
def test_a_mouse_saves_three_of_a_kind(bot: Bot[View, Move]) -> None:
    asked = play(table("0 snow,rain <\n1 snow,snow,snow,mouse"), "ask 1 snow")
    assert chosen(bot, asked, 1) == {"mouse"}


def test_reader_hides_its_pair_where_tabby_shows_it() -> None:
    shown = play(table("0 snow,snow,rain <\n1 leaf,leaf,fan"), "skip", "ask 0 leaf", "none", "drawn clover")
    assert chosen(TABBY, shown, 0) == {"ask 1 snow"}
    assert chosen(READER_BOT, shown, 0) == {"ask 1 rain"}


def test_reader_without_a_turn_to_come_gives_what_helps_the_asker_least() -> None:
    last = table("0 snow,snow,rain <\n1 snow,light,light,light\n2 snow,fan\nlast 1")
    asked = play(last, "ask 2 snow", "give", "seek 1 winter")
    assert chosen(TABBY, asked, 1) == {"give snow"}
    assert chosen(READER_BOT, asked, 1) == {"give light"}


def test_reader_spends_its_tokens_in_its_last_turn() -> None:
    last = table("0 snow,snow,snow <\n1 snow,fan,apple\nlast 1")
    assert chosen(READER_BOT, play(last, "ask 1 snow", "give"), 0) == {"lay kind snow,snow,snow,snow"}
    shown = play(
        table("0 light,clover,fan +1 <\n1 leaf,leaf\nlast 3"), "skip", "ask 0 leaf", "none", "drawn snow", "end"
    )
    assert chosen(READER_BOT, shown, 0) == {"seek 1 leaf"}


def test_reader_fears_for_what_the_others_know() -> None:
    state = table("0 snow,snow,rain <\n1 leaf,fan,apple,cozy")
    view = GAME.view(state, 0)
    assert isinstance(view, Seen)
    context = EvaluationContext(view, 0, READER)
    assert (
        context.waiting(view.hand, CARD_OF["snow"])
        < context.waiting(view.hand, CARD_OF["rain"])
        < context.waiting(view.hand)
    )


def after_turns(state: State, turns: int) -> State:
    """Return the same position later in the match."""
    assert isinstance(state, Playing)
    clock = TurnClock(state.clock.turn, turns, 0, state.clock.last)
    return Playing(state.setup, state.board, clock, state.phase)


def test_reader_stops_taking_what_is_taken_back() -> None:
    """The same Apples have gone to and fro by tokens: nobody drew a card in most turns."""
    shown = play(
        table("0 apple,apple,leaf,leaf,leaf <\n1 apple,clover,clover,rain,rain"), "skip", "ask 0 apple", "give", "end"
    )
    assert chosen(READER_BOT, shown, 0) == {"seek 1 apple"}
    assert "seek 1 apple" not in chosen(READER_BOT, after_turns(shown, 60), 0)


def test_reader_takes_all_the_same_from_whoever_cannot_answer() -> None:
    state = table("0 apple,apple,leaf,leaf,leaf <\n1 apple,clover,clover,rain,rain +0")
    shown = play(state, "skip", "ask 0 apple", "give", "end")
    assert chosen(READER_BOT, after_turns(shown, 60), 0) == {"seek 1 apple"}


def test_evaluation_puts_readers_choice_first() -> None:
    state = table("0 snow,snow,snow,rain,fan <\n1 leaf,fan,apple,cozy")
    moves = GAME.legal(state, 0)
    values = CATS.evaluate(GAME.view(state, 0), moves)
    best = max(values)
    near = {GAME.write(moves[place]) for place, value in enumerate(values) if value >= best - 0.01}
    assert chosen(READER_BOT, state, 0) <= near
    assert len(values) == len(moves)


def test_before_the_deal_there_is_nothing_to_evaluate() -> None:
    assert CATS.evaluate(GAME.view(start(2), 0), ()) == []
