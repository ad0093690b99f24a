"""The rules of the table itself, T1 to T20: who may do what there. The game's own rules come after them."""

from typing import Final, NamedTuple

from ninelives.core.errors import BadOption, Misread, Refused
from ninelives.core.language import Message, gettext_lazy, gettext_noop
from ninelives.tables.catalog import levels_of, stand_in_level, usual_level
from ninelives.tables.ids import HOUSE, GuestId, Seq
from ninelives.tables.looks import FACES, FURS, HATS, NO_LOOK, CatLook, is_look
from ninelives.tables.moment import PLAYING, TableChange
from ninelives.tables.names import BAD_NAME, LONGEST_NAME, is_name, tidy_name
from ninelives.tables.orders import (
    NO_NONCE,
    Begin,
    Clear,
    Dress,
    Hurry,
    Lead,
    Lock,
    Order,
    PlayMove,
    PutBot,
    Ready,
    Remove,
    Restore,
    Rise,
    Seats,
    ShareLead,
    Sit,
    Unlock,
)
from ninelives.tables.seating import resized, told_apart
from ninelives.tables.table import Table

LONGEST_NONCE: Final = 32

LONGEST: Final = 50_000  # rows of a log; no session comes near it
FULL: Final = gettext_noop("Much happened here. Set up a new table.")

RULINGS: Final = {
    "T1": gettext_noop(
        "A seat is taken by whoever sits down first, and a person's is kept. A bot's is free between matches."
    ),
    "T2": gettext_noop(
        "Nobody sees two hands in one match: while it runs, people only come back to the seat that is theirs."
    ),
    "T3": gettext_noop("Seats are added, cleared and taken away between matches."),
    "T4": gettext_noop("Only those who sit at the table decide about it."),
    "T5": gettext_noop("A match begins when this game can be played with these options by that many."),
    "T6": gettext_noop("A name is one line of at most 24 letters that can be seen, and nobody is called You or Table."),
    "T7": gettext_noop(
        "A move answers the table as you saw it. If a turn of yours has passed since, it comes too late."
    ),
    "T8": gettext_noop("Moves are made while a match runs."),
    "T9": gettext_noop("What you say must be a move of this game, or an order that tables know."),
    "T10": gettext_noop("Hints are for the players of a match that runs, where the table allows them, one at a time."),
    "T11": gettext_noop(
        "A match that is not over after 10,000 moves is called off: nobody wins, and no record is kept."
    ),
    "T12": gettext_noop(
        "Whoever opened a table may lock it, and between matches remove somebody, who does not sit there again."
    ),
    "T13": gettext_noop("A lesson is for one: only whoever began it sits there."),
    "T14": gettext_noop(
        "A reveal is watched in peace: bots and clocks wait until all who play are ready, but 12 seconds at most."
    ),
    "T15": gettext_noop(
        "When all who play want a match to be over, bots hurry and nothing is waited for, until it is."
    ),
    "T16": gettext_noop(
        "Whoever sits chooses how their cat looks, before a match and between matches: a fur, a face and a hat."
    ),
    "T17": gettext_noop(
        "Whoever opened a table may decide alone when a match begins and who has a seat, as long as they sit there."
    ),
    "T18": gettext_noop(
        "A deal of the day is for one, who plays it once and to its end. Its record opens when the day is over."
    ),
    "T19": gettext_noop(
        "A rated match counts for whoever held a seat in it, to its end. Bots keep their level while it runs, and the "
        "weakest plays for whoever is away. If it makes more than three moves, they win no points."
    ),
    "T20": gettext_noop("While a server is read-only, before it is upgraded, no match begins. Those that run go on."),
}


class Command(NamedTuple):
    """An order with its sender, the sender's name for it, and the `seq` that they had seen."""

    who: GuestId
    name: str
    order: Order
    seen: Seq


def judge(table: Table, command: Command) -> TableChange:
    """Return what a command would change, or raise Refused with a ruling of the table or of the game."""
    who, _name, order, seen = command
    _judge_any(table, who, order)
    match order:
        case Sit():
            order = _judged_sit(table, who, order)
        case PlayMove():
            _judge_play(table, who, order, seen)
        case Begin(level):
            _judge_decision(table, who)
            _refuse_if("T3", table.phase == PLAYING, "A match runs already.")
            _judge_level(table, level or usual_level(table.game.key))
        case Rise() | Restore():  # which only the house does
            _judge_sitter(table, who)
        case PutBot(seat, level):
            _judge_bot(table, who, seat, level)
        case Clear(seat):
            _judge_between(table, who)
            _judge_clear(table, command, seat)
        case Seats(number):
            _judge_seats(table, who, number)
        case Lock() | Unlock() | Lead() | ShareLead():
            _judge_host(table, who)
        case Remove(seat):
            _judge_remove(table, who, seat)
        case Ready() | Hurry():
            _judge_wish(table, who, order)
        case Dress(look):
            _judge_dress(table, who, look)
    return _changed(table, who, order)


