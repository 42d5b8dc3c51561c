"""Moves, leaps, destroying and converting: the shared rules behind the effects."""

from tests.support import destroyed, game, stones, texts


def test_a_standard_move_enters_empty_squares_and_lower_ranks() -> None:
    # The Messenger lets one piece run by standard moves. Here: a heroic and a common, both next to everything.
    one = game(
        {"southern": "d4 c3 f6*", "northern": "f7 g7* g6** d5"},
        hand={"southern": ["Messenger"]},
        play=["summon Messenger e5"],
    )
    found = set(texts(one))
    assert "f6-f7" in found  # lower
    assert "f6-e7" in found  # empty
    assert not {"f6-g7", "f6-g6"} & found  # equal, higher
    assert "d4-d5" not in found  # a common takes nothing by a standard move
    assert "f6-e5" in found  # an own lower piece: the Messenger itself


def test_a_combat_move_enters_equal_ranks_too() -> None:
    one = game(
        {"highland": "d4 c3 d3 e4", "northern": "e6 f6* d6** d5"},
        hand={"highland": ["Dire Wolf"]},
    )
    summon = next(text for text in texts(one) if text.startswith("summon Dire Wolf e5"))
    one.play(summon)
    assert texts(one) == sorted(["e5-e6", "e5-d5", "e5-e4", "e5-d4", "e5-f5", "e5-f4", "-"])


def test_own_victims_score_nothing() -> None:
    one = game(
        {"highland": "d4 e4 c3", "northern": "i5"},
        hand={"highland": ["Dire Wolf"]},
        play=["summon Dire Wolf e5", "e5-e4", "e4-d4"],
    )
    assert stones(one, "yellow") == "c3 d4"
    assert destroyed(one) == {}


def test_several_moves_destroy_on_every_square_entered() -> None:
    one = game(
        {"highland": "d4 e4 c3", "northern": "f5 g5"},
        hand={"highland": ["Dire Wolf"]},
        play=["summon Dire Wolf e5", "e5-f5", "f5-g5"],
    )
    assert stones(one, "blue") == ""
    assert destroyed(one) == {"blue": {"common": 2}}


def test_a_leap_goes_anywhere_and_destroys_only_where_it_lands() -> None:
    one = game(
        {"highland": "d4 f4", "northern": "e6 e7 e8 d8* i7**"},
        hand={"highland": ["Wild Eagle"]},
        play=["summon Wild Eagle e5"],
    )
    found = set(texts(one))
    assert {"e5-e8", "e5-a3", "e5-d4", "-"} <= found
    assert not {"e5-e5", "e5-d8", "e5-i7"} & found
    # 69 squares, less its own and the two that hold higher pieces; and declining.
    assert len(found) == 69 - 1 - 2 + 1
    one.play("e5-e8")
    assert stones(one, "blue") == "d8* e6 e7 i7**"
    assert destroyed(one) == {"blue": {"common": 1}}


def test_one_combat_move_or_two_standard_moves() -> None:
    position = {"highland": "d5 e5 d4 e4", "northern": "f6 d7"}
    hand = {"highland": ["War Drummer"]}
    one = game(position, hand=hand, play=["summon War Drummer d5"])
    assert "e5-f6" in texts(one)
    one.play("e5-f6")
    # An equal piece was taken: that was the combat move.
    assert one.question is None
    one = game(position, hand=hand, play=["summon War Drummer d5", "e5-e6"])
    found = texts(one)
    assert "e4-f5" in found
    # The second one is a standard move: no equal piece.
    assert "e6-d7" not in found
    assert "e6-f6" not in found


def test_a_heroic_that_takes_a_common_has_made_a_standard_move() -> None:
    one = game(
        {"highland": "d5 e5* d4 e4", "northern": "f6 f7 f8*"},
        hand={"highland": ["War Drummer"]},
        play=["summon War Drummer d5", "e5-f6"],
    )
    assert "f6-f7" in texts(one)
    one.play("f6-f7")
    assert destroyed(one) == {"blue": {"common": 2}}


def test_one_combat_and_two_standard_moves_in_any_order() -> None:
    position = {"southern": "c4 c3 e4 e3 h5", "northern": "h6 h7 g8"}
    hand = {"southern": ["Cavalry Captain"]}
    start = ["summon Cavalry Captain d5"]
    one = game(position, hand=hand, play=[*start, "h5-h6"])
    assert "h6-h7" not in texts(one)  # the one equal capture is used up
    assert "h6-i6" in texts(one)
    one = game(position, hand=hand, play=[*start, "h5-i5", "i5-h6"])
    assert "h6-h7" not in texts(one)
    one = game(position, hand=hand, play=[*start, "h5-i5", "i5-i6", "i6-h7"])
    assert one.question is None
    assert destroyed(one) == {"blue": {"common": 1}}


def test_who_moves_a_foreign_piece_is_the_destroyer() -> None:
    one = game(
        {"southern": "d5 f5 f6 d4", "northern": "g7 g8 c8"},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "g7-g8"],
    )
    # A blue piece took a blue piece: red has destroyed it.
    assert destroyed(one) == {"blue": {"common": 1}}
    one.play("c8-d8")
    # Every blue piece has moved once: the effect ends by itself.
    assert one.question is None


