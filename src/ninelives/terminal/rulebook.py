"""A game's RULES.md, as a whole, by section or by ruling."""

from importlib.resources import files

from ninelives.core.errors import NineLivesError
from ninelives.core.game import AnyGame


def rulebook(game: AnyGame) -> str:
    return files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")


def section(game: AnyGame, title: str) -> str:
    """Give one section, heading and all."""
    _, _, rest = rulebook(game).partition(f"## {title}\n")
    return f"{title}\n{rest.partition('\n## ')[0].strip()}"


def rulings(game: AnyGame) -> dict[str, str]:
    """Give the text of every ruling by its number."""
    found = {}
    for line in rulebook(game).splitlines():
        if line.startswith("- **"):
            number, _, text = line.removeprefix("- **").partition("**")
            found[number] = text.strip().replace("`", "")
    return found


def ruling(game: AnyGame, number: str) -> str:
    known = rulings(game)
    wanted = number.upper()
    if wanted not in known:
        first, last = next(iter(known)), list(known)[-1]
        raise NineLivesError(f"There is no ruling {number}. The rulings of {game.title} run from {first} to {last}.")
    return f"{wanted}: {known[wanted]}"
