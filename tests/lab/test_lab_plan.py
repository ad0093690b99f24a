"""A plan multiplied out, its batches, and the sentences for plans that cannot be."""

from pathlib import Path

import pytest

from ninelives.core.errors import BadOption
from ninelives.lab.plan.cells import LabPlan, MatchBatch, matches_for, plan_from
from ninelives.lab.plan.lineup import bots_by_seat, deal_of
from ninelives.lab.plan.reading import answer_combinations, plan_of, read_plan
from ninelives.lab.run.coordinator import PlanShare, read_share

TOML = """
matches = 25
seed = 7

[[cells]]
game = "Kitten Me"
presets = ["classic"]
options = [{}, {flip = "off"}]
seats = [2, 4]
bots = ["random", "tabby among kitten"]

[[cells]]
game = "go-kitty"
"""


def test_what_a_file_lists_is_multiplied_out(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(TOML)
    plan = read_plan(path)
    assert (len(plan.cells), plan.matches, plan.seed) == (9, 25, 7)
    assert [str(cell) for cell in plan.cells[4:6]] == [
        "kitten-me, flip=off, 2 seats, random",
        "kitten-me, flip=off, 2 seats, tabby among kitten",
    ]
    assert str(plan.cells[-1]) == "go-kitty, 4 seats, tabby"
    assert plan_from(plan.facts()) == plan


def test_batches_cover_each_match_of_each_cell_once() -> None:
    plan = plan_of({"matches": 25, "batch": 10, "cells": [{"game": "go-kitty", "seats": [2, 3]}]})
    assert list(plan.batches())[:3] == [MatchBatch(0, 0, 10), MatchBatch(1, 0, 10), MatchBatch(0, 10, 10)]
    for cell in (0, 1):
        numbers = [range(b.first, b.first + b.matches) for b in plan.batches() if b.cell == cell]
        assert [number for some in numbers for number in some] == list(range(25))


@pytest.mark.parametrize(("matches", "size"), [(50, 10), (1000, 63), (100_000, 250)])
def test_batches_grow_with_the_number_of_matches_up_to_a_limit(matches: int, size: int) -> None:
    assert LabPlan((), matches).batch_size == size


def test_shares_take_every_batch_once() -> None:
    plan = plan_of({"matches": 95, "batch": 10, "cells": [{"game": "go-kitty"}]})
    taken = [batch for nth in (1, 2, 3) for batch in PlanShare(nth, 3).of(plan)]
    assert sorted(taken) == sorted(plan.batches())
    assert read_share("3/10") == PlanShare(3, 10)


def test_one_bot_among_others_takes_each_seat_of_a_deal() -> None:
    lineup = "panther among tabby"
    assert [bots_by_seat(lineup, 3, number).index("panther") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [deal_of(lineup, 3, number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert bots_by_seat("tabby", 2, 5) == ("tabby", "tabby")
    assert deal_of("tabby", 2, 5) == 5


def test_matches_for_an_interval() -> None:
    assert matches_for(0.02) == 2401


def test_options_named_twice_are_multiplied() -> None:
    assert answer_combinations([("a", "1"), ("a", "2"), ("b", "x")]) == [{"a": "1", "b": "x"}, {"a": "2", "b": "x"}]


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({}, r"needs cells"),
        ({"cells": [{}]}, r"needs a game"),
        ({"cell": []}, r"has no 'cell'. It can have: batch, cells"),
        ({"cells": [{"game": "go-kitty", "bot": ["tabby"]}]}, r"no 'bot'"),
        ({"cells": [{"game": "go-kitty", "bots": ["lion"]}]}, r"no bot 'lion'"),
        ({"cells": [{"game": "go-kitty", "bots": ["tabby among lion"]}]}, r"no bot 'lion'"),
        ({"cells": [{"game": "go-kitty", "seats": [9]}]}, r"seats, not 9"),
        ({"cells": [{"game": "go-kitty", "options": [{"mice": 7}]}]}, r"mice can be"),
        ({"matches": 0, "cells": [{"game": "go-kitty"}]}, r"matches is a whole number"),
        ({"within": 0.1, "matches": 5, "cells": [{"game": "go-kitty"}]}, r"not both"),
        ({"within": 2, "cells": [{"game": "go-kitty"}]}, r"less than 1"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_a_reason(facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        plan_of(facts)


def test_a_plan_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"There is no file .*gone\.toml\.$"):
        read_plan(tmp_path / "gone.toml")


@pytest.mark.parametrize("word", ["3", "0/2", "3/2", "a/b"])
def test_a_share_that_cannot_be(word: str) -> None:
    with pytest.raises(BadOption, match="looks like 3/10"):
        read_share(word)