def _judge_any(table: Table, who: GuestId, order: Order) -> None:
    """Refuse what no order may do, whichever it is."""
    _refuse_if("T5", table.seq > LONGEST and not _may_end(table, who, order), FULL)
    if table.config.is_daily and who != HOUSE:
        _judge_daily(table, who, order)


def _judge_daily(table: Table, who: GuestId, order: Order) -> None:
    _refuse_if("T18", who != table.config.host, "This deal is somebody else's. Play your own of today.")
    moves_on = isinstance(order, Sit | PlayMove | Ready | Hurry | Dress)
    leaves = isinstance(order, Rise) and table.phase != PLAYING
    _refuse_if("T18", not moves_on and not leaves, "Play this deal to its end, by yourself. It waits for you all day.")


def _changed(table: Table, who: GuestId, order: Order) -> TableChange:
    try:
        return table.change(who, order)
    except BadOption as fault:
        raise Refused("T5", fault.message) from fault
    except Misread as fault:
        raise Refused("T9", fault.message) from fault


def _refuse_if(ruling: str, fault: bool, reason: str | Message) -> None:  # noqa: FBT001 - reads as a sentence
    if fault:
        raise Refused(ruling, reason)


def _may_end(table: Table, who: GuestId, order: Order) -> bool:
    """Return whether an order is allowed where the log is full: a match is played to its end, and people leave."""
    leaves = isinstance(order, Rise) and table.change(who, order).sitters != table.sitters
    return leaves or isinstance(order, PlayMove) or who == HOUSE


def _judge_sitter(table: Table, who: GuestId) -> None:
    _refuse_if("T4", who != HOUSE and table.seat_of(who) is None, "Sit down first.")


def _judge_decision(table: Table, who: GuestId) -> None:
    """Let all who sit decide about a table, or the host alone."""
    _judge_sitter(table, who)
    another = table.led and who not in {HOUSE, table.config.host}
    _refuse_if("T17", another, "Whoever opened this table decides that here. Ask them.")


def _judge_between(table: Table, who: GuestId) -> None:
    _judge_decision(table, who)
    _refuse_if("T3", table.phase == PLAYING, "Wait until the match is over.")


def _judge_sit(table: Table, who: GuestId, sit: Sit) -> None:
    seat, nonce, name, _network = sit
    _refuse_if("T6", not is_name(name) and not _is_called(table, who, name), BAD_NAME)
    _refuse_if("T9", not _is_nonce(nonce), "A nonce is one word of letters and digits, or a dash.")
    _refuse_if("T1", seat >= len(table.sitters), gettext_lazy("There is no seat {seat}.", seat=seat))
    holder = table.sitters[seat]
    _refuse_if("T1", holder is not None and not holder.is_bot and holder.who != who, "Somebody sits there.")
    lesson_of_another = table.config.lesson and who != table.config.host
    _refuse_if("T13", lesson_of_another, "This is somebody's lesson. Begin your own.")
    _refuse_if("T12", who in table.door.removed, "Whoever opened this table removed you from it. Find another one.")
    if table.phase == PLAYING:
        _judge_return(table, who, seat)
    else:
        locked = table.door.locked and table.seat_of(who) is None and who != table.config.host
        _refuse_if("T12", locked, "This table is locked. You may watch, or find another one.")


def _judge_return(table: Table, who: GuestId, seat: int) -> None:
    """Let people come back to their own seat only: another's hand, a bot's too, has been seen by its owner alone."""
    _refuse_if("T2", who not in table.hands, "A match runs. Watch it, and sit down when it is over.")
    _refuse_if("T2", table.hands.get(who) != seat, "You have seen another hand in this match. Take your own seat.")


def _judge_wish(table: Table, who: GuestId, order: Ready | Hurry) -> None:
    _judge_sitter(table, who)
    if isinstance(order, Ready):
        _refuse_if("T14", not table.is_watched(table.moment), "Nothing is being shown that others wait for.")
    else:
        _refuse_if("T15", table.phase != PLAYING, "No match runs here now.")


def _judge_dress(table: Table, who: GuestId, look: CatLook) -> None:
    _judge_sitter(table, who)
    _refuse_if("T16", table.phase == PLAYING, "Cats keep their looks while a match runs. Change yours when it is over.")
    kinds = {"furs": ", ".join(FURS), "faces": ", ".join(FACES), "hats": ", ".join(HATS)}
    unknown = gettext_lazy("There is no such cat. Furs: {furs}. Faces: {faces}. Hats: {hats}.", **kinds)
    _refuse_if("T16", look != NO_LOOK and not is_look(look), unknown)


