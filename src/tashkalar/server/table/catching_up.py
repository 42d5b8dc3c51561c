"""A table in memory takes over what others have written: other processes, or those who run the server."""

from ...errors import TashKalarError
from ..refused import Refused, broken, database_away
from ..storage.rows import TableRow
from ..storage.store import Store
from ..threads import in_thread
from .live import Disagrees, Live
from .opening import opened

_TRIES = 4  # so often what was written meanwhile is read as well


async def caught_up(store: Store, row: TableRow, live: Live) -> tuple[TableRow, Live] | None:
    """A table and its game as the database has them; None if the table was removed."""
    table, start = row.id, row.start
    for _ in range(_TRIES):
        live = await _followed(store, table, start, live)
        now = await in_thread(store.table, table)
        if now is None:
            return None
        if now.state < live.state or now.start != start:
            # The database is not the one it was: a backup was brought back, and that is the game now.
            live, start = Live(now.start), now.start
        elif now.state == live.state:
            return now, live
    # Lines are missing, or come faster than they can be read.
    raise database_away()


async def _followed(store: Store, table: str, start: str, live: Live) -> Live:
    try:
        try:
            return live.follow(await in_thread(store.lines, table, live.state))
        except Disagrees:
            # A process with other rules has written this.
            return opened(start, await in_thread(store.lines, table))
    except Refused:
        raise
    except TashKalarError as error:
        raise broken(error) from error
