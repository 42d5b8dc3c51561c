"""Bad input: each mistake its own error class, one clear sentence, and the game is unchanged."""

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tashkalar
from tashkalar import BrokenPosition, Game, IllegalChoice, NotAllowed, SetupError, TashKalarError, UnknownName
from tashkalar.game.layout import read
from tests.support import game, texts


def sentence(error: TashKalarError) -> str:
    """An error's sentence, after checking that it is one."""
    text = str(error)
    assert text
    assert "\n" not in text
    assert error.text == text
    described = error.describe()
    assert described == {"key": error.key, "params": error.params, "text": text}
    same = pickle.loads(pickle.dumps(error))
    assert (type(same), str(same), same.key, same.params) == (type(error), text, error.key, error.params)
    return text


def test_every_error_is_a_tashkalar_error() -> None:
    for name in tashkalar.__all__:
        value = getattr(tashkalar, name)
        if isinstance(value, type) and issubclass(value, Exception):
            assert issubclass(value, TashKalarError)


# -- setting up --------------------------------------------------------------------------------------------------------
SETUPS: dict[str, tuple[tuple[str, list[str]], dict[str, Any], str, str]] = {
    "unknown form": (("brawl", ["northern", "southern"]), {}, "form", "brawl"),
    "unknown school": (("duel", ["northern", "eastern"]), {}, "school", "eastern"),
    "school twice": (("duel", ["northern", "northern"]), {}, "same_school", "school"),
    "one player": (("duel", ["northern"]), {}, "players", "2 players"),
    "three in a duel": (("duel", ["northern", "southern", "sylvan"]), {}, "players", "2 players"),
    "two in a melee": (("melee", ["northern", "southern"]), {}, "players", "3 or 4"),
    "five in a melee": (
        ("melee", ["northern", "southern", "sylvan", "highland", "etherweavers"]),
        {},
        "players",
        "3 or 4",
    ),
    "a team of two": (("high", ["northern", "southern"]), {"team": True}, "players", "4 players"),
    "team in a melee": (
        ("melee", ["northern", "southern", "sylvan", "highland"]),
        {"team": True},
        "team_form",
        "melee",
    ),
    "team in a first game": (
        ("first", ["northern", "southern", "sylvan", "highland"]),
        {"team": True},
        "team_form",
        "first",
    ),
    "a school that does not play a form": (("first", ["northern", "nethervoid"]), {}, "form_school", "nethervoid"),
    "nobody": (("duel", []), {}, "players", "2 players"),
}


@pytest.mark.parametrize("name", SETUPS)
def test_set_up(name: str) -> None:
    (form, schools), keywords, key, word = SETUPS[name]
    with pytest.raises(SetupError) as caught:
        Game.new(form, schools, seed=1, **keywords)
    assert caught.value.key == key
    assert word in sentence(caught.value)


# -- choices -----------------------------------------------------------------------------------------------------------
TASKS = ["Destruction", "Red Conquest", "Side Chain", "Isolation"]
FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3"
FOUR = ["southern", "northern", "highland", "sylvan"]


def plain(**keys: Any) -> Game:
    keys.setdefault("hand", {"southern": ["Swordmaster", "Knight", "Titan", "F2"]})
    return game({"southern": "d4 f4", "northern": "e5 d5*"}, **keys)


def effect() -> Game:
    return game(
        {"southern": "d4 f4", "northern": "d5"}, hand={"southern": ["Swordmaster"]}, play=["summon Swordmaster e4"]
    )


def returning() -> Game:
    return plain(play=["discard Knight"])


def pointing() -> Game:
    return game(
        {"southern": "d5 e5 c4", "northern": "e6 a3", "sylvan": "e7 a5"},
        form="melee",
        improvised={"red": ["blue", "green"]},
        hand={"southern": ["Cannon"]},
        actions=1,
        play=["summon Cannon e5", "N", "end"],
    )


def high(**keys: Any) -> Game:
    return game({"southern": "d4", "northern": "e5"}, form="high", tasks=TASKS, **keys)


