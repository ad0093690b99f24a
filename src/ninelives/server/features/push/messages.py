"""Messages as a device shows them, in its language: the table, its game and what waits there. Never a card."""

from typing import Final, NamedTuple

from msgspec import Struct, json

from ninelives.core.catalogs import translations_of
from ninelives.core.language import gettext, use_language
from ninelives.server.features.push.notifier import INVITATION, OPENED, TURN

HOUR: Final = 3600
STAYS: Final = {TURN: 24 * HOUR, INVITATION: HOUR // 6, OPENED: HOUR // 6}  # seconds that a service keeps it
URGENCY: Final = {TURN: "normal", INVITATION: "high", OPENED: "low"}


class PushMessage(Struct):
    """What the page's worker reads; `tag` lets a newer one about the same table take its place."""

    title: str
    text: str
    language: str
    tag: str
    path: str  # where a tap leads
    code: str = ""  # of the table that can be muted
    mute: str = ""  # what the button says that does it


class Subject(NamedTuple):
    """What a message is about, as the table shows it to everybody who may come."""

    kind: str
    code: str
    game: str  # its title
    name: str = ""  # of whoever invites or opened it


def message_about(subject: Subject, language: str) -> PushMessage:
    with use_language(translations_of(language)):
        return PushMessage(
            title=_title(subject),
            text=_text(subject),
            language=language,
            tag=subject.code,
            path=f"t/{subject.code}",
            code=subject.code,
            mute=gettext("Mute this table"),
        )


def trial_message(language: str) -> PushMessage:
    with use_language(translations_of(language)):
        return PushMessage(
            title=gettext("It works"),
            text=gettext("So you will hear when a table waits for you."),
            language=language,
            tag="trial",
            path="me",
        )


def written(message: PushMessage) -> bytes:
    return json.encode(message)


def _title(subject: Subject) -> str:
    if subject.kind == INVITATION:
        return gettext("{who} invites you", who=subject.name)
    if subject.kind == OPENED:
        return gettext("{who} has opened a table", who=subject.name)
    return gettext("It is your turn")


def _text(subject: Subject) -> str:
    return gettext("{game}, table {code}", game=subject.game, code=subject.code)
