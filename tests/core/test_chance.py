import pickle
from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import BadOption, Secret
from ninelives.core.cards import cards_of, draw_card
from ninelives.core.chance import FastDraw, SecretDraw, Urn, sample


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


def test_words_that_would_favour_small_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the 2**64 words the last few would make small numbers likelier: below(3) passes over the very last."""
    words = iter([(1 << 64) - 1, 5])
    monkeypatch.setattr(SecretDraw, "_next", lambda _self: next(words))
    assert SecretDraw(b"key", "x").below(3) == 5 % 3


@pytest.mark.parametrize("n", [0, -3, (1 << 32) + 1])
def test_numbers_that_cannot_be_drawn_fairly_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below takes"):
        SecretDraw(b"key", "x").below(n)


def test_of_one_thing_the_first_is_drawn() -> None:
    assert SecretDraw(b"key", "x").below(1) == 0
    assert SecretDraw(b"key", "x").below(1 << 32) < 1 << 32


@given(st.binary(min_size=32, max_size=32), st.sampled_from(["", "two black cats"]))
def test_the_commitment_gives_nothing_away(data: bytes, salt: str) -> None:
    secret = Secret(data, salt)
    from_commitment = SecretDraw(bytes.fromhex(secret.commitment), "roll 1")
    drawn = secret.draw(1)
    assert [drawn.below(1 << 32) for _ in range(4)] != [from_commitment.below(1 << 32) for _ in range(4)]
    assert data.hex() not in repr(secret)
    assert repr(data) not in repr(secret)


def test_the_key_is_as_the_docs_say() -> None:
    secret = Secret(bytes(range(32)), "two black cats")
    key = sha256(b"ninelives key/" + bytes(range(32)) + b"two black cats").digest()
    assert secret.draw(7).below(1000) == SecretDraw(key, "roll 7").below(1000)


def test_a_secret_draw_is_even() -> None:
    draw = SecretDraw(b"key", "even")
    counts = Counter(draw.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000))
def test_the_salt_changes_every_draw_and_not_the_commitment(data: bytes, move: int) -> None:
    plain, salted = Secret(data), Secret(data, "two black cats")
    assert plain.commitment == salted.commitment == sha256(data).hexdigest()
    assert plain.draw(move).below(1 << 32) != salted.draw(move).below(1 << 32)


@pytest.mark.parametrize(("data", "salt"), [(b"short", ""), (bytes(32), "two\nlines"), (bytes(32), " spaces ")])
def test_a_secret_that_no_record_could_hold_is_refused(data: bytes, salt: str) -> None:
    with pytest.raises(BadOption):
        Secret(data, salt)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=12).filter(any), st.integers(0, 1000))
def test_to_pick_one_card_is_a_sample_of_one(counts: list[int], number: int) -> None:
    secret = Secret(bytes(32))
    assert [draw_card(counts, secret.draw(number))] == sample(secret.draw(number), cards_of(counts), 1)


def test_what_is_taken_from_an_urn_is_gone_unless_it_goes_back() -> None:
    assert Urn(("a", "b", "c"), 2).drawn(Script(1, 1)) == ["b", "c"]
    assert Urn(("a", "b", "c"), 3, back=True).drawn(Script(1, 1, 0)) == ["b", "b", "a"]
    assert Urn((), 0, back=False, besides=("a",)).drawn(Script()) == []


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("deal 0:a,b 1:c", True),
        ("deal 0:b,a 1:c", True),  # a hand is written in the order of its codes
        ("deal 0:a,c 1:b", False),  # these went to other seats
        ("deal 0:a,b 1:-", False),
        ("deal 0:a,b 1:c,c", False),
        ("deal 0:a,b 1:- 2:c", True),  # who is out gets none
        ("drawn a,b,c", True),
        ("drawn a,b", False),
        ("drawn a,b,d", False),
    ],
)
def test_what_was_drawn_is_held_against_the_line_hand_by_hand(line: str, fits: bool) -> None:  # noqa: FBT001
    assert Urn(("a", "b", "c", "d"), 3).gives(["b", "a", "c"], line) == fits


def test_what_is_there_without_chance_stands_in_the_line_too() -> None:
    urn = Urn(("a", "b", "c"), 1, back=False, besides=("d", "d"))
    assert urn.gives(["b"], "top b,d,d")
    assert not urn.gives(["b"], "top b,d")
    assert not urn.gives(["b"], "top a,d,d")


def test_a_draw_goes_on_from_a_pickle() -> None:
    draw = FastDraw(Random(1).random)  # noqa: S311 - a test repeats itself
    draw.below(6)
    again = pickle.loads(pickle.dumps(draw))  # noqa: S301 - our own bytes
    assert [again.below(1000) for _nth in range(9)] == [draw.below(1000) for _nth in range(9)]
