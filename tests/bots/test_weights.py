"""Weights: every one counts for its own feature, in its own moment and its own form."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tashkalar import Game
from tashkalar.bots import Clock, Sight
from tashkalar.bots.master import MasterBot
from tashkalar.bots.planning import AdeptBot, PlanningBot
from tashkalar.bots.search.review import chances, review
from tashkalar.bots.teacher import TeacherBot
from tashkalar.bots.values import weights
from tashkalar.bots.values.evaluation import FEATURES, Judge, Weights
from tashkalar.bots.values.weights import FORMS, MOMENTS, load, weights_for
from tashkalar.rules.card import DECKS
from tashkalar.rules.forms import find_form
from tashkalar.rules.school import SCHOOLS
from tests.support import game

from .positions import KINDS, walked

Kind = tuple[str, bool, list[str]]
every_kind = pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind[0]}{len(kind[2])}{'team' if kind[1] else ''}"
)


@every_kind
def test_every_weight_counts_by_its_feature(kind: Kind) -> None:
    position = walked(kind, 7, 40).position
    rng = Random(1)
    plain = {moment: [rng.uniform(-1, 1) for _ in FEATURES] for moment in MOMENTS}
    judge = Judge(position, position.seat, plain)
    values = {"after": judge.after(position), "before": judge.before(position)}
    features = {"after": judge.features(position, own_turn=True), "before": judge.features(position, own_turn=False)}
    for moment in MOMENTS:
        assert sum(map(bool, features[moment])) > 8
        for index, feature in enumerate(FEATURES):
            changed = {**plain, moment: [*plain[moment]]}
            changed[moment][index] += 0.25
            other = Judge(position, position.seat, changed)
            moved = {
                "after": other.after(position) - values["after"],
                "before": other.before(position) - values["before"],
            }
            expected = dict.fromkeys(MOMENTS, 0.0) | {moment: 0.25 * features[moment][index]}
            assert moved == pytest.approx(expected, abs=1e-9), feature


def test_the_moments_are_not_exchanged() -> None:
    """What is drawn when the turn ends counts after it; before it, it is in the hand already."""
    position = game({"northern": "e5", "southern": "e7"}, legends=[], deck={"southern": []}).position
    for name, after, before in (("tempo", 2.0, 3.0), ("draw_school", 2.0 * 3, 0.0)):
        one_hot = [float(feature == name) for feature in FEATURES]
        judge = Judge(
            position, 0, {"after": [2.0 * part for part in one_hot], "before": [3.0 * part for part in one_hot]}
        )
        assert (judge.after(position), judge.before(position)) == (after, before)


# -- forms -------------------------------------------------------------------------------------------------------------
def test_a_file_is_read_by_form_moment_and_feature(tmp_path: Path) -> None:
    numbers = iter(range(1, 1000))
    named = {form: {moment: {name: next(numbers) for name in FEATURES} for moment in MOMENTS} for form in FORMS}
    vectors = {form: {moment: list(named[form][moment].values()) for moment in MOMENTS} for form in FORMS}
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(named, sort_keys=True))
    assert load(str(file)) == vectors
    assert {form: weights_for(find_form(form), str(file)) for form in FORMS} == vectors
    assert weights_for(find_form("first"), str(file)) == vectors["high"]


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, Weights], None]:
    """Weights of one set for one form; whoever asks for others finds none."""

    def shipped(name: str, form: str, vectors: Weights) -> None:
        found = {name: {"high" if form == "first" else form: vectors}}
        monkeypatch.setattr(weights, "load", lambda name="tuned": found[name])

    return shipped


def begun(kind: Kind) -> Game:
    """An empty arena, and three cards in the first hand."""
    form, team, schools = kind
    hand = {schools[0]: [card.name for card in DECKS[SCHOOLS[schools[0]].deck][:3]]}
    return game(dict.fromkeys(schools[: 2 if team else 4], ""), form=form, team=team, schools=schools, hand=hand)


def one_hot(feature: str, worth: float) -> list[float]:
    return [worth * (name == feature) for name in FEATURES]


@every_kind
@pytest.mark.parametrize("bot", [AdeptBot, MasterBot, TeacherBot])
def test_a_bot_judges_by_the_weights_of_the_form_it_plays(
    bot: type[PlanningBot], kind: Kind, only: Callable[[str, str, Weights], None]
) -> None:
    """A stone is worth having, and nothing else is: so two are placed, by one player or his partner."""
    only("stones", kind[0], {moment: one_hot("commons", 1.0) for moment in MOMENTS})
    one = begun(kind)
    found = bot("stones").explain(Sight(one, rng=Random(1)), Clock(nodes=600)).turns[0]
    assert [choice.split()[0] for choice in found.choices] == ["place", "place", "end"]
    player = bot("stones")
    while one.position.actions > 0:
        one.play(player.choose(Sight(one, rng=Random(1)), Clock(nodes=600)))
    assert one.position.stones[0].bit_count() == 2


@every_kind
def test_looking_back_judges_by_the_weights_of_the_form(kind: Kind, only: Callable[[str, str, Weights], None]) -> None:
    """What is left for the others goes by the weights: the turn is worth something to who has it."""
    only("tuned", kind[0], {"after": one_hot("tempo", -1.0), "before": one_hot("tempo", 1.0)})
    one = begun(kind)
    setup = one.setup
    found = chances(one.position, setup.seats - 1, 0.2)
    assert sum(found) == pytest.approx(1, abs=0.002)
    assert found[setup.side[setup.seats - 1]] == 0.2
    assert found[0] == max(found)
    assert setup.sides == 2 or found[0] > 1.5 * found[1]


@every_kind
def test_without_a_net_turns_are_looked_back_at_by_the_weights(
    kind: Kind, only: Callable[[str, str, Weights], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tashkalar.bots.search.review.net_for", lambda setup: None)
    only("tuned", kind[0], {moment: one_hot("commons", 1.0) for moment in MOMENTS})
    found = review(begun(kind), effort=0.2).turns[0]
    assert [choice.split()[0] for choice in found.choices] == ["place", "place", "end"]
