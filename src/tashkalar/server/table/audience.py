"""Who is looking: which game a browser may see, whose hand it is shown, and whether a curtain hangs."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...game import Game
from ..storage.rows import Seat
from .live import Live


@dataclass(frozen=True)
class Audience:
    """What one browser sees of a table."""

    mine: tuple[str, ...]  # the schools it plays
    seat: str | None  # the one whose hand it is shown
    curtain: str | None  # the one whose person must take the device first
    private: bool  # sees the running turn, because it plays it

    def game(self, live: Live) -> Game:
        return live.game if self.private else live.public

    def state(self, live: Live) -> int:
        """The number of the state it sees."""
        return live.told_state(self.private)


def audience(live: Live, seats: tuple[Seat, ...], holder: str | None, device: Mapping[str, str]) -> Audience:
    """What a browser sees. `device` says for each token with several seats who has taken the screen."""
    mine = tuple(seat.school for seat in seats if holder is not None and seat.player == holder)
    to_move = live.game.to_move
    if live.game.over:
        return Audience(mine, device.get(holder or "", mine[0]) if mine else None, None, True)
    private = to_move in mine
    if len(mine) <= 1:
        return Audience(mine, mine[0] if mine else None, None, private)
    assert holder is not None
    taken = device.get(holder)
    if private and taken != to_move:
        return Audience(mine, None, to_move, private)
    return Audience(mine, taken, None, private)
