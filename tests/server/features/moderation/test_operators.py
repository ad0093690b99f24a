"""What operators do besides: tables, names, read-only, announcements; and the log of all of it."""

import pytest

from server.client import come, finish, knock, two_at
from server.desk import REASON, Desk, desk_at, knocked, person_of, report
from server.house import SHORT, code_of
from server.local import LocalServer

# keys


async def test_only_a_key_opens_the_desk_and_a_revoked_one_does_not(house: LocalServer, desk: Desk) -> None:
    for key in ("", "AAAA-BBBB-CCCC-DDDD-EEEE", await house.arrive("Mo")):
        assert (await house.ask("GET", "/api/operator", token=key)).status_code == 401
        assert (await house.ask("POST", "/api/operator/acts", {"kind": "open", "reason": "x"}, key)).status_code == 401
    assert (await desk.look())["operator"] == "Mia"
    typed = desk.key.lower().replace("-", " ")
    assert (await house.get("/api/operator", typed))["operator"] == "Mia"
    await house.context.moderation_store.revoke_keys("Mia")
    assert (await house.ask("GET", "/api/operator", token=desk.key)).status_code == 401


async def test_a_key_is_kept_as_a_seal_and_made_by_the_command_alone(house: LocalServer, desk: Desk) -> None:
    kept = await house.context.moderation_store.keys()
    assert desk.key not in str(kept)
    assert desk.key.replace("-", "") not in str(kept)
    answer = await desk.ask("key", "Eve")
    assert (answer.status_code, "command line" in answer.text) == (400, True)


async def test_what_operators_see_is_kept_by_no_cache(desk: Desk) -> None:
    answer = await desk.house.ask("GET", "/api/operator", token=desk.key)
    assert answer.headers["cache-control"] == "no-store"


# tables and names


async def test_a_closed_table_sends_everybody_away_and_lets_nobody_in(house: LocalServer, desk: Desk) -> None:
    table = await house.set_up(private=False)
    async with come(table) as ann:
        await ann.done("sit 0 - Ann")
        assert len(await house.get("/api/lobby")) == 1
        await desk.act("close", code_of(table).lower())
        assert await ann.end() == 4410
        bye, code = await knocked(table, ann.welcome["token"])
        assert (code, bye["reason"]) == (4410, f"This table was closed by those who run the server. Why: {REASON}")
    quick = (await house.ask("POST", "/api/quick", {"game": "kitten-me"})).json()["code"]
    assert quick != code_of(table)
    assert (await desk.ask("close", "NOSUCH")).status_code == 404


async def test_a_person_is_renamed_wherever_they_are(house: LocalServer, desk: Desk) -> None:
    table = await house.set_up()
    token = await house.arrive("Rude")
    async with come(table, token) as rude, come(table) as ann:
        await rude.done("sit 1 - Rude")
        await desk.act("rename", person_of(token), detail="Mochi")
        await ann.sees(lambda me: me.names[1] == "Mochi")
    assert (await house.get("/api/me", token))["name"] == "Mochi"
    assert (await desk.ask("rename", person_of(token), detail="")).status_code == 400


@pytest.mark.parametrize(
    "name",
    [
        "Hitler",
        "h i t l e r",
        "\u0397\u0399\u0422L\u0415R",
        "\u0410dmin",
        "MyFu\u0441kCat",
        "\uff53\uff48\uff49\uff54",
        "Sh\u00edt",
    ],
)
async def test_a_name_on_the_list_is_refused_in_letters_that_look_like_it(house: LocalServer, name: str) -> None:
    answer = await house.ask("PUT", "/api/me", {"name": name})
    assert (answer.status_code, answer.json()["reason"]) == (400, "This name is not allowed here. Choose another one.")
    async with knock(await house.set_up()) as ben:
        await ben.send(t="hello", name=name)
        assert (await ben.hear("welcome")).get("watching", []) == []
        refused = await ben.do(f"sit 0 - {name}")
        assert (refused["t"], refused["ruling"]) == ("refused", "T6")
        assert (await ben.do("sit 0 - Scunthorpe"))["t"] == "done"


