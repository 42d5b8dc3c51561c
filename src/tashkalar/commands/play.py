"""`tashkalar play`: start the server and open the game in the browser."""

import argparse
import os
import sys
from pathlib import Path

from ..extras import needing


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s: only this machine)")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen on (%(default)s; 0 takes a free one)")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--data", type=Path, metavar="FILE", help="where games are kept (default: in your data folder)")
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log", choices=levels, default="warning", help="what is logged (%(default)s)")


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"{port} is no port; ports are 0 to 65535")
    return port


def run(args: argparse.Namespace) -> int:
    with needing("server", "the server"):
        from ..server.run import serve
    return serve(args.host, args.port, data=args.data, browser=not args.no_open and _has_display(), log=args.log)


def _has_display() -> bool:
    """Whether a browser could show itself to anybody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
