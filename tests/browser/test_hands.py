"""Hands and keys: dragging, shortcuts, letting go, and cards that stay where they are until they are meant."""

from collections.abc import Callable
from typing import cast

import pytest

from tashkalar.game import Game
from tashkalar.game.question import options as shown
from tashkalar.rules.position import RETURN
from tests.server.process import Server

from .company import lead
from .conftest import DESK, Opening
from .offers import way_to
from .person import Person
from .scout import Wanted, Way, played, scout
from .waiting import awaited, expect


def at(
    person: Opening, server: Server, way: Way, size: tuple[int, int] = DESK, touch: bool = False
) -> tuple[Person, Game]:
    ada = person(size=size, touch=touch)
    ada.sit_at(lead(server, way))
    if ada.attend()["stage"] == "curtain":
        ada.take_device()
    return ada, played(way)


def centre(ada: Person, query: str) -> tuple[float, float]:
    box = ada.page.locator(query).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(name: str) -> str:
    return f'[data-square="{name}"]'


def drag(ada: Person, start: str, goal: str) -> None:
    mouse = ada.page.mouse
    mouse.move(*centre(ada, start))
    mouse.down()
    x, y = centre(ada, goal)
    mouse.move(x, y - 3, steps=6)
    mouse.move(x, y)
    assert ada.page.locator(".dragged").is_visible()
    mouse.up()
    assert not ada.page.locator(".dragged").is_visible()


Place = tuple[float, float]


def fingers(ada: Person, *ways: tuple[Place, Place]) -> Callable[..., None]:
    """Each goes from one place to another; they stay there until they are lifted, elsewhere if so wished."""
    line = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, part: float) -> None:
        points = [{"x": x + (to_x - x) * part, "y": y + (to_y - y) * part} for (x, y), (to_x, to_y) in ways]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # One after the other, as hands do.
    for number in range(1, len(ways) + 1):
        first = [{"x": x, "y": y} for (x, y), _ in ways[:number]]
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": first})
    for part in range(1, 9):
        touch("touchMove", part / 8)

    def lift(*elsewhere: Place) -> None:
        for x, y in elsewhere:
            line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return lift


def swipe(ada: Person, start: str, goal: str) -> None:
    """A finger that goes from one place to another."""
    fingers(ada, (centre(ada, start), centre(ada, goal)))()


SMALL, TABLET = (390, 664), (820, 1180)
_MOVED = """([left, top]) => { const one = document.querySelector('.zoom .place');
  return one.scrollLeft !== left || one.scrollTop !== top; }"""
_REST = """async (start) => {
  const board = document.querySelector('.zoom .place');
  const next = () => new Promise((go) => requestAnimationFrame(go));
  for (let still = 0, seen = ''; still < 5; await next()) {
    document.querySelector(start).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const now = `${board.scrollLeft} ${board.scrollTop}`;
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
  return [board.scrollLeft, board.scrollTop];
}"""
# Somewhere in the place with room around it, and no piece that can be dragged.
_FREE = """(place) => {
  for (let x = place.x + 80; x < place.x + place.width - 80; x += 10)
    for (let y = place.y + 80; y < place.y + place.height - 80; y += 10) {
      const under = document.elementFromPoint(x, y);
      const far = Math.abs(x - place.x - place.width / 2) > 30;
      if (far && under?.dataset.square && !under.matches('.grabs')) return [x, y];
    }
}"""


@pytest.mark.parametrize(("gesture", "size"), [(drag, DESK), (swipe, SMALL), (swipe, TABLET)])
def test_a_piece_is_dragged_to_where_it_goes(
    person: Opening, server: Server, gesture: Callable[[Person, str, str], None], size: tuple[int, int]
) -> None:
    ada, game = at(person, server, way_to("several reach it"), size, touch=gesture is swipe)
    move = next(one for one in shown(game) if one["kind"] == "move")
    state = ada.look()["state"]
    # Dropped where it cannot go it stays, and nothing is picked.
    gesture(ada, square(move["from"]), square(move["from"]) if gesture is swipe else "header")
    assert ada.look()["state"] == state
    gesture(ada, square(move["from"]), square(move["square"]))
    assert ada.attend()["state"] != state
    ada.page.wait_for_function(
        f"() => document.querySelector('{square(move['square'])}').ariaLabel.includes(' piece, ')"
    )


def test_on_an_enlarged_board_fingers_drag_pieces_move_the_board_and_enlarge(person: Opening, server: Server) -> None:
    ada, game = at(person, server, way_to("several reach it"), SMALL, touch=True)
    move = next(one for one in shown(game) if one["kind"] == "move")
    start, state = square(move["from"]), ada.look()["state"]
    board = ada.page.locator(".zoom .place")
    place = board.bounding_box()
    assert place

    def move_board(start: Place, goal: Place) -> Callable[..., None]:
        """A finger from one place to another, and the board has come along when the browser gets to it."""
        before = board.evaluate("(one) => [one.scrollLeft, one.scrollTop]")
        lift = fingers(ada, (start, goal))
        ada.page.wait_for_function(_MOVED, arg=before)
        return lift

    def in_the_middle() -> list[float]:
        """The piece, as far as the board goes, and at rest: a finger gives it a push."""
        return cast("list[float]", awaited(ada.page, "a board at rest", _REST, start))

    # Two fingers enlarge, also where the first of them is on a piece: it stays where it is.
    x, y = centre(ada, start)
    small = ada.page.locator(start).bounding_box()
    assert small
    lift = fingers(ada, ((x, y), (x, y - 40)), ((x + 30, y + 30), (x + 60, y + 60)))
    expect(ada.page.locator(".dragged")).to_be_hidden()
    lift()
    ada.page.wait_for_function(
        f"(small) => document.querySelector('{start}').getBoundingClientRect().width > 1.2 * small", arg=small["width"]
    )
    # One finger where no piece can be dragged moves the board.
    free = ada.page.evaluate(_FREE, place)
    goal = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    move_board(free, goal)()
    assert ada.look()["state"] == state
    # A piece held at the edge brings what was out of sight.
    left, top = in_the_middle()
    low = 2 if left + top > 40 else place["width"] - 2
    lift = move_board(centre(ada, start), (place["x"] + low, place["y"] + low))
    expect(ada.page.locator(".dragged")).to_be_visible()
    # Dropped outside it stays, dropped where it can go it goes.
    lift(centre(ada, "header"))
    assert ada.look()["state"] == state
    in_the_middle()
    swipe(ada, start, square(move["square"]))
    assert ada.attend()["state"] != state


