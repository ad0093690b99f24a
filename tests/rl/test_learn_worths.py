"""How a network learns what moves are worth: it foresees what it has seen, and is trusted more and more."""

from pathlib import Path

import numpy as np
import pytest

from learn_worths import Run, Settings, experience_of, explained
from lessons import LESSONS
from move_network import judge, read, written
from runs import keep, kept
from self_play_tables import Learned, Tables

LITTLE = LESSONS["go-kitty"]._replace(tables={2: 2}, rivals=("kitten",))
SETTINGS = Settings(hidden=8, rate=0.01, part=32, epochs=30, most=300)


@pytest.fixture(scope="module")
def played() -> Learned:
    return Tables(LITTLE, 1).play(Run(LITTLE, SETTINGS, 1).trying(), 200)


def test_it_begins_by_playing_what_is_worth_most_to_reader(played: Learned) -> None:
    behind = played.given.moves[:, LITTLE.worth_at()]
    logs = judge(Run(LITTLE, SETTINGS, 1).trying(), played.given).logs
    likeliest = np.maximum.reduceat(logs, played.given.starts)[played.given.turn_of] == logs
    assert behind.min() < 0
    assert (behind[likeliest] == 0).all()


def test_it_learns_from_the_moves_that_were_chosen(played: Learned) -> None:
    experience = experience_of(played)
    rows = [
        played.given.moves[start + chosen] for start, chosen in zip(played.given.starts, played.chosen, strict=True)
    ]
    assert (experience.moves == np.array(rows)).all()
    assert (experience.returns == played.returns).all()


def test_it_foresees_what_it_has_seen(played: Learned) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    before = run.learn(played)
    after = explained(run.weights, experience_of(played))
    assert before < 0.1
    assert after > 0.7


def test_what_is_worth_more_is_played_more_the_more_was_seen(played: Learned) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    run.learn(played)
    plain = Run(LITTLE, SETTINGS, 1).trying()
    half = judge(run.trying(), played.given)
    run.learn(played)
    assert run.trying()["score"] == pytest.approx(run.settings.trust * run.weights["worth"])
    better = half.worths > np.maximum.reduceat(half.worths, played.given.starts)[played.given.turn_of] - 1e-6
    assert half.logs[better].mean() > judge(plain, played.given).logs[better].mean()


def test_it_remembers_the_latest(played: Learned) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    run.learn(played)
    run.learn(played)
    assert run.decisions == 2 * len(played.returns)
    assert len(run.past.returns) == SETTINGS.most
    assert (run.past.returns[-len(played.returns) :] == played.returns).all()


def test_nothing_is_explained_by_a_network_that_expects_nothing(played: Learned) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    assert explained(run.weights, experience_of(played)) == pytest.approx(0)


def test_a_run_that_was_kept_learns_on_as_it_would_have(tmp_path: Path, played: Learned) -> None:
    run = Run(LITTLE, SETTINGS, 1)
    run.learn(played)
    keep(run, written(run.playing()), tmp_path / "run.pickle")
    again = kept(tmp_path / "run.pickle", Run)
    text = (tmp_path / "run.txt").read_text()
    assert judge(read(text), played.given).logs == pytest.approx(judge(run.playing(), played.given).logs, abs=0.5)
    for one in (run, again):
        one.learn(played)
    assert all((again.weights[name] == weight).all() for name, weight in run.weights.items())


def test_only_a_run_of_its_own_is_gone_on_with(tmp_path: Path) -> None:
    keep([], "", tmp_path / "run.pickle")
    with pytest.raises(TypeError, match=r"run\.pickle keeps no such run"):
        kept(tmp_path / "run.pickle", Run)
