"""Game records: readable, complete, replayed exactly, and precise about what is wrong with a broken one."""

from pathlib import Path

import pytest

from tashkalar import BrokenRecord, Game
from tashkalar.errors import NotAllowed
from tashkalar.game import layout
from tashkalar.game.record import read_position, write_position
from tests.property.play import cases, new, played, state
from tests.support import game, texts

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.game"))
TWO = {"southern": "d4 e4 f4 d3", "northern": "f6* g7*"}


def lines(one: Game) -> list[str]:
    return one.record().splitlines()


def turns(one: Game) -> list[str]:
    """The part of a record that tells the choices."""
    text = one.record()
    return text.partition("\n\n")[2].splitlines()


# -- what it looks like ------------------------------------------------------------------------------------------------
def test_head() -> None:
    one = Game.new("duel", ["northern", "highland"], seed=7)
    head = lines(one)
    assert head[0] == "Tash-Kalar record 1"
    assert head[1] == "rules: 2"
    assert "form: duel" in head
    assert "schools: northern, highland" in head


def test_the_deal_is_written_down_whole() -> None:
    one = Game.new("high", ["northern", "etherweavers"], seed=7)
    found = dict(line.split(": ", 1) for line in lines(one) if ": " in line)
    for seat, school in enumerate(one.setup.schools):
        assert found[f"hand {school}"].split(", ") == [card.name for card in one.position.hands[seat]]
        assert found[f"deck {school}"].split(", ") == [card.name for card in one.position.decks[seat]]
    assert found["legends"].split(", ") == [card.name for card in one.position.legends]
    assert found["flares"].split(", ") == [card.name for card in one.position.flares]
    assert found["tasks"].split(", ") == [task.name for task in one.position.tasks]
    assert found["task_pile"].split(", ") == [task.name for task in one.position.task_pile]


def test_one_line_per_turn() -> None:
    one = game(TWO, hand={"southern": ["Knight"]}, actions=2)
    for choice in ("summon Knight e5", "e5-f6", "-", "place a3", "end", "place i3", "place i4", "end"):
        one.play(choice)
    assert turns(one) == [
        "1 southern: summon Knight e5 | e5-f6 | - | place a3 | end",
        "2 northern: place i3 | place i4 | end",
    ]


def test_a_turn_that_was_handed_over_names_who_chose() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    one = game({"southern": "d4", "northern": "h8"}, schools=schools, team=True)
    for choice in ("place a3", "hand over", "place a4", "end"):
        one.play(choice)
    assert turns(one) == ["1 southern: place a3 | hand over", "1 highland: place a4", "1 southern: end"]


def test_resign_and_agree_are_lines_of_their_own() -> None:
    one = game(TWO, last="northern", play=["place a3"])
    one.agree_to_end("northern")
    one.play("place a4")
    one.resign("southern")
    assert turns(one) == ["1 southern: place a3", "agree northern", "1 southern: place a4", "resign southern"]


def test_a_reshuffle_is_written_with_its_order() -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=0, play=["end"])
    line = next(line for line in turns(one) if line.startswith("reshuffle"))
    order = line.removeprefix("reshuffle legends: ").split(", ")
    assert sorted(order) == ["Fire Dragon", "Hell Bull", "Leviathan"]
    drawn = [name for name in one.view("southern")["hand"] if name in order]
    assert drawn == order[:2]


# -- round trips -------------------------------------------------------------------------------------------------------
def test_a_new_game() -> None:
    for case in cases()[::6]:
        one = new(case, seed=3)
        same = Game.from_record(one.record())
        assert state(same) == state(one)
        assert same.record() == one.record()


def test_a_finished_game() -> None:
    one = played(cases()[1], seed=4)
    same = Game.from_record(one.record())
    assert same.over
    assert state(same) == state(one)
    assert same.record() == one.record()


