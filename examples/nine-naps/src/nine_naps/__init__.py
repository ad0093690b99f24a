"""Nine Naps, a whole game in one file: a card each, stay or swap it unseen, and the longest nap wins."""

import re
from typing import Final, NamedTuple, Self

from ninelives.core.cards import replace_at
from ninelives.core.chance import Draw, Urn, sample
from ninelives.core.errors import Misread
from ninelives.core.game import TABLE, Actor, Game, Names, Outcome, Refusal, Seat, check_seat, rank_places
from ninelives.core.notation import echo
from ninelives.core.options import Option
from ninelives.core.speech import Voice, as_sentence
from ninelives.lab.yardstick import Yardstick

type Move = str  # just its line of text
NINE: Final = 9
CARDS: Final = range(1, NINE + 1)  # minutes of nap
NO_CARD: Final = 0


class State(NamedTuple):
    oversleep: bool
    starter: Actor  # TABLE until a seat is chosen
    said: tuple[int, ...]  # in turn: the card that was swapped, or NO_CARD for stay
    hands: tuple[int, ...]  # by seat; NO_CARD where one is to come

    def left(self) -> list[int]:
        return [card for card in CARDS if card not in self.hands + self.said]

    def rolls(self) -> list[Move]:  # what TABLE may do now, each as likely
        if self.starter == TABLE:
            return [f"start {seat}" for seat in range(len(self.hands))]
        return [f"deal {self.hands.index(NO_CARD)} {card}" for card in self.left() if NO_CARD in self.hands]

    def urn(self) -> Urn:  # the last word of each of these is drawn; whom a card goes to is no matter of chance
        words = [move.split() for move in self.rolls()]
        return Urn(tuple([word[-1] for word in words]), 1, besides=tuple(words[0][1:-1]))

    def to_act(self) -> tuple[Actor, ...]:
        if self.rolls():
            return (TABLE,)
        return ((self.starter + len(self.said)) % len(self.hands),) if len(self.said) < len(self.hands) else ()

    def refuse(self, actor: Actor, move: Move) -> Refusal | None:
        if actor not in self.to_act():
            return Refusal("N3", "Wait for your turn to speak.")
        if actor == TABLE:
            return None if move in self.rolls() else Refusal("N1", "The table cannot do that now.")
        if move not in ("stay", "swap"):
            return Refusal("N3", "Say stay or swap.")
        return Refusal("N5", "No card is left to swap for. Say stay.") if move == "swap" and not self.left() else None

    def apply(self, actor: Actor, move: Move) -> Self:
        match move.split():
            case ["start", seat]:
                return self._replace(starter=int(seat))
            case ["deal", seat, card]:
                return self._replace(hands=replace_at(self.hands, int(seat), int(card)))
            case ["swap"]:
                return self._replace(said=(*self.said, self.hands[actor]), hands=replace_at(self.hands, actor, NO_CARD))
            case _:
                return self._replace(said=(*self.said, NO_CARD))

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        scores = tuple([0 if self.oversleep and card == NINE else card for card in self.hands])
        return Outcome(rank_places([(score,) for score in scores]), scores, f"the longest nap counts {max(scores)}")

    def view(self, seat: Seat | None) -> "View":
        check_seat(seat, len(self.hands))
        own = NO_CARD if seat is None else self.hands[seat]
        naps = () if self.to_act() else self.hands
        hidden = tuple([card != NO_CARD and owner != seat and not naps for owner, card in enumerate(self.hands)])
        return View(seat, self.oversleep, self.starter, self.said, hidden, own, naps)

    def hear(self, actor: Actor, move: Move, seat: Seat | None) -> str:
        after = self.apply(actor, move)
        line = f"{move[:-1]}?" if move.startswith("deal") and not move.startswith(f"deal {seat} ") else move
        light = after.said[-1:] if move == "swap" else after.view(seat).naps
        return f"{line}: {' '.join(map(str, light))}" if light else line


class View(NamedTuple):
    seat: Seat | None
    oversleep: bool
    starter: Actor
    said: tuple[int, ...]
    hidden: tuple[bool, ...]  # by seat: whether a card lies there that this seat may not see
    own: int  # the seat's card, or NO_CARD
    naps: tuple[int, ...]  # by seat, once all are shown

    def imagine(self, draw: Draw) -> State:
        unseen = [card for card in CARDS if card not in (*self.said, self.own)]
        lying = iter(sample(draw, unseen, sum(self.hidden)))
        mine = {self.seat: self.own}
        hands = tuple([next(lying) if hidden else mine.get(seat, NO_CARD) for seat, hidden in enumerate(self.hidden)])
        return State(self.oversleep, self.starter, self.said, self.naps or hands)

    def picture(self, names: Names) -> str:
        voice = Voice(names, self.seat)
        hands = [str(nap) for nap in self.naps] or ["?" if hidden else "-" for hidden in self.hidden]
        if self.seat is not None and self.own:
            hands[self.seat] = str(self.own)
        for turn, card in enumerate(self.said):
            hands[(self.starter + turn) % len(hands)] += f", swapped {card}" if card else ", stayed"
        return "\n".join([f"  {as_sentence(voice.who(seat))}: {hand}" for seat, hand in enumerate(hands)])

    def tell(self, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
        voice = Voice(names, self.seat)
        word, *rest = heard.replace(":", "").split()
        seat = self.starter if actor == TABLE else actor
        story = voice.tell(seat, f"{{who}} {word}s", f"you {word}")  # starts, stays, swaps
        if word == "deal":
            story = f"the table deals {voice.who(int(rest[0]))} {rest[1].replace('?', 'a card')}"
        shown = [f"{voice.who(seat)} {nap}" for seat, nap in enumerate(self.naps)] or (rest if word == "swap" else [])
        return (f"{as_sentence(story)}.", f"Face up: {', '.join(shown)}.") if shown else (f"{as_sentence(story)}.",)


def read(text: str) -> Move:
    move = " ".join(text.lower().split())
    if re.fullmatch("start [0-4]|deal [0-4] [1-9]|stay|swap", move) is None:
        raise Misread(f"{echo(text)} is no move here. Say stay or swap.")
    return move


GAME: Final = Game[State, Move, View](
    key="nine-naps",
    title="Nine Naps",
    credits="A game of our own, to show how one is added.",
    package="nine_naps",
    version=1,
    seats=range(2, 6),
    options=(Option("nines", ("sleep", "oversleep"), "N4", "a 9 is the longest nap, or counts 0"),),
    presets={},
    components=lambda _options: {"naps of 1 to 9 minutes": NINE},
    new=lambda options, seats: State(options["nines"] == "oversleep", TABLE, (), (NO_CARD,) * seats),
    to_act=State.to_act,
    legal=lambda state, seat: [move for move in ("stay", "swap") if state.refuse(seat, move) is None],
    refuse=State.refuse,
    odds=lambda state: iter([(move, 1) for move in state.rolls()]),
    roll=lambda state, draw: sample(draw, state.rolls(), 1)[0],
    urn=State.urn,
    apply=State.apply,
    outcome=State.outcome,
    view=State.view,
    hear=State.hear,
    imagine=View.imagine,
    show=View._asdict,
    write=str,
    read=read,
    picture=View.picture,
    tell=View.tell,
    offer=lambda _view, moves, _names: f"You may: {' or '.join(moves)}.",
)

# what the lab is told of it: nobody knows how they stand before the naps are shown
YARDSTICK: Final = Yardstick(standing=lambda shown: shown["naps"])
