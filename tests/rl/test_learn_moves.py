"""How a network learns to judge moves: numpy's is the bot's, its gradient is right, and a run that is kept goes on."""

from pathlib import Path

import numpy as np
import pytest

from learn_moves import Run, Settings
from lessons import LESSONS
from move_network import Turns, first_weights, gradient, grown, judge, read, written
from network import Weights, with_one
from ninelives.bots.network import FINE, TOLD, MoveNetwork
from runs import keep, kept
from self_play_tables import SAME, Learned, Lesson, Tables, together

LITTLE = Lesson("kitten-me", "round", {2: 2, 3: 1}, "ninelives.bots.kitten_me.features")
SETTINGS = Settings(hidden=8)


def some_turns(dice: np.random.Generator) -> Turns:
    sizes = np.array([3, 1, 4, 2])
    turns = with_one(dice.standard_normal((4, 5)).astype(np.float32))
    return Turns(turns, dice.standard_normal((10, 6)).astype(np.float32), sizes)


def some_weights(dice: np.random.Generator) -> Weights:
    weights = first_weights(5, 6, 7, dice)
    return {name: dice.standard_normal(weight.shape) * 0.5 for name, weight in weights.items()}


def test_turns_are_taken_apart() -> None:
    given = some_turns(np.random.default_rng(1))
    assert given.turn_of.tolist() == [0, 0, 0, 1, 2, 2, 2, 2, 3, 3]
    assert given.rows(np.array([2, 0])).tolist() == [4, 5, 6, 7, 0, 1, 2]
    part = given.part(np.array([3, 1]))
    assert part.sizes.tolist() == [2, 1]
    assert part.moves.tolist() == given.moves[[8, 9, 3]].tolist()


def test_chances_of_each_turn_sum_to_one() -> None:
    dice = np.random.default_rng(2)
    given = some_turns(dice)
    logs = judge(some_weights(dice), given).logs
    assert np.add.reduceat(np.exp(logs), given.starts) == pytest.approx(1)


def test_the_gradient_is_what_a_small_step_shows() -> None:
    dice = np.random.default_rng(3)
    given, weights = some_turns(dice), some_weights(dice)
    scores, worths = dice.standard_normal((2, 10))
    judged = judge(weights, given)
    chances = np.exp(judged.logs)
    # of the sum of logs and worths, times these numbers; a turn's logs sum over all of its scores
    back = scores - chances * np.add.reduceat(scores, given.starts)[given.turn_of]
    found = gradient(weights, given, judged.hidden, back, worths)
    for name, weight in weights.items():
        place = (1, 0)
        moved = []
        for step in (1e-5, -1e-5):
            weight[place] += step
            now = judge(weights, given)
            moved.append((scores * now.logs + worths * now.worths).sum())
            weight[place] -= step
        assert found[name][place] == pytest.approx((moved[0] - moved[1]) / 2e-5, rel=1e-4), name


def test_the_bot_answers_as_the_learner_does_but_for_rounding() -> None:
    dice = np.random.default_rng(4)
    given, weights = some_turns(dice), some_weights(dice)
    judged = judge(weights, given)
    scores = judged.hidden @ weights["score"] + given.moves @ weights["direct"]
    rows = given.rows(np.array([2]))
    answers = MoveNetwork(written(weights)).answers(given.turns[2, :-1].tolist(), given.moves[rows].tolist())
    assert np.array(answers)[:, 0] / (1 << TOLD) == pytest.approx(scores[rows, 0], abs=0.05)
    assert np.array(answers)[:, 1] / (1 << TOLD) == pytest.approx(judged.worths[rows], abs=0.05)
    assert FINE > TOLD


def test_a_text_is_read_as_it_was_written() -> None:
    text = written(some_weights(np.random.default_rng(5)))
    assert written(read(text)) == text


def test_a_network_that_grew_judges_as_before() -> None:
    dice = np.random.default_rng(6)
    given, weights = some_turns(dice), some_weights(dice)
    more = grown(weights, 12, dice)
    assert more["move"].shape == (6, 12)
    before, after = judge(weights, given), judge(more, given)
    assert after.logs == pytest.approx(before.logs, abs=1e-5)
    assert after.worths == pytest.approx(before.worths, abs=1e-5)


