"""Play over the socket: what is confirmed, what is refused and why."""

import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from .browser import ADA, BOB, Browser, House


def kinds(browser: Browser) -> set[str]:
    return {option["kind"] for option in browser.table["options"]}


def test_hello_is_answered_with_the_table(house: House) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "sylvan"], assist="matches")
    with house.browser(table) as browser:
        message = browser.table
    assert message["table"] == table
    assert message["state"] == 0
    assert message["assist"] == "matches"
    assert message["curtain"] is None
    assert [seat["mine"] for seat in message["seats"]] == [True, False]
    assert message["seats"][0] == {
        "school": "northern",
        "colour": "blue",
        "kind": "me",
        "name": "Me",
        "level": None,
        "mine": True,
        "come": True,
        "present": True,
    }
    assert message["seats"][1]["level"] == "novice"
    assert len(message["view"]["hand"]) == 6
    assert {prospect["card"] for prospect in message["prospects"]} < set(message["view"]["hand"])
    assert all(prospect["nearest"] == [] for prospect in message["prospects"])
    assert message["question"]["key"] == "turn"
    assert len(message["tasks"]) == 4
    assert message["flares"][0]["id"] == message["view"]["hand"][-1]
    assert message["result"] is None
    assert message["steps"] == []
    assert message["before"] is None


@pytest.mark.parametrize(("assist", "near"), [("full", True), ("matches", False)])
def test_assistance(house: House, assist: str, near: bool) -> None:
    with house.browser(house.new("duel", ["screen", "me"], assist=assist)) as browser:
        browser.ready()
        assert any(prospect["nearest"] for prospect in browser.table["prospects"]) is near
    with house.browser(house.new("duel", ["screen", "me"], assist="none")) as browser:
        browser.ready()
        assert browser.table["prospects"] == []


def test_a_choice_is_confirmed_with_what_it_did(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], seed=1)) as browser:
        before = browser.table["view"]["pieces"]
        message = browser.play("place e5")
        colour = browser.table["seats"][0]["colour"]
    assert message["state"] == 1
    assert message["view"]["pieces"][colour] == "e5"
    assert message["before"] == before
    (step,) = message["steps"]
    assert step["choice"] == "place e5"
    assert step["pieces"] == message["view"]["pieces"]
    assert [event["key"] for event in step["events"]] == ["placed"]
    assert message["can_undo"]


def test_how_a_choice_is_spelt_does_not_matter(house: House) -> None:
    table = house.new("high", ["me", "bot"], seed=1)
    with house.browser(table) as browser:
        assert browser.play("  place   e5 ")["type"] == "table"
    assert house.store.texts(table) == ["place e5"]


def test_a_stale_choice_is_refused_and_the_table_follows(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], seed=1)) as browser:
        browser.play("place e5")
        refused = browser.ask("play", state=0, choice="place d4")
        assert refused["type"] == "refused"
        assert refused["key"] == "stale"
        assert refused["state"] == 1
        assert refused["about"] == "play"
        assert browser.receive("table")["state"] == 1


def test_a_state_never_comes_back(house: House) -> None:
    """After an undo an old choice for the same number of choices is stale all the same."""
    with house.browser(house.new("high", ["me", "bot"], seed=1)) as browser:
        browser.play("place e5")
        old = browser.table["state"]
        browser.undo()
        browser.play("place d4")
        assert browser.table["view"]["state"] == 1
        assert browser.ask("play", state=old, choice="end")["key"] == "stale"


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("place a1", "no_square"),
        ("end", "actions_left"),
        ("dance", "unknown"),
        ("", "empty"),
        ("summon Titan e5", "not_in_hand"),
        ("undo", "unknown"),
        ("resign northern", "unknown"),
        ("agree northern", "unknown"),
        ("\ud800", "unknown"),
    ],
)
def test_an_illegal_choice_is_refused_with_its_reason(house: House, choice: str, key: str) -> None:
    table = house.new("first", ["me", "screen"], ["northern", "southern"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        browser.send({"type": "play", "state": 0, "choice": choice})
        refused = browser.receive("refused")
        assert refused["key"] == key
        assert refused["text"]
        assert browser.receive("table")["state"] == 0
    assert house.store.texts(table) == []


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("{", "json"),
        ("[" * 50_000, "json"),
        ("[]", "object"),
        ('"play"', "object"),
        ({"type": "fly"}, "type"),
        ({"type": ["play"]}, "type"),
        ({}, "type"),
        ({"type": "hello"}, "type"),
        ({"type": "play", "choice": "place e5"}, "state"),
        ({"type": "play", "state": True, "choice": "place e5"}, "state"),
        ({"type": "play", "state": 0}, "text"),
        ({"type": "play", "state": 0, "choice": "x" * 1000}, "text"),
        ({"type": "undo", "state": "0"}, "state"),
        ({"type": "play", "state": 0, "choice": "place e5", "id": []}, "id"),
        ({"type": "ready", "seat": 3}, "text"),
        ({"type": "ready", "seat": "sylvan"}, "no_curtain"),
        ({"type": "resign", "seat": "sylvan"}, "no_seat_in_view"),
        ({"type": "agree"}, "agree_early"),
        ({"type": "undo", "state": 0}, "undo"),
    ],
)
def test_what_cannot_be_done_is_refused(house: House, message: Any, key: str) -> None:
    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"])) as browser:
        browser.send(message)
        assert browser.receive("refused")["key"] == key
        # The line still works.
        browser.send({"type": "preview", "state": 0, "choice": "place e5"})
        while (answer := browser.receive())["type"] == "table":
            pass
        assert answer["type"] == "preview"


