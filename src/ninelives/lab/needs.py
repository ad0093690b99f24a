"""Third-party packages of the lab, imported when they are used."""

from importlib import import_module
from typing import Any

from ninelives.core.errors import NineLivesError


def needed(module: str, extra: str = "lab") -> Any:  # noqa: ANN401 - any module
    """Import a module, or say what to install."""
    try:
        return import_module(module)
    except ImportError as fault:
        package = module.partition(".")[0]
        raise NineLivesError(f'This needs {package}. Install it with: pip install "ninelives[{extra}]"') from fault
