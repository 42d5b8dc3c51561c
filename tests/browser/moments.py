"""One moment of each kind that a table can be seen in, for those who look at all of them: every form, every question,
every end. Each is a game by chance up to there; the number found once makes the way short.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tashkalar.game import Game
from tashkalar.rules.position import POINT, RETURN, START
from tests.patience import Patience

from .company import TOKENS, prepare
from .person import Person
from .scout import TOKEN, Wanted, Way, played, scout

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

SIZES = [
    (1440, 900),
    (2560, 1440),
    (820, 1180),
    (768, 1024),
    (390, 664),
    (412, 732),
    (360, 640),
    (360, 600),
    (740, 360),
]
LANGS = ("en", "de", "fr")
MANY_CARDS = 8
LONG_TEXT = 150


@dataclass(frozen=True)
class Moment:
    """Where a game has come to, and whose eyes see it: the one who chooses, another one, a guest or a whole screen."""

    form: str
    schools: str
    wanted: Wanted
    chance: int
    team: bool = False
    eyes: str = "own"
    then: Callable[[Person], None] | None = None
    before: Callable[[Person], None] | None = None

    @property
    def way(self) -> Way:
        return _scouted(self)


@cache
def _scouted(moment: Moment) -> Way:
    return scout(moment.form, moment.schools, moment.wanted, moment.team, moment.chance, within=900)


def kinds(game: Game) -> set[str]:
    return {option.kind for option in game.options}


def begun(turn: int) -> Callable[[Game], bool]:
    return lambda game: game.question is None and game.position.turn >= turn and "place" in kinds(game)


def in_phase(phase: int) -> Wanted:
    return lambda game: not game.over and game.question is None and game.position.phase == phase


def has_summoned(game: Game) -> bool:
    """The player before this one."""
    last = [step.text for step in game.steps if step.turn == game.position.turn - 1]
    return begun(9)(game) and any(text.startswith("summon") for text in last)


def no_card_left(game: Game) -> bool:
    position = game.position
    return begun(2)(game) and len(position.hands[position.seat]) <= 1


def many_cards(game: Game) -> bool:
    position = game.position
    held = len(position.hands[position.seat]) + (position.pending[position.seat] is not None)
    return begun(2)(game) and held >= MANY_CARDS


def seven_cards(game: Game) -> bool:
    """One of them lies in play with its frozen effect."""
    position = game.position
    return begun(2)(game) and position.frozen[position.seat] is not None and len(position.hands[position.seat]) >= 6


def five_to_put_back(game: Game) -> bool:
    return bool(in_phase(RETURN)(game)) and len(game.options) >= 6


def long_words(game: Game) -> bool:
    asked, card = game.question, game.position.table
    return asked is not None and asked.count is not None and len(getattr(card, "text", "")) >= LONG_TEXT


def many_ways(game: Game) -> bool:
    return game.question is not None and len(game.question.options) >= 12


def directions(game: Game) -> bool:
    return game.question is not None and sum(option.kind == "direction" for option in game.options) >= 4


def flares_against_several(stage: str) -> Wanted:
    def wanted(game: Game) -> bool:
        against = {option.colour for option in game.options if option.kind == "flare"}
        return game.question is None and len(against) >= 2 and stage in kinds(game)

    return wanted


def warp_on_offer(game: Game) -> bool:
    return game.question is None and "warp" in kinds(game)


def warp_running(game: Game) -> bool:
    return game.question is not None and game.running is not None and game.running.opening.option.kind == "warp"


def thaw_on_offer(stage: str) -> Wanted:
    """A card in play, with actions left or with none."""
    return lambda game: game.question is None and game.position.turn > 1 and {"thaw", stage} <= kinds(game)


def possessed(game: Game) -> bool:
    return game.question is None and game.position.possessed >= 0 and "place" in kinds(game)


def slowed(game: Game) -> bool:
    return begun(2)(game) and bool(game.position.slowed)


def to_claim(game: Game) -> bool:
    return game.position.turn >= 9 and "claim" in kinds(game)


def ending(game: Game) -> bool:
    return game.question is None and game.position.turn >= 9 and "end" in kinds(game) and "claim" not in kinds(game)


def last_round(game: Game) -> bool:
    return not game.over and game.question is None and game.position.remaining > 0 and "place" in kinds(game)


def over(game: Game) -> bool:
    return game.over


FOUR = "northern southern highland etherweavers"
TEAMS = "northern sylvan southern etherweavers"
ICE_AND_FIRE = "everfrost nethervoid"


def with_flare(ada: Person) -> None:
    """The flare in focus."""
    ada.page.locator(".hand .card.flare + .cover").click()


def with_card(ada: Person) -> None:
    """A card in focus: the first one, which is the one in play if there is any."""
    ada.page.locator(".hand .cover").first.click()


def in_story(ada: Person) -> None:
    """The others' turns are told once more, up to the first card that is played."""
    ada.page.locator(".turn .again").click()
    ada.page.keyboard.press("Space")
    patience = Patience("a card that is played")
    while not ada.page.locator(".story .card").count() and patience.lasts():
        assert ada.page.locator(".story").count(), "nobody has played a card"
        ada.page.keyboard.press("ArrowRight")


