"""Find scenes in real matches for pictures and checks of the page, and write what a browser at seat 0 receives.

Clementine plays against bots. Everything is seeded: a match is played until a scene fits its description below. Each is
written as the welcome message, some with the messages that follow.
"""

# ruff: noqa: PLR2004 - a scene is described by numbers

import json
import sys
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from ninelives.bots.cats import bot_named
from ninelives.core.catalogs import translations_of
from ninelives.core.chance import FastDraw
from ninelives.core.language import ENGLISH, current_language, use_language
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.sessions import Session
from ninelives.tables import wire
from ninelives.tables.apply import apply
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import SYSTEM, GuestId, Seq, TableId
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.seating import SpeakerId
from ninelives.tables.state import PLAYING, new_table

ME: Final = GuestId(11)
NAME: Final = "Clementine"
BEGAN: Final = 1_800_000_000.0
TRIES: Final = 60  # matches that are searched for one scene

type View = Mapping[str, Any]
type Said = dict[str, Any]


class SceneSpec(NamedTuple):
    """A scene to find: the first that fits, in this game with so many seats and these options."""

    game: str
    seats: int
    fits: Callable[[wire.Scene, View], bool]
    options: tuple[tuple[str, str], ...] = ()
    more: int = 0  # number of messages that follow it
    level: str = "tabby"  # of all players


def mine(scene: wire.Scene, *verbs: str) -> bool:
    """Return whether seat 0 is awaited and has a choice of each of these kinds."""
    kinds = {choice.split(" ")[0] for choice in scene.choices}
    return 0 in scene.awaited and kinds >= set(verbs)


def reveal_follows(scene: wire.Scene, view: View) -> bool:
    return mine(scene, "challenge") and len(view["bids"]) >= 4 and max(view["sizes"]) >= 4


SCENES: Final[dict[str, SceneSpec]] = {
    "kitten-bid": SceneSpec("kitten-me", 6, lambda s, v: mine(s, "bid") and len(v["bids"]) >= 5),
    "kitten-open": SceneSpec("kitten-me", 4, lambda s, v: mine(s, "bid") and not v["bids"]),
    "kitten-ten": SceneSpec("kitten-me", 10, lambda s, v: mine(s, "bid") and len(v["bids"]) >= 4 and 0 in v["counts"]),
    "kitten-deluxe": SceneSpec("kitten-me", 5, lambda s, _: mine(s, "bid", "fish"), (("deck", "both"),)),
    "kitten-wait": SceneSpec("kitten-me", 4, lambda s, v: bool(v["bids"]) and 0 not in s.awaited),
    "kitten-reveal": SceneSpec("kitten-me", 6, reveal_follows, more=1),
    "kitty-ask": SceneSpec("go-kitty", 4, lambda s, v: mine(s, "ask", "seek", "lay") and any(v["laid"])),
    "kitty-late": SceneSpec("go-kitty", 4, lambda s, v: mine(s, "ask") and not mine(s, "lay") and v["best"] != []),
    "kitty-asked": SceneSpec("go-kitty", 4, lambda s, _: mine(s, "give", "mouse")),
    "kitty-season": SceneSpec("go-kitty", 4, lambda s, _: mine(s, "give") and len(s.choices) > 2, level="random"),
    "kitty-keep": SceneSpec("go-kitty", 4, lambda s, _: mine(s, "keep") and len(s.choices) > 2, level="random"),
    "kitty-wait": SceneSpec("go-kitty", 5, lambda s, v: v["phase"] == "asked" and 0 not in s.awaited),
    "cat-gather": SceneSpec("shut-up-cat", 4, lambda s, v: mine(s, "gather") and len(v["pillow"]) > 2),
    "cat-window": SceneSpec("shut-up-cat", 4, lambda s, v: mine(s, "sleep", "play") and len(v["hand"]) > 1, more=1),
    "cat-awake": SceneSpec(
        "shut-up-cat", 4, lambda s, v: mine(s, "score", "chase") and "m" in v["tiles"], (("chase", "anytime"),)
    ),
    "cat-put": SceneSpec("shut-up-cat", 4, lambda s, v: mine(s, "put") and "m" in v["tiles"]),
    "cat-wait": SceneSpec("shut-up-cat", 3, lambda s, v: v["phase"] == "window" and 0 not in s.awaited),
    "kitten-over": SceneSpec("kitten-me", 4, lambda s, _: s.phase == "over", (("start", "2"),)),
    "kitty-over": SceneSpec("go-kitty", 3, lambda s, _: s.phase == "over"),
    "cat-over": SceneSpec("shut-up-cat", 4, lambda s, _: s.phase == "over", (("target", "20"),)),
}


