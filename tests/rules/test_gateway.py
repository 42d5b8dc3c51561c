"""The Gateway: which piece becomes it, how it goes along, when it is lost, and how it is written and read."""

import pickle
from random import Random
from typing import Any

import pytest

from tashkalar import BrokenPosition, BrokenRecord, Game, SetupError, UnknownName
from tashkalar.game import layout, record
from tests.cards import after, summoned
from tests.support import game, texts


def gateway(one: Game) -> str | None:
    """Where the Gateway stands."""
    found: str | None = one.view(None)["gateway"].get("nethervoid")
    return found


def at(square: str | None) -> dict[str, Any]:
    return {} if square is None else {"gateway": {"nethervoid": square}}


def summon(what: str, own: str, enemy: str = "", play: str = "", where: str | None = None, **keys: Any) -> Game:
    return summoned("nethervoid", what, own, enemy, play, **at(where), **keys)


# -- which piece becomes it --------------------------------------------------------------------------------------------
def test_there_is_none_at_the_start_and_placing_makes_none() -> None:
    one = Game.new("duel", ["nethervoid", "northern"], seed=3)
    one.play("start c5")
    assert gateway(one) is None
    assert gateway(game({"nethervoid": "", "northern": ""}, play=["place e5"])) is None


@pytest.mark.parametrize(
    ("where", "then"),
    [(None, "e5"), ("c7", "e5"), ("g7", "g7")],
    ids=["none yet", "a common one gives way to a hero", "a heroic one stays"],
)
def test_a_heroic_being_becomes_it_unless_a_heroic_one_is_there(where: str | None, then: str) -> None:
    assert gateway(summon("Demon of Sloth e5", "d4 c7 g7*", "", where=where)) == then


def test_a_common_being_becomes_it_only_if_there_is_none() -> None:
    assert gateway(summon("Flame Imp e5", "c5 d4", "h8")) == "e5"
    assert gateway(summon("Flame Imp e5", "c5 d4", "h8", where="c5")) == "c5"  # used in the figure or not


def test_summoned_onto_the_gateway_a_being_becomes_it() -> None:
    one = summon("Flame Imp e5", "c5 d4 e5", "h8", "-", where="e5")
    assert (gateway(one), after(one)[0]) == ("e5", "c5 d4 e5")


def test_it_is_the_gateway_before_its_effect() -> None:
    """The Hell Rider looks at it at once."""
    assert texts(summon("Hell Rider e5", "e5 f5 g5 e4", "h8"))[0] == "-"
    one = summon("Hell Rider e5", "e5 f5 g5 e4", "h8", "e5-e6")
    assert after(one)[0] == "e4 e6* f5 g5"


def test_a_legend_never_takes_the_marker_and_never_bears_it() -> None:
    one = summon("Titan e6", "d3 e3 f3 e4* e5*", "h8", where="d3", hand={"nethervoid": ["Titan"]})
    assert gateway(one) == "d3"


def test_other_schools_open_none() -> None:
    one = summoned("highland", "Ritual Keeper e5", "d5 e6", "", "-")
    assert one.view(None)["gateway"] == {}


def test_in_a_team_only_the_beings_of_its_own_school_become_it() -> None:
    schools = ["highland", "northern", "nethervoid", "southern"]
    one = game(
        {"highland": "d5 e6 h2", "northern": "a5"},
        schools=schools,
        team=True,
        hand={"highland": ["Ritual Keeper"], "nethervoid": ["Demon of Sloth"]},
    )
    for choice in ("summon Ritual Keeper e5", "-", "place h7", "end", "place a4", "place a3", "end"):
        one.play(choice)
    assert gateway(one) is None
    one.play("summon Demon of Sloth i3")
    assert gateway(one) == "i3"
    assert one.view(None)["pieces"]["yellow"].split()[-1] == "i3*"


# -- it goes along -----------------------------------------------------------------------------------------------------
def against(school: str, own: str, orange: str, where: str, *play: str, **keys: Any) -> Game:
    """Another school acts on the pieces of the Nethervoid."""
    return game({school: own, "nethervoid": orange}, play=list(play), **at(where), **keys)


def test_it_goes_along_with_its_own_move_and_with_one_an_enemy_makes_it_do() -> None:
    assert gateway(summon("Vortexmaster e3", "e4 d5 f5 e6 c7*", "h8", "c7-c8", where="c7")) == "c8"
    hand = {"southern": ["Hypnotist"]}
    one = against("southern", "d3 d4 f4 f5", "b5 b8", "b5", "summon Hypnotist e4", "b5-b6", hand=hand)
    assert gateway(one) == "b6"


def test_an_enemy_may_send_it_to_strike_its_own_comrade_or_to_be_struck() -> None:
    hand = {"southern": ["Hypnotist"]}
    start = ("southern", "d3 d4 f4 f5", "b5 b6 h8")
    one = against(*start, "b5", "summon Hypnotist e4", "b5-b6", "-", hand=hand)
    assert (gateway(one), one.view(None)["pieces"]["orange"]) == ("b6", "b6 h8")
    one = against(*start, "b6", "summon Hypnotist e4", "b5-b6", "-", hand=hand)
    assert (gateway(one), one.view(None)["pieces"]["orange"]) == (None, "b6 h8")


