"""Files are short, nothing is left unfinished, documents are self-contained and their examples run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
DOCS = sorted((ROOT / "docs").rglob("*.md"))
README = ROOT / "README.md"
LIMIT = 450
UNFINISHED = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")
ELSEWHERE = re.compile(
    r"/work/|\.\./shared|\bshared/|\bissue \d|\bissues\b|\bsession(s)?\b|\bhelper(s)?\b", re.IGNORECASE
)


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", SOURCE, ids=relative)
def test_source_files_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LIMIT


@pytest.mark.parametrize("path", SOURCE, ids=relative)
def test_source_files_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8").strip()
    assert not text or text.startswith(('"""', 'r"""')), "a module begins with its docstring"


def test_nothing_is_left_unfinished() -> None:
    for path in (*SOURCE, *TESTS, *DOCS):
        assert not UNFINISHED.search(path.read_text(encoding="utf-8")), relative(path)


@pytest.mark.parametrize("path", [*DOCS, *([README] if README.exists() else [])], ids=relative)
def test_documents_speak_of_the_project_only(path: Path) -> None:
    found = ELSEWHERE.search(path.read_text(encoding="utf-8"))
    assert found is None, found


@pytest.mark.parametrize("path", [*DOCS, *([README] if README.exists() else [])], ids=relative)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
        target = link.partition("#")[0]
        if target and "://" not in target:
            assert (path.parent / target).exists(), f"{relative(path)} links to {link}"


@pytest.mark.parametrize("path", [*DOCS, *([README] if README.exists() else [])], ids=relative)
def test_examples_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Python examples that stand alone (they begin with an import) are carried out."""
    for code in re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.S):
        if code.startswith(("from tashkalar", "import tashkalar")):
            exec(compile(code, relative(path), "exec"), {"__name__": "example"})
    capsys.readouterr()


def test_the_map_names_every_room() -> None:
    """A room that is not on the map cannot be found."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "tashkalar"
    rooms = [path.parent for path in package.rglob("__init__.py") if "migrations" not in path.parts]
    for room in rooms:
        name = room.relative_to(package).as_posix()
        assert name == "." or f"`{name}/`" in text, name


def test_the_index_names_every_page() -> None:
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"({page.name})" in text, page.name


def test_documents_are_there() -> None:
    names = {relative(path) for path in DOCS}
    wanted = {"docs/rules-map.md", "docs/notation.md", "docs/adding-a-card.md", "docs/protocol.md"}
    assert wanted <= names
    records = sorted(name for name in names if name.startswith("docs/decisions/"))
    numbers = [Path(name).name[:4] for name in records]
    assert len(set(numbers)) == len(numbers) >= 5
    assert all(number.isdigit() for number in numbers)
    for name in records:
        assert "Decision" in (ROOT / name).read_text(encoding="utf-8"), f"{name} decides nothing"
