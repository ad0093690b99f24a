"""A token says who somebody is, and nobody can make one for another."""

from hypothesis import given
from hypothesis import strategies as st

from ninelives.tables.ids import HOUSE, GuestId
from ninelives.tables.live.identity import BITS, Identity

US = Identity(b"k" * 32)
GUESTS = st.integers(1, 1 << BITS)


@given(GUESTS)
def test_a_token_reads_back(who: GuestId) -> None:
    assert US.read(US.token(who)) == who


@given(GUESTS, GUESTS)
def test_a_signature_is_good_for_one_guest_only(one: int, other: int) -> None:
    number, _, signature = US.token(GuestId(one)).partition(".")
    forged = f"{other:x}.{signature}"
    assert US.read(forged) == (one if one == other else None)
    assert US.read(f"{number}.{signature[:-1]}") is None
    assert US.read(f"{number}.{signature}0") is None


@given(GUESTS)
def test_another_servers_token_means_nothing_here(who: GuestId) -> None:
    assert US.read(Identity(b"j" * 32).token(who)) is None


@given(st.text(max_size=80))
def test_whatever_is_sent_is_no_error(text: str) -> None:
    assert US.read(text) is None


def test_nonsense_of_the_right_shape_is_nobody() -> None:
    signature = US.token(GuestId(0x1F)).partition(".")[2]
    for token in (
        "",
        ".",
        "1f",
        "1f.",
        f".{signature}",
        f"1F.{signature}",
        f"+1f.{signature}",
        f"{'0' * 20}1f.{signature}",
    ):
        assert US.read(token) is None


def test_new_guests_are_many_and_never_the_house() -> None:
    new = {US.new() for _time in range(2000)}
    assert len(new) == 2000
    assert HOUSE not in new
    assert all(0 < who <= 1 << BITS for who in new)


def test_a_token_holds_its_number_and_a_signature_only() -> None:
    assert US.token(GuestId(255)).startswith("ff.")
    assert len(US.token(GuestId(255))) == len("ff.") + 32


@given(GUESTS, st.integers(1, 1 << 31))
def test_a_token_of_an_earlier_generation_counts_no_more(who: GuestId, generation: int) -> None:
    us = Identity(b"k" * 32)
    old = us.token(who)
    assert us.raise_generation(who, generation)
    assert us.read(old) is None
    assert us.read(us.token(who)) == who
    assert not us.raise_generation(who, generation), "that is known"
    assert us.read(us.token(GuestId(who + 1))) == who + 1


def test_nobody_raises_their_own_generation() -> None:
    us = Identity(b"k" * 32)
    number, _, signature = us.token(GuestId(0x1F)).partition(".")
    us.raise_generation(GuestId(0x1F), 1)
    for forged in (f"{number}-1.{signature}", f"{number}-.{signature}", f"{number}-01.{signature}"):
        assert us.read(forged) is None


def test_a_network_has_one_digest_that_only_we_can_make() -> None:
    assert US.digest("127.0.0.1") == US.digest("127.0.0.1") != US.digest("127.0.0.2")
    assert US.digest("127.0.0.1") != Identity(b"j" * 32).digest("127.0.0.1")
