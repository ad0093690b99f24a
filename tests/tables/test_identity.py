"""A token says who somebody is, and nobody can make one for another."""

from hypothesis import given
from hypothesis import strategies as st

from ninelives.hosting.people.identity import Identity
from ninelives.hosting.people.sessions import BITS, FIRST_SESSION, Session
from ninelives.tables.ids import SYSTEM, GuestId

US = Identity(b"k" * 32)
GUESTS = st.integers(1, 1 << BITS)
SESSIONS = st.builds(Session, GUESTS, st.integers(0, (1 << BITS) - 1))


@given(SESSIONS)
def test_a_token_reads_back(session: Session) -> None:
    assert US.read(US.token(session)) == session


@given(SESSIONS, SESSIONS)
def test_a_signature_is_good_for_one_session_only(one: Session, other: Session) -> None:
    number, _, signature = US.token(one).partition(".")
    forged = f"{US.token(other).partition('.')[0]}.{signature}"
    assert US.read(forged) == (one if one == other else None)
    assert US.read(f"{number}.{signature[:-1]}") is None
    assert US.read(f"{number}.{signature}0") is None


@given(SESSIONS)
def test_another_servers_token_means_nothing_here(session: Session) -> None:
    assert US.read(Identity(b"j" * 32).token(session)) is None


@given(st.text(max_size=80))
def test_whatever_is_sent_is_no_error(text: str) -> None:
    assert US.read(text) is None


def test_nonsense_of_the_right_shape_is_nobody() -> None:
    signature = US.token(Session(GuestId(0x1F), 0)).partition(".")[2]
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
    assert SYSTEM not in {session.who for session in new}
    assert all(0 < session.who <= 1 << BITS and FIRST_SESSION <= session.number < 1 << BITS for session in new)


def test_a_token_holds_its_numbers_and_a_signature_only() -> None:
    token = US.token(Session(GuestId(255), 2**32))
    assert token.startswith("ff-100000000.")
    assert len(token) == len("ff-100000000.") + 32


@given(SESSIONS, SESSIONS)
def test_a_session_ends_for_good_and_alone(one: Session, other: Session) -> None:
    us = Identity(b"k" * 32)
    assert us.end([one]) == [one]
    assert us.end([one]) == [], "that is known"
    assert us.read(us.token(one)) is None
    same = one == other or (one.who == other.who and other.number < one.number < FIRST_SESSION)
    assert us.read(us.token(other)) == (None if same else other)


@given(GUESTS, st.integers(0, FIRST_SESSION - 2), st.integers(FIRST_SESSION, 1 << BITS))
def test_the_end_of_a_token_that_was_counted_is_the_end_of_all_before_it(who: int, counted: int, session: int) -> None:
    us = Identity(b"k" * 32)
    us.end([Session(GuestId(who), counted)])
    for number, counts in ((0, False), (counted, False), (counted + 1, True), (session, True)):
        token = us.token(Session(GuestId(who), number))
        assert (us.read(token) is not None) is counts


def test_a_token_of_a_version_that_counted_them_still_reads() -> None:
    assert US.read("1f.dc161de9e488ca11e1c818237d3b26b2") == Session(GuestId(0x1F), 0)
    assert US.read("1f-3.6f382df82dc196f93ddabff65100ebb8") == Session(GuestId(0x1F), 3)


def test_nobody_opens_a_session_of_their_own() -> None:
    number, _, signature = US.token(Session(GuestId(0x1F), 0)).partition(".")
    for forged in (f"{number}-1.{signature}", f"{number}-.{signature}", f"{number}-01.{signature}"):
        assert US.read(forged) is None


@given(SESSIONS)
def test_no_token_outlives_its_epoch(session: Session) -> None:
    us = Identity(b"k" * 32)
    old = us.token(session)
    assert us.raise_epoch(1)
    assert not us.raise_epoch(1), "that is known"
    assert us.read(old) is None
    assert us.read(us.token(session)) == session


def test_a_network_has_one_digest_that_only_we_can_make() -> None:
    assert US.digest("127.0.0.1") == US.digest("127.0.0.1") != US.digest("127.0.0.2")
    assert US.digest("127.0.0.1") != Identity(b"j" * 32).digest("127.0.0.1")
