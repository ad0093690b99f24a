"""Who sees what: A4, S9, S10, S14. Tables that differ only in what a seat may not know reach it alike."""

import json
from collections.abc import Sequence
from itertools import permutations

import pytest

from games.shut_up_cat.table import begun, hears, play, seen, shown, start, table
from ninelives.games.shut_up_cat import GAME
from ninelives.games.shut_up_cat.state import State

PUTTER, NEXT, LAST, WATCHER = 0, 1, 2, None
EVERYBODY = (PUTTER, NEXT, LAST, WATCHER)
OTHERS = (NEXT, LAST, WATCHER)
NAMES = ("Ann", "Biscuit", "Cleo")
# the tiles on a, b, c … are put back by seat 0; the others hold cards that look and swap
ROWS = "0 20 x3 tuna <\n1 20 x1 tuna,cucumber\n2 20 x1 cucumber,laser"
MEMORIES = ("off", "own")
# what comes then and turns none of them up: each is a move of whoever is awaited, or of the seat before the colon
AFTER = [
    "1: chase",
    "gather",
    "roll 2,4,5",
    "play tuna h l",
    "play cucumber b c",
    "sleep h-k",
    "score",
    "2: chase",
    "put {}",
    "gather",
    "roll 3,4,4",
    "play laser 3",
    "roll 3",
    "play cucumber a l",
    "distract 4",
    "card bag",
    "0: chase",
]


def all_that_reaches(state: State, seat: int | None) -> str:
    """Give a seat's view, its words, its choices and who is awaited, as text to compare."""
    view = GAME.view(state, seat)
    choices = () if seat is None else GAME.legal(state, seat)
    lines = [GAME.write(move) for move in choices]
    words = [GAME.picture(view, NAMES), GAME.offer(view, choices, NAMES)]
    return json.dumps([shown(state, seat), lines, GAME.to_act(state), words])


def told(before: State, line: str, after: State, seat: int | None) -> tuple[str, ...]:
    who, colon, rest = line.partition(": ")
    actor = int(who) if colon else GAME.to_act(before)[0]
    heard = GAME.hear(before, actor, GAME.read(rest if colon else line), seat)
    return (heard, *GAME.tell(GAME.view(after, seat), actor, heard, NAMES))


def cannot_tell(states: Sequence[State], lines: Sequence[str], seats: Sequence[int | None]) -> list[State]:
    """Make the same moves at all tables: at every step the same reaches these seats."""
    for line in ("", *lines):
        after = [play(state, line) for state in states] if line else list(states)
        for seat in seats:
            if line:
                told_all = {told(one, line, other, seat) for one, other in zip(states, after, strict=True)}
                assert len(told_all) == 1, f"{seat} hears the difference at {line}: {told_all}"
            assert len({GAME.view(state, seat) for state in after}) == 1, f"{seat} sees the difference after {line}"
            assert len({all_that_reaches(state, seat) for state in after}) == 1
        states = after
    return list(states)


