"""A crowd in a process of its own: so many who watch one table and throw away what they are sent.

`python -m tashkalar.lab.bench.watching HOST PORT TABLE NUMBER` says `ready` when all of them are there. They speak just
enough of the protocol, so that what is measured beside them is the server and not their reading.
"""

import asyncio
import sys

_HELLO = b'{"type": "hello"}'
_FRAME = bytes([0x81, 0x80 | len(_HELLO), 0, 0, 0, 0]) + _HELLO  # masked with nothing


async def watch(host: str, port: int, table: str, number: int) -> None:
    asked = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGFzaC1rYWxhciB3YXRjaA==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    )
    readers = []
    for _ in range(number):
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(asked.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_FRAME)
        await reader.read(1)  # the first table begins to come
        readers.append((reader, writer))
    print("ready", flush=True)
    await asyncio.gather(*(_throw_away(reader) for reader, _ in readers))


async def _throw_away(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


if __name__ == "__main__":
    asyncio.run(watch(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
