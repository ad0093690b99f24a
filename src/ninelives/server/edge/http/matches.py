"""Finished matches: the record with its secret, the match again from any seat, and what panther thinks of it."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ninelives.core.game import Seat
from ninelives.hosting.api import matches, routes
from ninelives.hosting.studies import GZIP, REPLAY, REVIEW
from ninelives.hosting.table_server import TableServer
from ninelives.server.edge.http.page import takes_packed
from ninelives.server.http.callers import AnyRequest
from ninelives.server.http.pricing import priced, sender_of
from ninelives.server.http.routed import handles
from ninelives.tables.schemas import Replay, Review

PIECE: Final = 4096  # packed bytes; unpacked some twenty times as many


@handles(routes.SHOW_RECORD, media_type=MediaType.TEXT)
async def show_record(match: FromPath[str], house: NamedDependency[TableServer]) -> str:
    return await matches.record_of(house, match)


@handles(routes.SHOW_REPLAY, opt=priced(5.0))
async def show_replay(
    match: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[TableServer],
    seat: FromQuery[int | None] = None,
) -> Response[Replay]:
    return await studied(REPLAY, match, request, house, seat)


@handles(routes.SHOW_REVIEW, opt=priced(10.0))
async def show_review(
    match: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[TableServer],
    seat: FromQuery[int | None] = None,
) -> Response[Review]:
    return await studied(REVIEW, match, request, house, seat)


async def studied(kind: str, match: str, request: AnyRequest, house: TableServer, seat: Seat | None) -> Response[Any]:
    work = matches.study_of(house, sender_of(request), kind, match, seat)
    return json_of(await unless_gone(request, work), request)


async def unless_gone[Answer](request: AnyRequest, work: Coroutine[None, None, Answer]) -> Answer:
    """Do some work as long as somebody waits for it."""
    job, gone = asyncio.create_task(work), asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise ClientException("Nobody waits for this any more.")
        return job.result()
    finally:
        job.cancel()
        gone.cancel()


async def hung_up(request: AnyRequest) -> None:
    """Return when the connection is closed, or where somebody sends a long body along: there is none to wait for."""
    while True:
        message = await request.receive()
        if message["type"] != "http.request" or message["more_body"]:
            return


def json_of(packed: bytes, request: AnyRequest) -> Response[Any]:
    """Answer with JSON that was packed in a worker. It stays packed here: a slow reader holds little memory."""
    headers = {"Vary": "Accept-Encoding"}
    if takes_packed(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Stream(unpacked(packed), media_type=MediaType.JSON, headers=headers)


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """Unpack piece by piece: the next is made when the one before is on its way."""
    unpacker = zlib.decompressobj(wbits=GZIP)
    for at in range(0, len(packed), PIECE):
        yield unpacker.decompress(packed[at : at + PIECE])


MATCHES = (show_record, show_replay, show_review)
