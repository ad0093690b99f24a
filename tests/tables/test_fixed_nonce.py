"""The nonce that whoever opens a table fixes then: nothing that they say later chooses a deal."""

from tables.lived import ANNA, BEN, Lived, config


def test_whoever_opened_a_table_with_a_nonce_chooses_no_deal_as_they_sit_down() -> None:
    deals = set()
    for seat, nonce in ((0, "aa"), (0, "ab"), (1, "-")):
        opened = config(host=ANNA, nonce="f1x")
        lived = Lived(opened, (BEN, f"sit {1 - seat} bb Ben"), (ANNA, f"sit {seat} {nonce} Anna"), (ANNA, "begin"))
        match = lived.table.match
        assert match is not None
        assert match.secret is not None
        assert match.secret.salt == "f1x bb"
        deals.add(lived.rows[-1].lines)
    assert len(deals) == 1
