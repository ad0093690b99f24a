"""Without its extra an environment says what to install; codecs, tasks and episodes need none."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from fresh import no_modules_loaded
from ninelives.extras import MissingExtra


@contextmanager
def nothing_installed() -> Iterator[None]:
    with no_modules_loaded():
        modules: dict[str, Any] = sys.modules
        modules.update(dict.fromkeys(["numpy", "gymnasium", "pettingzoo", "pyspiel"]))
        yield


@pytest.mark.parametrize(
    ("module", "extra"), [("vector", "rl"), ("pettingzoo", "rl"), ("gymnasium", "rl"), ("openspiel", "spiel")]
)
def test_an_environment_says_what_to_install(module: str, extra: str) -> None:
    sentence = rf'pip install "ninelives\[{extra}\]"'
    with nothing_installed(), pytest.raises(ModuleNotFoundError, match=sentence) as missing:
        import_module(f"ninelives.rl.{module}")
    assert type(missing.value).__name__ == MissingExtra.__name__  # of the package as it was imported anew


def test_an_episode_needs_the_standard_library_only() -> None:
    with nothing_installed():
        episode = import_module("ninelives.rl.episode")
        episode.Episode(import_module("ninelives.rl.task").make_task("go-kitty"), episode.draw_from_seed(1))
