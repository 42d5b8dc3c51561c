"""A round that is told: whoever comes, or comes back, learns of every turn since their own, of nothing taken back."""

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tashkalar.game import Game, layout
from tashkalar.server.storage.rows import Line
from tashkalar.server.table.live import Live, pieces
from tashkalar.server.table.preview import preview

from .browser import ADA, BOB, CEM, DOT, Browser, House

MELEE = ["northern", "southern", "highland", "sylvan"]
TOKENS = [ADA, BOB, CEM, DOT]


def plays_turn(browsers: list[Browser], rng: Random) -> list[str]:
    """Whoever is to move plays a turn; its choices."""
    for browser in browsers:
        if browser.table["options"]:
            turn, made = browser.table["view"]["turn"], []
            while browser.table["view"]["turn"] == turn and browser.table["options"]:
                browser.step(rng)
                made += [step["choice"] for step in browser.table["steps"]]
            for other in browsers:
                # A point to be chosen at the end of a turn is news of its own.
                other.until("the end of that turn", lambda: other.table["state"] == browser.table["state"])
            return made
    raise AssertionError("nobody is to move")


def told(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [(step["school"], step["choice"]) for step in table["steps"]]


def turns(table: dict[str, Any]) -> list[int]:
    """The numbers of the turns that are told."""
    return sorted({step["turn"] for step in table["steps"]})


def own_placements(table: dict[str, Any]) -> list[str]:
    """Where Northern can place in a turn of its own; a partner's turn may have been handed over."""
    mine = table["view"]["turn_of"] == "northern"
    return [option["text"] for option in table["options"] if option["kind"] == "place" and mine]


@pytest.mark.parametrize(
    ("form", "team", "schools"),
    [
        ("duel", False, MELEE[:2]),
        ("melee", False, MELEE[:3]),
        ("melee", False, MELEE),
        ("high", True, MELEE),
    ],
)
def test_whoever_comes_is_told_the_whole_round(house: House, form: str, team: bool, schools: list[str]) -> None:
    table = house.seat(form, schools, TOKENS[: len(schools)], team=team)
    rng = Random(4)
    with ExitStack() as stack:
        browsers = [stack.enter_context(house.browser(table, token)) for token in TOKENS[: len(schools)]]
        ada = browsers[0]
        while ada.table["view"]["turn"] <= len(schools) + 1 or not (places := own_placements(ada.table)):
            plays_turn(browsers, rng)
        ada.play(places[0])
        now = ada.table["view"]["turn"]
        round_ = list(range(now - len(schools), now))
        again = stack.enter_context(house.browser(table, ADA)).table
        assert house.get(f"/api/tables/{table}?seen=0").json()["steps"] == again["steps"]
        # Her own last turn, everybody else's since, and the one that runs, in the middle of which she is.
        assert turns(again) == [*round_, now]
        assert told(again)[0][0] == "northern"
        assert again["before"] is not None
        watching = stack.enter_context(house.browser(table, None)).table
        assert turns(watching) == round_
        assert told(watching) == told(again)[:-1]


def test_an_extra_turn_makes_the_round_longer() -> None:
    """Somebody has three turns in a row between two of Northern's; none of them is forgotten."""
    live = Live(Game.new("melee", MELEE[:3], seed=3).record())

    def turn(again: bool) -> list[str]:
        number, made = live.game.position.turn, []
        while live.game.position.turn == number:
            live.game.position.extra_turn = again
            texts = [str(option) for option in live.game.options]
            made.append("end" if "end" in texts else texts[0])
            live.follow([Line(made[-1], None)])
        return made

    while live.game.position.turn == 1:
        turn(again=False)
    since = [text for again in (True, True, False, False) for text in turn(again)]
    assert live.game.to_move == "northern"
    assert [step.text for step, _ in live.since_own("northern", private=True).steps] == since
    assert [step.text for step, _ in live.since(0, private=False).steps][-len(since) :] == since


def test_a_summoning_says_which_pieces_form_the_figure(house: House) -> None:
    table = house.seat("melee", MELEE, TOKENS)
    rng = Random(2)
    with ExitStack() as stack:
        browsers = [stack.enter_context(house.browser(table, token)) for token in TOKENS]
        for _ in range(40):
            plays_turn(browsers, rng)
            steps = browsers[0].table["steps"]
            found = [step for step in steps if step["choice"].startswith("summon ")]
            assert all("with" not in step for step in steps if step not in found)
            if found:
                before = (
                    browsers[0].table["before"] if found[0] is steps[0] else steps[steps.index(found[0]) - 1]["pieces"]
                )
                standing = {word[:2] for stones in before.values() for word in stones.split()}
                assert found[0]["with"]
                assert set(found[0]["with"]) <= standing
                return
    raise AssertionError("nobody summoned anything")


def test_steps_and_previews_mark_the_gateway() -> None:
    game = Game(
        layout.read(
            {
                "schools": ["nethervoid", "northern"],
                "pieces": {"orange": "d4 g6*", "blue": "c7"},
                "gateway": {"nethervoid": "g6"},
                "hand": {"nethervoid": ["Demon of Pride", "Demon of Sloth"]},
            }
        )
    )
    assert pieces(game) == {"orange": "d4 g6*!", "blue": "c7"}
    shown = preview(game.copy(), 0, "summon Demon of Sloth e5", "nethervoid")
    assert shown.pieces == shown.steps[0].pieces == {"orange": "d4 e5* g6*!", "blue": "c7"}
    last = game.copy()
    last.play("place a5")
    assert preview(last, 1, "summon Demon of Sloth e5", "nethervoid").pieces["orange"] == "a5 d4 e5*"
    assert game.view(None)["pieces"]["orange"] == "d4 g6*"
