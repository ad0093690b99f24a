"""Sit down at a table of a Nine Lives server and play a match with random moves.

python examples/play.py http://127.0.0.1:8000/t/ABCDEF --name Robo
Needs `websockets`, and nothing of Nine Lives; docs/wire.md explains the messages.
"""
# ruff: noqa: INP001, T201 - a script that prints

import argparse
import json
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 2.5  # seconds until a command is sent again, and between pings
LOOK_AGAIN = {"T1", "T7", "T8"}  # somebody was faster: the refusal shows the table as it is now
TRIES = 60  # a second apart, when the connection breaks
type Message = dict[str, Any]


class Player:
    def __init__(self, name: str, *, begins: bool) -> None:
        self.name, self.begins = name, begins
        self.table: Message = {"token": "", "seq": 0}  # all that was received so far
        self.pending: Message | None = None  # a command without an answer yet; it outlives the connection
        self.played, self.done, self.sent = False, 0, 0.0

    def visit(self, socket: ClientConnection) -> None:
        """Connect to the table, and play until the match is over."""
        socket.send(json.dumps({"t": "hello", "token": self.table["token"], "seen": self.table["seq"]}))
        self.hear(json.loads(socket.recv()))
        self.sent = 0.0  # an unanswered command is sent again at once
        while not self.is_over():
            if self.pending is None and self.table["seq"] >= self.done:  # else the last command is not shown yet
                self.pending, self.sent = self.next_command(), 0.0
            if self.pending is not None and time.monotonic() - self.sent > PATIENCE:
                socket.send(json.dumps(self.pending))  # the id stays the same: however often it is sent, it counts once
                self.sent = time.monotonic()
            try:
                self.hear(json.loads(socket.recv(timeout=PATIENCE)))
            except TimeoutError:
                socket.send(json.dumps({"t": "ping"}))
        print(f"I sat on seat {self.table['seat']}: {self.table['scene']['result']}")

    def hear(self, message: Message) -> None:
        if "scene" in message:
            self.table |= message
        for line in [line for heard in message.get("heard", ()) for line in heard["story"]]:
            print(line)
        if self.pending is not None and message.get("id") == self.pending["id"]:
            self.pending, self.done = None, message["seq"]
        if message.get("again"):
            raise ConnectionError(message["reason"])
        if message["t"] == "bye" or (message["t"] == "refused" and message["ruling"] not in LOOK_AGAIN):
            sys.exit(message["reason"])

    def is_over(self) -> bool:
        self.played |= self.table["seat"] is not None and self.table["scene"]["phase"] == "playing"
        return self.played and self.table["scene"]["phase"] == "over"

    def next_command(self) -> Message | None:
        """Return the next command for the table as it is, if any."""
        seat, scene = self.table["seat"], self.table["scene"]
        order = "begin" if self.begins and scene["phase"] != "playing" else ""
        if seat is None:
            free = [n for n, sitter in enumerate(self.table["sitters"]) if sitter is None or not sitter["person"]]
            order = f"sit {free[0]} {uuid4().hex} {self.name}" if free else sys.exit("Every seat is taken.")
        elif seat in scene["awaited"]:
            move = random.choice(scene["choices"])  # noqa: S311 - nothing secret
            return {"t": "play", "id": uuid4().hex, "seq": self.table["seq"], "move": move}
        return {"t": "do", "id": uuid4().hex, "order": order} if order else None


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a match at a table of a Nine Lives server.")
    parser.add_argument("table", help="its link, or its code where the server runs on this machine")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--wait", action="store_true", help="let somebody else begin")
    asked = parser.parse_args()
    link = urlsplit(asked.table if "://" in asked.table else f"http://127.0.0.1:8000/t/{asked.table}")
    url = f"{'wss' if link.scheme == 'https' else 'ws'}://{link.netloc}/api/tables/{link.path.split('/')[-1]}/socket"
    player = Player(asked.name, begins=not asked.wait)
    for _ in range(TRIES):
        try:
            with connect(url) as socket:
                return player.visit(socket)
        except (OSError, WebSocketException) as fault:
            print(f"Once more: {fault}", file=sys.stderr)
            time.sleep(1)
    sys.exit("The server does not answer.")


if __name__ == "__main__":
    main()
