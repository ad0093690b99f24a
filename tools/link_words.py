"""Write what pictures of links say into web/tools/previews.json, from which `node tools/previews.mjs` draws them."""

import json
from pathlib import Path
from typing import Final

from ninelives.core.catalogs import languages, translations_of
from ninelives.core.language import use_language
from ninelives.core.registry import keys, load
from ninelives.hosting.api.preview import game_preview, house_preview
from ninelives.server.features.link_previews.service import ANY_GAME

HOUSE_TITLE: Final = "Nine Lives"
FILE: Final = Path(__file__).parents[1] / "web/tools/previews.json"


def link_words() -> dict[str, dict[str, dict[str, str]]]:
    """Return by language what stands on the picture of each game and of the house: a title and a sentence."""
    words = {}
    for language in languages():
        with use_language(translations_of(language)):
            house = {"title": HOUSE_TITLE, "about": house_preview().about}
            games = {key: {"title": load(key).title, "about": game_preview("", key).about} for key in sorted(keys())}
            words[language] = {ANY_GAME: house, **games}
    return words


if __name__ == "__main__":
    FILE.write_text(f"{json.dumps(link_words(), ensure_ascii=False, indent=2)}\n", encoding="utf-8")
