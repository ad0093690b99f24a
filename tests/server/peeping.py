"""One match at a table where people look on, and a shadow of that table for each: both must send the same bytes."""

from random import Random
from typing import Any, NamedTuple

from ninelives import BadOption, Refused, keys, load
from ninelives.bots.bot import next_move
from ninelives.bots.temper import TEMPERS
from ninelives.core.catalogs import languages, translations_of
from ninelives.core.chance import FastDraw
from ninelives.core.game import AnyGame, Seat
from ninelives.core.language import use_language
from ninelives.core.match import steps_of
from ninelives.hosting.execution.bus_messages import Spoken
from ninelives.hosting.execution.open_table import OpenTable
from ninelives.hosting.people.sessions import Session
from ninelives.tables import wire
from ninelives.tables.catalog import cats_named
from ninelives.tables.chatter import choose_remark, watch_change
from ninelives.tables.commands.match import PlayMove
from ninelives.tables.commands.order import Order, TableChange
from ninelives.tables.commands.reading import read_order
from ninelives.tables.decide import Command, decide
from ninelives.tables.ids import SYSTEM, GuestId, Seq
from ninelives.tables.log import TableConfig
from ninelives.tables.seating import SpeakerId
from ninelives.tables.state import PLAYING
from ninelives.tables.timing import Pace, bot_moves_at, held_until, next_due
from server.shadow import AnyStep, Disguise, other_change, other_guest, other_live, other_match
from tables.lived import Lived, config, kittens

PEOPLE = (GuestId(1001), GuestId(1002), GuestId(1003), GuestId(1004))
WATCHER = GuestId(1009)
AT_ANY_TIME = ("rise", "sit 0 - Cat", "sit 1 9a Cat", "bot 1 kitten", "lock", "unlock", "lead", "share")
ORDERS = (*AT_ANY_TIME, "clear 1", "seats 3", "begin", "sit 9 - Cat", "remove 1")
LONGEST = 400  # rows; some mixes of options make for very long matches
MOST_SEATS = 5


class Ears:
    """A viewer who keeps the texts it is sent."""

    def __init__(self, who: GuestId, language: str) -> None:
        self.who = who
        self.session = Session(who, 0)
        self.language = language
        self.texts: list[str] = []

    def send(self, data: bytes) -> None:
        self.texts.append(data.decode())

    def dismiss(self) -> None: ...

    def reconnect(self) -> None: ...

    def recheck(self) -> None: ...

    def hear_phrase(self, _speaker: SpeakerId, data: bytes, *, watches: bool) -> None:  # noqa: ARG002 - as every viewer
        self.texts.append(data.decode())


def spoken_by(who: GuestId) -> str:
    """At one table people speak all languages."""
    return languages()[who % len(languages())]


class Compared(NamedTuple):
    messages: int
    steps: int  # by viewer
    altered: int  # of these
    remarks: int  # of cats, by viewer


