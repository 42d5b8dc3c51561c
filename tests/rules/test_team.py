"""The team game: one colour, own hands, legends that travel, control that is handed over, six sideways cards."""

from typing import Any

import pytest

from tashkalar import Game, IllegalChoice
from tests.support import destroyed, game, stones, texts

SCHOOLS = ["southern", "northern", "highland", "sylvan"]
TASKS = ["Center Cross", "Red Conquest", "Destruction", "Isolation"]


def team(red: str = "d4", blue: str = "h8", form: str = "duel", **keys: Any) -> Game:
    """Southern and Highland in red against Northern and Sylvan in blue."""
    if form == "high":
        keys.setdefault("tasks", TASKS)
    return game({"southern": red, "northern": blue}, schools=SCHOOLS, form=form, team=True, **keys)


def play(one: Game, *choices: str) -> Game:
    for choice in choices:
        one.play(choice)
    return one


def held(one: Game, school: str) -> list[str]:
    return sorted(one.view(school)["hand"])


# -- seats -------------------------------------------------------------------------------------------------------------
def test_turn_order_and_colours() -> None:
    one = team(actions=0)
    shown = one.view(None)
    assert shown["colours"] == {"southern": "red", "northern": "blue", "highland": "red", "sylvan": "blue"}
    assert set(shown["pieces"]) == {"red", "blue"}
    order = []
    for row in ("3", "4", "5", "6", "7"):
        order.append(one.to_move)
        while "end" not in texts(one):
            one.play(next(option for option in one.options if str(option).endswith(row)))
        one.play("end")
    assert order == [*SCHOOLS, "southern"]


def test_a_player_uses_the_teams_pieces_with_the_own_hand_only() -> None:
    one = team("d4 f4", hand={"southern": ["Swordmaster"], "highland": ["Wild Eagle"]})
    summons = [text for text in texts(one) if text.startswith("summon")]
    assert summons == ["summon Swordmaster e4"]


def test_partners_share_points() -> None:
    one = team(form="high", claimed={"red": ["Side Chain"]})
    assert one.points == {"southern": 3, "highland": 3, "northern": 0, "sylvan": 0}
    one = team(scores={"blue": 7})
    assert one.points == {"southern": 0, "highland": 0, "northern": 7, "sylvan": 7}


def test_the_opponent_is_the_other_team() -> None:
    # Swordmaster destroys only the other team's pieces; Forest Wardens compare with the other team.
    one = team("d4 f4 d3", blue="d5 f5", hand={"southern": ["Swordmaster"]})
    play(one, "summon Swordmaster e4")
    assert texts(one) == ["-", "d5", "f5", "hand over"]


def test_both_partners_win() -> None:
    one = team(scores={"red": 18}, last="southern", actions=0)
    play(one, "end")
    assert one.winners == ["southern", "highland"]


def test_a_tie_is_shared_by_all() -> None:
    one = team(last="southern", actions=0)
    play(one, "end")
    assert one.winners == SCHOOLS


def test_resigning_is_for_the_whole_team() -> None:
    one = team()
    one.resign("highland")
    assert one.winners == ["northern", "sylvan"]


def test_all_four_must_agree_to_an_early_end() -> None:
    one = team(last="sylvan")
    for school in SCHOOLS[:3]:
        one.agree_to_end(school)
    assert not one.over
    one.agree_to_end("sylvan")
    assert one.over


# -- legends travel ----------------------------------------------------------------------------------------------------
def test_at_the_end_of_a_turn_the_partner_gets_the_legends_and_fills_them_up() -> None:
    one = team(
        hand={"southern": ["Titan", "Herald", "Bomb", "Knight", "F1"], "highland": ["Wild Eagle", "F2"]},
        legends=["Leviathan", "Hell Bull"],
        actions=0,
    )
    play(one, "end")
    assert held(one, "southern") == ["Bomb", "F1", "Herald", "Knight"]
    assert held(one, "highland") == ["F2", "Leviathan", "Titan", "Wild Eagle"]


