"""Run the server: a port, a data file that is ours alone, and a browser that opens when all is ready."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..extras import missing
from . import logs
from .app import application
from .http.transport import Http, Socket, most_connections
from .settings import BadSetting, from_environment, private_folder, where
from .storage.alone import InUse, alone
from .storage.database import opened
from .storage.migrate import OtherSchema

# So many connections are taken in before anything else is done: each is an open file before it can be refused. Those
# behind them wait at the door.
_AT_A_TIME, _IN_LINE = 8, 1024


def serve(host: str, port: int, data: Path | None = None, browser: bool = False, log: str = "warning") -> int:
    """Serve until interrupted; the exit status. What goes wrong at the start is said in one line."""
    logs.begin(log)
    address, file = where(data)
    try:
        listener = _listening(host, port)
    except OSError as error:
        return _fail(_why_not(host, port, error))
    try:
        if file is not None:
            private_folder(file.parent)
        with listener, alone(file):
            return _run(listener, host, address, browser)
    except InUse:
        return _fail(f"{file} is in use by another server; choose another file with --data")
    except OSError as error:
        return _fail(f"the games cannot be kept in {file}: {error.strerror}; choose another file with --data")
    except ModuleNotFoundError as error:
        return _fail(missing("postgres", "the database", str(error.name)))
    except (BadSetting, OtherSchema) as error:
        return _fail(str(error))
    except SQLAlchemyError as error:
        return _fail(f"{file or 'the database'} does not open: {str(error).splitlines()[0]}")


def _fail(text: str) -> int:
    print(f"tashkalar play: {text}", file=sys.stderr)
    return 1


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens, so that the address is known and taken before anything else happens."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, proto, _, address = found[0]
    listener = socket.socket(family, kind, proto)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; stop the other program or choose another port with --port (0 takes a free one)"
    if error.errno == errno.EACCES:
        return f"port {port} needs special rights; choose one above 1023 with --port"
    return f"cannot listen on {host} port {port}: {error.strerror or error}"


class _Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        for one in sockets or []:
            one.listen(_IN_LINE)
        print(f"Tash-Kalar is ready: {self._address}", flush=True)
        if self._browser:
            # In a thread: some systems wait for the browser to be closed.
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def _run(listener: socket.socket, host: str, database: str, browser: bool) -> int:
    # Opened and brought up to date here, where what is wrong with it can be said in one line.
    opened(database).dispose()
    settings = from_environment(database)
    Http.most = most_connections()
    options: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": Http,
        "ws": Socket,
        "backlog": _AT_A_TIME,
        "ws_max_size": settings.message_bytes,
        "timeout_graceful_shutdown": 3,
    }
    server = _Server(uvicorn.Config(application(settings), **options), _shown(listener, host), browser)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _shown(listener: socket.socket, host: str) -> str:
    """The address to open: a server that listens everywhere is reached here as localhost."""
    port = listener.getsockname()[1]
    name = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{name}:{port}/"
