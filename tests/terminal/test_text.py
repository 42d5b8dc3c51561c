"""`tashkalar text`, driven as a user drives it: lines in, a screen out."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tashkalar import Game
from tashkalar.bots import Turn
from tashkalar.cli import main
from tashkalar.commands import text
from tashkalar.learn import puzzles
from tashkalar.rules.card import CARDS
from tashkalar.rules.effect import Effect
from tashkalar.terminal import seats
from tashkalar.terminal.style import Style
from tashkalar.terminal.table import Table
from tashkalar.terminal.voice import Voice
from tests import support

Typed = Callable[..., str]


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *arguments: str, status: int = 0
) -> str:
    """What the screen shows after these lines were typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(text, "OPPONENT", "random")  # quick, and the same every time
    assert main(["text", *arguments]) == status
    shown = capsys.readouterr()
    return shown.out + shown.err


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    return lambda lines, *arguments, **more: play(monkeypatch, capsys, lines, *arguments, **more)


def saved(tmp_path: Path, game: Game) -> str:
    path = tmp_path / "given.txt"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


def test_input_ends(typed: Typed) -> None:
    shown = typed("")
    assert "High Form, turn 1, to 9 points" in shown
    assert "Goodbye" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    "setup",
    [
        ["--form", "first"],
        ["--form", "high", "--schools", "sylvan,etherweavers"],
        ["--form", "duel"],
        ["--form", "melee"],
        ["--form", "melee", "--schools", "northern,highland,sylvan,etherweavers"],
        ["--form", "duel", "--team"],
    ],
)
def test_a_game_to_its_end_by_numbers(typed: Typed, setup: list[str]) -> None:
    """Whoever types 1 all the time is offered a choice until the game is over."""
    shown = typed("1\n" * 3000, "--seed", "4", *setup)
    assert "The game is over" in shown
    assert "Winner: " in shown or "Shared victory: " in shown


def test_turn(typed: Typed) -> None:
    shown = typed("place e5\nend\nD4\nplace  f6\nEND\nlog 500\n", "--seed", "1", "--form", "high")
    assert "<●B>" in shown
    assert "Actions left: 1" in shown
    assert "Since your last choice" in shown
    assert "Turn 3, Northern Empire\n  Stone placed on d4\n  Stone placed on f6" in shown


def test_bad_input_changes_nothing(typed: Typed) -> None:
    lines = ["", "nonsense", "9999", "0", "place z9", "a1", "summon Knight e5", "summon Teapot e5", "why", "why Teapot"]
    lines += ["why Knight", "card", "save", "load", "load /nowhere/at/all", "undo", "claim Isolation", "-", "½", "²"]
    shown = typed("\n".join(lines) + "\ne5\n", "--seed", "2", "--form", "duel")
    assert "No such choice exists" in shown.replace("'nonsense' is not possible: no", "No")
    assert "There is no choice 9999" in shown
    assert "There is no choice 0" in shown
    assert "there is no square 'z9' in the arena" in shown
    assert "There is no card, task or flare called Teapot." in shown
    assert "There is nothing to take back" in shown
    assert "Name a file, as in: save game.txt" in shown
    assert "/nowhere/at/all: No such file or directory" in shown
    assert "<●B>" in shown


def test_effect_with_targets(typed: Typed, tmp_path: Path) -> None:
    game = support.game({"southern": "d4 f4", "northern": "e5 d5"}, hand={"southern": ["Swordmaster"]})
    shown = typed("summon swordmaster e4\nd5\nundo\n-\n", "--load", saved(tmp_path, game), "--seats", "human,random")
    assert "can be summoned on" in shown
    assert "Choices: Swordmaster: destroy a piece (- skips)" in shown
    assert "[●B]" in shown
    assert "Destroyed this turn: blue 1 common" in shown
    assert "Taken back." in shown


