"""The report of a few games, compared with numbers computed by hand."""

from pathlib import Path
from typing import Any

import pytest

from tashkalar.cli import main
from tashkalar.errors import NotAllowed
from tashkalar.lab.report import sums
from tashkalar.lab.report.page import page
from tashkalar.lab.report.sums import Sums, differences
from tashkalar.lab.simulate import SOURCES, simulate
from tashkalar.rules.card import DECKS

RUN = {"bots": ["adept", "adept"], "form": "high", "team": False, "seed": 1, "nodes": 4, "school": None, "part": 1000}


def game(schools: str, winners: str, turns: int, **columns: list[Any]) -> dict[str, Any]:
    """A row as `lab simulate` keeps it; what is not said is nothing."""
    seats = schools.split()
    row: dict[str, Any] = {"schools": seats, "winners": winners.split(), "turns": turns, "reason": "points"}
    row["points"] = columns.pop("points", [0] * len(seats))
    row |= {column: [[] for _ in seats] for column in ("dealt", "summoned", "claimed", "flares")}
    row |= {f"from_{source}": [0] * len(seats) for source in SOURCES}
    return {**row, **columns}


CANNON, NONE = ["Cannon"], list[str]()
FOUR = [
    game("northern sylvan", "northern", 20, summoned=[["Cannon", "Cannon"], NONE], dealt=[CANNON, NONE], points=[9, 4],
         from_tasks=[8, 4], from_legends=[1, 0], claimed=[["Central Dominance"], NONE]),
    game("sylvan northern", "northern", 24, summoned=[NONE, CANNON], points=[5, 9], from_tasks=[5, 9],
         claimed=[["Central Dominance"], ["Central Dominance"]], flares=[["F1"], ["F2", "F3"]]),
    game("northern sylvan", "sylvan", 28, dealt=[CANNON, NONE], points=[3, 9], from_tasks=[3, 9]),
    game("sylvan northern", "sylvan northern", 32, summoned=[NONE, CANNON], points=[6, 6], from_tasks=[6, 8],
         from_pending=[0, -2]),
]  # fmt: skip


def test_the_sums_are_those_of_a_hand() -> None:
    found = Sums(RUN, FOUR)
    # Northern wins two, loses one and shares one: 2.5 of 4; by Wilson's formula from 0.2194 to 0.9081.
    northern = found.schools["northern"]
    assert (northern.number, northern.mean) == (4, 0.625)
    assert northern.interval() == pytest.approx((0.2194, 0.9081), abs=2e-4)
    assert found.against["sylvan", "northern"].mean == 0.375
    # Who begins wins the first game and half of the last.
    assert [rate.mean for rate in found.by_seat] == [0.375, 0.625]
    # 20, 24, 28 and 32 turns: 26, with a standard error of sqrt(80 / 3 / 4).
    assert found.turns.mean == 26
    assert found.turns.error == pytest.approx(2.58199, abs=1e-5)
    assert found.shared.mean == 0.25
    assert found.sources["northern", "tasks"].mean == 7  # 8, 9, 3, 8
    assert found.sources["northern", "pending"].mean == -0.5
    assert found.points["northern"].mean == 6.75
    # The Cannon: twice, once, never and once in four games; 2.5 of 3 with it, 0 of 1 without.
    cannon = found.cards["imperial", "Cannon"]
    assert (cannon.times.mean, cannon.share) == (1.0, 0.75)
    assert cannon.used.mean == pytest.approx(2.5 / 3)
    assert cannon.change.mean == pytest.approx(2.5 / 3)
    assert not cannon.change.known
    # In the first hand of the first and the third game: 1 of 2, and 1.5 of 2 otherwise; Newcombe's interval by hand:
    # Wilson gives 0.0945 to 0.9055 and 0.1979 to 0.9733.
    assert cannon.gift.mean == -0.25
    assert cannon.gift.interval() == pytest.approx((-0.25 - 0.4629, -0.25 + 0.6850), abs=2e-4)
    assert found.cards["imperial", "Herald"].times.total == 0
    assert found.cards["legends", "Titan"].times.number == 8
    # Claimed thrice: a victory, a defeat and a victory.
    task = found.tasks["Central Dominance"]
    assert task.claims == 3
    assert task.claimed.mean == pytest.approx(2 / 3)
    assert found.flares_each.mean == 3 / 8
    assert found.flares["F2"].used.mean == 1


def test_the_page_tells_them() -> None:
    text = page([Sums(RUN, FOUR)])
    assert "tashkalar lab simulate DIR --bots adept,adept --form high --games 4 --nodes 4 --seed 1" in text
    assert "<td>62.5%</td><td>21.9% to 90.8%</td><td>4 games</td>" in text
    assert "Northern Empire, Sylvan: 62.5% (21.9% to 90.8%), 4 games" in text
    assert "26.0 turns a game (20.9 to 31.1). Ended by: points 100.0%. Shared victories: 25.0%." in text
    assert "Northern Empire, tasks: 7.00" in text
    assert "Northern Empire, pending: -0.50" in text
    assert "<td>Cannon</td><td>1.000</td><td>75.0%</td><td>-</td>" in text
    assert "<td>-25.0</td><td>-71.3 to +43.5</td>" in text
    assert "<td>Central Dominance</td><td>1</td><td>0.750</td><td>66.7%</td>" in text
    assert "Everybody invokes 0.38 a game" in text
    assert "http" not in text
    assert "<script" not in text


def test_the_page_says_it_in_short() -> None:
    text = page([Sums(RUN, FOUR)])
    assert "<li>No school wins more or less often than is fair (50.0%), as far as can be seen.</li>" in text
    assert (
        "<li>Who moves first wins 37.5% (9.2% to 78.1%): the seat makes no difference that could be seen.</li>" in text
    )
    assert (
        "<li>No being in the first hand changes the chance by more than chance makes one of so many seem to.</li>"
        in text
    )
    assert "<li>Claimed most: Central Dominance (0.750 a game). Least: Central Dominance (0.750 a game).</li>" in text


