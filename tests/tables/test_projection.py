"""What the viewers of a table are sent, message by message. That nothing hidden is in it: test_nothing_leaks.py."""

import json
from typing import Any

import pytest

from ninelives import keys
from ninelives.bots.temper import BOLD
from ninelives.core.catalogs import languages, translations_of
from ninelives.core.game import TABLE
from ninelives.core.language import ENGLISH, gettext, use_language
from ninelives.core.pseudo import PSEUDO
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.sessions import Session
from ninelives.tables import wire
from ninelives.tables.ids import EMPTY, GuestId, Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.projection import LATELY, MOST_CHOICES, PHRASES, sittings_of
from ninelives.tables.seating import SpeakerId
from ninelives.tables.state import new_table
from ninelives.tables.wire import Choices, write
from tables.lived import ANNA, BEN, CLEO, DORA, Lived, config


class Ears:
    """A viewer who keeps what it is sent."""

    def __init__(self, who: GuestId, muted: frozenset[SpeakerId] = frozenset(), language: str = ENGLISH) -> None:
        self.who = who
        self.session = Session(who, 0)
        self.language = language
        self.sent: list[dict[str, Any]] = []
        self.muted = muted

    def send(self, data: bytes) -> None:
        self.sent.append(json.loads(data))

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:  # noqa: ARG002 - as every viewer
        if speaker not in self.muted:
            self.send(data)

    def last(self) -> dict[str, Any]:
        return self.sent[-1]


class Shown(Lived):
    """A table that is lived in one process and told in another, where all these people look at it."""

    def __init__(self, founded: TableConfig, *said: tuple[GuestId, str]) -> None:
        super().__init__(founded, *said)
        self.live = OpenTable(new_table(founded))
        self.ears = {who: Ears(who) for who in (ANNA, BEN, CLEO, DORA)}
        self.live.viewers.update(dict.fromkeys(self.ears.values()))
        self.tell()

    def tell(self) -> None:
        """Let the other process hear of the rows that it has not folded."""
        for row in self.rows[self.live.table.seq :]:
            self.live.tell(self.live.fold(row))

    def welcome(self, who: GuestId, seen: Seq = EMPTY) -> dict[str, Any]:
        welcome: dict[str, Any] = json.loads(write(self.live.welcome(who, "token", seen, 1.0)))
        return welcome


def shown(game: str = "kitten-me", seats: int = 2) -> Shown:
    return Shown(config(game, seats), (ANNA, "sit 0 aa Anna"), (BEN, "sit 1 bb Ben"), (ANNA, "begin"))


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_every_phrase_can_be_said_in_every_language(language: str) -> None:
    with use_language(translations_of(language)):
        phrases = [gettext(phrase) for phrase in PHRASES]
    said = [wire.read(json.dumps({"t": "say", "phrase": phrase})) for phrase in phrases]
    assert said == [wire.Say(phrase) for phrase in phrases]
    assert len(set(phrases)) == len(PHRASES), "two phrases that sound alike could not be told apart"


def test_each_is_told_as_they_sit() -> None:
    table = shown()
    views = {who: ears.last()["scene"]["view"]["seat"] for who, ears in table.ears.items()}
    assert views == {ANNA: 0, BEN: 1, CLEO: None, DORA: None}
    assert [table.ears[who].last()["seat"] for who in (ANNA, BEN, CLEO)] == [0, 1, None]


def test_only_whoever_may_move_has_choices() -> None:
    table = shown()
    seat = table.table.awaited[0]
    scenes = {ears.last()["seat"]: ears.last()["scene"] for ears in table.ears.values()}
    assert scenes[seat]["choices"] == table.choices(seat)
    assert scenes[seat]["offer"].startswith("You may")
    assert [scenes[other]["choices"] for other in (1 - seat, None)] == [[], []]
    assert [scenes[other]["offer"] for other in (1 - seat, None)] == ["", ""]


def test_a_move_is_told_with_what_the_table_does_about_it() -> None:
    table = shown()
    seat = table.table.awaited[0]
    table.play((ANNA, BEN)[seat], "bid 12 hat")
    table.play((BEN, ANNA)[seat], "challenge")
    table.tell()
    told = table.ears[CLEO].last()
    assert [heard["actor"] for heard in told["heard"]] == [1 - seat, TABLE, TABLE]
    assert all(heard["story"] for heard in told["heard"])
    assert told["seq"] == table.table.seq
    assert not {"seat", "sitters", "number", "commitment", "order"} & set(told)