def test_in_mid_effect() -> None:
    one = game(TWO, hand={"southern": ["Knight"]}, play=["summon Knight e5", "e5-f6"])
    same = Game.from_record(one.record())
    assert same.question is not None
    assert texts(same) == texts(one)
    assert "f6-g7" in texts(same)
    same.play("f6-g7")
    one.play("f6-g7")
    assert same.record() == one.record()


def test_in_mid_effect_after_handing_over() -> None:
    schools = ["southern", "northern", "highland", "sylvan"]
    hands = {"southern": ["Knight", "Titan"], "highland": ["Wild Eagle"]}
    one = game(TWO, schools=schools, team=True, hand=hands, play=["summon Knight e5", "e5-f6", "hand over"])
    same = Game.from_record(one.record())
    assert state(same) == state(one)


def test_while_cards_are_returned_and_while_a_point_is_asked() -> None:
    one = game(TWO, hand={"southern": ["Knight", "Herald", "F2"]}, play=["discard Herald", "return F2"])
    assert state(Game.from_record(one.record())) == state(one)
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 a3", "sylvan": "e7 a5"},
        form="melee",
        improvised={"red": ["blue", "green"]},
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    assert state(Game.from_record(one.record())) == state(one)


def test_during_the_set_up() -> None:
    one = Game.new("melee", ["northern", "southern", "sylvan"], seed=3)
    one.play("start blue f8")
    assert state(Game.from_record(one.record())) == state(one)


def test_a_game_that_began_from_a_position() -> None:
    one = game(
        {"etherweavers": "d4 e4*", "northern": "h8**", "sylvan": "c3"},
        form="melee",
        scores={"purple": {"blue": 4, "green": 1}},
        improvised={"purple": ["green"]},
        pending={"etherweavers": "Merchant of Time"},
        merchant={"colour": "blue", "rank": "heroic"},
        discard={"northern": ["Knight"]},
        last="northern",
        actions=1,
        first_turn=True,
    )
    same = Game.from_record(one.record())
    assert same.position.whole() == one.position.whole()
    assert same.record() == one.record()


def test_a_replayed_reshuffle_follows_the_record_and_not_the_random_state() -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=0, play=["end"])
    fate = next(line for line in lines(one) if line.startswith("fate:"))
    record = one.record().replace(fate, "fate: 12345")
    line = next(line for line in turns(one) if line.startswith("reshuffle"))
    order = line.removeprefix("reshuffle legends: ").split(", ")
    changed = record.replace(line, f"reshuffle legends: {', '.join(reversed(order))}")
    assert sorted(Game.from_record(record).view("southern")["hand"]) == sorted(one.view("southern")["hand"])
    other = Game.from_record(changed).view("southern")["hand"]
    assert [name for name in other if name in order] == list(reversed(order))[:2]


def test_several_reshuffles_of_both_decks() -> None:
    one = game(
        {"southern": "a5", "northern": "e5 e6 e7 e8 e9 d5 d6 d7"},
        hand={"southern": ["F2"]},
        legends=[],
        legends_discard=["Fire Dragon", "Hell Bull", "Leviathan", "Titan"],
        flares=[],
        actions=0,
    )
    for choice in ("flare", "b5", "end", "place i3", "place i4", "end"):
        one.play(choice)
    assert sum(line.startswith("reshuffle") for line in turns(one)) >= 2
    assert state(Game.from_record(one.record())) == state(one)


def test_undone_choices_leave_no_trace() -> None:
    one = game(TWO, hand={"southern": ["Knight"]})
    before = one.record()
    for choice in ("summon Knight e5", "e5-f6"):
        one.play(choice)
    one.undo()
    one.undo()
    assert one.record() == before


def test_comments_blank_lines_and_spaces_are_ignored() -> None:
    one = game(TWO, actions=1, play=["place a3", "end"])
    rewritten = [line.replace(" | ", "  |   ") for line in lines(one)]
    rewritten.insert(3, "# a remark")
    rewritten.append("")
    assert Game.from_record("\n".join(rewritten)).record() == one.record()


