"""How an effect asks: mandatory and optional choices among squares, directions, words and cards."""

from collections.abc import Awaitable, Callable, Sequence

from ..action import DECLINE, DIRECTION_OPTION, TARGET, WORDS, Option, named
from ..arena import RAY, squares
from ..card import Card
from .question import Question
from .seeing import Sight


class Asking(Sight):
    """An effect that can ask. A part without a choice is not asked; one that may be declined always is."""

    __slots__ = ()

    def ask(self, options: Sequence[Option], part: str, parts: dict[str, int] | None = None) -> Question:
        """The question to be awaited; its answer is one of the options. `part` says what it is about."""
        return Question(options, part, self.reading, self.count, parts)

    async def must_one_of(self, parts: dict[str, int]) -> int | None:
        """A mandatory choice among squares on which different things would happen."""
        mask = _union(parts)
        if not mask & (mask - 1):
            return mask.bit_length() - 1 if mask else None
        return (await self.ask(_targets(mask), "choose", parts)).square

    async def may_one_of(self, parts: dict[str, int]) -> int | None:
        """An optional choice among squares on which different things would happen."""
        mask = _union(parts)
        if not mask:
            return None
        answer = await self.ask([*_targets(mask), DECLINE], "choose", parts)
        return None if answer is DECLINE else answer.square

    async def must(self, mask: int, part: str) -> int | None:
        """A mandatory choice among squares: asked only if there are several, nothing if there is none."""
        if not mask:
            return None
        if not mask & (mask - 1):
            return mask.bit_length() - 1
        return (await self.ask(_targets(mask), part)).square

    async def may(self, mask: int, part: str) -> int | None:
        """An optional choice among squares: always asked while there is one."""
        if not mask:
            return None
        answer = await self.ask([*_targets(mask), DECLINE], part)
        return None if answer is DECLINE else answer.square

    async def up_to(self, limit: int, part: Callable[[], Awaitable[object]]) -> None:
        """A part that may be carried out several times; it ends by itself when it was declined or impossible."""
        for step in range(limit):
            self.count = (step + 1, limit)
            if await part() is None:
                break
        self.count = None

    async def direction(self, directions: tuple[int, ...], optional: bool) -> int | None:
        """One of the directions whose first square exists."""
        assert self.being is not None
        rays = RAY[self.being]
        options = [DIRECTION_OPTION[d] for d in directions if rays[d]]
        if not options or (len(options) == 1 and not optional):
            return options[0].direction if options else None
        answer = await self.ask([*options, DECLINE] if optional else options, "direction")
        return None if answer is DECLINE else answer.direction

    async def word(self, *words: str, optional: bool, part: str) -> str | None:
        """One of a few named choices."""
        options = [WORDS[word] for word in words]
        answer = await self.ask([*options, DECLINE] if optional else options, part)
        return None if answer is DECLINE else str(answer)

    async def may_pick(self, cards: tuple[Card, ...], kind: str, part: str) -> Card | None:
        """Optionally one of some cards, by name or by `kind NAME`."""
        if not cards:
            return None
        options = [named(kind, card, card.name if kind == "choose" else None) for card in cards]
        answer = await self.ask([*options, DECLINE], part)
        return None if answer is DECLINE else answer.card


def _targets(mask: int) -> list[Option]:
    return [TARGET[square] for square in squares(mask)]


def _union(parts: dict[str, int]) -> int:
    mask = 0
    for squares_of_part in parts.values():
        mask |= squares_of_part
    return mask
