"""The beings of the Reef: what they offer and do. Pink plays against blue."""

from typing import Any

import pytest

from tashkalar import Game
from tashkalar.game import layout


def summon(what: str, own: str, enemy: str = "", play: str = "", **keys: Any) -> Game:
    """A duel in which the Reef summons a being (`Moray d5`) and makes the choices in `play`."""
    hand = {"reef": [what.rsplit(" ", 1)[0]]}
    pieces = {"pink": own, "blue": enemy}
    game = Game(layout.read({"schools": ["reef", "northern"], "pieces": pieces, "hand": hand, **keys}))
    for choice in [f"summon {what}", *play.split()]:
        game.play(choice)
    return game


def offered(game: Game) -> str:
    """What can be chosen, in order of the texts."""
    return " ".join(sorted(str(option) for option in game.options))


def after(game: Game) -> tuple[str, str, int]:
    """What a finished effect has left behind: pink and blue stones, actions left."""
    view = game.view(None)
    assert view["asked"] == "turn", f"the effect goes on: {offered(game)}"
    return view["pieces"]["pink"], view["pieces"]["blue"], view["actions"]


def destroyed(game: Game) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = game.view(None)["destroyed"]
    return found


# -- Hermit Crab -------------------------------------------------------------------------------------------------------
def test_the_hermit_crab_swaps_places_with_any_own_piece() -> None:
    game = summon("Hermit Crab e5", "c3 d5 g7*", "f6")
    assert offered(game) == "- e5=c3 e5=d5 e5=g7"
    game.play("e5=g7")
    assert after(game) == ("c3 d5 e5* g7", "f6", 1)
    assert after(summon("Hermit Crab e5", "c3 d5 g7*", "f6", "-")) == ("c3 d5 e5 g7*", "f6", 1)


# -- Flying Fish -------------------------------------------------------------------------------------------------------
def test_the_flying_fish_leaps_two_squares_and_a_coloured_one_gives_the_action_back() -> None:
    game = summon("Flying Fish e4", "c4 d2", "f5 g6*")
    assert offered(game) == "- e4-c2 e4-c3 e4-c5 e4-c6 e4-d6 e4-e2 e4-e6 e4-f2 e4-f6 e4-g2 e4-g3 e4-g4 e4-g5"
    game.play("e4-c2")
    assert after(game) == ("c2 c4 d2", "f5 g6*", 2)
    assert after(summon("Flying Fish e4", "c4 d2", "", "e4-e6"))[2] == 1
    assert after(summon("Flying Fish e4", "c4 d2", "", "-")) == ("c4 d2 e4", "", 1)


# -- Coral Gardener ----------------------------------------------------------------------------------------------------
def test_the_coral_gardener_places_a_piece_on_a_marked_square() -> None:
    game = summon("Coral Gardener e5", "c5 e4")
    assert offered(game) == "d4 d5"
    game.play("d4")
    assert after(game) == ("c5 d4 e4 e5", "", 1)


def test_the_coral_gardener_needs_an_empty_marked_square() -> None:
    assert after(summon("Coral Gardener e5", "c5 e4", "d5")) == ("c5 d4 e4 e5", "d5", 1)
    assert after(summon("Coral Gardener e5", "c5 e4", "d5 d4*")) == ("c5 e4 e5", "d4* d5", 1)


# -- Pearl Diver -------------------------------------------------------------------------------------------------------
def test_the_pearl_diver_gains_an_action_on_a_coloured_square() -> None:
    assert after(summon("Pearl Diver e5", "c4 c5")) == ("c4 c5 e5", "", 2)


def test_the_pearl_diver_moves_onto_a_coloured_square_from_elsewhere() -> None:
    game = summon("Pearl Diver f7", "d6 d7")
    assert offered(game) == "- f7-g7"
    game.play("f7-g7")
    assert after(game) == ("d6 d7 g7", "", 1)
    assert after(summon("Pearl Diver f7", "d6 d7", "g7")) == ("d6 d7 f7", "g7", 1)


# -- Cleaner Shrimp ----------------------------------------------------------------------------------------------------
def test_the_cleaner_shrimp_destroys_a_common_piece_beside_an_upgraded_one() -> None:
    game = summon("Cleaner Shrimp e5", "c6 d6 e4 f7*", "e8 g6 f6* b3")
    assert offered(game) == "e8 g6"
    game.play("g6")
    assert after(game) == ("c6 d6 e4 e5 f7*", "b3 e8 f6*", 1)
    assert destroyed(game) == {"blue": {"common": 1}}


def test_the_cleaner_shrimp_has_nothing_to_do_without_an_upgraded_piece() -> None:
    assert after(summon("Cleaner Shrimp e5", "c6 d6 e4", "f6 d4")) == ("c6 d6 e4 e5", "d4 f6", 1)


