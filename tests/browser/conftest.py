"""A house in a worker is tested in virtual time: pauses take none, and are exact."""

from collections.abc import Callable
from typing import Any

import pytest

from virtual_time import VirtualLoop


def pytest_asyncio_loop_factories(config: pytest.Config, item: pytest.Item) -> dict[str, Callable[[], Any]]:  # noqa: ARG001 - pytest's hook
    return {"virtual": VirtualLoop}
