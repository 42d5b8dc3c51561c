"""Write a static site: the built client, a Python for browsers, and in it the same program that a server runs."""

import json
import os
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ..server.http.headers import CSP
from ..server.settings import STATIC
from . import answers, compiling, packing
from .packing import CannotExport

# What Pyodide is made of; the rest of its package is for other uses.
_PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
_WORKER = "sw.js"
_OURS = "tashkalar-site"  # by this name in its page a site is known
_BESIDE = (".nojekyll", "index.html", _WORKER)  # what the worker does not name
_OF_HOSTS = {".git", "CNAME"}  # what lies in a checkout that is published, before there is a site
# A site has no headers of its own: its page says where things may come from. Python is compiled in the browser.
_POLICY = "; ".join(
    part.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    for part in CSP.split("; ")
    if not part.startswith("frame-ancestors")
)


class Written(NamedTuple):
    """How many bytes a site has, and why its Python has to compile what it begins with, if it has to."""

    size: int
    uncompiled: str | None


def export(target: Path, pyodide: Path, wheels: Path, node: Path | None = None) -> Written:
    """Write a site into a folder that is empty, new, or holds one already.

    What lies there beside an earlier site stays. Without Node it begins some seconds later.
    """
    target = target.resolve()
    earlier = _check(target, pyodide)
    wheel = packing.find_wheel([pyodide, wheels])
    part = target.with_name(f".{target.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    shutil.copytree(STATIC, part, ignore=shutil.ignore_patterns(_WORKER))
    _python(part / "python", pyodide, wheel)
    uncompiled = "there is no Node" if node is None else compiling.compile_start(part / "python", node)
    answers.write(part / "answers")
    (part / ".nojekyll").touch()  # a host that leaves out what begins with an underscore shall not
    _relative(part)
    files = sorted(path.relative_to(part).as_posix() for path in part.rglob("*") if path.is_file())
    shell = [name for name in files if name not in (".nojekyll", "index.html")]
    digest = sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + (part / name).read_bytes())
    version = digest.hexdigest()[:12]
    _page(part / "index.html", version)
    _worker(part / _WORKER, version, shell)
    size = sum(path.stat().st_size for path in part.rglob("*") if path.is_file())
    _replace(target, part, earlier, [*shell, *_BESIDE])
    return Written(size, uncompiled)


def _replace(target: Path, part: Path, earlier: list[str], files: list[str]) -> None:
    """First the new files, last of them those that name the others, then what only the earlier site had."""
    for name in files:
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        os.replace(part / name, place)
    shutil.rmtree(part)
    for name in set(earlier) - set(files):
        (target / name).unlink(missing_ok=True)
    folders = {target / above for name in earlier for above in Path(name).parents[:-1]}
    for folder in sorted(folders, reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


def _earlier(target: Path) -> list[str] | None:
    """The files of the site in a folder; None if there is none."""
    try:
        page = (target / "index.html").read_text(encoding="utf-8")
        worker = (target / _WORKER).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    named = re.search(r"^const SHELL = (\[.*\]);$", worker, re.M)
    if f'name="{_OURS}"' not in page or named is None:
        return None
    try:
        files: list[str] = json.loads(named[1])
    except ValueError:
        return None
    within = [name for name in files if not Path(name).is_absolute() and ".." not in Path(name).parts]
    return [*within, *_BESIDE]


def _check(target: Path, pyodide: Path) -> list[str]:
    """The files of the site that is there already."""
    if target.exists() and not target.is_dir():
        raise CannotExport("folder", f"{target} is not a folder")
    earlier = _earlier(target)
    if earlier is None and target.is_dir() and {path.name for path in target.iterdir()} - _OF_HOSTS:
        raise CannotExport("folder", f"{target} holds other things than a site; name a new or an empty folder")
    if not (STATIC / "index.html").is_file():
        raise CannotExport("client", "the browser client has not been built; `make web` does that")
    missing = [name for name in (*_PYTHON, _LOCK) if not (pyodide / name).is_file()]
    if missing:
        raise CannotExport(
            "pyodide",
            f"there is no {missing[0]} in {pyodide}; `make site` puts Pyodide into web/node_modules, or name a folder "
            "with its files: --pyodide FOLDER (the npm package pyodide has them)",
        )
    return earlier or []


def _python(folder: Path, pyodide: Path, wheel: Path) -> None:
    folder.mkdir()
    for name in _PYTHON:
        shutil.copyfile(pyodide / name, folder / name)
    # Without the packages it could fetch from elsewhere.
    lock = json.loads((pyodide / _LOCK).read_text(encoding="utf-8"))
    (folder / _LOCK).write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    packing.pack(folder / "program.zip", packing.program(), packing.packages(wheel))
    packing.pack(folder / "nets.zip", packing.nets())


def _relative(folder: Path) -> None:
    """A site may lie anywhere: what a server has at its root is beside the page."""
    page = folder / "index.html"
    page.write_text(re.sub(r'="/(?=[^/])', '="./', page.read_text(encoding="utf-8")), encoding="utf-8")
    manifest = folder / "manifest.webmanifest"
    said = json.loads(manifest.read_text(encoding="utf-8"))
    for key in ("start_url", "scope"):
        said[key] = "./"
    del said["id"]  # it would be the same for all sites of a host
    for icon in said["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    manifest.write_text(json.dumps(said, indent=2), encoding="utf-8")


def _page(page: Path, version: str) -> None:
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}" />\n'
        f'    <meta name="{_OURS}" content="{version}" />\n    <meta name="viewport"'
    )
    page.write_text(page.read_text(encoding="utf-8").replace('<meta name="viewport"', head, 1), encoding="utf-8")


def _worker(file: Path, version: str, shell: list[str]) -> None:
    text = (STATIC / _WORKER).read_text(encoding="utf-8").split("\n", 3)[3]
    names = json.dumps(shell, separators=(",", ":"))
    file.write_text(f"const VERSION = '{version}';\nconst SHELL = {names};\nconst WHOLE = true;\n{text}", "utf-8")
