from ninelives.core.catalogs import choose_language, languages, translations_of
from ninelives.core.language import current_language, gettext, ngettext, pgettext, use_language
from ninelives.core.pseudo import PSEUDO, pseudo_translate


def test_a_message_is_marked_and_longer_and_keeps_its_holes() -> None:
    assert pseudo_translate("You hold no {card!r:>4}.") == "⟦Ýóú hóld ñó {card!r:>4}. ~~~ ~~~~⟧"
    with use_language(translations_of(PSEUDO)):
        assert gettext("A bid of {n}.", n=3) == "⟦Á bíd óf 3. ~~~~⟧"
        assert [ngettext("{n} cat", "{n} cats", n) for n in (1, 2)] == ["⟦1 çát~⟧", "⟦2 çátš~⟧"]
        assert pgettext("deck", "own") == "⟦ówñ~⟧"
        assert current_language() == PSEUDO


def test_it_is_spoken_to_whoever_asks_but_offered_to_nobody() -> None:
    assert choose_language(f"{PSEUDO}, de") == PSEUDO
    assert PSEUDO not in languages()
