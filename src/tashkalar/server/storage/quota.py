"""How many tables an address may make, counted for all processes on one database."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..limits import is_local, network
from .schema import quotas
from .store import Store

_HOUR = timedelta(hours=1)


class Quota:
    """A bucket for every address like that of `Gate`, but in the database.

    Of a bucket only the moment is kept at which it is full again, and no longer than until then.
    """

    def __init__(self, store: Store, per_hour: int) -> None:
        self._store = store
        self._per_hour = per_hour

    def take(self, address: str | None) -> bool:
        """Whether one more is within the limit."""
        if address is None or is_local(address):
            return True
        if self._per_hour < 1:
            return False
        whose = sha256(f"address {network(address)}".encode()).hexdigest()
        try:
            return self._take(whose, datetime.now(UTC))
        except IntegrityError:  # another process has just written the first line of this address
            return self._take(whose, datetime.now(UTC))

    def _take(self, whose: str, now: datetime) -> bool:
        with self._store.begin() as connection:
            connection.execute(delete(quotas).where(quotas.c.full <= now))
            known = select(quotas.c.full).where(quotas.c.address == whose).with_for_update()
            found: datetime | None = connection.execute(known).scalar_one_or_none()
            full = (found or now) + _HOUR / self._per_hour
            if full > now + _HOUR:
                return False
            if found is None:
                connection.execute(insert(quotas).values(address=whose, full=full))
            else:
                connection.execute(update(quotas).where(quotas.c.address == whose).values(full=full))
            return True
