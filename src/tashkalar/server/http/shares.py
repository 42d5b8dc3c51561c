"""What everybody may have of the server at the door: requests, costly calls, sockets, places to watch from.

Counted in each process. Addresses are those of browsers as far as the proxy is believed (`FORWARDED_ALLOW_IPS`).
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from .. import metrics
from ..limits import AtOnce, Bucket, Buckets, Gate, is_local, network
from ..lobby.lobby import Lobby
from ..refused import TooFast, blocked
from ..settings import Settings
from ..table.room import Room
from .answers import problem


class Shares:
    """The counts of one process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Gate(5 * settings.requests_per_second, settings.requests_per_second)
        self.costly = Gate(max(1, settings.costly_per_minute // 4), settings.costly_per_minute / 60)
        self._sockets = AtOnce(settings.sockets_per_address)
        self._watching_from = AtOnce(settings.watching_per_address)
        self._watching = AtOnce(settings.watching_per_table)
        self._seats = AtOnce(settings.sockets_per_seat)
        self._rate = settings.messages_per_second
        self._messages = Buckets(self._rate, self._rate)

    @contextmanager
    def socket(self, address: str | None) -> Iterator[None]:
        """A socket of an address, before it is known what it is for."""
        with self._sockets.one_more(_counted(address), _too_many_sockets):
            yield

    @contextmanager
    def place(self, room: Room, holder: str | None, address: str | None) -> Iterator[None]:
        """A socket at a table: of a seat, or to watch from."""
        with ExitStack() as stack:
            if holder in room.telling.players():
                stack.enter_context(self._seats.one_more((room.id, holder), _too_many_of_a_seat))
            else:
                stack.enter_context(self._watching.one_more(room.id, _too_many_watch))
                here = _counted(address)
                stack.enter_context(self._watching_from.one_more(here and (here, room.id), _too_many_watch_here))
            yield

    def message(self, room: Room, holder: str | None, own: Bucket) -> bool:
        """Whether one more message is within the limit of a seat, whatever the number of its sockets."""
        if holder in room.telling.players():
            return self._messages.take((room.id, holder))
        return own.take()


def host(connection: HTTPConnection) -> str | None:
    return connection.client.host if connection.client else None


def shares(connection: HTTPConnection) -> Shares:
    found: Shares = connection.app.state.shares
    return found


def costly(request: Request) -> None:
    """One more call that takes a while."""
    if not shares(request).costly.take(host(request)):
        raise TooFast("too_many_calls", "too many costly requests from this address; wait a little")


class Requests:
    """So many requests a second from one address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not shares(request := Request(scope)).requests.take(host(request)):
            metrics.REFUSED.add("too_many_requests")
            answer = problem(TooFast("too_many_requests", "too many requests from this address; wait a moment"))
            await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)


class TurnedAway:
    """Addresses that those who run the server have blocked get no further than this."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self._is_blocked(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await problem(blocked())(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _is_blocked(self, scope: Scope) -> bool:
        lobby: Lobby = scope["app"].state.lobby
        client = scope.get("client")
        return client is not None and lobby.blocks.has(client[0])


def _counted(address: str | None) -> str | None:
    return None if address is None or is_local(address) else network(address)


def _too_many_sockets(most: int) -> TooFast:
    return TooFast("too_many_sockets", f"more than {most} open tables from this address; close some", number=most)


def _too_many_of_a_seat(most: int) -> TooFast:
    return TooFast("too_many_windows", f"this seat is open in {most} windows; close some", number=most)


def _too_many_watch(most: int) -> TooFast:
    return TooFast("too_many_watch", f"{most} people watch this game already; come back later", number=most)


def _too_many_watch_here(most: int) -> TooFast:
    text = f"this game is watched from {most} windows of this address already; close some"
    return TooFast("too_many_watch_here", text, number=most)
