"""`tashkalar`: one command per module of `tashkalar.commands`, imported only when it is used."""

import argparse
import gc
import sys
from importlib import import_module
from typing import Any

from . import __version__
from .errors import TashKalarError

# name -> one line of help; the module is the name with "_" for "-".
COMMANDS: dict[str, str] = {
    "play": "start the game server and open it in the browser",
    "export": "write the whole game as a static site that needs no server",
    "server": "look after the games of a server: list, remove, rename, block, back up, restore, check",
    "text": "play in the terminal",
    "check": "play scenario files and report what fails",
    "arena": "let bots play matches against each other",
    "lab": "soak tests, tuning and other experiments",
    "bench": "measure speed",
    "bot-host": "let a bot play over standard input and output",
}


_MADE_BEFORE_GARBAGE = 10_000
"""So many new objects before Python looks for garbage among them, instead of 700. Nearly all that games make lives as
long as they do, and what does not goes by its count: looking costs a thirtieth of the time and finds next to nothing.
"""


def _module(name: str) -> Any:
    return import_module(f".commands.{name.replace('-', '_')}", __package__)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; its exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = argparse.ArgumentParser(prog="tashkalar", description="Play and study Tash-Kalar.")
    parser.add_argument("--version", action="version", version=f"tashkalar {__version__}")
    parsers = parser.add_subparsers(dest="command", metavar="command", required=True)
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, text in COMMANDS.items():
        command = parsers.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        if name == chosen:
            _module(name).arguments(command)
    args = parser.parse_args(words)
    gc.set_threshold(_MADE_BEFORE_GARBAGE, *gc.get_threshold()[1:])
    try:
        status: int = _module(args.command).run(args)
    except TashKalarError as error:
        print(f"tashkalar {args.command}: {error.text}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
