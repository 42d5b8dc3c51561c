"""Each kind of turn, clicked: the engine leads to the place, then only visible controls are used."""

import re
from collections.abc import Callable

import pytest

from tashkalar.game import Game
from tashkalar.rules.arena import NAME
from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .person import Person
from .scout import Wanted, played, scout


def kinds(game: Game) -> set[str]:
    return {option.kind for option in game.options}


def several_fillings(game: Game) -> list[tuple[str, str]]:
    """Cards and squares where a figure can be filled in more than one way."""
    summons = [option for option in game.options if option.kind == "summon" and option.origin < 0]
    places = [(option.card.name, NAME[option.square]) for option in summons if option.card]
    return [place for place in sorted(set(places)) if places.count(place) > 1 and game.position.actions == 2]


def in_mid_effect(game: Game) -> bool:
    asked = game.question
    return asked is not None and asked.count is not None and asked.count[0] == 2 and asked.count[1] >= 3


def improvised(game: Game) -> list[str]:
    """The cards whose summoning would be improvised."""
    found = set()
    for option in game.options if game.question is None else ():
        if option.kind == "summon" and option.card:
            copy = game.copy()
            copy.play(str(option))
            if any(line["key"] == "improvised" for line in copy.view(None)["log"][-6:]):
                found.add(option.card.name)
    return sorted(found)


def turn_with(kind: str, number: int = 1) -> Wanted:
    """The beginning of a turn, not before that number, that offers this kind of choice."""
    return lambda game: (
        game.question is None and game.position.turn >= number and game.position.actions == 2 and kind in kinds(game)
    )


Sitting = Callable[..., tuple[Person, Game]]


@pytest.fixture
def at(person: Opening, server: Server) -> Sitting:
    """Somebody at a table that has got to the place wanted, and the game as it stands there."""

    def sit(form: str, schools: str, wanted: Wanted, chance: int, team: bool = False) -> tuple[Person, Game]:
        someone = person()
        way = scout(form, schools, wanted, team, chance)
        someone.sit_at(lead(server, way))
        if someone.attend()["stage"] == "curtain":
            someone.take_device()
        return someone, played(way)

    return sit


def test_a_figure_filled_in_several_ways(at: Sitting) -> None:
    ada, game = at("high", "northern southern", several_fillings, 1)
    name, square = several_fillings(game)[0]
    ada.card(name).click()
    state = ada.click(square)["state"]
    ways = [button["text"] for button in ada.look()["buttons"] if " of " in button["text"]]
    assert ways[0].startswith("1 of ")
    assert ada.page.locator(".halo").count() >= 2
    first = ada.page.locator(".board > g.glow").first.inner_html()
    ada.press(ways[0])
    assert any(button["text"].startswith("2 of ") for button in ada.look()["buttons"])
    assert ada.page.locator(".board > g.glow").first.inner_html() != first
    # The second click on the square plays the way in view.
    assert ada.click(square)["state"] != state
    assert f"{name} summoned on {square}" in ada.log()


def test_an_effect_of_several_parts_can_be_skipped_and_undone(at: Sitting) -> None:
    ada, _ = at("high", "northern highland", in_mid_effect, 27)
    strip = ada.page.locator(".strip")
    assert strip.get_by_role("img", name="step 2 of 3").is_visible()
    before = ada.look()
    assert before["squares"]
    ada.press("Skip the rest")
    assert not ada.page.locator(".strip").is_visible() or ada.look()["state"] != before["state"]
    ada.press("Undo")
    assert strip.get_by_role("img", name="step 2 of 3").is_visible()


def test_a_flare(at: Sitting) -> None:
    ada, _ = at("duel", "northern southern", turn_with("flare"), 32)
    ada.card("Flare").click()
    assert ada.card("Flare").get_by_text("can be invoked").is_visible()
    ada.page.get_by_role("button", name=re.compile("^Invoke the flare")).click()
    ada.attend()
    if ada.look()["stage"] == "effect":
        ada.play(lambda seen: seen["stage"] != "effect")
    assert "Flare invoked" in ada.log()
    assert ada.page.locator(".hand .card", has_text="Flare").count() == 0


def test_discarding_and_putting_cards_under_their_decks(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=5)
    name = ada.attend()["cards"][0]["name"]
    ada.card(name).click()
    seen = ada.press("Discard")
    assert seen["stage"] == "effect"
    assert ada.page.locator(".strip h2").inner_text() == "Put any cards under their decks?"
    assert len(seen["choices"]) >= 2
    seen = ada.point(seen["choices"][0])
    ada.press("Done")
    assert f"{name} discarded" in ada.log()
    assert "A card put under its deck" in ada.log()
    ada.page.get_by_role("button", name="Discard piles and decks").click()
    assert ada.page.locator("dialog h3", has_text=name).is_visible()


def test_a_warp_effect(at: Sitting) -> None:
    ada, _ = at("duel", "etherweavers northern", turn_with("warp"), 1)
    for card in ada.look()["cards"]:
        ada.card(card["name"]).click()
        if any(button["text"] == "Warp" for button in ada.look()["buttons"]):
            break
    ada.press("Warp")
    ada.play(lambda seen: seen["stage"] != "effect")
    assert f"Warp effect: {card['name']}" in ada.log()


def test_handing_over_to_the_partner(at: Sitting) -> None:
    ada, _ = at("high", "northern southern highland sylvan", turn_with("hand_over", 5), 0, team=True)
    first = ada.page.locator(".member.now .name").inner_text()
    assert ada.press("Hand over to your partner")["stage"] == "curtain"
    ada.take_device()
    partner = ada.page.locator(".member.now .name").inner_text()
    assert partner != first
    assert "Control handed over to" in ada.log()
    # Stones can be placed, beings cannot be summoned.
    assert not any(card["places"] for card in ada.look()["cards"])
    assert ada.play(lambda seen: seen["stage"] == "end")["stage"] == "end"


def test_the_colour_of_a_point_in_a_melee(at: Sitting) -> None:
    ada, _ = at("melee", "northern southern highland", lambda g: "point" in kinds(g), 17)
    assert ada.page.locator(".strip h2").inner_text() == "Choose the colour of the point"
    seen = ada.look()
    assert len(seen["choices"]) == 2
    ada.point(seen["choices"][0])
    assert ada.look()["state"] != seen["state"]


def test_an_improvised_summoning(at: Sitting) -> None:
    ada, game = at("melee", "northern southern highland", improvised, 38)
    name = improvised(game)[0]
    ada.card(name).click()
    for square in sorted(ada.look()["squares"]):
        seen = ada.look()
        if ada.click(square)["state"] == seen["state"]:
            ada.click(square)
        if ada.look()["stage"] == "effect":
            ada.play(lambda seen: seen["stage"] != "effect")
        if "Improvised with" in ada.log():
            return
        ada.press("Undo")
    raise AssertionError("nothing was improvised")


def test_placing_when_no_stone_is_left(at: Sitting) -> None:
    ada, _ = at("duel", "northern southern", lambda g: any(o.kind == "place" and o.origin >= 0 for o in g.options), 28)
    seen = ada.look()
    square = sorted(seen["squares"])[0]
    assert ada.click(square)["state"] == seen["state"]
    # The square is chosen; now the stone that goes there.
    ada.click(sorted(ada.look()["squares"])[0])
    assert ada.look()["state"] != seen["state"]
    assert "Piece picked up from" in ada.log()
    assert f"Stone placed on {square}" in ada.log()
