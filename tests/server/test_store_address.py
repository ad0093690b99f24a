"""The address of a store: what it names, and what is said where it names none."""

from pathlib import Path

import pytest

from ninelives.core.errors import NineLivesError
from ninelives.server.storage import store_for
from ninelives.tables.faults import StoreDown


@pytest.mark.parametrize("url", ["", "memory", "mysql://here/there", "sqlite:", "sqlite:///", "postgresql:"])
def test_an_address_that_names_no_store_is_answered_with_those_that_do(url: str) -> None:
    with pytest.raises(NineLivesError, match="Say memory:, sqlite:///FILE or postgresql://"):
        store_for(url)


def test_a_wrong_address_is_not_repeated_with_its_password() -> None:
    with pytest.raises(NineLivesError) as refused:
        store_for("postgres://tom:mouse@here/there")
    assert "mouse" not in str(refused.value)


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/none", "sqlite:///{}/no/such/folder/store.db"])
async def test_a_store_that_is_not_there_says_so(url: str, tmp_path: Path) -> None:
    store = store_for(url.format(tmp_path))
    with pytest.raises(StoreDown):
        await store.open()
    await store.close()
