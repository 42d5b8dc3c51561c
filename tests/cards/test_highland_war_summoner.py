"""The War Summoner of the Highland school, who lends an enemy piece to the next figure. Yellow plays against blue."""

import pytest

from tashkalar import Game
from tests.cards import after, blue, choices, summons
from tests.support import game, texts

TOTEM = "d5 e3 e4 f5"


def war_summoner(enemy: str, *cards: str, own: str = TOTEM, play: list[str] | None = None) -> Game:
    hand = {"highland": ["War Summoner", *cards]}
    return game({"highland": own, "northern": enemy}, hand=hand, play=["summon War Summoner e5", *(play or [])])


def test_the_war_summoner_gains_an_action_and_lends_an_enemy_piece_even_on_the_summoning_square() -> None:
    one = war_summoner("d4 h8", "War Drummer")
    assert after(one) == ("d5 e3 e4 e5* f5", "d4 h8", 2, {})
    assert summons(one) == ["War Drummer d4", "War Drummer d5", "War Drummer e4", "War Drummer e5"]
    one.play("summon War Drummer d4")
    one.play("-")
    assert after(one) == ("d4* d5 e3 e4 e5* f5", "h8", 1, blue(common=1))


def test_the_lent_piece_stays_an_enemy_piece_and_the_clan_guardian_may_upgrade_it() -> None:
    one = war_summoner("b5", "Clan Guardian")
    assert summons(one) == ["Clan Guardian c5"]
    one.play("summon Clan Guardian c5")
    assert texts(one) == choices("- b5 d5")
    one.play("b5")
    assert after(one) == ("c5* d5 e3 e4 e5* f5", "b5*", 1, {})


def test_only_one_enemy_piece_is_lent() -> None:
    own = ["Wild Eagle d4", "Wild Eagle e4", "Wild Eagle e6", "Wild Eagle f4"]
    assert summons(war_summoner("c8 e8", "Wild Eagle")) == own
    assert summons(war_summoner("c8 h5", "Wild Eagle")) == [*own, "Wild Eagle g4", "Wild Eagle g6"]


def test_a_lent_piece_on_the_summoning_square_must_not_be_too_high() -> None:
    assert summons(war_summoner("d4**", "War Drummer")) == ["War Drummer d5", "War Drummer e4", "War Drummer e5"]


def test_a_lent_piece_must_have_the_rank_the_figure_asks_for() -> None:
    own = TOTEM + " g4* g5* h3"
    assert summons(war_summoner("i4", "Storm Elemental", own=own)) == []
    one = war_summoner("i4*", "Storm Elemental", own=own, play=["summon Storm Elemental h3", "-"])
    assert after(one) == ("d5 e3 e4 e5* f5 g4* g5* h3**", "i4*", 1, {})


def test_the_loan_lapses_with_the_next_being_whether_it_was_used_or_not() -> None:
    one = war_summoner("d4", "War Drummer", "Wild Eagle", play=["summon Wild Eagle e6", "-"])
    assert after(one) == ("d5 e3 e4 e5* e6 f5", "d4", 1, {})
    assert summons(one) == []


def test_placing_and_flares_do_not_end_the_loan() -> None:
    drummers = ["War Drummer d4", "War Drummer d5", "War Drummer e4", "War Drummer e5"]
    assert summons(war_summoner("d4", "War Drummer", play=["place i3"])) == drummers
    ahead = "d4 a3* a4* a5* a6* a7*"
    one = war_summoner(ahead, "War Drummer", "F8", play=["flare"])
    assert after(one)[2] == 3
    assert summons(one) == drummers


def test_the_loan_lapses_with_the_turn() -> None:
    turns = ["place i3", "place i4", "end", "place g9", "place f9", "end"]
    one = war_summoner("d4", "War Drummer", play=turns)
    assert one.to_move == "highland"
    assert "War Drummer" in one.view("highland")["hand"]
    assert [text for text in summons(one) if text.startswith("War Drummer")] == []


@pytest.mark.parametrize(
    ("spent", "squares", "now_spent"),
    [(["red"], ["d7", "d9"], ["blue", "red"]), (["blue"], ["d7", "d9"], ["blue", "red"]), (["blue", "red"], [], [])],
)
def test_in_a_melee_a_loan_and_an_improvisation_make_two_enemy_pieces(
    spent: list[str], squares: list[str], now_spent: list[str]
) -> None:
    one = game(
        {"highland": TOTEM, "northern": "c8", "southern": "e8"},
        form="melee",
        improvised={"yellow": spent},
        hand={"highland": ["War Summoner", "Wild Eagle"]},
        play=["summon War Summoner e5"],
    )
    offered = [text for text in summons(one) if text in ("Wild Eagle d7", "Wild Eagle d9")]
    assert offered == [f"Wild Eagle {square}" for square in squares]
    if squares:
        one.play("summon Wild Eagle d9")
        one.play("-")
        assert after(one) == ("d5 d9 e3 e4 e5* f5", "c8", "e8", 1, {})
        assert one.view(None)["improvised"]["yellow"] == now_spent


def test_in_a_melee_the_loan_alone_spends_no_marker() -> None:
    one = game(
        {"highland": TOTEM, "northern": "h5", "southern": "a5"},
        form="melee",
        hand={"highland": ["War Summoner", "Wild Eagle"]},
        play=["summon War Summoner e5", "summon Wild Eagle g6", "-"],
    )
    assert after(one) == ("d5 e3 e4 e5* f5 g6", "h5", "a5", 1, {})
    assert one.view(None)["improvised"]["yellow"] == []
