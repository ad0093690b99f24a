"""Third-party packages of the lab, imported when they are used."""

from importlib import import_module
from typing import Any

from ninelives.extras import extra


def import_extra(module: str, of: str = "lab") -> Any:  # noqa: ANN401 - any module
    """Import a module of an extra."""
    with extra(of):
        return import_module(module)
