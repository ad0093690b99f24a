"""What is said in another language, at once or later."""

import pickle
from collections.abc import Iterator
from contextvars import copy_context
from gettext import NullTranslations

import pytest

from ninelives.core.catalogs import choose_language, languages, translations_of
from ninelives.core.errors import BadOption, Refused, UnknownGame
from ninelives.core.game import Refusal
from ninelives.core.language import (
    ENGLISH,
    Message,
    current_language,
    gettext,
    gettext_lazy,
    ngettext,
    ngettext_lazy,
    pgettext,
    speak,
    use_language,
)
from ninelives.core.speech import Voice

NAMES = "Ada", "Bo"


class Shouted(NullTranslations):
    """Everything louder, so that one sees what was translated."""

    def gettext(self, message: str) -> str:
        return message.upper().replace("{NUMBER}", "{number}").replace("{CARD}", "{card}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return (msgid1 if n == 1 else msgid2).upper().replace("{N}", "{n}")

    def pgettext(self, context: str, message: str) -> str:
        return f"{context.upper()}/{message.upper()}"


@pytest.fixture
def shouting() -> Iterator[None]:
    with use_language(Shouted()):
        yield


@pytest.mark.usefixtures("shouting")
def test_messages_are_said_in_the_language_spoken_and_values_are_not_changed() -> None:
    assert gettext("The bid is {number}.", number="seven") == "THE BID IS seven."
    assert [ngettext("{n} card", "{n} cards", n) for n in (1, 2)] == ["1 CARD", "2 CARDS"]
    assert pgettext("answer", "open") == "ANSWER/OPEN"


def test_what_was_made_before_is_said_later_in_the_language_of_then() -> None:
    card = gettext_lazy("a hat")
    most = ngettext_lazy("{n} card", "{n} cards", 2)
    sentence = gettext_lazy("You hold no {card}.", card=card)
    refusals = Refusal("K1", "Wait."), Refusal("K2", sentence)
    unknown, refused = BadOption("No {card}.", card=most), [Refused("K2", sentence), Refused("K1", "Wait.")]
    assert str(sentence) == "You hold no a hat."
    with use_language(Shouted()):
        assert [one.reason for one in refusals] == ["WAIT.", "YOU HOLD NO A HAT."]
        assert str(unknown) == "NO 2 CARDS."
        assert [fault.reason for fault in refused] == ["YOU HOLD NO A HAT.", "WAIT."]
    assert [str(fault) for fault in (unknown, *refused)] == ["No 2 cards.", "K2: You hold no a hat.", "K1: Wait."]


def test_nothing_is_said_as_nothing() -> None:
    with use_language(translations_of("de")):
        assert [gettext(""), str(gettext_lazy(""))] == ["", ""]


def test_a_message_is_a_value() -> None:
    one, other = gettext_lazy("{n} cats", n=1), gettext_lazy("{n} cats", n=2)
    assert one == Message("{n} cats", (("n", 1),)) != other
    assert pickle.loads(pickle.dumps(other)) == other  # noqa: S301 - our own bytes


def test_braces_of_a_name_are_no_holes() -> None:
    voice = Voice(("{0.x}", "Bo"), 1)
    assert voice.tell(0, "{who} bids.", "You bid.") == "{0.x} bids."
    assert voice.tell(1, "{who} bids.", "You bid.") == "You bid."


@pytest.mark.parametrize(("me", "said"), [(None, "Ada asks Bo."), (0, "You ask Bo."), (1, "Ada asks you.")])
def test_each_of_two_is_told_in_a_sentence_of_their_own(me: int | None, said: str) -> None:
    sentences = "{who} asks {whom}.", "{who} asks you.", "You ask {whom}."
    assert Voice(NAMES, me).tell_both(0, 1, *sentences) == said


def test_a_language_is_spoken_in_one_context_alone() -> None:
    def there() -> str:
        speak(translations_of("de"))
        return current_language()

    assert copy_context().run(there) == "de"
    assert current_language() == ENGLISH


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("tlh, de", "de"),
        ("DE", "de"),
        ("EN-us", "en"),
        ("deu", "en"),
        ("de.md/../..", "en"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_the_first_language_that_the_house_speaks_is_understood(wanted: str, language: str) -> None:
    assert choose_language(wanted) == language


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_says_it_differently(language: str) -> None:
    with use_language(translations_of(language)):
        fault = str(UnknownGame("chess", ["go-kitty"]))
    assert "chess" in fault
    assert fault != str(UnknownGame("chess", ["go-kitty"]))
