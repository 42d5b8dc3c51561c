"""Bots at the table: they move by themselves, in processes of their own, and never hold up anybody."""

import os
import pickle
import signal
import time
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.bots import Clock, Sight
from tashkalar.bots.levels import find_level
from tashkalar.bots.simple import NoviceBot
from tashkalar.server import bot_turns
from tashkalar.server.bot_turns import chance, sight_of, simple_turn, turn_of
from tashkalar.server.levels import LEVELS, PACES, STRONGEST
from tashkalar.server.thinking.workers import Workers
from tests.patience import Patience

from .browser import ADA, BOB, FORMS, House, asked


def test_a_bot_that_begins_moves_at_once(house: House) -> None:
    with house.browser(house.new("high", ["bot", "me"], ["northern", "sylvan"], seed=4)) as browser:
        browser.my_turn()
        assert browser.table["view"]["to_move"] == "sylvan"
        # Its whole turn comes as steps, to be replayed.
        assert {step["school"] for step in browser.table["steps"]} == {"northern"}
        assert browser.table["steps"][-1]["choice"] == "end"
        assert browser.table["before"] == {"blue": "", "green": ""}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(house: House, level: str) -> None:
    body = asked("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
    body["seats"][0]["level"] = level
    table = house.post("/api/tables", body).json()["table"]
    with house.browser(table) as browser:
        browser.my_turn()
        assert browser.table["seats"][0]["level"] == level


@pytest.mark.parametrize("pace", PACES)
def test_bots_think_as_long_as_the_table_wants(house: House, pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = []

    async def turn(workers: Workers, game: Game, level: str, seed: int, pace: str) -> list[str]:
        wanted.append(pace)
        return simple_turn(game, seed)

    monkeypatch.setattr(Workers, "turn", turn)
    body = {**asked("high", ["bot", "me"], ["northern", "sylvan"], seed=4), "pace": pace}
    with house.browser(house.post("/api/tables", body).json()["table"]) as browser:
        browser.my_turn()
        # Everybody can see how long that may be.
        bot, person = browser.table["seats"]
        assert bot["thinks"] == find_level(bot["level"]).seconds * PACES[pace]
        assert "thinks" not in person
    assert wanted == [pace]


@pytest.mark.parametrize(("pace", "scale"), PACES.items())
def test_a_pace_scales_the_time_of_a_level(pace: str, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    scales = []

    def new_clock(level: str, scale: float) -> Clock:
        scales.append(scale)
        return Clock(nodes=20)

    monkeypatch.setattr(bot_turns, "new_clock", new_clock)
    turn_of(sight_of(Game.new("high", ["northern", "sylvan"], seed=4), None, 1), "adept", 1, pace)
    assert scales == [scale]


def test_a_pace_that_does_not_exist(house: House) -> None:
    body = {**asked("high", ["bot", "me"], ["northern", "sylvan"]), "pace": "endless"}
    refused = house.post("/api/tables", body)
    assert refused.status_code == 400
    assert refused.json()["error"]["params"] == {"field": "pace", "allowed": list(PACES)}


def test_the_server_answers_while_a_bot_thinks(house: House) -> None:
    body = asked("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
    body["seats"][0]["level"] = "master"
    table = house.post("/api/tables", body).json()["table"]
    with house.browser(table) as browser:
        answers = 0
        patience = Patience("the master's turn")
        while house.get(f"/api/tables/{table}").json()["view"]["to_move"] == "northern" and patience.lasts():
            began = time.perf_counter()
            assert house.get("/healthz", None).status_code == 200
            assert time.perf_counter() - began < 1
            answers += 1
        assert answers > 3
        assert browser.table["view"]["to_move"] == "northern"


def test_a_person_can_resign_while_a_bot_thinks(house: House) -> None:
    body = asked("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
    body["seats"][0]["level"] = "master"
    with house.browser(house.post("/api/tables", body).json()["table"]) as browser:
        browser.ask("resign")
        assert browser.table["result"]["winners"] == ["northern"]
    assert house.store.awaiting_bots() == []


def test_a_bot_agrees_to_win_and_to_nothing_else(house: House) -> None:
    for scores, over in (({"northern": 3, "sylvan": 1}, False), ({"northern": 1, "sylvan": 3}, True)):
        table = house.new("duel", ["me", "bot"], ["northern", "sylvan"], seed=4)
        with house.browser(table) as browser:
            browser.my_turn()
            live = house.room(table).live
            for game in (live.game, live.public):
                position = game.position
                position.remaining, position.last, position.reason = 2, 0, "points"
                position.scores = tuple((number,) for number in scores.values())
            browser.ask("agree")
            assert (browser.table["result"] is not None) is over


@pytest.mark.parametrize("helped", [True, False])
def test_a_bot_that_fails_does_not_stop_the_game(house: House, helped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: Any) -> list[str]:
        raise ValueError("no idea")

    def worse(*args: Any) -> None:
        raise ValueError("nor I")

    monkeypatch.setattr(house.lobby._workers, "turn", broken)
    if not helped:
        monkeypatch.setattr(NoviceBot, "choose", worse)
    with house.browser(house.new("high", ["bot", "me"], seed=4)) as browser:
        browser.my_turn()


def test_a_bot_that_cheats_does_not_stop_the_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cheating(*args: Any) -> list[str]:
        return ["place e5", "place d4", "place c3", "end"]

    monkeypatch.setattr(house.lobby._workers, "turn", cheating)
    with house.browser(house.new("high", ["bot", "me"], ["northern", "sylvan"], seed=4)) as browser:
        browser.my_turn()
        assert len(browser.table["view"]["pieces"]["blue"].split()) <= 1


def test_a_worker_that_dies_is_replaced(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=4)) as browser:
        browser.play("place e5")
        browser.play("end")
        browser.my_turn()
        workers = house.lobby._workers
        assert isinstance(workers, Workers)
        pool = workers._pool
        assert pool is not None
        for pid in list(pool._processes or {}):
            os.kill(pid, signal.SIGKILL)
        browser.play(browser.table["options"][0]["text"])
        while browser.table["view"]["turn"] == 3:
            kinds = {option["kind"]: option["text"] for option in browser.table["options"]}
            browser.play(kinds.get("end") or kinds.get("decline") or browser.table["options"][0]["text"])
        browser.my_turn()
        assert browser.table["view"]["turn"] == 5


def test_people_and_bots_and_somebody_who_watches(house: House) -> None:
    """A bot between two people: both are told its turn at the same time as theirs comes."""
    body = asked("melee", ["me", "bot", "screen"], ["northern", "sylvan", "highland"], seed=4)
    table = house.post("/api/tables", body).json()["table"]
    with house.browser(table) as browser, house.browser(table, BOB) as other:
        rng = Random(1)
        patience = Patience("turn 6")
        while browser.table["view"]["turn"] < 6 and patience.lasts():
            if browser.table["curtain"] or browser.table["options"]:
                browser.step(rng)
            else:
                browser.receive("table")
        other.until("turn 6", lambda: other.table["view"]["turn"] >= 6)
        told = [step for message in other.got for step in message["steps"]]
        assert {step["school"] for step in told} == {"northern", "sylvan", "highland"}
        assert [step["turn"] for step in told] == sorted(step["turn"] for step in told)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_turn_after_a_restart(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's chance comes from the table, so a turn that was thought twice is the same."""
    monkeypatch.setattr(bot_turns, "new_clock", lambda level, scale: Clock(nodes=60))
    for number, (form, team, schools) in enumerate(FORMS):
        game = Game.new(form, schools, seed=number, team=team)
        for _ in range(3):
            seed = chance(12345, game.state)
            again = Game.from_record(game.record())  # what a server knows of it after it was started anew
            there: Sight = pickle.loads(pickle.dumps(sight_of(again, None, seed)))
            turn = turn_of(sight_of(game, None, seed), level, seed)
            assert turn_of(there, level, seed) == turn
            for choice in turn:
                game.play(choice)
    assert chance(12345, 1) != chance(12345, 0)


def play_simply(form: str, schools: list[str], team: bool = False) -> Game:
    game = Game.new(form, schools, seed=6, team=team)
    while not game.over:
        seed = chance(1, game.state)
        turn = simple_turn(game, seed)
        assert turn == simple_turn(game.copy(), seed)
        for choice in turn:
            game.play(choice)
    return game


def test_simple_turns_make_whole_games() -> None:
    play_simply("high", ["northern", "etherweavers"])
    play_simply("melee", ["northern", "sylvan", "highland"])


def test_a_simple_turn_comes_about_though_every_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr(NoviceBot, "choose", broken)
    play_simply("duel", ["northern", "etherweavers", "sylvan", "highland"], team=True)
    play_simply("melee", ["northern", "sylvan", "highland"])


def test_hints_come_from_the_strongest() -> None:
    assert STRONGEST == "champion"


def test_closing_workers_that_never_worked() -> None:
    Workers(1).close()
    assert ADA
