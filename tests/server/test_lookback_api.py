"""Looking back over HTTP: replays, records that are sent in, analysis, studies, positions."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from tashkalar.game import Game, log
from tashkalar.server.app import application
from tashkalar.server.settings import Settings
from tashkalar.server.storage.records import Records
from tashkalar.server.storage.sweeping import Sweeping
from tashkalar.server.study import analysis
from tests.patience import Patience

from .browser import ADA, BOB, CEM, House
from .test_openapi import check

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = (GOLDEN / "duel-late.game").read_text()
KINDS = sorted(path.stem for path in GOLDEN.glob("*.game"))


@pytest.fixture
def house(settings: Settings) -> Iterator[House]:
    """A server whose analysts think little."""
    with TestClient(application(replace(settings, analysis_effort=0.05))) as client:
        yield House(client)


def finished(house: House, **keys: Any) -> str:
    """A table whose game is over, by the shortest way."""
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=4, **keys)
    with house.browser(table) as browser:
        browser.ready()
        for choice in ("place e5", "end"):
            browser.play(choice)
        browser.ready()
        browser.ask("resign")
    return table


def sent(house: House, text: str = SHORT, title: str = "") -> str:
    answer = house.post("/api/records", {"text": text, "title": title})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["replay"]
    return name


def frames(story: dict[str, Any]) -> Iterator[dict[str, Any]]:
    now = story["start"]
    yield now
    for step in story["steps"]:
        now = {**now, **step["changed"]}
        yield now


def test_a_finished_game_is_everybodys_to_look_at(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=4)
    assert house.get(f"/api/replays/{table}").json()["error"]["key"] == "running"
    assert house.get(f"/api/replays/{table}/record").status_code == 409
    table = finished(house)
    story = house.get(f"/api/replays/{table}", None).json()
    check("Replay", story)
    assert story["kind"] == "table"
    assert [seat["name"] for seat in story["seats"]] == ["Me", "Screen"]
    assert not any(seat["mine"] for seat in story["seats"])
    assert [step["choice"] for step in story["steps"]] == ["place e5", "end", "resign sylvan"]
    assert story["reason"]["key"] == "resigned"
    assert story["tie"] is None
    assert house.get(f"/api/replays/{table}/record", None).text == house.get(f"/api/tables/{table}/record").text
    assert house.get("/api/replays/abcdefghjkmn", None).status_code == 404


@pytest.mark.parametrize("kind", KINDS)
def test_every_step_of_a_record_is_shown_as_it_was(house: House, kind: str) -> None:
    text = (GOLDEN / f"{kind}.game").read_text()
    story = house.get(f"/api/replays/{sent(house, text)}", None).json()
    check("Replay", story)
    game = Game.from_record(text)
    assert story["tie"] == log.tie(game)
    shown = list(frames(story))
    for now, then in zip(shown, game.retold(), strict=True):
        view = then.view(None)
        for key in ("pieces", "scores", "points", "actions", "to_move", "turn", "tasks", "decks", "over", "winners"):
            assert now[key] == view[key], key
        for school in game.setup.schools:
            assert now["cards"][school] == then.view(school)["hand"]
    assert house.get(f"/api/replays/{story['replay']}/record").text == game.record(frames=True)


def test_records_are_listed_and_removed(house: House) -> None:
    name = sent(house, title="  A good   one ")
    found = house.get("/api/records").json()
    check("RecordSummary", found[0])
    assert [(one["replay"], one["title"]) for one in found] == [(name, "A good one")]
    assert house.get("/api/records", BOB).json() == []
    assert house.get("/api/records", None).status_code == 401

    def remove(token: str) -> int:
        return house.client.delete(f"/api/records/{name}", headers={"Authorization": f"Bearer {token}"}).status_code

    assert remove(BOB) == 404
    assert house.get(f"/api/replays/{name}", None).status_code == 200
    assert remove(ADA) == 200
    assert house.get(f"/api/replays/{name}", None).status_code == 404
    assert house.get("/api/records").json() == []


@pytest.mark.parametrize(
    ("before", "after", "key", "line"),
    [
        ("Tash-Kalar record 1", "Chess", "title", 1),
        ("rules: 1", "rules: 9", "rules", 2),
        ("form: duel", "form: duet", "form", 3),
        ("form: duel", "colour: blue", "key", 3),
        ("hand ", "band ", "key", None),
        ("| end", "| place a1 | end", "no_square", None),
        ("| end", "| ending", "unknown", None),
    ],
)
def test_a_broken_record_is_explained(house: House, before: str, after: str, key: str, line: int | None) -> None:
    broken = SHORT.replace(before, after, 1)
    answer = house.post("/api/records", {"text": broken})
    assert answer.status_code == 400
    error = answer.json()["error"]
    guilty = next(number for number, text in enumerate(broken.splitlines(), 1) if after in text)
    assert (error["key"], error["params"]["line"]) == (key, line or guilty)
    assert error["text"].startswith(f"line {error['params']['line']}:")
    assert house.get("/api/records").json() == []


def test_nonsense_is_no_record(house: House) -> None:
    bodies: list[Any] = [[], {}, {"text": 5}, {"text": ""}, {"text": "x" * 70_000}, {"text": "|" * 9000}]
    for body in bodies:
        assert house.post("/api/records", body).status_code in (400, 413)
    deal = SHORT[: SHORT.index("\n\n") + 2]
    assert house.post("/api/records", {"text": deal}).json()["error"]["key"] == "no_steps"


def test_what_is_sent_in_is_limited_like_tables(settings: Settings) -> None:
    with TestClient(application(replace(settings, tables_per_hour=1)), client=("192.0.2.1", 1)) as client:
        house = House(client)
        sent(house)
        assert house.post("/api/records", {"text": SHORT}).status_code == 429


def analysed(house: House, name: str) -> dict[str, Any]:
    state: dict[str, Any] = house.post(f"/api/replays/{name}/analysis").json()
    patience = Patience("the end of an analysis", 60)
    while state["status"] != "done" and patience.lasts(state):
        check("Analysis", state)
        sleep(0.05)
        state = house.get(f"/api/replays/{name}/analysis", None).json()
    return state


def test_a_game_is_analysed_once(house: House) -> None:
    name = sent(house, "\n".join((GOLDEN / "first-imperial.game").read_text().splitlines()[:50]))
    assert house.get(f"/api/replays/{name}/analysis", None).json()["status"] == "none"
    assert house.post(f"/api/replays/{name}/analysis", token=None).status_code == 401
    state = analysed(house, name)
    check("Analysis", state)
    story = house.get(f"/api/replays/{name}").json()
    assert state["done"] == state["of"] == len(state["points"]) - 1
    for point in state["points"]:
        assert abs(sum(point["chances"].values()) - 1) < 0.01
    assert any(point["best"] and point["played"] is not None for point in state["points"])
    last = state["points"][-1]
    assert last["step"] == len(story["steps"])
    one_scale(state)
    # It is in the database now: whoever asks again is answered at once.
    assert house.post(f"/api/replays/{name}/analysis", token=CEM).json() == state


def one_scale(state: dict[str, Any]) -> None:
    """Whatever an analysis tells of a game fits together."""
    points = state["points"]
    told = {swing["point"]: swing for swing in state["swings"]}
    for number, (now, then) in enumerate(pairwise(points)):
        school = now["school"]
        if now["played"] is not None:
            # What a turn is worth is the chance after it, which is the next point of the graph.
            assert then["chances"][school] == now["played"]
            assert now["missed"] == round(max(0.0, now["best"]["value"] - now["played"]), 3)
        assert (number in told) == (now["kind"] is not None)
        if number in told:
            swing = told[number]
            assert (swing["missed"], swing["kind"]) == (now["missed"], now["kind"])
            assert swing["change"] == round(then["chances"][school] - now["chances"][school], 3)
    errors = [swing for swing in state["swings"] if swing["kind"] != "brilliant"]
    assert [swing["missed"] for swing in errors] == sorted((swing["missed"] for swing in errors), reverse=True)
    assert all(swing["missed"] >= 0.05 for swing in errors)
    assert state["swings"][: len(errors)] == errors
    for player in state["players"]:
        mine = [point for point in points if point["school"] == player["school"] and point["missed"] is not None]
        assert player["turns"] == len(mine)
        for kind, number in player["kinds"].items():
            assert number == sum(point["kind"] == kind for point in mine)
        assert (player["accuracy"] is None) == (not mine)


def some_turns(kind: str, lines: int) -> str:
    return "\n".join((GOLDEN / f"{kind}.game").read_text().splitlines()[:lines])


@pytest.mark.parametrize("kind", ["melee3-late", "team-duel-late"])
def test_every_form_is_told_on_one_scale(house: House, kind: str) -> None:
    text = (GOLDEN / f"{kind}.game").read_text()
    state = analysed(house, sent(house, text))
    one_scale(state)
    game = Game.from_record(text)
    sides = game.setup.side
    first = {side: game.setup.schools[sides.index(side)] for side in sides}
    for point in state["points"]:
        assert abs(sum(point["chances"][school] for school in first.values()) - 1) < 0.01
        for seat, school in enumerate(game.setup.schools):
            assert point["chances"][school] == point["chances"][first[sides[seat]]]
    end = state["points"][-1]["chances"]
    assert {school for school, chance in end.items() if chance > 0} == set(game.winners)


def test_what_was_found_on_an_earlier_scale_is_shown_and_thought_anew(house: House) -> None:
    name = sent(house, some_turns("first-imperial", 40))
    old = {"status": "done", "done": 0, "of": 0, "points": [], "swings": []}
    Records(house.store).keep_analysis(name, {**old, "scale": analysis.SCALE - 1})
    assert house.get(f"/api/replays/{name}/analysis", None).json() == old
    anew = analysed(house, name)
    assert anew["points"]
    assert house.get(f"/api/replays/{name}/analysis", None).json() == anew


def test_an_analysis_that_nobody_wants_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    name = sent(house, "\n".join((GOLDEN / "first-imperial.game").read_text().splitlines()[:40]))
    with monkeypatch.context() as patched:
        patched.setattr(analysis, "_WANTED", -1.0)
        house.post(f"/api/replays/{name}/analysis")
        patience = Patience("a pause")
        while (state := house.get(f"/api/replays/{name}/analysis").json())["status"] == "running":
            patience.lasts(state)
            sleep(0.02)
    assert state["status"] == "paused"
    # The graph is there already; whoever comes back goes on from here.
    assert state["points"]
    assert state["done"] < state["of"]
    assert analysed(house, name)["points"][0]["chances"] == state["points"][0]["chances"]


def test_old_records_are_removed_with_what_was_thought_about_them(house: House) -> None:
    name = sent(house)
    library = Records(house.store)
    library.keep_analysis(name, {"status": "done"})
    Sweeping(house.store).sweep(timedelta(days=1), timedelta(days=1))
    assert library.record(name)
    Sweeping(house.store).sweep(None, timedelta(0))
    assert library.record(name) is None
    assert library.analysis(name) is None


def test_the_strongest_turns_at_a_position(house: House) -> None:
    name = sent(house)
    found = house.get(f"/api/replays/{name}/turns?step=0").json()
    check("GoodTurns", found)
    best = found["turns"][0]
    assert best["value"] == max(turn["value"] for turn in found["turns"])
    assert [step["choice"] for step in best["steps"]] == best["choices"]
    assert best["choices"][-1] == "end"
    # Every turn comes with its own hands and scores, step by step.
    assert len(best["frames"]) == len(best["steps"])
    assert best["frames"][-1]["to_move"] != house.get(f"/api/replays/{name}").json()["start"]["to_move"]
    deeper = house.get(f"/api/replays/{name}/turns?step=0&depth=2").json()
    assert (found["depth"], deeper["depth"], found["deepest"]) == (0, 2, False)
    assert deeper["turns"][0]["value"] >= best["value"]
    for depth in ("-1", "x", "5", "111"):
        assert house.get(f"/api/replays/{name}/turns?step=0&depth={depth}").json()["error"]["key"] == "depth"
    for step in ("", "-1", "x", "9999", "1.5"):
        assert house.get(f"/api/replays/{name}/turns?step={step}").json()["error"]["key"] == "step"


@pytest.mark.parametrize("kind", ["duel-late", "melee3-late", "team-high"])
def test_playing_on_from_a_position(house: House, kind: str) -> None:
    text = (GOLDEN / f"{kind}.game").read_text()
    name, game = sent(house, text), Game.from_record(text)
    steps = list(game.steps)
    # In the middle of a turn, too.
    step = next(number for number in range(10, len(steps)) if steps[number].turn == steps[number - 1].turn)
    then = next(now.copy() for number, now in enumerate(game.retold()) if number == step)
    seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "screen"}] * (game.setup.seats - 1)
    answer = house.post("/api/studies", {"replay": name, "step": step, "seats": seats})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    with house.browser(table) as browser:
        browser.ready()
        check("Table", browser.table)
        view = browser.table["view"]
        for key in ("pieces", "hand", "scores", "turn", "actions", "decks"):
            assert view[key] == then.view(then.to_move)[key], key
        assert {option["text"] for option in browser.table["options"]} == {str(option) for option in then.options}
        assert browser.table["origin"] == f"{name}/{step}"
        browser.play(steps[step].text)
        assert browser.table["view"]["log"]
    summary = next(one for one in house.get("/api/tables").json() if one["table"] == table)
    assert summary["origin"] == f"{name}/{step}"


def test_a_study_against_a_bot_is_tried_again_from_the_same_position(house: House) -> None:
    name = sent(house)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    first = house.post("/api/studies", {"replay": name, "step": 0, "seats": seats}).json()["table"]
    with house.browser(first) as browser:
        start = browser.table["view"]["pieces"]
        mine = browser.table["seats"][0]["school"]
        browser.ask("resign", seat=mine)
    again = house.post(f"/api/tables/{first}/rematch").json()["table"]
    with house.browser(again) as browser:
        assert browser.table["view"]["pieces"] == start
        assert browser.table["seats"][0]["school"] == mine
        assert browser.table["origin"] == f"{name}/0"
    # What is tried out counts nowhere.
    assert sum(house.get("/api/statistics").json()["games"].values()) == 0


def test_a_study_is_nobody_elses(house: House) -> None:
    name = sent(house)
    for seats, key in (
        ([{"kind": "me"}, {"kind": "friend"}], "study_friend"),
        ([{"kind": "me"}], "seats"),
        ([{"kind": "bot"}, {"kind": "bot"}], "no_person"),
        ("me", "seats"),
        ([1, 2], "object"),
    ):
        answer = house.post("/api/studies", {"replay": name, "step": 0, "seats": seats})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, key)
    last = len(house.get(f"/api/replays/{finished(house)}").json()["steps"])
    body = {"replay": finished(house), "step": last, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    assert house.post("/api/studies", body).json()["error"]["key"] == "over"


SETUP = """
# A position that somebody has set up.
form: duel
schools: southern, northern
pieces red: d4 f4
pieces blue: e5 d5
hand southern: Swordmaster, F3
actions: 1
"""


def test_a_position_is_shown_analysed_and_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    known, search = list[list[list[str]]](), analysis.Analysts._searched

    async def searched(self: analysis.Analysts, game: Game, who: str, depth: int, before: list[list[str]]) -> Any:
        known.append([list(choices) for choices in before])
        return await search(self, game, who, depth, before)

    monkeypatch.setattr(analysis.Analysts, "_searched", searched)
    found = house.post("/api/positions", {"text": SETUP}, None).json()
    check("ShownPosition", found)
    assert found["problem"] is None
    assert found["layout"]["pieces"] == {"red": "d4 f4", "blue": "e5 d5"}
    position = found["position"]
    assert position["frame"]["cards"]["southern"] == ["Swordmaster", "F3"]
    assert position["prospects"]["southern"][0]["squares"] == ["e4"]
    # What is written is the whole position: it says the same again.
    again = house.post("/api/positions", {"text": found["text"]}, None).json()
    assert again["position"] == position
    turns = house.post("/api/positions/turns", {"text": SETUP}).json()
    check("GoodTurns", turns)
    assert turns["turns"][0]["choices"][0].startswith("summon Swordmaster e4")
    # What a shorter look has found is not forgotten by a longer one.
    assert house.post("/api/positions/turns?depth=1", {"text": SETUP}).json()["depth"] == 1
    assert known == [[], [turn["choices"] for turn in turns["turns"]]]
    body = {"text": SETUP, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    table = house.post("/api/studies", body).json()["table"]
    with house.browser(table) as browser:
        assert browser.table["origin"] == "position"
        browser.play("summon Swordmaster e4")
        assert browser.play("d5")["view"]["pieces"]["red"] == "d4 e4* f4"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("pieces red: d4 d4", "two_pieces"),
        ("pieces green: d4", "no_colour"),
        ("pieces red: a1", "square"),
        ("hand southern: Wild Eagle", "wrong_school"),
        ("hand southern: Nobody", "card"),
        ("hand southern: F3, F3", "card_twice"),
        ("actions: many", "value"),
        ("actions: 1000", "actions"),
        ("turn: 10000000000000000000", "turn"),
        ("scores red: 1000000000000", "scores"),
        ("pieces red: " + " ".join(f"{column}5" for column in "abcdefghi") + " a4 b4 c4 d4 e4 f4 g4 h4", "stones"),
        ("nothing", "no_colon"),
        ("to_move: sylvan", "no_seat"),
        ("merchant: red common", "merchant"),
    ],
)
def test_what_is_wrong_with_a_position(house: House, line: str, key: str) -> None:
    text = f"form: duel\nschools: southern, northern\n{line}\n"
    found = house.post("/api/positions", {"text": text}, None).json()
    check("ShownPosition", found)
    assert (found["problem"]["key"], found["problem"]["params"]["line"]) == (key, 3)
    assert house.post("/api/studies", {"text": text, "seats": [{"kind": "me"}] * 2}).status_code == 400
    assert house.post("/api/positions/turns", {"text": text}).status_code == 400


def test_the_text_of_a_position_of_a_game(house: House) -> None:
    name, game = sent(house), Game.from_record(SHORT)
    for step, now in enumerate(game.retold()):
        if step % 9 == 0:
            text = house.get(f"/api/replays/{name}/position?step={step}", None).json()["text"]
            shown = house.post("/api/positions", {"text": text}, None).json()["position"]["frame"]
            assert shown["turn"] in (now.position.turn, now.position.turn - 1)
            if step == 0:
                assert shown["pieces"] == now.view(None)["pieces"]
