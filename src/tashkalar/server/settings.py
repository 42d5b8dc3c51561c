"""What can be set, and where data lie when nothing is said."""

import os
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


def data_folder() -> Path:
    """The user's data folder by the rules of the platform."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "tashkalar"
    base = os.environ.get("XDG_DATA_HOME")
    # The XDG rules: a relative path is invalid and ignored.
    if base and Path(base).is_absolute():
        return Path(base) / "tashkalar"
    return Path.home() / ".local" / "share" / "tashkalar"


def default_file() -> Path:
    return data_folder() / "games.sqlite"


def sqlite_address(file: Path) -> str:
    return f"sqlite:///{file.absolute().as_posix()}"


@dataclass(frozen=True)
class Settings:
    """Everything the application is told from outside."""

    database: str = field(default_factory=lambda: sqlite_address(default_file()))
    static: Path = STATIC
    origins: frozenset[str] = frozenset()  # allowed beside the own one, for a proxy that changes the host
    message_bytes: int = 64 * 1024
    messages_per_second: int = 20
    hello_seconds: float = 10.0
    tables_per_hour: int = 120  # per address; loopback is one's own machine and not limited
    rooms_in_memory: int = 500
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