def test_undo(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], seed=1)) as browser:
        start = browser.table
        browser.play("place e5")
        message = browser.undo()
        for key in ("view", "options", "question", "prospects", "tasks"):
            assert message[key] == start[key]
        assert message["state"] == 2
        assert message["steps"] == []
        assert not message["can_undo"]
        assert browser.undo()["key"] == "undo"


def test_undo_ends_with_the_turn(house: House) -> None:
    with house.browser(house.new("high", ["me", "screen"], seed=1)) as browser:
        browser.ready()
        browser.play("place e5")
        assert browser.table["draws"] == 0
        browser.play("end")
        browser.ready()
        assert not browser.table["can_undo"]
        assert browser.undo()["key"] == "undo"


def test_preview_changes_nothing(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=1)) as browser:
        found = browser.ask("preview", state=0, choice="place e5")
        assert found["type"] == "preview"
        assert found["pieces"]["blue"] == "e5"
        assert found["steps"][0]["events"][0]["key"] == "placed"
        assert found["points"] == {"northern": 0, "sylvan": 0}
        assert found["scores"] == {"blue": 0, "green": 0}
        assert found["claimable"] == []
        assert browser.ask("preview", state=0, choice="place a1")["key"] == "no_square"
        assert browser.ask("preview", state=7, choice="place e5")["key"] == "stale"
        assert browser.receive("table")["state"] == 0
        assert browser.play("place e5")["state"] == 1


def test_the_end_of_a_turn_can_be_previewed_without_telling_the_cards(house: House) -> None:
    with house.browser(house.new("duel", ["screen", "me"], seed=1)) as browser:
        browser.ready()
        browser.play("start c5")
        browser.ready()
        browser.play("place e5")
        found = browser.ask("preview", state=browser.table["state"], choice="end")
        assert "hand" not in json.dumps(found)
        assert found["claimable"] == []


def test_a_curtain_hangs_between_the_seats_of_one_screen(house: House) -> None:
    table = house.new("duel", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as browser:
        # In a duel the second seat chooses its start square first.
        assert browser.table["curtain"] == "sylvan"
        assert browser.table["view"]["seat"] is None
        assert browser.table["view"]["hand"] == []
        assert browser.table["flares"] == []
        assert browser.table["question"] is None
        assert browser.play("start c5")["key"] == "curtain"
        browser.receive("table")
        assert browser.ask("ready", seat="northern")["key"] == "no_curtain"
        browser.receive("table")
        browser.ready()
        assert browser.table["view"]["seat"] == "sylvan"
        assert len(browser.table["view"]["hand"]) == 6
        browser.play("start c5")
        assert browser.table["curtain"] == "northern"
        assert browser.table["view"]["hand"] == []
        browser.ready()
        # Whoever takes the device is told what happened since they last chose.
        assert [step["choice"] for step in browser.table["steps"]] == ["start c5"]
        browser.play("place e5")
        browser.play("end")
        browser.ready()
        assert [step["choice"] for step in browser.table["steps"]] == ["place e5", "end"]
        assert browser.table["before"]["green"] == "c5"
    # A page that is loaded again in the middle of a turn hangs no curtain: the same person has the device.
    with house.browser(table, seen=browser.table["state"]) as again:
        assert again.table["curtain"] is None
        assert again.table["view"] == browser.table["view"]


def test_steps_since_what_was_seen(house: House) -> None:
    table = house.new("high", ["me", "screen"], seed=1)
    with house.browser(table) as browser:
        browser.ready()
        browser.play("place e5")
        browser.play("end")
        browser.ready()
        browser.play("place d4")
        last = browser.table["state"]
    for seen, expected in (
        (0, ["place e5", "end", "place d4"]),
        (last - 1, ["place d4"]),
        (last, []),
        (10**9, []),
        (-5, ["place e5", "end", "place d4"]),
    ):
        with house.browser(table, seen=seen) as again:
            assert [step["choice"] for step in again.table["steps"]] == expected


def test_two_windows_of_one_browser_stay_together(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1)
    with house.browser(table) as one, house.browser(table) as two:
        one.ready()
        assert two.receive("table")["view"]["seat"] == "northern"
        one.play("place e5")
        assert two.receive("table")["state"] == 1
        two.play("end")
        assert one.receive("table")["curtain"] == "sylvan"


def test_of_two_choices_at_once_one_counts(house: House) -> None:
    table = house.new("high", ["me", "bot"], seed=1)
    with house.browser(table) as one, house.browser(table) as two:
        one.send({"type": "play", "state": 0, "choice": "place e5", "id": 1})
        two.send({"type": "play", "state": 0, "choice": "place d4", "id": 2})
        answers = []
        for browser in (one, two):
            while (answer := browser.receive()).get("id") is None:
                pass
            answers.append(answer["type"])
        assert sorted(answers) == ["refused", "table"]
    assert len(house.store.texts(table)) == 1


def test_others_may_watch_but_not_play(house: House) -> None:
    table = house.new("high", ["me", "bot"], ["northern", "sylvan"])
    for token in (BOB, None):
        with house.browser(table, token) as other:
            assert other.table["view"]["seat"] is None
            assert other.table["view"]["hand"] == []
            assert other.table["options"] == []
            for message in (
                {"type": "play", "state": 0, "choice": "place e5"},
                {"type": "undo", "state": 0},
                {"type": "preview", "state": 0, "choice": "place e5"},
                {"type": "hint"},
            ):
                other.send(message)
                assert other.receive("refused")["key"] == "spectator"
                if message["type"] in ("play", "undo"):
                    other.receive("table")
            other.send({"type": "resign"})
            assert other.receive("refused")["key"] == "no_seat_in_view"


def test_nobody_plays_out_of_turn(house: House) -> None:
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB])
    with house.browser(table, BOB) as bob:
        refused = bob.play("place e5")
        assert refused["key"] == "not_your_turn"
        assert refused["params"]["school"] == "northern"


