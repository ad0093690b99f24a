"""A match as a text file that people can read, edit and send. See docs/notation.md.

A record contains only words, so it can be read without its game; `replay` plays it again.
"""

from typing import Any, Final, final

from ninelives.core.errors import BadRecord
from ninelives.core.game import TABLE, Actor, Names, Outcome
from ninelives.core.line import is_clean, tidy
from ninelives.core.match import Match
from ninelives.core.options import non_default_answers
from ninelives.core.value import Value

FORMAT: Final = "1"
LONGEST_NUMBER: Final = 9  # digits
MOVE: Final = "a move"  # cannot be the first word of a line: it has a space
MOVE_STARTS: Final = ("TABLE ", *"0123456789")  # of lines as `Record.write` has them
ORDER: Final[dict[str, int]] = {
    "ninelives": 0,
    "game": 1,
    "seats": 1,
    "option": 1,
    "name": 1,
    "commitment": 1,
    "salt": 1,
    MOVE: 2,
    "result": 3,
    "secret": 4,
}

type Answers = tuple[tuple[str, str], ...]
type Lines = tuple[tuple[Actor, str], ...]


@final
class Head(Value):
    """What is known before the first move. The commitment is empty if there is none."""

    __match_args__ = ("game", "version", "seats", "answers", "names", "commitment", "salt")

    def __init__(  # noqa: PLR0913 - one argument per line of the file
        self,
        game: str,
        version: int,
        seats: int,
        answers: Answers = (),
        names: Names = (),
        commitment: str = "",
        salt: str = "",
    ) -> None:
        self.game: Final[str] = game
        self.version: Final[int] = version
        self.seats: Final[int] = seats
        self.answers: Final[Answers] = answers
        self.names: Final[Names] = names
        self.commitment: Final[str] = commitment
        self.salt: Final[str] = salt

    def lines(self) -> list[str]:
        """Return the lines of a record that come before its moves."""
        options = [f"option {name} {word}" for name, word in self.answers]
        names = [f"name {seat} {name}" for seat, name in enumerate(self.names)]
        commitment = [f"commitment {self.commitment}"] if self.commitment else []
        salt = [f"salt {self.salt}"] if self.salt else []
        return [
            f"ninelives {FORMAT}",
            f"game {self.game} {self.version}",
            f"seats {self.seats}",
            *options,
            *names,
            *commitment,
            *salt,
        ]


@final
class Record(Value):
    """The head, the moves and, once the match is over, its result and the secret."""

    __match_args__ = ("head", "moves", "result", "secret")

    def __init__(self, head: Head, moves: Lines, result: str = "", secret: str = "", source: str = "") -> None:
        self.head: Final[Head] = head
        self.moves: Final[Lines] = moves
        self.result: Final[str] = result
        self.secret: Final[str] = secret
        # the text that was read, so that errors name its line numbers
        self.source: Final[str] = source

    def write(self) -> str:
        """Return the record as text, the inverse of `read_record`."""
        moves = [f"{write_actor(actor)} {text}" for actor, text in self.moves]
        result = [f"result {self.result}"] if self.result else []
        secret = [f"secret {self.secret}"] if self.secret else []
        return "\n".join([*self.head.lines(), *moves, *result, *secret]) + "\n"

    def line_number_of(self, kind: str, nth: int = 0) -> int:
        """Return the line number of the nth line of a kind, or of the last line if there is none."""
        lines = split(self.source or self.write())
        found = [line.number for line in lines if line.kind == kind]
        return found[nth] if nth < len(found) else lines[-1].number


def write_actor(actor: Actor) -> str:
    """Return an actor as a record names it: TABLE or the number of the seat."""
    return "TABLE" if actor == TABLE else str(actor)


def read_actor(word: str) -> Actor:
    """Return the actor that a record names."""
    return TABLE if word == "TABLE" else int(word)


def write_result(outcome: Outcome | None) -> str:
    """Return ranks and scores by seat as a record has them; empty while the match goes on."""
    if outcome is None:
        return ""
    ranks = " ".join([str(rank) for rank in outcome.ranks])
    scores = " ".join([str(score) for score in outcome.scores])
    return f"ranks {ranks} scores {scores}"


