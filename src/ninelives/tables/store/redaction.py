"""Where people's names stand in what is kept, and how they are taken out of it."""

from collections.abc import Container

NOBODY = "Guest"
SIT = 4  # words of a first line that names somebody: sit, a seat, a nonce, the name


def unnamed(lines: str) -> str:
    """Take the name out of a row's `sit SEAT NONCE NAME`."""
    first, newline, rest = lines.partition("\n")
    words = first.split(" ", SIT - 1)
    if words[0] != "sit" or len(words) < SIT:
        return lines
    return " ".join([*words[:-1], NOBODY]) + newline + rest


def record_unnamed(record: str, seats: Container[int]) -> str:
    """Take the names of these seats out of a record's `name SEAT NAME`."""
    return "\n".join([_line_unnamed(line, seats) for line in record.split("\n")])


def _line_unnamed(line: str, seats: Container[int]) -> str:
    word, _, rest = line.partition(" ")
    seat = rest.partition(" ")[0]
    return f"name {seat} {NOBODY}" if word == "name" and seat.isdecimal() and int(seat) in seats else line
