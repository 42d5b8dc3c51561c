"""Summoning: where a figure matches, what may stand on the square, which fillings are one choice."""

from collections.abc import Callable

import pytest

from tashkalar import Game, IllegalChoice
from tests.support import destroyed, game, stones, texts

Turn = Callable[[int, int], tuple[int, int]]
TURNS: dict[str, Turn] = {
    "upright": lambda x, y: (x, y),
    "right": lambda x, y: (y, -x),
    "round": lambda x, y: (-x, -y),
    "left": lambda x, y: (-y, x),
    "mirrored": lambda x, y: (-x, y),
    "mirrored right": lambda x, y: (y, x),
    "mirrored round": lambda x, y: (x, -y),
    "mirrored left": lambda x, y: (-y, -x),
}


def square(x: int, y: int) -> str:
    """A square seen from e5."""
    return f"{'abcdefghi'[4 + x]}{5 + y}"


def summons(one: Game, card: str) -> list[str]:
    return [text for text in texts(one) if text.startswith(f"summon {card} ")]


# -- matching ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_eight_orientations_of_the_knight(turn: Turn) -> None:
    cells = [(-1, -1), (0, -1), (1, -1), (-1, -2)]
    own = " ".join(square(*turn(x, y)) for x, y in cells)
    one = game({"southern": own, "northern": "a3"}, hand={"southern": ["Knight"]})
    assert summons(one, "Knight") == ["summon Knight e5"]


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_marked_square_turns_with_the_figure(turn: Turn) -> None:
    own = " ".join(square(*turn(x, y)) for x, y in [(-1, 3), (-2, 2), (-3, 1)])
    marked = square(*turn(-1, 1))
    one = game({"southern": own, "northern": f"a3 {marked}**"}, hand={"southern": ["Assassin"]})
    one.play("summon Assassin e5")
    assert stones(one, "blue") == "a3"


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_directions_turn_with_the_figure(turn: Turn) -> None:
    vectors = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1)}
    vectors |= {"S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1)}
    own = " ".join(square(*turn(x, y)) for x, y in [(0, -1), (1, -1), (0, -2), (1, -2)])
    one = game({"southern": own, "northern": "a3"}, hand={"southern": ["Gun Tower"]})
    one.play("summon Gun Tower e5")
    shots = [name for name, vector in vectors.items() if vector in (turn(-1, 0), turn(1, 0))]
    assert texts(one) == sorted([*shots, "-"])


def test_higher_pieces_fill_the_figure() -> None:
    one = game({"southern": "d4* f4**", "northern": "a3"}, hand={"southern": ["Swordmaster"]})
    assert summons(one, "Swordmaster") == ["summon Swordmaster e4"]


def test_a_common_piece_fills_no_place_of_an_upgraded_one() -> None:
    titan = {"southern": ["Titan"]}
    figure = "e4* e3* d2 e2 f2"
    assert summons(game({"southern": figure, "northern": "a3"}, hand=titan), "Titan") == ["summon Titan e5"]
    for weak in ("e4 e3* d2 e2 f2", "e4* e3 d2 e2 f2"):
        assert summons(game({"southern": weak, "northern": "a3"}, hand=titan), "Titan") == []


def test_what_stands_on_blank_places_does_not_matter() -> None:
    # The Infantry Captain's figure has a blank between the two pairs.
    own = "c4 d4 f4 g4"
    for blank in ("", " e4", " e4**"):
        one = game({"southern": own + blank, "northern": "d5 f5 e6*"}, hand={"southern": ["Infantry Captain"]})
        assert "summon Infantry Captain e5" in summons(one, "Infantry Captain")
    one = game({"southern": own, "northern": "e4**"}, hand={"southern": ["Infantry Captain"]})
    assert "summon Infantry Captain e5" in summons(one, "Infantry Captain")


def test_every_required_place_must_be_in_the_arena() -> None:
    # Swordmaster on c1 would need a piece on b1, which does not exist.
    one = game({"southern": "d1", "northern": "i5"}, hand={"southern": ["Swordmaster"]})
    assert summons(one, "Swordmaster") == []


def test_figures_do_not_run_over_the_edge_into_the_next_row() -> None:
    # i3 and a5 are far apart, whatever the representation.
    for own in ("i3 a5", "i4 a5", "i7 a3", "h2 a3", "i3 a4"):
        one = game({"southern": own, "northern": "e5"}, hand={"southern": ["Swordmaster", "Messenger", "Bomb"]})
        assert not [text for text in texts(one) if text.startswith("summon")]


def test_marked_squares_outside_the_arena_are_ignored() -> None:
    # Summoner near the edge: its figure points outwards, so most of its marked squares do not exist.
    one = game({"southern": "d7 e7 f7", "northern": "a3"}, hand={"southern": ["Summoner"]}, play=["summon Summoner e8"])
    # Of the marked squares in rows 8, 9 and 10 those in row 8 and three of row 9 exist.
    assert texts(one) == sorted(["c8", "d8", "f8", "g8", "d9", "e9", "f9", "-"])


def test_marked_squares_beyond_the_edge_do_not_hinder_a_summoning() -> None:
    # Gate of Oblivion on the top row: three of its marked squares would lie in row 10.
    one = game(
        {"etherweavers": "d9 f9 d8 f8", "northern": "e8** g9 c8 a3"},
        hand={"etherweavers": ["Gate of Oblivion"]},
        play=["summon Gate of Oblivion e9"],
    )
    assert texts(one) == ["-", "c8", "g9"]


def test_enemy_pieces_do_not_fill_a_figure() -> None:
    one = game({"southern": "d4", "northern": "f4"}, hand={"southern": ["Swordmaster"]})
    assert summons(one, "Swordmaster") == []


def test_only_cards_in_hand_are_summoned() -> None:
    one = game({"southern": "d4 f4", "northern": "a3"}, hand={"northern": ["Swordmaster"]})
    assert not [text for text in texts(one) if text.startswith("summon")]


def test_summoning_costs_an_action() -> None:
    one = game({"southern": "d4 f4", "northern": "a3"}, hand={"southern": ["Swordmaster"]}, actions=0)
    assert summons(one, "Swordmaster") == []


# -- the summoning square ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "own", "on", "allowed"),
    [
        ("Swordmaster", "d4 f4", "e4", ["e4"]),
        ("Knight", "d3 e3 f3 d2", "e4", ["e4", "e4*"]),
        ("Titan", "e3* e2* d1 e1 f1", "e4", ["e4", "e4*", "e4**"]),
    ],
)
def test_a_piece_of_at_most_the_same_rank_is_destroyed(card: str, own: str, on: str, allowed: list[str]) -> None:
    for stone in ("e4", "e4*", "e4**"):
        one = game({"southern": own, "northern": f"a3 {stone}"}, hand={"southern": [card]})
        possible = any(text.startswith(f"summon {card} {on}") for text in texts(one))
        assert possible == (stone in allowed), stone
        if possible:
            one.play(f"summon {card} {on}")
            rank = ("common", "heroic", "legendary")[stone.count("*")]
            assert destroyed(one) == {"blue": {rank: 1}}


