"""The runner that a browser uses finds the whole contract, and notices a store that breaks it."""

from collections.abc import Callable

import pytest

import store_contract
from browser import databases
from browser.databases import FakeDatabase
from ninelives.browser.ports import BrowserDatabase


async def test_every_test_of_the_contract_is_run() -> None:
    said = [line async for line in store_contract.run(lambda number: f"contract {number}")]
    assert len(said) == len(store_contract.checks()) >= 25


async def test_a_store_that_breaks_the_contract_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(FakeDatabase):
        async def change(self, spans: str, decide: Callable[[str], str], /) -> None:
            decide(await self.read(spans))

    def forgetful(_name: str) -> BrowserDatabase:
        return Forgetful()

    monkeypatch.setattr(databases, "made", {f"broken {number}": forgetful("") for number in range(99)})
    with pytest.raises(AssertionError):
        _ = [line async for line in store_contract.run(lambda number: f"broken {number}")]