def test_it_goes_along_when_pieces_swap() -> None:
    hand = {"etherweavers": ["Paradox Worm"]}
    one = against("etherweavers", "c4 d4 e5", "g6 b6*", "g6", "summon Paradox Worm f5", "c4=g6", hand=hand)
    assert (gateway(one), one.view(None)["pieces"]["orange"]) == ("c4", "b6* c4")


# -- it is lost --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("school", "own", "orange", "where", "play"),
    [
        ("southern", "d2 e2 e3* e4* f2", "d6 h7", "d6", ["summon Titan e5"]),
        ("sylvan", "d6 e4 e5", "f6* c7", "f6", ["summon Dryad e5", "f6"]),
        ("southern", "c4 d5 e3 e4* f5 g4", "h7* b6", "h7", ["summon Angel of Death e4", "h7"]),
        ("southern", "c4 d5 e3 e4* f5 g4", "h7 b6", "h7", ["summon Angel of Death e4", "h7"]),
        ("southern", "c4* d5* e6* e4 f3", "c6 b6", "c6", ["summon Two-Headed Dragon c6", "-"]),
    ],
    ids=["destroyed, uncounted", "converted", "legendary, then destroyed", "destroyed as a hero", "crushed"],
)
def test_it_is_lost_with_its_piece(school: str, own: str, orange: str, where: str, play: list[str]) -> None:
    name = play[0].removeprefix("summon ").rsplit(" ", 1)[0]
    one = against(school, own, orange, where, hand={school: [name]})
    assert gateway(one) == where
    for choice in play:
        one.play(choice)
    assert gateway(one) is None


def test_a_gateway_that_becomes_legendary_is_none_any_more() -> None:
    play = "e6 -"
    keys: dict[str, Any] = {"hand": {"nethervoid": ["Two-Headed Dragon"]}, "where": "e6"}
    one = summon("Two-Headed Dragon c6", "c4* d5* e6* e4 f3", "h8", play, **keys)
    assert gateway(one) is None
    one = summon("Two-Headed Dragon c6", "c4* d5* e6* e4 f3", "h8", "e4 -", **{**keys, "where": "e4"})
    assert gateway(one) == "e4"  # upgraded to heroic it stays


def test_downgraded_it_stays() -> None:
    own = "a5* b5 c6* d6*"
    hand = {"southern": ["Leviathan"]}
    one = against("southern", own, "h7* i6", "h7", hand=hand)
    one.play(next(text for text in texts(one) if text.startswith("summon Leviathan")))
    one.play("h7")
    assert (gateway(one), one.view(None)["pieces"]["orange"]) == ("h7", "h7 i6")


# -- shortage ----------------------------------------------------------------------------------------------------------
ALL = "a3 a4 a5 a6 a7 b3 b4 b5 b6 b7 b8 c1 c2 c3 d4 h3"  # sixteen, all the stones of a duel


def test_picked_up_in_a_shortage_it_is_lost_even_if_put_back() -> None:
    for choice in ("place e5 from c3", "place c3 from c3"):
        assert gateway(game({"nethervoid": ALL, "northern": ""}, play=[choice], **at("c3"))) is None
    assert gateway(game({"nethervoid": ALL, "northern": ""}, play=["place e5 from c2"], **at("c3"))) == "c3"


def test_the_stone_of_a_being_is_picked_up_first() -> None:
    heroic = ALL.replace("c3", "c3*")
    assert gateway(summon("Demon of Sloth e5 from c3", heroic, where="c3", hand=SLOTH)) == "e5"
    assert gateway(summon("Demon of Sloth e5 from c2", heroic, where="c3", hand=SLOTH)) == "c3"


SLOTH = {"nethervoid": ["Demon of Sloth"]}


def test_the_own_stone_that_becomes_the_being_was_the_gateway() -> None:
    one = summon("Demon of Sloth e5", ALL.replace("h3", "e5*"), where="e5", hand=SLOTH)
    assert gateway(one) == "e5"
    assert {"gateway_lost", "gateway"} <= {event.key for step in one.steps for event in step.events}


# -- the Merchant of Time ----------------------------------------------------------------------------------------------
def merchant(*play: str, **keys: Any) -> Game:
    pieces = {"etherweavers": "c3 d4 e3 f4", "nethervoid": "d6 g6 b5"}
    hand = {"etherweavers": ["Merchant of Time"], "nethervoid": ["Demon of Sloth", "Gate Keeper"]}
    return game(pieces, play=list(play), **{"hand": hand, **keys})


def on_card(one: Game) -> bool | None:
    stone = one.view(None)["merchant"]
    return None if stone is None else stone.get("gateway", False)


def test_on_the_merchant_it_keeps_its_marker_until_the_next_being() -> None:
    one = merchant("warp Merchant of Time", "g6", **at("g6"))
    assert (gateway(one), on_card(one)) == (None, True)
    for choice in ("place i5", "place i6", "end"):
        one.play(choice)
    one.play("summon Demon of Sloth e5")
    assert (gateway(one), on_card(one)) == ("e5", False)