def test_an_order_is_told_by_its_word_and_with_the_seats() -> None:
    table = Shown(config(), (ANNA, "sit 0 aa Anna"))
    told = table.ears[BEN].last()
    assert (told["order"], told["number"], told["scene"]["phase"]) == ("sit", 0, "gathering")
    assert told["sitters"] == [{"name": "Anna", "person": True, "level": "", "here": False}, None]
    assert told["commitment"] == table.table.secret(1).commitment


def test_the_commitment_is_the_running_matchs_and_then_the_nexts() -> None:
    table = shown()
    assert table.ears[ANNA].last()["commitment"] == table.table.secret(1).commitment
    table.play_on()
    table.tell()
    assert table.welcome(CLEO)["commitment"] == table.table.secret(2).commitment


def test_a_time_out_shows_the_person_away_and_their_next_move_shows_them_back() -> None:
    table = shown()
    seat = table.table.awaited[0]
    table.house(seat, "bid 1 hat")
    table.tell()
    assert [sitting["level"] for sitting in table.ears[CLEO].last()["sitters"]][seat] == "tabby"
    table.play((BEN, ANNA)[seat], "bid 2 hat")
    table.tell()
    assert "sitters" not in table.ears[CLEO].last()
    table.play((ANNA, BEN)[seat], "bid 3 hat")
    table.tell()
    assert [sitting["level"] for sitting in table.ears[CLEO].last()["sitters"]] == ["", ""]


@pytest.mark.parametrize("key", keys())
def test_a_result_is_shown_when_the_match_is_over_and_not_before(key: str) -> None:
    table = shown(key)
    table.play_on()
    table.tell()
    results = [told["scene"]["result"] for told in table.ears[CLEO].sent if told["t"] == "told"]
    assert results[:-1] == [None] * (len(results) - 1)
    assert results[-1]["match"] == "MEOW42-1"
    assert sorted(results[-1]) == ["commitment", "deed", "match", "ranks", "scores", "why"]
    assert table.ears[CLEO].last()["scene"]["due"] is None


@pytest.mark.parametrize("key", keys())
def test_whoever_comes_back_hears_what_they_missed_and_no_more(key: str) -> None:
    table = shown(key)
    table.play_on()
    table.tell()
    heard = [one for told in table.ears[BEN].sent if told["t"] == "told" for one in told.get("heard", [])]
    assert table.welcome(BEN)["heard"] == heard[-LATELY:]
    assert table.welcome(BEN, table.table.seq)["heard"] == []
    for back in range(1, 5):
        since = [one for told in table.ears[BEN].sent[-back:] for one in told["heard"]]
        assert table.welcome(BEN, Seq(table.table.seq - back))["heard"] == since


def test_what_was_read_from_the_log_is_told_at_once() -> None:
    table = shown()
    known = table.table.seq
    for line in ("bid 1 hat", "bid 2 hat"):
        table.house(table.table.awaited[0], line)
    for row in table.rows[known:]:
        table.live.fold(row)
    table.live.tell_since(known)
    told = table.ears[CLEO].last()
    assert [heard["line"] for heard in told["heard"]] == ["bid 1 hat", "bid 2 hat"]
    assert told["order"] == "again"


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize(("before", "after"), [(2, 4), (4, 2)])
def test_after_a_match_seats_may_be_added_and_taken_away(key: str, before: int, after: int) -> None:
    table = Shown(config(key, before), (ANNA, "sit 0 - Anna"), (ANNA, "begin"))
    table.play_on()
    for seat in range(after, before):
        table.say(ANNA, f"clear {seat}")
    table.say(ANNA, f"seats {after}")
    table.say(BEN, f"sit {after - 1} - Ben")
    table.tell()
    assert table.ears[BEN].last()["seat"] == after - 1
    assert table.ears[BEN].last()["scene"]["phase"] == "over"
    assert len(table.welcome(BEN)["heard"]) == min(
        LATELY, len(table.live.table.match.moves if table.live.table.match else ())
    )