# read-only, and what is told to everybody


async def test_while_read_only_matches_run_on_and_nothing_new_begins(house: LocalServer, desk: Desk) -> None:
    known = await house.arrive("Ann")
    code = (await house.ask("POST", "/api/daily/go-kitty", token=known)).json()["code"]
    async with two_at(await house.set_up()) as (one, two):
        await desk.act("read-only", reason="We upgrade.")
        await finish(one, two)
        refused = await one.do("begin")
        assert (refused["t"], refused["ruling"]) == ("refused", "T20")
        assert "about to be upgraded" in refused["reason"]
    for method, path, body in (
        ("POST", "/api/tables", SHORT),
        ("POST", "/api/quick", {"game": "go-kitty"}),
        ("POST", "/api/daily/kitten-me", None),
        ("PUT", "/api/me", {"name": "Newcomer"}),
    ):
        answer = await house.ask(method, path, body)
        assert (answer.status_code, "about to be upgraded" in answer.text) == (503, True), path
    assert (await house.ask("PUT", "/api/me", {"name": "Anna"}, known)).status_code == 200, "they were here before"
    assert (await house.ask("POST", "/api/daily/go-kitty", token=known)).json()["code"] == code, "it runs"
    await desk.act("open", reason="We upgraded.")
    assert (await house.ask("POST", "/api/tables", SHORT)).status_code == 201


async def test_what_is_announced_is_told_to_everybody(house: LocalServer, desk: Desk) -> None:
    assert await house.get("/api/announcement") == {"text": "", "read_only": False}
    await desk.act("announce", detail="We upgrade  at five.", reason="The new version is out.")
    await desk.act("read-only", reason="The new version is out.")
    assert await house.get("/api/announcement") == {"text": "We upgrade at five.", "read_only": True}
    await desk.act("announce", reason="It is done.")
    assert (await house.get("/api/announcement"))["text"] == ""


# the log


async def test_the_log_says_of_every_act_who_and_why(house: LocalServer, desk: Desk) -> None:
    noa = await desk_at(house, "Noa")
    code = (await house.ask("POST", "/api/tables", SHORT)).json()["code"]
    wanted = (
        ("ban", "3f0a"),
        ("unban", "3f0a"),
        ("close", code),
        ("rename", "3f0a"),
        ("read-only", ""),
        ("announce", ""),
    )
    for number, (kind, subject) in enumerate(wanted):
        detail = "Mochi" if kind in {"rename", "announce"} else ""
        await (desk, noa)[number % 2].act(kind, subject, reason=f"Because of {kind}.", detail=detail)
    acts = (await desk.look())["acts"][::-1]
    assert [(act["number"], act["kind"], act["subject"]) for act in acts] == [
        (number, kind, subject) for number, (kind, subject) in enumerate(wanted, 1)
    ]
    assert [act["operator"] for act in acts] == ["Mia", "Noa"] * 3
    assert [act["reason"] for act in acts] == [f"Because of {kind}." for kind, _ in wanted]


# what is kept about people


async def test_reports_and_acts_are_in_ones_copy_and_reports_go_when_one_is_forgotten(
    house: LocalServer, desk: Desk
) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table) as ben:
        await ann.done("sit 0 - Ann")
        await ben.done("sit 1 - Ben")
        mine, theirs = ann.welcome["token"], ben.welcome["token"]
        assert (await report(house, mine, table, 1, "Ben", words="Hm.")).status_code == 201
    await desk.act("ban", person_of(mine), hours=1)
    copy = await house.get("/api/me/export", mine)
    assert [told["words"] for told in copy["reports"]] == ["Hm."]
    assert [act["reason"] for act in copy["acts"]] == [REASON]
    assert (await house.get("/api/me/export", theirs))["reports"] == [], "nobody learns who reported them"
    await house.ask("DELETE", "/api/me", token=theirs)
    assert (await desk.look())["reports"] == []
