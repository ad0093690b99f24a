"""What a hostile client may send: frames that break the rules of the socket, and texts that look right and are not."""

import json
import struct
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

TEXT, BINARY, CONTINUED = 1, 2, 0
FIN: Final = 0x80
SMALL, MEDIUM = 126, 65536
KEY: Final = b"\x00\x00\x00\x00"  # a mask that changes nothing
NASTY: Final = (
    *("", " ", "\x00", "a\x00b", "\n", "a\nb", "\u202eelcoM", "\u200d", "\ufeff", "\x7f", "🐱" * 9, "x" * 300),
    *("<script>alert(1)</script>", "'; drop table row; --", "${jndi:x}", "%s%n", "../../x", "You", "you", "-", "TABLE"),
)
NUMBERS: Final = (0, 1, 2, 3, 9, 10, 99, 100, 10**6, 10**9, 10**18, 10**30, -1, -(10**9))
MOVES: Final = (
    *("bid 5 hat", "bid 0 x", "call", "kitten me", "ask 1 3", "draw", "chase 1", "flip bh", "TABLE flip bh", "0 call"),
    *("TABLE deal 0 1 2", "1 bid 2 bow", "play 3", "take", "pass", "reverse", "hiss", "bid 99999999999999999999 hat"),
)
LEVELS: Final = ("kitten", "tabby", "panther", "lion", "", "TABBY", "\x00", "a" * 390)


class Frame(NamedTuple):
    """One message as bytes on the wire."""

    data: bytes
    ends: bool  # the server closes the socket on it
    name: str = ""  # of the command, where it is one


def frame(payload: bytes, kind: int = TEXT, *, fin: bool = True) -> bytes:
    size = len(payload)
    first = kind | (FIN if fin else 0)
    if size < SMALL:
        return struct.pack("!BB", first, 0x80 | size) + KEY + payload
    if size < MEDIUM:
        return struct.pack("!BBH", first, 0x80 | SMALL, size) + KEY + payload
    return struct.pack("!BBQ", first, 0x80 | (SMALL + 1), size) + KEY + payload


def text(message: object) -> bytes:
    return frame(json.dumps(message).encode())


# what ends a socket


def malformed(luck: Random) -> bytes:
    whole = json.dumps({"t": "play", "id": "x", "seq": 1, "move": luck.choice(MOVES)})
    return frame(luck.choice((whole[: luck.randrange(len(whole))], whole + "}", whole.replace('"', "'"), "")).encode())


def wrong_types(luck: Random) -> bytes:
    junk: object = luck.choice((None, [], {}, 1.5, True, "x", 10**30))
    kind = luck.choice(("play", "do", "mute", "ping", "hint", "say"))
    fields: dict[str, Any] = {"id": {}, "seq": "1", "move": 7, "order": [junk], "seat": "x", "n": "1", "phrase": 3}
    wanted = {"play": "id seq move", "do": "id order", "mute": "seat", "ping": "n", "hint": "id", "say": "phrase"}
    return text({"t": kind, **{name: fields[name] for name in wanted[kind].split()}})


def unknown(luck: Random) -> bytes:
    return text(
        luck.choice(
            (
                {"t": luck.choice(("told", "done", "admin", "", "PLAY", "bye")), "id": "x"},
                {"t": "ping", "n": 1, "admin": True},
                {"t": "do", "id": "x", "order": "rise", "who": 1},
                {"t": "play", "id": "x", "seq": 1, "move": "call", "seat": 0},
                {"id": "x"},
                {"t": "do", "id": "a\x00b", "order": "rise"},
            )
        )
    )


def huge_number(luck: Random) -> bytes:
    digits = luck.choice(("9" * 3000, "1e400", "-1", "1e-400", "1000001", "0x10", "NaN", "Infinity", "-" + "9" * 40))
    return frame(f'{{"t":"ping","n":{digits}}}'.encode())