def test_what_surely_matters_is_named() -> None:
    """Who begins wins 90 of 100 games, 80 of the 80 with a Cannon in the first hand; a Herald comes with defeat."""
    won = game("northern sylvan", "northern", 20, dealt=[CANNON, NONE])
    plain = game("northern sylvan", "northern", 20)
    lost = game("northern sylvan", "sylvan", 20, dealt=[["Herald"], NONE])
    text = page([Sums(RUN, [won] * 80 + [plain] * 10 + [lost] * 10)])
    assert (
        "<li>Who moves first wins 90.0% (82.6% to 94.5%), second wins 10.0% (5.5% to 17.4%); fair is 50.0%.</li>"
        in text
    )
    assert "<li>Northern Empire wins most (90.0%), Sylvan least (10.0%); fair is 50.0%.</li>" in text
    gifts = "raise the chance most: Cannon (+50.0); lower it most: Herald (-100.0) (points in a hundred)"
    assert f"<li>Beings that, dealt into the first hand, {gifts}.</li>" in text
    # 26 of 40 with the Cannon, 82 of 202 without: more than its interval, but one of 18 beings may seem so by chance.
    hand = [card.name for card in DECKS["imperial"] if card.name != "Cannon"]
    rest = [game("northern sylvan", winner, 20, dealt=[hand, NONE]) for winner in ("northern", "sylvan")]
    beaten = game("northern sylvan", "sylvan", 20, dealt=[CANNON, NONE])
    fallen = game("northern sylvan", "sylvan", 20)
    close = Sums(RUN, [won] * 26 + [beaten] * 14 + [plain] * 80 + [fallen] * 118 + rest * 2)
    assert close.cards["imperial", "Cannon"].gift.interval()[0] > 0
    assert "No being in the first hand changes" in page([close])


def test_several_runs_are_seen_at_once() -> None:
    three = [game("northern sylvan highland", "highland", 30)]
    text = page([Sums(RUN, FOUR), Sums({**RUN, "form": "melee"}, three)])
    assert "Fair is 50.0% where 2 sides play, 33.3% where 3 sides play." in text
    assert "Turns a game: High Form 26.0, Melee of 3 30.0." in text
    # Highland has won all of one melee, and nothing is known of it in the High Form.
    assert '<th>Highland</th><td></td><td title="Highland, Melee of 3: 100.0% (' in text
    assert "<h2>All forms</h2>" not in page([Sums(RUN, FOUR)])


def test_what_a_run_calls_itself_is_text() -> None:
    text = page([Sums({**RUN, "form": '"><script>'}, FOUR)])
    assert '"><script>' not in text


def test_partners_win_together() -> None:
    team = {**RUN, "team": True}
    rows = [game("northern sylvan highland southern", "northern highland", 20) for _ in range(3)]
    found = Sums(team, rows)
    assert (found.fair, found.sides) == (0.5, 2)
    assert found.schools["highland"].mean == 1
    assert found.together["northern", "highland"].mean == 1
    assert found.against["northern", "southern"].mean == 1
    assert ("northern", "highland") not in found.against
    assert "when both are partners" in page([found])


def test_three_who_share_a_victory_have_a_third_each() -> None:
    found = Sums({**RUN, "form": "melee"}, [game("northern sylvan highland", "northern sylvan highland", 20)])
    assert found.fair == found.schools["sylvan"].mean == pytest.approx(1 / 3)
    assert found.title == "Melee of 3"


def test_two_runs_are_compared() -> None:
    """Of 40 games Northern wins 30 in the one and 10 in the other; all else is the same."""
    won, lost = game("northern sylvan", "northern", 20), game("northern sylvan", "sylvan", 20)
    one, other = Sums(RUN, [won] * 30 + [lost] * 10), Sums(RUN, [won] * 10 + [lost] * 30)
    found = {(about, name): difference for about, name, difference in differences(one, other)}
    northern = found["results", "northern"]
    # Wilson: 0.5981 to 0.8581 and 0.1419 to 0.4019; hypot(0.1519, 0.1519) = 0.2148.
    assert northern.mean == 0.5
    assert northern.interval() == pytest.approx((0.5 - 0.2148, 0.5 + 0.1529), abs=2e-4)
    assert found["length", "turns a game"].certainty == 0
    text = page([one], [other])
    assert "<td>results: northern</td><td>0.750</td><td>0.250</td><td>+0.500</td><td>+0.285 to +0.653</td>" in text
    assert "turns a game</td>" not in text
    assert "no run of this form" in page([one], [Sums({**RUN, "form": "duel"}, [won])])


def test_the_command_writes_a_page_of_several_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    for form in ("high", "first"):
        simulate(tmp_path / form, ["novice", "novice"], 1, form, nodes=1)
    assert main(["lab", "report", str(tmp_path)]) == 0
    assert f"2 games in {tmp_path / 'report.html'}" in capsys.readouterr().out
    text = (tmp_path / "report.html").read_text()
    assert text.index('id="first-game"') < text.index('id="high-form"')
    assert '<h2 id="first-game">First game</h2>' in text
    assert '<h2 id="high-form">High Form</h2>' in text
    assert (
        main(["lab", "report", str(tmp_path / "high"), "--against", str(tmp_path), "--out", str(tmp_path / "a")]) == 0
    )
    assert "<h3>Compared</h3>" in (tmp_path / "a").read_text()
    with pytest.raises(NotAllowed, match="holds no run"):
        sums(tmp_path / "nowhere")
