"""The designer's bench: what stands out is noticed, what breaks is found with its position, games are counted."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
import yaml

from tashkalar.cli import main
from tashkalar.game.scenario import check
from tashkalar.lab.matches import Outcome, play
from tashkalar.lab.school import balance, trials, written
from tashkalar.language import decks
from tashkalar.rules.card import CARDS, Being
from tashkalar.rules.effect import Effect
from tashkalar.rules.figure import Figure
from tashkalar.rules.school import find_school

SYLVAN = find_school("sylvan")


def being(name: str) -> Being:
    found = CARDS[name]
    assert isinstance(found, Being)
    return found


def told(found: Iterator[written.Finding]) -> list[str]:
    return [str(finding) for finding in found]


# -- what is written ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("drawing", "stones", "gap", "size"),
    [
        ("o @", 1, 1, 2),
        ("o . @\n. . o", 2, 2, 3),
        ("o . . @", 1, 3, 4),
        ("# *", 1, 0, 2),
        ("o . .\n. @ .\n. . O", 2, 1, 3),
    ],
)
def test_figures_are_measured(drawing: str, stones: int, gap: int, size: int) -> None:
    figure = Figure(drawing)
    assert (written.stones(figure), written.gap(figure), written.size(figure)) == (stones, gap, size)


def test_a_figure_that_stands_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(being("Naiad"), "figure", Figure("o . . . @\n. . . . .\no o . o o\no o . . o"))
    found = told(written.look_at_figures(SYLVAN))
    assert "Naiad: 8 pieces; common beings of the other schools have 2 to 4" in found
    assert "Naiad: 2 squares from one part to the next; common beings of the other schools have 1" in found
    assert any(line.startswith("Naiad: can be summoned in ") for line in found)


def test_a_figure_there_is_already_is_noticed_however_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = being("Knight").figure.drawing.strip().splitlines()
    monkeypatch.setattr(being("Naiad"), "figure", Figure("\n".join(" ".join(row.split()[::-1]) for row in rows[::-1])))
    assert "Naiad: has the figure of Knight of the deck imperial, turned or mirrored" in told(
        written.look_at_figures(SYLVAN)
    )


def test_what_is_not_written_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(written.look_at_texts(SYLVAN)) == []
    whole = decks.written

    def lacking(deck: str, code: str) -> Any:
        found = json.loads(json.dumps(whole(deck, code)))
        if code == "de":
            del found["cards"]["Naiad"]["text"]
            del found["schools"]["sylvan"]["short"]
        return found if code != "fr" else {}

    monkeypatch.setattr(decks, "written", lacking)
    assert told(written.look_at_texts(SYLVAN)) == [
        "sylvan: de: the school has no short",
        "Naiad: de: there is no text; the English one is shown",
        "sylvan: fr: nothing is written beside the deck (fr.toml); English is shown",
    ]


# -- effects -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("school", ["etherweavers", "nethervoid"])
def test_every_being_can_be_tried(school: str) -> None:
    """Whatever its figure: upgraded pieces, a piece on the summoning square, no summoning square at all."""
    found = find_school(school)
    for one in written.beings(found):
        tried = trials.try_being(found, one, 1, 3)
        assert tried.faults == []
        assert tried.choices >= 1


async def breaks(fx: Effect) -> None:
    """It removes a stone from the game and forgets to say so."""
    fx.position.supply = (0, *fx.position.supply[1:])


async def raises(fx: Effect) -> None:
    """It divides by nothing, but only if it may destroy something."""
    if await fx.may_destroy(fx.enemy) is not None:
        raise ZeroDivisionError("divided by nothing")


async def asks_for_ever(fx: Effect) -> None:
    """It asks again and again."""
    while True:
        await fx.may(fx.pieces, "choose")


@pytest.mark.parametrize(
    ("effect", "error"), [(breaks, "Broken"), (raises, "divided by nothing"), (asks_for_ever, "still asks")]
)
def test_a_fault_is_found_with_its_position(monkeypatch: pytest.MonkeyPatch, effect: Any, error: str) -> None:
    monkeypatch.setattr(being("Naiad"), "effect", effect)
    faults = trials.try_being(SYLVAN, being("Naiad"), 6, 0).faults
    assert faults
    fault, number = trials.repeated(faults)[0]
    assert error in fault.error
    assert number >= 1
    assert fault.play[0].startswith("summon Naiad ")
    if effect is raises:
        (scenario,) = yaml.safe_load(str(fault).partition("\n")[2])
        with pytest.raises(ZeroDivisionError):
            check(scenario)


def test_an_effect_that_does_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(fx: Effect) -> None:
        """Nothing."""

    monkeypatch.setattr(being("Naiad"), "effect", nothing)
    tried = trials.try_being(SYLVAN, being("Naiad"), 3, 0)
    assert (tried.faults, tried.idle) == ([], 3)


def test_positions_are_possible_and_differ() -> None:
    rng = Random(1)
    texts = {json.dumps(trials.position_with(being("Naiad"), SYLVAN, rng)) for _ in range(20)}
    assert len(texts) == 20


# -- games -------------------------------------------------------------------------------------------------------------
def test_games_come_in_pairs_against_everybody() -> None:
    todo = balance.bouts(SYLVAN, 2, "duel", "random", 1, 5)
    others = {"northern", "southern", "highland", "etherweavers", "everfrost", "nethervoid"}
    assert {(set(bout.schools) - {"sylvan"}).pop() for bout in todo} == others
    for first, second in zip(todo[::2], todo[1::2], strict=True):
        assert first.schools == second.schools[::-1]
        assert first.seed == second.seed


def test_what_came_of_games_is_counted() -> None:
    found = balance.begun(SYLVAN, todo := balance.bouts(SYLVAN, 1, "duel", "random", 1, 0))
    outcomes = [play(bout) for bout in todo[:2]]
    for outcome in outcomes:
        found.add(outcome)
    records = "".join(outcome.record or "" for outcome in outcomes)
    for name, number in found.summoned.items():
        assert records.count(f"summon {name} ") >= number >= found.cards[name].games
    assert found.standing.total["sylvan"].games == 2
    assert balance.plain(found)["all"]["games"] == 2


def test_a_game_that_breaks_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(bout: Any) -> Outcome:
        raise RuntimeError("no more")

    monkeypatch.setattr(balance, "play", broken)
    found = balance.tried(balance.bouts(SYLVAN, 1, "duel", "random", 1, 0)[0])
    assert str(found) == "fault  duel, sylvan against northern, seed 0: RuntimeError: no more"


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    quickly = "--positions 1 --games 1 --soak 0 --bot random".split()
    assert main(["lab", "school", "sylvan", *quickly]) == 0
    shown = capsys.readouterr().out
    assert "18 beings" in shown
    assert "all of them" in shown
    assert shown.endswith("no faults\n")
    monkeypatch.setattr(being("Naiad"), "effect", breaks)
    monkeypatch.setattr(written, "beings", lambda school: [being("Naiad")])
    monkeypatch.setattr(written, "look_at_figures", lambda school: [])
    assert main(["lab", "school", "sylvan", "--positions", "2", "--games", "0", "--soak", "0", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert {fault["about"] for fault in found["faults"]} == {"Naiad"}
    assert found["trials"]["Naiad"]["positions"] == 2


def test_what_kills_its_process_is_a_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying:
        def run(self, work: Any, items: Sequence[Any]) -> Iterator[Any]:
            return map(work, items[1:])

    monkeypatch.setattr("tashkalar.lab.executor.chosen", lambda args: Dying())
    assert main(["lab", "school", "sylvan", "--positions", "1", "--games", "1", "--soak", "0", "--bot", "random"]) == 1
    shown = capsys.readouterr().out
    assert "a process died each time it tried this card" in shown
    assert "fault  1 games: a process died" in shown


def test_a_form_it_does_not_play_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "school", "sylvan", "--form", "first"]) == 2
    assert "sylvan does not play the form first" in capsys.readouterr().err
