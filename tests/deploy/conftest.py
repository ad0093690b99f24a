from collections.abc import Iterator

import pytest

from services import Services, running


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    with running() as services:
        yield services
