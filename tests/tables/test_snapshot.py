"""A table that is woken from a snapshot is the table that its whole log comes to, to the last field."""

import pytest

from ninelives.tables.apply import replay
from ninelives.tables.ids import EMPTY
from ninelives.tables.snapshot import FORMAT, TableSnapshot, restore_table, snapshot_of, write_snapshot
from ninelives.tables.state import TableState
from tables.lived import ANNA, BEN, CLEO, Lived, config, everything

GAMES = ("kitten-me", "go-kitty", "shut-up-cat")
OF_A_SNAPSHOT = {"snapshot_seq"}  # what is behind it


def evening(game: str, *, to_the_end: bool) -> tuple[Lived, TableSnapshot]:
    """Play three matches with all that happens in between, and return how the table stood before the last."""
    lived = Lived(config(game, 3, host=ANNA), (ANNA, "sit 0 aa Anna"), (BEN, "sit 1 bb Ben"), (BEN, "begin kitten"))
    lived.play_on()
    for who, line in (
        (ANNA, "remove 1"),
        (CLEO, "sit 1 cc Cleo é"),
        (CLEO, "look ginger freckles crown"),
        (ANNA, "lead"),
        (ANNA, "begin"),
        (CLEO, "hurry"),
    ):
        lived.say(who, line)
    lived.play_on()
    for who, line in ((CLEO, "rise"), (ANNA, "seats 4"), (ANNA, "lock"), (ANNA, "bot 2 tabby")):
        lived.say(who, line)
    before = snapshot_of(lived.table)
    lived.say(ANNA, "begin")
    if to_the_end:
        lived.play_on()
        lived.say(ANNA, "unlock")
    return lived, before


def woken(lived: Lived, text: str | None) -> TableState:
    table = restore_table(lived.table.config, text)
    for row in lived.rows[table.seq :]:
        table, _change = replay(table, row)
    return table


@pytest.mark.parametrize("to_the_end", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_woken_table_is_the_one_that_its_log_comes_to(game: str, *, to_the_end: bool) -> None:
    lived, before = evening(game, to_the_end=to_the_end)
    table, whole = woken(lived, write_snapshot(before)), lived.folded()
    ours, theirs = everything(table), everything(whole)
    assert {name: value for name, value in ours.items() if name not in OF_A_SNAPSHOT} == {
        name: value for name, value in theirs.items() if name not in OF_A_SNAPSHOT
    }
    assert (table.snapshot_seq, whole.snapshot_seq) == (before.seq, EMPTY)
    assert table.access.removed == {BEN}, "this evening shows too little"


def test_what_was_written_by_other_rules_or_in_another_format_is_ignored() -> None:
    lived, before = evening("kitten-me", to_the_end=False)
    newer = write_snapshot(before._replace(format=FORMAT + 1))
    other_rules = write_snapshot(before._replace(version=before.version + 1))
    for text in (newer, other_rules, write_snapshot(before)[:-3], "{}", None):
        assert everything(woken(lived, text)) == everything(lived.folded())
