"""What the server says no to: a key, parameters and one English sentence, like every error of this package."""

from typing import Any

from ..errors import TashKalarError


class Refused(TashKalarError):
    """Something a client may not do, or not now. `status` is what the JSON API answers with."""

    status = 409


class BadRequest(Refused):
    """A message or a body that cannot be understood."""

    status = 400


class NoToken(Refused):
    status = 401


class NotYours(Refused):
    status = 403


class NoTable(Refused):
    status = 404

    def __init__(self, table: str) -> None:
        super().__init__("no_table", "there is no such table; it may have been removed", table=table)

    def __reduce__(self) -> tuple[Any, ...]:
        return NoTable, (self.params["table"],)


class NotThere(Refused):
    """Something named that does not exist."""

    status = 404


class TooLarge(Refused):
    status = 413


class TooSlow(Refused):
    status = 408


class TooFast(Refused):
    status = 429


class Unable(TashKalarError):
    """What somebody who runs the server asked for and cannot have; said on a terminal and to no player."""


def broken(error: TashKalarError) -> Refused:
    """Of a game that was kept and cannot be opened any more: why, and which school is missing if that is why."""
    more = {"school": error.params["school"]} if error.key == "school" else {}
    if error.key == "no_frames":
        more = {"earlier": "rules"}
    return Refused("broken_table", f"this game cannot be opened: {error.text}", why=error.key, **more)


class Unavailable(Refused):
    """The database does not answer, or takes nothing; that passes."""

    status = 503


def blocked() -> Refused:
    return NotYours("blocked", "this address is turned away here; whoever runs the server can say why")


def not_saved() -> Refused:
    return Unavailable("not_saved", "this could not be saved; nothing has changed, try again")


def database_away() -> Refused:
    return Unavailable("database_away", "the games cannot be reached just now; nothing is lost, try again in a moment")


def read_only() -> Refused:
    return Unavailable("read_only", "games cannot be written just now")