# -- broken records ----------------------------------------------------------------------------------------------------
def record() -> str:
    one = game(TWO, hand={"southern": ["Knight"]}, actions=2)
    for choice in ("summon Knight e5", "-", "place a3", "end", "place i3", "place i4", "end"):
        one.play(choice)
    return one.record()


def number(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(index for index, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def broken(text: str, line: int, *words: str) -> None:
    """Reading fails and names the line."""
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(text)
    error = caught.value
    assert error.params["line"] == line
    assert f"line {line}" in error.text
    assert "\n" not in error.text
    for word in words:
        assert word in error.text


@pytest.mark.parametrize("text", ["", "hello", "form: duel\n"])
def test_no_record_at_all(text: str) -> None:
    broken(text, 1)


def test_a_later_version_of_the_rules() -> None:
    broken(record().replace("rules: 2", "rules: 99"), 2, "99")


def test_rules_that_are_no_number() -> None:
    broken(record().replace("rules: 2", "rules: one"), 2)


def test_a_later_format() -> None:
    broken(record().replace("Tash-Kalar record 1", "Tash-Kalar record 99"), 1)


def test_an_unknown_key() -> None:
    text = record()
    line = number(text, "form:")
    broken(text.replace("form:", "shape:"), line, "shape")


def test_a_line_without_a_colon() -> None:
    text = record()
    line = number(text, "form:")
    broken(text.replace("form: duel", "form duel"), line)


def test_a_choice_that_was_not_on_offer() -> None:
    text = record()
    line = number(text, "2 northern")
    broken(text.replace("place i4", "place i3"), line, "i3")


def test_an_unknown_choice() -> None:
    text = record()
    broken(text.replace("place i4", "juggle"), number(text, "2 northern"), "juggle")


def test_the_turn_of_somebody_else() -> None:
    text = record()
    broken(text.replace("2 northern:", "2 southern:"), number(text, "2 northern"), "northern")


def test_a_choice_after_the_end() -> None:
    one = game(TWO, actions=1, play=["place a3", "end"])
    one.resign("northern")
    text = one.record() + "3 southern: place a4\n"
    broken(text, len(text.splitlines()))


def test_a_turn_without_a_school() -> None:
    text = record()
    broken(text.replace("2 northern: place i3 | place i4 | end", "2"), number(text, "2 northern"))


def test_a_resignation_of_nobody() -> None:
    text = record() + "resign eastern\n"
    broken(text, len(text.splitlines()), "eastern")


@pytest.mark.parametrize(
    ("start", "new", "word"),
    [
        ("hand southern:", "hand southern: Kight", "Kight"),
        ("hand southern:", "hand eastern: Knight", "eastern"),
        ("pieces red:", "pieces red: d4 z9", "z9"),
        ("pieces red:", "pieces white: d4", "white"),
        ("form:", "form: brawl", "brawl"),
        ("schools:", "schools: southern, eastern", "eastern"),
        ("legends:", "legends: Kight", "Kight"),
        ("to_move:", "to_move: eastern", "eastern"),
    ],
)
def test_a_deal_with_an_unknown_name(start: str, new: str, word: str) -> None:
    text = record()
    line = number(text, start)
    rows = text.splitlines()
    rows[line - 1] = new
    broken("\n".join(rows), line, word)


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ("2 northern: place i3", "2 northern: plaec i3", "'place i3'"),
        ("summon Knight e5", "summon Kinght e5", "'Knight'"),
        ("2 northern:", "2 nothern:", "'northern'"),
        ("hand southern:", "hadn southern:", "'hand'"),
        ("hand southern:", "hand Southern:", "'southern'"),
        ("hand southern: Knight", "hand southern: knight", "'Knight'"),
        ("pieces red:", "pieces rde:", "'red'"),
        ("form: duel", "form: dual", "'duel'"),
        ("schools: southern", "schools: souhtern", "'southern'"),
        ("2 northern: place i3 | place i4 | end", "resing northern", "'resign northern'"),
        ("2 northern: place i3 | place i4 | end", "reshufle legends: Titan", "'reshuffle legends: Titan'"),
    ],
)
def test_a_misspelt_line_says_what_was_meant(old: str, new: str, meant: str) -> None:
    text = record()
    broken(text.replace(old, new, 1), number(text, next(line for line in text.splitlines() if old in line)), meant)
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(text.replace(old, new, 1))
    assert repr(caught.value.params["meant"]) == meant


