"""What the own games teach: beings summoned and missed, tasks claimed, accuracy, results by school and level."""

from typing import Any

from tashkalar.server.storage.records import Records
from tashkalar.server.study.analysis import SCALE

from .browser import ADA, BOB, Browser, House
from .test_lookback_api import finished
from .test_openapi import check


def best(table: dict[str, Any]) -> str:
    """A choice that leads to a summoning soon: a figure that lacks least is filled."""
    kinds = {option["kind"]: option["text"] for option in reversed(table["options"])}
    for kind in ("claim", "summon", "end"):
        if kind in kinds:
            return str(kinds[kind])
    near = [one for prospect in table["prospects"] for one in prospect.get("nearest", ())]
    near.sort(key=lambda one: len(one["missing"]))
    wanted = [f"place {missing['square']}" for one in near for missing in one["missing"]]
    texts = [option["text"] for option in table["options"]]
    return next((text for text in wanted if text in texts), str(texts[0]))


def played(house: House, wanted: int) -> tuple[str, list[tuple[int, str]]]:
    """A game that Ada gives up after so many summonings; her beings by turn."""
    table = house.seat("high", ["northern", "southern"], [ADA, BOB], seed=3)
    summoned: list[tuple[int, str]] = []
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        mover, other = (ada, bob) if ada.table["options"] else (bob, ada)
        while len(summoned) < wanted:
            choice = best(mover.table)
            if mover is ada and choice.startswith("summon "):
                option = next(one for one in ada.table["options"] if one["text"] == choice)
                summoned.append((ada.table["view"]["turn"], option["card"]))
            mover.play(choice)
            if not mover.table["options"]:
                _wait(other)
                mover, other = other, mover
        ada.ask("resign")
    return table, summoned


def _wait(browser: Browser) -> None:
    while not browser.table["options"]:
        browser.table = browser.receive("table")


def test_what_was_summoned_claimed_and_missed(house: House) -> None:
    empty = house.get("/api/statistics/progress").json()
    check("Progress", empty)
    assert empty == {"games": [], "cards": [], "tasks": []}
    assert house.get("/api/statistics/progress", None).status_code == 401
    table, summoned = played(house, 2)
    found = house.get("/api/statistics/progress").json()
    check("Progress", found)
    cards = {one["card"]: (one["summoned"], one["missed"]) for one in found["cards"]}
    names = [card for _, card in summoned]
    assert cards == {card: (names.count(card), 0) for card in names}
    (game,) = found["games"]
    assert (game["table"], game["school"], game["result"], game["opponents"]) == (table, "northern", "lost", ["people"])
    assert game["accuracy"] is None
    # Bob sees his own side of it.
    assert house.get("/api/statistics/progress", BOB).json()["games"][0]["result"] == "won"

    def point(turn: int, school: str, kind: str | None, *choices: str) -> dict[str, Any]:
        turns = {"choices": [*choices, "end"], "value": 0.5, "changes": {}, "steps": []}
        return {"step": 0, "turn": turn, "school": school, "kind": kind, "best": turns}

    turn, card = summoned[0]
    points = [
        point(turn, "northern", "mistake", f"summon {card} e5", "summon Titan e6 with d5 e5"),
        point(turn + 2, "northern", "blunder", "summon Titan e6"),
        point(turn + 4, "northern", None, "summon Leviathan e6"),
        point(turn + 4, "northern", "brilliant", "summon Leviathan e6"),
        point(turn + 1, "southern", "mistake", "summon Leviathan e6"),
    ]
    player = {"school": "northern", "turns": 9, "accuracy": 0.75, "kinds": {"mistake": 1, "blunder": 1}}
    kept = {"status": "done", "scale": SCALE, "done": 9, "of": 9, "points": points, "swings": [], "players": [player]}
    Records(house.store).keep_analysis(table, kept)
    found = house.get("/api/statistics/progress").json()
    check("Progress", found)
    missed = {one["card"]: one["missed"] for one in found["cards"] if one["missed"]}
    assert missed == {"Titan": 2}
    assert (found["games"][0]["accuracy"], found["games"][0]["kinds"]) == (0.75, {"mistake": 1, "blunder": 1})
    assert own_turns(house) == [2]
    # What was found on an earlier scale tells nothing about today's.
    Records(house.store).keep_analysis(table, {**kept, "scale": SCALE - 1})
    assert house.get("/api/statistics/progress").json()["games"][0]["accuracy"] is None
    assert own_turns(house) == [None]


def own_turns(house: House) -> list[int | None]:
    """How many turns to learn from are known of each game."""
    return [game["turns"] for game in house.get("/api/learn/puzzles/mine").json()["own"]]


def test_results_by_school_and_opponent(house: House) -> None:
    for loser in (ADA, BOB):
        table = house.seat("duel", ["northern", "sylvan"], [ADA, BOB])
        with house.browser(table, loser) as browser:
            browser.ask("resign")
    found = house.get("/api/statistics").json()
    check("Statistics", found)
    assert found["meetings"] == [
        {"school": "northern", "opponent": "people", "counts": {"won": 1, "shared": 0, "lost": 1}}
    ]


def test_statistics(house: House) -> None:
    empty = house.get("/api/statistics").json()
    check("Statistics", empty)
    assert empty["streak"] == {"kind": None, "length": 0, "longest": {"won": 0, "shared": 0, "lost": 0}}
    assert house.get("/api/statistics", None).status_code == 401
    finished(house)
    for loser in (ADA, BOB, BOB):
        table = house.seat("duel", ["northern", "sylvan"], [ADA, BOB])
        with house.browser(table, loser) as browser:
            browser.ask("resign")
    table = house.new("high", ["bot", "me"], ["northern", "sylvan"], seed=4)
    with house.browser(table) as browser:
        browser.ask("resign", seat="sylvan")
    found = house.get("/api/statistics").json()
    check("Statistics", found)
    assert found["games"] == {"won": 2, "shared": 0, "lost": 2}
    assert found["screen"] == 1
    assert found["forms"]["duel"] == {"won": 2, "shared": 0, "lost": 1}
    assert found["schools"]["sylvan"] == {"won": 0, "shared": 0, "lost": 1}
    assert found["opponents"] == {
        "people": {"won": 2, "shared": 0, "lost": 1},
        "novice": {"won": 0, "shared": 0, "lost": 1},
    }
    assert found["streak"] == {"kind": "lost", "length": 1, "longest": {"won": 2, "shared": 0, "lost": 1}}
    assert [one["result"] for one in found["last"]] == ["lost", "won", "won", "lost"]
    assert house.get("/api/statistics", BOB).json()["games"] == {"won": 1, "shared": 0, "lost": 2}