def test_resign(house: House) -> None:
    table = house.seat("duel", ["northern", "sylvan"], [ADA, BOB])
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        # Out of turn, too: bob has not chosen his start square yet.
        ada.ask("resign")
        told = bob.receive("table")
        assert told["result"]["winners"] == ["sylvan"]
        assert told["result"]["reason"]["key"] == "resigned"
        assert told["result"]["reason"]["params"] == {"school": "northern"}
        assert ada.table["result"]["hands"] == told["result"]["hands"]
        assert bob.play("start c5")["key"] == "over"


def test_agree_in_the_last_turns(house: House) -> None:
    """Agreeing is told at once, even in the middle of a private turn, and tells nothing of it."""
    table = house.seat("duel", ["northern", "sylvan"], [ADA, BOB], seed=4)
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        bob.play("start c5")
        ada.receive("table")
        live = house.room(table).live
        for game in (live.game, live.public):
            game.position.remaining, game.position.last, game.position.reason = 2, 0, "points"
        ada.play("place e5")
        bob.ask("agree")
        assert bob.table["view"]["agreed"] == ["sylvan"]
        assert bob.table["view"]["pieces"]["blue"] == "g5"
        assert [step["choice"] for step in bob.table["steps"]] == ["agree sylvan"]
        assert ada.receive("table")["view"]["agreed"] == ["sylvan"]
        assert ada.table["can_undo"]
        ada.play("end")
        assert [step["choice"] for step in ada.table["steps"]] == ["end"]
        told = bob.receive("table")
        assert [step["choice"] for step in told["steps"]] == ["place e5", "agree sylvan", "end"]
        assert told["view"]["agreed"] == []  # it held for that turn
        ada.ask("agree")
        assert bob.receive("table")["view"]["agreed"] == ["northern"]
        ada.ask("withdraw")
        assert bob.receive("table")["view"]["agreed"] == []
        ada.ask("agree")
        bob.receive("table")
        bob.ask("agree")
        assert bob.table["result"]["reason"]["key"] == "agreed"


def test_a_hint_can_be_played(house: House) -> None:
    with house.browser(house.new("high", ["me", "bot"], ["northern", "sylvan"], seed=2)) as browser:
        hint = browser.ask("hint")
        assert hint["type"] == "hint"
        assert hint["state"] == 0
        # With what it changes, and why it is good: only what the seat can know.
        assert hint["changes"]["pieces"]
        assert not hint["reasons"].get("known")
        assert 0 <= hint["reasons"]["ahead"]["by"] <= 1
        for choice in hint["choices"]:
            assert browser.play(choice)["type"] == "table"
    with house.browser(house.new("high", ["me", "bot"], assist="none")) as browser:
        assert browser.ask("hint")["key"] == "no_hint"


def closed(house: House, table: str, hello: Any) -> tuple[str, int]:
    """What a bad hello is answered with, and how the line is closed."""
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_text(hello if isinstance(hello, str) else json.dumps(hello))
        refused = socket.receive_json()
        assert refused["type"] == "refused"
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_json()
        return refused["key"], caught.value.code


def test_a_bad_hello_is_the_end(house: House) -> None:
    table = house.new("high", ["me", "bot"])
    hello = {"type": "hello", "token": ADA}
    assert closed(house, table, {"type": "play", "state": 0}) == ("hello", 1008)
    assert closed(house, table, "hello") == ("json", 1008)
    assert closed(house, table, {**hello, "token": "ada"}) == ("token", 4401)
    assert closed(house, table, {**hello, "token": 5}) == ("token", 4401)
    assert closed(house, "x" * 12, hello) == ("no_table", 4404)
    assert closed(house, "X", hello) == ("no_table", 4404)
    with pytest.raises(WebSocketDisconnect), house.client.websocket_connect("/ws/nothing"):
        pass
