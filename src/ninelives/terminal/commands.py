"""What can be typed at the prompt besides moves."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

type CommandName = Literal["", "help", "rules", "look up", "deck", "odds", "table", "undo", "quit"]

AGREED: Final = frozenset({"y", "yes", "yep", "ok", "okay", "sure"})
DECLINED: Final = frozenset({"n", "no", "nope", "skip", "pass", "next", "go on", "continue"})
_PHRASES: Final[Mapping[CommandName, str]] = {
    "help": "? | help | what | what now | what can i do | what do i do",
    "rules": "? all | rules | rule book | the rules",
    "deck": "deck | the deck",
    "odds": "odds | the odds | hint | a hint | chances",
    "table": "table | board | hand | my hand | show my hand | show my cards | my cards | what do i have"
    " | score | scores | the score | points | who is winning | whos winning",
    "undo": "undo | take back | take it back | take that back",
    "quit": "quit | exit | q | bye | bye bye | goodbye | good bye | leave",
}
_COMMAND_OF: Final = {phrase: command for command, phrases in _PHRASES.items() for phrase in phrases.split(" | ")}
_QUESTIONS: Final = ("?", "what does ", "what do ", "what is ", "whats ", "what are ", "how does ")


class TypedCommand(NamedTuple):
    """A command, and the words that are looked up; no command where a line is none."""

    command: CommandName = ""
    words: str = ""


def command_in(line: str) -> TypedCommand:
    said = " ".join(line.lower().replace("'", "").replace("?", " ? ").strip("!. ").split())
    command = _COMMAND_OF.get(said) or _COMMAND_OF.get(said.removesuffix(" ?"))
    if command is not None:
        return TypedCommand(command)
    for start in _QUESTIONS:
        if said.startswith(start):
            asked = said.removeprefix(start).removesuffix("?").strip()
            return TypedCommand("look up", asked.removesuffix(" do").removesuffix(" mean"))
    return TypedCommand()
