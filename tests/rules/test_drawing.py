"""Drawing at the end of a turn: 3-2-1, extras, decks that run out, reshuffling."""

from typing import Any

from tashkalar import Game
from tests.support import game, texts

TWO = {"southern": "d4", "northern": "e5"}


def turn(stones: dict[str, str], **keys: Any) -> Game:
    """A position with no action left; the turn has just been ended."""
    return game(stones, actions=0, **keys, play=["end"])


def hand(one: Game, school: str) -> list[str]:
    return sorted(one.view(school)["hand"])


def deck(one: Game, seat: int = 0) -> list[str]:
    return [card.name for card in one.position.decks[seat]]


# -- 3-2-1 -------------------------------------------------------------------------------------------------------------
def test_an_empty_hand_is_filled_to_3_2_1_from_the_top() -> None:
    one = turn(
        TWO,
        deck={"southern": ["Bomb", "Herald", "Knight", "Cannon"]},
        legends=["Titan", "Leviathan", "Hell Bull"],
        flares=["F5", "F6"],
    )
    assert hand(one, "southern") == sorted(["Bomb", "Herald", "Knight", "Titan", "Leviathan", "F5"])
    assert deck(one) == ["Cannon"]
    assert [card.name for card in one.position.legends] == ["Hell Bull"]
    assert [card.name for card in one.position.flares] == ["F6"]


def test_only_what_is_missing_is_drawn() -> None:
    one = turn(
        TWO,
        hand={"southern": ["Champion", "Summoner", "Titan", "F1"]},
        deck={"southern": ["Bomb", "Herald"]},
        legends=["Leviathan", "Hell Bull"],
    )
    assert hand(one, "southern") == sorted(["Champion", "Summoner", "Bomb", "Titan", "Leviathan", "F1"])


def test_a_hand_above_the_limits_is_kept() -> None:
    held = ["Champion", "Summoner", "Bomb", "Knight", "Titan", "Leviathan", "Hell Bull", "F1", "F2"]
    one = turn(TWO, hand={"southern": held}, deck={"southern": ["Herald"]})
    assert hand(one, "southern") == sorted(held)
    assert deck(one) == ["Herald"]


def test_first_game_draws_no_legends() -> None:
    tasks = ["Destruction", "Red Conquest", "Side Chain", "Devastation"]
    one = turn(TWO, form="first", tasks=tasks, deck={"southern": ["Bomb", "Herald", "Knight", "Cannon"]}, flares=["F5"])
    assert hand(one, "southern") == sorted(["Bomb", "Herald", "Knight", "F5"])


def test_a_pending_being_counts_as_one_of_the_three() -> None:
    names = ["Dark Sphere", "Singularity", "Warpmaster", "Reality Patch"]
    one = turn(
        {"etherweavers": "d4", "northern": "e5"},
        pending={"etherweavers": "Paradox Worm"},
        deck={"etherweavers": names},
        legends=[],
        flares=[],
    )
    assert hand(one, "etherweavers") == sorted(names[:2])
    # It lies on the deck without being part of it: the card below it is drawn.
    assert deck(one) == names[2:]
    assert one.view(None)["pending"] == {"etherweavers": "Paradox Worm"}


def test_cards_returned_go_to_the_bottom() -> None:
    one = game(
        TWO,
        hand={"southern": ["Herald", "Bomb", "Knight"]},
        deck={"southern": ["Cannon", "Champion", "Summoner"]},
        actions=1,
        play=["discard Herald", "return Bomb", "return Knight", "end"],
    )
    assert [name for name in hand(one, "southern") if name in ("Cannon", "Champion", "Summoner")] == [
        "Cannon",
        "Champion",
        "Summoner",
    ]
    assert deck(one) == ["Bomb", "Knight"]


# -- the school deck runs out ------------------------------------------------------------------------------------------
def test_the_school_deck_is_never_reshuffled() -> None:
    one = turn(TWO, discard={"southern": ["Knight", "Cannon"]}, deck={"southern": ["Bomb"]}, legends=[], flares=[])
    assert hand(one, "southern") == ["Bomb"]
    assert one.view(None)["discard"]["southern"] == ["Knight", "Cannon"]


def test_an_empty_school_deck_gives_nothing() -> None:
    one = turn(TWO, deck={"southern": []}, legends=[], flares=[])
    assert hand(one, "southern") == []
    assert one.to_move == "northern"


# -- extras ------------------------------------------------------------------------------------------------------------
MYSTIC = {"sylvan": "e6 d5 f4", "northern": "a3"}


def test_forest_mystic_extra_card_and_extra_legend_on_top_of_a_full_hand() -> None:
    one = game(
        MYSTIC,
        hand={"sylvan": ["Forest Mystic", "Naiad", "Dryad", "Titan"]},
        deck={"sylvan": ["Unicorn", "Sapling", "Forest Ancient"]},
        legends=["Leviathan", "Hell Bull", "Fire Dragon"],
        flares=["F1"],
        actions=1,
        play=["summon Forest Mystic e5", "end"],
    )
    names = ["Naiad", "Dryad", "Unicorn", "Sapling", "Titan", "Leviathan", "Hell Bull", "F1"]
    assert hand(one, "sylvan") == sorted(names)
    assert deck(one) == ["Forest Ancient"]


def test_later_turns_only_fill_up_to_the_limits() -> None:
    one = game(
        MYSTIC,
        hand={"sylvan": ["Forest Mystic", "Naiad", "Dryad"]},
        actions=1,
        play=["summon Forest Mystic e5", "end", "place h3", "place h4", "end"],
    )
    before = hand(one, "sylvan")
    assert len(before) == 4 + 3 + 1
    for choice in ("place a5", "place a6", "end"):
        one.play(choice)
    assert hand(one, "sylvan") == before