def test_a_run_begins_as_the_network_of_another() -> None:
    dice = np.random.default_rng(7)
    other = Run(LITTLE, SETTINGS, 2)
    other.weights["score"] += dice.standard_normal(other.weights["score"].shape).astype(np.float32)
    run = Run(LITTLE, SETTINGS._replace(hidden=10), 1)
    run.begin_as(written(other.weights))
    given = Tables(LITTLE, 1).play(other.weights, 20).given
    assert judge(run.weights, given).logs == pytest.approx(judge(other.weights, given).logs, abs=0.05)
    assert all((run.magnet[name] == weight).all() for name, weight in run.weights.items())


def test_it_begins_with_what_is_worth_most_to_reader() -> None:
    run = Run(LITTLE, SETTINGS, 1)
    given = Tables(LITTLE, 1).play(run.weights, 60).given
    behind = given.moves[:, LITTLE.worth_at()]
    logs = judge(run.weights, given).logs
    likeliest = np.maximum.reduceat(logs, given.starts)[given.turn_of] == logs
    assert behind.min() < 0
    assert (behind[likeliest] == 0).all()


def test_further_tables_have_no_rivals() -> None:
    """Their rounds are those of the oracle, where a network should give little away to anybody."""
    lesson = LITTLE._replace(rivals=("kitten",), more=({"start": "1"},))
    rivals = Tables(lesson, 1)._rivals
    assert [rival is None for rival in rivals[-SAME:]] == [True] * SAME
    assert all(rival is not None for rival in rivals[:-SAME])


def test_what_paid_becomes_likelier() -> None:
    run = Run(LITTLE, SETTINGS, 1)
    played = Tables(LITTLE, 1).play(run.weights, 60)
    good = Learned(played.given, played.chosen, played.logs, played.returns, np.ones_like(played.advantages))
    chosen = played.given.starts + played.chosen
    before = judge(run.weights, played.given).logs[chosen].mean()
    for _update in range(10):
        run.learn(good, 0.003)
    assert judge(run.weights, played.given).logs[chosen].mean() > before + 0.01


def test_returns_are_what_the_round_paid_in_the_end() -> None:
    """Nothing is expected at first, so the last decision of a seat led to its payoff, and earlier ones to less."""
    played = Tables(LITTLE, 2).play(Run(LITTLE, SETTINGS, 1).weights, 200)
    assert played.returns.tolist() == played.advantages.tolist()
    assert 0.1 < np.abs(played.returns).mean() < 1
    assert np.abs(played.returns).max() <= 4


def test_who_has_a_rival_decides_for_one_seat_only() -> None:
    alone = Tables(LITTLE._replace(rivals=("kitten",), tables={2: 4}), 3)
    alone.play(Run(LITTLE, SETTINGS, 1).weights, 40)
    for place, decisions in enumerate(alone._open):
        assert set(decisions) <= {place % 2}


def test_a_run_that_was_kept_goes_on(tmp_path: Path) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    played = Tables(LITTLE, 4).play(run.weights, 60)
    run.learn(played, 0.003)
    keep(run, written(run.weights), tmp_path / "run.pickle")
    again = kept(tmp_path / "run.pickle", Run)
    written_then = written(again.weights)
    run.learn(played, 0.003)
    again.learn(played, 0.003)
    assert all((again.weights[name] == weight).all() for name, weight in run.weights.items())
    assert (tmp_path / "run.txt").read_text() == written_then


def test_parts_are_put_together() -> None:
    tables, weights = Tables(LITTLE, 5), Run(LITTLE, SETTINGS, 1).weights
    some, more = tables.play(weights, 20), tables.play(weights, 20)
    both = together([some, more])
    assert len(both.chosen) == len(some.chosen) + len(more.chosen)
    assert both.given.sizes.sum() == len(both.logs) == len(both.given.moves)


@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_tells_as_much_as_it_says(key: str) -> None:
    lesson = LESSONS[key]._replace(tables={2: 1, 3: 1}, more=(), rivals=("tabby",))
    tables = Tables(lesson, 6)
    told = [tables._told(place) for place in range(2)]
    for one in told:
        assert (len(one.turn), *{len(row) for row in one.rows}) == lesson.sizes()
        assert len(one.rows) == len(one.moves)
