"""Where results go: what cannot be written is refused before anything is played for it."""

import os
from pathlib import Path

from ..errors import NotAllowed


def made(folder: Path) -> Path:
    """A folder for results, there now if it was not before."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotAllowed("folder", f"{folder} is a file; name a folder for the results") from error
    except OSError as error:
        text = f"{folder} cannot be made ({error.strerror}); name a folder where you may write"
        raise NotAllowed("folder", text) from error
    if not os.access(folder, os.W_OK):
        raise NotAllowed("folder", f"nothing can be written into {folder}; name a folder where you may write")
    return folder


def writable(file: Path) -> Path:
    """A file that results can be written to."""
    if file.is_dir():
        raise NotAllowed("out", f"{file} is a folder; name a file in it, say {file / 'result'}")
    if not file.parent.is_dir():
        raise NotAllowed("out", f"there is no folder {file.parent} to write {file.name} into; make it, or name another")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise NotAllowed("out", f"{file} cannot be written; name a file where you may write")
    return file
