"""A site is written from the built client, a Python for browsers and the program."""

import json
import re
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from tashkalar.cli import main
from tashkalar.server.settings import STATIC
from tashkalar.site import answers, export, packing
from tashkalar.site.packing import CannotExport

AT_EVERY_START = "Its Python compiles itself in the browser at every start"
needs_client = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built: make web")


@pytest.fixture
def pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Something that looks like Pyodide, with the wheel beside it. What takes long is tried in the browser."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide.d.ts"):
        (folder / name).write_text(name)
    (folder / "pyodide-lock.json").write_text('{"info": {"abi_version": "x"}, "packages": {"numpy": {}}}')
    wheel = folder / f"msgspec-{version('msgspec')}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("msgspec/__init__.py", "")
    monkeypatch.setattr(answers, "write", lambda folder: folder.mkdir())
    return folder


@needs_client
def test_a_site_lies_anywhere_and_names_all_it_has(
    pyodide: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    assert main(["export", str(site), "--pyodide", str(pyodide)]) == 0
    assert AT_EVERY_START in capsys.readouterr().out, "this Pyodide runs nowhere"
    page = (site / "index.html").read_text()
    assert not re.search(r'(src|href)="/', page), "nothing is looked for at the root of the host"
    assert not re.search(r'(src|href)="\w+:', page), "nor at another host"
    assert "'wasm-unsafe-eval'" in page
    worker = (site / "sw.js").read_text()
    marked = re.search(r'"tashkalar-site" content="(\w+)"', page)
    assert marked
    assert f"const VERSION = '{marked[1]}';" in worker
    assert "const WHOLE = true;" in worker
    assert "const WHOLE = false;" not in worker
    found = re.search(r"const SHELL = (.*);", worker)
    assert found
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert set(json.loads(found[1])) == there - {"index.html", "sw.js", ".nojekyll"}
    assert json.loads((site / "python/pyodide-lock.json").read_text()) == {"info": {"abi_version": "x"}, "packages": {}}
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])
    with zipfile.ZipFile(site / "python/program.zip") as program:
        names = set(program.namelist())
    assert {"tashkalar/rules/turn.py", "msgspec/__init__.py", "sqlalchemy/__init__.py", "yaml/__init__.py"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc", ".net")) or "/static/" in name]
    with zipfile.ZipFile(site / "python/nets.zip") as nets:
        assert all(name.endswith(".net") for name in nets.namelist())

    before = marked[1]
    assert main(["export", str(site), "--pyodide", str(pyodide)]) == 0
    assert before in (site / "index.html").read_text(), "the same things make the same version"
    (pyodide / "pyodide.mjs").write_text("newer")
    assert main(["export", str(site), "--pyodide", str(pyodide)]) == 0
    assert before not in (site / "index.html").read_text()


@needs_client
def test_nothing_else_is_written_over(pyodide: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("mine")
    with pytest.raises(CannotExport, match="holds other things than a site; name a new or an empty folder"):
        export.export(other, pyodide, tmp_path)
    with pytest.raises(CannotExport, match="is not a folder"):
        export.export(other / "letter.txt", pyodide, tmp_path)
    assert (other / "letter.txt").read_text() == "mine"


@needs_client
def test_what_is_missing_is_named_with_the_way_to_get_it(
    pyodide: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(tmp_path / "site"), "--pyodide", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "there is no pyodide.mjs" in said
    assert "--pyodide FOLDER" in said
    for wheel in pyodide.glob("*.whl"):
        wheel.unlink()
    with pytest.raises(CannotExport, match=r"msgspec .* for browsers is not in .*: pip download .* msgspec=="):
        packing.find_wheel([pyodide])


def test_the_wheel_for_browsers_is_of_the_version_that_is_installed() -> None:
    root = Path(__file__).parents[2]
    pinned = re.findall(r"^(msgspec==\S+)", (root / "constraints.txt").read_text(encoding="utf-8"), re.M)
    assert re.findall(r"^(\S+) --hash=sha256:", (root / "requirements/browser.txt").read_text(), re.M) == pinned


@needs_client
def test_what_lies_beside_a_site_stays(pyodide: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / ".git").mkdir(parents=True)
    (site / ".git" / "HEAD").write_text("ref")
    (site / "CNAME").write_text("games.example")
    export.export(site, pyodide, tmp_path)
    assert (site / "index.html").is_file(), "a checkout that is to be published may have no site yet"
    (site / "assets" / "mine.txt").write_text("mine")
    old = {"old/deeper/gone.js", "assets/gone.js"}
    for name in old:
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text("of the earlier site")
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    worker = site / "sw.js"
    worker.write_text(
        worker.read_text().replace(
            "const SHELL = [", f'const SHELL = ["../outside.txt",{json.dumps(sorted(old))[1:-1]},'
        )
    )
    export.export(site, pyodide, tmp_path)
    assert [(site / name).read_text() for name in (".git/HEAD", "CNAME", "assets/mine.txt")] == [
        "ref",
        "games.example",
        "mine",
    ]
    assert not [name for name in (*old, "old") if (site / name).exists()], "what only the earlier site had is gone"
    assert outside.is_file(), "nothing outside is touched, whatever a list says"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["outside.txt", "pyodide", "site"]


@needs_client
@pytest.mark.parametrize(
    "page", [b"\xff\xfe not of UTF-8", b"<p>about tashkalar-site</p>", b'<meta name="tashkalar-site">']
)
def test_a_page_of_somebody_else_is_no_site(pyodide: Path, tmp_path: Path, page: bytes) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_bytes(page)
    with pytest.raises(CannotExport, match="holds other things than a site"):
        export.export(other, pyodide, tmp_path)
    assert (other / "index.html").read_bytes() == page
