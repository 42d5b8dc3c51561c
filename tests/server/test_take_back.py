"""What may be taken back at a table: within the own turn, ended turns if all others agree, or nothing."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest

from tashkalar import Game
from tashkalar.server.table.opening import opened
from tests.patience import Patience

from .browser import ADA, BOB, CEM, Browser, House, asked

SCHOOLS = ["northern", "sylvan", "highland"]
TOKENS = [ADA, BOB, CEM]


@contextmanager
def seated(house: House, form: str, number: int, **keys: Any) -> Iterator[tuple[str, list[Browser]]]:
    """A table with friends who have come, each at a browser."""
    wish = asked(form, ["me", *["friend"] * (number - 1)], SCHOOLS[:number], **{"take_back": "agreement", **keys})
    made = house.post("/api/tables", wish).json()
    table = made["table"]
    for token, link in zip(TOKENS[1:], made["links"].values(), strict=False):
        house.post(f"/api/tables/{table}/seat", {"link": link}, token)
    with ExitStack() as leaving:
        yield table, [leaving.enter_context(house.browser(table, token)) for token in TOKENS[:number]]


def turn(browser: Browser, first: str) -> None:
    """A choice, and then the shortest way to the end of the turn."""
    browser.play(first)
    patience = Patience("the end of a turn")
    while patience.lasts(browser.table["options"]):
        texts = [one["text"] for one in browser.table["options"]]
        choice = next((text for text in ("end", "-") if text in texts), None)
        browser.play(choice or next(text for text in texts if text.startswith("place")))
        if choice == "end":
            return


def news(*browsers: Browser) -> None:
    for browser in browsers:
        browser.receive("table")


def test_as_a_rule_only_the_own_turn_can_be_taken_back(house: House) -> None:
    with seated(house, "high", 2, take_back="turn") as (_, (ada, bob)):
        assert "back" not in ada.table
        ada.play("place e5")
        assert ada.table["can_undo"]
        assert ada.undo()["view"]["pieces"]["blue"] == ""
        turn(ada, "place e5")
        news(bob)
        assert ada.ask("ask_back")["key"] == "no_take_back"


def test_where_nothing_is_taken_back_not_even_the_own_choice_is(house: House) -> None:
    with seated(house, "high", 2, take_back="never") as (_, (ada, _)):
        ada.play("place e5")
        assert not ada.table["can_undo"]
        assert ada.undo()["key"] == "no_undo"
        assert ada.receive("table")["view"]["pieces"]["blue"] == "e5"


def test_an_ended_turn_is_taken_back_if_the_other_allows_it(house: House) -> None:
    with seated(house, "high", 2) as (table, (ada, bob)):
        assert ada.table["back"] == {"possible": False, "asked": None}
        assert ada.ask("ask_back")["key"] == "no_ended_turn"
        ada.receive("table")
        before = ada.table
        turn(ada, "place e5")
        news(bob)
        drawn = set(ada.table["view"]["hand"])
        assert ada.table["back"]["possible"]
        bob.play("place d4")
        ada.ask("ask_back")
        news(bob)
        # His own turn goes on meanwhile, and nobody has been told of it.
        assert bob.table["back"] == {"possible": False, "asked": {"by": "northern", "waiting": ["sylvan"]}}
        assert bob.table["view"]["pieces"] == {"blue": "e5", "green": "d4"}
        assert ada.table["view"]["pieces"] == {"blue": "e5", "green": ""}
        assert bob.ask("ask_back")["key"] == "asked_already"
        bob.receive("table")
        bob.ask("answer_back", allow=True)
        news(ada)
        for browser in (ada, bob):
            assert browser.table["view"]["pieces"] == {"blue": "", "green": ""}
            assert browser.table["view"]["to_move"] == "northern"
            assert browser.table["view"]["log"] == []
            assert browser.table["steps"] == []
            # Everybody is told that it happened, at its place in the log, which knows nothing else of it.
            assert browser.table["backs"] == [{"turn": 1, "school": "northern", "line": 0}]
            assert browser.table["back"] == {"possible": False, "asked": None}
        assert ada.table["view"]["hand"] == before["view"]["hand"]
        assert set(drawn) >= set(before["view"]["hand"])
        assert not ada.table["can_undo"]
        assert ada.table["state"] > before["state"]
        turn(ada, "place d5")
        news(bob)
        assert bob.table["view"]["pieces"] == {"blue": "d5", "green": ""}
        assert len(bob.table["steps"]) == 2
        (mine,) = house.get("/api/tables").json()
        assert mine["shown"]["pieces"] == {"blue": "d5", "green": ""}
        # Built anew from its log it is the same game, and its record is a game that can be told.
        row = house.store.table(table)
        assert row is not None
        live = opened(row.start, house.store.lines(table))
        now = house.room(table).live
        assert live.game.record() == now.game.record()
        assert Game.from_record(live.game.record()).view("northern") == now.game.view("northern")
        assert (live.state, live.public_state, live.history) == (now.state, now.public_state, now.history)
        assert live.backs == now.backs
        ended = len(bob.table["view"]["log"])
        turn(bob, "place d4")
        news(ada)
        bob.ask("ask_back")
        news(ada)
        ada.ask("answer_back", allow=True)
        news(bob)
        for message in (ada.table, bob.table, house.get(f"/api/tables/{table}", None).json()):
            assert message["backs"] == [
                {"turn": 1, "school": "northern", "line": 0},
                {"turn": 2, "school": "sylvan", "line": ended},
            ]
        # Further back than before: what had happened in between stands there as well.
        ada.ask("ask_back")
        news(bob)
        bob.ask("answer_back", allow=True)
        news(ada)
        assert [one["line"] for one in ada.table["backs"]] == [0, 0, 0]


def test_nobody_knows_what_will_be_drawn_next(house: House) -> None:
    """The cards that were drawn lie in the deck again, in an order that has nothing to do with the old one."""
    again = []
    for _ in range(12):
        with seated(house, "high", 2) as (table, (ada, bob)):
            # What is discarded is drawn anew.
            hand = ada.table["view"]["hand"]
            turn(ada, next(one["text"] for one in ada.table["options"] if one["kind"] == "discard"))
            news(bob)
            new = set(ada.table["view"]["hand"]) - set(hand)
            assert new
            ada.ask("ask_back")
            news(bob)
            bob.ask("answer_back", allow=True)
            news(ada)
            deck = house.room(table).live.game.position.decks[0]
            assert new <= {card.name for card in deck}
            again.append(deck[0].name in new)
    assert not all(again)


@pytest.mark.parametrize("ending", ["refused", "taken back", "lapsed"])
def test_it_stays_as_it_is(house: House, ending: str) -> None:
    with seated(house, "high", 2) as (_, (ada, bob)):
        turn(ada, "place e5")
        news(bob)
        ada.ask("ask_back")
        news(bob)
        if ending == "refused":
            bob.ask("answer_back", allow=False)
            news(ada)
        elif ending == "taken back":
            ada.ask("answer_back", allow=False)
            news(bob)
        else:
            turn(bob, "place d4")
            news(ada)
        assert ada.table["back"] == {"possible": True, "asked": None}
        assert ada.table["view"]["pieces"]["blue"] == "e5"
        assert bob.ask("answer_back", allow=True)["key"] == "nobody_asks"


def test_everybody_else_must_agree(house: House) -> None:
    with seated(house, "melee", 3) as (_, (ada, bob, cem)):
        rng = Random(4)
        everybody = (ada, bob, cem)
        patience = Patience("a turn that can be taken back")
        while not ada.table["back"]["possible"] and patience.lasts():
            mover = next(one for one in everybody if one.table["options"])
            number = mover.table["view"]["turn"], mover.table["view"]["to_move"]
            mover.step(rng)
            if (mover.table["view"]["turn"], mover.table["view"]["to_move"]) != number:
                news(*(one for one in everybody if one is not mover))
        pieces = ada.table["view"]["pieces"]
        ada.ask("ask_back")
        news(bob, cem)
        assert cem.table["back"]["asked"]["waiting"] == ["sylvan", "highland"]
        cem.ask("answer_back", allow=True)
        news(ada, bob)
        assert ada.table["back"]["asked"]["waiting"] == ["sylvan"]
        assert ada.table["view"]["pieces"] == pieces
        bob.ask("answer_back", allow=True)
        news(ada, cem)
        assert ada.table["view"]["pieces"] != pieces
        assert ada.table["view"]["to_move"] == "northern"
        # The set-up was not part of her turn.
        assert all(ada.table["view"]["pieces"].values())
        assert not ada.table["back"]["possible"]


def test_bots_agree_and_so_do_those_at_the_same_screen(house: House) -> None:
    table = house.new("high", ["me", "bot"], SCHOOLS[:2], take_back="agreement", seed=3)
    with house.browser(table) as ada:
        turn(ada, "place e5")
        ada.until("the bot's turn", lambda: ada.table["view"]["to_move"] == "northern")
        ada.play("place f6")
        answer = ada.ask("ask_back")
        assert answer["view"]["pieces"] == {"blue": "", "green": ""}
        assert answer["view"]["turn"] == 1
        turn(ada, "place d5")
        ada.until("the bot's turn", lambda: ada.table["view"]["turn"] >= 3)
    table = house.new("high", ["screen", "screen"], SCHOOLS[:2], take_back="agreement")
    with house.browser(table) as both:
        both.ready()
        turn(both, "place e5")
        both.ready()
        both.ask("ask_back", seat="northern")
        assert both.table["curtain"] == "northern"
        assert both.ready()["view"]["pieces"]["blue"] == ""


def test_who_watches_has_no_say(house: House) -> None:
    with seated(house, "high", 2) as (table, (ada, bob)), house.browser(table, None) as dot:
        turn(ada, "place e5")
        news(bob, dot)
        assert dot.ask("ask_back")["key"] == "no_seat_in_view"
        dot.receive("table")
        ada.ask("ask_back")
        news(bob, dot)
        assert dot.ask("answer_back", allow=True)["key"] == "no_seat_in_view"
        dot.receive("table")
        bob.ask("answer_back", allow=True)
        news(ada, dot)
        assert dot.table["view"]["pieces"] == {"blue": "", "green": ""}
        assert dot.table["view"]["hand"] == []


def test_a_game_that_is_over_stays_so(house: House) -> None:
    with seated(house, "high", 2) as (_, (ada, bob)):
        turn(ada, "place e5")
        news(bob)
        bob.ask("resign")
        news(ada)
        assert not ada.table["back"]["possible"]
        assert ada.ask("ask_back")["key"] == "over"


def test_the_option_is_one_of_three(house: House) -> None:
    answer = house.post("/api/tables", asked("high", ["me", "bot"], take_back="always"))
    assert answer.json()["error"]["text"] == "take_back must be one of turn, agreement, never"
