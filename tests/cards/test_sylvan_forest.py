"""The Sylvan beings that compare forces, draw cards or deal with every colour. Green plays against blue."""

from functools import partial

import pytest

from tashkalar import Game
from tests.cards import after, blue, choices, summoned
from tests.support import game, texts

summon = partial(summoned, "sylvan")


def melee(what: str, green: str, northern: str, southern: str) -> Game:
    """Green summons a being in a melee without improvising."""
    return game(
        {"sylvan": green, "northern": northern, "southern": southern},
        form="melee",
        improvised={"green": ["blue", "red"]},
        hand={"sylvan": [what.rsplit(" ", 1)[0]]},
        play=[f"summon {what}"],
    )


# -- Forest Wardens ----------------------------------------------------------------------------------------------------
def test_the_forest_wardens_punish_an_opponent_with_more_commons_and_more_upgraded_pieces() -> None:
    one = summon("Forest Wardens e5", "c5 f5", "a3 a4 a5 a6 i3* i4* i5**")
    assert texts(one) == choices("a3 a4 a5 a6")
    one.play("a4")
    assert texts(one) == choices("i3 i4")
    one.play("i4")
    assert after(one) == ("c5 e5 f5", "a3 a5 a6 i3* i5**", 1, blue(common=1, heroic=1))


@pytest.mark.parametrize(
    ("own", "enemy"),
    [
        ("a7* c5 f5", "a3 a4 a5 i3*"),  # the Wardens make it three commons each
        ("c5 f5", "i3** i4**"),  # more upgraded pieces, but none of them heroic
        ("a7** c5 f5", "a3 i3*"),  # legends count as upgraded
    ],
)
def test_the_forest_wardens_do_nothing_unless_someone_is_strictly_ahead(own: str, enemy: str) -> None:
    one = summon("Forest Wardens e5", own, enemy)
    assert after(one) == (" ".join(sorted([*own.split(), "e5"])), enemy, 1, {})


def test_the_two_parts_of_the_forest_wardens_stand_alone() -> None:
    heroics = summon("Forest Wardens e5", "c5 f5", "a3 a4 a5 i3*")  # a single target is destroyed without asking
    assert after(heroics) == ("c5 e5 f5", "a3 a4 a5", 1, blue(heroic=1))
    commons = summon("Forest Wardens e5", "c5* f5*", "a3 a4 i3* i4**", "a3")
    assert after(commons) == ("c5* e5 f5*", "a4 i3* i4**", 1, blue(common=1))


def test_a_piece_crushed_by_the_forest_wardens_is_not_counted_any_more() -> None:
    assert after(summon("Forest Wardens e5", "c5 f5", "a3 a4 a5 e5")) == ("c5 e5 f5", "a3 a4 a5", 1, blue(common=1))


def test_in_a_melee_the_forest_wardens_choose_among_the_opponents_who_are_ahead() -> None:
    one = melee("Forest Wardens e5", "c5 f5", northern="a3 a4 a5 a6", southern="c1 c2 g1* g2*")
    assert texts(one) == choices("a3 a4 a5 a6")
    one.play("a3")
    assert texts(one) == choices("g1 g2")
    one.play("g1")
    killed = {"blue": {"common": 1}, "red": {"heroic": 1}}
    assert after(one) == ("c5 e5 f5", "a4 a5 a6", "c1 c2 g2*", 1, killed)


# -- Kiskin Spirit, Forest Mystic --------------------------------------------------------------------------------------
DECK = ["Naiad", "Forest Mystic", "Tree Shepherd", "Forest Wardens"]


def spirit(pile: list[str], *play: str, hand: tuple[str, ...] = ("Unicorn",), deck: list[str] = DECK) -> Game:
    return game(
        {"sylvan": "c4 c5 e4", "northern": "a5"},
        hand={"sylvan": ["Kiskin Spirit", *hand]},
        discard={"sylvan": pile},
        deck={"sylvan": deck},
        legends=["Titan", "Leviathan"],
        flares=["F1"],
        actions=1,
        play=["summon Kiskin Spirit e5", *play],
    )


def school_cards(one: Game) -> list[str]:
    return sorted(set(one.view("sylvan")["hand"]) - {"Titan", "Leviathan", "F1"})


def test_the_kiskin_spirit_returns_a_card_to_the_deck_and_draws_one_more() -> None:
    one = spirit(["Sapling", "Dryad"])
    assert texts(one) == choices("- Dryad Sapling")
    one.play("Sapling")
    assert after(one) == ("c4 c5 e4 e5*", "a5", 0, {})
    assert one.view(None)["discard"]["sylvan"] == ["Dryad", "Kiskin Spirit"]
    assert one.view(None)["decks"]["sylvan"] == 5
    one.play("end")
    assert school_cards(one) == ["Forest Mystic", "Naiad", "Sapling", "Unicorn"]
    assert sorted(one.view("sylvan")["hand"])[-2:] == ["Titan", "Unicorn"]
    assert one.view(None)["decks"]["sylvan"] == 2


