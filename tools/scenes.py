"""Find moments of real matches for pictures and checks of the page, and write what a browser at seat 0 is told there.

Clementine plays with cats of the house. Everything follows from seeds: a match is played until a moment comes that is
asked for below. Each is written as the welcome, and for some the messages that follow.
"""

# ruff: noqa: PLR2004 - a moment is described by numbers

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from ninelives.bots.cats import bot_named
from ninelives.core.chance import FastDraw
from ninelives.tables import wire
from ninelives.tables.ids import HOUSE, GuestId, Seq, TableId
from ninelives.tables.live.table import LiveTable
from ninelives.tables.log import Row, TableConfig
from ninelives.tables.moment import PLAYING
from ninelives.tables.orders import PlayMove, read_order
from ninelives.tables.rules import Command, judge
from ninelives.tables.table import Table

ME: Final = GuestId(11)
NAME: Final = "Clementine"
BEGAN: Final = 1_800_000_000.0
TRIES: Final = 60  # matches that are looked through for one moment

type View = dict[str, Any]
type Said = dict[str, Any]


class Wish(NamedTuple):
    """A moment to find: at this game and so many seats, with these options, the first time that this is so."""

    game: str
    seats: int
    fits: Callable[[wire.Scene, View], bool]
    options: tuple[tuple[str, str], ...] = ()
    more: int = 0  # messages that follow it
    level: str = "tabby"  # of all who play


def mine(scene: wire.Scene, *verbs: str) -> bool:
    """Tell whether seat 0 is awaited and has a choice of each of these kinds."""
    kinds = {choice.split(" ")[0] for choice in scene.choices}
    return 0 in scene.awaited and kinds >= set(verbs)


def reveal_follows(scene: wire.Scene, view: View) -> bool:
    return mine(scene, "challenge") and len(view["bids"]) >= 4 and max(view["sizes"]) >= 4


WISHES: Final[dict[str, Wish]] = {
    "kitten-bid": Wish("kitten-me", 6, lambda s, v: mine(s, "bid") and len(v["bids"]) >= 5),
    "kitten-open": Wish("kitten-me", 4, lambda s, v: mine(s, "bid") and not v["bids"]),
    "kitten-ten": Wish("kitten-me", 10, lambda s, v: mine(s, "bid") and len(v["bids"]) >= 4 and 0 in v["counts"]),
    "kitten-deluxe": Wish("kitten-me", 5, lambda s, _: mine(s, "bid", "fish"), (("deck", "both"),)),
    "kitten-wait": Wish("kitten-me", 4, lambda s, v: bool(v["bids"]) and 0 not in s.awaited),
    "kitten-reveal": Wish("kitten-me", 6, reveal_follows, more=1),
    "kitty-ask": Wish("go-kitty", 4, lambda s, v: mine(s, "ask", "seek", "lay") and any(v["laid"])),
    "kitty-asked": Wish("go-kitty", 4, lambda s, _: mine(s, "give", "mouse")),
    "kitty-season": Wish("go-kitty", 4, lambda s, _: mine(s, "give") and len(s.choices) > 2, level="random"),
    "kitty-keep": Wish("go-kitty", 4, lambda s, _: mine(s, "keep") and len(s.choices) > 2, level="random"),
    "kitty-wait": Wish("go-kitty", 5, lambda s, v: v["phase"] == "asked" and 0 not in s.awaited),
    "cat-gather": Wish("shut-up-cat", 4, lambda s, v: mine(s, "gather") and len(v["pillow"]) > 2),
    "cat-window": Wish("shut-up-cat", 4, lambda s, v: mine(s, "sleep", "play") and len(v["hand"]) > 1, more=1),
    "cat-awake": Wish("shut-up-cat", 4, lambda s, v: mine(s, "score", "chase") and "m" in v["tiles"]),
    "cat-put": Wish("shut-up-cat", 4, lambda s, v: mine(s, "put") and "m" in v["tiles"]),
    "cat-wait": Wish("shut-up-cat", 3, lambda s, v: v["phase"] == "window" and 0 not in s.awaited),
    "kitten-over": Wish("kitten-me", 4, lambda s, _: s.phase == "over", (("start", "2"),)),
    "kitty-over": Wish("go-kitty", 3, lambda s, _: s.phase == "over"),
    "cat-over": Wish("shut-up-cat", 4, lambda s, _: s.phase == "over", (("target", "20"),)),
}