def read_result(result: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return ranks and scores by seat from a written result."""
    ranks, _, scores = result.removeprefix("ranks ").partition(" scores ")
    return tuple([int(rank) for rank in ranks.split()]), tuple([int(score) for score in scores.split()])


def record(match: Match[Any, Any, Any]) -> Record:
    """Return the record of a match. The secret is left out until the match is over."""
    game = match.game
    secret = match.secret
    over = match.outcome is not None
    head = Head(
        game=game.key,
        version=game.version,
        seats=match.seats,
        answers=non_default_answers(game.options, match.options),
        names=match.names,
        commitment=secret.commitment if secret is not None else "",
        salt=secret.salt if secret is not None else "",
    )
    return Record(
        head,
        moves=tuple([(actor, game.write(move)) for actor, move in match.moves]),
        result=write_result(match.outcome),
        secret=secret.data.hex() if secret is not None and over else "",
    )


@final
class Line:
    """A line of a record that is not a comment: its number, its first word and the rest."""

    def __init__(self, number: int, text: str) -> None:
        word, _, rest = tidy(text).partition(" ")
        self.number: Final[int] = number
        self.word: Final[str] = word
        self.rest: Final[str] = rest
        self.kind: Final[str] = MOVE if word == "TABLE" or is_number(word) else word


def split(text: str) -> list[Line]:
    """Return the lines of a text. Blank lines and lines that start with # are comments."""
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), 1)  # numbered as in an editor
    return [Line(number, line) for number, line in lines if line.strip() and not line.strip().startswith("#")]


def is_number(word: str) -> bool:
    """Return whether a word is a number as in records: a few ASCII digits without a leading zero."""
    return word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER and word == str(int(word))


def read_record(text: str) -> Record:
    """Return the record that a text holds, or raise BadRecord with the number of the bad line."""
    lines = split(text)
    _check_order(lines)
    once = _lines_by_kind(lines)
    game, _, version = once["game"].rest.rpartition(" ")
    head = Head(
        game=game,
        version=_number(once["game"], version),
        seats=_number(once["seats"], once["seats"].rest),
        answers=_answers_in(lines),
        names=_names(lines),
        commitment=_rest(once, "commitment"),
        salt=_rest(once, "salt"),
    )
    if "salt" in once and not is_clean(once["salt"].rest):
        raise BadRecord(once["salt"].number, "a salt is one line of printable text.")
    moves = tuple([(read_actor(line.word), line.rest) for line in lines if line.kind == MOVE])
    return Record(head, moves, result=_rest(once, "result"), secret=_rest(once, "secret"), source=text)


def read_summary(text: str) -> Record:
    """Return the record that a text holds without its moves: to read those of a long match takes most of the time."""
    return read_record("\n".join([line for line in text.split("\n") if not line.startswith(MOVE_STARTS)]))


def _check_order(lines: list[Line]) -> None:
    if not lines or lines[0].word != "ninelives" or lines[0].rest != FORMAT:
        raise BadRecord(lines[0].number if lines else 1, f"a record starts with 'ninelives {FORMAT}'.")
    reached = 0
    for line in lines:
        if line.kind not in ORDER:
            raise BadRecord(line.number, f"{line.word!r} starts no line of a record.")
        if ORDER[line.kind] < reached:
            raise BadRecord(line.number, f"this {line.kind} line stands too late: head, moves, result, secret.")
        reached = ORDER[line.kind]


def _lines_by_kind(lines: list[Line]) -> dict[str, Line]:
    once: dict[str, Line] = {}
    for line in lines:
        if line.kind in {MOVE, "option", "name"}:
            continue
        if line.kind in once:
            raise BadRecord(line.number, f"{line.kind} was said before.")
        once[line.kind] = line
    for kind in ("game", "seats"):
        if kind not in once:
            raise BadRecord(lines[-1].number, f"the record has no line '{kind} …'.")
    return once


def _answers_in(lines: list[Line]) -> Answers:
    answers: dict[str, str] = {}
    for line in lines:
        if line.kind == "option":
            name, _, word = line.rest.partition(" ")
            if name in answers:
                raise BadRecord(line.number, f"option {name} was said before.")
            answers[name] = word
    return tuple(answers.items())


def _names(lines: list[Line]) -> Names:
    named = [line for line in lines if line.kind == "name"]
    for seat, line in enumerate(named):
        if line.rest.partition(" ")[0] != str(seat):
            raise BadRecord(line.number, "names are given for all seats from 0 on, in order, or for none.")
        if not is_clean(line.rest.partition(" ")[2]):
            raise BadRecord(line.number, "a name is one line of printable text.")
    return tuple([line.rest.partition(" ")[2] for line in named])


def _number(line: Line, word: str) -> int:
    if not is_number(word):
        raise BadRecord(line.number, f"{line.kind} needs a number at its end, not {word[:LONGEST_NUMBER]!r}.")
    return int(word)


def _rest(once: dict[str, Line], kind: str) -> str:
    return once[kind].rest if kind in once else ""
