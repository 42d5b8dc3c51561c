"""No browser gets a card it may not know: every message of whole games, compared with the truth."""

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from tashkalar.game import Game
from tashkalar.rules.card import CARDS, Card
from tashkalar.rules.event import PutBack, Reshuffled
from tashkalar.server.table.live import Live
from tashkalar.server.token import holder
from tests.patience import Patience

from .browser import ADA, BOB, CEM, DOT, FORMS, NAMES, Browser, House

TOKENS = [ADA, BOB, CEM, DOT]
# Longest first, so that "War Summoner" is not read as "Summoner"; "F1" is not part of "F12".
_NAMES = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(CARDS, key=len, reverse=True)))


def named(part: Any) -> set[str]:
    """All cards that a part of a message names, in whatever text."""
    return set(_NAMES.findall(json.dumps(part)))


def names(*piles: Iterable[Card]) -> set[str]:
    return {card.name for pile in piles for card in pile}


def seen_by_all(game: Game) -> set[str]:
    """What has lain open at some time."""
    position = game.position
    found = names(*position.discards, position.legends_out, position.flares_out)
    found |= {card.name for card in (*position.pending, position.table) if card is not None}
    for step in game.steps:
        for event in step.events:
            if not isinstance(event, PutBack | Reshuffled):
                found |= {value.name for value in event if isinstance(value, Card)}
    return found


def check(message: dict[str, Any], game: Game, private: bool) -> None:
    """One message against the true game at the moment it was made."""
    open_cards = seen_by_all(game)
    seat = message["view"]["seat"]
    hand = set() if seat is None else names(game.position.hands[game.setup.seat_of(seat)])
    own = {step["choice"] for step in message["steps"] if step["school"] == seat}
    shown = {key: value for key, value in message.items() if key not in ("result", "steps")}
    assert named(shown) <= open_cards | hand
    # Own choices may name own cards that are gone since: put under a deck, or passed on with the control.
    assert named(message["steps"]) <= open_cards | hand | named(sorted(own))
    text = json.dumps(message)
    assert str(game.start.fate) not in text
    assert str(game.position.fate) not in text
    assert not re.search(r'"(seed|fate|chance|wish|start|holder|token)":', text)
    if not private:
        assert message["options"] == []
        assert not message["can_undo"]


def check_people(browser: Browser) -> None:
    """What is said beside the game names no card at all, and no secret of anybody."""
    for message in browser.got:
        if message["type"] != "table":
            assert message["type"] in ("people", "said")
            assert not named(message)
            text = json.dumps(message)
            for token in TOKENS:
                assert token not in text
                assert holder(token) not in text


@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_every_message(house: House, form: str, team: bool, schools: list[str]) -> None:
    every_message(house, form, team, schools, most=70)


@pytest.mark.slow
@pytest.mark.parametrize(("form", "team", "schools"), FORMS, ids=NAMES)
def test_every_message_of_whole_games(house: House, form: str, team: bool, schools: list[str]) -> None:
    every_message(house, form, team, schools)


def every_message(house: House, form: str, team: bool, schools: list[str], most: int = 10_000) -> None:
    """Each seat at a browser of its own, and a spectator; a turn is its player's alone until it is ended."""
    table = house.seat(form, schools, TOKENS[: len(schools)], team, seed=21)
    rng = Random(5)
    with (
        house.browser(table, ADA) as ada,
        house.browser(table, BOB) as bob,
        house.browser(table, CEM) as cem,
        house.browser(table, DOT) as dot,
        house.browser(table, None) as nobody,
    ):
        browsers = {ADA: ada, BOB: bob, CEM: cem, DOT: dot, None: nobody}
        room = house.room(table)
        live = room.live
        while not live.game.over and live.state < most:
            to_move = live.game.to_move
            assert to_move is not None
            player = browsers[TOKENS[schools.index(to_move)]]
            before, public = live.state, live.public_state
            if rng.random() < 0.1 and player.table["can_undo"]:
                player.undo()
            else:
                player.step(rng)
            assert live.state == before + 1
            check(player.table, live.game, private=True)
            if live.public_state == public:
                continue
            # The turn is over or handed over: now, and only now, the others hear of it.
            for token, browser in browsers.items():
                if browser is not player:
                    told = browser.receive("table")
                    assert told["state"] == live.told_state(private=False)
                    game = live.game
                    check(told, game, private=room.audience(token and holder(token)).private)
                    assert told["steps"]
                    if not game.over:
                        assert told["result"] is None
        ada.send({"type": "say", "say": "good_game"})
        for browser in browsers.values():
            assert browser.receive("said")["say"] == "good_game"
            check_people(browser)
        if live.game.over:
            assert ada.table["result"]["hands"].keys() == set(schools)