def with_mended_rule(ada: Person) -> None:
    """The server says that a rule was mended amid this turn."""

    def tell(line: "WebSocketRoute") -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                message["mended"] = {"turn": 7, "anew": True}
            line.send(json.dumps(message))

        server.on_message(pass_on)

    ada.page.route_web_socket("**/ws/tables/*", tell)


def in_dialog(name: str) -> Callable[[Person], None]:
    """Something from the top bar, whatever the language."""
    return lambda ada: ada.page.locator(f".top .btn:has(use[href='#icon-{name}'])").click()


MOMENTS: dict[str, Moment] = {
    "start": Moment("duel", "northern southern", in_phase(START), 0),
    "first": Moment("first", "northern southern", begun(3), 0),
    "turn": Moment("high", "northern highland", begun(11), 17),
    "card": Moment("high", "northern highland", begun(11), 17, then=with_card),
    "menu": Moment("high", "northern highland", begun(11), 17, then=in_dialog("menu")),
    "piles": Moment("high", "northern highland", begun(11), 17, then=in_dialog("cards")),
    "list": Moment("high", "northern highland", begun(11), 17, then=in_dialog("list")),
    "no-card": Moment("high", "northern sylvan", no_card_left, 22),
    "many-cards": Moment("high", "northern sylvan", many_cards, 27),
    "seven-cards": Moment("high", "everfrost highland", seven_cards, 50),
    "mended": Moment("high", "northern highland", begun(11), 17, before=with_mended_rule),
    "put-back": Moment("high", "northern highland", five_to_put_back, 2),
    "effect": Moment("high", "northern highland", long_words, 18),
    "ways": Moment("duel", "sylvan highland", many_ways, 18),
    "directions": Moment("high", "northern southern", directions, 14),
    "warp": Moment("duel", "etherweavers southern", warp_on_offer, 1),
    "warping": Moment("duel", "etherweavers southern", warp_running, 1),
    "claim": Moment("high", "northern highland", to_claim, 19),
    "end": Moment("duel", "northern southern", ending, 16),
    "last-round": Moment("high", "southern sylvan", last_round, 20),
    "story": Moment("high", "northern highland", has_summoned, 2, then=in_story),
    "wait": Moment("high", "northern highland", begun(9), 9, eyes="other"),
    "watch": Moment("high", "northern highland", begun(9), 9, eyes="guest"),
    "curtain": Moment("high", "northern highland", begun(9), 9, eyes="screen"),
    "result": Moment("high", "northern highland", over, 1),
    "melee3": Moment("melee", "northern southern highland", begun(12), 18),
    "melee": Moment("melee", FOUR, begun(20), 4),
    "melee-wait": Moment("melee", FOUR, begun(20), 4, eyes="other"),
    "melee-story": Moment("melee", FOUR, has_summoned, 16, then=in_story),
    "melee-flare": Moment("melee", FOUR, flares_against_several("place"), 21, then=with_flare),
    "melee-end": Moment("melee", FOUR, flares_against_several("end"), 20),
    "melee-point": Moment("melee", FOUR, in_phase(POINT), 15),
    "melee-last": Moment("melee", FOUR, last_round, 13),
    "melee-result": Moment("melee", FOUR, over, 6),
    "team": Moment("high", TEAMS, begun(13), 10, team=True),
    "team-claim": Moment("high", TEAMS, to_claim, 14, team=True),
    "team-result": Moment("duel", TEAMS, over, 4, team=True),
    "thaw": Moment("high", ICE_AND_FIRE, thaw_on_offer("place"), 1, then=with_card),
    "thaw-end": Moment("duel", ICE_AND_FIRE, thaw_on_offer("end"), 1),
    "thaw-claim": Moment("high", ICE_AND_FIRE, thaw_on_offer("claim"), 19),
    "possessed": Moment("duel", "nethervoid everfrost", possessed, 18),
    "slowed": Moment("duel", ICE_AND_FIRE, slowed, 51),
}


def arranged(file: Path, names: Iterable[str]) -> dict[str, str]:
    """A table for each of these moments, in a database."""
    one, several = TOKENS[:1], TOKENS
    return {
        name: prepare(file, MOMENTS[name].way, tokens=one if MOMENTS[name].eyes == "screen" else several)
        for name in names
    }


def sit(ada: Person, name: str, table: str) -> None:
    """Where the moment's eyes are."""
    moment = MOMENTS[name]
    if moment.before:
        moment.before(ada)
    game = played(moment.way)
    chooses = 0 if game.over else game.position.control
    seat = {"own": chooses, "other": (chooses + 1) % len(moment.schools.split()), "screen": 0}
    ada.sit_at(table, TOKEN if moment.eyes == "guest" else TOKENS[seat[moment.eyes]])
    ada.page.wait_for_function("() => document.fonts.status === 'loaded'")
    if moment.then:
        moment.then(ada)
