"""Print the tables of docs/research.md: the layout of a row in each game, for two seats and the first preset."""

from ninelives.core.registry import load
from ninelives.rl.codec import codec_of

KEYS = ("kitten-me", "go-kitty", "shut-up-cat")


def table(key: str) -> str:
    game = load(key)
    preset = next(iter(game.presets))
    fields = codec_of(game, game.choose(preset), 2).layout.fields
    rows = [f"| `{field.name}` | {field.size} | {field.top:,} | {field.about} |" for field in fields if field.size]
    return "\n".join(
        [f"### {game.title}", "", "| field | cells | largest | what it says |", "|---|---|---|---|", *rows]
    )


if __name__ == "__main__":
    print("\n\n".join([table(key) for key in KEYS]))
