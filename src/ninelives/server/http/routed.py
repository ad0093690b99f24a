"""Handlers for what a page asks of any house: method and path stand in one place for servers and browsers."""

from collections.abc import Callable
from typing import Any, Final

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler

from ninelives.hosting.api.routes import Route

METHODS: Final[dict[str, Callable[..., Any]]] = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}


def handles(route: Route, **about: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:  # noqa: ANN401 - as Litestar takes it
    """Return a decorator that makes the handler of a route."""
    decorator: Callable[[Callable[..., Any]], HTTPRouteHandler] = METHODS[route.method](route.path, **about)
    return decorator