class Peeping(Lived):
    """Lives a match by chance, tells it, and compares whatever anyone is sent with what their shadow is sent."""

    def __init__(self, founded: TableConfig, chance: Random) -> None:
        super().__init__(founded._replace(host=PEOPLE[0]))
        self.chance = chance
        self.draw = FastDraw(chance.random)
        self.live = OpenTable(self.table)
        self.ears = {who: Ears(who, spoken_by(who)) for who in (*PEOPLE[: founded.seats], WATCHER)}
        self.live.viewers.update(dict.fromkeys(self.ears.values()))
        self.steps: list[AnyStep] = []
        self.disguises: dict[Seat | None, Disguise] = {}
        self.shown = self.table.sitters  # as everybody knew it before the last row
        self.messages = 0
        self.remarks = 0

    # what happens

    def do(self, who: GuestId, order: Order, seen: Seq | None = None, *, name: str = "") -> TableChange:
        self.shown, before = self.table.sitters, len(self.steps)
        change = super().do(who, order, seen, name=name)
        if change.begins:
            before, self.steps, self.disguises = 0, [], {}
        self.steps += self._made(change)
        self.live.table = self.table
        self.live.tell(change)
        self.compare_told(change, len(self.steps) - before)
        return change

    def _made(self, change: TableChange) -> list[AnyStep]:
        if not change.begins or self.table.match is None:
            return list(change.steps)
        return list(steps_of(self.table.match))

    def live_on(self) -> Compared:
        """Gather, play one match to its end, and look around on the way."""
        self.gather()
        while self.table.phase == PLAYING and len(self.rows) < LONGEST:
            self.something()
        self.look_around()
        steps = [len(disguise.steps) for disguise in self.disguises.values()]
        return Compared(self.messages, sum(steps), sum(d.altered for d in self.disguises.values()), self.remarks)

    def gather(self) -> None:
        people = PEOPLE[: 1 + self.chance.randrange(min(len(PEOPLE), len(self.table.sitters)))]
        for seat, who in enumerate(self.chance.sample(people, len(people))):
            self.live.presence.enter(who)
            self.say(who, f"sit {seat} {self.chance.randrange(16**8):08x} Cat{seat}")
        self.live.presence.enter(WATCHER)
        self.look_around()
        self.say(people[0], "begin")

    def something(self) -> None:
        if self.chance.random() < 0.02:
            self.try_order(self.chance.choice(list(self.ears)), read_order(self.chance.choice(AT_ANY_TIME)))
            return
        seat, move = self.next_move()
        sitter = self.table.sitters[seat]
        timed_out = sitter is None or not sitter.plays or self.chance.random() < 0.05
        self.do(SYSTEM if timed_out or sitter is None else sitter.who, PlayMove(seat, self.table.game.write(move)))
        if self.chance.random() < 0.1:
            self.look_around()

    def next_move(self) -> tuple[Seat, Any]:
        match = self.table.match
        assert match is not None
        if self.chance.random() < 0.15:
            return self.some_move(self.chance.choice(self.table.awaited))
        return next_move(match, kittens(self.table), self.draw)

    def some_move(self, seat: Seat) -> tuple[Seat, Any]:
        """Pick a kind of move first: a lone action card hides among hundreds of bids."""
        lines = self.choices(seat)
        kind = self.chance.choice(sorted({line.split(" ")[0] for line in lines}))
        line = self.chance.choice([line for line in lines if line.split(" ")[0] == kind])
        return seat, self.table.game.read(line)

    def try_order(self, who: GuestId, order: Order) -> None:
        try:
            self.do(who, order)
        except Refused:
            return

    # what is sent

    def shadow_of(self, who: GuestId) -> tuple[OpenTable, Ears]:
        """Give a shadow of the table as it stands, and the ears of this person there."""
        seat = self.table.seat_of(who)
        if seat not in self.disguises:
            self.disguises[seat] = Disguise(self.table.game, seat, self.draw)
        match = other_match(self.table, self.disguises[seat], self.steps)
        other = other_live(self.live, match, self.shown)
        ears = Ears(other_guest(who), spoken_by(who))
        other.viewers[ears] = None
        return other, ears

    def compare_told(self, change: TableChange, made: int) -> None:
        for who, ears in self.ears.items():
            other, others = self.shadow_of(who)
            others_change = other_change(self.rows[-1], change, other.table.match, made)
            other.tell(others_change)
            self.same(other, ears.texts.pop(), others.texts.pop())
            self.compare_chatter(change, other, others_change)

    def compare_chatter(self, change: TableChange, other: OpenTable, others_change: TableChange) -> None:
        """Cats say the same wherever this viewer sees the same: with the same luck, whatever their tempers."""
        luck = self.chance.randbytes(32)
        tempers = self.chance.choices(list(TEMPERS.values()), k=len(self.table.sitters))
        remarks = [
            choose_remark(watch_change(live.table, made), dict(enumerate(tempers)), luck, rested=True)
            for live, made in ((self.live, change), (other, others_change))
        ]
        assert remarks[0] == remarks[1], "what cats say depends on what somebody may not see"
        self.remarks += remarks[0] is not None

    def look_around(self) -> None:
        """Come to the table anew, try what is not allowed, ask for odds, say something; for everybody."""
        for who in self.ears:
            other, ears = self.shadow_of(who)
            with use_language(translations_of(spoken_by(who))):
                self.compare_answers(other, who)
                self.compare_odds(other, who)
            self.compare_talk(other, who, ears)
            self.compare_time(other, who)

    def compare_answers(self, other: OpenTable, who: GuestId) -> None:
        seen = self.chance.randrange(self.table.seq + 1)
        one = self.live.welcome(who, "token", Seq(seen), 9.0)
        self.same(other, written(one), written(other.welcome(other_guest(who), "token", Seq(seen), 9.0)))
        for order in self.foolish(who):
            seen = self.chance.choice([self.table.seq, max(0, self.table.seq - 1)])
            answers = answer(self.live, who, order, Seq(seen)), answer(other, other_guest(who), order, Seq(seen))
            self.same(other, *answers)

    def foolish(self, who: GuestId) -> list[Order]:
        """Give some orders, and moves that others made or might make."""
        orders: list[Order] = [read_order(self.chance.choice(ORDERS)) for _time in range(3)]
        seat, match = self.table.seat_of(who), self.table.match
        if seat is None or match is None or self.table.phase != PLAYING:
            return orders
        lines = [match.game.write(move) for _actor, move in match.moves[-30:]]
        for other in range(match.seats):
            lines += [match.game.write(move) for move in list(match.game.legal(match.state, other))[:30]]
        return [*orders, *[PlayMove(seat, line) for line in self.chance.sample(lines, min(6, len(lines)))]]

    def compare_talk(self, other: OpenTable, who: GuestId, ears: Ears) -> None:
        speaker = self.chance.choice([*PEOPLE, WATCHER])
        for live, me in ((self.live, speaker), (other, other_guest(speaker))):
            live.hear_phrase(Spoken(GuestId(me), "Somebody", "Purr."))
            live.tell_presence()
        self.same(other, "\n".join(self.ears[who].texts), "\n".join(ears.texts))
        for heard in self.ears.values():
            heard.texts.clear()

    def compare_time(self, other: OpenTable, who: GuestId) -> None:
        """Pauses tell as much as words."""
        house, seat = Pace(), self.table.seat_of(who)
        tables = [live.table._replace(config=self.table.config) for live in (self.live, other)]  # luck is by its id
        for asked_bots in (False, True):
            times = [next_due(table, house, asked_bots=asked_bots) for table in tables]
            assert times[0] == times[1], f"when the table is due depends on what {who} may not see"
        moves = [bot_moves_at(table, house) for table in tables]
        assert moves[0] == moves[1], f"how long a bot takes depends on what {who} may not see"
        if seat is not None:
            assert held_until(self.table, seat, house) == held_until(other.table, seat, house)

    def compare_odds(self, other: OpenTable, who: GuestId) -> None:
        cats, seat = cats_named(self.table.game.key), self.table.seat_of(who)
        if cats is None or seat is None or self.table.phase != PLAYING or self.chance.random() < 0.8:
            return
        views = [self.table.game.view(live.table.position, seat) for live in (self.live, other)]
        one, another = [written(wire.Odds("x", Seq(1), cats.tell_odds(view, self.table.names))) for view in views]
        self.same(other, one, another)

    def same(self, other: OpenTable, one: str, another: str) -> None:
        """Compare two messages byte for byte, but for the commitment, which differs as the secrets do."""
        self.messages += 1
        assert masked(self.live, one) == masked(other, another), "a message holds what its reader may not know"