def test_a_stone_picked_up_in_a_shortage_is_dragged_too(person: Opening, server: Server) -> None:
    ada, game = at(person, server, way_to("place from"))
    option = next(one for one in shown(game) if one["kind"] == "place" and one["from"] != one["square"])
    drag(ada, square(option["from"]), square(option["square"]))
    ada.attend()
    assert f"Stone placed on {option['square']}" in ada.log()


def test_a_card_is_dragged_to_its_place(person: Opening, server: Server) -> None:
    ada, game = at(person, server, way_to("summon"))
    option = next(one for one in shown(game) if one["kind"] == "summon")
    slot = f'.hand .slot:has(h3:text-is("{option["card"]}"))'
    drag(ada, slot, "header")
    assert ada.card(option["card"]).locator(".card.on").count() == 1
    drag(ada, slot, square(option["square"]))
    ada.attend()
    assert f"{option['card']} summoned on {option['square']}" in ada.log()


def test_no_card_rises_under_a_resting_pointer(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=5)
    ada.attend()
    page = ada.page
    x, y = centre(ada, ".hand .slot")
    # The pointer rests on the summary; then the next turn's hand comes to lie under it.
    ada.click("e5")
    page.mouse.move(x, y)
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    page.wait_for_timeout(300)
    assert page.locator(".hand .cover:hover").count() == 1
    assert page.locator(".slot.under, .card.on").count() == 0
    page.mouse.move(x + 2, y)
    assert page.locator(".slot.under .card.on").count() == 1


def test_escape_lets_go_of_a_card(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=5)
    ada.attend()
    page = ada.page
    cover = page.locator(".hand .cover").first
    cover.focus()
    page.keyboard.press("Enter")
    assert cover.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert cover.get_attribute("aria-pressed") == "false"
    page.locator(".hand .slot").nth(1).click()
    page.mouse.move(5, 5)
    assert page.locator(".card.on").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".card.on").count() == 0


def five_to_put_back(game: Game) -> bool:
    return not game.over and game.position.phase == RETURN and len(game.options) >= 6


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_five_cards_to_put_back_are_all_in_sight(
    person: Opening, server: Server, size: tuple[int, int], lang: str
) -> None:
    wanted: Wanted = five_to_put_back
    ada = person(size=size, lang=lang)
    ada.sit_at(lead(server, scout("high", "northern highland", wanted, chance=2)))
    if ada.attend()["stage"] == "curtain":
        ada.take_device()
    cut = ada.page.locator(".choices").evaluate("(one) => one.scrollHeight - one.clientHeight")
    assert ada.page.locator(".choices .btn").count() >= 5
    assert cut <= 1
    low = max(box["y"] + box["height"] for box in map(_box, ada.page.locator(".choices .btn").all()))
    assert low <= size[1]
    # The cards themselves can be read and pressed.
    left = ada.page.locator(".choices .btn").count()
    ada.page.locator(".hand .cover").first.click()
    ada.page.wait_for_function(f"() => document.querySelectorAll('.choices .btn').length === {left - 1}")


def _box(one: object) -> dict[str, float]:
    box: dict[str, float] = one.bounding_box()  # type: ignore[attr-defined]
    return box


def test_letters_that_act(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=5)
    ada.attend()
    page, key = ada.page, ada.page.keyboard
    key.press("2")
    assert page.locator(".hand .slot").nth(1).locator(".card.on").count() == 1
    key.press("Escape")
    state = ada.click("e5")["state"]
    for undo in ("u", "Control+z"):
        key.press(undo)
        page.wait_for_function("(old) => document.querySelector('main').dataset.state !== old", arg=state)
        assert ada.look()["stage"] == "turn"
        state = ada.click("e5")["state"]
    key.press("e")
    page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    key.press("l")
    assert page.get_by_role("dialog").get_by_text("Everything you can do now").is_visible()
    key.press("h")  # a dialog is open: nothing happens behind it
    key.press("Escape")
    key.press("?")
    panel = page.get_by_role("dialog")
    panel.get_by_role("heading", name="Keys and gestures").wait_for()
    panel.get_by_label("Letters and digits").uncheck()
    key.press("Escape")
    key.press("2")
    assert page.locator(".card.on").count() == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys and gestures").click()
    panel.get_by_label("Letters and digits").check()
    key.press("Escape")
    key.press("h")
    page.get_by_role("button", name="A good turn").wait_for()


def test_no_letter_acts_while_something_is_typed(person: Opening) -> None:
    ada = person().arrive()
    ada.new_game("high", [("me", "northern"), ("bot", "southern")], seed=5)
    ada.attend()
    page = ada.page
    page.evaluate("document.querySelector('main').append(document.createElement('input'))")
    page.locator("main > input").focus()
    page.keyboard.type("l2?u")
    assert page.get_by_role("dialog").count() == 0
    assert page.locator(".card.on").count() == 0
    assert page.locator("main > input").input_value() == "l2?u"
