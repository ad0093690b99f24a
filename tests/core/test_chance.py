from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import BadOption, Secret
from ninelives.core.chance import SecretDraw, sample


class Script:
    """A draw that says what it is told: anybody may write one."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = list(numbers)

    def below(self, n: int, /) -> int:
        number = self._numbers.pop(0)
        assert number < n
        return number


def test_sample_is_a_shuffle_cut_short() -> None:
    assert sample(Script(2, 0, 1), "abcd", 3) == ["c", "b", "d"]


def test_a_secret_draw_is_plain_sha256_as_the_docs_say() -> None:
    block = sha256(b"key" + b"move 3" + b"/" + b"0").digest()
    words = [int.from_bytes(block[place : place + 8], "big") for place in (0, 8, 16, 24)]
    draw = SecretDraw(b"key", "move 3")
    assert [draw.below(1000) for _ in range(4)] == [word % 1000 for word in words]
    following = int.from_bytes(sha256(b"key" + b"move 3" + b"/" + b"1").digest()[:8], "big")
    assert draw.below(1000) == following % 1000


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    n = (1 << 63) + 1  # almost half of all words are too high
    block = sha256(b"key" + b"x" + b"/0").digest()
    words = [int.from_bytes(block[place : place + 8], "big") for place in (0, 8, 16, 24)]
    first_fair = next(word for word in words if word < n)
    assert SecretDraw(b"key", "x").below(n) == first_fair


def test_a_secret_draw_is_even() -> None:
    draw = SecretDraw(b"key", "even")
    counts = Counter(draw.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000))
def test_the_salt_changes_every_draw_and_not_the_commitment(data: bytes, move: int) -> None:
    plain, salted = Secret(data), Secret(data, "two black cats")
    assert plain.commitment == salted.commitment == sha256(data).hexdigest()
    assert plain.draw(move).below(1 << 63) != salted.draw(move).below(1 << 63)


@pytest.mark.parametrize(("data", "salt"), [(b"short", ""), (bytes(32), "two\nlines"), (bytes(32), " spaces ")])
def test_a_secret_that_no_record_could_hold_is_refused(data: bytes, salt: str) -> None:
    with pytest.raises(BadOption):
        Secret(data, salt)
