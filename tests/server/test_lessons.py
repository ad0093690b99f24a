"""First lessons: matches that were written down, and bots that play them again at a real table."""

from hashlib import sha256
from importlib.resources import files

import pytest

from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE
from ninelives.core.record import Lines, read_record
from ninelives.core.replay import verify
from ninelives.hosting.people.lobby import Opener, set_up
from ninelives.hosting.people.sessions import new_session
from ninelives.hosting.thinking import OnTheSpot
from ninelives.tables.catalog import game_named
from ninelives.tables.ids import GuestId
from ninelives.tables.lessons import lesson
from ninelives.tables.log import TableConfig
from ninelives.tables.schemas import SetUp
from ninelives.tables.state import new_table
from server.client import Client, come, knock
from server.local import LocalServer
from tables.lived import ANNA, BEN, Lived, config

KEYS = ("kitten-me", "go-kitty", "shut-up-cat")
LEARNER = 0
ANN = 4711
MARK = "# so far the lesson"  # what follows only brings the match to its end


def taught(key: str) -> Lines:
    """Give the moves that are taught, out of all that were written down."""
    text = files("ninelives.tables").joinpath("lessons", f"{key}.txt").read_text(encoding="utf-8")
    before, mark, _ = text.partition(MARK)
    assert mark, "the file says where the lesson ends"
    return read_record(before).moves


def token_of(house: LocalServer) -> str:
    return house.context.house.identity.token(new_session(GuestId(ANN)))


async def found(house: LocalServer, **wishes: object) -> TableConfig:
    wanted = SetUp(**{"game": "kitten-me", "lesson": True, **wishes})  # type: ignore[arg-type]
    return await set_up(house.context.house.store.facts, wanted, Opener(GuestId(ANN)), 0.0)


async def sit_down(ann: Client, nonce: str = "-") -> None:
    await ann.done(f"sit {LEARNER} {nonce} Ann")
    await ann.done("begin")


async def heard_so_many(ann: Client, number: int) -> None:
    await ann.sees(lambda me: len(me.lines) >= number)


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_verifies_and_its_secret_is_that_of_the_first_match_there(house: LocalServer, key: str) -> None:
    record = lesson(key)
    assert verify(record, game_named(key)) > 0
    made = await found(house, game=key)
    secret = new_table(made).secret(1)
    assert (secret.commitment, secret.data.hex()) == (record.head.commitment, record.secret)
    assert made.lesson


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_teaches_by_moves_of_the_learner_and_of_every_bot(key: str) -> None:
    moves = taught(key)
    assert moves == lesson(key).moves[: len(moves)]
    actors = [actor for actor, _ in moves]
    assert set(actors) == {TABLE, *range(lesson(key).head.seats)}
    assert 4 <= actors.count(LEARNER) <= 20


@pytest.mark.parametrize("key", KEYS)
async def test_bots_play_a_lesson_as_it_was_written_down(house: LocalServer, key: str) -> None:
    moves = taught(key)
    wish = {"game": key, "lesson": True, "seats": 99, "preset": "none"}
    place = (await house.ask("POST", "/api/tables", wish, token_of(house))).json()
    assert (place["seats"], place["clock"], place["private"]) == (lesson(key).head.seats, 3600, True)
    assert place["lesson"]

    async with come(house.table(place["code"]), token_of(house)) as ann:
        assert ann.welcome["facts"]["lesson"]
        await sit_down(ann)
        for number, (actor, line) in enumerate(moves):
            await heard_so_many(ann, number + (actor != LEARNER))
            if actor == LEARNER:
                assert (await ann.play(line))["t"] == "done"
        await heard_so_many(ann, len(moves))
        live = house.context.house.hub.cache.find_by_code(place["code"])
        assert live is not None
        assert live.table.match is not None
        made = [(who, live.table.game.write(move)) for who, move in live.table.match.moves]
        assert made[: len(moves)] == list(moves)


async def test_bots_are_left_to_themselves_when_the_learner_does_something_else(house: LocalServer) -> None:
    async with come(house.table((await found(house)).code), token_of(house)) as ann:
        await sit_down(ann)
        await heard_so_many(ann, 4)
        assert lesson("kitten-me").moves[4:6] == ((LEARNER, "bid 4 hat"), (1, "bid 5 red"))
        await ann.play("bid 6 tie")  # after which 5 Red is no bid any more
        await ann.sees(lambda me: me.my_turn and len(me.lines) > 5)


async def test_a_learner_who_brings_luck_is_dealt_other_cards_and_plays_an_ordinary_match(house: LocalServer) -> None:
    async with come(house.table((await found(house)).code), token_of(house)) as ann:
        await sit_down(ann, nonce="9f3a")
        await ann.sees(lambda me: me.my_turn)
        assert tuple(ann.lines[:2]) != tuple([line for _, line in lesson("kitten-me").moves[:2]])


async def test_a_bot_that_may_step_in_keeps_still_while_a_lesson_goes_on(
    house: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Shut Up, Cat! anybody may chase the cat at any time; the record knows best when."""

    async def keen(*_about: object) -> str:
        return "chase"

    monkeypatch.setattr(OnTheSpot, "think", keen)

    async def chases(ann: Client, nonce: str) -> bool:
        await sit_down(ann, nonce)
        await house.clock.sleep(0.5)
        return "chase" in ann.lines

    for nonce, expected in (("-", False), ("9f3a", True)):
        async with come(house.table((await found(house, game="shut-up-cat")).code), token_of(house)) as ann:
            assert await chases(ann, nonce) is expected


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadOption, match="no lesson"):
        lesson("nine-naps")


async def test_an_ordinary_table_is_no_lesson(house: LocalServer) -> None:
    ordinary = new_table(await found(house, lesson=False))
    assert not ordinary.config.lesson
    assert ordinary.secret(1).commitment != lesson("kitten-me").head.commitment


async def test_nobody_but_the_learner_comes_to_a_lesson_or_watches_it(house: LocalServer) -> None:
    table = house.table((await found(house)).code)
    async with come(table, token_of(house)) as ann, knock(table) as ben:
        await ben.send(t="hello")
        bye = await ben.hear("bye")
        assert (await ben.end(), bye["again"]) == (4403, False)
        assert not ben.all("welcome")
        await sit_down(ann)


async def test_whoever_has_no_cookie_yet_gets_one_with_their_lesson(house: LocalServer) -> None:
    answer = await house.ask("POST", "/api/tables", {"game": "kitten-me", "lesson": True})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    async with knock(house.table(answer.json()["code"]), cookie=cookie) as ann:
        await ann.send(t="hello")
        assert (await ann.hear("welcome"))["host"]


@pytest.mark.parametrize("key", KEYS)
async def test_the_second_match_of_a_lesson_has_a_secret_that_nobody_can_know(house: LocalServer, key: str) -> None:
    one, other = new_table(await found(house, game=key)), new_table(await found(house, game=key))
    assert one.secret(1).data == other.secret(1).data
    assert one.secret(2).data != other.secret(2).data
    told = sha256(b"ninelives match/" + one.secret(1).data + b"2").digest()
    assert one.secret(2).data != told, "what the first match reveals says nothing about the second"


def test_only_the_host_of_a_lesson_sits_there() -> None:
    lived = Lived(config("kitten-me", 3, lesson=True, host=ANNA))
    assert lived.refusal(BEN, "sit 0 - Ben") == "T13"
    assert lived.refusal(ANNA, "sit 0 - Anna") == ""
