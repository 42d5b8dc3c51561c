"""The line protocol, with the example bot of the documentation."""

import io
import json
import re
import sys
from pathlib import Path
from random import Random

import pytest

from tashkalar.bots import Clock, Sight
from tashkalar.bots.lines import BotFailed, LineBot, Talk
from tashkalar.cli import main
from tashkalar.lab.matches import bouts, play

from .positions import KINDS, walked

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The example bot, exactly as documented."""
    code = re.search(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert code is not None
    assert len(code.group(1).splitlines()) <= 30
    path = tmp_path / "bot.py"
    path.write_text(code.group(1))
    return path


def test_the_example_bot_plays_whole_games(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bot-host", "--form", "high", "--against", "random", "--seed", "3", "--seat", "1"]
    assert main([*words, "--", sys.executable, str(example)]) == 0
    assert "won, points" in capsys.readouterr().err


def test_a_program_in_the_arena(example: Path) -> None:
    games = bouts([f"cmd:{sys.executable} {example}", "random"], "duel", 1, nodes=20)
    assert play(games[0]).winners


def talk(*lines: str) -> tuple[Talk, io.StringIO]:
    out = io.StringIO()
    return Talk(out, [line + "\n" for line in lines]), out


def test_trying_and_refusing() -> None:
    game = walked(KINDS[3], 3, 2)
    place = next(str(option) for option in game.options if option.kind == "place")
    host, out = talk(
        json.dumps({"try": [place]}), json.dumps({"try": ["fly"]}), '{"choice": "fly"}', json.dumps({"choice": place})
    )
    option = host.choose(Sight(game), Clock(seconds=1), Random(1))
    assert str(option) == place
    asked, tried, wrong, refused = [json.loads(line) for line in out.getvalue().splitlines()]
    assert asked["type"] == "choose"
    assert place in asked["options"]
    assert asked["view"]["seat"] == game.to_move
    assert tried["type"] == "tried"
    assert tried["view"]["actions"] == asked["view"]["actions"] - 1
    assert wrong["error"]["text"]
    assert refused["type"] == "refused"


@pytest.mark.parametrize(
    ("lines", "key"),
    [([], "bot_gone"), (["no json"], "bot_words"), (["[1]"], "bot_words"), (['{"choice": "fly"}'] * 3, "bot_illegal")],
)
def test_a_bot_that_fails_is_named(lines: list[str], key: str) -> None:
    host, _ = talk(*lines)
    with pytest.raises(BotFailed) as failed:
        host.choose(Sight(walked(KINDS[3], 3, 2)), Clock(seconds=1), Random(1))
    assert failed.value.key == key


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFailed, match="cannot start"):
        LineBot(["/no/such/program"]).choose(Sight(walked(KINDS[3], 3, 2)), Clock(seconds=1))