def deep(luck: Random) -> bytes:
    depth = luck.choice((100, 1300, 2000))
    nest = luck.choice(("[" * depth + "]" * depth, '{"a":' * (depth // 3) + "1" + "}" * (depth // 3), "[" * depth))
    return frame(luck.choice((nest, f'{{"t":"ping","n":{nest}}}')).encode())


def oversized(luck: Random) -> bytes:
    order = "sit 0 - " + "x" * luck.choice((4096, 5000, 70_000))
    return text({"t": "do", "id": "x", "order": order})


def in_pieces(luck: Random) -> bytes:
    """Send more than a message may hold, piece by piece."""
    pieces = [frame(b"x" * 1000, TEXT if n == 0 else CONTINUED, fin=False) for n in range(luck.randint(5, 9))]
    return b"".join(pieces)


def binary(luck: Random) -> bytes:
    return frame(luck.randbytes(luck.randrange(200)), BINARY)


def not_utf8(luck: Random) -> bytes:
    return frame(b'{"t":"do","id":"' + luck.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5")) + b'"}')


def no_frame(luck: Random) -> bytes:
    return luck.choice(
        (
            b"\xff" * 10,
            b"\x83\x80" + KEY,
            b"\x81\x05hello",
            b"\xf1\x80" + KEY,
            b"\x89\xff" + b"\xff" * 8 + KEY,
            frame(b"x", CONTINUED),
        )
    )


def hello_again(_luck: Random) -> bytes:
    return text({"t": "hello"})


ENDING: Final[tuple[Callable[[Random], bytes], ...]] = (
    *(malformed, wrong_types, unknown, huge_number, deep, oversized, in_pieces, binary, not_utf8, no_frame),
    hello_again,
)


# what looks right


class Knowledge(NamedTuple):
    """What a hostile client has picked up so far."""

    names: list[str]  # of commands, its own and others'
    choices: list[str]  # what it was offered
    seq: int


def order(luck: Random) -> str:
    number = luck.choice((luck.randrange(4), luck.choice(NUMBERS)))
    name = luck.choice((luck.choice(NASTY), f"Cat {luck.randrange(50)}"))
    nonce = luck.choice(("-", "abc", "a b", "\x00", "é", "9" * 40))
    return luck.choice(
        (
            *(f"sit {luck.randrange(4)} - Cat", f"sit {number} {nonce} {name}", "begin", "rise"),
            *(
                f"bot {number} {luck.choice(LEVELS)}",
                f"clear {number}",
                f"seats {number}",
                f"seats {luck.randint(2, 4)}",
            ),
            *(luck.choice(NASTY) or "x", f"{number} call", "TABLE flip bh", f"SIT {number} - x", "begin begin"),
        )
    )[:400]


def looks_right(luck: Random, known: Knowledge, name: str) -> Frame:
    """Give a message that can be read, and mostly ought to be refused."""
    if known.names and luck.random() < 0.1:  # noqa: PLR2004 - now and then
        name = luck.choice(known.names)  # as somebody said before
    roll = luck.random()
    if roll < 0.45:  # noqa: PLR2004 - shares
        seq = luck.choice((known.seq, known.seq, 0, max(0, known.seq - luck.randrange(9)), 1_000_000))
        move = luck.choice((*known.choices[-3:], luck.choice(MOVES), luck.choice(NASTY) or "x"))
        return Frame(text({"t": "play", "id": name, "seq": seq, "move": move[:400]}), ends=False, name=name)
    if roll < 0.85:  # noqa: PLR2004 - as above
        return Frame(text({"t": "do", "id": name, "order": order(luck)}), ends=False, name=name)
    return Frame(text(beside(luck, name)), ends=False)


def beside(luck: Random, name: str) -> dict[str, Any]:
    return luck.choice(
        (
            {"t": "ping", "n": luck.randrange(1_000_000)},
            {"t": "mute", "seat": luck.randrange(100), "on": luck.random() < 0.5},  # noqa: PLR2004 - a coin
            {"t": "say", "phrase": luck.choice(("Meow?", "Hiss!", *[word[:24] for word in NASTY]))},
            {"t": "hint", "id": name},
        )
    )
