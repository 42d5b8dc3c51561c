"""`tashkalar export`: write the whole game as a static site."""

import argparse
import sys
from pathlib import Path

from ..extras import needing

# Where `make site` puts what a site needs beside the package.
_CHECKOUT = Path(__file__).parents[3]
PYODIDE = _CHECKOUT / "web" / "node_modules" / "pyodide"
WHEELS = Path(sys.prefix) / "browser"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="a new or empty folder, or one with an earlier site")
    parser.add_argument("--pyodide", type=Path, default=PYODIDE, help="the folder with Pyodide's files (%(default)s)")


def run(args: argparse.Namespace) -> int:
    with needing("server", "a site"):
        from ..site.compiling import find_node
        from ..site.export import export

    written = export(args.folder.absolute(), args.pyodide, WHEELS, find_node())
    print(f"{args.folder}: {written.size / 1e6:.1f} MB; any file server can serve it, from any path")
    if written.uncompiled is not None:
        print(f"Its Python compiles itself in the browser at every start, because Node did not: {written.uncompiled}")
    return 0
