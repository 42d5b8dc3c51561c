"""What is wrong on the command line is said in a sentence, with what would be right, before anything is played."""

from pathlib import Path

import pytest

from tashkalar.cli import main
from tashkalar.lab.simulate import simulate


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What the command says, which refuses."""
    assert main([str(word) for word in words]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    "command",
    [
        ("lab", "simulate", "PLACE", "--bots", "random,random", "--games", "1"),
        ("lab", "selfplay", "--out", "PLACE", "--games", "1", "--nodes", "1"),
        ("lab", "tune", "--out", "PLACE", "--games", "2"),
        ("arena", "random", "random", "--games", "1", "--out", "PLACE"),
    ],
    ids=["simulate", "selfplay", "tune", "arena"],
)
def test_results_go_into_a_folder(command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if "simulate" in command:
        pytest.importorskip("pyarrow")
    file = tmp_path / "file"
    file.write_text("mine")
    for place, why in ((file, "is a file; name a folder"), (file / "below", "cannot be made (Not a directory)")):
        assert f"{place} {why}" in refused(capsys, *(place if word == "PLACE" else word for word in command))
    assert file.read_text() == "mine"


def test_puzzles_go_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzles = ("lab", "puzzles", "--number", "1", "--out")
    assert f"there is no folder {tmp_path / 'nowhere'}" in refused(capsys, *puzzles, tmp_path / "nowhere" / "file")
    assert f"{tmp_path} is a folder; name a file in it" in refused(capsys, *puzzles, tmp_path)


def test_weights_go_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tune = ("lab", "tune", "--games", "2", "--out", tmp_path / "tuning", "--write")
    assert f"{tmp_path} is a folder; name a file in it" in refused(capsys, *tune, tmp_path)
    assert f"there is no folder {tmp_path / 'no'} to write" in refused(capsys, *tune, tmp_path / "no" / "weights")
    assert not (tmp_path / "tuning").exists()


def test_a_damaged_run_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "run"
    again = ("lab", "simulate", folder, "--bots", "random,random", "--games", "3", "--part", "2")
    simulate(str(folder), ["random", "random"], 3, part=2)
    part = folder / "part-00001.parquet"
    whole = part.read_bytes()
    part.write_bytes(whole[:100])
    for command in (("lab", "report", folder), again):
        assert f"{part} is damaged" in refused(capsys, *command)
    # What the sentence says helps.
    part.unlink()
    assert main([str(word) for word in again]) == 0
    assert part.read_bytes() == whole
    capsys.readouterr()
    (folder / "run.json").write_text("{")
    for command in (("lab", "report", folder), again):
        assert f"{folder / 'run.json'} is broken" in refused(capsys, *command)


def test_a_file_is_no_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    file = tmp_path / "report.html"
    file.write_text("")
    assert f"{file} is a file; a run is the folder" in refused(capsys, "lab", "report", file)
