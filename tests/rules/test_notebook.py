"""Studies as text: variations, comments, marks, arrows, chapters in a record, and what is wrong with a broken one."""

from pathlib import Path

import pytest

from tashkalar import BrokenRecord, Game
from tashkalar.game.study import notebook
from tests.support import game

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.game"))
TWO = {"southern": "d4 e4 f4 d3", "northern": "f6* g7*"}


def begun() -> Game:
    return game(TWO, hand={"southern": ["Knight", "Herald"]}, actions=2)


def told() -> Game:
    one = begun()
    for choice in ("summon Knight e5", "-", "place a3", "end", "place i3", "place i4", "end"):
        one.play(choice)
    return one


STUDY = """comment: A first look
comment:
comment: and a second one.
marks: e4
1 southern: summon Knight e5 | -
(
1 southern: e5-f6
comment: Takes one.
arrows good: e5-f6
1 southern: -
(
1 southern: f6-g7
)
)
(
1 southern: e5-e6
)
1 southern: place a3 | end
arrows: a3-b4 b4-c5
marks bad: a3 a4
2 northern: place i3 | place i4
(
2 northern: place h8
)
2 northern: end
resign southern
"""


def study(moves: str = STUDY) -> str:
    return f"{begun().record().rstrip()}\n\n{moves}"


def below(node: notebook.Node) -> list[object]:
    """The tree as lists: a text, then what follows it."""
    return [[child.text, *below(child)] for child in node.children]


def test_a_record_branches_and_carries_notes() -> None:
    chapter = notebook.read(study()).chapters[0]
    after = ["place i3", ["place i4", ["end", ["resign southern"]]], ["place h8"]]
    main = ["-", ["place a3", ["end", after]]]
    assert below(chapter.root) == [["summon Knight e5", main, ["e5-f6", ["-"], ["f6-g7"]], ["e5-e6"]]]
    first, taken = chapter.root.notes, notebook.found(chapter, (0, 1))[-1].notes
    assert (first.comment, first.marks) == ("A first look\n\nand a second one.", {"e4": "plain"})
    assert (taken.comment, taken.arrows) == ("Takes one.", {("e5", "f6"): "good"})
    ended = notebook.found(chapter, (0, 0, 0, 0))[-1].notes
    assert (ended.marks, list(ended.arrows)) == ({"a3": "bad", "a4": "bad"}, [("a3", "b4"), ("b4", "c5")])


def test_what_is_written_is_what_was_read() -> None:
    text = notebook.write(notebook.read(study()))
    assert text == study()
    # A variation of a variation's first choice is one more of the same choice.
    other = "(\n1 southern: e5-e6\n)\n"
    nested = STUDY.replace(other, "").replace("1 southern: -\n(", f"{other}1 southern: -\n(")
    assert notebook.write(notebook.read(study(nested))) == text


def test_the_game_of_a_study_is_its_main_line() -> None:
    one = Game.from_record(study())
    assert [step.text for step in one.steps] == [step.text for step in told().steps] + ["resign southern"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_game_becomes_a_chapter(path: Path) -> None:
    """Reshuffles, hand-overs, agreements: all that stands in records."""
    one = Game.from_record(path.read_text())
    chapter = notebook.of_game(one, "A game")
    text = notebook.written(chapter)
    same = notebook.read(text)
    assert (same.chapters[0].title, notebook.size(same.chapters[0].root)) == ("A game", one.state)
    assert Game.from_record(text).record() == one.record()
    assert notebook.at(chapter, (0,) * one.state).position.whole() == one.position.whole()


def test_a_reshuffle_belongs_to_its_variation() -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=1)
    rows = ["1 southern: place a3 | end", "reshuffle legends: Hell Bull, Leviathan, Fire Dragon", "("]
    rows += ["1 southern: end", "reshuffle legends: Leviathan, Fire Dragon, Hell Bull", ")"]
    other = ["1 southern: place a3", "(", "1 southern: place a4 | end"]
    other += ["reshuffle legends: Leviathan, Fire Dragon, Hell Bull", ")", *rows[:1]]
    other[-1] = "1 southern: end"
    text = "\n".join([one.record(), *other, rows[1]])
    chapter = notebook.read(text).chapters[0]
    hands = [
        [name for name in notebook.at(chapter, path).view("southern")["hand"] if "Bull" in name or "Dragon" in name]
        for path in ((0, 0), (1, 0))
    ]
    assert hands == [["Hell Bull"], ["Fire Dragon"]]
    assert notebook.write(notebook.read(notebook.write(notebook.read(text)))) == notebook.write(notebook.read(text))


