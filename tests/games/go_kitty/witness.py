"""The game a second time: slow, plain, and written from the rulings alone, so that two readings can be compared.

It shares nothing with the product but the spelling of moves. Cards are physical here: wherever the
product counts ways, this lays out every one of them.
"""

from collections import Counter
from copy import copy
from itertools import combinations, permutations

from games.go_kitty.witness_pieces import (
    DEFAULTS,
    MOUSE,
    SEASON_OF,
    SEASONS,
    TABLE,
    TRAITS,
    WORTH,
    clowders,
    fits,
    in_order,
)


class Witness:
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.options = {**DEFAULTS, **options}
        self.seats = list(range(seats))
        # TABLE: first, deal, drawn, top, given. A seat: act, close, answer, hand_back, keep. At last nothing.
        self.awaited = "first"
        self.turn = self.asked = -1
        self.what, self.by_token = "", False  # the last ask; it is for nothing while an empty hand draws
        self.hands: list[list[str]] = [[] for _seat in self.seats]
        self.laid: list[list[str]] = [[] for _seat in self.seats]  # as they were laid: `kind snow,snow,snow,mouse`
        self.tokens = [3] * seats
        self.unknown: list[str] = []  # the upper part of the pile, in no order
        self.under: list[str] = []  # the lower part, put there by looks; the last lies lowest
        self.seen: list[str] = []  # the cards just looked at, neither in the pile nor in a hand
        self.spent = 0  # Mice
        self.fresh = True  # no ask, no token, no draw in this turn
        self.has_laid = self.may_end = False  # both in this turn
        self.drew_first = False  # this turn began with a card for an empty hand (G36)
        self.turns = self.quiet = 0  # turns over; how many of the latest did not change a thing (G32)
        self.last_turns: int | None = None  # how many are still to come, the present one among them

    def on(self, name: str, value: str) -> bool:
        return self.options[name] == value

    def to_act(self) -> tuple[int, ...]:
        if not self.awaited:
            return ()
        if self.awaited in {"first", "deal", "drawn", "top", "given"}:
            return (TABLE,)
        return (self.asked,) if self.awaited == "answer" else (self.turn,)

    def lines(self) -> list[tuple[int, str]]:
        """Give all that can happen next, in the order in which it is to be listed."""
        texts = list(self.ways()) if TABLE in self.to_act() else self.seat_lines()
        return [(actor, text) for actor in self.to_act() for text in texts]

    def ways(self) -> dict[str, int]:
        """Give TABLE's moves, each with the number of physical ways in which it comes about."""
        assert self.awaited != "deal", "deals are too many to lay out"
        if self.awaited == "first":
            return {f"first {seat}": 1 for seat in self.seats if self.options["first"] in {"drawn", str(seat + 1)}}
        if self.awaited == "drawn":
            return Counter([f"drawn {card}" for card in in_order(self.unknown) or self.under[:1]])
        if self.awaited == "top":
            chosen = combinations(in_order(self.unknown), min(3, len(self.unknown)))
            return Counter([f"top {','.join(in_order([*cards, *self.known_top()]))}" for cards in chosen])
        return Counter([f"given {card}" for card in self.held(self.asked, self.what) if self.awaited == "given"])

    def known_top(self) -> list[str]:
        """Give those of the top three that lie in the lower part of the pile."""
        return self.under[: 3 - min(3, len(self.unknown))]

    def held(self, seat: int, what: str) -> list[str]:
        return in_order([card for card in self.hands[seat] if fits(card, what)])

    def seat_lines(self) -> list[str]:
        if self.awaited == "answer":
            return self.answer_lines()
        if self.awaited == "hand_back":
            return self.gifts(self.turn)
        if self.awaited == "keep":
            orders = dict.fromkeys(permutations(in_order(self.seen)))  # twins count once
            return [f"keep {kept} under {','.join(rest)}" if rest else f"keep {kept}" for kept, *rest in orders]
        return self.turn_lines() if self.awaited else []

    def gifts(self, seat: int) -> list[str]:
        """Give the ways of choosing one card of the Season asked for."""
        return [f"give {card}" for card in dict.fromkeys(self.held(seat, self.what))]

    def answer_lines(self) -> list[str]:
        if not self.held(self.asked, self.what):
            return ["none"]
        chooses = self.what in SEASONS and self.on("season_card", "giver")
        reverses = MOUSE in self.hands[self.asked] and self.what != MOUSE  # G24, G26
        if self.by_token and self.on("seek_reversal", "never"):
            reverses = False  # G38
        return (self.gifts(self.asked) if chooses else ["give"]) + [MOUSE] * reverses

    def lays_at_any_moment(self) -> bool:
        return self.on("lay", "anytime") or self.pile_is_empty() or self.last_turns is not None  # G4, G29

    def pile_is_empty(self) -> bool:
        return not self.unknown + self.under

    def must_draw(self) -> bool:
        """Tell whether the turn begins with a card for an empty hand (G36)."""
        nothing_done = self.fresh and not self.has_laid
        return self.on("empty_hand", "draws") and nothing_done and not self.hands[self.turn]

    def turn_lines(self) -> list[str]:
        if self.must_draw() and not self.pile_is_empty():
            return ["draw"]
        lays = []
        if self.fresh or self.on("lay", "before_each_ask") or self.lays_at_any_moment():
            lays = clowders(tuple(in_order(self.hands[self.turn])), int(self.options["mice"]))
        if self.on("must_lay", "yes") and [text for text in lays if MOUSE not in text]:
            return lays[:]  # G3; Mice are never forced
        return lays + (["end"] if self.awaited == "close" else self.action_lines())

    def action_lines(self) -> list[str]:
        hand, token = self.hands[self.turn], self.tokens[self.turn] > 0
        others = [seat for seat in self.seats if seat != self.turn]
        lines = [] if hand or self.pile_is_empty() else ["draw"]
        lines += [f"ask {seat} {what}" for seat in others for what in self.askable(hand)]
        lines += [f"seek {seat} {what}" for seat in others for what in [*TRAITS, *SEASONS, MOUSE] if token]
        lines += ["look"] if token and not self.pile_is_empty() else []
        lines += ["skip"] if self.fresh else []  # G23
        return lines + (["end"] if self.may_end else [])

    def askable(self, hand: list[str]) -> list[str]:
        if set(hand) == {MOUSE}:
            return SEASONS  # G11
        if self.on("season_needs", "nothing"):
            return [what for what in TRAITS if what in hand] + SEASONS  # G37
        return [what for what in [*TRAITS, *SEASONS] if [card for card in hand if fits(card, what)]]

    def after(self, actor: int, text: str) -> "Witness":
        """Give a new table on which this has happened; cards are taken from where they physically are."""
        assert actor in self.to_act(), text
        new = copy(self)
        new.hands, new.laid = [hand[:] for hand in self.hands], [laid[:] for laid in self.laid]
        new.tokens, new.unknown, new.under, new.seen = self.tokens[:], self.unknown[:], self.under[:], self.seen[:]
        verb, *words = text.split()
        assert verb == self.awaited or actor != TABLE, text
        getattr(new, f"do_{verb}")(*words)
        return new

    def do_first(self, seat: str) -> None:
        self.turn, self.awaited = int(seat), "deal"

    def do_deal(self, *groups: str) -> None:
        owners, hands = zip(*[group.split(":") for group in groups], strict=True)
        assert list(owners) == [str(seat) for seat in self.seats], groups
        self.hands, self.unknown = [hand.split(",") for hand in hands], 4 * TRAITS
        for hand in self.hands:
            assert (int(self.options["dealt"]), in_order(hand)) == (len(hand), hand), groups
            for card in hand:
                self.unknown.remove(card)
        self.unknown, self.awaited = self.unknown + 4 * [MOUSE], "act"  # G2

    def do_lay(self, sort: str, four: str) -> None:
        for card in four.split(","):
            self.hands[self.turn].remove(card)
        self.laid[self.turn].append(f"{sort} {four}")
        self.has_laid = True
        for _token in range(int(self.options["year_tokens"]) if sort == "year" else 1):  # G40
            self.turn_token_back()

    def turn_token_back(self) -> None:
        self.tokens[self.turn] = min(3, self.tokens[self.turn] + 1)  # G22

    def do_draw(self) -> None:
        self.drew_first = self.must_draw()
        self.fresh, self.what, self.awaited = self.drew_first, "", "drawn"

    def do_drawn(self, card: str) -> None:
        (self.unknown or self.under).remove(card)
        self.hands[self.turn].append(card)
        # G16; and a card drawn for an empty hand has to be played on: an earlier success no longer allows to stop
        self.may_end = self.on("lucky", "yes") and fits(card, self.what)
        self.proceed(goes_on=self.may_end or (not self.what and self.on("empty_draw", "go_on")))

    def do_ask(self, seat: str, what: str) -> None:
        self.asked, self.what, self.by_token = int(seat), what, False
        self.fresh, self.awaited = False, "answer"

    def do_seek(self, seat: str, what: str) -> None:
        self.do_ask(seat, what)
        self.by_token = True
        self.tokens[self.turn] -= 1

    def do_look(self) -> None:
        self.tokens[self.turn] -= 1
        self.fresh, self.awaited = False, "top"

    def do_top(self, cards: str) -> None:
        self.seen = cards.split(",")
        known = self.known_top()
        assert len(self.seen) == min(3, len(self.unknown + self.under)), cards
        for card in (Counter(self.seen) - Counter(known)).elements():
            self.unknown.remove(card)
        self.under = self.under[len(known) :]
        self.awaited = "keep"

    def do_keep(self, card: str, _under: str = "", rest: str = "") -> None:
        self.hands[self.turn].append(card)
        self.under += rest.split(",") if rest else []
        self.seen = []
        self.proceed(goes_on=False)

    def do_give(self, card: str = "") -> None:
        if self.awaited == "hand_back":
            self.hand_over([card], self.turn, self.asked)
            self.proceed(goes_on=False)
        elif self.what in SEASONS and not card:
            self.awaited = "given"
        else:
            most = 1 if self.what == MOUSE and self.on("seek_mouse", "one") else 4
            self.do_given(*[card] if card else self.held(self.asked, self.what)[:most])

    def do_given(self, *cards: str) -> None:
        """Let the asker have what was asked for (G9, G10, G19)."""
        self.hand_over([*cards], self.asked, self.turn)
        rule = self.options["seek"] if self.by_token else "as_asked"
        self.may_end = True
        self.proceed(goes_on=self.what in TRAITS if rule == "as_asked" else rule == "goes_on")

    def hand_over(self, cards: list[str], giver: int, taker: int) -> None:
        for card in cards:
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def do_none(self) -> None:
        self.awaited = "drawn"
        if self.by_token or self.pile_is_empty():
            self.proceed(goes_on=False)  # G17, G19

    def do_mouse(self) -> None:
        """Reverse the play; the asker's turn ends (G24, G25)."""
        self.hands[self.asked].remove(MOUSE)
        self.spent += 1
        cards = self.held(self.turn, self.what)
        self.awaited = "hand_back"
        if not cards or self.what in TRAITS:
            self.hand_over(cards, self.turn, self.asked)
            self.proceed(goes_on=False)

    def proceed(self, *, goes_on: bool) -> None:
        """Go on with the turn or end it; where one lays at any moment, not before a last chance to lay."""
        self.awaited = "act" if goes_on else "close"
        if not goes_on and not self.lays_at_any_moment():
            self.do_end()

    def do_skip(self) -> None:
        nothing_turned = self.tokens[self.turn] == 3
        self.turn_token_back()
        self.do_end(quietly=nothing_turned and not self.has_laid and not self.drew_first)

    def do_end(self, *, quietly: bool = False) -> None:
        seats = len(self.seats)
        self.turns, self.quiet = self.turns + 1, self.quiet + 1 if quietly else 0
        if self.last_turns is not None:
            self.last_turns -= 1
        elif self.pile_is_empty() or self.quiet >= 2 * seats or self.turns >= 60 * seats:  # G28, G32
            self.last_turns = seats if self.on("last_turns", "everyone") else seats - 1
        self.turn = (self.turn + 1) % seats
        self.fresh, self.has_laid, self.may_end = True, False, False
        self.drew_first = False
        self.awaited = "" if self.last_turns == 0 else "act"

    def score(self, laid: list[str]) -> int:
        """Count Clowders; where Seasonal ones grow, those of different Seasons pay 1, 4, 10, 16 in all (G39)."""
        plain = sum(WORTH[text.split()[0]] for text in laid)
        if self.on("seasonals", "each"):
            return plain
        fours = [text.split()[1].split(",") for text in laid if text.startswith("season")]
        different = len({SEASON_OF[card] for four in fours for card in four if card != MOUSE})
        return plain - different + [0, 1, 4, 10, 16][different]

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Give ranks and scores once all is over: points, then active tokens, then shared (G31)."""
        if self.awaited:
            return None
        scores = [self.score(laid) for laid in self.laid]
        marks = list(zip(scores, self.tokens, strict=True))
        return tuple([1 + len([other for other in marks if other > mark]) for mark in marks]), tuple(scores)