def test_declining_the_kiskin_spirit_draws_nothing_more() -> None:
    one = spirit(["Sapling", "Dryad"], "-", "end")
    assert one.view(None)["discard"]["sylvan"] == ["Sapling", "Dryad", "Kiskin Spirit"]
    assert school_cards(one) == ["Forest Mystic", "Naiad", "Unicorn"]


def test_an_empty_pile_gives_the_extra_card_without_asking_for_the_spirit_does_not_see_itself() -> None:
    one = spirit([])
    assert texts(one) == ["end"]
    one.play("end")
    assert school_cards(one) == ["Forest Mystic", "Naiad", "Tree Shepherd", "Unicorn"]


def test_the_extra_card_may_exceed_the_limit_and_comes_after_filling_up() -> None:
    full = spirit(["Sapling"], "Sapling", "end", hand=("Unicorn", "Dryad", "Charging Buck"))
    assert school_cards(full) == ["Charging Buck", "Dryad", "Sapling", "Unicorn"]
    short = spirit(["Sapling"], "Sapling", "end", hand=("Unicorn", "Dryad"), deck=["Naiad"])
    assert school_cards(short) == ["Dryad", "Naiad", "Sapling", "Unicorn"]


def test_drawing_the_returned_card_as_the_last_one_triggers_the_end() -> None:
    one = spirit(["Sapling"], "Sapling", "end", deck=[])
    assert school_cards(one) == ["Sapling", "Unicorn"]
    assert one.view(None)["last"] == "sylvan"
    assert spirit([], "end", deck=[]).view(None)["last"] is None  # nothing to draw


def test_the_kiskin_spirit_finds_a_card_discarded_earlier_this_turn() -> None:
    one = game(
        {"sylvan": "c4 c5 e4", "northern": "a5"},
        hand={"sylvan": ["Kiskin Spirit", "Sapling"]},
        play=["discard Sapling", "-", "summon Kiskin Spirit e5"],
    )
    assert texts(one) == choices("- Sapling")


def test_the_forest_mystic_draws_an_extra_card_and_an_extra_legend_once() -> None:
    one = game(
        {"sylvan": "d5 e6 f4", "northern": "a5"},
        hand={"sylvan": ["Forest Mystic", "Dryad", "Unicorn"]},
        deck={"sylvan": ["Naiad", "Sapling", "Tree Shepherd"]},
        legends=["Titan", "Leviathan", "Hell Bull", "Fire Dragon", "Angel of Death", "Earth Elemental"],
        flares=["F1", "F2"],
        actions=1,
        play=["summon Forest Mystic e5"],
    )
    assert after(one) == ("d5 e5* e6 f4", "a5", 0, {})
    one.play("end")
    hand = ["Dryad", "F1", "Hell Bull", "Leviathan", "Naiad", "Sapling", "Titan", "Unicorn"]
    assert sorted(one.view("sylvan")["hand"]) == hand
    for choice in ["place c1", "place d1", "end", "place e1", "place f1", "end"]:
        one.play(choice)
    assert sorted(one.view("sylvan")["hand"]) == hand  # later turns only fill up
    assert one.view(None)["decks"]["sylvan"] == 1


def test_in_a_team_the_extra_legend_goes_to_the_partner() -> None:
    one = game(
        {"sylvan": "d5 e6 f4", "northern": "a5"},
        schools=["sylvan", "northern", "highland", "southern"],
        team=True,
        hand={"sylvan": ["Forest Mystic", "Titan"]},
        deck={"sylvan": ["Naiad", "Sapling", "Unicorn", "Dryad", "Tree Shepherd"]},
        legends=["Leviathan", "Hell Bull", "Fire Dragon"],
        flares=["F1"],
        actions=1,
        play=["summon Forest Mystic e5", "end"],
    )
    assert sorted(one.view("highland")["hand"]) == ["Hell Bull", "Leviathan", "Titan"]
    assert sorted(one.view("sylvan")["hand"]) == ["Dryad", "F1", "Naiad", "Sapling", "Unicorn"]


# -- Woodland Druid ----------------------------------------------------------------------------------------------------
def test_the_woodland_druid_upgrades_a_common_of_each_colour() -> None:
    one = summon("Woodland Druid e5", "d6 e4 f6", "a5 b5 c5*")
    assert texts(one) == choices("a5 b5 d6 e4 f6")
    one.play("d6")
    assert texts(one) == choices("a5 b5")
    one.play("b5")
    assert after(one) == ("d6* e4 e5* f6", "a5 b5* c5*", 1, {})


@pytest.mark.parametrize(
    ("own", "enemy", "play", "left"),
    [
        ("d6 e4 f6", "a5", "e4", ("d6 e4* e5* f6", "a5*")),
        ("d6 e4 f6", "a5* b5**", "e4", ("d6 e4* e5* f6", "a5* b5**")),
        ("d6* e4** f6*", "a5", "", ("d6* e4** e5* f6*", "a5*")),
        ("d6* e4** f6*", "", "", ("d6* e4** e5* f6*", "")),
    ],
)
def test_the_woodland_druid_passes_over_colours_without_commons(
    own: str, enemy: str, play: str, left: tuple[str, str]
) -> None:
    assert after(summon("Woodland Druid e5", own, enemy, play)) == (*left, 1, {})