def test_a_choice_told_twice_is_reshuffled_once() -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=1)
    order = "reshuffle legends: Hell Bull, Leviathan, Fire Dragon"
    turn = ["1 southern: place a3", "1 southern: end", order]
    text = "\n".join([one.record(), *turn, "(", "1 southern: end", order, "2 northern: place i3", ")"])
    assert notebook.write(notebook.read(text)).count(order) == 1


def test_several_chapters_have_titles() -> None:
    book = notebook.Notebook("Two games", [notebook.of_game(told(), "One"), notebook.of_game(begun(), "Two")])
    text = notebook.write(book)
    same = notebook.read(text)
    assert (same.title, [chapter.title for chapter in same.chapters]) == ("Two games", ["One", "Two"])
    assert notebook.write(same) == text
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(text)
    assert caught.value.key == "chapters"


def test_the_same_choice_twice_is_one() -> None:
    chapter = notebook.read(study("1 southern: place a3\n(\n1 southern: place a3 | place a4\n)\n")).chapters[0]
    assert below(chapter.root) == [["place a3", ["place a4"]]]


def test_a_variation_deep_in_a_long_game() -> None:
    """A chapter is as deep as its game is long."""
    one = Game.from_record((GOLDEN[0].parent / "melee4-etherweavers.game").read_text())
    chapter = notebook.of_game(one)
    deep = (0,) * 200
    here = notebook.found(chapter, deep)[-1]
    now = notebook.at(chapter, deep)
    other = next(option for option in now.options if str(option) != here.children[0].text)
    now.play(other)
    assert now.last_step is not None
    here.children.append(notebook.noted(now.last_step, one.setup.schools))
    again = notebook.read(notebook.written(chapter)).chapters[0]
    assert notebook.at(again, (*deep, 1)).position.whole() == now.position.whole()


@pytest.mark.parametrize(
    ("moves", "key", "words"),
    [
        ("(\n1 southern: place a3\n)", "variation", "there is none above"),
        ("1 southern: place a3\n(\n1 southern: place a4", "variation", "needs a line ')'"),
        ("1 southern: place a3\n)", "variation", "none has begun"),
        ("1 southern: place a3\n(\n1 southern: plase a4\n)", "unknown", "did you mean 'place a4'?"),
        ("1 southern: place a3\n(\n2 northern: place a4\n)", "turn", "this is turn 1"),
        ("marks: e5 a1", "note", "a1"),
        ("marks god: e5", "note", "did you mean 'good'?"),
        ("arrows: e5-e5", "note", "e5-e5"),
        ("arrows: e5", "note", "as in e4-e6"),
        ("² southern: place a3", "turn", ""),
        (f"{'1' * 5000} southern: place a3", "turn", ""),
        ("reshuffle legends: Hell Bull", "reshuffle", ""),
        ("coment: hello", "key", "did you mean 'comment'?"),
        ("comment good: hello", "note", "no tone"),
        ("comment: " + "x" * 2001, "long_comment", "2000"),
        (
            "marks: "
            + " ".join(f"{column}{row}" for column in "cdefg" for row in range(1, 10))
            + "\narrows: "
            + " ".join(f"e5-{column}5" for column in "abcd"),
            "many_marks",
            "48",
        ),
        ("1 southern: place a3" + "\n(\n1 southern: place a4" * 41, "nested", "40"),
        ("chapter: " + "x" * 81, "long_title", "80"),
    ],
)
def test_a_broken_study_says_what_is_wrong(moves: str, key: str, words: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        notebook.read(study(moves))
    error = caught.value
    assert error.key == key
    assert words in error.text
    assert error.text.startswith(f"line {error.params['line']}: ")
    assert len(begun().record().splitlines()) < error.params["line"]


def test_too_many_chapters() -> None:
    with pytest.raises(BrokenRecord, match="32 chapters"):
        notebook.read(begun().record() * 33)


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ("1 southern: place a3\n(\nform: duel\n)", "variation"),
        ("1 southern: place a3\n)", "variation"),
        ("1 southern: place a3\n(", "variation"),
        ("marks: z9", "note"),
    ],
)
def test_a_broken_study_is_no_game_either(moves: str, key: str) -> None:
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(study(moves))
    assert caught.value.key == key


def test_a_study_of_later_rules() -> None:
    with pytest.raises(BrokenRecord, match="99"):
        notebook.read(study().replace("rules: 2", "rules: 99"))
