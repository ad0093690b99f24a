"""Positions drawn, moves made and refused in them: what the rule tests of every game share."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ninelives.core.cards import Card
from ninelives.core.chance import FastDraw
from ninelives.core.game import TABLE, Actor, Game, Refusal, Seat

FIRST, LAST = FastDraw(lambda: 0.0), FastDraw(lambda: 0.999)


def neat(picture: str) -> str:
    """Give a picture as it is drawn: one space between words, no empty lines."""
    return "\n".join([" ".join(line.split()) for line in picture.splitlines() if line.strip()])


def rows_of(
    picture: str, row: re.Pattern[str], line: re.Pattern[str]
) -> tuple[list[re.Match[str]], list[re.Match[str]]]:
    """Read a picture: a row for each seat, which starts with its number, and the other lines."""
    lines = neat(picture).splitlines()
    rows = [_fit(row, text) for text in lines if text[0].isdigit()]
    return rows, [_fit(line, text) for text in lines if not text[0].isdigit()]


def _fit(form: re.Pattern[str], line: str) -> re.Match[str]:
    found = form.fullmatch(line)
    assert found, f"no line of a picture: {line!r}"
    return found


def cards_in(codes: str | None, card_of: Mapping[str, Card]) -> list[Card]:
    """Read the cards of a picture; `-` is none."""
    return [card_of[code] for code in codes.split(",")] if codes and codes != "-" else []


@dataclass(frozen=True)
class Scene[State, Move, View]:
    """A game, and how its states are drawn when a test must tell what it saw."""

    game: Game[State, Move, View]
    draw: Callable[[State], str]

    def start(self, seats: int, **answers: str) -> State:
        return self.game.start(self.game.choose(None, answers), seats)

    def play(self, state: State, *lines: str) -> State:
        """Make these moves, each by whoever is awaited, or by the seat that stands before it: `2: chase`."""
        for line in lines:
            seat, colon, rest = line.partition(": ")
            actor = int(seat) if colon else self._awaited(state)
            move = self.game.read(rest if colon else line)
            refusal = self.game.refuse(state, actor, move)
            assert refusal is None, f"{line!r} was refused by {refusal} in\n{self.draw(state)}"
            listed = actor == TABLE or move in self.game.legal(state, actor)
            assert listed, f"{line!r} is not in `legal` of\n{self.draw(state)}"
            state = self.game.apply(state, actor, move)
        return state

    def _awaited(self, state: State) -> Actor:
        return self.game.to_act(state)[0]

    def moves(self, state: State, seat: Seat | None = None) -> list[str]:
        """List what a seat may do; without one, whoever is awaited."""
        listed = self.game.legal(state, self._awaited(state) if seat is None else seat)
        return [self.game.write(move) for move in listed]

    def allowed(self, state: State, *lines: str) -> bool:
        """Tell whether the last of these moves may be made after the others."""
        before = self.play(state, *lines[:-1])
        return self.game.refuse(before, self._awaited(before), self.game.read(lines[-1])) is None

    def refused(self, state: State, line: str, *, by: Actor | None = None) -> str:
        """Give the number of the ruling that forbids this move."""
        return self._refusal(state, self._awaited(state) if by is None else by, line).ruling

    def why_not(self, state: State, actor: Actor, line: str) -> str:
        """Return the ruling that forbids this move, and its sentence."""
        refusal = self._refusal(state, actor, line)
        return f"{refusal.ruling}: {refusal.reason}"

    def _refusal(self, state: State, actor: Actor, line: str) -> Refusal:
        move = self.game.read(line)
        refusal = self.game.refuse(state, actor, move)
        assert refusal is not None, f"{line!r} was allowed in\n{self.draw(state)}"
        assert refusal.reason.endswith("."), f"{refusal.ruling} is given without a sentence"
        assert actor == TABLE or move not in self.game.legal(state, actor), f"{line!r} is in `legal` all the same"
        return refusal

    def rolled(self, state: State) -> list[str]:
        """Return the first and the last of what the table may draw."""
        return [self.game.write(self.game.roll(state, draw)) for draw in (FIRST, LAST)]

    def hears(self, state: State, line: str, seat: Seat | None, *, by: Actor | None = None) -> str:
        """Give what a seat hears of this move."""
        return self.game.hear(state, self._awaited(state) if by is None else by, self.game.read(line), seat)

    def shown(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        return self.game.show(self.game.view(state, seat))

    def history(self, state: State, *lines: str) -> list[tuple[State, Actor, Move, State]]:
        """Make these moves as `play` does, and give each between the states around it."""
        made: list[tuple[State, Actor, Move, State]] = []
        for line in lines:
            seat, colon, rest = line.partition(": ")
            after = self.play(state, line)
            made.append((state, int(seat) if colon else self._awaited(state), self.game.read(rest or line), after))
            state = after
        return made
