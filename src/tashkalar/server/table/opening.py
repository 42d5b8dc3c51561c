"""A log becomes a game again: by the rules, or as it was kept where the rules have been mended since.

A game that was being played goes on by the rules of today from its last moment that everybody knew. What the turn that
ran had come to is played again; if that does not come out as it was, the turn is begun anew.
"""

from collections.abc import Sequence

from ...errors import TashKalarError
from ...game import Game, Mended
from ...game.moment import same_position
from ...game.told import AsKept, moment_of
from ..storage.rows import Line, TableRow
from .keeping import Kept, game_after, read
from .live import Disagrees, Live, begin_anew, shown, standing, tell


def opened(start: str, lines: Sequence[Line]) -> Live:
    """A game as its log tells it. TashKalarError if it cannot be opened."""
    try:
        return Live(start).follow(lines)
    except Disagrees as parting:
        return _as_kept(start, lines, parting.turn)


def _as_kept(start: str, lines: Sequence[Line], turn: int) -> Live:
    live = Live(start)
    live.game.mended = live.game.mended or Mended(turn)
    kept: list[Kept] = []
    games: list[Game] = [live.game]
    was = live.moment
    for line in lines:
        kept.append(read(was, line))
        was = kept[-1].after
        games.append(game_after(games[-1], kept[-1]))
    # So many lines are only told; from there on the game can be played.
    number = len(lines) if games[-1].over else _last_known(games, kept)
    going = games[number]
    if isinstance(going, AsKept) and not going.over:
        games[number] = going = going.going_on()
    played = _played(going, lines[number:], kept[number:])
    games[number + 1 :] = played or games[number + 1 :]
    for line, one, game in zip(lines, kept, games[1:], strict=True):
        live.accept(game, line.text, one.after, one.public)
    if number < len(lines) and not played:
        live.anew = begin_anew(going, games[-1])
    return live


def _last_known(games: Sequence[Game], kept: Sequence[Kept]) -> int:
    """After how many lines everybody knew the game last, outside of any effect."""
    for number in range(len(kept), 0, -1):
        game = games[number]
        if kept[number - 1].public and isinstance(game, AsKept) and game.can_go_on:
            return number
    return 0


def _played(game: Game, lines: Sequence[Line], kept: Sequence[Kept]) -> list[Game]:
    """The games after further lines by the rules of today; none if they do not come out as they were kept."""
    found: list[Game] = []
    for line, one in zip(lines, kept, strict=True):
        try:
            game = tell(game.copy(), line.text)
        except TashKalarError:
            return []
        if not same_position(one.after, moment_of(game)):
            return []
        found.append(game)
    return found


def as_it_stood(row: TableRow, live: Live) -> bool:
    """Whether a log has led to where the list of tables says that its game stands."""
    then, now = row.standing, standing(live.game, row.seats)
    same = (then.turn, then.to_move, then.over, then.winners) == (now.turn, now.to_move, now.over, now.winners)
    return same and row.shown in (None, shown(live.public))