# -- Moray -------------------------------------------------------------------------------------------------------------
def test_the_moray_takes_a_piece_and_returns() -> None:
    game = summon("Moray d5", "d4 e4 f3 g3", "c6* d6**")
    assert offered(game) == "- d5-c4 d5-c5 d5-c6 d5-d4 d5-e4 d5-e5 d5-e6"
    game.play("d5-c6")
    assert offered(game) == "- c6-d5"
    game.play("c6-d5")
    assert after(game) == ("d4 d5* e4 f3 g3", "d6**", 1)
    assert destroyed(game) == {"blue": {"heroic": 1}}


@pytest.mark.parametrize(("play", "where"), [("-", "d5*"), ("d5-c5", "c5*"), ("d5-c6 -", "c6*")])
def test_the_moray_need_not_return_and_may_not_without_prey(play: str, where: str) -> None:
    assert where in after(summon("Moray d5", "d4 e4 f3 g3", "c6", play))[0]


# -- Harpooner ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("throw", "own", "enemy"),
    [
        ("E", "c4 c6 d4 d5* f7", "g2 g5"),
        ("NE", "c4 c6 d4 d5*", "g2 g5*"),
        ("SE", "c4 c6 d4 d5* f7", "g5*"),
        ("-", "c4 c6 d4 d5* f7", "g2 g5*"),
    ],
)
def test_the_harpooner_destroys_common_and_downgrades_heroic_pieces(throw: str, own: str, enemy: str) -> None:
    game = summon("Harpooner d5", "c4 d4 c6 f7", "g5* g2")
    assert offered(game) == "- E NE SE"
    game.play(throw)
    assert after(game) == (own, enemy, 1)


def test_a_legend_stops_the_harpoon() -> None:
    assert after(summon("Harpooner d5", "c4 d4 c6", "f5** g5", "E")) == ("c4 c6 d4 d5*", "f5** g5", 1)


def test_the_harpooner_at_the_edge_has_fewer_directions() -> None:
    assert offered(summon("Harpooner h8", "g9 g7 h7")) == "- SE"


# -- Siren -------------------------------------------------------------------------------------------------------------
def test_the_siren_converts_a_common_piece_at_distance_two() -> None:
    game = summon("Siren e5", "d6 f6 e4 f3", "g6 g5* c5 d5 h5")
    assert offered(game) == "- c5 g6"
    game.play("g6")
    assert after(game) == ("d6 e4 e5* f3 f6 g6", "c5 d5 g5* h5", 1)
    assert destroyed(game) == {"blue": {"common": 1}}


# -- Tide Caller -------------------------------------------------------------------------------------------------------
def test_the_tide_caller_moves_three_pieces_in_one_direction() -> None:
    game = summon("Tide Caller e5", "d5 e6 e3 f4 c8", "d8 f3")
    assert offered(game) == "- E N S W"
    game.play("E")
    assert offered(game) == "- e5-f5 e6-f6 f4-g4"
    game.play("e5-f5")
    assert offered(game) == "- d5-e5 e6-f6 f4-g4"
    game.play("d5-e5")
    game.play("e6-f6")
    assert after(game) == ("c8 e3 e5 f4 f5* f6", "d8 f3", 1)


def test_the_tide_caller_may_stop_at_any_time() -> None:
    assert after(summon("Tide Caller e5", "d5 e6 e3 f4", "", "-")) == ("d5 e3 e5* e6 f4", "", 1)
    assert after(summon("Tide Caller e5", "d5 e6 e3 f4", "", "N e6-e7 -")) == ("d5 e3 e5* e7 f4", "", 1)


# -- Kraken Spawn ------------------------------------------------------------------------------------------------------
def test_the_kraken_spawn_destroys_on_marked_squares() -> None:
    game = summon("Kraken Spawn e5", "d5 e5 e6 d6", "d4* f6 f4** g5")
    assert offered(game) == "- d4 d6 f6"
    game.play("d4")
    assert offered(game) == "- d6 f6"
    game.play("f6")
    assert after(game) == ("d5 d6 e5* e6", "f4** g5", 1)
    assert after(summon("Kraken Spawn e5", "d5 e5 e6", "d4", "-")) == ("d5 e5* e6", "d4", 1)


# -- Pearl Keeper ------------------------------------------------------------------------------------------------------
def test_the_pearl_keeper_turns_pieces_of_her_figure_into_actions() -> None:
    game = summon("Pearl Keeper e4", "d5 e6 f5 e3 h4", "g6")
    assert offered(game) == "- d5 e3 e6 f5"
    game.play("e6")
    assert offered(game) == "- d5 e3 f5"
    game.play("e3")
    assert after(game) == ("d5 e4* f5 h4", "g6", 3)
    assert after(summon("Pearl Keeper e4", "d5 e6 f5 e3", "", "-"))[2] == 1