@pytest.mark.parametrize("stone", ["e4", "e4*"])
def test_an_own_piece_on_the_square_is_destroyed_and_scores_nothing(stone: str) -> None:
    one = game({"southern": f"d3 e3 f3 d2 {stone}", "northern": "a3"}, hand={"southern": ["Knight"]})
    one.play("summon Knight e4")
    assert stones(one, "red") == "d2 d3 e3 e4* f3"
    assert destroyed(one) == {}


def test_an_own_legend_that_completes_the_figure_bars_the_square() -> None:
    cannon = {"southern": ["Cannon"]}
    assert summons(game({"southern": "c4 d5 e5*", "northern": "a3"}, hand=cannon), "Cannon") == ["summon Cannon e5"]
    assert summons(game({"southern": "c4 d5 e5**", "northern": "a3"}, hand=cannon), "Cannon") == []


def test_a_being_with_a_required_own_piece_on_its_square_needs_it() -> None:
    one = game({"southern": "c4 d5", "northern": "a3"}, hand={"southern": ["Cannon"]})
    assert summons(one, "Cannon") == []
    one = game({"southern": "c4 d5", "northern": "e5"}, hand={"southern": ["Cannon"]})
    assert summons(one, "Cannon") == []


def test_an_upgraded_piece_may_be_required_on_the_square() -> None:
    angel = {"southern": ["Angel of Death"]}
    figure = "d6 f6 c5 g5 e4"
    for on, count in (("", 0), (" e5", 0), (" e5*", 1), (" e5**", 1)):
        one = game({"southern": figure + on, "northern": "a3"}, hand=angel)
        assert len(summons(one, "Angel of Death")) == count


