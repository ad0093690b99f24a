"""A move may be sent in plain words."""

import pytest

from ninelives import Refused
from tables.lived import ANNA, BEN, two_at


def test_a_move_may_be_sent_in_plain_words_and_is_logged_as_it_is_written() -> None:
    lived = two_at("kitten-me")
    seat = lived.table.awaited[0]
    lived.play((ANNA, BEN)[seat], "I bid twelve hats!")
    assert lived.rows[-1].lines.splitlines()[0] == f"{seat} bid 12 hat"
    with pytest.raises(Refused, match="That could be 'bid 13 hat' or 'bid 13 tie' or"):
        lived.play((ANNA, BEN)[1 - seat], "thirteen")
    with pytest.raises(Refused, match="K8"):
        lived.play((ANNA, BEN)[1 - seat], "5 blues")