@pytest.mark.slow
def test_one_screen_with_a_bot_and_a_spectator(house: House) -> None:
    """Whatever comes when: each message is compared with the game as it was at its state."""
    table = house.new("melee", ["me", "bot", "screen"], ["northern", "etherweavers", "southern"], seed=6)
    rng = Random(2)
    with house.browser(table) as screen, house.browser(table, None) as nobody:
        patience = Patience("the end of the game", 120)
        while not screen.table["result"] and patience.lasts():
            if screen.table["curtain"] or screen.table["options"]:
                screen.step(rng)
            else:
                screen.receive("table")
        nobody.until("the end of the game", lambda: nobody.table["result"])
    row = house.store.table(table)
    assert row is not None
    live = Live(row.start)
    truth = {live.told_state(private=True): live.game.copy()}
    for line in house.store.lines(table):
        game = live.follow([line]).game.copy()
        truth[live.told_state(private=True)] = game
    shown, public = ([message for message in one.got if message["type"] == "table"] for one in (screen, nobody))
    for message in [*shown, *public]:
        if not message["result"]:
            check(message, truth[message["state"]], private=bool(message["options"]))
    assert all(message["view"]["hand"] == [] for message in public)
    assert {message["view"]["seat"] for message in shown} == {None, "northern", "southern"}


def test_a_returned_card_is_named_to_its_owner_only(house: House) -> None:
    table = house.seat("duel", ["northern", "sylvan"], [ADA, BOB], seed=4)
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        bob.play("start c5")
        ada.receive("table")
        hand = ada.table["view"]["hand"]
        ada.play(next(option["text"] for option in ada.table["options"] if option["kind"] == "discard"))
        returned = next(option for option in ada.table["options"] if option["kind"] == "return")
        assert returned["card"] in hand
        ada.play(returned["text"])
        assert ada.table["steps"][0]["choice"] == returned["text"]
        while ada.table["view"]["to_move"] == "northern":
            ada.play(next((o["text"] for o in ada.table["options"] if o["kind"] in ("decline", "end")), "place e5"))
        told = bob.receive("table")
        assert [step["choice"] for step in told["steps"]][1] == "return"
        assert returned["card"] not in named(told)


def test_a_running_turn_is_told_to_nobody(house: House) -> None:
    """Not over the socket, not when somebody comes in later, and not what was taken back."""
    table = house.seat("high", ["northern", "sylvan"], [ADA, BOB], seed=8)
    with house.browser(table, ADA) as ada, house.browser(table, BOB) as bob:
        before = bob.table["view"]["pieces"]
        ada.play("place e5")
        ada.undo()
        ada.play("place d4")
        for token in (BOB, CEM):
            late = house.get(f"/api/tables/{table}?seen=0", token).json()
            assert late["view"]["pieces"] == before
            assert late["view"]["log"] == []
            assert late["steps"] == []
            assert late["state"] == 0
        with house.browser(table, None) as nobody:
            assert nobody.table["view"]["pieces"] == before
        ada.play("end")
        told = bob.receive("table")
        assert [step["choice"] for step in told["steps"]] == ["place d4", "end"]
        assert told["before"] == before
        assert "e5" not in json.dumps(told["view"]["log"])
