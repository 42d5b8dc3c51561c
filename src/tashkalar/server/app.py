"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import token_hex

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ..errors import TashKalarError
from ..language import CODES, language
from . import metrics
from .http.answers import Answer, problem
from .http.api_page import style
from .http.headers import SecurityHeaders
from .http.routes import routes
from .http.shares import Requests, Shares, TurnedAway
from .http.socket import table_socket
from .http.static_files import Client
from .limits import Gate
from .lobby.lobby import Lobby
from .refused import database_away
from .settings import Settings
from .storage import database
from .storage.quota import Quota
from .storage.store import Store
from .study.looking_back import LookingBack
from .thinking.thinkers import Thinkers
from .thinking.workers import Workers
from .threads import in_thread

_log = logging.getLogger(__name__)


def _read_texts() -> None:
    for code in CODES:
        language(code)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TashKalarError)
    metrics.REFUSED.add(error.key)
    return problem(error)


async def _away(request: Request, error: Exception) -> Response:
    metrics.REFUSED.add("database_away")
    _log.error("the database failed", extra={"event": "database_failed", "why": type(error).__name__})
    return problem(database_away())


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    told = {"key": f"http_{error.status_code}", "params": {}, "text": error.detail}
    return Answer({"error": told}, error.status_code, dict(error.headers or {}))


async def _broken(request: Request, error: Exception) -> Response:
    # The traceback goes to the log, not to a stranger.
    return Answer({"error": {"key": "broken", "params": {}, "text": "something went wrong on the server"}}, 500)


def application(settings: Settings, thinkers: Callable[[int, bool], Thinkers] = Workers) -> Starlette:
    """The ASGI application. `thinkers`: who thinks for it, so many of them, aside from play or not."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # A new name at every start: what the last one held under another name is not mistaken for ours.
        store = Store(await in_thread(database.opened, settings.database), token_hex(8))
        app.state.gate = Quota(store, settings.tables_per_hour) if store.shared else Gate(settings.tables_per_hour)
        lobby = app.state.lobby = Lobby(store, thinkers(settings.bot_workers, False), settings)
        aside = thinkers(settings.analysis_workers, True)
        lookback = app.state.lookback = LookingBack(lobby, store, aside, settings)
        in_thread(_read_texts)  # so that the first player who needs them does not hold up the others
        async with AsyncExitStack() as stopping:
            # In the other order, and each of them whatever comes of the others; a start that fails ends so, too.
            stopping.push_async_callback(in_thread, store.close)
            stopping.push_async_callback(lobby.stop)
            await lobby.start()
            lookback.start()
            stopping.push_async_callback(lookback.stop)
            _log.info("ready", extra={"event": "ready"})
            yield

    app = Starlette(
        routes=[
            Route("/api/style.css", style),
            *routes,
            WebSocketRoute("/ws/tables/{table}", table_socket),
            Mount("/", Client(settings.static)),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(TurnedAway),
            Middleware(Requests),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={
            TashKalarError: _refused,
            SQLAlchemyError: _away,
            HTTPException: _http_error,
            Exception: _broken,
        },
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.shares = Shares(settings)
    return app