def test_kiskin_spirit_returned_card_is_drawn_first() -> None:
    position = {"sylvan": "c5 c4 e4", "northern": "a3"}
    keys: dict[str, Any] = {
        "hand": {"sylvan": ["Kiskin Spirit", "Naiad", "Dryad"]},
        "discard": {"sylvan": ["Sapling", "Unicorn"]},
        "deck": {"sylvan": ["Forest Ancient", "Forest Mystic"]},
        "legends": [],
        "flares": [],
        "actions": 1,
    }
    one = game(position, **keys, play=["summon Kiskin Spirit e5", "Sapling", "end"])
    # One to fill up to three (the returned card), one extra.
    assert hand(one, "sylvan") == sorted(["Naiad", "Dryad", "Sapling", "Forest Ancient"])
    assert one.view(None)["discard"]["sylvan"] == ["Unicorn", "Kiskin Spirit"]
    declined = game(position, **keys, play=["summon Kiskin Spirit e5", "-", "end"])
    assert hand(declined, "sylvan") == sorted(["Naiad", "Dryad", "Forest Ancient"])


def test_kiskin_spirit_with_an_empty_pile_draws_an_extra_card() -> None:
    one = game(
        {"sylvan": "c5 c4 e4", "northern": "a3"},
        hand={"sylvan": ["Kiskin Spirit", "Naiad", "Dryad"]},
        deck={"sylvan": ["Forest Ancient", "Forest Mystic", "Sapling"]},
        legends=[],
        flares=[],
        actions=1,
        play=["summon Kiskin Spirit e5", "end"],
    )
    assert hand(one, "sylvan") == sorted(["Naiad", "Dryad", "Forest Ancient", "Forest Mystic"])


# -- reshuffling -------------------------------------------------------------------------------------------------------
def test_legends_are_reshuffled_when_one_must_be_drawn_and_the_deck_is_empty() -> None:
    out = ["Fire Dragon", "Hell Bull", "Leviathan"]
    one = turn(TWO, legends=[], legends_discard=out, flares=["F1"])
    drawn = [name for name in hand(one, "southern") if name in out]
    left = [card.name for card in one.position.legends]
    assert len(drawn) == 2
    assert sorted(drawn + left) == sorted(out)
    assert one.position.legends_out == ()


def test_the_rest_of_the_deck_is_drawn_first() -> None:
    one = turn(TWO, legends=["Titan"], legends_discard=["Fire Dragon", "Hell Bull"], flares=["F1"])
    assert "Titan" in hand(one, "southern")
    assert len(one.position.legends) == 1


def test_nothing_is_reshuffled_while_no_card_must_be_drawn() -> None:
    held = ["Titan", "Leviathan", "F1"]
    one = turn(
        TWO, hand={"southern": held}, legends=[], legends_discard=["Hell Bull"], flares=[], flares_discard=["F2"]
    )
    shown = one.view(None)
    assert shown["legends_discard"] == ["Hell Bull"]
    assert shown["flares_discard"] == ["F2"]


def test_a_deck_emptied_by_drawing_is_reshuffled_only_when_needed() -> None:
    one = turn(TWO, legends=["Titan", "Leviathan"], legends_discard=["Hell Bull"], flares=["F1"])
    assert one.view(None)["decks"]["legends"] == 0
    assert one.view(None)["legends_discard"] == ["Hell Bull"]


def test_a_flare_invoked_this_turn_is_among_the_reshuffled() -> None:
    one = game(
        {"southern": "a5", "northern": "e5 e6 e7 e8 e9"},
        hand={"southern": ["F2"]},
        flares=[],
        actions=0,
        play=["flare", "b5", "end"],
    )
    assert "F2" in hand(one, "southern")
    assert one.view(None)["flares_discard"] == []


def test_a_legend_summoned_this_turn_is_among_the_reshuffled() -> None:
    one = game(
        {"southern": "e4* e3* d2 e2 f2", "northern": "a3"},
        hand={"southern": ["Titan"]},
        legends=[],
        actions=1,
        play=["summon Titan e5", "end"],
    )
    assert "Titan" in hand(one, "southern")


def test_without_cards_anywhere_nothing_is_drawn() -> None:
    one = turn(TWO, legends=[], flares=[])
    assert [name for name in hand(one, "southern") if name.startswith("F") and name[1:].isdigit()] == []
    assert one.to_move == "northern"


def test_reshuffling_is_a_public_event_without_the_order() -> None:
    one = turn(TWO, legends=[], legends_discard=["Fire Dragon", "Hell Bull", "Leviathan"], flares=["F1"])
    entry = next(entry for entry in one.view(None)["log"] if entry["key"] == "reshuffled")
    assert entry["params"] == {"deck": "legends"}


# -- order -------------------------------------------------------------------------------------------------------------
def test_claiming_and_scoring_come_before_drawing_and_the_check_for_the_end() -> None:
    one = game(
        {"southern": "d5 e5 c4", "northern": "e6 e7 e8 g9"},
        hand={"southern": ["Cannon"]},
        deck={"southern": ["Bomb"]},
        scores={"red": 17},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )
    keys = [
        entry["key"] for entry in one.view(None)["log"] if entry["key"] in ("points", "drew", "end_triggered", "turn")
    ]
    assert keys[0] == "points"
    assert keys[-2:] == ["end_triggered", "turn"]
    assert set(keys[1:-2]) == {"drew"}


def test_draws_are_announced_in_order_flare_legends_school() -> None:
    one = turn(TWO)
    decks = [entry["params"]["deck"] for entry in one.view(None)["log"] if entry["key"] == "drew"]
    assert decks == ["flares", "legends", "school"]
    assert texts(one)
