"""A sample: what a seat sees stays, and everything it cannot see is dealt anew."""

from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest

from tashkalar import Game
from tashkalar.rules.position import Position
from tashkalar.rules.school import SCHOOLS
from tests.support import game, texts

TWO = {"southern": "d4 e4 f4 d3", "northern": "f6* g7*"}
HANDS = {"southern": ["Knight", "Herald", "Titan", "F2"], "northern": ["Bomb", "Cannon", "Leviathan", "F5"]}


def in_mid_effect() -> Game:
    """A melee of three in which red is moving its Knight; everybody holds cards of every kind."""
    return game(
        {"southern": "d4 e4 f4 d3", "highland": "f6* g7*", "sylvan": "c7"},
        form="melee",
        hand={
            "southern": ["Knight", "Herald", "Titan", "F2"],
            "highland": ["Hill Giant", "Wolf Rider", "Leviathan", "F5"],
            "sylvan": ["Forest Ancient", "Centaur Chieftain", "Hell Bull", "F7"],
        },
        discard={"sylvan": ["Woodland Druid"]},
        play=["summon Knight e5", "e5-f6"],
    )


STAGES: dict[str, Callable[[], Game]] = {
    "high": lambda: Game.new("high", ["northern", "highland"], seed=5),
    "first": lambda: Game.new("first", ["southern", "northern"], seed=5),
    "team": lambda: Game.new("high", ["northern", "highland", "southern", "sylvan"], seed=5, team=True),
    "mid-effect": in_mid_effect,
}


def places(position: Position, seat: int) -> dict[str, dict[str, str]]:
    """Where the unseen cards lie: for each group of cards that are dealt together, the place of every card."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    schools = position.setup.schools
    for other, school in enumerate(schools):
        found[school] = {card.name: f"{school} {place}" for place, card in enumerate(position.decks[other])}
    found["legends"] = {card.name: f"legends {place}" for place, card in enumerate(position.legends)}
    found["flares"] = {card.name: f"flares {place}" for place, card in enumerate(position.flares)}
    found["tasks"] = {task.name: f"tasks {place}" for place, task in enumerate(position.task_pile)}
    for other, school in enumerate(schools):
        if other != seat:
            for card in position.hands[other]:
                group = school if card.deck == SCHOOLS[school].deck else card.deck
                found[group][card.name] = f"hand of {school}"
    return found


@pytest.mark.parametrize("stage", STAGES)
def test_every_unseen_card_comes_to_every_place_it_could_have(stage: str) -> None:
    """Own deck, others' decks and hands, legends, flares and tasks: what the seat cannot tell, chance decides."""
    one = STAGES[stage]()
    for seat, school in enumerate(one.setup.schools):
        true = places(one.position, seat)
        met: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        rng = Random(1)
        for _ in range(300):
            dealt = places(one.sample(school, rng).position, seat)
            assert {group: sorted(cards.values()) for group, cards in dealt.items()} == {
                group: sorted(cards.values()) for group, cards in true.items()
            }
            for group, cards in dealt.items():
                for card, place in cards.items():
                    met[group][card].add(place)
        for group, cards in true.items():
            assert met[group] == {card: set(cards.values()) for card in cards}, group


@pytest.mark.parametrize("stage", STAGES)
def test_what_is_reshuffled_later_is_open_too(stage: str) -> None:
    """The random state is hidden like a card, and so is an order that a record has dictated."""
    one = STAGES[stage]()
    school = one.setup.schools[0]
    fates = [one.sample(school, Random(seed)).position.fate for seed in range(40)]
    assert len({one.position.fate, *fates}) == 41


def test_a_sample_does_not_know_how_a_record_goes_on() -> None:
    one = Game.new("high", ["northern", "highland"], seed=5)
    one.position.script = (one.position.legends,)
    assert one.sample("northern", Random(1)).position.script == ()


@pytest.mark.parametrize("stage", STAGES)
def test_to_its_seat_a_sample_is_the_game(stage: str) -> None:
    one = STAGES[stage]()
    for school in one.setup.schools:
        for seed in range(5):
            other = one.sample(school, Random(seed))
            seen, dealt = one.view(school), other.view(school)
            assert {**dealt, "log": seen["log"], "state": seen["state"]} == seen
            if school == one.to_move:
                assert texts(other) == texts(one)


def test_who_has_agreed_to_end_is_known_in_a_sample() -> None:
    one = game(TWO, hand=HANDS, last="northern")
    one.agree_to_end("northern")
    assert one.sample("southern", Random(3)).view("southern")["agreed"] == ["northern"]


def test_a_sample_depends_on_the_rng_alone() -> None:
    one = Game.new("high", ["northern", "highland"], seed=5)
    first, again = (one.sample("northern", Random(9)) for _ in range(2))
    assert first.position.whole() == again.position.whole()


def test_a_sample_can_be_played_to_the_end() -> None:
    one = game(TWO, hand=HANDS, play=["summon Knight e5"]).sample("northern", Random(3))
    rng = Random(1)
    while not one.over:
        one.play(rng.choice(one.options))
    assert one.winners


def test_a_sample_leaves_the_game_alone() -> None:
    one = game(TWO, hand=HANDS, play=["summon Knight e5", "e5-f6"])
    before = (one.position.whole(), one.record())
    other = one.sample("southern", Random(3))
    other.play("-")
    other.play("place a3")
    assert (one.position.whole(), one.record()) == before


def test_a_known_card_on_the_deck_is_forgotten() -> None:
    # A sample holds what is seen, not what is remembered: the card that went under the deck may be anywhere.
    one = game(TWO, hand=HANDS, play=["discard Herald", "return Knight", "-"])
    places = {
        [card.name for card in one.sample("southern", Random(seed)).position.decks[0]].index("Knight")
        for seed in range(12)
    }
    assert len(places) > 3
