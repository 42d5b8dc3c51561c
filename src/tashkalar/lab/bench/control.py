"""A bare server to compare with: a socket, and one commit for every request. Nothing else can be saved.

`python -m tashkalar.lab.bench.control FILE` runs it on a free port. What it takes is what network, event loop and disk
take on this machine at this moment, whatever else runs there.
"""

import asyncio
import json
import sqlite3
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def application(file: str) -> Starlette:
    database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS choices (number INTEGER PRIMARY KEY, text TEXT)")
    line, pool = threading.Lock(), ThreadPoolExecutor(4)

    def write(text: str) -> None:
        with line:
            database.execute("BEGIN")
            database.execute("INSERT INTO choices (text) VALUES (?)", (text,))
            database.execute("COMMIT")

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await asyncio.get_running_loop().run_in_executor(pool, write, text)
                await socket.send_text(json.dumps({"type": "done"}))
        except WebSocketDisconnect:
            pass

    return Starlette(routes=[WebSocketRoute("/ws", endpoint)])


class _Server(uvicorn.Server):
    async def startup(self, sockets: object = None) -> None:
        await super().startup()
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"ready: http://127.0.0.1:{port}/", flush=True)


if __name__ == "__main__":
    config = uvicorn.Config(application(sys.argv[1]), port=0, log_config=None, access_log=False, ws="websockets-sansio")
    _Server(config).run()
