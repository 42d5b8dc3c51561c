"""Whole games at one phone, every choice made with a finger: melees and teams, from the first stone to the result."""

import pytest
from playwright.sync_api import expect

from tashkalar.bots import Sight, make_bot, new_clock
from tashkalar.game.question import options as shown
from tests.patience import Patience
from tests.server.process import Server

from .company import lead
from .conftest import Opening
from .hands import Finger
from .scout import Way, played

SCHOOLS = ("northern", "highland", "southern", "sylvan")
GAMES = {
    "melee of three": Way("melee", ("etherweavers", "highland", "sylvan"), False, 3, ()),
    "melee of four": Way("melee", SCHOOLS, False, 3, ()),
    "high team": Way("high", SCHOOLS, True, 3, ()),
    "duel team": Way("duel", SCHOOLS, True, 3, ()),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_a_finger(person: Opening, server: Server, name: str) -> None:
    way = GAMES[name]
    ada = person(size=(390, 664), touch=True)
    hands, game, novice = Finger(ada), played(way), make_bot("novice")
    ada.sit_at(lead(server, way))
    ada.take_device()
    patience = Patience("the end of the game", 300)
    while not game.over and patience.lasts():
        option = novice.choose(Sight(game), new_clock("novice"))
        asked = game.to_move
        assert hands.make(option.describe(), shown(game)) == str(option)
        game.play(str(option))
        if not game.over and game.to_move != asked:
            ada.take_device()
    expect(ada.page.locator("main.result")).to_be_visible()
    ada.complain()
