"""A review goes over the wire between versions that know of different costs."""

import json
from typing import Any, Final

import msgspec

from ninelives.tables.schemas import DecisionForm

# as version 0.8.0 wrote it
BEFORE: Final[dict[str, Any]] = {
    "number": 9,
    "seat": 1,
    "played": "challenge",
    "advice": None,
    "best": "bid 2 hat",
    "played_told": "",
    "advice_told": "",
    "best_told": "",
    "odds": [],
    "cost": 0.5,
}


def test_a_decision_of_before_is_read_and_tells_no_chance() -> None:
    assert msgspec.convert(BEFORE, DecisionForm).chance is None


def test_a_decision_says_all_that_it_said_before() -> None:
    now = json.loads(msgspec.json.encode(msgspec.convert({**BEFORE, "chance": 0.25}, DecisionForm)))
    assert now == {**BEFORE, "chance": 0.25}
