"""What an effect asks the player."""

from collections.abc import Generator, Sequence

from ..action import HAND_OVER, Offer, Option, listed
from ..card import Card

Reading = tuple[Card, str]
"""A card and which of its texts is carried out: regular, warp, frozen, upper or lower."""

_HANDING_OVER = listed((HAND_OVER,))


class Question:
    """What an effect asks: the options and, for the client, which part of the effect it is."""

    __slots__ = ("count", "options", "part", "parts", "reading")

    def __init__(
        self,
        options: Sequence[Option],
        part: str,
        reading: Reading,
        count: tuple[int, int] | None = None,
        parts: dict[str, int] | None = None,
    ) -> None:
        self.options = options
        self.part = part
        self.reading = reading
        self.count = count
        self.parts = parts or {}  # squares by part, where one question offers several (destroy here, place there)

    @property
    def inside(self) -> bool:
        """Whether an effect is going on, so that a partner may be given control; which frozen effect stays in play is
        asked when it is finished."""
        return self.part != "keep"

    def offered(self, team: bool) -> Sequence[Option]:
        """The choices of a turn meanwhile: in a team control may be handed over as well."""
        asked = self.options
        more = team and self.inside
        if isinstance(asked, Offer):
            return asked.and_more(_HANDING_OVER) if more else asked
        return (*asked, HAND_OVER) if more else tuple(asked)

    def part_of(self, option: Option) -> str:
        """What choosing this option would do."""
        if option.kind in ("move", "swap", "direction"):
            return "leap" if self.part == "leap" else option.kind
        if option.kind == "target":
            for part, squares in self.parts.items():
                if squares >> option.square & 1:
                    return part
        return self.part

    def __await__(self) -> Generator["Question", Option, Option]:
        return (yield self)
