"""Nets: what they see, how they are read, and what bots make of them."""

from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tashkalar import Game, UnknownName
from tashkalar.bots import Bot, Clock, Sight, make_bot
from tashkalar.bots.champion import ChampionBot
from tashkalar.bots.master import MasterBot
from tashkalar.bots.search.best_first import Search
from tashkalar.bots.search.ranking import ranked
from tashkalar.bots.search.tree import Node
from tashkalar.bots.values import arrays
from tashkalar.bots.values.evaluation import FEATURES, WON, Judge
from tashkalar.bots.values.inputs import Inputs, Reader, input_names
from tashkalar.bots.values.net import KIND, FastNet, Net, Seen, load, table_of
from tashkalar.bots.values.weights import weights_for
from tashkalar.rules.card import CARDS, TASKS
from tashkalar.rules.forms import FORMS, find_form
from tashkalar.rules.position import Position
from tashkalar.rules.school import SCHOOLS
from tests.support import game

from .positions import KINDS, walked

Kind = tuple[str, bool, list[str]]
every_kind = pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind[0]}{len(kind[2])}{'team' if kind[1] else ''}"
)


def seen_by(position: Position, seat: int) -> set[str]:
    """The names of the inputs that are on."""
    setup = position.setup
    inputs = Inputs(input_names(setup.form, setup.team))
    judge = Judge(position, seat, weights_for(setup.form))
    return {inputs.names[number] for number in Reader(inputs, position, judge).on(position)}


def write_net(path: Path, form: str = "duel", *, seed: int = 1, trust: float = 1.0, **about: Any) -> Path:
    """A net of chance."""
    rng = Random(seed)
    nets, first, second = 2, 6, 4
    names = about.pop("inputs", None) or input_names(find_form(form), False)
    parts = {
        "inputs": ("e", len(names) * nets * first, 0.3),
        "features": ("f", len(FEATURES) * nets * first, 0.05),
        "bias": ("f", nets * first, 0.1),
        "second": ("f", nets * first * second, 0.5),
        "second_bias": ("f", nets * second, 0.1),
        "last": ("f", nets * second, 1.0),
        "ends": ("f", 2, 0.5),
    }
    told = {"kind": KIND, "table": form, "nets": nets, "hidden": [first, second], "features": list(FEATURES)}
    numbers = {name: (kind, [rng.gauss(0, by) for _ in range(size)]) for name, (kind, size, by) in parts.items()}
    arrays.write(path, {**told, "inputs": names, "trust": trust, **about}, numbers)
    return path


# -- inputs ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", FORMS)
def test_every_school_card_and_task_has_its_inputs(form: str) -> None:
    names = input_names(find_form(form), team=False)
    assert len(names) == len(set(names))
    for school in SCHOOLS:
        assert {f"school own {school}", f"school foe1 {school}"} <= set(names)
    for card in CARDS.values():
        wanted = form != "first" or card.deck != "legends"
        assert wanted == any(name.startswith((f"hand {card.name} ", f"flare {card.name}")) for name in names)
    assert (f"task {next(iter(TASKS))}" in names) == find_form(form).tasks


@every_kind
def test_every_input_that_is_on_is_known(kind: Kind) -> None:
    for seed in range(3):
        position = walked(kind, seed, 60).position
        for seat in range(position.setup.seats):
            found = seen_by(position, seat)
            stones = sum(mask.bit_count() for mask in position.stones)
            assert sum(name.split()[1] in ("common", "heroic", "legendary") for name in found) == stones
            for what in ("points own", "stock foe1", "left", "cards own", "school foe1"):
                assert sum(name.startswith(f"{what} ") for name in found) == 1, what


@every_kind
def test_a_net_sees_nothing_hidden(kind: Kind) -> None:
    for seed in range(3):
        now = walked(kind, seed, 50)
        for school in now.setup.schools:
            seat = now.setup.seat_of(school)
            dealt = [now.sample(school, Random(chance)).position for chance in range(3)]
            assert len({frozenset(seen_by(position, seat)) for position in [now.position, *dealt]}) == 1


def test_sides_are_told_by_their_part() -> None:
    position = game({"sylvan": "e5 c3*", "northern": "d7 g5**"}, form="duel").position
    own, other = (set(filter(_is_piece, seen_by(position, seat))) for seat in (0, 1))
    assert own == {"own common e5", "own heroic c3", "foe1 common d7", "foe1 legendary g5"}
    assert other == {"foe1 common e5", "foe1 heroic c3", "own common d7", "own legendary g5"}


def _is_piece(name: str) -> bool:
    return name.startswith(("own ", "foe"))