def test_why(typed: Typed, tmp_path: Path) -> None:
    game = support.game(
        {"southern": "d4 f4 e8", "northern": "e5 d5 e4**"},
        hand={"southern": ["Swordmaster", "Titan", "F1"]},
        form="high",
    )
    lines = "why swordmaster\nwhy Swordmaster e4\nwhy Titan\nwhy F1\nwhy Knight\ncard Knight\ncard Isolation\n"
    task = game.view("southern")["tasks"][0]
    shown = typed(lines + f"why {task}\n", "--load", saved(tmp_path, game), "--seats", "human,random")
    assert "a higher piece stands on e4" in shown
    assert "pieces missing, nearest:" in shown
    assert "3 upgraded pieces fewer (now 1)" in shown
    assert "Knight is not in your hand." in shown
    assert "Knight, heroic" in shown
    assert "distance exactly 2" in shown
    assert shown.count(f"{task}, ") >= 2


def test_a_shortage_is_one_line(typed: Typed, tmp_path: Path) -> None:
    squares = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    game = support.game({"southern": squares, "northern": "e9"}, form="duel")
    shown = typed("place e5 from c1\n", "--load", saved(tmp_path, game), "--seats", "human,random")
    assert "no stone in stock, pick one up: place" in shown
    assert "<●R>" in shown