def test_the_player_draws_his_own_school_and_flare_at_the_end_of_his_turn() -> None:
    one = team(deck={"southern": ["Bomb", "Herald", "Knight", *FILLER]}, flares=["F5"], legends=[], actions=0)
    play(one, "end")
    assert held(one, "southern") == ["Bomb", "F5", "Herald", "Knight"]
    assert held(one, "highland") == []


FILLER = ["Cannon", "Champion", "Summoner", "Assassin", "Hypnotist", "Gun Tower", "Messenger"]


def test_extra_legends_go_to_the_partner() -> None:
    one = game(
        {"sylvan": "e6 d5 f4", "northern": "a3"},
        schools=["sylvan", "northern", "highland", "southern"],
        team=True,
        hand={"sylvan": ["Forest Mystic", "Naiad", "Dryad", "F1"]},
        legends=["Titan", "Leviathan", "Hell Bull", "Fire Dragon"],
        actions=1,
        play=["summon Forest Mystic e5", "end"],
    )
    shown = one.view(None)["held"]
    assert shown["highland"]["legends"] == 3
    assert shown["sylvan"] == {"school": 4, "legends": 0, "flares": 1}


def test_extra_legends_are_drawn_to_a_full_hand_too() -> None:
    one = game(
        {"sylvan": "e6 d5 f4", "northern": "a3"},
        schools=["sylvan", "northern", "highland", "southern"],
        team=True,
        hand={"sylvan": ["Forest Mystic", "Naiad", "Dryad", "Titan", "Leviathan", "F1"]},
        legends=["Hell Bull", "Fire Dragon"],
        actions=1,
        play=["summon Forest Mystic e5", "end"],
    )
    assert one.view(None)["held"]["highland"]["legends"] == 3


def test_time_elemental_the_extra_turn_is_played_without_the_legends() -> None:
    one = team(
        "d4* f4* e3* d2 f2",
        hand={"southern": ["Time Elemental", "Titan"]},
        legends=["Leviathan", "Hell Bull"],
        actions=1,
    )
    play(one, "summon Time Elemental e5", "end")
    assert one.to_move == "southern"
    assert one.view(None)["held"]["southern"]["legends"] == 0
    assert held(one, "highland") == ["Leviathan", "Titan"]


# -- handing over before an action -------------------------------------------------------------------------------------
HANDS = {"southern": ["Herald", "Titan", "F2"], "highland": ["Wild Eagle", "F8"]}


def test_hand_over_before_an_action() -> None:
    one = team("d4 f4", hand={"southern": ["Swordmaster"], "highland": ["Wild Eagle"]})
    play(one, "hand over")
    assert one.to_move == "highland"
    assert one.view(None)["turn_of"] == "southern"
    # Only placing is left to the partner, and all actions must be used.
    assert all(text.startswith("place ") for text in texts(one))
    play(one, "place a3")
    assert one.to_move == "highland"
    play(one, "place a4")
    # The owner of the turn ends it.
    assert one.to_move == "southern"
    assert texts(one) == ["end"]
    play(one, "end")
    assert one.to_move == "northern"


def test_legends_are_handed_over_at_once() -> None:
    one = team(hand=HANDS)
    play(one, "hand over")
    assert held(one, "southern") == ["F2", "Herald"]
    assert held(one, "highland") == ["F8", "Titan", "Wild Eagle"]


def test_no_flare_by_anybody_after_handing_over() -> None:
    one = team("a5", "e5 e6 e7 e8 e9 d5 d6 d7", hand=HANDS)
    assert "flare" in texts(one)
    play(one, "hand over")
    assert "flare" not in texts(one)
    play(one, "place a3", "place a4")
    assert texts(one) == ["end"]


def test_no_warp_after_handing_over() -> None:
    one = game(
        {"etherweavers": "d4", "northern": "h8"},
        schools=["etherweavers", "northern", "highland", "sylvan"],
        team=True,
        hand={"etherweavers": ["Translocationist"]},
    )
    assert "warp Translocationist" in texts(one)
    play(one, "hand over", "place a3", "place a4")
    assert texts(one) == ["end"]


def test_after_one_action_the_rest_may_be_handed_over() -> None:
    one = team(actions=2)
    play(one, "place a3", "hand over")
    assert one.to_move == "highland"
    play(one, "place a4")
    assert one.to_move == "southern"


