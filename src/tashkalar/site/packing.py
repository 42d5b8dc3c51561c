"""What of Python goes into a site: the program, the packages it needs, and the nets of the champion.

Packages are taken as they are installed here. They must be plain Python there; the one that is not comes as a wheel
that was built for browsers.
"""

import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

from ..errors import TashKalarError

# What the server's application imports; uvicorn and websockets are for networks, and there is none.
PACKAGES = tuple(
    "SQLAlchemy typing_extensions alembic Mako MarkupSafe starlette anyio idna PyYAML platformdirs".split()
)
BUILT = "msgspec"  # the package that is not plain Python
NETS = "bots/values/nets/"
# Rooms nobody enters inside a browser, and the client, which lies beside.
_LEFT_OUT = ("server/static/", "lab/", "env/", "terminal/", "commands/")
_PROGRAM = Path(__file__).parents[1]
_MOMENT = (2020, 1, 1, 0, 0, 0)  # the same files make the same archive, and so the same version of a site
_NOT_NEEDED = frozenset({".so", ".pyd", ".pyc", ".pyi", ".pyx", ".pxd", ".c", ".h", ".exe"})
_TESTS = frozenset({"testing", "tests", "test", "__pycache__"})


class CannotExport(TashKalarError):
    """Something that a site is made of is not there."""


Files = Iterator[tuple[str, bytes]]


def program() -> Files:
    """The program itself, without its nets."""
    for name, path in _ours():
        if not name.startswith(NETS):
            yield f"tashkalar/{name}", path.read_bytes()


def nets() -> Files:
    for name, path in _ours():
        if name.startswith(NETS):
            yield f"tashkalar/{name}", path.read_bytes()


def _ours() -> Iterator[tuple[str, Path]]:
    for path in sorted(_PROGRAM.rglob("*")):
        name = path.relative_to(_PROGRAM).as_posix()
        if path.is_file() and not name.startswith(_LEFT_OUT) and _is_needed(PurePosixPath(name)):
            yield name, path


def packages(wheel: Path) -> Files:
    """Everything the program imports, and the wheel that was built for browsers."""
    for name in PACKAGES:
        yield from _installed(name)
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith((".pyi", "/")):
                yield name, archive.read(name)


def _installed(name: str) -> Files:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        raise CannotExport("package", f"{name} is not installed; install the package with its dependencies") from None
    for path in sorted(found.files or (), key=str):
        inside = PurePosixPath(path.as_posix())
        if inside.parts[0] != ".." and not inside.parts[0].endswith((".dist-info", ".data")) and _is_needed(inside):
            yield str(inside), Path(str(path.locate())).read_bytes()


def _is_needed(path: PurePosixPath) -> bool:
    return path.suffix not in _NOT_NEEDED and not _TESTS & set(path.parts)


def find_wheel(folders: Iterable[Path]) -> Path:
    """The wheel for browsers, of the version that is used here too."""
    version = distribution(BUILT).version
    tried = list(folders)
    for folder in tried:
        for wheel in sorted(folder.glob(f"{BUILT}-{version}-*_wasm32.whl")):
            return wheel
    places = " or ".join(str(folder) for folder in tried)
    raise CannotExport(
        "wheel",
        f"{BUILT} {version} for browsers is not in {places}; `make site` puts it there, or: "
        f"pip download --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 "
        f"--implementation cp --abi cp314 --dest {tried[0]} {BUILT}=={version}",
    )


def pack(target: Path, *parts: Files) -> None:
    """Write an archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for part in parts:
            for name, content in part:
                archive.writestr(zipfile.ZipInfo(name, _MOMENT), content, zipfile.ZIP_DEFLATED, 9)
