"""Everybody at a table is spoken to in their own language: moves, refusals, odds, phrases, faults, books."""

from server.client import Client, come, finish, knock
from server.local import LocalServer


def stories(who: Client) -> list[str]:
    return [line for message in who.messages for heard in message.get("heard", ()) for line in heard["story"]]


async def test_two_at_one_table_are_told_the_same_in_two_languages(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table, language="de") as ben:
        await ann.done("sit 0 aa Ann")
        await ben.done("sit 1 bb Ben")
        await ann.until(lambda m: m.get("event") == "Ben sits down.")
        await ben.until(lambda m: m.get("event") == "Ben nimmt Platz.")
        await ann.done("begin")
        await ben.sees(lambda me: me.scene["phase"] == "playing")
        await finish(*((ann, ben) if ann.my_turn else (ben, ann)))
        assert [line for line in stories(ann) if "the match!" in line]
        assert [line for line in stories(ben) if "die Partie!" in line]
        assert not [line for line in stories(ben) if "the match!" in line]
        assert ann.scene["result"]["why"] == "one player has cards left"
        assert ben.scene["result"]["why"] == "nur noch eine Person hat Karten"


async def test_whoever_is_refused_is_told_why_in_their_language(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table, language="de-AT") as ben:
        assert (await ben.do("begin"))["reason"] == "Nimm zuerst Platz."
        assert (await ben.do("sit 7 - Ben"))["reason"] == "Es gibt keinen Platz 7."
        await ben.done("sit 0 - Ben")
        await ben.done("begin")
        assert (await ben.play("bid 99 hat", seq=0))["t"] == "refused"


async def test_a_phrase_is_said_in_one_language_and_heard_in_another(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table) as ann, come(table, language="de") as ben:
        assert "Viel Glück!" in ben.welcome["facts"]["phrases"]
        await ben.send(t="say", phrase="Viel Glück!")
        assert (await ann.hear("said"))["phrase"] == "Good luck!"
        await ben.send(t="say", phrase="Good luck!")  # no phrase of Ben's language
        await ann.send(t="say", phrase="Good luck!")
        said = await ben.until(lambda m: m["t"] == "said" and m["phrase"] == "Viel Glück!" and m["seat"] is None)
        assert said["name"] == "Aus dem Publikum"


async def test_odds_are_told_by_a_worker_in_the_language_of_whoever_asks(house: LocalServer) -> None:
    table = await house.set_up()
    async with come(table, language="de") as ben:
        await ben.done("sit 0 - Ben")
        await ben.done("begin")
        await ben.sees(lambda me: me.my_turn)
        odds = await ben.answer(t="hint")
        assert odds["lines"][0].startswith(("Noch kein Gebot.", "Das Gebot ist"))


async def test_a_language_that_nobody_speaks_is_english(house: LocalServer) -> None:
    async with come(await house.set_up(), language="tlh") as kor:
        assert (await kor.do("begin"))["reason"] == "Sit down first."


async def test_goodbye_is_said_in_the_language_too(house: LocalServer) -> None:
    async with knock(await house.set_up()) as ben:
        await ben.send(t="hello", language="de")
        await ben.hear("welcome")
        await ben.send(t="hello", language="de")
        assert (await ben.hear("bye"))["reason"] == "Du hast schon Hallo gesagt. Einmal genügt."


async def test_whoever_asks_over_http_is_answered_in_their_language(house: LocalServer) -> None:
    german = {"accept-language": "de-DE,de;q=0.9"}
    fault = (await house.ask("GET", "/api/tables/AAAAAA", **german)).json()["reason"]
    assert fault != (await house.ask("GET", "/api/tables/AAAAAA")).json()["reason"]
    game = (await house.ask("GET", "/api/games/kitten-me", **german)).json()
    assert game["credits"].startswith("Eine inoffizielle Umsetzung")
    deck = next(option for option in game["options"] if option["name"] == "deck")
    assert (deck["values"], deck["labels"]) == (["white", "grey", "both"], ["weiß", "grau", "beide"])
