"""What the log of a rated table says about fairness: who was played for, and who came from one network."""

import pytest

from ninelives.hosting.storage.redaction import redact_names
from ninelives.tables.commands.match import Begin, PlayMove
from ninelives.tables.commands.seats import PutBot, Rise, Sit
from ninelives.tables.ids import UNKNOWN_NETWORK
from ninelives.tables.state import PLAYING
from tables.lived import ANNA, BEN, Lived, config


def rated(*networks: str) -> Lived:
    lived = Lived(config(seats=3, rated=True))
    for who, name, seat, network in ((ANNA, "Anna", 0, networks[0]), (BEN, "Ben", 2, networks[1])):
        lived.do(who, Sit(seat, "-", name, network))
    lived.do(ANNA, Begin("kitten"))
    return lived


@pytest.mark.parametrize(
    ("networks", "groups"),
    [
        (("aa11", "bb22"), (0, UNKNOWN_NETWORK, 2)),
        (("aa11", "aa11"), (0, UNKNOWN_NETWORK, 0)),
        (("", ""), (UNKNOWN_NETWORK,) * 3),
    ],
)
def test_people_of_one_network_share_the_first_seat_of_it(networks: tuple[str, str], groups: tuple[int, ...]) -> None:
    lived = rated(*networks)
    assert lived.table.match_log.networks == lived.folded().match_log.networks == groups


def test_moves_that_a_bot_made_for_somebody_are_counted_and_follow_from_the_log() -> None:
    lived = rated("aa11", "bb22")
    made = [0, 0, 0]
    while lived.table.phase == PLAYING and sum(made) < 12:
        seat = lived.table.awaited[0]
        if lived.table.seq % 3 and seat != 1:
            lived.do(ANNA if seat == 0 else BEN, PlayMove(seat, lived.choices(seat)[0]))
        else:
            lived.house(seat)
            made[seat] += seat != 1  # a bot that sits there plays for itself
    assert lived.table.match_log.stood_in == lived.folded().match_log.stood_in == tuple(made)
    assert made[0] + made[2] > 1


def test_a_bot_that_somebody_put_on_their_own_seat_plays_for_them_until_they_are_back() -> None:
    lived = rated("aa11", "bb22")
    lived.do(ANNA, PutBot(0, "kitten"))
    lived.do(BEN, Rise())
    while lived.table.match_log.stood_in[0] < 2:
        lived.house(lived.table.awaited[0])
    lived.do(ANNA, Sit(0, "-", "Anna", "cc33"))
    assert lived.table.match_log.networks == (0, UNKNOWN_NETWORK, 2)  # as it began
    assert lived.table.match_log.stood_in[0] == 2


def test_a_new_match_counts_anew() -> None:
    lived = rated("aa11", "bb22")
    while lived.table.phase == PLAYING:
        lived.house(lived.table.awaited[0])
    assert sum(lived.table.match_log.stood_in) > 0
    lived.do(ANNA, Begin())
    assert sum(lived.table.match_log.stood_in) == 0


def test_whence_somebody_came_goes_with_their_name() -> None:
    assert redact_names("sit 0 12ab Anna\nfrom aa11") == "sit 0 12ab Guest"
