"""Many tables of one game, with all presets and numbers of seats side by side, played by one network.

It has every seat, or one where a rival has the others.
"""

from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np

from move_network import Turns, judge
from network import Floats, Weights, with_one
from ninelives.bots.bot import Bot
from ninelives.bots.cats import bot_named
from ninelives.bots.network import TurnFeatures
from ninelives.rl.codec import STILL
from ninelives.rl.episode import Episode, draw_from_seed
from ninelives.rl.task import Task, make_task

ITSELF: Final = ""  # nobody else: the network has all seats
FEW: Final = 5  # seats, at most, where there are rivals: at larger tables they think for too long
STRAY: Final = 0.02  # how often any legal move is made: what nobody in their right mind plays has to be answered too
SAME: Final = 3  # tables of each of a lesson's further options


class Lesson(NamedTuple):
    """What is played and learned: a game, what it pays, and how many tables there are of each number of seats."""

    key: str
    pays: str
    tables: dict[int, int]
    features: str  # the module that says what the network is told
    more: tuple[dict[str, str], ...] = ()  # options of further tables of two, SAME of each, without rivals
    rivals: tuple[str, ...] = (ITSELF,)  # table by table, in turn: who has all seats but one, and stays as it is
    unit: float = 1.0  # of what is paid: returns should be about 1
    later: float = 0.9  # how much what came later counts beside what was expected then
    sharp: float = 16.0  # how much it goes at first by what a move is worth to the cat that it begins as

    def tasks(self) -> list[Task]:
        usual = [
            make_task(self.key, preset, seats=seats, pays=self.pays)
            for preset in _presets(self.key)
            for seats, many in self.tables.items()
            for _table in range(many)
        ]
        return usual + [
            make_task(self.key, None, answers, seats=2, pays=self.pays)
            for answers in self.more
            for _table in range(SAME)
        ]

    def sizes(self) -> tuple[int, int]:
        """Return how many numbers are told of a turn, and how many of a move."""
        features = import_module(self.features)
        return features.OF_A_TURN, features.OF_A_MOVE

    def worth_at(self) -> int:
        """Return which number of a move tells its worth to the cat that it begins as."""
        place: int = import_module(self.features).WORTH
        return place

    def tell(self, view: Any, moves: Any) -> TurnFeatures[Any]:  # noqa: ANN401 - of any game
        told: TurnFeatures[Any] = import_module(self.features).tell(view, moves)
        return told


def _presets(key: str) -> list[str]:
    return list(make_task(key).game.presets)


class Decision(NamedTuple):
    turn: Floats
    moves: Floats
    chosen: int
    logs: Floats  # of all its moves, as the network played
    expected: float


class Learned(NamedTuple):
    """Decisions of episodes that are over, with what each led to."""

    given: Turns
    chosen: Any
    logs: Floats
    returns: Floats
    advantages: Floats