def test_a_team_has_a_partner_and_a_melee_foes_in_turn_order() -> None:
    team = Game.new("duel", ["northern", "sylvan", "southern", "highland"], seed=1, team=True).position
    schools = {name for name in seen_by(team, 1) if name.startswith("school ")}
    assert schools == {
        "school own sylvan",
        "school foe1 southern",
        "school partner highland",
        "school foe2 northern",
    }
    melee = Game.new("melee", ["northern", "sylvan", "southern"], seed=1).position
    schools = {name for name in seen_by(melee, 2) if name.startswith("school ")}
    assert schools == {"school own southern", "school foe1 northern", "school foe2 sylvan"}


# -- reading a net -----------------------------------------------------------------------------------------------------
def test_named_rows_come_back_as_they_were(tmp_path: Path) -> None:
    parts: dict[str, tuple[str, list[float]]]
    parts = {"a": ("e", [0.5, -2.0]), "b": ("i", [1, -70000]), "c": ("H", []), "d": ("f", [0.25]), "e": ("b", [-1])}
    arrays.write(tmp_path / "rows", {"what": "test"}, parts)
    about, found = arrays.read(tmp_path / "rows")
    assert about == {"what": "test"}
    assert found == {name: numbers for name, (_, numbers) in parts.items()}
    cut = tmp_path / "cut"
    cut.write_bytes((tmp_path / "rows").read_bytes()[:-1])
    with pytest.raises(ValueError, match="e is cut off"):
        arrays.read(cut)


def test_a_value_is_the_sum_of_what_is_on(tmp_path: Path) -> None:
    """Worked out by hand for two nets with a single unit in each layer."""
    names = ["left -1", "school own sylvan"]
    about = {"nets": 2, "hidden": [1, 1], "features": list(FEATURES), "inputs": names}
    features = [0.0] * len(FEATURES)
    features[FEATURES.index("lead")] = 2.0
    weights = [0.0] * (2 * len(FEATURES))
    weights[2 * FEATURES.index("lead")] = 0.25
    parts = {
        "inputs": [1.0, 2.0, 10.0, 20.0],
        "features": weights,
        "bias": [0.5, 0.0],
        "second": [3.0, -1.0],
        "second_bias": [-1.0, 8.0],
        "last": [2.0, 1.0],
        "ends": [0.125, 0.5],
    }
    for kind in (Net, FastNet):
        net = kind(about, parts)
        # (1 + 2 / 4 + 1 / 2) * 3 - 1 = 5, twice that; 8 - 2 = 6; the mean of both, and half of what the weights say
        assert net.judge([Seen([0], features, 4.0)]) == pytest.approx([8 + 0.125 + 2.0])
        assert net.judge([Seen([0], features, -100.0)]) == pytest.approx([8 + 0.125 - 4.0])  # beyond 8 is 8


def test_with_and_without_numpy_the_values_are_the_same(tmp_path: Path) -> None:
    about, parts = arrays.read(write_net(tmp_path / "net"))
    plain, fast = Net(about, parts), FastNet(about, parts)
    seen = []
    for seed in range(4):
        position = walked(KINDS[3], seed, 40).position
        judge = Judge(position, position.seat, weights_for(position.setup.form))
        on = Reader(plain.inputs, position, judge).on(position)
        seen.append(Seen(on, judge.features(position, own_turn=True), judge.after(position)))
    assert fast.judge(seen) == pytest.approx(plain.judge(seen), abs=1e-4)
    assert len(set(plain.judge(seen))) == 4


