"""Finished matches: the record with its secret, the match again from any seat, and what panther thinks of it."""

import asyncio

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ninelives.core.chance import Urn
from ninelives.core.errors import BadOption
from ninelives.core.game import TABLE, check_seat
from ninelives.core.line import is_clean
from ninelives.core.record import Record, read
from ninelives.core.replay import follow, reopen
from ninelives.server.forms import Decision, Replay, Review, Step, UrnForm
from ninelives.server.parts import Parts
from ninelives.server.shelf import cats_named, game_named


@get("/api/matches/{match:str}", media_type=MediaType.TEXT)
async def show_record(match: FromPath[str], parts: NamedDependency[Parts]) -> str:
    return await text_of(match, parts)


@get("/api/matches/{match:str}/replay")
async def show_replay(
    match: FromPath[str], parts: NamedDependency[Parts], seat: FromQuery[int | None] = None
) -> Replay:
    record = record_for(await text_of(match, parts), seat)
    return await asyncio.to_thread(replay_of, match, record, seat)


@get("/api/matches/{match:str}/review")
async def show_review(
    match: FromPath[str], parts: NamedDependency[Parts], seat: FromQuery[int | None] = None
) -> Review:
    text = await text_of(match, parts)
    cats = cats_named(record_for(text, seat).head.game)
    if cats is None:
        raise BadOption("This game has no cats, and only they can review a match.")
    decisions = await parts.thinkers.review(text, seat)
    return Review(match, cats.unit, tuple([Decision(**decision) for decision in decisions]))


async def text_of(match: str, parts: Parts) -> str:
    archived = await parts.store.archived(match.upper()) if is_clean(match) else None
    if archived is None:
        raise NotFoundException("There is no finished match by this name. A running one is shown when it is over.")
    return archived.record


def record_for(text: str, seat: int | None) -> Record:
    record = read(text)
    try:
        check_seat(seat, record.head.seats)
    except ValueError as fault:
        raise BadOption(f"This match had seats 0 to {record.head.seats - 1}.") from fault
    return record


def replay_of(match: str, record: Record, seat: int | None) -> Replay:
    game = game_named(record.head.game)
    steps = []
    for step in follow(record, reopen(record, game)):
        line = game.hear(step.before, step.actor, step.move, seat)
        view = game.view(step.after, seat)
        story = game.tell(view, step.actor, line, record.head.names)
        urn = urn_form(game.urn(step.before)) if step.actor == TABLE else None
        steps.append(Step(step.actor, line, game.write(step.move), story, game.show(view), urn))
    head = record.head
    return Replay(
        match, head.game, seat, head.names, record.result, head.commitment, head.salt, record.secret, tuple(steps)
    )


def urn_form(urn: Urn) -> UrnForm:
    return UrnForm(urn.things, urn.number, urn.back, urn.besides)


MATCHES = (show_record, show_replay, show_review)