def test_save_and_load(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown = typed(f"e5\nsave {path}\nundo\nload {path}\n", "--seed", "2", "--form", "high")
    assert f"Saved to {path}." in shown
    assert f"Loaded from {path}." in shown
    assert shown.rindex("<●B>") > shown.index("Taken back.")
    assert [str(step.text) for step in Game.from_record(path.read_text(encoding="utf-8")).steps] == ["place e5"]
    path.write_text("Tash-Kalar record 1\nteapot: 1\n", encoding="utf-8")
    assert "line 2: unknown key 'teapot'" in typed(f"load {path}\n")
    path.write_bytes(b"\xff\xfe\x00")
    assert f"{path}: 'utf-8' codec can't decode" in typed(f"load {path}\n")
    assert "codec can't decode" in typed("", "--load", str(path), status=2)
    assert "No such file" in typed("", "--load", str(tmp_path / "none"), status=2)
    assert "Is a directory" in typed(f"save {tmp_path}\n")


@pytest.mark.parametrize(
    ("lang", "told", "again"),
    [
        ("en", "A rule was mended", "is begun again"),
        ("de", "eine Regel berichtigt", "wird neu begonnen"),
        ("fr", "Une règle a été corrigée", "est recommencé"),
    ],
)
def test_a_rule_was_mended_since(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, told: str, again: str
) -> None:
    """The game is saved amid an effect, and loaded by a program in which the card does nothing any more."""
    game = support.game({"southern": "d4 f4", "northern": "e5 d5"}, hand={"southern": ["Swordmaster"]})
    path = tmp_path / "game.txt"
    typed(f"summon swordmaster e4\nsave {path}\n", "--load", saved(tmp_path, game), "--seats", "human,random")

    async def nothing(fx: Effect) -> None:
        """Nothing happens."""

    assert told not in typed("", "--load", str(path), "--language", lang)
    monkeypatch.setattr(CARDS["Swordmaster"], "effect", nothing)
    shown = " ".join(typed("", "--load", str(path), "--language", lang).split())
    assert told in shown
    assert again in shown


def test_hands_are_hidden_between_players(typed: Typed) -> None:
    game = Game.new("high", ["northern", "highland"], seed=3)
    arguments = ["--seats", "human,human", "--schools", "northern,highland", "--seed", "3"]
    shown = typed("\ne5\nend\n\nd4\n", *arguments)
    first, second, third = shown.split("The hands are hidden.")
    assert not first.strip()
    assert "Pass the screen to Northern Empire and press Enter." in second
    assert "Pass the screen to Highland and press Enter." in third
    hands = [game.view(school)["hand"] for school in game.setup.schools]
    assert all(f"  {card}, " in second for card in hands[0] if not card.startswith("F"))
    assert not any(f"  {card}, " in second for card in hands[1])
    assert not any(f"  {card}, " in third for card in hands[0])
    assert "Turn 1, Northern Empire\n  Stone placed on e5" in third


class _Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_real_screen_is_cleared_between_players() -> None:
    screen = _Screen()
    game = Game.new("high", ["northern", "highland"], seed=3)
    table = Table(game, ["human", "human"], Voice("en"), Style(), io.StringIO("\ne5\nend\n"), screen)
    assert table.play() == 0
    before, after = screen.getvalue().split("Pass the screen to Highland")
    assert before.rindex("\x1b[3J\x1b[2J\x1b[H") > before.rindex("Assassin")
    assert "Assassin" not in after


def test_resign_and_agree(typed: Typed) -> None:
    shown = typed("agree\nresign\n", "--seed", "2", "--form", "duel")
    assert "agree to end only in the last turns" in shown
    assert "The game is over. Northern Empire resigned." in shown
    assert "Winner: Southern Empire" in shown
    assert "can resign in a melee" in typed("resign\n", "--form", "melee", "--seed", "2")


def test_agree_to_end(typed: Typed, tmp_path: Path) -> None:
    def agreeing(**scores: int) -> str:
        game = support.game({"southern": "d4", "northern": "e5"}, last="southern", form="duel", scores=scores)
        return typed("agree\nwithdraw\n", "--load", saved(tmp_path, game), "--seats", "human,random")

    shown = agreeing(red=1, blue=3)
    assert "The last turns" in shown
    assert "All agreed to end the game." in shown
    for even in (agreeing(red=3, blue=1), agreeing(red=1, blue=1)):
        assert "All agreed to end the game." not in even  # a bot agrees to nothing but its victory
        assert "withdrew from ending the game" in even


def test_the_end_says_what_broke_a_tie(typed: Typed, tmp_path: Path) -> None:
    game = support.game({"southern": "d4 d5", "northern": "e5*"}, last="southern", actions=0, form="duel")
    for code, words in [
        ("en", "Level on points: upgraded pieces in the arena decide, 1 to 0."),
        ("de", "Gleichstand nach Punkten: Die aufgewerteten Steine in der Arena entscheiden, 1 zu 0."),
        ("fr", "Égalité aux points\xa0: les pièces promues dans l’arène départagent, 1 à 0."),
    ]:
        assert words in typed("end\n", "--load", saved(tmp_path, game), "--seats", "human,random", "--language", code)


@pytest.mark.parametrize(
    ("code", "word", "card"), [("de", "Möglichkeiten", "why ritter"), ("fr", "Choix", "why chevalier")]
)
def test_other_languages(typed: Typed, code: str, word: str, card: str) -> None:
    lines = f"help\n{card}\ne5\nnonsense\nend\nundo\nsummon Teapot e5\nlog\n"
    shown = typed(lines, "--language", code, "--seed", "3", "--form", "duel")
    assert word in shown
    assert "Goodbye" not in shown
    assert "is not possible" not in shown
    shown = typed("1\n" * 3000, "--language", code, "--seed", "3", "--form", "melee")
    assert "drawn" not in shown


def test_colours(typed: Typed) -> None:
    assert "\x1b[" in typed("", "--colour", "always")


def test_setups_that_cannot_be(typed: Typed) -> None:
    assert "2 seats need 2 players, not 1" in typed("", "--seats", "human", status=2)
    assert "a seat cannot be given to 'teapot'" in typed("", "--seats", "human,teapot", status=2)
    assert "there is no school 'teapot'" in typed("", "--schools", "teapot,northern", status=2)
    assert "melee is for 3 or 4 players" in typed("", "--form", "melee", "--schools", "sylvan,northern", status=2)


@pytest.mark.parametrize("kind", [kind for kind in seats.KINDS if kind != seats.HUMAN])
def test_every_kind_of_player_can_sit_down(typed: Typed, kind: str) -> None:
    shown = typed("e5\nend\n1\n1\n", "--seats", f"human,{kind}", "--form", "high", "--seed", "5")
    assert "Since your last choice" in shown


def test_as_a_program() -> None:
    """The installed command, in an environment that has no Unicode."""
    done = subprocess.run(
        [sys.executable, "-m", "tashkalar", "text", "--seed", "1", "--language", "de"],
        input=b"help\nquit\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert b"Auf Wiedersehen" in done.stdout


def test_a_frozen_effect_in_play_is_shown_and_thawed_in_the_own_language(typed: Typed, tmp_path: Path) -> None:
    one = support.game(
        {"everfrost": "d4 e4", "northern": "g7"},
        frozen={"everfrost": "Crystal Grower"},
        removed={"blue": {"common": 1}},
        slowed=["northern"],
    )
    shown = typed("thaw Kristallzüchter\ne4\nlog\n", "--load", saved(tmp_path, one), "--language", "de")
    assert "Im Spiel: Kristallzüchter (Crystal Grower)" in shown
    assert "Frost-Effekt: Werte einen eigenen Rekruten auf." in shown
    assert "Aus dem Spiel: Blau 1 " in shown
    assert "Eine Aktion weniger im nächsten Zug: Nördliches Imperium" in shown
    assert "Frost-Effekt aufgetaut: Kristallzüchter" in shown


def test_the_gateway_and_a_possessed_colour_are_told() -> None:
    one = support.game(
        {"nethervoid": "f6 d5 e5 e4", "northern": "c2"},
        hand={"nethervoid": ["Possessed Summoner"]},
        play=["summon Possessed Summoner e6", "d3"],
    )
    screen = io.StringIO()
    Table(one, ["human", "human"], Voice("en"), Style(), io.StringIO("show\nquit\n"), screen).play()
    shown = screen.getvalue()
    assert "Gateway: ∩ on e6" in shown
    assert "∩◆O" in shown
    assert "The next being is formed by" in shown


# -- hints and puzzles -------------------------------------------------------------------------------------------------
def test_a_hint_is_a_choice_on_offer(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "ADVISER", "novice")
    shown = typed("hint\nquit\n", "--form", "first", "--seed", "3")
    choice = shown.partition("A good choice: ")[2].splitlines()[0]
    game = Game.new("first", ["northern", "southern"], seed=3)
    assert choice in {str(option) for option in game.options}


def test_a_hint_says_how_much_better_it_is(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [{"by": 0.124, "played": ["Knight"]}, {"by": 0.001}, {}]
    monkeypatch.setattr(seats, "advice", lambda *_: Turn(["place e5"], 0.6, {}, {"ahead": told[0]} if told[0] else {}))
    for language, said in (
        ("en", "12 % better than the next best idea: Knight"),
        ("de", "12 % besser als die nächstbeste Idee: Ritter (Knight)"),
        ("fr", "12\N{NO-BREAK SPACE}% de mieux que l’idée suivante\N{NO-BREAK SPACE}: Chevalier (Knight)"),
    ):
        assert said in typed("hint\nquit\n", "--form", "first", "--seed", "3", "--language", language)
    told.pop(0)
    assert "hardly better than the next best idea\n" in typed("hint\nquit\n", "--form", "first", "--seed", "3")
    told.pop(0)
    assert "next best idea" not in typed("hint\nquit\n", "--form", "first", "--seed", "3")


def test_a_puzzle_is_solved_with_its_hints(typed: Typed) -> None:
    one = puzzles.puzzles()[0]
    told = one.describe("en")["text"]
    lines = "".join(4 * "hint\n" + f"{choice}\n" for choice in one.solution)
    shown = typed(lines, "--puzzle", str(one.id))
    assert f"Puzzle {one.id}, easy: {told}" in shown
    assert shown.count("A good choice: ") == shown.count("\nA good choice: ") > 0
    for choice in one.solution[: shown.count("A good choice: ")]:
        assert f"A good choice: {choice}" in shown
    assert "Solved!" in shown
    # An idea comes first, and the choice last.
    assert "needed. Which one makes" in shown.partition("A good choice: ")[0]


def test_a_puzzle_that_was_missed_begins_anew(typed: Typed) -> None:
    one = puzzles.puzzles()[0]
    game = one.begin()
    wrong = []
    while game.position.actions:
        wrong.append(next(str(option) for option in game.options if option.kind == "place"))
        game.play(wrong[-1])
    shown = typed(
        "\n".join([*wrong, "hint", "end", *4 * ["hint"], "quit"]), "--puzzle", str(one.id), "--language", "de"
    )
    assert f"so oft: {len(wrong)}" in shown
    assert shown.count(f"Rätsel {one.id}, ") == 2
    assert "erreicht." in shown
    assert f"Eine gute Wahl: {one.solution[0]}" in shown


def test_a_puzzle_of_a_theme(typed: Typed) -> None:
    told = typed("quit\n", "--puzzle", "0", "--theme", "legend")
    assert "Destroy the enemy legend this turn." in told


def test_a_puzzle_that_is_not_there(typed: Typed) -> None:
    assert "there is no puzzle 99999" in typed("", "--puzzle", "99999", status=2)