def test_inputs_and_features_are_found_by_their_names(tmp_path: Path) -> None:
    """A net from before a school was added knows fewer inputs; one may have its features in another order."""
    about, parts = arrays.read(write_net(tmp_path / "net"))
    position = walked(KINDS[4], 1, 40).position
    judge = Judge(position, position.seat, weights_for(position.setup.form))

    def value(net: Net) -> float:
        on = Reader(net.inputs, position, judge).on(position)
        return net.judge([Seen(on, judge.features(position, own_turn=True), 0.0)])[0]

    first = about["nets"] * about["hidden"][0]
    kept = [number for number, name in enumerate(about["inputs"]) if "highland" not in name]
    fewer = {**about, "inputs": [about["inputs"][number] for number in kept], "features": about["features"][::-1]}
    rows = [parts["inputs"][number * first : (number + 1) * first] for number in kept]
    turned = [parts["features"][number * first : (number + 1) * first] for number in range(len(FEATURES))][::-1]
    other = {**parts, "inputs": [*chain(*rows)], "features": [*chain(*turned)]}
    net, small = Net(about, parts), Net(fewer, other)
    assert value(net) == pytest.approx(value(small))
    # What a net has not learned counts for nothing; what there is no longer cannot be counted.
    places = {name: number for number, name in enumerate(about["features"])}
    last = [name for name in about["features"] if judge.features(position, own_turn=True)[places[name]] == 0.0][-1]
    named = [name for name in about["features"] if name != last]
    left = [parts["features"][places[name] * first : (places[name] + 1) * first] for name in named]
    assert value(Net({**about, "features": named}, {**parts, "features": [*chain(*left)]})) == pytest.approx(value(net))
    with pytest.raises(ValueError, match="no such feature: nothing"):
        Net({**about, "features": [*named, "nothing"]}, parts)
    assert small.fits(position.setup)
    with_highland = walked(KINDS[3], 1, 10).position.setup
    assert net.fits(with_highland)
    assert not small.fits(with_highland)
    assert not net.fits(walked(KINDS[1], 1, 10).position.setup)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    for name, content in (("gone", None), ("text", b"hello\nworld"), ("half", write_net(tmp_path / "n").read_bytes())):
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content[: len(content) // 2])
        with pytest.raises(UnknownName, match=f"there is no net '.*{name}'"):
            make_bot("champion", weights=str(path))


# -- playing -----------------------------------------------------------------------------------------------------------
def test_a_net_corrects_its_own_weights_whoever_led_the_search(tmp_path: Path) -> None:
    position = walked(KINDS[3], 5, 30).position
    net = load(str(write_net(tmp_path / "net")))
    assert net.weights == "tuned"
    told = []
    for name in ("tuned", "seasoned"):
        judge = Judge(position, position.seat, weights_for(position.setup.form, name))
        search = Search(judge, Clock(nodes=150))
        search.run(Node(position, None, None))
        before = {str(node.path()): node.value for node in search.finals}
        nodes = ranked(net, judge, position, search.finals, 1.0)
        told.append((before, {str(node.path()): node.value for node in nodes}))
    both = [path for path in told[0][0] if path in told[1][0]]
    assert len(both) > 5
    assert [told[0][0][path] for path in both] != pytest.approx([told[1][0][path] for path in both])
    assert [told[0][1][path] for path in both] == pytest.approx([told[1][1][path] for path in both])


def test_turns_are_ranked_between_weights_and_net(tmp_path: Path) -> None:
    position = walked(KINDS[3], 5, 30).position

    def found(trust: float) -> tuple[list[Node], list[float]]:
        judge = Judge(position, position.seat, weights_for(position.setup.form))
        search = Search(judge, Clock(nodes=150))
        search.run(Node(position, None, None))
        nodes = search.best(20)
        values = {id(node): node.value for node in nodes}
        nodes = ranked(load(str(write_net(tmp_path / "net"))), judge, position, nodes, trust)
        return nodes, [values[id(node)] for node in nodes]

    nodes, before = found(0.0)
    assert [node.value for node in nodes] == before == sorted(before, reverse=True)
    whole, before = found(1.0)
    assert before != sorted(before, reverse=True)
    assert [node.value for node in whole] == sorted((node.value for node in whole), reverse=True)
    half, before = found(0.5)
    by_path = {str(node.path()): node.value for node in whole}
    for node, value in zip(half, before, strict=True):
        assert node.value == pytest.approx((value + by_path[str(node.path())]) / 2)


def test_a_decided_game_is_no_matter_for_a_net(tmp_path: Path) -> None:
    position = walked(KINDS[3], 5, 30).position
    judge = Judge(position, position.seat, weights_for(position.setup.form))
    won, lost = Node(position, None, None), Node(position, None, None)
    won.value, lost.value = WON + 1, -WON
    assert ranked(load(str(write_net(tmp_path / "net"))), judge, position, [lost, won], 1.0) == [won, lost]
    assert (won.value, lost.value) == (WON + 1, -WON)


def choices(bot: Bot, kind: Kind) -> list[str]:
    """What a bot chooses in some games."""
    found = []
    for seed in range(8):
        now = walked(kind, seed, 25)
        found.append(str(bot.choose(Sight(now, rng=Random(1)), Clock(nodes=300))))
    return found


def test_where_a_net_does_not_know_the_game_the_champion_is_a_master(tmp_path: Path) -> None:
    old = write_net(tmp_path / "net", inputs=[n for n in input_names(find_form("duel"), False) if "highland" not in n])
    for kind in KINDS:
        fits = kind[0] == "duel" and not kind[1] and "highland" not in kind[2]
        same = choices(ChampionBot(str(old)), kind) == choices(MasterBot("seasoned"), kind)
        assert same != fits, kind


def test_a_net_is_for_a_form_alone_or_in_teams() -> None:
    assert {table_of(form, team) for form in FORMS.values() for team in (False, True)} >= {"duel", "high-team"}
