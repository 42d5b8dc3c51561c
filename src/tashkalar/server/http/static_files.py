"""The built browser client: files, how long they may be kept, and what to say when it has not been built."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send

from .api_page import not_built_page

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but compared by its entity tag every time


class Client:
    """Serves the client. An address without a file is one of the client's own and gets its page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            # A socket nobody listens on.
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        response = self._respond(Request(scope, receive))
        await response(scope, receive, send)

    def _respond(self, request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        path = request.url.path.strip("/")
        file = self._file(path)
        if file is None:
            if path.startswith("assets/") or "." in path.rpartition("/")[2]:
                raise HTTPException(404)
            file = self._file("index.html")
        if file is None:
            return not_built_page()
        # The names of built assets change with their content.
        keep = _FOR_EVER if file.parent == self._folder / "assets" else _ASK_AGAIN
        return _unless_known(request, FileResponse(file, stat_result=file.stat(), headers={"Cache-Control": keep}))

    def _file(self, path: str) -> Path | None:
        try:
            file = (self._folder / path).resolve()
            inside = file.is_relative_to(self._folder)
            return file if inside and file.is_file() else None
        except (OSError, ValueError):  # a name no file can have
            return None


def _unless_known(request: Request, response: FileResponse) -> Response:
    """304 if the browser has this very file."""
    tag = response.headers["etag"]
    if tag in request.headers.get("if-none-match", ""):
        kept = {name: response.headers[name] for name in ("etag", "cache-control")}
        return Response(status_code=304, headers=kept)
    return response
