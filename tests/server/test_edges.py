"""What every answer carries, who may read the numbers, and what is looked up only once."""

from importlib.metadata import EntryPoint

import pytest

from ninelives.core import registry
from ninelives.core.errors import BrokenGame, UnknownGame
from ninelives.server.app import HEADERS
from ninelives.tables import catalog
from server.answers import Answer
from server.local import LocalServer


def carries_all(answer: Answer) -> bool:
    return all(answer.headers.get_all(name) == [value] for name, value in HEADERS.items())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/lobby?game=%00", 400),
        ("GET", "/api/tables/AAAAAA", 404),
        ("GET", "/no/such/place", 404),
        ("GET", "/api/no/such/place", 404),
        ("PATCH", "/api/me", 405),
        ("HEAD", "/", 200),
    ],
)
async def test_every_answer_carries_the_headers(house: LocalServer, method: str, path: str, status: int) -> None:
    answer = await house.ask(method, path)
    assert answer.status_code == status
    assert carries_all(answer), answer.headers


async def test_refusals_and_faults_carry_the_headers_too(house: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = await house.ask("PUT", "/api/me", {"name": "Ann"}, origin="http://elsewhere.example")
    long = await house.ask("PUT", "/api/me", {"name": "x" * 20_000})
    monkeypatch.setattr(house.context.house.store.facts, "notices", None)
    fault = await house.ask("GET", "/api/lobby")
    monkeypatch.setattr(house.context.requests, "spend", lambda *_, **_more: False)
    often = await house.ask("GET", "/api/games/kitten-me/rules")
    for answer, status in ((foreign, 403), (long, 413), (fault, 500), (often, 429)):
        assert (answer.status_code, carries_all(answer)) == (status, True)


async def test_nothing_about_a_person_is_kept_on_the_way(house: LocalServer) -> None:
    named = await house.ask("PUT", "/api/me", {"name": "Ann"})
    token = named.json()["token"]
    paths = ("/api/me", "/api/me/tables", "/api/me/matches", "/api/me/export", "/api/me/nothing")
    answers = [named, await house.ask("GET", "/api/me"), *[await house.ask("GET", path, token=token) for path in paths]]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert "cache-control" not in (await house.ask("GET", "/api/games")).headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"host": "localhost"}, 200),
        ({"host": "LOCALHOST:8000"}, 200),
        ({"host": "127.8.9.1:80"}, 200),
        ({"host": "[::1]:8000"}, 200),
        ({"host": "[::1]"}, 200),
        ({"host": "localhost:1", "origin": "http://localhost:1", "sec-fetch-site": "same-origin"}, 200),
        ({"host": "evil.example"}, 404),
        ({"host": "evil.example:8000"}, 404),
        ({"host": "localhost.evil.example"}, 404),
        ({"host": "192.0.2.7"}, 404),
        ({"host": ""}, 404),
        ({"host": "localhost", "origin": "http://evil.example"}, 404),
        ({"host": "localhost:1", "origin": "http://localhost:2"}, 404),
        ({"host": "localhost", "origin": "null"}, 404),
        ({"sec-fetch-site": "cross-site"}, 404),
        ({"sec-fetch-site": "same-site"}, 404),
    ],
)
async def test_no_page_reads_the_numbers_by_a_name_that_leads_here(
    house: LocalServer, headers: dict[str, str], status: int
) -> None:
    assert (await house.ask("GET", "/metrics", **headers)).status_code == status


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count how often installed packages are searched."""
    made: list[str] = []
    search = registry.points_of

    def counted(group: str) -> tuple[EntryPoint, ...]:
        made.append(group)
        return search(group)

    monkeypatch.setattr(registry, "points_of", counted)
    return made


async def test_packages_are_searched_once_whatever_is_asked_for(house: LocalServer, searches: list[str]) -> None:
    for path in ("/api/games", "/api/games/kitten-me", "/api/games/chess/rules", "/api/lobby?game=go", "/api/games/x"):
        await house.ask("GET", path)
    await house.ask("POST", "/api/tables", {"game": "chess"})
    await house.ask("POST", "/api/quick", {"game": "chess"})
    assert searches == []


def test_a_broken_game_is_searched_once_and_named_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []

    def broken(key: str) -> None:
        loads.append(key)
        raise BrokenGame(key, "it is gone")

    monkeypatch.setattr(catalog, "installed_games", lambda: ("torn",))
    monkeypatch.setattr(catalog, "load", broken)
    for _ in range(3):
        with pytest.raises(BrokenGame, match="it is gone"):
            catalog.game_named("torn")
        with pytest.raises(UnknownGame, match="Installed: torn"):
            catalog.game_named("whole")
    catalog._load_game.cache_clear()
    assert loads == ["torn"]
