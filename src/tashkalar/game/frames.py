"""The frames of a record: lines at its end that hold what is needed to show the game whatever becomes of the rules.

They are packed, and marked as remarks, so that whoever reads a record, or an earlier program, passes over them.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Any
from zlib import compress, decompressobj
from zlib import error as zlib_error

from ..errors import BrokenRecord

MARK = "#~"
_WIDTH = 112
_MOST = 8_000_000  # more than any game has; what is packed may be a trap
_TITLE = "# Frames: this game can be shown for ever, whatever becomes of the rules."


def write(data: list[dict[str, Any]]) -> list[str]:
    """The lines that hold some data."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    packed = b64encode(compress(text.encode(), 9)).decode()
    return [_TITLE, *(f"{MARK} {packed[at : at + _WIDTH]}" for at in range(0, len(packed), _WIDTH))]


def read(lines: Iterable[str]) -> list[dict[str, Any]] | None:
    """The data those lines hold; None without any."""
    packed = "".join(line.removeprefix(MARK).strip() for line in lines)
    if not packed:
        return None
    try:
        unpacking = decompressobj()
        text = unpacking.decompress(b64decode(packed, validate=True), _MOST)
        data = json.loads(text) if unpacking.eof else None
    except (ValueError, zlib_error, RecursionError) as error:
        raise _broken() from error
    if not isinstance(data, list) or not data or not all(isinstance(one, dict) for one in data):
        raise _broken()
    return data


def _broken() -> BrokenRecord:
    text = f"the frames of this record are spoilt; without the lines that begin with {MARK} it is played by the rules"
    return BrokenRecord("frames", text, line=1)