# -- fillings ----------------------------------------------------------------------------------------------------------
TOWERS = "c4 c5 d4 d5 e3 e4 f3 f4"


def test_groups_are_named_by_their_first_filling() -> None:
    one = game({"southern": TOWERS, "northern": "h8"}, hand={"southern": ["Gun Tower"]})
    here = [text for text in summons(one, "Gun Tower") if " e5" in text.split(" with ")[0]]
    assert here == ["summon Gun Tower e5 with c4 c5 d4 d5", "summon Gun Tower e5 with e3 e4 f3 f4"]


def test_any_filling_of_a_group_is_accepted() -> None:
    position = {"southern": "d3 d4 e3 e4 f3 f4 c5 d5 c6 d6", "northern": "h8"}
    hand = {"southern": ["Gun Tower"]}
    one = game(position, hand=hand)
    here = [text for text in summons(one, "Gun Tower") if text.startswith("summon Gun Tower e5")]
    # Below e5 lie two fillings that shoot W and E; to its left one that shoots N and S.
    assert here == ["summon Gun Tower e5 with c5 c6 d5 d6", "summon Gun Tower e5 with d3 d4 e3 e4"]
    for filling in ("d3 d4 e3 e4", "e3 e4 f3 f4", "f4 f3 e4 e3"):
        one = game(position, hand=hand, play=[f"summon Gun Tower e5 with {filling}"])
        assert texts(one) == ["-", "E", "W"]
    one = game(position, hand=hand, play=["summon Gun Tower e5 with c5 c6 d5 d6"])
    assert texts(one) == ["-", "N", "S"]


def test_the_record_names_the_group_and_not_the_filling_that_was_played() -> None:
    one = game({"southern": "d3 d4 e3 e4 f3 f4 c5 d5 c6 d6", "northern": "h8"}, hand={"southern": ["Gun Tower"]})
    one.play("summon Gun Tower e5 with e3 e4 f3 f4")
    assert one.record().splitlines()[-1].endswith("summon Gun Tower e5 with d3 d4 e3 e4")


def test_a_filling_may_be_named_where_it_need_not_be() -> None:
    one = game({"southern": "d3 d4 e3 e4 f3 f4", "northern": "h8"}, hand={"southern": ["Gun Tower"]})
    assert [text for text in summons(one, "Gun Tower") if "e5" in text] == ["summon Gun Tower e5"]
    one.play("summon Gun Tower e5 with e3 e4 f3 f4")
    assert texts(one) == ["-", "E", "W"]


@pytest.mark.parametrize(
    "choice",
    [
        "summon Gun Tower e5",
        "summon Gun Tower e5 with c4 c5 d4",
        "summon Gun Tower e5 with c4 c5 d4 e4",
        "summon Gun Tower e5 with e3 e4 f3 f9",
        "summon Gun Tower e5 with k3 e4 f3 f4",
        "summon Gun Tower e5 with c4 c5 d4 d5 from e3",
        "summon Gun Tower e with c4 c5 d4 d5",
        "summon Gun with c4 c5 d4 d5",
        "summon Gun Tower with c4 c5 d4 d5",
    ],
)
def test_what_names_no_filling_on_offer_is_refused(choice: str) -> None:
    one = game({"southern": TOWERS, "northern": "h8"}, hand={"southern": ["Gun Tower"]})
    before = one.position.whole()
    with pytest.raises(IllegalChoice):
        one.play(choice)
    assert one.position.whole() == before
    assert one.question is None