def test_nothing_is_handed_over_without_an_action_left() -> None:
    one = team(actions=0)
    assert texts(one) == ["end"]


def test_handing_over_happens_once() -> None:
    one = team()
    play(one, "hand over")
    assert "hand over" not in texts(one)
    with pytest.raises(IllegalChoice):
        one.play("hand over")


def test_the_next_turn_can_be_handed_over_again() -> None:
    one = team(actions=1)
    play(one, "hand over", "place a3", "end")
    assert "hand over" in texts(one)


def test_nobody_hands_over_outside_a_team() -> None:
    one = game({"southern": "d4", "northern": "h8"})
    assert "hand over" not in texts(one)


def test_not_while_cards_are_returned() -> None:
    one = team(hand=HANDS)
    play(one, "discard Herald")
    assert texts(one) == ["-", "return F2", "return Titan"]


def test_a_task_is_claimed_by_the_owner_of_the_turn() -> None:
    one = team("d4 e5 f6 d6", form="high", actions=1)
    play(one, "hand over", "place f4")
    assert one.to_move == "southern"
    assert texts(one) == ["claim Center Cross", "end"]
    play(one, "claim Center Cross")
    assert one.points["highland"] == 2


def test_in_a_shortage_the_partner_picks_up_too() -> None:
    full = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
    one = team(full)
    play(one, "hand over")
    assert all(text.startswith("place ") and " from " in text for text in texts(one))


# -- handing over inside an effect -------------------------------------------------------------------------------------
def test_hand_over_inside_an_effect() -> None:
    # The rulebook's example: a Knight, one move made, then the partner finishes.
    one = team("d4 e4 f4 d3", "f6* a3", hand={"southern": ["Knight", "Titan"]}, actions=1)
    play(one, "summon Knight e5")
    assert "hand over" in texts(one)
    play(one, "e5-f6", "hand over")
    assert one.to_move == "highland"
    assert held(one, "highland") == ["Titan"]
    assert "f6-f7" in texts(one)
    assert "hand over" not in texts(one)
    play(one, "f6-f7", "f7-f8")
    # No action was left: the turn goes back to its owner.
    assert one.to_move == "southern"
    assert texts(one) == ["end"]
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_hand_over_at_the_beginning_of_an_effect() -> None:
    one = team("d4 e4 f4 d3", "f6* a3", hand={"southern": ["Knight"]}, actions=2)
    play(one, "summon Knight e5", "hand over", "e5-f6", "-")
    # The remaining action is the partner's, for placing.
    assert one.to_move == "highland"
    assert all(text.startswith("place ") for text in texts(one))


def test_the_square_is_chosen_before_control_passes() -> None:
    # Two squares are possible; both are complete choices and there is nothing in between.
    one = team("d4 f4 e3 e5", hand={"southern": ["Swordmaster"]})
    play(one, "summon Swordmaster e4")
    assert stones(one, "red") == "d4 e3 e4 e5 f4"


def test_newly_gained_actions_are_for_placing_too() -> None:
    one = team("d5 d4 e4 e3", "e6** a3", hand={"southern": ["Champion"]}, actions=1)
    play(one, "summon Champion e5", "hand over", "e6")
    assert one.to_move == "highland"
    assert one.view(None)["actions"] == 1
    assert all(text.startswith("place ") for text in texts(one))
    play(one, "place e5")
    assert one.to_move == "southern"


def test_hand_over_inside_a_flare() -> None:
    # The rulebook's second example: a flare with a standard leap, then two placements by the partner.
    one = team("a5", "e5* e6* e7", hand={"southern": ["F12", "Titan"]}, actions=2)
    play(one, "flare", "hand over")
    assert one.to_move == "highland"
    assert "a5-i5" in texts(one)
    play(one, "a5-i5", "place a3", "place a4")
    assert one.to_move == "southern"
    assert stones(one, "red") == "a3 a4 i5"
    assert texts(one) == ["end"]
    assert one.scores == {"red": 0, "blue": 1}


def test_hand_over_inside_a_flare_after_the_last_action() -> None:
    one = team("a5", "e5* e6* e7", hand={"southern": ["F12"]}, actions=0)
    play(one, "flare", "hand over", "a5-i5")
    assert one.to_move == "southern"
    assert texts(one) == ["end"]