def test_after_a_match_its_story_keeps_its_names() -> None:
    table = shown()
    table.play_on()
    table.say(ANNA, "rise")
    table.say(CLEO, "sit 0 - Cleo")
    table.tell()
    story = json.dumps(table.welcome(DORA)["heard"])
    assert "Anna" in story
    assert "Cleo" not in story


def test_presence_is_told_by_seat_and_watchers_are_counted() -> None:
    table = shown(seats=3)
    for who in (ANNA, ANNA, CLEO, DORA):
        table.live.presence.enter(who)
    table.live.tell_presence()
    assert table.ears[BEN].last() == {"t": "present", "here": [True, False, False], "watchers": 2}
    assert [sitting["here"] for sitting in table.welcome(BEN)["sitters"]] == [True, False, False]


def test_those_who_watch_are_told_by_name_unless_it_looks_like_a_players() -> None:
    table = shown()
    table.live.presence.enter(CLEO, "Cleo")
    table.live.presence.enter(DORA, table.live.table.names[0])
    table.live.tell_presence()
    told = table.ears[BEN].last()
    assert (told["watchers"], told["watching"]) == (2, ["Cleo"])
    assert table.welcome(BEN)["watching"] == ["Cleo"]


def test_players_do_not_hear_watchers_while_a_match_runs() -> None:
    table = shown()
    table.live.hear_phrase(Spoken(CLEO, "A watcher", "Hiss!"))
    assert [ears.last()["t"] for ears in table.ears.values()] == ["told", "told", "said", "said"]
    table.live.hear_phrase(Spoken(ANNA, "Anna", "Purr."))
    assert {ears.last()["phrase"] for ears in table.ears.values()} == {"Purr."}
    table.play_on()
    table.tell()
    table.live.hear_phrase(Spoken(CLEO, "A watcher", "Hiss!"))
    assert {ears.last()["phrase"] for ears in table.ears.values()} == {"Hiss!"}


def test_a_muted_person_is_not_heard() -> None:
    table = shown()
    deaf = Ears(DORA, frozenset({ANNA}))
    table.live.viewers[deaf] = None
    table.live.hear_phrase(Spoken(ANNA, "Anna", "Purr."))
    assert deaf.sent == []


def fan() -> Lived:
    """Give a table with a deck of its own that makes for thousands of bids, where Anna is asked."""
    answers = (("list", "w3:106,trouble:4"), ("start", "7"))
    lived = Lived(config(seats=10, answers=answers), (ANNA, "sit 0 aa Anna"), (ANNA, "begin"))
    while lived.table.awaited != (0,):
        lived.house(lived.table.awaited[0])
    return lived


def test_a_scene_holds_only_so_many_choices_and_the_rest_is_asked_for_page_by_page() -> None:
    lived = fan()
    live, whole = OpenTable(lived.table), lived.choices(0)
    assert len(whole) > 5 * MOST_CHOICES
    scene = live.scene(0)
    got, more = list(scene.choices), scene.more
    assert (len(got), more) == (MOST_CHOICES, len(whole) - MOST_CHOICES)
    assert len(write(live.welcome(ANNA, "token", Seq(0), 1.0))) < 40_000
    while more:
        page = live.choices(0, len(got))
        assert (page.seq, page.first, len(page.choices)) == (lived.table.seq, len(got), min(more, MOST_CHOICES))
        got += page.choices
        more = page.more
    assert got == whole
    assert live.choices(0, len(got)) == Choices(lived.table.seq, len(got), (), 0)
    assert live.choices(1, 0).choices == live.choices(None, 0).choices == ()


def test_a_scene_with_all_choices_says_nothing_of_more() -> None:
    table = shown()
    assert [ears.last()["scene"].get("more") for ears in table.ears.values()] == [None] * 4


def test_a_cat_is_introduced_and_random_play_has_no_temper() -> None:
    table = Lived(config(seats=3), (ANNA, "sit 0 - Anna"), (ANNA, "bot 1 kitten"), (ANNA, "bot 2 random"))
    anna, biscuit, mochi = sittings_of(table.table, lambda _who: True)
    assert anna is not None
    assert biscuit is not None
    assert mochi is not None
    assert (anna.line, biscuit.line, mochi.line) == ("", BOLD.line, "")
    assert (anna.here, biscuit.here, mochi.here) == (True, False, False)