class Tables:
    def __init__(self, lesson: Lesson, seed: int) -> None:
        self._draw = draw_from_seed(seed)
        self._lesson = lesson
        self._usual = len(lesson.tasks()) - len(lesson.more) * SAME  # places beyond have no rivals
        self._rivals = [self._rival(place, task) for place, task in enumerate(lesson.tasks())]
        self._dice = np.random.default_rng(seed)
        self._episodes = [(task, Episode(task, self._draw)) for task in lesson.tasks()]
        self._open: list[dict[int, list[Decision]]] = [{} for _episode in self._episodes]

    def _rival(self, place: int, task: Task) -> Bot[Any, Any] | None:
        name = self._lesson.rivals[place % len(self._lesson.rivals)]
        return bot_named(task.game, name) if name and task.seats <= FEW and place < self._usual else None

    def play(self, weights: Weights, decisions: int) -> Learned:
        """Play on until so many decisions have led to something."""
        done: list[tuple[Decision, float]] = []
        while len(done) < decisions:
            self._step(weights, done)
        return _stacked(done)

    def _step(self, weights: Weights, done: list[tuple[Decision, float]]) -> None:
        places = range(len(self._episodes))
        for place in places:
            self._keep_still(place, done)
        moves = {place: move for place in places if (move := self._given(place)) is not None}
        free = {place: self._told(place) for place in places if place not in moves}
        if free:
            moves |= self._choose(weights, free)
        for place, move in moves.items():
            self._decide(place, move, done)

    def _choose(self, weights: Weights, free: dict[int, TurnFeatures[Any]]) -> dict[int, Any]:
        """Return the network's move at each of these tables, and note the decision."""
        moves = {}
        given = _given([*free.values()])
        judged = judge(weights, given)
        races = np.exp(judged.logs) / self._dice.standard_exponential(len(judged.logs)).clip(1e-9)
        for (place, told), start, size, turn in zip(free.items(), given.starts, given.sizes, given.turns, strict=True):
            span = slice(start, start + size)
            logs = judged.logs[span]
            chosen = int(races[span].argmax())
            expected = float(np.exp(logs) @ judged.worths[span])
            decision = Decision(turn, given.moves[span], chosen, logs, expected)
            self._open[place].setdefault(self._episodes[place][1].seat, []).append(decision)
            moves[place] = told.moves[chosen]
        return moves

    def _keep_still(self, place: int, done: list[tuple[Decision, float]]) -> None:
        """Let everybody keep still whom nobody waits for."""
        episode = self._episodes[place][1]
        while episode.mask >> STILL & 1:
            episode.decide(STILL)
            self._pay(place, done)

    def _given(self, place: int) -> Any:  # noqa: ANN401 - a move of any game
        """Return the move that is made without the network: the only one, a stray one, or the rival's."""
        task, episode = self._episodes[place]
        moves = task.game.legal(episode.state, episode.seat)
        if len(moves) == 1:
            return moves[0]
        if self._dice.random() < STRAY:
            return moves[int(self._dice.integers(len(moves)))]
        rival = self._rivals[place]
        if rival is None or episode.seat == place % task.seats:
            return None
        return rival(task.game.view(episode.state, episode.seat), moves, True, self._draw)  # noqa: FBT003 - awaited

    def _told(self, place: int) -> TurnFeatures[Any]:
        task, episode = self._episodes[place]
        moves = task.game.legal(episode.state, episode.seat)
        return self._lesson.tell(task.game.view(episode.state, episode.seat), moves)

    def _decide(self, place: int, move: Any, done: list[tuple[Decision, float]]) -> None:  # noqa: ANN401 - of any game
        task, episode = self._episodes[place]
        episode.decide(task.codec.number(move, episode.seat))
        self._pay(place, done)

    def _pay(self, place: int, done: list[tuple[Decision, float]]) -> None:
        """Where an episode is over, note what its decisions led to, and go on."""
        episode = self._episodes[place][1]
        if not episode.over:
            return
        for seat, decisions in self._open[place].items():
            if episode.payoff is not None:
                done += _led_to(decisions, episode.payoff[seat] / self._lesson.unit, self._lesson.later)
        self._open[place] = {}
        episode.go_on()


def _led_to(decisions: list[Decision], paid: float, later: float) -> list[tuple[Decision, float]]:
    """Return a seat's decisions with what each led to: the payoff, or in part what it expected later (TD-lambda)."""
    found = []
    for decision in reversed(decisions):
        found.append((decision, paid))
        paid = later * paid + (1 - later) * decision.expected
    return found


def _given(told: list[TurnFeatures[Any]]) -> Turns:
    turns = with_one(np.array([one.turn for one in told], np.float32))
    return Turns(turns, np.array([row for one in told for row in one.rows], np.float32), _sizes(told))


def _sizes(told: list[TurnFeatures[Any]]) -> Any:  # noqa: ANN401 - an array
    return np.array([len(one.rows) for one in told])


def _stacked(done: list[tuple[Decision, float]]) -> Learned:
    decisions = [decision for decision, _return in done]
    returns = np.array([paid for _decision, paid in done], np.float32)
    expected = np.array([decision.expected for decision in decisions], np.float32)
    sizes = np.array([len(decision.moves) for decision in decisions])
    given = Turns(
        np.stack([decision.turn for decision in decisions]),
        np.concatenate([decision.moves for decision in decisions]),
        sizes,
    )
    chosen = np.array([decision.chosen for decision in decisions])
    logs = np.concatenate([decision.logs for decision in decisions])
    return Learned(given, chosen, logs, returns, returns - expected)


def together(parts: list[Learned]) -> Learned:
    given = Turns._make([np.concatenate(arrays) for arrays in zip(*[part.given for part in parts], strict=True)])
    rest = [np.concatenate(arrays) for arrays in zip(*[part[1:] for part in parts], strict=True)]
    return Learned(given, *rest)


def serve(pipe: Connection, lesson: Lesson, seed: int) -> None:
    """Play whenever weights are sent, in a process of its own."""
    tables = Tables(lesson, seed)
    while (asked := pipe.recv()) is not None:
        pipe.send(tables.play(*asked))
