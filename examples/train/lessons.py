"""What can be learned by self-play: of each game the tables, who else sits at them, and what it pays."""

from typing import Final

from ninelives.lab.oracle.rounds import SHRUNK
from self_play_tables import ITSELF, Lesson

# Whoever plays itself alone learns to give little away. With cats at most tables it also learns to win against them.
LESSONS: Final = {
    "kitten-me": Lesson(
        "kitten-me",
        "round",
        {2: 8, 3: 4, 4: 1},
        "ninelives.bots.kitten_me.features",
        more=tuple(SHRUNK.values()),
        rivals=("reader", "tabby", ITSELF, "reader", "tabby", ITSELF, "kitten", "reader", "tabby", ITSELF),
    ),
    "go-kitty": Lesson(
        "go-kitty",
        "points",
        {2: 10, 3: 12, 4: 3, 5: 1},
        "ninelives.bots.go_kitty.features",
        rivals=("reader", ITSELF, "reader", ITSELF, "reader", ITSELF, "reader"),
        unit=4.0,
        later=0.8,
        sharp=40.0,
    ),
    "shut-up-cat": Lesson(
        "shut-up-cat",
        "match",
        {2: 12, 3: 6, 4: 3},
        "shut_up_cat_features",
        rivals=("tabby", ITSELF, ITSELF, "kitten", ITSELF, ITSELF, "tabby", ITSELF, ITSELF, ITSELF, "tabby"),
        later=0.8,
        sharp=20.0,
    ),
}
