"""The built browser client: files, how long they may be kept, and what to say when it has not been built."""

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from .api_page import not_built_page

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"  # kept, but compared by its entity tag every time


class Client(StaticFiles):
    """Serves the client. An address without a file is one of the client's own and gets its page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._assets = os.path.realpath(folder / "assets")

    async def check_config(self) -> None:
        """A folder that is not there is a client that has not been built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            is_file = path.startswith(f"assets{os.sep}") or ("." in os.path.basename(path) and path != os.curdir)
            if error.status_code != 404 or is_file:
                raise
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            return not_built_page()

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        # The names of built assets change with their content.
        kept = os.path.dirname(full_path) == self._assets
        response.headers["Cache-Control"] = _FOR_EVER if kept else _ASK_AGAIN
        return response