# -- Drift Jelly -------------------------------------------------------------------------------------------------------
def test_the_drift_jelly_leaps_and_must_sting() -> None:
    game = summon("Drift Jelly e5", "e3 d3 f3 e2", "c7* d8* g6* d9")
    assert "e5-d9" not in offered(game)
    game.play("e5-c8")
    assert offered(game) == "c7 d8"
    game.play("c7")
    assert after(game) == ("c8* d3 e2 e3 f3", "c7 d8* d9 g6*", 1)
    assert destroyed(game) == {}


def test_the_drift_jelly_stings_from_where_it_is() -> None:
    assert after(summon("Drift Jelly e5", "e3 d3 f3 e2", "e6* d6** d5", "-")) == ("d3 e2 e3 e5* f3", "d5 d6** e6", 1)


# -- Lantern Angler ----------------------------------------------------------------------------------------------------
def test_the_lantern_angler_lures_a_piece_and_takes_it() -> None:
    game = summon("Lantern Angler c5", "d4 e4 e5 f6", "b7* e6** g4")
    assert offered(game) == "- b7-b6 b7-c6"
    game.play("b7-b6")
    assert "c5-b6" in offered(game)
    game.play("c5-b6")
    assert after(game) == ("b6* d4 e4 e5 f6", "e6** g4", 1)
    assert destroyed(game) == {"blue": {"heroic": 1}}


def test_the_lantern_angler_does_not_move_without_a_lure() -> None:
    assert after(summon("Lantern Angler c5", "d4 e4 e5 f6", "b7", "-")) == ("c5* d4 e4 e5 f6", "b7", 1)


# -- Reef Builder ------------------------------------------------------------------------------------------------------
def test_the_reef_builder_fills_gaps() -> None:
    game = summon("Reef Builder e5", "c5 c4 d4 d3", "e4")
    assert offered(game) == "- c3 d5"
    game.play("c3")
    assert offered(game) == "- b4 d5"
    game.play("b4")
    assert after(game) == ("b4 c3 c4 c5 d3 d4 e5*", "e4", 1)
    assert after(summon("Reef Builder e5", "c5 c4 d4 d3", "", "-"))[0] == "c4 c5 d3 d4 e5*"


# -- Undertow ----------------------------------------------------------------------------------------------------------
def test_the_undertow_swaps_two_neighbours_and_gives_the_action_back() -> None:
    game = summon("Undertow e5", "c4 c5 c6 d5", "f6* e6 g7")
    assert offered(game) == "- d5=e6 d5=f6 e6=f6"
    game.play("d5=f6")
    assert after(game) == ("c4 c5 c6 e5* f6", "d5* e6 g7", 2)
    assert destroyed(game) == {}


def test_the_undertow_needs_two_neighbours_to_swap() -> None:
    assert after(summon("Undertow e5", "c4 c5 c6 d5")) == ("c4 c5 c6 d5 e5*", "", 2)


# -- Tide Oracle -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("square", "own", "extra"), [("g7", "e8 e6 g6", 2), ("g5", "e6 e4 g4", 1)])
def test_the_tide_oracle_brings_extra_cards_at_the_end_of_the_turn(square: str, own: str, extra: int) -> None:
    game = summon(f"Tide Oracle {square}", own)
    usual = summon("Great Turtle e4", "d4 e4 f4 e5", "", "d4")
    assert after(game)[2] == 1
    for one in (game, usual):
        one.play("place b5")
        one.play("end")
    assert game.view(None)["hands"]["reef"] == usual.view(None)["hands"]["reef"] + extra


# -- Great Turtle ------------------------------------------------------------------------------------------------------
def test_the_great_turtle_must_upgrade_a_neighbour() -> None:
    game = summon("Great Turtle e4", "d4 e4 f4 e5 d3*")
    assert offered(game) == "d4 e5 f4"
    game.play("e5")
    assert after(game) == ("d3* d4 e4* e5* f4", "", 1)


def test_the_great_turtle_gains_an_action_among_upgraded_pieces() -> None:
    assert after(summon("Great Turtle e4", "d4* e4 f4* e5*")) == ("d4* e4* e5* f4*", "", 2)


# -- Shark Pack --------------------------------------------------------------------------------------------------------
def test_the_shark_pack_takes_whoever_is_surrounded() -> None:
    game = summon("Shark Pack c5", "d5 e4 c3 d3", "d4** f6 e5")
    assert offered(game) == "- d4"
    game.play("d4")
    assert after(game) == ("c3 c5* d3 d5 e4", "e5 f6", 1)
    assert destroyed(game) == {"blue": {"legendary": 1}}
    assert after(summon("Shark Pack c5", "d5 e4 c3 d3", "f6")) == ("c3 c5* d3 d5 e4", "f6", 1)
