"""How the cat looks that stands for a person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from ninelives.core.language import gettext_lazy
from ninelives.tables.commands.checks import check_seated
from ninelives.tables.commands.order import Order, TableChange, change_by, refuse_if
from ninelives.tables.ids import GuestId, Seq
from ninelives.tables.looks import FACES, FURS, HATS, NO_LOOK, CatLook, is_look
from ninelives.tables.seating import dress_cat
from ninelives.tables.state import PLAYING, TableState


@dataclass(frozen=True)
class Dress(Order):
    """Sets the look of one's own cat; with no look it is the seat's. Everybody sees it, and nobody is told."""

    look: CatLook = NO_LOOK

    word = "look"
    form = "look FUR FACE HAT or look"
    is_daily = True

    @classmethod
    def parse(cls, words: Sequence[str], network: str) -> Self:  # noqa: ARG003 - as every order
        return cls(" ".join(words))

    def format(self) -> str:
        return f"look {self.look}" if self.look else "look"

    def check(self, table: TableState, who: GuestId, seen: Seq) -> Order:  # noqa: ARG002 - as every order
        check_seated(table, who)
        playing = table.phase == PLAYING
        refuse_if("T16", playing, "Cats keep their looks while a match runs. Change yours when it is over.")
        kinds = {"furs": ", ".join(FURS), "faces": ", ".join(FACES), "hats": ", ".join(HATS)}
        unknown = gettext_lazy("There is no such cat. Furs: {furs}. Faces: {faces}. Hats: {hats}.", **kinds)
        refuse_if("T16", self.look != NO_LOOK and not is_look(self.look), unknown)
        return self

    def change(self, table: TableState, who: GuestId) -> TableChange:
        return change_by(self, table, who, sitters=dress_cat(table.sitters, who, self.look))
