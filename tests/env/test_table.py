"""A table: words lead to choices, are taken back, and tell nobody what he may not know."""

import copy
import pickle
from random import Random

import pytest

from tashkalar.env import Table
from tashkalar.env.words import STOP_ID
from tashkalar.errors import IllegalChoice, NotAllowed, NothingToUndo
from tests.env import every_form, new_table, play_on
from tests.support import game


def state(table: Table) -> tuple[object, ...]:
    seats = range(table.game.setup.seats)
    return table.game.position.whole(), table.said, table.allowed, [table.seen(seat) for seat in seats]


@every_form
def test_words_are_taken_back_to_the_beginning(form: str, players: int, team: bool) -> None:
    rng = Random(form)
    table = new_table(form, players, team, rng)
    before = []
    for _ in range(90):
        before.append(state(table))
        table.say(rng.choice(table.allowed))
    for wanted in reversed(before):
        table.undo()
        assert state(table) == wanted
    with pytest.raises(NothingToUndo):
        table.undo()


@every_form
def test_a_table_dealt_anew_looks_the_same_to_the_seat_and_hides_the_truth(form: str, players: int, team: bool) -> None:
    rng = Random(form)
    table = new_table(form, players, team, rng)
    others = set()
    for _ in range(40):
        play_on(table, rng, 7)
        if table.over:
            break
        for seat in range(players):
            if seat != table.seat and table.game.running is not None:
                with pytest.raises(NotAllowed, match="only for the seat that chooses"):
                    table.sample(seat, rng)
                continue
            other = table.sample(seat, rng)
            assert other.seen(seat) == table.seen(seat)
            if seat == table.seat:
                assert (other.said, other.allowed) == (table.said, table.allowed)
            hands = zip(other.game.position.hands, table.game.position.hands, strict=True)
            others.add(any(one != true for number, (one, true) in enumerate(hands) if number != seat))
    assert others == {True, False} or others == {True}


def test_a_card_that_goes_under_its_deck_is_known_to_its_player_only() -> None:
    hand = {"northern": ["Knight", "Bomb"], "highland": ["Dire Wolf"]}
    table = Table(game({"northern": "c3", "highland": "e7"}, hand=hand))
    for text in ("discard Knight", "return Bomb"):
        table.choose(text)
    assert "northern: return Bomb" in table.seen(0)
    assert "Bomb" not in table.seen(1)
    assert "northern: return\n" in table.seen(1)


def test_a_hand_that_was_held_is_remembered_by_its_player_only() -> None:
    table = Table(game({"northern": "c3", "highland": "e7"}, hand={"northern": ["Knight", "Bomb"]}))
    assert "hand: Knight, Bomb" in table.seen(0)
    assert "Bomb" not in table.seen(1)


def test_words_that_choices_have_in_common_are_not_asked() -> None:
    """All that can be said at first is where the stone stands."""
    table = Table.new("duel", ["northern", "southern"], 3)
    words = [table.words.word(number) for number in table.allowed]
    assert words == ["c5", "g5"]
    table.say(table.allowed[0])
    assert [step.text for step in table.game.steps] == ["start c5"]


def test_a_choice_takes_a_second_word_only_where_it_is_needed() -> None:
    table = Table(game({"northern": "e4 e6", "highland": "e7"}, hand={"northern": ["Knight", "Bomb"]}))
    word = table.words.spell("discard Bomb")[0]
    table.say(word)
    assert table.said == (word,)
    assert [table.words.word(number) for number in table.allowed] == ["Bomb", "Knight"]
    table.undo()
    assert not table.said


def test_a_choice_that_begins_another_is_ended_by_a_word() -> None:
    """As with markers: `with f5 h5` is the beginning of `with f5 h5 spending green`."""
    table = Table.new("melee", ["northern", "highland", "sylvan"], 3)
    longer, shorter = (1, 2, 3), (1, 2)
    options = table.game.options
    table._left, table._depth = [(longer, options[0]), (shorter, options[1])], 0
    table._pass_over()
    assert table.allowed == [STOP_ID, 3]
    table.say(STOP_ID)
    assert [step.text for step in table.game.steps] == [str(options[1])]


def test_a_forbidden_word_is_refused_and_nothing_happens() -> None:
    table = Table.new("high", ["northern", "southern"], 3)
    before = state(table)
    with pytest.raises(IllegalChoice, match="id 2 may not be said now; allowed are"):
        table.say(2)
    with pytest.raises(IllegalChoice, match="not on offer"):
        table.choose("end")
    assert state(table) == before


def test_copies_and_pickles_go_their_own_way() -> None:
    rng = Random(4)
    table = new_table("melee", 3, False, rng)
    for _ in range(12):
        play_on(table, rng, 5)
        before = state(table)
        for other in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
            assert state(other) == before
            play_on(other, rng, 3)
            assert state(table) == before


@pytest.mark.parametrize(
    ("sides", "winners", "wanted"),
    [
        (["northern", "southern"], ["southern"], [-1.0, 1.0]),
        (["northern", "southern"], ["northern", "southern"], [0.0, 0.0]),
        (["northern", "southern", "sylvan"], ["sylvan"], [-0.5, -0.5, 1.0]),
        (["northern", "southern", "sylvan"], ["northern", "sylvan"], [0.25, -0.5, 0.25]),
    ],
)
def test_returns_add_up_to_nothing(
    sides: list[str], winners: list[str], wanted: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new("duel" if len(sides) == 2 else "melee", sides, 1)
    assert table.returns == [0.0] * len(sides)
    monkeypatch.setattr("tashkalar.game.game.Game.winners", winners)
    assert table.returns == pytest.approx(wanted)


def test_partners_win_together() -> None:
    table = Table.new("duel", ["northern", "highland", "southern", "sylvan"], 1, team=True)
    table.game.resign("highland")
    assert table.returns == [1.0, -1.0, 1.0, -1.0]
