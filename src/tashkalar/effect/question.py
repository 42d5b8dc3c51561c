"""What an effect asks the player."""

from collections.abc import Generator

from ..action import Option


class Question:
    """What an effect asks: the options and, for the client, which part of the effect it is."""

    __slots__ = ("count", "options", "part")

    def __init__(self, options: list[Option], part: str, count: tuple[int, int] | None) -> None:
        self.options = options
        self.part = part
        self.count = count

    def __await__(self) -> Generator["Question", Option, Option]:
        return (yield self)
