"""What each feature of the evaluation measures: two situations that differ in it, and in nothing else where possible.

Every piece stands somewhere, so how pieces lie (`PLACES`) has a list of its own, likewise what they are worth towards
the end (`FORCE`), and both are left out of all others.

Unless a situation says otherwise nobody holds a card, no card is hidden, nobody has a point, and blue is about to
begin its turn, so that of all features only the tempo is not zero in an empty arena.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from tashkalar.bots.values.evaluation import FEATURES, Judge
from tashkalar.bots.values.places import PLACES
from tashkalar.bots.values.weights import MOMENTS
from tashkalar.rules.card import DECKS, Flare
from tests.support import game

FORCE = ("force_late", "foe_force_late")
REST = tuple(name for name in FEATURES if name not in (*PLACES, *FORCE))


class Situation(NamedTuple):
    """Stones by school (the first school judges), more keys of a scenario, fields of the position, the moment."""

    stones: dict[str, str]
    keys: dict[str, Any]
    fields: dict[str, Any]
    moment: str

    def judged(self, weights: dict[str, float]) -> float:
        """The value with these weights for this moment and none for the other."""
        schools = self.keys.get("schools", list(self.stones))
        decks = {**{school: [] for school in schools}, **self.keys.get("deck", {})}
        keys = {"legends": [], "flares": [], "task_pile": [], **self.keys, "deck": decks}
        position = game(self.stones, **keys).position
        for name, value in self.fields.items():
            setattr(position, name, value)
        vectors = {moment: [0.0] * len(FEATURES) for moment in MOMENTS}
        vectors[self.moment] = [weights.get(feature, 0.0) for feature in FEATURES]
        judge = Judge(position, 0, vectors)
        return judge.after(position) if self.moment == "after" else judge.before(position)

    def features(self, which: Sequence[str] = REST) -> dict[str, float]:
        """Each of them that is not zero, measured by giving a weight to it alone."""
        found = {feature: self.judged({feature: 1.0}) for feature in which}
        return {feature: round(value, 6) for feature, value in found.items() if abs(value) > 1e-9}


def at(
    blue: str = "",
    red: str = "",
    moment: str = "before",
    fields: dict[str, Any] | None = None,
    me: str = "northern",
    **keys: Any,
) -> Situation:
    return Situation({me: blue, "southern": red}, keys, fields or {}, moment)


def _against_ice(**keys: Any) -> Situation:
    return Situation({"northern": "", "everfrost": ""}, keys, {}, "before")


GATE_C3: dict[str, Any] = {"gateway": {"nethervoid": "c3"}}
GATE_D4: dict[str, Any] = {"gateway": {"nethervoid": "d4"}}


def _gate(orange: str, red: str = "", **keys: Any) -> Situation:
    return at(orange, red, me="nethervoid", **keys)


def _against_gate(blue: str, orange: str, **keys: Any) -> Situation:
    return Situation({"northern": blue, "nethervoid": orange}, keys, {}, "before")


def hand(*cards: str) -> dict[str, list[str]]:
    return {"northern": list(cards)}


class Change(NamedTuple):
    """From one situation to another a feature goes from one value to another; `along` goes with it and cannot stay."""

    feature: str
    one: Situation
    was: float
    other: Situation
    now: float
    along: dict[str, tuple[float, float]] = {}  # noqa: RUF012  (never changed)


def along(**changes: tuple[float, float]) -> dict[str, tuple[float, float]]:
    return changes


def flares(upper: int, lower: int) -> float:
    """The share of the flares that could be invoked by who is so many upgraded pieces and pieces behind."""
    every = [card for card in DECKS["flares"] if isinstance(card, Flare)]
    return sum(card.upper.need <= upper or card.lower.need <= lower for card in every) / len(every)


def choice(complete: int, lacking_one: int = 0) -> float:
    """What a figure is worth that stands in so many places, and lacks one stone in so many more."""
    steps = (0, 1.0, 1.6, 2.0, 2.3, 2.6, 2.8, 3.0, 3.2)
    return steps[min(complete, 8)] + 0.3 * steps[min(lacking_one, 8)]


IMPERIALS = (
    "Swordmaster, Messenger, Herald, Bomb, Chronicler, Assassin, Time Mage, Summoner, Hypnotist, Cannon, Champion, "
    "Knight, Gun Tower, High Priestess, Gryphon Rider"
).split(", ")
FIFTEEN = {"northern": IMPERIALS, "southern": IMPERIALS}  # as many as the first hands leave
FIVE = {"northern": IMPERIALS, "southern": IMPERIALS[:5]}  # two thirds of a deck are gone
LAST: dict[str, Any] = {"moment": "after", "remaining": 1}  # blue has ended its last turn, red has one more


def late(blue: int, red: int, deck: dict[str, list[str]]) -> Situation:
    return at(scores={"blue": blue, "red": red}, deck=deck)


def cannon(red: str) -> Situation:
    """Red may hold the Cannon, and nothing else."""
    return at("", red, deck={"southern": ["Cannon"]})


def team(blue: str) -> Situation:
    """The partner may hold the Cannon, and nothing else."""
    keys = {"schools": ["northern", "sylvan", "southern", "highland"], "team": True, "deck": {"southern": ["Cannon"]}}
    return Situation({"northern": blue, "sylvan": ""}, keys, {}, "before")


def row(number: int) -> str:
    """Stones on the middle row; six of them, and no enemy, are a line."""
    return " ".join(column + "5" for column in "abcdef"[:number])


def tasks(*names: str, blue: str = "", red: str = "", **keys: Any) -> Situation:
    return at(blue, red, form="high", tasks=list(names), **keys)


CHANGES = [
    # points
    Change("lead", late(0, 0, FIFTEEN), 0, late(0, -2, FIFTEEN), 2),
    Change("lead_late", late(3, 0, FIFTEEN), 0.5, late(3, 0, FIVE), 2, along(mine_late=(0.5, 2))),
    Change("mine_late", late(3, 3, FIFTEEN), 0.5, late(3, 3, FIVE), 2, along(theirs_late=(0.5, 2))),
    Change("theirs_late", late(0, -3, FIFTEEN), 0, late(0, -3, FIVE), -2, along(lead_late=(0, 2))),
    Change("lead_ending", late(0, -2, FIFTEEN), 0, at(scores={"red": -2}, deck=FIFTEEN, remaining=1), 2),
    # pieces
    Change("commons", at(), 0, at("a5 i5"), 2),
    Change("heroics", at(), 0, at("a5*"), 1),
    Change("legends", at(), 0, at("a5**"), 1),
    Change("foe_commons", at(), 0, at("", "a5 i5"), 2),
    Change("foe_heroics", at(), 0, at("", "a5*"), 1),
    Change("foe_legends", at(), 0, at("", "a5**"), 1),
    Change("centre", at("a5"), 0, at("e5"), 1),
    Change("foe_centre", at("", "a5"), 0, at("", "e5"), 1),
    # pieces in touch
    Change("exposed", at("a5 i5", "a6"), 1, at("a5 b5", "a6"), 2),
    Change("exposed_high", at("a5 i5*", "a6"), 0, at("a5* i5", "a6"), 1),
    Change("prey", at("a5", "a6 i5"), 1, at("a5", "a6 a4"), 2),
    Change("prey_high", at("a5", "a6 i5*"), 0, at("a5", "a6* i5"), 1),
    # the own hand: complete figures and their places
    Change(
        "ready_common",
        at("e1 e3"),
        0,
        at("e1 e3", hand=hand("Swordmaster")),
        1,
        along(choice=(0, choice(1, 5))),
    ),
    Change("ready_heroic", at("b5 c5 a4"), 0, at("b5 c5 a4", hand=hand("Cannon")), 1, along(choice=(0, choice(1, 6)))),
    Change(
        "ready_legend",
        at("a7* a6* c6* b5"),
        0,
        at("a7* a6* c6* b5", hand=hand("Storm Elemental")),
        1,
        along(choice=(0, choice(1))),
    ),
    Change("near_common", at("a5"), 0, at("a5", hand=hand("Swordmaster")), 1, along(choice=(0, choice(0, 3)))),
    Change("near_heroic", at("b5 c5"), 0, at("b5 c5", hand=hand("Cannon")), 1, along(choice=(0, choice(0, 4)))),
    Change(
        "near_legend",
        at("a7* a6* c6*"),
        0,
        at("a7* a6* c6*", hand=hand("Storm Elemental")),
        1,
        along(choice=(0, choice(0, 1))),
    ),
    Change("far_common", at(), 0, at(hand=hand("Swordmaster")), 1),
    Change("far_heroic", at("a5"), 0, at("a5", hand=hand("Cannon")), 1),
    Change("far_legend", at("a7* a6* b5"), 0, at("a7* a6* b5", hand=hand("Storm Elemental")), 1),
    Change(
        "two_ready",
        at("e1 e3 f2", hand=hand("Swordmaster")),
        0,
        at("e1 e3 f2", hand=hand("Swordmaster", "Messenger")),
        1,
        along(ready_common=(1, 2), choice=(choice(1, 8), choice(1, 8) + choice(3, 10))),
    ),
    Change(
        "choice",
        at("a3 c3 i5", hand=hand("Swordmaster")),
        choice(1, 7),
        at("a3 c3 e3", hand=hand("Swordmaster")),
        choice(2, 6),
    ),
    # hidden hands
    Change("foe_ready", cannon("b5 c5 i5"), 0, cannon("b5 c5 a4"), 1, along(foe_near=(1, 0))),
    Change("foe_near", cannon("b5 e1 h5"), 0, cannon("b5 c5 h5"), 1),
    Change(
        "foe_ready_legend",
        at("", "a7* a6* c6* i5", hand={"southern": ["Storm Elemental"]}),
        0,
        at("", "a7* a6* c6* b5", hand={"southern": ["Storm Elemental"]}),
        1,
        along(foe_ready=(0, 1.6), foe_near=(1.6, 0)),
    ),
    Change("partner_ready", team("b5 c5 i5"), 0, team("b5 c5 a4"), 1, along(partner_near=(1, 0))),
    Change("partner_near", team("b5 e1 h5"), 0, team("b5 c5 h5"), 1),
    # flares
    Change("flare", at("", "a5* i5*"), 0, at("", "a5* i5*", hand=hand("F12")), 1),
    Change("foe_flare", at("", "", **LAST), 0, at("a5* i5*", "", **LAST), flares(2, 2)),
    # tasks: six in a row
    Change("task_0", tasks(blue=row(6)), 0, tasks("Line Dominance", blue=row(6)), 2),
    Change("task_1", tasks(blue=row(5)), 0, tasks("Line Dominance", blue=row(5)), 2),
    Change("task_2", tasks(blue=row(4)), 0, tasks("Line Dominance", blue=row(4)), 2),
    Change("task_3", tasks(blue=row(3)), 0, tasks("Line Dominance", blue=row(3)), 2),
    Change("foe_task_0", tasks(red=row(6)), 0, tasks("Line Dominance", red=row(6)), 2),
    Change("foe_task_1", tasks(red=row(5)), 0, tasks("Line Dominance", red=row(5)), 2),
    Change("foe_task_2", tasks(red=row(4)), 0, tasks("Line Dominance", red=row(4)), 2),
    Change("foe_task_3", tasks(red=row(3)), 0, tasks("Line Dominance", red=row(3)), 2),
    Change(
        "turn_task",
        tasks(blue="e1 e3", hand=hand("Swordmaster")),
        0,
        tasks("Devastation", blue="e1 e3", hand=hand("Swordmaster")),
        2,
    ),
    Change(
        "foe_turn_task",
        tasks(red="b5 c5 a4", deck={"southern": ["Cannon"]}),
        0,
        tasks("Devastation", red="b5 c5 a4", deck={"southern": ["Cannon"]}),
        2,
    ),
    # cards
    Change(
        "pending",
        at(me="etherweavers"),
        0,
        at(me="etherweavers", scores={"purple": 2}, pending={"etherweavers": "Merchant of Time"}),
        1,
    ),
    Change("draw_school", at(moment="after"), 3, at(moment="after", hand=hand("Knight")), 2),
    Change("draw_legend", at(moment="after"), 2, at(moment="after", hand=hand("Titan")), 1),
    Change("draw_flare", at(moment="after"), 1, at(moment="after", hand=hand("F2")), 0),
    Change("extra_cards", at(), 0, at(fields={"extra_cards": 2}), 2),
    Change("extra_legends", at(), 0, at(fields={"extra_legends": 2}), 2),
    Change("extra_turn", at(), 0, at(fields={"extra_turn": True}), 1),
    Change("frozen", at(me="everfrost"), 0, at(me="everfrost", frozen={"everfrost": "Ice Queen"}), 1),
    Change("foe_frozen", _against_ice(), 0, _against_ice(frozen={"everfrost": "Ice Queen"}), 1),
    Change("gateway", _gate("c3"), 0, _gate("c3", **GATE_C3), 1),
    Change(
        "gateway_heroic",
        _gate("c3 e5*", **GATE_C3),
        0,
        _gate("c3 e5*", gateway={"nethervoid": "e5"}),
        1,
    ),
    Change("gateway_prey", _gate("c3 d4", "e5 e4", **GATE_C3), 0, _gate("c3 d4", "e5 e4", **GATE_D4), 2),
    Change("foe_gateway", _against_gate("", "c3"), 0, _against_gate("", "c3", **GATE_C3), 1),
    Change(
        "foe_gateway_prey", _against_gate("e5 e4", "c3 d4", **GATE_C3), 0, _against_gate("e5 e4", "c3 d4", **GATE_D4), 2
    ),
    Change("slowed", at(me="everfrost"), 0, at(me="everfrost", slowed=["southern"]), 1),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.feature)
def test_a_feature_changes_alone(change: Change) -> None:
    one, other = change.one.features(), change.other.features()
    expected = {change.feature: (change.was, change.now), **change.along}
    names = [feature for feature in FEATURES if one.get(feature, 0.0) != other.get(feature, 0.0)]
    assert {name: (one.get(name, 0.0), other.get(name, 0.0)) for name in names} == {
        name: pytest.approx(pair, abs=1e-6) for name, pair in expected.items()
    }


def test_every_feature_is_measured() -> None:
    assert sorted(change.feature for change in CHANGES) == sorted(set(REST) - {"tempo"})


def test_the_tempo_is_always_there() -> None:
    assert all(one.features()["tempo"] == 1.0 for change in CHANGES for one in (change.one, change.other))


# -- what a feature is made of -----------------------------------------------------------------------------------------
def melee(blue: str, yellow: str, green: str, **keys: Any) -> Situation:
    return Situation({"northern": blue, "highland": yellow, "sylvan": green}, {"form": "melee", **keys}, {}, "before")


PENDING = {"etherweavers": "Antimatter Spirit"}
DESTROYED = [0, 0, 0, 3, 1, 1]
GONE: dict[str, Any] = {"moment": "before", "remaining": 0}  # blue begins the last turn of all
BLUE, RED = "d4 c1* a3** b3", "f4 g1* e9** d9 e3"
WHOLE: dict[str, tuple[Situation, dict[str, float]]] = {
    "of several enemies the mean, of their points the best": (
        melee(
            "a5",
            "e5 i5",
            "c9 e9* b6",
            scores={"blue": {"yellow": 3, "green": 1}, "yellow": {"blue": 2, "green": 2}},
        ),
        {"commons": 1, "foe_commons": 2, "foe_heroics": 0.5, "foe_centre": 0.5, "exposed": 1, "prey": 1}
        | {"lead": 1.9 - 2.6, "lead_late": 1.9 - 2.6, "mine_late": 1.9, "theirs_late": 2.6},
    ),
    "what the turn has destroyed counts, and half of a common that waits for another": (
        at(deck=FIFTEEN, fields={"destroyed": DESTROYED}),
        {"lead": 4.5, "lead_late": 4.5 * 0.25, "mine_late": 4.5 * 0.25},
    ),
    "without an action nothing waits": (
        at(deck=FIFTEEN, fields={"destroyed": DESTROYED}, actions=0),
        {"lead": 4, "lead_late": 4 * 4 / 18, "mine_late": 4 * 4 / 18},
    ),
    "after the own last turn the own pieces are worth nothing": (
        at(BLUE, RED, hand=hand("Swordmaster", "F12"), **LAST),
        {"foe_commons": 3, "foe_heroics": 1, "foe_legends": 1, "foe_centre": 1, "exposed": 1},
    ),
    "with a turn more they are worth all again, and something can be drawn": (
        at(BLUE, RED, fields={"extra_turn": True}, **LAST),
        {"commons": 2.0, "heroics": 1, "legends": 1, "centre": 1, "prey": 1, "extra_turn": 1}
        | {"foe_commons": 3, "foe_heroics": 1, "foe_legends": 1, "foe_centre": 1, "exposed": 1}
        | {"draw_school": 3, "draw_legend": 2, "draw_flare": 1},
    ),
    "after their last turn the pieces of the others are worth nothing": (
        at(BLUE, RED, scores={"red": -2}, deck=FIFTEEN, **GONE),
        {"commons": 2, "heroics": 1, "legends": 1, "centre": 1, "prey": 1, "lead": 2, "lead_ending": 2},
    ),
    "points enough bring the end": (
        at(scores={"blue": 18}, deck=FIFTEEN),
        {"lead": 18, "lead_late": 18, "mine_late": 18, "lead_ending": 18},
    ),
    "a pending being is as near as one in the hand, and takes the place of a card": (
        at("c1 e3", me="etherweavers", moment="after", scores={"purple": 2}, pending=PENDING),
        {"commons": 2, "ready_common": 1, "choice": choice(1, 4), "pending": 1}
        | {"draw_school": 2, "draw_legend": 2, "draw_flare": 1},
    ),
    "the fourth task counts half": (
        tasks("Destruction", "Devastation", "Heroic Destruction", "Line Dominance", blue=row(6)),
        {"commons": 6, "centre": 3, "foe_flare": flares(0, 6), "task_0": 1},
    ),
}


@pytest.mark.parametrize("name", WHOLE)
def test_all_features_of_a_situation(name: str) -> None:
    situation, expected = WHOLE[name]
    assert situation.features() == pytest.approx({"tempo": 1, **expected}, abs=1e-6)


# -- how pieces lie ----------------------------------------------------------------------------------------------------
LYING: dict[str, tuple[str, dict[str, float]]] = {
    "in the centre": ("e5", {"room": 8}),
    "upgraded in the centre": ("d6*", {"centre_high": 1, "room": 8}),
    "in the ring around it": ("c3 g5**", {"middle": 2, "room": 16}),
    "between ring and edge": ("b5", {"room": 8}),
    "at the edge": ("a5", {"edge": 1, "room": 5}),
    "beside a missing corner": ("b8", {"edge": 1, "room": 5}),
    "cornerwise of a missing corner": ("b3", {"edge": 1, "room": 7}),
    "side by side": ("b5 b6", {"side_by_side": 1, "room": 10}),
    "side by side, the other way": ("b5 c5", {"middle": 1, "side_by_side": 1, "room": 10}),
    "corner to corner": ("b4 c5", {"middle": 1, "cornerwise": 1, "room": 12}),
    "corner to corner, the other way": ("c4 b5", {"middle": 1, "cornerwise": 1, "room": 12}),
    "two apart": ("b4 b6", {"two_apart": 1, "room": 13}),
    "two apart, the other way": ("b5 d5", {"two_apart": 1, "room": 13}),
    "a knight's move apart": ("b4 c6", {"middle": 1, "knights_apart": 1, "room": 14}),
    "a knight's move apart, lying": ("b4 d5", {"knights_apart": 1, "room": 14}),
    "a knight's move apart, to the left": ("c4 b6", {"middle": 1, "knights_apart": 1, "room": 14}),
    "a knight's move apart, lying, to the left": ("d4 b5", {"knights_apart": 1, "room": 14}),
    "two corners apart": ("b4 d6", {"two_cornerwise": 1, "room": 15}),
    "two corners apart, the other way": ("d4 b6", {"two_cornerwise": 1, "room": 15}),
    "an upgraded one beside one of its side": ("b5* b6", {"high_together": 1, "side_by_side": 1, "room": 10}),
    "nothing lies on both sides of the edge": ("a5 i5 a6 i6", {"edge": 4, "side_by_side": 2, "room": 12}),
}


@pytest.mark.parametrize("name", LYING)
def test_how_pieces_lie(name: str) -> None:
    stones, expected = LYING[name]
    assert at(stones, "").features(PLACES) == expected
    assert at("", stones).features(PLACES) == {f"foe_{feature}": value for feature, value in expected.items()}


def test_of_several_enemies_each_lies_for_itself() -> None:
    assert melee("", "b5 b6", "c5* f2").features(PLACES) == {
        "foe_middle": 0.5,
        "foe_side_by_side": 0.5,
        "foe_room": 10,
    }


def test_room_is_where_nobody_stands() -> None:
    assert at("b5", "b6").features(PLACES) == {"room": 7, "foe_room": 7}


@pytest.mark.parametrize(
    ("situation", "left"),
    [
        (at("b5 b6", "g5 g6", **LAST), {"foe_middle": 2, "foe_side_by_side": 1, "foe_room": 10}),
        (at("b5 b6", "g5 g6", **GONE), {"side_by_side": 1, "room": 10}),
    ],
    ids=["own", "the others"],
)
def test_how_pieces_lie_is_worth_nothing_after_the_last_turn(situation: Situation, left: dict[str, float]) -> None:
    assert situation.features(PLACES) == left


def test_pieces_count_by_their_worth_and_more_towards_the_end() -> None:
    pieces = at("a5 i5*", "c5** e5* g5")
    early, end = {"deck": FIFTEEN}, {"deck": FIVE}
    assert pieces.features(FORCE) == {"force_late": 3, "foe_force_late": 6}
    assert pieces._replace(keys=early).features(FORCE) == {}
    assert pieces._replace(keys=end).features(FORCE) == {"force_late": 2, "foe_force_late": 4}
    assert melee("", "a5*", "i5**").features(FORCE) == {"foe_force_late": 2.5}
    assert at("a5 i5*", "c5", deck=FIVE, **LAST).features(FORCE) == {"foe_force_late": pytest.approx(2 / 3)}
