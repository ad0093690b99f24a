"""All chance of a match can be checked from its replay alone: as a browser does it, by SHA-256 and counting."""

import re
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from ninelives import Match, Secret, keys, load, record
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE
from ninelives.hosting.studies import replay_head, replay_steps
from ninelives.testing.walks import Walker

PRESETS = [(key, preset) for key in keys() for preset in load(key).presets]
FAR = 1500  # moves


def replayed(key: str, preset: str) -> dict[str, Any]:
    """Play a match with a secret at random, to its end or far enough, and give its replay as it is sent."""
    game = load(key)
    secret = Secret(sha256(preset.encode()).digest(), "two black cats")
    match = Match(game, game.choose(preset), 3, secret=secret)
    walker = Walker(match, FastDraw(Random(5).random), restless=False, rare=("chase",))  # noqa: S311 - no secret here
    while match.to_act and len(match.moves) < FAR:
        walker.step()
    written = record(match)
    replay = msgspec.structs.replace(replay_head("CATS-1", written, None), steps=tuple(replay_steps(written, None)))
    sent = msgspec.json.encode(replay)
    return {**msgspec.json.decode(sent), "secret": secret.data.hex()}


class Words:
    """The numbers of one of TABLE's moves, made anew from the page about chance."""

    def __init__(self, secret: str, salt: str, roll: int) -> None:
        key = sha256(b"ninelives key/" + bytes.fromhex(secret) + salt.encode()).digest()
        blocks = (sha256(key + f"roll {roll}/{number}".encode()).digest() for number in count())
        self._words = (int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 32, 8))

    def below(self, n: int) -> int:
        return next(word for word in self._words if word < 2**64 - 2**64 % n) % n


def drawn(urn: dict[str, Any], words: Words) -> list[str]:
    things = list(urn["things"])
    if urn["back"]:
        return [things[words.below(len(things))] for _time in range(urn["number"])]
    for place in range(urn["number"]):
        other = place + words.below(len(things) - place)
        things[place], things[other] = things[other], things[place]
    return things[: urn["number"]]


def names(said: str) -> list[list[str]]:
    return [[word for word in group.split(":")[-1].split(",") if word != "-"] for group in said.split(" ")[1:]]


def holds(step: dict[str, Any], words: Words) -> bool:
    out = drawn(step["urn"], words)
    groups = names(step["said"])
    if step["urn"]["besides"]:
        return sorted([word for group in groups for word in group]) == sorted([*out, *step["urn"]["besides"]])
    for group in groups:
        if sorted(out[: len(group)]) != sorted(group):
            return False
        out = out[len(group) :]
    return not out


def faults(replay: dict[str, Any]) -> list[str]:
    """Give what TABLE is recorded to have done and the secret does not say."""
    rolls = [step for step in replay["steps"] if step["actor"] == TABLE]
    numbers = [Words(replay["secret"], replay["salt"], roll) for roll in range(len(rolls))]
    return [step["said"] for step, words in zip(rolls, numbers, strict=True) if not holds(step, words)]


@pytest.mark.parametrize(("key", "preset"), PRESETS)
def test_every_roll_of_a_match_follows_from_its_secret(key: str, preset: str) -> None:
    replay = replayed(key, preset)
    assert sha256(bytes.fromhex(replay["secret"])).hexdigest() == replay["commitment"]
    assert faults(replay) == []


@pytest.mark.parametrize("key", keys())
def test_a_roll_that_was_touched_is_found(key: str) -> None:
    replay = replayed(key, next(iter(load(key).presets)))
    rolls = [step for step in replay["steps"] if step["actor"] == TABLE]
    touched = 0
    for step in rolls:
        others = [thing for thing in step["urn"]["things"] if not step["said"].endswith(thing)]
        if others:
            step["said"] = re.sub(r"[^ ,:]+$", others[0], step["said"])
            touched += 1
    assert len(faults(replay)) == touched > 0


@pytest.mark.parametrize("key", keys())
def test_another_secret_would_have_given_another_match(key: str) -> None:
    replay = replayed(key, next(iter(load(key).presets)))
    assert faults({**replay, "salt": "three black cats"})
    assert faults({**replay, "secret": sha256(b"").hexdigest()})


def test_only_what_the_table_does_comes_from_an_urn() -> None:
    replay = replayed("shut-up-cat", "sheet")
    assert all((step["urn"] is None) == (step["actor"] != TABLE) for step in replay["steps"])
    first, lay, *_rest = [step["urn"] for step in replay["steps"] if step["urn"] is not None]
    assert first == {"things": ["0", "1", "2"], "number": 1, "back": False, "besides": []}
    assert len(lay["things"]) == 495
    dice = next(step["urn"] for step in replay["steps"] if step["said"].startswith("roll"))
    assert dice == {"things": ["1", "2", "3", "4", "5", "6"], "number": 3, "back": True, "besides": []}
