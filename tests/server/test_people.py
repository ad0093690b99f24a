"""People at a table: who they are, what they say, how they go and come back."""

from contextlib import AsyncExitStack
from itertools import product

import pytest
from websockets.exceptions import InvalidStatus

from ninelives.hosting.connections.closing import BAD_MESSAGE
from server.client import Client, Message, come, knock, two_at
from server.local import LocalServer


def away(client: Client, seat: int) -> str:
    """Give the level of the bot that plays for whoever holds a seat."""
    sitter = client.sitters[seat]
    assert sitter is not None
    return str(sitter["level"])


async def drop(client: Client) -> None:
    """Lose the connection without a word, as a train does in a tunnel."""
    client.socket.transport.abort()
    await client.end()


async def test_a_guest_is_given_a_token_and_a_cookie_at_the_first_socket_and_is_known_by_either(
    house: LocalServer,
) -> None:
    table = await house.set_up()
    async with knock(table) as first:
        cookie = first.cookie
        await first.send(t="hello")
        token = (await first.hear("welcome"))["token"]
    assert cookie.startswith(f"ninelives={token};")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    async with knock(table, cookie=cookie.partition(";")[0]) as again, come(table, token) as elsewhere:
        await again.send(t="hello")
        assert (await again.hear("welcome"))["token"] == token
        assert again.cookie == cookie, "a cookie that is used lasts another year"
        assert elsewhere.welcome["token"] == token


