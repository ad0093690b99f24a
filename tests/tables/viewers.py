"""Somebody who watches a table with no socket between, and a log that keeps what went wrong."""

import json
from typing import Any

from ninelives.core.language import ENGLISH
from ninelives.hosting.people.sessions import Session
from ninelives.tables.ids import GuestId
from ninelives.tables.seating import SpeakerId


class Watcher:
    """A viewer that keeps what it is sent."""

    who = GuestId(99)
    session = Session(who, 0)
    language = ENGLISH

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.reconnects = 0

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["t"] == kind]

    def send(self, data: bytes) -> None:
        self.messages.append(json.loads(data))

    def hear_phrase(self, speaker: SpeakerId, data: bytes, *, watches: bool) -> None:  # noqa: ARG002 - as any viewer
        self.send(data)

    def dismiss(self) -> None: ...

    def reconnect(self) -> None:
        self.reconnects += 1

    def recheck(self) -> None: ...


class FaultLog:
    """Keeps the names of the events that were logged."""

    def __init__(self) -> None:
        self.events: list[str] = []

    def warning(self, event: str, **_facts: object) -> None:
        self.events.append(event)

    error = warning
