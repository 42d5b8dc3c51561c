"""Named rows of numbers in one file: a line of JSON that says what follows, then the bare numbers, little-endian.

For nets and for the games they learn from. Any program can read it; numpy does so without copying.
"""

import json
import struct
import sys
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

Numbers = Sequence[float]

# Kinds of numbers as `struct` calls them: half and single floats, whole numbers of 1, 2 and 4 bytes; and as numpy does.
KINDS = {"e": 2, "f": 4, "b": 1, "H": 2, "i": 4}
NUMPY = {"e": "<f2", "f": "<f4", "b": "<i1", "H": "<u2", "i": "<i4"}


def write(path: Path, about: Mapping[str, Any], parts: Mapping[str, tuple[str, Numbers]]) -> None:
    """Write parts, each of one kind. The file is there whole or not at all."""
    lengths = {name: [kind, len(numbers)] for name, (kind, numbers) in parts.items()}
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(json.dumps({"about": dict(about), "parts": lengths}).encode() + b"\n")
        for kind, numbers in parts.values():
            file.write(_packed(kind, numbers))
    part.replace(path)


def read_bytes(path: Path) -> tuple[dict[str, Any], dict[str, tuple[str, bytes]]]:
    """What a file says about itself, and its parts as kind and bytes. ValueError if it is no such file."""
    head, _, rest = path.read_bytes().partition(b"\n")
    try:
        told = json.loads(head)
        about, lengths = told["about"], told["parts"]
        found = {}
        for name, (kind, length) in lengths.items():
            size = KINDS[kind] * length
            found[name] = kind, rest[:size]
            if len(rest) < size:
                raise ValueError(f"{name} is cut off")
            rest = rest[size:]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path.name} holds no named rows of numbers: {error}") from error
    return about, found


def read(path: Path) -> tuple[dict[str, Any], dict[str, list[float]]]:
    """The same with the numbers as lists."""
    about, parts = read_bytes(path)
    return about, unpacked(parts)


def unpacked(parts: Mapping[str, tuple[str, bytes]]) -> dict[str, list[float]]:
    """Parts as lists of numbers."""
    return {name: _unpacked(*part) for name, part in parts.items()}


def _packed(kind: str, numbers: Numbers) -> bytes:
    if kind == "e" or sys.byteorder == "big":
        return struct.pack(f"<{len(numbers)}{kind}", *numbers)
    return array(kind, numbers).tobytes()


def _unpacked(kind: str, data: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(data) // KINDS[kind]}{kind}", data))
