"""How many matches each of those who sit at a table has won."""

import pytest

from ninelives.core.game import Outcome
from ninelives.tables import apply
from ninelives.tables.ids import SYSTEM
from ninelives.tables.projection import Perspective, public_scene, scene_for
from ninelives.tables.score import RunningScore
from ninelives.tables.seating import Sitter, Sitters
from ninelives.tables.state import OVER, TableState
from tables.lived import ANNA, BEN, CLEO, two_at

SITTERS: Sitters = (Sitter(ANNA, "Anna"), Sitter(BEN, "Ben"), Sitter(SYSTEM, "Mochi", level="tabby"))


def won_by(*seats: int) -> Outcome:
    return Outcome(tuple([1 if seat in seats else 2 for seat in range(3)]), (0, 0, 0), "all is said")


def test_a_win_counts_for_whoever_sits_there() -> None:
    score = RunningScore().after(SITTERS, won_by(0)).after(SITTERS, won_by(2)).after(SITTERS, won_by(0))
    assert score.finished == 3
    assert score.by_seat(SITTERS) == (2, 0, 1)


def test_a_shared_first_place_counts_for_each() -> None:
    assert RunningScore().after(SITTERS, won_by(0, 2)).by_seat(SITTERS) == (1, 0, 1)


def test_somebody_new_begins_at_nothing_and_wins_go_along_to_another_seat() -> None:
    score = RunningScore().after(SITTERS, won_by(0)).after(SITTERS, won_by(2))
    cleo = Sitter(CLEO, "Cleo")
    assert score.by_seat((cleo, SITTERS[0], None)) == (0, 1, 0)
    assert score.by_seat((None, None, Sitter(SYSTEM, "Pixel", level="tabby"))) == (0, 0, 0)


def shown(at: TableState) -> tuple[int, tuple[int, ...]]:
    scene = scene_for(at, Perspective(at, None), public_scene(at, 0.0))
    return scene.finished, scene.wins


def test_the_score_is_a_fold_over_the_log_and_told_between_matches() -> None:
    lived = two_at()
    assert shown(lived.table) == (0, ())
    winners: list[int] = []
    for _match in range(3):
        lived.play_on()
        assert lived.table.match is not None
        assert lived.table.match.outcome is not None
        winners += lived.table.match.outcome.winners
        assert shown(lived.table) == (len(winners), (winners.count(0), winners.count(1)))
        lived.say(ANNA, "begin")
        assert shown(lived.table) == (0, ()), "while a match runs nobody is told"
    assert lived.folded().score == lived.table.score


def test_a_match_that_is_called_off_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apply, "MOST_MOVES", 5)
    lived = two_at()
    lived.play_on()
    assert lived.table.called_off
    assert lived.table.score == RunningScore()
    assert shown(lived.table) == (0, ())


def test_what_is_done_between_matches_counts_for_nobody() -> None:
    lived = two_at()
    lived.play_on()
    before = lived.table.score
    lived.say(BEN, "rise")
    assert lived.table.phase == OVER
    assert lived.table.score == before


def test_whoever_takes_a_seat_after_the_match_is_not_told_what_another_did() -> None:
    lived = two_at()
    lived.play_on()

    def doings(seat: int | None) -> tuple[str, ...]:
        result = scene_for(lived.table, Perspective(lived.table, seat), public_scene(lived.table, 0.0)).result
        assert result is not None
        return result.doings

    assert doings(0)
    assert doings(None) == ()
    lived.say(ANNA, "rise")
    lived.say(CLEO, "sit 0 - Cleo")
    assert doings(0) == ()
