"""The rulings of the table itself, T1 to T20: who may do what there. The game's own come after them."""

from typing import Final

from ninelives.core.language import gettext_noop

RULINGS: Final = {
    "T1": gettext_noop(
        "A seat is taken by whoever sits down first, and a person's is kept. A bot's is free between matches."
    ),
    "T2": gettext_noop(
        "Nobody sees two hands in one match: while it runs, people only come back to the seat that is theirs."
    ),
    "T3": gettext_noop("Seats are added, cleared and taken away between matches."),
    "T4": gettext_noop("Only those who sit at the table decide about it."),
    "T5": gettext_noop("A match begins when this game can be played with these options by that many."),
    "T6": gettext_noop("A name is one line of at most 24 letters that can be seen, and nobody is called You or Table."),
    "T7": gettext_noop(
        "A move answers the table as you saw it. If a turn of yours has passed since, it comes too late."
    ),
    "T8": gettext_noop("Moves are made while a match runs."),
    "T9": gettext_noop("What you say must be a move of this game, or an order that tables know."),
    "T10": gettext_noop("Hints are for the players of a match that runs, where the table allows them, one at a time."),
    "T11": gettext_noop(
        "A match that is not over after 10,000 moves is called off: nobody wins, and no record is kept."
    ),
    "T12": gettext_noop(
        "Whoever opened a table may lock it, and between matches remove somebody, who does not sit there again."
    ),
    "T13": gettext_noop("A lesson is for one: only whoever began it sits there."),
    "T14": gettext_noop(
        "A reveal is watched in peace: bots and clocks wait until all who play are ready, but 12 seconds at most."
    ),
    "T15": gettext_noop(
        "When all who play want a match to be over, bots hurry and nothing is waited for, until it is."
    ),
    "T16": gettext_noop(
        "Whoever sits chooses how their cat looks, before a match and between matches: a fur, a face and a hat."
    ),
    "T17": gettext_noop(
        "Whoever opened a table may decide alone when a match begins and who has a seat, as long as they sit there."
    ),
    "T18": gettext_noop(
        "A deal of the day is for one, who plays it once and to its end. Its record opens when the day is over."
    ),
    "T19": gettext_noop(
        "A rated match counts for whoever held a seat in it, to its end. Bots keep their level while it runs, and the "
        "weakest plays for whoever is away. If it makes more than three moves, they win no points."
    ),
    "T20": gettext_noop("While a server is read-only, before it is upgraded, no match begins. Those that run go on."),
}
