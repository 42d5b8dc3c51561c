"""Writes the files that are made from the types: `python -m tashkalar.server.wire.generate`, or `make generate`."""

import json
import sys
from pathlib import Path

from .schema import view_schema
from .typescript import written

ROOT = Path(__file__).parents[4]


def files() -> dict[Path, str]:
    """What each of them holds."""
    return {
        ROOT / "docs" / "view.schema.json": json.dumps(view_schema(), indent=1) + "\n",
        ROOT / "web" / "src" / "net" / "wire.gen.ts": written(),
    }


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