async def test_a_token_that_we_did_not_make_is_nobodys(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann:
        forged = ann.welcome["token"][:-1] + ("0" if ann.welcome["token"][-1] != "0" else "1")
        async with come(table, forged) as eve:
            assert eve.welcome["token"] not in {forged, ann.welcome["token"]}


async def test_a_page_of_another_site_is_not_let_in(house: LocalServer) -> None:
    table = await house.set_up()
    async with knock(table, origin=house.address) as ours:
        await ours.send(t="hello")
        await ours.hear("welcome")
    with pytest.raises(InvalidStatus):
        async with knock(table, origin="https://elsewhere.example"):
            pass
    assert (await house.ask("PUT", "/api/me", {"name": "Eve"}, origin="https://elsewhere.example")).status_code == 403


async def test_a_name_is_kept_for_whoever_has_the_cookie_or_the_token(house: LocalServer) -> None:
    assert await house.status("/api/me") == 401
    named = await house.ask("PUT", "/api/me", {"name": "  Ann \t of Cleves "})
    token, cookie = named.json()["token"], named.headers["set-cookie"].partition(";")[0]
    assert named.json()["name"] == "Ann of Cleves"
    assert await house.get("/api/me", token) == {"token": token, "name": "Ann of Cleves"}
    again = await house.ask("PUT", "/api/me", {"name": "Anna"}, cookie=cookie)
    assert again.json() == {"token": token, "name": "Anna"}
    assert (await house.get("/api/me", token))["name"] == "Anna"


@pytest.mark.parametrize("name", ["", "you", "YOU", "x" * 25, "a\u202eb", "\x1b[31mred"])
async def test_some_names_nobody_may_have(house: LocalServer, name: str) -> None:
    assert (await house.ask("PUT", "/api/me", {"name": name})).status_code == 400

    async with come(await house.set_up()) as ann:
        answer = await ann.do(f"sit 0 aa {name}")
        assert answer["t"] == "refused"
        assert answer["ruling"] in {"T6", "T9"}


async def test_two_of_one_name_are_told_apart(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as one, come(table) as two:
        await one.done("sit 0 aa Ann")
        await two.done("sit 1 bb Ann")
        assert two.names == ["Ann", "Ann 2"]


async def test_two_tabs_of_one_person_both_work(house: LocalServer) -> None:
    async with two_at(await house.set_up(options={})) as (ann, ben):
        async with come(ann.url, ann.welcome["token"]) as tab:
            assert tab.seat == ann.seat
            assert tab.scene == ann.scene
            assert (await tab.play())["t"] == "done"
            await ann.sees(lambda me: me.seq == tab.seq)
            assert ann.scene == tab.scene
            await ben.sees(lambda me: me.my_turn)
            assert (await ben.play())["t"] == "done"
            await ann.sees(lambda me: me.my_turn)
            assert (await ann.play())["t"] == "done"
        await ben.ping()
        assert ben.here == [True, True]
        await drop(ann)
        gone = [index != ann.seat for index in (0, 1)]
        await ben.sees(lambda me: me.here == gone)


async def test_a_seat_that_somebody_leaves_is_kept_by_a_bot_and_given_back(house: LocalServer) -> None:
    table = await house.set_up(options={"start": "7"})
    async with two_at(table) as (ann, ben), come(table) as cleo:
        seat = ann.seat
        assert seat is not None
        await ann.done("rise")
        await ben.sees(lambda me: away(me, seat) == "tabby")
        await ben.sees(lambda me: me.my_turn)  # the bot has bid
        taken = await cleo.do(f"sit {seat} cc Cleo")
        assert (taken["t"], taken["ruling"]) == ("refused", "T1")
        async with come(table, ann.welcome["token"]) as back:
            await back.sees(lambda me: away(me, seat) == "")
            assert back.seat == seat
            assert back.scene["view"]["hand"]
            assert (await ben.play())["t"] == "done"
            await back.sees(lambda me: me.my_turn)
            assert (await back.play())["t"] == "done"


async def test_whoever_was_dropped_hears_exactly_what_they_missed(house: LocalServer) -> None:
    table = await house.set_up(options={"start": "7"})
    async with two_at(table) as (ann, ben):
        assert (await ann.play("bid 1 hat"))["t"] == "done"
        await ann.sees(lambda me: "bid 1 hat" in me.lines)
        heard, seen = ann.lines, ann.seq
        await drop(ann)
        await ben.sees(lambda me: me.my_turn)
        assert (await ben.play("bid 2 hat"))["t"] == "done"
        async with come(table, ann.welcome["token"], seen) as back:
            assert back.lines == ["bid 2 hat"]
            assert (await back.play("bid 3 hat"))["t"] == "done"
            await back.sees(lambda me: "bid 3 hat" in me.lines)
            await ben.sees(lambda me: "bid 3 hat" in me.lines)
            assert len(heard + back.lines) == len(ben.lines)
            assert (heard + back.lines)[2:] == ["bid 1 hat", "bid 2 hat", "bid 3 hat"]
        async with come(table, ann.welcome["token"], back.seq) as again:
            assert again.lines == []
        async with come(table, ann.welcome["token"]) as anew:
            assert anew.lines == heard + back.lines


async def test_a_command_that_was_never_answered_is_sent_again_and_done_once(house: LocalServer) -> None:
    table = await house.set_up(options={"start": "7"})
    async with two_at(table) as (ann, ben):
        bid: Message = {"t": "play", "id": "mine", "seq": ann.seq, "move": "bid 1 hat"}
        await ann.send(**bid)
        await ben.sees(lambda me: "bid 1 hat" in me.lines)
        await drop(ann)
        async with come(table, ann.welcome["token"], ann.seq) as back:
            first = await back.answer(**bid)
            assert (first["t"], first["seq"]) == ("done", ben.seq)
            assert (await ben.play("bid 2 hat"))["t"] == "done"
            assert await back.answer(**bid) == first
            await ben.ping()
        assert [line for line in ben.lines if "bid" in line] == ["bid 1 hat", "bid 2 hat"]


async def test_what_is_said_is_heard_by_all_but_those_who_mute_it(house: LocalServer) -> None:
    async with two_at(await house.set_up()) as (ann, ben):
        await ann.send(t="say", phrase="Meow?")
        said = {"t": "said", "seat": ann.seat, "name": ann.names[ann.seat or 0], "phrase": "Meow?"}
        assert await ben.hear("said") == said
        assert await ann.hear("said") == said
        await ben.send(t="mute", seat=ann.seat)
        await ben.ping()
        for phrase in ("Hiss!", "A phrase of my own"):
            await ann.send(t="say", phrase=phrase)
        await ann.ping(2)
        await ben.send(t="mute", seat=ann.seat, on=False)
        await ben.ping(2)
        await ann.send(t="say", phrase="Thanks!")
        assert (await ben.hear("said"))["phrase"] == "Thanks!"
        assert [said["phrase"] for said in ben.all("said")] == ["Meow?", "Thanks!"]
        await ann.ping(3)
        assert [said["phrase"] for said in ann.all("said")] == ["Meow?", "Hiss!", "Thanks!"]


async def test_watchers_can_be_muted_all_at_once(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table) as cleo:
        await ann.done("sit 0 - Ann")
        await ann.send(t="mute", seat=-1)
        await ann.ping()
        await cleo.send(t="say", phrase="Hiss!")
        assert (await cleo.hear("said"))["phrase"] == "Hiss!"
        await ann.ping(2)
        assert ann.all("said") == []


async def test_a_choir_of_sockets_is_heard_as_one(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann, AsyncExitStack() as stack:
        choir = [await stack.enter_async_context(come(table)) for _ in range(8)]
        for _ in range(4):
            for one in choir:
                await one.send(t="say", phrase="Hiss!")
        for one in choir:
            await one.ping()
        await ann.ping()
        assert 8 <= len(ann.all("said")) <= 10  # eight at once, then one a second


async def test_watchers_are_all_told_the_same_and_see_nobodys_hand(house: LocalServer) -> None:
    table = await house.set_up(options={"start": "7"})
    async with come(table) as cleo, two_at(table) as (one, two), come(table) as dora:
        assert (await one.play())["t"] == "done"
        for watcher in (cleo, dora):
            await watcher.sees(lambda me: me.seq == 4)
        told = [[m for m in watcher.all("told") if m["seq"] == 4] for watcher in (cleo, dora)]
        assert told[0] == told[1]
        assert dora.welcome["seat"] is None
        assert not dora.scene["view"].get("hand")
        hands = {card for player in (one, two) for card in player.scene["view"]["hand"]}
        deals = [line for line in dora.lines if line.startswith("deal")]
        assert deals
        assert not any(f"{card}," in line for card, line in product(hands, deals))
        assert (await dora.play("bid 9 hat"))["ruling"] == "T4"


async def test_while_a_match_runs_watchers_are_heard_by_watchers_only(house: LocalServer) -> None:
    table = await house.set_up()
    async with two_at(table) as (ann, ben), come(table) as cleo, come(table) as dora:
        await cleo.send(t="say", phrase="Hiss!")
        assert await dora.hear("said") == {"t": "said", "seat": None, "name": "A watcher", "phrase": "Hiss!"}
        await ann.send(t="say", phrase="Meow?")
        assert (await dora.hear("said"))["phrase"] == "Meow?"
        for player in (ann, ben):
            await player.until(lambda message: message["t"] == "said")
            assert [said["phrase"] for said in player.all("said")] == ["Meow?"]


@pytest.mark.parametrize("said", ['{"t":"ping"}', '{"t":"hello","who":1}', "purr", '{"t":"hello","seen":-1}'])
async def test_whoever_says_no_proper_hello_is_told_so_and_shut_out(house: LocalServer, said: str) -> None:
    async with knock(await house.set_up()) as eve:
        await eve.socket.send(said)
        assert (await eve.hear("bye"))["again"] is False
        assert await eve.end() == BAD_MESSAGE