def _judge_host(table: Table, who: GuestId) -> None:
    _refuse_if("T12", who not in {HOUSE, table.config.host}, "Only whoever opened this table may do that.")


def _judge_remove(table: Table, who: GuestId, seat: int) -> None:
    _judge_host(table, who)
    _refuse_if("T3", table.phase == PLAYING, "Wait until the match is over.")
    sitter = table.sitters[seat] if seat < len(table.sitters) else None
    others = sitter is not None and not sitter.is_bot and sitter.who != who
    _refuse_if("T1", not others, "Nobody else sits there.")


def _judged_sit(table: Table, who: GuestId, sit: Sit) -> Sit:
    """Return the order under a name that is written as names are, and that nobody takes for a neighbour's."""
    is_called = _is_called(table, who, sit.name)
    tidied = sit if is_called else sit._replace(name=tidy_name(sit.name))
    _judge_sit(table, who, tidied)
    return tidied if is_called else tidied._replace(name=told_apart(table.sitters, who, tidied.name))


def _is_called(table: Table, who: GuestId, name: str) -> bool:
    """Return whether they sit under this name: whoever was let in by it, once, comes back by it."""
    return any(sitter is not None and (sitter.who, sitter.name) == (who, name) for sitter in table.sitters)


def _is_nonce(nonce: str) -> bool:
    return nonce == NO_NONCE or (nonce.isascii() and nonce.isalnum() and len(nonce) <= LONGEST_NONCE)


def _judge_bot(table: Table, who: GuestId, seat: int, level: str) -> None:
    _judge_sitter(table, who)
    if table.seat_of(who) != seat:  # whom a bot plays for decides that themselves
        _judge_decision(table, who)
    _refuse_if("T1", seat >= len(table.sitters), gettext_lazy("There is no seat {seat}.", seat=seat))
    _judge_level(table, level)
    holder = table.sitters[seat]
    changes = table.config.rated and table.phase == PLAYING and holder is not None and holder.is_bot
    _refuse_if("T19", changes, "This match is rated: its bots stay as they began.")
    is_theirs = holder is not None and not holder.is_bot and holder.who != who
    _refuse_if("T1", is_theirs, "That is somebody's seat.")
    weakest = stand_in_level(table.game.key, rated=True)
    too_strong = table.config.rated and table.phase == PLAYING and level != weakest
    _refuse_if("T19", too_strong, gettext_lazy("This match is rated: only a {level} plays for you.", level=weakest))
    idle = holder is not None and not holder.is_bot and table.phase != PLAYING
    _refuse_if("T3", idle, "Between matches a person's seat is theirs; rise to free your own.")


def _judge_level(table: Table, level: str) -> None:
    levels = levels_of(table.game.key)
    unknown = gettext_lazy(
        "There is no bot called {level}. Bots: {levels}.", level=level[:LONGEST_NAME], levels=", ".join(levels)
    )
    _refuse_if("T9", level not in levels, unknown)


def _judge_clear(table: Table, command: Command, seat: int) -> None:
    """Bots are sent away by anybody who sits; people only by the house, when they have long been gone."""
    sitter = table.sitters[seat] if seat < len(table.sitters) else None
    mine = sitter is not None and (sitter.is_bot or command.who == HOUSE)
    _refuse_if("T1", not mine, "No bot sits there.")
    _refuse_if("T7", command.who == HOUSE and command.seen != table.seq, "Somebody may have come back.")


def _judge_seats(table: Table, who: GuestId, number: int) -> None:
    _judge_between(table, who)
    other = gettext_lazy("{title} is not played by {number}.", title=table.game.title, number=number)
    _refuse_if("T5", number not in table.game.seats, other)
    gone = len([s for s in table.sitters if s]) - len([s for s in resized(table.sitters, number) if s])
    _refuse_if("T3", gone > 0, "More sit here than that.")


def _judge_play(table: Table, who: GuestId, play: PlayMove, seen: Seq) -> None:
    _refuse_if("T11", table.called_off, _why_called_off(table))
    _refuse_if("T8", table.phase != PLAYING, "No match runs here now.")
    _refuse_if("T4", who != HOUSE and table.seat_of(who) != play.actor, "Sit down first.")
    late = play.actor in table.awaited and seen < table.waiting.seq
    _refuse_if("T7", late, "This came too late: the table has moved on. Look again, then choose.")


def _why_called_off(table: Table) -> str:
    if table.match_epoch < table.epoch:
        return gettext_noop("This server was restored from a backup, so the match is called off. Begin a new one.")
    return gettext_noop("This match went on for too long and is called off. Begin a new one.")
