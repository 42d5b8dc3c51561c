"""What only some commands need comes with an extra of the package; whoever lacks one is told how to get it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import NotAllowed


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Around imports that an extra makes possible: the sentence for somebody who has it not."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("tashkalar"):
            raise  # a fault of our own, and no extra would mend it
        raise NotAllowed("extra", missing(extra, what, error.name), extra=extra, module=error.name) from error


def missing(extra: str, what: str, module: str) -> str:
    """Who is installed already is not fetched again: pip adds what the extra asks for, in this very environment."""
    return f"{what} needs {module}, which is not installed; this installs it: {command(extra)}"


def command(extra: str) -> str:
    return f"{sys.executable or 'python3'} -m pip install 'tashkalar[{extra}]'"