MATTERS = {
    # Marked squares. The Assassin on e5 with a figure to either side.
    "Assassin": ("southern", "b6 c7 d8 h6 g7 f8", ["b6 c7 d8", "f8 g7 h6"]),
    "Time Mage": ("southern", "c4 d3 d5 e4 f5 g4 f3", ["c4 d3 d5 e4", "e4 f3 f5 g4"]),
    "Summoner": ("southern", "d4 e4 f4 d6 e6 f6", ["d4 e4 f4", "d6 e6 f6"]),
    # Directions.
    "Cannon": ("southern", "e5 d5 c4 f5 g4", ["c4 d5 e5", "e5 f5 g4"]),
    # Used pieces.
    "Clan Guardian": ("highland", "c5 d5 f5 g5", ["c5 d5 f5", "d5 f5 g5"]),
    # A card that asks nothing of its figure.
    "Swordmaster": ("southern", "d5 f5 e4 e6", None),
    "Herald": ("southern", "f4 g4 f3 d6 c6 d7", None),
}


@pytest.mark.parametrize("card", MATTERS)
def test_when_the_filling_matters(card: str) -> None:
    school, own, groups = MATTERS[card]
    other = "northern"
    one = game({school: own, other: "a3"}, hand={school: [card]})
    here = [text for text in summons(one, card) if text.startswith(f"summon {card} e5")]
    expected = [f"summon {card} e5 with {group}" for group in groups] if groups else [f"summon {card} e5"]
    assert here == sorted(expected)


def test_mirrored_cannons_share_a_direction_and_are_one_choice() -> None:
    # c4 and c6 are the two tails behind d5: the indicated directions are the same seven.
    one = game({"southern": "e5 d5 c4 c6", "northern": "a3"}, hand={"southern": ["Cannon"]})
    assert [text for text in summons(one, "Cannon") if "e5" in text.split(" with ")[0]] == ["summon Cannon e5"]


def test_used_pieces_come_from_the_shown_placement_only() -> None:
    one = game({"highland": "c5 d5 f5 g5", "northern": "a3"}, hand={"highland": ["Clan Guardian"]})
    one.play("summon Clan Guardian e5 with c5 d5 f5")
    assert texts(one) == ["-", "c5", "d5", "f5"]


# -- where the card is -------------------------------------------------------------------------------------------------
def test_the_summoned_card_lies_on_the_table_during_its_effect() -> None:
    one = game({"southern": "d4 e4 f4 d3", "northern": "a3"}, hand={"southern": ["Knight"]}, play=["summon Knight e5"])
    shown = one.view("southern")
    assert (shown["table"], shown["hand"], shown["discard"]["southern"]) == ("Knight", [], [])
    one.play("-")
    shown = one.view("southern")
    assert (shown["table"], shown["discard"]["southern"]) == (None, ["Knight"])


def test_kiskin_spirit_does_not_see_itself_but_cards_discarded_this_turn() -> None:
    one = game(
        {"sylvan": "c5 c4 e4", "northern": "a3"},
        hand={"sylvan": ["Kiskin Spirit", "Naiad"]},
        play=["discard Naiad", "-", "summon Kiskin Spirit e5"],
    )
    assert texts(one) == ["-", "Naiad"]


def test_a_legend_goes_to_the_pile_of_legends() -> None:
    one = game({"southern": "e4* e3* d2 e2 f2", "northern": "a3"}, hand={"southern": ["Titan"]})
    one.play("summon Titan e5")
    assert one.view(None)["legends_discard"] == ["Titan"]
    assert one.view(None)["discard"]["southern"] == []


def test_a_being_destroyed_in_its_own_effect_does_only_what_needs_no_being() -> None:
    # The Hypnotist's puppet takes the Hypnotist; the rest of the effect goes on.
    one = game(
        {"southern": "d5 f5 f6 d4", "northern": "e6* g7*"},
        hand={"southern": ["Hypnotist"]},
        play=["summon Hypnotist e5", "e6-e5"],
    )
    assert "g7-g8" in texts(one)
    one.play("g7-g8")
    assert (stones(one, "red"), stones(one, "blue")) == ("d4 d5 f5 f6", "e5* g8*")
    assert destroyed(one) == {}