def ether(**keys: Any) -> Game:
    keys.setdefault("hand", {"etherweavers": ["Translocationist", "Dark Sphere"]})
    return game({"etherweavers": "d4", "northern": "e5"}, **keys)


def team(**keys: Any) -> Game:
    return game({"southern": "d4", "northern": "e5"}, schools=FOUR, team=True, **keys)


Maker = Callable[[], Game]
CHOICES: list[tuple[str, Maker, str, str, str]] = [
    # name, game, choice, key, a word of the sentence
    ("nonsense", plain, "xyzzy", "unknown", "on offer"),
    ("empty", plain, "", "empty", "on offer"),
    ("blank", plain, "   ", "empty", "on offer"),
    ("unknown square", plain, "place k9", "no_square", "k9"),
    ("missing corner", plain, "place a1", "no_square", "a1"),
    ("no square", plain, "place", "no_square", "square"),
    ("occupied", plain, "place e5", "occupied", "e5"),
    ("no action left", lambda: plain(actions=0), "place a3", "no_action", "end the turn"),
    ("no need to pick up", plain, "place a3 from d4", "no_origin", "stock"),
    ("no stone", lambda: game({"southern": FULL, "northern": "e9"}), "place e5", "no_stone", "from"),
    ("unknown being", plain, "summon Dragonfly e5", "no_card", "being"),
    ("a flare is no being", plain, "summon F2 e5", "no_card", "being"),
    ("summon nowhere", plain, "summon Swordmaster", "no_square", "Swordmaster"),
    ("summon on no square", plain, "summon Swordmaster k9", "no_square", "Swordmaster"),
    ("not in hand", plain, "summon Herald e5", "not_in_hand", "Herald"),
    ("summon without an action", lambda: plain(actions=0), "summon Swordmaster e4", "no_action", "action"),
    ("figure not complete", plain, "summon Knight e5", "missing", "Knight"),
    (
        "higher piece",
        lambda: game({"southern": "d4 f4", "northern": "e4*"}, hand={"southern": ["Swordmaster"]}),
        "summon Swordmaster e4",
        "higher_piece",
        "e4",
    ),
    (
        "no stone to summon with",
        lambda: game({"southern": "e4** e3** d2** e2 f2", "northern": "a3"}, hand={"southern": ["Titan"]}),
        "summon Titan e5",
        "no_stone",
        "Titan",
    ),
    (
        "which filling",
        lambda: game({"southern": "c4 c5 d4 d5 e3 e4 f3 f4", "northern": "h8"}, hand={"southern": ["Gun Tower"]}),
        "summon Gun Tower e5",
        "which",
        "with c4 c5 d4 d5",
    ),
    (
        "figure does not fit",
        lambda: plain(hand={"southern": ["Infantry Captain"]}),
        "summon Infantry Captain i7",
        "no_room",
        "Infantry Captain",
    ),
    ("discard a legend", plain, "discard Titan", "own_school", "school"),
    ("discard a card not held", plain, "discard Herald", "not_in_hand", "Herald"),
    ("discard twice", lambda: plain(play=["discard Knight", "-"]), "discard Swordmaster", "discarded", "one discard"),
    ("discard without an action", lambda: plain(actions=0), "discard Knight", "no_action", "action"),
    (
        "discard in the first game",
        lambda: game(
            {"southern": "d4", "northern": "e5"}, form="first", tasks=TASKS[:3], hand={"southern": ["Knight"]}
        ),
        "discard Knight",
        "first_game",
        "first game",
    ),
    ("flare not met", plain, "flare", "flare_need", "flare"),
    ("no flare", lambda: plain(hand={}), "flare", "no_flare", "no flare"),
    (
        "second flare",
        lambda: game(
            {"southern": "a5", "northern": "e5 e6 e7 e8 e9 d5 d6"},
            hand={"southern": ["F2", "F8"]},
            play=["flare", "b5"],
        ),
        "flare",
        "flared",
        "one flare",
    ),
    ("claim with actions left", high, "claim Destruction", "actions_left", "2 action"),
    ("claim an unknown task", lambda: high(actions=0), "claim Boredom", "no_task", "Boredom"),
    ("claim the next task", lambda: high(actions=0), "claim Isolation", "not_current", "Isolation"),
    ("claim what is not met", lambda: high(actions=0), "claim Destruction", "not_met", "Destruction"),
    ("end with actions left", plain, "end", "actions_left", "2 action"),
    ("hand over without a team", plain, "hand over", "no_team", "team"),
    ("hand over without an action", lambda: team(actions=0), "hand over", "no_action", "no action"),
    ("hand over twice", lambda: team(play=["hand over"]), "hand over", "handed", "already"),
    (
        "summon after handing over",
        lambda: game(
            {"southern": "d4 f4", "northern": "a3"},
            schools=FOUR,
            team=True,
            hand={"southern": ["Swordmaster"]},
            play=["hand over"],
        ),
        "summon Swordmaster e4",
        "only_place",
        "place",
    ),
    (
        "flare after handing over",
        lambda: game(
            {"southern": "a5", "northern": "e5 e6 e7 e8 e9"},
            schools=FOUR,
            team=True,
            hand={"southern": ["F2"]},
            play=["hand over"],
        ),
        "flare",
        "handed",
        "handed over",
    ),
    ("warp in the first turn", lambda: ether(first_turn=True), "warp Translocationist", "first_turn", "first turn"),
    (
        "warp with a pending being",
        lambda: ether(pending={"etherweavers": "Paradox Worm"}),
        "warp Translocationist",
        "pending",
        "Paradox Worm",
    ),
    ("warp a card without a warp", ether, "warp Dark Sphere", "no_warp", "Dark Sphere"),
    ("warp without Etherweavers", plain, "warp Paradox Worm", "no_warp", "Paradox Worm"),
    ("target outside an effect", plain, "e5", "no_effect", "effect"),
    ("decline outside an effect", plain, "-", "no_effect", "effect"),
    ("move outside an effect", plain, "d4-d3", "no_effect", "effect"),
    ("a corner that is cut off outside an effect", plain, "d4-a1", "no_effect", "effect"),
    ("a misspelt word before a square", plain, "plase e5", "unknown", "did you mean 'place e5'?"),
    ("a misspelt word inside an effect", effect, "plase e5", "unknown", "did you mean 'place e5'?"),
    ("a misspelt being", plain, "summon Sword Master e5", "no_card", "did you mean 'Swordmaster'?"),
    ("a misspelt card to discard", plain, "discard Swordmastre", "no_card", "did you mean 'Swordmaster'?"),
    ("action inside an effect", effect, "place a3", "effect_running", "Swordmaster"),
    ("end inside an effect", effect, "end", "effect_running", "Swordmaster"),
    ("wrong target", effect, "f5", "not_a_target", "Swordmaster"),
    ("place while returning", returning, "place a3", "other_question", "return Swordmaster"),
    ("return what is not held", returning, "return Bomb", "other_question", "return Swordmaster"),
    ("point in the own colour", pointing, "point red", "other_question", "point blue"),
    ("start in the middle", plain, "start c5", "other_question", "on offer"),
    ("flare of a melee without a colour", lambda: _melee_flare(), "flare", "against", "flare blue"),
    ("the game is over", lambda: plain(last="southern", actions=0, play=["end"]), "place a3", "over", "over"),
]


