"""The scenario files inside the Python of browsers: Pyodide and the very archive a site has, compiled and not."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tashkalar.commands.export import PYODIDE, WHEELS
from tashkalar.game import scenario
from tashkalar.site import compiling, packing

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
NODE = WHEELS.parent / "bin" / "node"
MISSING = next((str(path) for path in (PYODIDE / "pyodide.mjs", WHEELS, NODE) if not path.exists()), "")
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {MISSING} here: make site")
PATIENCE = 240.0
PROGRAM = """
import { readFileSync } from 'node:fs';
const [pyodide, archive, files] = [process.argv[2], process.argv[3], process.argv.slice(4)];
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/program' });
python.FS.mkdirTree('/files');
files.forEach((file, at) => python.FS.writeFile(`/files/${at}.yaml`, new Uint8Array(readFileSync(file))));
const found = python.runPython(`
import json, sys
from pathlib import Path
sys.path.insert(0, '/program')
import tashkalar.site.inside
from tashkalar.game.scenario import check_file
reports = [check_file(Path(f'/files/{number}.yaml')) for number in range(${files.length})]
json.dumps([[one.passed, [str(failure) for failure in one.failures]] for one in reports])
`);
console.log(found);
process.exit(0);
"""


def compiled(folder: Path) -> Path:
    """The archive of a site, in a folder with a Python for browsers."""
    shutil.copytree(PYODIDE, folder)
    archive = folder / "program.zip"
    packing.pack(archive, packing.program(), packing.packages(packing.find_wheel([WHEELS])))
    assert compiling.compile_start(folder, NODE) is None
    return archive


def checked(folder: Path, files: list[Path]) -> list[tuple[int, list[str]]]:
    """What passes and what fails in each file; the whole server is imported on the way."""
    archive, program = compiled(folder / "python"), folder / "check.mjs"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [str(NODE), str(program), (PYODIDE / "pyodide.mjs").as_uri(), str(archive), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-2000:]
    return [(passed, failures) for passed, failures in json.loads(done.stdout.splitlines()[-1])]


def test_why_nothing_is_compiled_is_said(tmp_path: Path) -> None:
    archive = tmp_path / "program.zip"
    packing.pack(archive, iter([("tashkalar/__init__.py", b"")]), iter([]))
    shutil.copytree(PYODIDE, tmp_path, dirs_exist_ok=True)
    before = archive.read_bytes()
    assert "ModuleNotFoundError" in (compiling.compile_start(tmp_path, NODE) or "")
    assert "nowhere" in (compiling.compile_start(tmp_path, tmp_path / "nowhere") or "")
    assert archive.read_bytes() == before


def test_what_a_site_begins_with_is_compiled_the_same_every_time(tmp_path: Path) -> None:
    one = compiled(tmp_path / "one")
    with zipfile.ZipFile(one) as archive:
        names = set(archive.namelist())
    there = {"tashkalar/rules/turn.pyc", "sqlalchemy/__init__.pyc", "tashkalar/bots/champion.pyc", "anyio/__init__.py"}
    assert there <= names
    assert not [name for name in names if name.endswith(".py") and f"{name}c" in names], "nothing is there twice"
    assert [name for name in names if "/migrations/versions/" in name and name.endswith(".py")], "these are read"
    assert one.read_bytes() == compiled(tmp_path / "other").read_bytes()


def test_scenarios_in_the_python_of_browsers(tmp_path: Path) -> None:
    files = [SCENARIOS / "basics.yaml", SCENARIOS / "forms.yaml"]
    assert checked(tmp_path, files) == [(scenario.check_file(file).passed, []) for file in files]


@pytest.mark.slow
def test_all_scenarios_in_the_python_of_browsers(tmp_path: Path) -> None:
    files = sorted(SCENARIOS.rglob("*.yaml"))
    assert checked(tmp_path, files) == [(scenario.check_file(file).passed, []) for file in files]
