"""How much one sender may say."""

from hypothesis import given
from hypothesis import strategies as st

from ninelives.hosting.people import rate_limit
from ninelives.hosting.people.rate_limit import MOST_KEPT, Bucket, Rate, RateLimit

RATE = Rate(burst=3, refill=0.5)


def test_a_burst_is_allowed_and_then_no_more() -> None:
    bucket = Bucket(RATE, 10.0)
    assert [bucket.spend(RATE, 10.0) for _time in range(5)] == [True, True, True, False, False]


def test_it_refills_with_time_and_never_above_the_burst() -> None:
    bucket = Bucket(RATE, 0.0)
    assert all(bucket.spend(RATE, 0.0) for _time in range(3))
    assert not bucket.spend(RATE, 1.9)
    assert bucket.spend(RATE, 2.0)
    assert [bucket.spend(RATE, 1000.0) for _time in range(4)] == [True, True, True, False]


def test_what_costs_more_takes_more_and_a_refusal_takes_nothing() -> None:
    bucket = Bucket(RATE, 0.0)
    assert bucket.spend(RATE, 0.0, 2.0)
    assert not bucket.spend(RATE, 0.0, 2.0)
    assert bucket.spend(RATE, 0.0, 1.0)


@given(st.lists(st.floats(0, 3), max_size=60))
def test_nobody_gets_more_than_burst_and_refill(pauses: list[float]) -> None:
    bucket, now, had = Bucket(RATE, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        had += bucket.spend(RATE, now)
        assert had <= RATE.burst + now * RATE.refill + 1e-6


def test_senders_do_not_spend_each_others() -> None:
    kept = RateLimit(RATE)
    assert [kept.spend("one", 0.0) for _time in range(4)] == [True, True, True, False]
    assert kept.spend("two", 0.0)
    assert not kept.spend("one", 0.0)


def test_the_longest_silent_are_forgotten_first() -> None:
    kept = RateLimit(RATE)
    for sender in range(MOST_KEPT):
        kept.spend(sender, 0.0)
    kept.spend(0, 0.0)
    kept.spend("new", 0.0)
    assert len(kept._buckets) == MOST_KEPT
    assert 0 in kept._buckets
    assert 1 not in kept._buckets
    assert rate_limit.MOST_KEPT == 10_000