def _melee_flare() -> Game:
    pieces = {"southern": "a5", "northern": "e5 e6 e7 e8 e9", "sylvan": "c4"}
    return game(pieces, form="melee", hand={"southern": ["F2"]})


@pytest.mark.parametrize(
    ("make", "choice", "key", "word"), [case[1:] for case in CHOICES], ids=[case[0] for case in CHOICES]
)
def test_a_choice_not_on_offer(make: Maker, choice: str, key: str, word: str) -> None:
    one = make()
    before = (one.position.whole(), texts(one), one.record(), one.view("northern"), one.can_undo, one.state)
    with pytest.raises(IllegalChoice) as caught:
        one.play(choice)
    assert word in sentence(caught.value)
    assert caught.value.key == key
    assert before == (one.position.whole(), texts(one), one.record(), one.view("northern"), one.can_undo, one.state)


def test_spaces_do_not_matter() -> None:
    one = plain()
    one.play("  place   a3 ")
    assert "a3" in one.view(None)["pieces"]["red"].split()


def test_an_option_of_another_moment_is_refused() -> None:
    one = plain()
    old = next(option for option in one.options if str(option) == "place a3")
    one.play("place a3")
    with pytest.raises(IllegalChoice):
        one.play(old)
    other = effect()
    target = next(option for option in other.options if str(option) == "d5")
    other.play("-")
    with pytest.raises(IllegalChoice):
        other.play(target)