class TableSession:
    def __init__(self, spec: SceneSpec, seed: int) -> None:
        secret = Random(seed).randbytes(32)  # noqa: S311 - a picture has no secrets
        config = TableConfig(
            id=TableId(1),
            code="PURRRR",
            game=spec.game,
            version=1,
            seats=spec.seats,
            answers=spec.options,
            private=True,
            clock=90,
            hints=True,
            secret=secret,
            made=BEGAN,
        )
        self.live = OpenTable(new_table(config))
        self.draw = FastDraw(Random(seed).random)  # noqa: S311 - the same
        self.bot = bot_named(self.live.table.game, spec.level)
        self.now = BEGAN
        self.who = ME
        self.session = Session(ME, 0)
        self.language = current_language()
        self.said: list[Said] = []
        self.live.viewers[self] = None
        self.live.presence.enter(ME)
        self.do(ME, f"sit 0 9f3a {NAME}")
        self.do(ME, "begin")

    def send(self, data: bytes) -> None:
        self.said.append(json.loads(data))

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:  # noqa: ARG002 - as every viewer
        del speaker
        self.send(data)

    def do(self, who: GuestId, order: str) -> None:
        self.carry_out(Command(who, f"c{self.now}", read_order(order), self.live.table.seq))

    def carry_out(self, command: Command) -> None:
        table = self.live.table
        change = decide(table, command)
        self.now += 1
        row = Row(TableId(1), table.seq, command.who, command.name, change.lines, self.now, None)
        self.live.take(row, apply(table, change, self.now))
        self.live.tell(change)

    def go_on(self) -> None:
        """Let a bot move for the seat that is awaited, also for Clementine."""
        table = self.live.table
        seat = table.awaited[0]
        if table.match is None:
            raise ValueError("there is no match.")
        state, game = table.match.state, table.game
        move = self.bot(game.view(state, seat), game.legal(state, seat), True, self.draw)  # noqa: FBT003 - awaited
        who = ME if seat == 0 else SYSTEM
        self.carry_out(Command(who, f"c{self.now}", PlayMove(seat, game.write(move)), table.seq))

    def welcome(self) -> Said:
        told: Said = msgspec.to_builtins(self.live.welcome(ME, "b.token", Seq(0), self.now))
        return {"t": "welcome", **told}


def found(spec: SceneSpec) -> dict[str, Any] | None:
    for seed in range(TRIES):
        session = TableSession(spec, seed)
        while True:
            scene = session.live.scene(0)
            if spec.fits(scene, scene.view or {}):
                return followed(session, spec)
            if session.live.table.phase != PLAYING:
                break
            session.go_on()
    return None


def followed(session: TableSession, spec: SceneSpec) -> dict[str, Any]:
    welcome, before = session.welcome(), len(session.said)
    for nth in range(spec.more):
        if nth == 0 and spec.game == "kitten-me":
            table = session.live.table
            session.carry_out(Command(ME, "call", PlayMove(0, "challenge"), table.seq))
        else:
            session.go_on()
    return {"welcome": welcome, "then": session.said[before:]}


def main(language: str = ENGLISH) -> None:
    with use_language(translations_of(language)):
        scenes = {name: found(spec) for name, spec in SCENES.items()}
    missing = [name for name, scene in scenes.items() if scene is None]
    if missing:
        sys.exit(f"No match had these scenes: {', '.join(missing)}.")
    json.dump(scenes, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