def written(message: wire.AnyToClient) -> str:
    return wire.write(message).decode()


def masked(live: OpenTable, text: str) -> str:
    table = live.table
    for number in (table.number, table.number + 1):
        text = text.replace(table.secret(number).commitment, "COMMITMENT")
    return text


def answer(live: OpenTable, who: GuestId, order: Order, seen: Seq) -> str:
    """Give what somebody is answered who says this; nothing of what it would bring."""
    try:
        decide(live.table, Command(who, "x", order, seen))
    except Refused as refused:
        scene = live.scene(live.table.seat_of(who))
        return written(wire.RefusedCommand("x", refused.ruling, refused.reason, live.table.seq, scene))
    return "allowed"


def table_of(number: int) -> Peeping:
    """Set up one of the tables: all games in turn, all their presets, and as often any mix of options."""
    chance = Random(number)  # noqa: S311 - chance here is no secret
    game = load(keys()[number % len(keys())])
    seats = chance.choice([seats for seats in game.seats if seats <= MOST_SEATS])
    presets = [*game.presets.values()]
    answers = any_answers(game, chance, seats) if number % 2 else presets[-1 - number // 6 % len(presets)]
    return Peeping(config(game.key, seats, answers=tuple(answers.items())), chance)


def any_answers(game: AnyGame, chance: Random, seats: int) -> dict[str, str]:
    while True:
        answers = {option.name: chance.choice((*option.values, *option.examples)) for option in game.options}
        try:
            game.start(game.choose(answers=answers), seats)
        except BadOption:
            continue
        return answers