def test_an_option_of_another_game_plays_by_its_text() -> None:
    one, other = plain(), plain()
    summon = next(option for option in one.options if option.kind == "summon")
    other.play(summon)
    assert other.position.whole() == plain(play=[str(summon)]).position.whole()


# -- seats -------------------------------------------------------------------------------------------------------------
def test_seats_that_are_not_there() -> None:
    one = plain()
    for ask in (
        lambda: one.view("sylvan"),
        lambda: one.sample("sylvan", Random(1)),
        lambda: one.resign("sylvan"),
        lambda: one.agree_to_end("sylvan"),
        lambda: one.view("eastern"),
    ):
        with pytest.raises(SetupError) as caught:
            ask()
        assert "southern, northern" in sentence(caught.value)


def test_not_allowed() -> None:
    three = game({"southern": "d4", "northern": "e5", "sylvan": "f6"}, form="melee")
    last = plain(last="southern")
    last.agree_to_end("southern")
    over = plain(last="southern", actions=0, play=["end"])
    sampled = plain().sample("southern", Random(1))
    for key, ask in (
        ("resign_melee", lambda: three.resign("southern")),
        ("agree_early", lambda: plain().agree_to_end("southern")),
        ("agreed", lambda: last.agree_to_end("southern")),
        ("over", lambda: over.resign("southern")),
        ("over", lambda: over.agree_to_end("southern")),
        ("sampled", lambda: sampled.record()),
    ):
        with pytest.raises(NotAllowed) as caught:
            ask()
        assert caught.value.key == key
        sentence(caught.value)


# -- positions ---------------------------------------------------------------------------------------------------------
SCHOOLS = ["southern", "northern"]


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        ({"pieces": {"red": FULL + " e3"}}, "16"),
        ({"pieces": {"red": "c1** d1** e1** f1**"}}, "3"),
        ({"form": "first", "pieces": {"red": "c1**"}}, "legendary"),
        ({"pieces": {"red": "d4", "blue": "d4"}}, "d4"),
        ({"hand": {"southern": ["Knight", "Knight"]}}, "Knight"),
        ({"hand": {"southern": ["Titan"], "northern": ["Titan"]}}, "Titan"),
        ({"deck": {"southern": ["Knight"]}, "discard": {"southern": ["Knight"]}}, "Knight"),
        ({"legends": ["Titan"], "hand": {"southern": ["Titan"]}}, "Titan"),
        ({"flares": ["F1", "F1"]}, "F1"),
    ],
)
def test_a_position_that_cannot_be(keys: dict[str, Any], word: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        read({"schools": SCHOOLS, **keys})
    assert word in sentence(caught.value)


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        ({"pieces": {"red": "z1"}}, "z1"),
        ({"pieces": {"red": "d4***"}}, "d4***"),
        ({"hand": {"southern": ["Kight"]}}, "Kight"),
        ({"hand": {"southern": ["Naiad"]}}, "Naiad"),
        ({"legends": ["Kight"]}, "Kight"),
        ({"form": "high", "tasks": ["Boredom"]}, "Boredom"),
        ({"actions": -1}, "-1"),
        ({"schools": "southern"}, "schools"),
        ({"pending": {"northern": "Knight"}}, "northern"),
        ({"legends": ["Knight"]}, "Knight"),
        ({"flares": ["Titan"], "legends": []}, "Titan"),
    ],
)
def test_a_name_that_does_not_exist(keys: dict[str, Any], word: str) -> None:
    with pytest.raises(UnknownName) as caught:
        read({"schools": SCHOOLS, **keys})
    assert word in sentence(caught.value)