def test_in_a_melee_the_woodland_druid_serves_every_colour_in_any_order() -> None:
    one = melee("Woodland Druid e5", "d6 e4* f6", northern="a5 b5", southern="i5 i6 i7*")
    assert texts(one) == choices("a5 b5 d6 f6 i5 i6")
    one.play("i6")
    assert texts(one) == choices("a5 b5 d6 f6")
    one.play("f6")
    assert texts(one) == choices("a5 b5")
    one.play("a5")
    assert after(one) == ("d6 e4* e5* f6*", "a5* b5", "i5 i6* i7*", 1, {})


# -- Forest Ancient ----------------------------------------------------------------------------------------------------
GROVE = "a4 b2 b4 c3"  # a Forest Ancient on b3
NEAR = "c4* c5* d1 d2 d3 d4 d5 e6"  # of the squares up to distance 2 this leaves a3 a5 b5 c1 c2 empty


def test_the_forest_ancient_places_two_enemies_and_destroys_two() -> None:
    one = summon("Forest Ancient b3", GROVE, NEAR + " f3")
    assert texts(one) == choices("a3 a5 b5 c1 c2")
    one.play("a3")
    assert texts(one) == choices("a5 b5 c1 c2")
    one.play("c1")
    assert texts(one) == choices("a3 c1 d1 d2 d3 d4 d5 e6")
    one.play("d1")
    assert texts(one) == choices("a3 c1 d2 d3 d4 d5 e6")
    one.play("c1")
    assert after(one) == ("a4 b2 b3* b4 c3", "a3 c4* c5* d2 d3 d4 d5 e6 f3", 1, blue(common=2))


def test_the_forest_ancient_destroys_one_for_one_when_a_single_stone_is_left() -> None:
    fifteen = NEAR + " f1 f3 f4 f5 f6 f7 f8"
    one = summon("Forest Ancient b3", GROVE, fifteen, "c2")
    assert texts(one) == choices("c2 d1 d2 d3 d4 d5 e6")
    one.play("e6")
    assert after(one) == ("a4 b2 b3* b4 c3", "c2 c4* c5* d1 d2 d3 d4 d5 f1 f3 f4 f5 f6 f7 f8", 1, blue(common=1))


def test_the_forest_ancient_does_nothing_when_no_stone_is_left() -> None:
    sixteen = NEAR + " f1 f3 f4 f5 f6 f7 f8 g8"
    assert after(summon("Forest Ancient b3", GROVE, sixteen)) == ("a4 b2 b3* b4 c3", sixteen, 1, {})


def test_the_forest_ancient_destroys_one_for_one_when_a_single_square_is_free() -> None:
    one = summon("Forest Ancient b3", GROVE, NEAR + " a3 a5 b5* c1")
    assert texts(one) == choices("a3 a5 c1 c2 d1 d2 d3 d4 d5 e6")  # c2 was the only place
    one.play("a5")
    assert after(one) == ("a4 b2 b3* b4 c3", "a3 b5* c1 c2 c4* c5* d1 d2 d3 d4 d5 e6", 1, blue(common=1))


def test_in_a_melee_the_forest_ancient_destroys_a_piece_of_each_colour_it_placed() -> None:
    one = melee("Forest Ancient b3", GROVE, northern="c4 c5 d1 d3 d5", southern="d2 d4")
    free = ["a3", "a5", "b5", "c1", "c2"]
    assert texts(one) == [f"{colour} {square}" for colour in ("blue", "red") for square in free]
    one.play("blue a3")
    one.play("red a5")
    assert texts(one) == choices("a3 a5 c4 c5 d1 d2 d3 d4 d5")
    one.play("d1")
    assert texts(one) == choices("a5 d2 d4")
    one.play("d2")
    killed = {"blue": {"common": 1}, "red": {"common": 1}}
    assert after(one) == ("a4 b2 b3* b4 c3", "a3 c4 c5 d3 d5", "a5 d4", 1, killed)


def test_two_pieces_of_one_colour_are_paid_for_in_that_colour() -> None:
    one = melee("Forest Ancient b3", GROVE, northern="c4 c5 d1 d3 d5", southern="d2 d4")
    one.play("red a3")
    one.play("red a5")
    assert texts(one) == choices("a3 a5 d2 d4")
    one.play("d2")
    one.play("d4")
    assert after(one) == ("a4 b2 b3* b4 c3", "c4 c5 d1 d3 d5", "a3 a5", 1, {"red": {"common": 2}})


def test_a_colour_without_stones_is_not_on_offer_to_the_forest_ancient() -> None:
    fourteen = "c4 c5 d1 d3 d5 f3 f4 f5 f6 f7 f8 g5 g6 g7"
    one = melee("Forest Ancient b3", GROVE, northern=fourteen, southern="d2 d4")
    one.play("blue a3")
    assert texts(one) == choices("a5 b5 c1 c2")
    one.play("a5")
    one.play("d2")
    one.play("a3")
    assert after(one) == ("a4 b2 b3* b4 c3", fourteen, "a5 d4", 1, {"blue": {"common": 1}, "red": {"common": 1}})
