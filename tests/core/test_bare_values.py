"""Values of the core with nothing but what they need, and with all they can hold."""

import pytest

from ninelives import BadRecord, Match, Secret, load, read_record, record
from ninelives.core.chance import SecretDraw
from ninelives.core.errors import Misread
from ninelives.core.game import Outcome
from ninelives.core.notation import read_hands
from ninelives.core.options import Option
from ninelives.core.record import Head, Record
from ninelives.core.speech import Voice
from ninelives.games.kitten_me.moves import FirstDealer, Flip

GAME = load("kitten-me")


def test_a_bare_record_says_only_what_there_is() -> None:
    bare = Record(Head("dog-me", 3, 2), ())
    assert bare.write() == "ninelives 1\ngame dog-me 3\nseats 2\n"
    assert bare == Record(Head("dog-me", 3, 2, (), (), "", ""), (), "", "", "")
    assert (bare.head.commitment, bare.head.salt, bare.result, bare.secret, bare.source) == ("", "", "", "", "")


def test_a_full_record_says_it_all_in_order() -> None:
    head = Head("dog-me", 3, 2, (("deck", "own"),), ("Ada", "Bo"), "c0ffee", "two cats")
    full = Record(head, ((-1, "deal 0:a"), (1, "pass")), "ranks 1 2 scores 3 0", "f00d")
    assert full.write().splitlines() == [
        "ninelives 1",
        "game dog-me 3",
        "seats 2",
        "option deck own",
        "name 0 Ada",
        "name 1 Bo",
        "commitment c0ffee",
        "salt two cats",
        "TABLE deal 0:a",
        "1 pass",
        "result ranks 1 2 scores 3 0",
        "secret f00d",
    ]
    assert read_record(full.write()) == full


def test_what_a_record_lacks_would_stand_on_its_last_line() -> None:
    bare = Record(Head("dog-me", 3, 2), ((0, "pass"), (1, "pass")))
    assert [bare.line_number_of(kind) for kind in ("ninelives", "game", "seats", "secret")] == [1, 2, 3, 5]
    assert [bare.line_number_of("a move", nth) for nth in range(3)] == [4, 5, 5]


def test_a_fault_is_named_by_the_line_that_an_editor_counts() -> None:
    with pytest.raises(BadRecord) as fault:
        read_record("# for Ada\n\nninelives 2\ngame dog-me 3\nseats 2\n")
    assert fault.value.line == 3


def test_numbers_of_a_record_have_up_to_nine_digits() -> None:
    assert read_record("ninelives 1\ngame dog-me 123456789\nseats 2").head.version == 123456789
    with pytest.raises(BadRecord):
        read_record("ninelives 1\ngame dog-me 1234567890\nseats 2")


def test_an_option_and_an_outcome_keep_all_that_they_are_made_of() -> None:
    option = Option("deck", ("a", "b"), "X1", "which cards", str.lower, ("C",))
    assert option.parts() == ("deck", ("a", "b"), "X1", "which cards", str.lower, ("C",))
    assert (option.default, option.settle("b"), option.settle("C")) == ("a", "b", "c")
    assert Option("deck", ("a",), "X1", "which cards").parts()[4:] == (None, ())
    outcome = Outcome((1, 2, 1), (9, 3, 9), "all slept")
    assert (outcome.ranks, outcome.scores, outcome.why) == ((1, 2, 1), (9, 3, 9), "all slept")
    assert outcome.winners == {0, 2}


def test_a_hand_is_named_by_what_stands_before_its_first_colon() -> None:
    with pytest.raises(Misread) as fault:
        read_hands(["0:bh:w"], {"bh": 0, "w": 1})
    assert str(fault.value) == "'bh:w' is no card. Cards are written bh, w."


def test_steps_that_follow_each_other_hang_together() -> None:
    match = Match(GAME, GAME.choose(None, {"start": "1"}), 2, secret=Secret(bytes(32)))
    match.say(match.to_act[0], "bid 1 hat")
    steps = match.propose(match.to_act[0], GAME.read("challenge"))
    assert len(steps) > 1
    assert steps[0].before == match.state
    assert [step.before for step in steps[1:]] == [step.after for step in steps[:-1]]


def test_a_match_without_a_secret_promises_nothing() -> None:
    head = record(Match(GAME, GAME.choose(), 2)).head
    assert (head.commitment, head.salt) == ("", "")


def test_the_first_word_of_an_option_is_its_name() -> None:
    answers = read_record("ninelives 1\ngame dog-me 3\nseats 2\noption deck of ours\n").head.answers
    assert answers == (("deck", "of ours"),)


def test_a_word_that_would_favour_small_numbers_is_drawn_again() -> None:
    draw = SecretDraw(bytes(32), "roll 0")
    draw._words = [5, (1 << 64) - 1]  # the last comes first; three goes into 2**64 with a remainder of one
    assert draw.below(3) == 2
    assert draw._words == []


def test_values_differ_in_their_hash_as_in_their_parts_and_kind() -> None:
    values = [FirstDealer(3), Flip(3), Flip(4)]
    assert len({hash(value) for value in values}) == len(values)
    assert hash(Flip(3)) == hash(values[1])


def test_whoever_has_no_name_is_called_by_the_seat() -> None:
    assert [Voice(("Ada",), None).who(seat) for seat in (0, 1, 2)] == ["Ada", "seat 1", "seat 2"]
    assert Voice((), 1).tell(0, "{who} bids.", "You bid.") == "Seat 0 bids."
