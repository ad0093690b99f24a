"""A table is the fold of its log."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives import Refused, keys, load, read_record, record, verify
from ninelives.core.game import TABLE
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.tables.apply import apply, replay
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import SYSTEM, Seq, TableId
from ninelives.tables.log import Row
from ninelives.tables.seating import Sitter
from ninelives.tables.state import GATHERING, PLAYING, Waiting, new_table
from ninelives.tables.timing import sentences_of
from tables.lived import ANNA, BEN, CLEO, DORA, Lived, config, everything, two_at

GUESTS = (ANNA, BEN, CLEO, DORA)
LINES = (
    "sit {n} {nonce} Cat",
    "sit {n} - Mouse",
    "rise",
    "bot {n} kitten",
    "clear {n}",
    "seats {n}",
    "begin",
    "look black patch bow",
)


def live_at_random(key: str, seed: int, steps: int) -> Lived:
    """Let guests say and play this and that, and the house step in for them; what is refused does not happen."""
    chance = Random(seed)  # noqa: S311 - chance here is no secret
    lived = Lived(config(key, chance.choice(load(key).seats)), (ANNA, "sit 0 aa Anna"))
    for _step in range(steps):
        try:
            something(lived, chance)
        except Refused:
            continue
    return lived


def something(lived: Lived, chance: Random) -> None:
    table, who = lived.table, chance.choice(GUESTS)
    if table.phase != PLAYING or chance.random() < 0.15:
        line = chance.choice([*LINES, "begin"]).format(n=chance.randrange(6), nonce=chance.choice(["-", "9f"]))
        lived.say(who, line)
        return
    seat = chance.choice(table.awaited) if chance.random() < 0.9 else chance.randrange(len(table.sitters))
    sitter = table.sitters[seat]
    mover = SYSTEM if sitter is None or chance.random() < 0.4 else sitter.who
    lived.do(
        mover,
        PlayMove(seat, chance.choice(lived.choices(seat) or ["none"])),
        chance.choice([table.seq, Seq(table.seq - 2)]),
    )


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(keys()), st.integers(0, 2**32), st.integers(1, 250))
def test_folding_a_log_gives_the_table_as_it_was_lived(key: str, seed: int, steps: int) -> None:
    lived = live_at_random(key, seed, steps)
    assert everything(lived.folded()) == everything(lived.table)


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(keys()), st.integers(0, 2**32))
def test_a_table_folded_halfway_goes_on_as_the_lived_one(key: str, seed: int) -> None:
    lived = live_at_random(key, seed, 120)
    half = new_table(lived.table.config)
    for row in lived.rows[: len(lived.rows) // 2]:
        half, _change = replay(half, row)
    for row in lived.rows[len(lived.rows) // 2 :]:
        first = row.lines.partition("\n")[0]
        order = (
            PlayMove(int(first.split(" ", 1)[0]), first.split(" ", 1)[1]) if first[0].isdigit() else read_order(first)
        )
        change = decide(half, Command(row.who, row.command, order, half.seq))
        assert change.lines == row.lines, "the same order brought other moves of TABLE"
        half = apply(half, change, row.at)
    assert everything(half) == everything(lived.table)


def test_random_lives_are_lives() -> None:
    """Guard the two above: matches begin, end, begin again, people leave and time out."""
    lives = [live_at_random(key, seed, 250) for key in keys() for seed in range(4)]
    words = {row.lines.partition("\n")[0].split(" ")[0] for lived in lives for row in lived.rows}
    assert words >= {"sit", "rise", "bot", "seats", "begin", "0", "1"}
    assert max(lived.table.number for lived in lives) > 1
    assert any(s and not s.is_bot and not s.plays for lived in lives for s in lived.table.sitters)


def test_a_new_table_gathers_and_waits_for_nobody() -> None:
    table = new_table(config(seats=3))
    assert (table.phase, table.awaited, table.seq, table.match) == (GATHERING, (), 0, None)
    assert table.names == ("Seat 1", "Seat 2", "Seat 3")


def test_every_command_is_known_by_sender_and_name_and_what_it_came_to() -> None:
    lived = Lived()
    lived.say(ANNA, "sit 0 - Anna", name="one")
    lived.say(BEN, "sit 1 - Ben", name="one")
    lived.say(ANNA, "begin", name="two")
    live = OpenTable(new_table(config()))
    for row in lived.rows:
        live.fold(row)
    assert live.done == {(ANNA, "one"): 1, (BEN, "one"): 2, (ANNA, "two"): 3}


def test_a_row_is_the_order_and_the_tables_moves_that_follow() -> None:
    lived = two_at()
    begin = lived.rows[-1].lines.split("\n")
    assert begin[0] == "begin"
    assert [line.split(" ")[:2] for line in begin[1:]] == [["TABLE", "dealer"], ["TABLE", "deal"]]
    seat = lived.table.awaited[0]
    lived.house(seat, "bid 12 hat")
    change = lived.house(1 - seat, "challenge")
    assert [line.split(" ")[0] for line in change.lines.split("\n")] == [str(1 - seat), "TABLE", "TABLE"]


def test_a_fold_takes_tables_moves_as_they_were_made() -> None:
    """Not as they would be made today: a log stays what it was when the way to roll changes."""
    lived = two_at()
    rolled = lived.table.match
    assert rolled is not None
    deal = lived.rows[-1].lines.split("\n")[-1]
    _deal, one, other = deal.removeprefix("TABLE ").split(" ")
    swapped = f"deal 0:{other[2:]} 1:{one[2:]}"
    lived.rows[-1] = lived.rows[-1]._replace(lines=lived.rows[-1].lines.replace(deal, f"TABLE {swapped}"))
    again = lived.folded().match
    assert again is not None
    assert again.game.write(again.moves[1][1]) == swapped != deal.removeprefix("TABLE ")


def test_every_match_has_a_secret_of_its_own() -> None:
    table = new_table(config())
    secrets = [table.secret(number) for number in range(1, 30)]
    assert len({secret.data for secret in secrets}) == len({secret.commitment for secret in secrets}) == 29
    assert config().secret not in {secret.data for secret in secrets}
    other = new_table(config(secret=b"t" * 32))
    assert other.secret(1).data != table.secret(1).data


def test_a_secret_that_was_revealed_founds_no_other() -> None:
    table = new_table(config())
    revealed = new_table(config(secret=table.secret(1).data))
    assert table.secret(2).data not in {revealed.secret(number).data for number in range(12)}


def test_the_salt_changes_the_deals_and_not_the_commitment() -> None:
    deals = set()
    for nonce in ("aa", "ab", "-"):
        lived = Lived(None, (ANNA, f"sit 0 {nonce} Anna"), (BEN, "sit 1 bb Ben"), (ANNA, "begin"))
        match = lived.table.match
        assert match is not None
        assert match.secret is not None
        assert match.secret.salt == ("bb" if nonce == "-" else f"{nonce} bb")
        assert match.secret.commitment == new_table(config()).secret(1).commitment
        deals.add(lived.rows[-1].lines)
    assert len(deals) == 3


@pytest.mark.parametrize("key", keys())
def test_the_record_of_a_finished_match_verifies_and_so_does_the_rematchs(key: str) -> None:
    lived = two_at(key)
    promised = []
    for number in (1, 2):
        promised.append(lived.table.secret(number).commitment)
        lived.play_on()
        match = lived.table.match
        assert match is not None
        text = record(match).write()
        assert verify(read_record(text), load(key), promised[-1]) == match.rolls
        assert lived.table.match_id(number) == f"MEOW42-{number}"
        lived.say(BEN, "begin")
    assert lived.table.number == 3
    assert promised[0] != promised[1]


def test_with_a_rematch_hands_and_progress_start_anew() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), (ANNA, "begin"))
    lived.play_on()
    assert lived.table.match_log.seat_of_guest == {ANNA: 0, BEN: 1}
    lived.say(ANNA, "sit 2 - Anna")
    lived.say(ANNA, "begin")
    assert lived.table.match_log.seat_of_guest == {ANNA: 2, BEN: 1}
    assert lived.table.match_log.progress == ((lived.table.seq, 2),)
    assert lived.table.names == ("Biscuit", "Ben", "Anna")


def test_whoever_leaves_is_stood_in_for_and_comes_back_by_sitting_or_playing() -> None:
    lived = two_at(seats=3)
    for back in ("sit", "play"):
        lived.say(BEN, "rise")
        away = lived.table.sitters[1]
        assert away == Sitter(BEN, "Ben", "bb", "tabby")
        while lived.table.awaited != (1,):
            lived.house(lived.table.awaited[0])
        lived.say(BEN, "sit 1 bb Ben") if back == "sit" else lived.play(BEN, lived.choices(1)[0])
        assert lived.table.sitters[1] == Sitter(BEN, "Ben", "bb", "")


def test_whose_clock_ran_out_is_told_from_whoever_left() -> None:
    lived = two_at(seats=3)
    while lived.table.awaited != (1,):
        lived.house(lived.table.awaited[0])
    lived.house(1)
    assert lived.table.sitters[1] == Sitter(BEN, "Ben", "bb", "tabby", late=True)
    lived.say(BEN, "sit 1 bb Ben")
    lived.say(BEN, "rise")
    assert lived.table.sitters[1] == Sitter(BEN, "Ben", "bb", "tabby")


def test_the_players_of_a_match_are_those_who_held_a_seat_in_it() -> None:
    lived = Lived(config(seats=3), (ANNA, "sit 2 - Anna"), (BEN, "sit 0 - Ben"), (ANNA, "begin"), (BEN, "rise"))
    lived.play_on()
    for who, line in ((ANNA, "rise"), (CLEO, "sit 1 - Cleo"), (CLEO, "sit 2 - Cleo")):
        lived.say(who, line)
    assert lived.table.players == lived.folded().players == (BEN, SYSTEM, ANNA)
    assert new_table(config()).players == ()


def test_whoever_begins_is_back() -> None:
    lived = two_at()
    lived.say(BEN, "rise")
    lived.play_on()
    away = lived.table.sitters[1]
    assert away is not None
    assert not away.plays
    lived.say(BEN, "begin")
    assert lived.table.sitters[1] == Sitter(BEN, "Ben", "bb", "")


def test_between_matches_whoever_rises_is_gone() -> None:
    lived = Lived(None, (ANNA, "sit 0 - Anna"), (ANNA, "rise"))
    assert lived.table.sitters == (None, None)


def test_a_time_out_marks_the_person_away() -> None:
    lived = two_at()
    seat = lived.table.awaited[0]
    lived.house(seat)
    sitter = lived.table.sitters[seat]
    assert sitter is not None
    assert (sitter.plays, sitter.level, sitter.is_bot) == (False, "tabby", False)
    other = lived.table.sitters[1 - seat]
    assert other is not None
    assert other.plays


def test_when_the_house_moves_for_a_bot_nobody_is_away() -> None:
    lived = Lived(None, (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"), (ANNA, "begin"))
    while lived.table.awaited != (1,):
        lived.play(ANNA, lived.choices(0)[0])
    before = lived.table.sitters
    lived.house(1)
    assert lived.table.sitters == before


def test_whoever_did_not_come_back_has_no_seat_in_the_next_match() -> None:
    lived = two_at()
    lived.say(BEN, "rise")
    lived.play_on()
    lived.say(ANNA, "sit 0 - Anna")
    lived.say(ANNA, "begin")
    assert lived.table.seat_of(BEN) is None
    assert lived.table.names == ("Anna", "Biscuit")


def test_the_table_knows_since_when_it_waits_and_by_whose_move() -> None:
    lived = two_at()
    assert lived.table.waiting == Waiting(Seq(3), lived.rows[-1].at, TABLE, ())
    seat = lived.table.awaited[0]
    steps = lived.house(seat).steps
    assert lived.table.waiting == Waiting(Seq(4), lived.rows[-1].at, seat, steps)
    assert sentences_of(lived.table, steps) == 1
    lived.say(ANNA, "sit 0 - Anna")
    assert lived.table.waiting.seq == 4, "an order asks nobody anew"


def test_a_proposed_change_is_no_change() -> None:
    lived = two_at()
    before = everything(lived.table)
    seat = lived.table.awaited[0]
    change = decide(lived.table, Command(SYSTEM, "x", PlayMove(seat, lived.choices(seat)[0]), lived.table.seq))
    assert everything(lived.table) == before
    row = Row(TableId(77), lived.table.seq, SYSTEM, "x", change.lines, 9.0, None)
    assert everything(apply(lived.table, change, 9.0)) == everything(replay(lived.table, row)[0])
    assert everything(lived.table) == before
