"""The game a second time: slow, plain, and written from the rulings alone, so that two readings can be compared.

It shares nothing with the product. Tiles, dice and cards are physical here: wherever the product
counts ways, this lays out every one of them.
"""

from collections import Counter
from copy import copy
from itertools import combinations

from games.shut_up_cat.witness_pieces import (
    CARDS,
    DEFAULTS,
    DICE,
    FACES,
    GATHERED,
    MOST,
    PLACES,
    PRICE,
    TABLE,
    arcs,
    board,
    cards_of,
    choices,
    in_order,
    numbers,
    orders,
    throws,
    walk,
)


class Witness:
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.options = {**DEFAULTS, **options}
        self.seats = list(range(seats))
        self.phase = "first"  # then lay, gather, roll, window, card, awake, return; at last over
        self.starter = self.turn = -1
        self.tiles: list[str] = []  # by place
        self.winks = [10 for _seat in self.seats]
        self.times = [1 for _seat in self.seats]  # the multipliers
        self.hands: list[list[str]] = [[] for _seat in self.seats]
        self.stock = cards_of(self.options["deck"])
        self.played: list[str] = []
        self.pillow: list[int] = []
        self.dice: list[int] = []  # of the seat whose turn it is: three, but for those being rolled
        self.used: list[int] = []  # two of them, once allocated
        self.tonight: list[str] = []  # the cards played this turn
        self.arc: list[int] = []  # the places that are face up
        self.decided = False
        self.night = 1  # which round it is

    def to_act(self) -> tuple[int, ...]:
        """Give whoever is awaited; another who may chase is not."""
        if self.phase == "over":
            return ()
        return (TABLE,) if self.phase in {"first", "lay", "roll", "card"} else (self.turn,)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Rank by winks held at the end (S21); a tie is shared (S22)."""
        if self.phase != "over":
            return None
        ranks = [1 + len([other for other in self.winks if other > mine]) for mine in self.winks]
        return tuple(ranks), tuple(self.winks)

    def lines(self) -> list[tuple[int, str]]:
        """Give all that can happen next."""
        return [(actor, text) for actor in (TABLE, *self.seats) for text in self.moves(actor)]

    def moves(self, actor: int) -> list[str]:
        if actor == TABLE:
            return list(self.ways())
        own = self.turn_moves() if self.to_act() == (actor,) else []
        return [*own, "chase"] if self.may_chase(actor) else own

    def ways(self) -> dict[str, int]:
        """Give TABLE's moves, each with the number of physical ways in which it comes about."""
        if self.phase == "first":
            named = self.options["first"]
            return Counter([f"first {seat}" for seat in self.seats if named in {"drawn", str(seat + 1)}])
        if self.phase == "lay":
            return Counter([f"lay {order}" for order in orders(len(PLACES), 4)])
        if self.phase == "roll":
            return dict(throws(GATHERED - len(self.dice)))
        return Counter([f"card {card}" for card in in_order(self.stock)] if self.phase == "card" else [])

    def may_chase(self, seat: int) -> bool:
        """S19: also while TABLE is awaited, but neither before the first turn nor after the last."""
        if self.phase in {"first", "lay", "over"}:
            return False
        if self.options["chase"] == "own_turn" and seat != self.turn:
            return False
        if self.options["chase"] == "before_reveal" and self.phase == "awake":
            return False
        return self.winks[seat] >= PRICE and self.times[seat] < MOST

    def turn_moves(self) -> list[str]:
        if self.phase == "gather":
            return self.gathers()
        if self.phase == "window":
            cards = [card for card in CARDS if card in self.hands[self.turn]]
            plays = [f"play {card} {rest}".rstrip() for card in cards for rest in self.plays(card)]
            return [*plays, *self.allocations()]
        if self.phase == "awake":
            return ["score"]
        return [f"put {order}" for order in orders(len(self.arc), self.face_up().count("m"))]

    def gathers(self) -> list[str]:
        pile = DICE - len(self.pillow)
        enough = [taken for taken in range(GATHERED + 1) if GATHERED - taken <= pile]  # S17
        return [f"gather {choice}".rstrip() for taken in enough for choice in choices(self.pillow, taken)]

    def plays(self, card: str) -> list[str]:
        """Give each way to play this card: what is written behind its name."""
        mine = sorted(set(self.dice))
        if card == "laser":
            return [choice for number in (1, 2, 3) for choice in choices(self.dice, number)]
        if card == "wand":
            return [f"{die} {face}" for die in mine for face in (die - 1, die + 1) if face in FACES]
        if card == "yarn":
            return [f"{die} {7 - die}" for die in mine]
        if card == "box":
            return [f"{die} {face}" for die in mine for face in FACES if face != die]
        if card == "mirror":
            return [f"{die} {face}" for die in mine for face in mine if face != die]
        if card == "bag":
            return [f"{die} {lying}" for die in mine if die not in self.pillow for lying in sorted(self.pillow)]
        if card in {"tuna", "cucumber"}:
            return [f"{one} {other}" for one, other in combinations(PLACES, 2)]
        return [""]

    def allocations(self) -> list[str]:
        every = arcs(self.options["ring"], self.options["arcs"]).items()
        sleeps = [f"sleep {arc}" for arc, ends in every if set(ends) <= set(self.dice)]
        distracts = [f"distract {face}" for face in FACES if self.dice.count(face) >= 2]
        settles = [f"settle {low} {7 - low}" for low in (1, 2, 3) if low in self.dice and 7 - low in self.dice]
        return sleeps + distracts + settles

    def face_up(self) -> list[str]:
        return [self.tiles[place] for place in self.arc]

    def after(self, actor: int, text: str) -> "Witness":
        """Give a new table on which this has happened."""
        assert text in self.moves(actor), (actor, text)
        new = copy(self)
        new.tiles, new.winks, new.times = self.tiles[:], self.winks[:], self.times[:]
        new.hands = [hand[:] for hand in self.hands]
        new.stock, new.played, new.tonight = self.stock[:], self.played[:], self.tonight[:]
        new.pillow, new.dice = self.pillow[:], self.dice[:]
        verb, *rest = text.split()
        if actor == TABLE:
            new.happen(rest[0])
        elif verb == "chase":
            new.winks[actor] -= PRICE
            new.times[actor] += 1
        else:
            new.act(verb, rest)
        return new

    def happen(self, word: str) -> None:
        if self.phase == "first":
            self.starter = self.turn = int(word)
            self.phase = "lay"
        elif self.phase == "lay":
            self.tiles, self.phase = list(word), "gather"
        elif self.phase == "roll":
            self.dice, self.phase = sorted(self.dice + numbers(word)), "window"
        else:
            self.stock.remove(word)
            self.hands[self.turn].append(word)
            self.end_turn()

    def act(self, verb: str, rest: list[str]) -> None:
        if verb == "gather":
            self.dice = numbers(rest[0]) if rest else []
            self.pillow = [die for die in self.pillow if die not in self.dice]
            self.phase = "roll" if len(self.dice) < GATHERED else "window"  # S16
        elif verb == "play":
            self.play(rest[0], rest[1:])
        elif verb == "sleep":
            self.sleep(rest[0])
        elif verb == "distract":
            self.distract(int(rest[0]))
        elif verb == "settle":
            self.used = [int(word) for word in rest]
            self.times[self.turn] = min(MOST, self.times[self.turn] + 1)  # S12
            self.end_turn()
        elif verb == "score":
            self.score()
        else:
            for place, tile in zip(self.arc, rest[0], strict=True):
                self.tiles[place] = tile
            self.end_turn()

    def play(self, card: str, rest: list[str]) -> None:
        self.hands[self.turn].remove(card)
        self.played.append(card)
        self.tonight.append(card)
        if card == "laser":
            for face in numbers(rest[0]):
                self.dice.remove(face)
            self.phase = "roll"
        elif card in {"wand", "yarn", "box", "mirror", "bag"}:
            old, new = [int(word) for word in rest]
            self.dice.remove(old)
            self.dice = sorted([*self.dice, new])
            if card == "bag":
                self.pillow.remove(new)
                self.pillow = sorted([*self.pillow, old])
        elif card == "cucumber":
            one, other = [PLACES.index(place) for place in rest]
            self.tiles[one], self.tiles[other] = self.tiles[other], self.tiles[one]
        else:
            self.treat(card)

    def treat(self, card: str) -> None:
        if card == "brush":
            self.times[self.turn] = min(MOST, self.times[self.turn] + 1)
        elif card == "sun":
            self.winks[self.turn] += 3
            self.decided |= self.winks[self.turn] >= int(self.options["target"])
        elif card == "broom":
            self.pillow = []
        elif card == "fan":
            self.tiles = [self.tiles[-1], *self.tiles[:-1]]
        elif card == "spray":
            self.times = [times if seat == self.turn else max(0, times - 1) for seat, times in enumerate(self.times)]

    def sleep(self, arc: str) -> None:
        first, last = [PLACES.index(place) for place in arc.split("-")]
        self.used = [board(self.options["ring"])[place] for place in (first, last)]
        self.arc = walk(first, (last - first) % len(PLACES) + 1)  # the ends are included (S4)
        heard = max(0, self.face_up().count("m") - self.tonight.count("catnip"))
        if "plugs" in self.tonight:
            heard = 0
        self.times[self.turn] = max(0, self.times[self.turn] - heard)  # S7
        self.phase = "awake"

    def score(self) -> None:
        times = min(MOST, self.times[self.turn] + self.tonight.count("milk"))
        self.winks[self.turn] += times * self.face_up().count("z")
        self.decided |= self.winks[self.turn] >= int(self.options["target"])  # S20: even if paid away later
        self.phase = "return"

    def distract(self, face: int) -> None:
        self.used = [face, face]
        if not self.stock:
            self.stock, self.played = self.played, []
        if self.stock:
            self.phase = "card"
        else:
            self.end_turn()  # S13

    def end_turn(self) -> None:
        for die in self.used:
            self.dice.remove(die)
        (third,) = self.dice
        if third not in self.pillow:
            self.pillow = sorted([*self.pillow, third])
        self.dice, self.used, self.arc, self.tonight = [], [], [], []
        self.turn = (self.turn + 1) % len(self.seats)
        all_had_it = self.turn == self.starter
        ends = self.decided or (self.night == 40 and self.options["rounds"] == "40")  # S20, S24
        self.phase = "over" if all_had_it and ends else "gather"
        if all_had_it and not ends and self.options["order"] == "rotating":  # S1
            self.turn = self.starter = (self.starter + 1) % len(self.seats)
        self.night += all_had_it
