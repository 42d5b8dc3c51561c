"""What a site imports at its start, compiled when the site is made: otherwise every Python of it would do that anew.

It is another Python than the one that runs here, so it compiles for itself, in Node.
"""

import io
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from . import packing

_LONG = 600.0
_READ = "anyio/"  # this package reads its own sources
_PROGRAM = """
import { readFileSync, writeFileSync } from 'node:fs';
const [pyodide, archive, target] = process.argv.slice(2);
process.on('uncaughtException', (error) => {
  writeFileSync(2, String(error?.message ?? error).trim().split('\\n').pop());
  process.exit(1);
});
const { loadPyodide } = await import(pyodide);
// Sets are written down in the same order every time.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/program' });
const found = await python.runPythonAsync(`
import sys
sys.path.insert(0, '/program')
from tashkalar.site.compiling import compiled_start
await compiled_start('/program/', '/games')
`);
writeFileSync(target, found.toJs());
process.exit(0);
"""


def find_node() -> Path | None:
    """The Node of the virtual environment, or that of the machine."""
    beside = Path(sys.executable).with_name("node")
    found = beside if beside.exists() else shutil.which("node")
    return Path(found) if found else None


def compile_start(python: Path, node: Path) -> str | None:
    """Put bytecode in the place of the sources that a site begins with; why not, where that fails."""
    archive = python / "program.zip"
    with TemporaryDirectory() as folder:
        target = Path(folder) / "compiled.zip"
        program = Path(folder) / "compile.mjs"
        program.write_text(_PROGRAM, encoding="utf-8")
        command = [str(node), str(program), (python / "pyodide.mjs").as_uri(), str(archive), str(target)]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_LONG)  # noqa: S603  (our own words)
        except subprocess.CalledProcessError as error:
            return error.stderr.decode(errors="replace").strip()[-200:] or f"it ended with {error.returncode}"
        except (OSError, subprocess.SubprocessError) as error:
            return str(error)
        compiled = {name: content for name, content in _content(target) if not name.startswith(_READ)}
        rest = [(name, content) for name, content in _content(archive) if f"{name}c" not in compiled]
    packing.pack(archive, iter(rest), iter(sorted(compiled.items())))
    return None


def _content(archive: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            yield name, opened.read(name)


# -- inside the other Python -------------------------------------------------------------------------------------------
class _Nobody:
    """A browser without anybody in it."""

    def thinker(self) -> "_Nobody":
        return self

    async def think(self, thought: Any) -> None: ...

    async def keep(self) -> None: ...

    def tell(self, number: int, text: str) -> None: ...

    def end(self, number: int, code: int) -> None: ...

    def warm(self) -> None: ...

    def stop(self) -> None: ...


async def compiled_start(program: str, games: str) -> bytes:
    """An archive with everything that has been imported from a folder when the tables are open."""
    import py_compile

    from .inside import begin

    Path(games).mkdir()
    engine = await begin(games, _Nobody())
    await engine.stop()
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    packed = io.BytesIO()
    bytecode = Path(games) / "bytecode"
    with zipfile.ZipFile(packed, "w") as archive:
        for file in sorted(files):
            if file.startswith(program) and file.endswith(".py"):
                name = file.removeprefix(program)
                # Nobody looks whether a source that is not there has changed.
                unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
                py_compile.compile(file, str(bytecode), name, doraise=True, invalidation_mode=unchecked)
                archive.writestr(f"{name}c", bytecode.read_bytes())
    return packed.getvalue()