def test_own_pieces_taken_by_a_foreign_piece_count_for_nobody() -> None:
    one = game(
        {"southern": "d5 f5 f6 d4", "northern": "g7"},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "g7-f6"],
    )
    assert stones(one, "red") == "d4 d5 e5* f5"
    assert destroyed(one) == {}


def test_in_a_melee_the_victims_colour_counts() -> None:
    one = game(
        {"southern": "d5 f5 f6 d4", "northern": "g7 a4", "sylvan": "g8 a6"},
        form="melee",
        improvised={"red": ["blue", "green"]},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "g7-g8", "-"],
    )
    assert destroyed(one) == {"green": {"common": 1}}


def test_the_same_piece_may_make_several_moves() -> None:
    one = game(
        {"southern": "c4 d4 f4 g4", "northern": "a3"},
        hand={"southern": ["Infantry Captain"]},
        play=["summon Infantry Captain e5", "c4-c5", "c5-c6"],
    )
    assert stones(one, "red") == "c6 d4 e5* f4 g4"


def test_each_means_different_pieces() -> None:
    one = game(
        {"southern": "d5 f5 f6 d4", "northern": "g7 c8"},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "g7-g8"],
    )
    assert not [text for text in texts(one) if text.startswith("g8-")]
    assert "c8-c9" in texts(one)


def test_a_piece_counts_with_the_rank_it_had_when_destroyed() -> None:
    one = game(
        {"southern": "e5* d6 f6 c5 g5 e4", "northern": "b6* a4"},
        hand={"southern": ["Angel of Death"]},
        play=["summon Angel of Death e5", "b6"],
    )
    # The heroic was upgraded first and died as a legend.
    assert destroyed(one) == {"blue": {"legendary": 1}}


def test_converting_counts_as_destroying_with_the_old_rank() -> None:
    one = game(
        {"sylvan": "d6 e5 e4", "northern": "f6* a3"},
        hand={"sylvan": ["Dryad"]},
        play=["summon Dryad e5", "f6"],
    )
    assert stones(one, "green") == "d6 e4 e5* f6"
    assert destroyed(one) == {"blue": {"heroic": 1}}


def test_upgrading_and_downgrading_never_count_as_destroying() -> None:
    one = game(
        {"southern": "g6* f6* e5 d5*", "northern": "a6** a7*"},
        hand={"southern": ["Leviathan"]},
        play=["summon Leviathan h7", "a6", "a7"],
    )
    assert stones(one, "blue") == "a6* a7"
    assert destroyed(one) == {}


def test_adjacent_means_where_the_being_stands_now() -> None:
    one = game(
        {"southern": "d5 e4 c4 f3", "northern": "i5"},
        hand={"southern": ["Gryphon Rider"]},
        play=["summon Gryphon Rider e5", "e5-b7", "downgrade"],
    )
    assert texts(one) == ["a6", "a7", "b6", "b8", "c6", "c7", "c8"]


def test_text_beats_picture() -> None:
    # The Champion's card tints five squares; its text reaches all eight neighbours, the used ones included.
    one = game(
        {"southern": "d5 d4 e4 e3", "northern": "d6 e6 f6 f5 f4"},
        hand={"southern": ["Champion"]},
        play=["summon Champion e5"],
    )
    assert texts(one) == ["-", "d6", "e6", "f4", "f5", "f6"]


def test_a_mandatory_part_without_a_choice_is_not_asked() -> None:
    # Chronicler: only one other own common.
    one = game({"southern": "c4* e4* d5", "northern": "a3"}, hand={"southern": ["Chronicler"]})
    one.play("summon Chronicler d4")
    # d5 was upgraded without asking; now its optional move is asked.
    assert "d5*" in stones(one, "red").split()
    assert "d5-d6" in texts(one)
    assert "-" in texts(one)


def test_a_part_that_may_be_declined_is_asked_even_with_one_candidate() -> None:
    one = game({"southern": "d4 f4", "northern": "d5"}, hand={"southern": ["Swordmaster"]})
    one.play("summon Swordmaster e4")
    assert texts(one) == ["-", "d5"]


def test_up_to_includes_none_and_ends_by_itself() -> None:
    position = {"southern": "d4 e4 f4 d3", "northern": "a3"}
    one = game(position, hand={"southern": ["Knight"]}, play=["summon Knight e5", "-"])
    assert one.question is None
    one = game(position, hand={"southern": ["Knight"]}, play=["summon Knight e5", "e5-e6", "e6-e7", "e7-e8"])
    assert one.question is None


def test_the_parts_that_can_be_done_are_done() -> None:
    # F7, lower half: no common to upgrade, the action is gained all the same.
    one = game({"southern": "a5*", "northern": "c4 d4 e4 f4 g4 c5 d5"}, hand={"southern": ["F7"]}, play=["flare"])
    assert one.view(None)["actions"] == 3
