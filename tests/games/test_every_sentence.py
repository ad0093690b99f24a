"""In every game, whatever a player reads while a match is played comes from a catalogue: nothing is put together."""

import re
from random import Random
from typing import Any

import pytest

from ninelives import keys, load
from ninelives.bots.bot import next_move
from ninelives.bots.cats import bots_of, cats_of
from ninelives.core.catalogs import translations_of
from ninelives.core.chance import SECRET_BYTES, FastDraw, Secret
from ninelives.core.language import gettext, use_language
from ninelives.core.match import Match, collect_memories, steps_of
from ninelives.core.pseudo import PSEUDO
from ninelives.core.speech import deed_for, doings_of
from ninelives.games.shut_up_cat.pieces.distractions import CODES

OURS = [key for key in keys() if load(key).package.startswith("ninelives.")]
NAMES = ("Q1", "Q2", "Q3", "Q4")
SAID = re.compile(r"⟦[^⟦⟧]*⟧")
TYPED = "|".join(CODES)
BARE = re.compile(rf"Q\d|[\d\W_]|\bZ\b|\b[a-lzmM]\b|\b({TYPED})\b")  # no words: names, numbers, what is typed, signs


def told_in(key: str, preset: str, seed: int) -> list[str]:
    game, random = load(key), Random(seed)  # noqa: S311 - the same each time
    secret = Secret(random.randbytes(SECRET_BYTES))
    match: Match[Any, Any, Any] = Match(game, game.choose(preset), 3, secret=secret, names=NAMES[:3])
    bots = dict.fromkeys(range(3), bots_of(game)["kitten"])
    while match.outcome is None and len(match.moves) < 120:
        match.play(*next_move(match, bots, FastDraw(random.random)))
    cats = cats_of(game)
    lines: list[str] = []
    for nth, step in enumerate(steps_of(match)):
        for seat in (None, 0, 1):
            view, heard = game.view(step.after, seat), game.hear(step.before, step.actor, step.move, seat)
            lines += [*game.tell(view, step.actor, heard, match.names), *game.picture(view, match.names).splitlines()]
            refusal = None if seat is None else game.refuse(step.after, seat, step.move)
            lines += [] if refusal is None else [refusal.reason]
            lines += list(cats.tell_odds(view, match.names)) if cats is not None and nth % 10 == 0 else []
    memories = collect_memories(game, steps_of(match), match.names)
    lines += [said for seat in (None, 0, 1) for said in (deed_for(memories, seat), *doings_of(memories, seat))]
    return [*lines, *([gettext(match.outcome.why)] if match.outcome is not None else [])]


def unsaid(line: str) -> str:
    """Return the words of a line that no catalogue was asked for, however deep they are filled in."""
    while SAID.search(line):
        line = SAID.sub("", line)
    return BARE.sub("", line)


@pytest.mark.parametrize(("key", "preset"), [(key, preset) for key in OURS for preset in load(key).presets])
def test_every_word_that_is_told_can_be_translated(key: str, preset: str) -> None:
    with use_language(translations_of(PSEUDO)):
        lines = told_in(key, preset, 7)
    assert len(lines) > 100
    assert [line for line in lines if unsaid(line)] == []


def test_what_is_put_together_is_found_out() -> None:
    assert unsaid("⟦Q1 bíds ⟦3 Háts~⟧.~~~⟧") == ""
    assert unsaid("⟦Q1 bíds 3 Hats.~~~⟧ Well done.") == "Welldone"
    assert unsaid("  ▶ Q1 ⟦óút~⟧ dealer") == "dealer"