def test_the_effect_goes_on_where_it_was() -> None:
    one = team("d4 e4 f4 d3 i3", "f6* a3", hand={"southern": ["Knight"]}, actions=1)
    play(one, "summon Knight e5", "e5-d5", "hand over", "d5-d6", "d6-d7")
    # Three moves in all, whoever made them.
    assert one.question is None
    assert stones(one, "red") == "d3 d4 d7* e4 f4 i3"


def test_the_card_goes_to_the_owners_pile() -> None:
    one = team("d4 e4 f4 d3", hand={"southern": ["Knight"]}, actions=1)
    play(one, "summon Knight e5", "hand over", "-")
    assert one.view(None)["discard"]["southern"] == ["Knight"]
    assert one.view(None)["discard"]["highland"] == []


def test_reality_patch_handed_over_discards_from_the_partners_hand() -> None:
    one = game(
        {"etherweavers": "d5 e4 e6 f5", "northern": "h8"},
        schools=["etherweavers", "northern", "highland", "sylvan"],
        team=True,
        hand={"etherweavers": ["Reality Patch", "F3", "Titan"], "highland": ["Wild Eagle"]},
        play=["summon Reality Patch e5"],
    )
    assert texts(one) == ["-", "discard F3", "discard Titan", "hand over"]
    play(one, "hand over")
    # Titan went along; F3 stayed with its owner.
    assert texts(one) == ["-", "discard Titan", "discard Wild Eagle"]


# -- sideways cards ----------------------------------------------------------------------------------------------------
def deck_of(number: int) -> list[str]:
    names = ["Bomb", "Herald", "Messenger", "Chronicler", "Assassin", "Time Mage", "Summoner", "Hypnotist", "Cannon"]
    return names[:number]


@pytest.mark.parametrize(("cards", "drawn", "triggered"), [(7, 0, False), (8, 1, False), (7, 1, True), (8, 3, True)])
def test_the_last_upright_card_triggers_the_end(cards: int, drawn: int, triggered: bool) -> None:
    hand = ["Knight", "Champion", "Gun Tower"][: 3 - drawn]
    one = team(hand={"southern": hand}, deck={"southern": deck_of(cards)}, actions=0)
    play(one, "end")
    assert one.view(None)["decks"]["southern"] == cards - drawn
    assert (one.view(None)["last"] == "southern") == triggered


def test_sideways_cards_may_still_be_drawn() -> None:
    one = team(deck={"southern": deck_of(7)}, actions=0)
    play(one, "end")
    assert one.view(None)["decks"]["southern"] == 4
    assert one.view(None)["held"]["southern"]["school"] == 3


def test_returned_cards_move_the_boundary_up() -> None:
    # 7 cards, two returned: 9. Drawing three leaves the bottom six: triggered. With 8 it would not be.
    hand = ["Herald", "Knight", "Champion"]
    deck = ["Bomb", "Messenger", "Chronicler", "Assassin", "Time Mage", "Summoner", "Hypnotist", "Cannon"]
    one = team(hand={"southern": hand}, deck={"southern": deck}, actions=1)
    play(one, "discard Herald", "return Knight", "return Champion", "end")
    # 8 + 2 - 3 = 7 are left: one of them upright.
    assert one.view(None)["last"] is None
    one = team(hand={"southern": hand}, deck={"southern": deck[:7]}, actions=1)
    play(one, "discard Herald", "return Knight", "return Champion", "end")
    assert one.view(None)["last"] == "southern"


def test_without_a_team_all_cards_count() -> None:
    one = game({"southern": "d4", "northern": "h8"}, deck={"southern": deck_of(7)}, actions=0, play=["end"])
    assert one.view(None)["last"] is None


def test_last_turns_of_a_team_game() -> None:
    one = team(scores={"blue": 18}, actions=0)
    play(one, "end")
    order = []
    while not one.over:
        order.append(one.to_move)
        while "end" not in texts(one):
            one.play(next(option for option in one.options if option.kind == "place"))
        one.play("end")
    assert order == ["northern", "highland", "sylvan", "southern"]
