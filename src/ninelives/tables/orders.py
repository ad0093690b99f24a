"""What people do at a table besides playing, as lines of text: the same words on the wire and in the log.

sit 2 9f3a Mochi · rise · bot 1 tabby · clear 1 · seats 4 · begin · begin kitten · lock · unlock · lead · share ·
remove 2 · ready · hurry · look ginger freckles crown · look
"""

from typing import Final, NamedTuple

from ninelives.core.errors import Misread
from ninelives.core.game import Actor, Seat
from ninelives.core.line import tidy
from ninelives.core.record import is_number, read_actor
from ninelives.tables.looks import NO_LOOK, CatLook

NO_NONCE = "-"
UNKNOWN = ""  # a network
FROM: Final = "from "  # begins the second line of a row in which somebody sat down at a rated table
SAYABLE = (
    "sit SEAT NONCE NAME, rise, bot SEAT LEVEL, clear SEAT, seats NUMBER, "
    "begin, begin LEVEL, lock, unlock, lead, share, remove SEAT, ready, hurry, look FUR FACE HAT or look"
)
NOBODY = -2  # the actor of a move that somebody makes who sits nowhere


class Sit(NamedTuple):
    """Take a seat: a free one, a bot's, or, to come back, one's own."""

    seat: Seat
    nonce: str  # the person's part of the salt
    name: str
    network: str = UNKNOWN  # whence, at a rated table: a digest that the house adds, and no client


class Rise(NamedTuple):
    """Leave one's seat; while a match runs, a bot plays on and keeps it."""


class PutBot(NamedTuple):
    """Let a bot play a seat that no person plays, or one's own."""

    seat: Seat
    level: str


class Clear(NamedTuple):
    """Send a bot away."""

    seat: Seat


class Seats(NamedTuple):
    """Set how many play."""

    number: int


class Begin(NamedTuple):
    """Begin a match, the next one too; bots take the seats that are still free, and play at this level."""

    level: str = ""  # where nobody chose one, the usual


class Lock(NamedTuple):
    """Let nobody new sit down; for the host."""


class Unlock(NamedTuple):
    """Let people sit down again; for the host."""


class Lead(NamedTuple):
    """Let nobody else begin a match or set seats; for the host."""


class ShareLead(NamedTuple):
    """Let all who sit begin a match and set seats again; for the host."""


class Remove(NamedTuple):
    """Free the seat of a person, who may not sit here again; for the host."""

    seat: Seat


class Ready(NamedTuple):
    """Have seen the show, and want to go on."""


class Hurry(NamedTuple):
    """Want this match to be over: bots hurry when all who play do."""


class Dress(NamedTuple):
    """Choose how the cat looks that stands for oneself; with no look it is the seat's."""

    look: CatLook = NO_LOOK


class PlayMove(NamedTuple):
    """Make a move of the game. TABLE's are only read from a log."""

    actor: Actor
    move: str


type DoorOrder = Lock | Unlock | Lead | ShareLead
type Order = Sit | Rise | PutBot | Clear | Seats | Begin | DoorOrder | Remove | Ready | Hurry | Dress | PlayMove


# what is said in one word
WORDS: Final[dict[str, Order]] = {
    "rise": Rise(),
    "begin": Begin(),
    "lock": Lock(),
    "unlock": Unlock(),
    "lead": Lead(),
    "share": ShareLead(),
    "ready": Ready(),
    "hurry": Hurry(),
    "look": Dress(),
}


def read_order(line: str, network: str = UNKNOWN) -> Order:
    """Read what a person may say, who comes from this network; a move is not among it."""
    match tidy(line).split(" "):
        case [word] if word in WORDS:
            return WORDS[word]
        case ["sit", seat, nonce, *name] if is_number(seat) and name:
            return Sit(int(seat), nonce, " ".join(name), network)
        case ["bot", seat, level] if is_number(seat):
            return PutBot(int(seat), level)
        case ["clear", seat] if is_number(seat):
            return Clear(int(seat))
        case ["seats", number] if is_number(number):
            return Seats(int(number))
        case ["begin", level]:
            return Begin(level)
        case ["remove", seat] if is_number(seat):
            return Remove(int(seat))
        case ["look", *parts]:
            return Dress(" ".join(parts))
        case _:
            raise Misread("Say {orders}.", orders=SAYABLE)


def read_play(line: str) -> PlayMove:
    """Read a line of a log that is a move: 2 bid 5 hat, or TABLE flip bh."""
    actor, _, move = line.partition(" ")
    return PlayMove(read_actor(actor), move)


def read_logged(line: str, more: str = "") -> Order:
    """Read the first line of a row, which says what was done, and from the second whence somebody came."""
    if is_number(line.partition(" ")[0]):
        return read_play(line)
    return read_order(line, more[len(FROM) :] if more.startswith(FROM) else UNKNOWN)


def write_order(order: Order) -> str:
    match order:
        case Sit(seat, nonce, name, network):
            return f"sit {seat} {nonce} {name}" + (f"\n{FROM}{network}" if network else "")
        case PutBot(seat, level):
            return f"bot {seat} {level}"
        case Clear(seat):
            return f"clear {seat}"
        case Seats(number):
            return f"seats {number}"
        case Begin(level):
            return f"begin {level}" if level else "begin"
        case Remove(seat):
            return f"remove {seat}"
        case Dress(look):
            return f"look {look}" if look else "look"
        case PlayMove(actor, move):
            return f"{actor} {move}"
        case _:
            return next(word for word, said in WORDS.items() if type(said) is type(order))