def test_nothing_is_guessed_where_nothing_is_alike() -> None:
    with pytest.raises(BrokenRecord) as caught:
        Game.from_record(record().replace("place i4", "juggle"))
    assert "meant" not in caught.value.params


def test_a_deal_that_cannot_be() -> None:
    with pytest.raises(BrokenRecord, match="d4"):
        Game.from_record(record().replace("pieces blue: f6* g7*", "pieces blue: d4"))


@pytest.mark.parametrize(
    ("start", "new"),
    [
        ("actions:", "actions: many"),
        ("turn:", "turn: first"),
        ("team:", "team: perhaps"),
        ("fate:", "fate: kind"),
        ("scores red:", "scores red: much"),
        ("scores red:", "scores red: blue 3, green"),
        ("scores red:", "scores red: blue 3, green 4"),
        ("actions:", "merchant: blue"),
        ("actions:", "merchant: blue royal"),
    ],
)
def test_a_value_that_is_none(start: str, new: str) -> None:
    text = record()
    line = number(text, start)
    rows = text.splitlines()
    rows[line - 1] = new
    broken("\n".join(rows), line)


def test_a_reshuffle_of_cards_that_do_not_exist() -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=0, play=["end"])
    text = one.record()
    line = number(text, "reshuffle")
    rows = text.splitlines()
    rows[line - 1] = "reshuffle legends: Fire Dragon, Hell Bull, Leviatan"
    broken("\n".join(rows), line, "Leviatan")


@pytest.mark.parametrize("order", ["Fire Dragon, Hell Bull", "Fire Dragon, Fire Dragon, Hell Bull", "Titan"])
def test_a_reshuffle_of_other_cards_than_the_discard_pile(order: str) -> None:
    one = game(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], actions=0, play=["end"])
    text = one.record()
    line = number(text, "reshuffle")
    rows = text.splitlines()
    rows[line - 1] = f"reshuffle legends: {order}"
    with pytest.raises(BrokenRecord):
        Game.from_record("\n".join(rows))


def test_a_reshuffle_that_never_happened() -> None:
    text = record() + "reshuffle legends: Titan, Leviathan\n"
    broken(text, len(text.splitlines()))


def test_nothing_is_hidden_from_the_record_in_a_long_game() -> None:
    one = played(cases()[44], seed=11, limit=150)
    same = Game.from_record(one.record())
    assert same.record() == one.record()
    assert same.position.whole() == one.position.whole()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_game_is_retold_step_by_step(path: Path) -> None:
    game = Game.from_record(path.read_text())
    told = [now.copy() for now in game.retold()]
    assert len(told) == game.state + 1
    assert told[0].position.whole() == game.start.whole()
    assert told[-1].position.whole() == game.position.whole()
    assert told[-1].record() == game.record()
    half = told[len(told) // 2]
    assert Game.from_record(half.record()).position.whole() == half.position.whole()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_position_is_written_and_read(path: Path) -> None:
    game = Game.from_record(path.read_text())
    for now in game.retold():
        if now.question is None and layout.can_write(now.position):
            text = write_position(now.position)
            assert read_position(text).whole() == now.position.whole()
            assert write_position(read_position(text)) == text


def test_a_position_in_the_middle_of_a_turn_is_not_written() -> None:
    game = Game.new("duel", ["northern", "sylvan"], seed=1)
    while game.position.actions != 1 or game.position.turn < 3:
        game.play(next(option for option in game.options if option.kind in ("start", "place", "end")))
    game.play(next(option for option in game.options if option.kind == "discard"))
    with pytest.raises(NotAllowed):
        write_position(game.position)