def put_back(tiles: int, meows: int, memory: str) -> tuple[State, list[str]]:
    """Let seat 0 turn up so many tiles from a on; give all orders in which it may put them back."""
    up = "m" * meows + "z" * (tiles - meows)
    down = ("z" * (8 - tiles + meows) + "m" * (4 - meows))[::-1]
    state = table(f"{ROWS}\ntiles {up + down}\ndice 1,{min(tiles, 6)},{max(tiles, 6)}", memory=memory)
    return play(state, f"sleep a-{'abcdef'[tiles - 1]}", "score"), sorted({"".join(o) for o in permutations(up)})


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize(
    ("tiles", "meows"), [(2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (5, 1), (5, 3), (6, 2), (6, 3), (6, 4)]
)
def test_s9_the_order_of_tiles_put_back_reaches_nobody_else(tiles: int, meows: int, memory: str) -> None:
    scored, orders = put_back(tiles, meows, memory)
    assert len(orders) > 1
    assert {hears(scored, f"put {order}", seat) for order in orders for seat in OTHERS} == {"put"}
    states = [play(scored, f"put {order}") for order in orders]
    heard = {
        told(scored, f"put {o}", after, seat)[1:] for o, after in zip(orders, states, strict=True) for seat in OTHERS
    }
    assert heard == {("Ann puts the tiles back in secret.",)}
    up = seen(play(states[0], *AFTER[:6]), "tiles")[7:11]
    cannot_tell(states, [line.format("".join(up)) for line in AFTER], OTHERS)


@pytest.mark.parametrize("tiles", [2, 3, 4, 5, 6])
def test_s9_who_put_them_back_knows_the_order(tiles: int) -> None:
    scored, orders = put_back(tiles, 1, "own")
    states = [play(scored, f"put {order}") for order in orders]
    assert len({GAME.view(state, PUTTER) for state in states}) == len(orders) == tiles
    for order, state in zip(orders, states, strict=True):
        assert hears(scored, f"put {order}", PUTTER) == f"put {order}"
        assert seen(state, "memory", PUTTER)["tiles"][:tiles] == [*order]


@pytest.mark.parametrize("memory", MEMORIES)
def test_s1_how_the_tiles_were_laid_reaches_nobody(memory: str) -> None:
    states = [begun(3, tiles, memory=memory) for tiles in ("zzzzzzzzmmmm", "mmmmzzzzzzzz", "zmzzmzzmzzzm")]
    cannot_tell(states, ["gather", "roll 3,4,4", "1: chase", "distract 4", "card tuna"], EVERYBODY)


@pytest.mark.parametrize("memory", MEMORIES)
def test_a4_a_look_tells_nobody_but_the_looker(memory: str) -> None:
    tiles = ("zzzzmmmmzzzz", "zmzmzmzmzzzz", "mzzmzmmzzzzz")  # on a and b: z z, z m, m z
    states = [table(f"{ROWS}\ntiles {laid}\ndice 2,3,4", memory=memory) for laid in tiles]
    assert len({hears(state, "play tuna a b", PUTTER) for state in states}) == 3
    after = cannot_tell(states, ["play tuna a b", "settle 3 4", "gather", "roll 3,4,6", "settle 3 4"], OTHERS)
    assert len({GAME.view(state, PUTTER) for state in after}) == 3


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("swap", ["a l", "k l", "a b"])
def test_s10_a_cucumber_tells_nobody_anything(swap: str, memory: str) -> None:
    rows = "0 20 x3 cucumber <\n1 20 x1 -\n2 20 x1 -"
    states = [table(f"{rows}\ntiles {tiles}\ndice 2,3,4", memory=memory) for tiles in ("zzzzzzzzmmmm", "mzmzzzzzmzmz")]
    cannot_tell(states, [f"play cucumber {swap}", "settle 3 4"], EVERYBODY)


def test_s10_a_cucumber_moves_what_one_knew() -> None:
    state = table("0 20 x3 tuna,cucumber <\n1 20 x1 -\n2 20 x1 -\ntiles mzzzzzzzzmmm\ndice 2,3,4", memory="own")
    after = play(state, "play tuna a b", "play cucumber a h")
    assert seen(after, "memory", 0)["tiles"] == [None, "z", *[None] * 5, "m", *[None] * 4]


@pytest.mark.parametrize("seat", [NEXT, LAST, WATCHER])
def test_s14_a_hand_is_seen_by_its_owner_alone(seat: int | None) -> None:
    hands = ("laser,wand", "tuna,milk", "cucumber,cucumber")
    rows = "0 20 x1 {} <\n1 20 x1 -\n2 20 x1 bag\ntiles zzzzzzzzmmmm\ndice 3,4,4"
    states = [table(rows.format(hand)) for hand in hands]
    cannot_tell(states, ["1: chase", "distract 4", "card box", "gather", "roll 1,2,3"], [seat])
    assert seen(states[0], "hand", 0) == ["laser", "wand"]
    assert seen(states[0], "hand", seat) == (["bag"] if seat == LAST else [])


def test_s14_a_drawn_card_is_known_to_the_drawer_alone() -> None:
    dealing = play(table("0 20 x1 - <\n1 20 x1 -\n2 20 x1 -\ntiles zzzzzzzzmmmm\ndice 3,4,4"), "distract 4")
    states = [play(dealing, f"card {card}") for card in ("laser", "tuna", "milk")]
    cannot_tell(states, ["gather", "roll 3,4,4", "0: chase"], OTHERS)
    assert len({GAME.view(state, PUTTER) for state in states}) == 3


@pytest.mark.parametrize("seat", EVERYBODY)
def test_s10_without_memory_not_even_the_own_screen_tells(seat: int | None) -> None:
    scored, orders = put_back(5, 2, "off")
    states = [play(scored, f"put {order}") for order in orders]
    assert len({all_that_reaches(state, seat) for state in states}) == 1
    looked = [play(table(f"{ROWS}\ntiles {t}\ndice 2,3,4"), "play tuna a b") for t in ("zzzzzzzzmmmm", "mmmmzzzzzzzz")]
    assert len({all_that_reaches(state, seat) for state in looked}) == 1
    assert "memory" not in shown(states[0], seat)
    assert seen(states[0], "tiles", seat) == [None] * 12


@pytest.mark.parametrize("lines", [("play tuna a b",), ("sleep b-d", "score", "put zzz"), ("sleep b-d",)])
def test_s10_a_watcher_is_shown_no_memory(lines: tuple[str, ...]) -> None:
    picture = f"{ROWS}\ntiles mzzzzzzzzmmm\ndice 2,3,4"
    off, own = (play(table(picture, memory=memory), *lines) for memory in MEMORIES)
    assert all_that_reaches(own, WATCHER) == all_that_reaches(off, WATCHER)
    assert "memory" in shown(own, PUTTER)


def test_s10_memory_changes_no_rule() -> None:
    pair = [play(table(f"{ROWS}\ntiles mzzzzzzzzmmm\ndice 2,3,4", memory=m), "sleep b-d", "score") for m in MEMORIES]
    for seat in range(3):
        assert list(GAME.legal(pair[0], seat)) == list(GAME.legal(pair[1], seat))


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a4_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    for state in (start(3), begun(3)):
        with pytest.raises(ValueError, match="no seat"):
            GAME.view(state, seat)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a4_before_the_first_turn_all_see_the_same(seat: int | None) -> None:
    for state in (start(3), play(start(3), "first 1")):
        assert {**shown(state, seat), "seat": None} == shown(state, None)
    assert hears(start(3), "first 1", seat) == "first 1"


def test_s20_when_all_is_over_what_was_hidden_stays_hidden() -> None:
    rows = "0 41 x1 {}\n1 10 x1 - <\ntiles {}\ndecided\ndice 3,4,6"
    states = [table(rows.format(*pair)) for pair in (("laser", "zzzzzzzzmmmm"), ("milk", "mmmmzzzzzzzz"))]
    after = cannot_tell(states, ["settle 3 4"], [NEXT, WATCHER])
    assert all(GAME.outcome(state) for state in after)