def test_it_comes_back_from_the_merchant_as_it_was() -> None:
    stone = {"colour": "orange", "rank": "heroic"}
    keys: dict[str, Any] = {"pending": {"etherweavers": "Merchant of Time"}, "hand": {}}
    one = merchant("summon Merchant of Time e5", "h7", merchant={**stone, "gateway": True}, **keys)
    assert (gateway(one), on_card(one)) == ("h7", None)
    one = merchant("summon Merchant of Time e5", "h7", merchant=stone, **keys)
    assert gateway(one) is None


# -- the position ------------------------------------------------------------------------------------------------------
def position(**keys: Any) -> Any:
    return layout.read({"schools": ["nethervoid", "northern"], "pieces": {"orange": "d4 e5* f6**"}, **keys})


def test_two_positions_that_differ_in_it_are_different() -> None:
    one, other = position(gateway={"nethervoid": "d4"}), position(gateway={"nethervoid": "e5"})
    assert one.key() != other.key() != position().key()
    assert one.whole() != other.whole()
    assert one.copy().whole() == one.whole() == pickle.loads(pickle.dumps(one)).whole()
    assert layout.read(layout.write(one)).whole() == one.whole()


def test_none_may_be_written() -> None:
    assert position(gateway={"nethervoid": "none"}).gateways == 0


@pytest.mark.parametrize(
    ("gateway", "problem"),
    [
        ({"northern": "d4"}, "only nethervoid can have a Gateway, not northern"),
        ({"nethervoid": "z9"}, "'z9'"),
        ({"nethervoid": "c3"}, "none stands on c3"),
        ({"nethervoid": "f6"}, "common or heroic orange piece"),
        ({"sylvan": "d4"}, "sylvan has no seat"),
    ],
)
def test_a_gateway_that_cannot_be_is_refused(gateway: dict[str, str], problem: str) -> None:
    with pytest.raises((UnknownName, BrokenPosition, SetupError), match=problem):
        position(gateway=gateway)


def test_a_position_that_lost_track_of_it_is_broken() -> None:
    one = position(gateway={"nethervoid": "d4"})
    one.check()
    for mask, problem in ((1 << 3, "no piece"), (one.legendary, "legendary"), (one.stones[0] & ~one.legendary, "two")):
        one.gateways = mask
        with pytest.raises(BrokenPosition, match=problem):
            one.check()
    one.gateways, one.merchant_gateway = 0, True
    with pytest.raises(BrokenPosition, match="Merchant"):
        one.check()
    elsewhere = layout.read({"schools": ["southern", "northern"], "pieces": {"red": "d4"}})
    elsewhere.gateways = elsewhere.stones[0]
    with pytest.raises(BrokenPosition, match="no school that has a Gateway"):
        elsewhere.check()


# -- records, taking back, views ---------------------------------------------------------------------------------------
def test_a_record_tells_it() -> None:
    stone = {"colour": "orange", "rank": "heroic", "gateway": True}
    schools = {"etherweavers": "c3", "nethervoid": "d6 g6 b5"}
    one = game(schools, merchant=stone, pending={"etherweavers": "Merchant of Time"})
    assert "merchant: orange heroic gateway" in one.record()
    again = Game.from_record(one.record())
    assert again.position.whole() == one.position.whole()
    other = game(schools, play=["place e5"], **at("g6"))
    assert "gateway nethervoid: g6" in other.record()
    assert Game.from_record(other.record()).position.whole() == other.position.whole()
    with pytest.raises(BrokenRecord, match="merchant"):
        record.read_position("schools: etherweavers, nethervoid\nmerchant: orange heroic door")


def test_it_is_taken_back_with_the_choice() -> None:
    one = summon("Vortexmaster e3", "e4 d5 f5 e6 c7*", "h8", "c7-c8", where="c7")
    assert (gateway(one), gateway(pickle.loads(pickle.dumps(one))), gateway(one.copy())) == ("c8", "c8", "c8")
    one.undo()
    assert gateway(one) == "c7"
    one.undo()
    assert (gateway(one), "summon Vortexmaster e3" in texts(one)) == ("c7", True)


def test_everybody_sees_it_and_a_sample_keeps_it() -> None:
    one = summon("Vortexmaster e3", "e4 d5 f5 e6 c7*", "h8", "c7-c8", where="c7")
    for school in ("nethervoid", "northern", None):
        assert one.view(school)["gateway"] == {"nethervoid": "c8"}
    assert gateway(one.sample("northern", Random(5))) == "c8"


def test_the_log_tells_where_it_is_and_that_it_is_lost() -> None:
    one = summon("Flame Imp e5", "c5 d4 e6", "h8", "e6", where=None)
    told = [entry["text"] for entry in one.view(None)["log"]]
    assert "The orange piece on e5 is the Gateway" in told
    one = against("sylvan", "d6 e4 e5", "f6* c7", "f6", "summon Dryad e5", "f6", hand={"sylvan": ["Dryad"]})
    assert "The Gateway of orange on f6 is lost" in [entry["text"] for entry in one.view(None)["log"]]