class Evening:
    def __init__(self, wish: Wish, seed: int) -> None:
        secret = Random(seed).randbytes(32)  # noqa: S311 - a picture has no secrets
        config = TableConfig(
            id=TableId(1),
            code="PURRRR",
            game=wish.game,
            version=1,
            seats=wish.seats,
            answers=wish.options,
            private=True,
            clock=90,
            hints=True,
            secret=secret,
            made=BEGAN,
        )
        self.live = LiveTable(Table(config))
        self.draw = FastDraw(Random(seed).random)  # noqa: S311 - the same
        self.bot = bot_named(self.live.table.game, wish.level)
        self.now = BEGAN
        self.who = ME
        self.said: list[Said] = []
        self.live.viewers[self] = None
        self.live.presence.enter(ME)
        self.do(ME, f"sit 0 9f3a {NAME}")
        self.do(ME, "begin")

    def send(self, text: str) -> None:
        self.said.append(json.loads(text))

    def dismiss(self) -> None: ...

    def hear_phrase(self, who: GuestId, text: str, *, watches: bool) -> None:  # noqa: ARG002 - as every viewer
        del who
        self.send(text)

    def do(self, who: GuestId, order: str) -> None:
        self.carry_out(Command(who, f"c{self.now}", read_order(order), self.live.table.seq))

    def carry_out(self, command: Command) -> None:
        table = self.live.table
        change = judge(table, command)
        self.now += 1
        row = Row(TableId(1), table.seq, command.who, command.name, change.lines, self.now, None)
        table.take(row, change)
        self.live.tell(row, change)

    def go_on(self) -> None:
        """Let a bot move for whoever is awaited, Clementine too."""
        table = self.live.table
        seat = table.awaited[0]
        if table.match is None:
            raise ValueError("there is no match to go on with.")
        state, game = table.match.state, table.game
        move = self.bot(game.view(state, seat), game.legal(state, seat), True, self.draw)  # noqa: FBT003 - awaited
        who = ME if seat == 0 else HOUSE
        self.carry_out(Command(who, f"c{self.now}", PlayMove(seat, game.write(move)), table.seq))

    def welcome(self) -> Said:
        told: Said = msgspec.to_builtins(self.live.welcome(ME, "b.token", Seq(0), self.now))
        return {"t": "welcome", **told}


def found(wish: Wish) -> dict[str, Any] | None:
    for seed in range(TRIES):
        evening = Evening(wish, seed)
        while True:
            scene = evening.live.scene(0)
            if wish.fits(scene, scene.view or {}):
                return followed(evening, wish)
            if evening.live.table.phase != PLAYING:
                break
            evening.go_on()
    return None


def followed(evening: Evening, wish: Wish) -> dict[str, Any]:
    welcome, before = evening.welcome(), len(evening.said)
    for nth in range(wish.more):
        if nth == 0 and wish.game == "kitten-me":
            table = evening.live.table
            evening.carry_out(Command(ME, "call", PlayMove(0, "challenge"), table.seq))
        else:
            evening.go_on()
    return {"welcome": welcome, "then": evening.said[before:]}


def main() -> None:
    scenes = {name: found(wish) for name, wish in WISHES.items()}
    missing = [name for name, scene in scenes.items() if scene is None]
    if missing:
        sys.exit(f"No match had these moments: {', '.join(missing)}.")
    json.dump(scenes, sys.stdout)


if __name__ == "__main__":
    main()
