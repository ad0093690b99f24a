"""What whoever opened a table may do there: lock it, remove people between matches (T12), and decide alone (T17)."""

import pytest

from ninelives.tables.ids import GuestId
from server.client import come
from server.local import LocalServer
from tables.lived import ANNA, BEN, CLEO, Lived, config


def hosted(*said: tuple[GuestId, str]) -> Lived:
    """Set up a table that Anna opened, with Ben at it."""
    return Lived(config(seats=3, host=ANNA), (ANNA, "sit 0 - Anna"), (BEN, "sit 1 - Ben"), *said)


@pytest.mark.parametrize("line", ["lock", "unlock", "lead", "share", "remove 0"])
def test_t12_only_whoever_opened_a_table_locks_it_and_removes_people(line: str) -> None:
    assert hosted().refusal(BEN, line) == "T12"
    assert Lived(config(seats=3), (ANNA, "sit 0 - Anna")).refusal(ANNA, line) == "T12", "nobody opened this one"


def test_t12_at_a_locked_table_nobody_new_sits_down() -> None:
    lived = hosted((ANNA, "lock"))
    assert lived.refusal(CLEO, "sit 2 - Cleo") == "T12"
    assert lived.refusal(BEN, "sit 2 - Ben") == "", "whoever sits may change seats"
    lived.say(ANNA, "unlock")
    assert lived.refusal(CLEO, "sit 1 - Cleo") == ""


def test_t12_the_host_of_a_locked_table_comes_and_goes() -> None:
    lived = hosted((ANNA, "lock"), (ANNA, "rise"))
    assert lived.refusal(ANNA, "sit 0 - Anna") == ""


def test_t12_whoever_is_removed_does_not_sit_there_again() -> None:
    lived = hosted((ANNA, "remove 1"))
    assert lived.table.names == ("Anna", "Seat 2", "Seat 3")
    assert lived.refusal(BEN, "sit 1 - Ben") == "T12"
    assert lived.folded().access == lived.table.access
    assert lived.refusal(CLEO, "sit 1 - Cleo") == ""


@pytest.mark.parametrize(("line", "ruling"), [("remove 0", "T1"), ("remove 2", "T1"), ("remove 9", "T1")])
def test_t12_one_removes_other_people_only(line: str, ruling: str) -> None:
    lived = hosted((ANNA, "bot 2 kitten"))
    assert lived.refusal(ANNA, line) == ruling


def test_t12_nobody_is_removed_from_a_match() -> None:
    lived = hosted((ANNA, "begin"))
    assert lived.refusal(ANNA, "remove 1") == "T3"
    assert lived.refusal(ANNA, "lock") == ""
    lived.play_on()
    assert lived.refusal(ANNA, "remove 1") == ""


@pytest.mark.parametrize("line", ["begin", "bot 2 kitten", "seats 2", "seats 4"])
def test_t17_where_the_host_leads_nobody_else_begins_or_sets_seats(line: str) -> None:
    assert hosted().refusal(BEN, line) == "", "all who sit decide, until the host says so"
    assert hosted((ANNA, "lead")).refusal(BEN, line) == "T17"
    assert hosted((ANNA, "lead")).refusal(ANNA, line) == ""
    assert hosted((ANNA, "lead"), (ANNA, "share")).refusal(BEN, line) == ""
    assert hosted((ANNA, "lead"), (ANNA, "rise")).refusal(BEN, line) == "", "nobody waits for a host who left"


def test_t17_bots_are_sent_away_by_the_host_alone() -> None:
    lived = hosted((ANNA, "bot 2 kitten"), (ANNA, "lead"))
    assert lived.refusal(BEN, "clear 2") == "T17"
    assert lived.refusal(BEN, "sit 2 - Ben") == "", "a seat of one's own is one's own choice"
    assert lived.folded().host_decides


def test_t17_a_bot_may_play_for_anybody_who_wants_it() -> None:
    lived = hosted((ANNA, "lead"), (ANNA, "begin"))
    assert lived.refusal(BEN, "bot 1 kitten") == ""
    assert lived.refusal(BEN, "bot 2 kitten") == "T17"


async def test_whoever_opened_a_table_locks_it_for_all_to_see_and_removes_somebody(house: LocalServer) -> None:
    token = house.context.house.identity.token(house.context.house.identity.new())
    code = (await house.ask("POST", "/api/tables", {"game": "kitten-me", "seats": 3}, token)).json()["code"]
    table = house.table(code)
    async with come(table, token) as ann, come(table) as ben:
        assert (ann.welcome["host"], ben.welcome.get("host", False)) == (True, False)
        await ann.done("sit 0 - Ann")
        await ben.done("sit 1 - Ben")
        assert (await ben.do("lock"))["ruling"] == "T12"
        seq = await ann.done("lock")
        await ben.sees(lambda me: me.seq >= seq)
        assert ben.all("told")[-1]["locked"] is True
        seq = await ann.done("remove 1")
        await ben.sees(lambda me: me.seq >= seq and me.seat is None)
        assert ben.all("told")[-1]["event"] == "Ben was removed by whoever opened the table."
        async with come(table) as cleo:
            assert cleo.welcome["locked"] is True
            assert (await cleo.do("sit 1 - Cleo"))["ruling"] == "T12"
