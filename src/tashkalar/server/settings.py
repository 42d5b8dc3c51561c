"""What can be set, and where data lie when nothing is said."""

import contextlib
import os
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from platformdirs import user_data_path
from platformdirs.unix import Unix

STATIC = Path(__file__).parent / "static"
_NAME, _FILE = "tashkalar", "games.sqlite"


def default_file() -> Path:
    """Where games are kept: in the user's data folder, as the platform has it. Those of earlier versions are found."""
    former = _former_folder() / _FILE
    return former if former.exists() else user_data_path(_NAME, appauthor=False) / _FILE


def _former_folder() -> Path:
    """Where earlier versions kept them: what Linux does everywhere, but on Windows what a variable says."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / _NAME
    return Unix(_NAME).user_data_path


def private_folder(folder: Path) -> None:
    """A folder for games. One that is made for them, or is only for them, is the owner's alone."""
    made = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    if made or folder == default_file().parent:
        with contextlib.suppress(OSError):  # not ours, then its owner decides
            folder.chmod(0o700)


def sqlite_address(file: Path) -> str:
    return f"sqlite:///{file.absolute().as_posix()}"


def where(data: Path | None) -> tuple[str, Path | None]:
    """The address of the database that is meant, and its file if it is one: as said, as set, or the usual one."""
    address = os.environ.get("TASHKALAR_DATABASE") if data is None else None
    if address:
        return address, None
    file = (data or default_file()).expanduser().absolute()
    return sqlite_address(file), file


class BadSetting(ValueError):
    """An environment variable that cannot be read."""


def from_environment(database: str) -> "Settings":
    """The settings of a server, as the environment has them."""
    env = os.environ
    plain = Settings(database)
    return replace(
        plain,
        origins=frozenset(env.get("TASHKALAR_ORIGINS", "").replace(",", " ").split()),
        tables_per_hour=_whole("TASHKALAR_TABLES_PER_HOUR", plain.tables_per_hour),
        messages_per_second=_whole("TASHKALAR_MESSAGES_PER_SECOND", plain.messages_per_second),
        sockets_per_address=_whole("TASHKALAR_SOCKETS_PER_ADDRESS", plain.sockets_per_address),
        watching_per_address=_whole("TASHKALAR_WATCHING_PER_ADDRESS", plain.watching_per_address),
        requests_per_second=_whole("TASHKALAR_REQUESTS_PER_SECOND", plain.requests_per_second),
        costly_per_minute=_whole("TASHKALAR_COSTLY_PER_MINUTE", plain.costly_per_minute),
        sockets_per_seat=_whole("TASHKALAR_SOCKETS_PER_SEAT", plain.sockets_per_seat),
        watching_per_table=_whole("TASHKALAR_WATCHING_PER_TABLE", plain.watching_per_table),
        abandoned_days=_number("TASHKALAR_ABANDONED_DAYS", None),
        finished_days=_number("TASHKALAR_FINISHED_DAYS", None),
        bot_workers=max(1, int(_number("TASHKALAR_BOT_WORKERS", plain.bot_workers) or 0)),
        analysis_workers=max(1, int(_number("TASHKALAR_ANALYSIS_WORKERS", plain.analysis_workers) or 0)),
        analysis_effort=min(20.0, _number("TASHKALAR_ANALYSIS_EFFORT", plain.analysis_effort) or 0.0),
        grace_minutes=_number("TASHKALAR_GRACE_MINUTES", plain.grace_minutes) or 0.0,
        grace_days=_number("TASHKALAR_GRACE_DAYS", plain.grace_days) or 0.0,
        lease_seconds=max(1.0, _number("TASHKALAR_LEASE_SECONDS", plain.lease_seconds) or 0.0),
    )


def _whole(name: str, default: int) -> int:
    return int(_number(name, default) or 0)


def _number(name: str, default: float | None) -> float | None:
    text = os.environ.get(name, "").strip()
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise BadSetting(f"{name} must be a number and is {text!r}")
    return value


@dataclass(frozen=True)
class Settings:
    """Everything the application is told from outside."""

    database: str = field(default_factory=lambda: sqlite_address(default_file()))
    static: Path = STATIC
    origins: frozenset[str] = frozenset()  # allowed beside the own one, for a proxy that changes the host
    message_bytes: int = 64 * 1024
    messages_per_second: int = 20
    hello_seconds: float = 10.0
    send_seconds: float = 20.0  # so long a browser may leave a message unread before its line is cut
    tables_per_hour: int = 120  # per address; loopback is one's own machine and not limited
    # What one address may have or ask for; loopback is not limited here either.
    sockets_per_address: int = 100
    watching_per_address: int = 20  # at one table
    requests_per_second: int = 40  # five times as many at once
    costly_per_minute: int = 120  # what takes a while: replays, positions, analysis; a quarter of it at once
    # What one seat or one table may have, wherever the sockets come from.
    sockets_per_seat: int = 12
    watching_per_table: int = 1000
    body_seconds: float = 20.0  # so long a request's body may take to come
    sayings_per_minute: int = 20  # of one seat
    # How long a seat waits for its holder before the others may decide about it. With a clock it waits a whole turn of
    # that if it is longer.
    grace_minutes: float = 5.0
    grace_days: float = 3.0  # where there is no clock
    rooms_in_memory: int = 500
    # Days without a choice after which games are removed; None: never.
    abandoned_days: float | None = None
    finished_days: float | None = None
    sweep_seconds: float = 3600.0
    look_seconds: float = 1.0  # how often bots nobody thinks about and clocks that ran out are looked for
    lease_seconds: float = 15.0  # so long a bot's turn is left to the process that has taken it
    presence_seconds: float = 60.0  # so long somebody whose process has died counts as present
    analysis_workers: int = 1  # processes that look back at games; they stand back for everything else
    analysis_effort: float = 1.0  # how much they think about a turn: 1 is about a second
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
