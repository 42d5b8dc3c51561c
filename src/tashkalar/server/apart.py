"""What goes wrong at one table holds up no other."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from .refused import Refused

_log = logging.getLogger(__name__)


@contextmanager
def apart(table: str) -> Iterator[None]:
    """Around what is done for one table of many. A database that is away concerns all of them, and is raised."""
    try:
        yield
    except Refused:
        pass
    except SQLAlchemyError:
        raise
    except Exception:
        _log.exception("upkeep failed", extra={"event": "upkeep_failed", "table": table})
