"""A turn thought from what a seat sees can be played as it is: nothing hidden shows before it is over."""

import pickle
from random import Random

import pytest

from tashkalar import Game, Option
from tashkalar.bots import LEVELS, Bot, Clock, Sight, make_bot, whole_turn
from tests.property.play import Case, cases, name, pick, texts, walk
from tests.support import game as given

EVERY = cases()


class Lively(Bot):
    """Sees much of the game: rather summonings than placements, and hands over now and then."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, sight: Sight, clock: Clock) -> Option:
        option = sight.option(str(pick(sight.sample(), self.chance(sight))))
        assert option is not None
        return option


class Says(Bot):
    """Makes the choices it was told."""

    def __init__(self, *choices: str) -> None:
        self._choices = iter(choices)

    def choose(self, sight: Sight, clock: Clock) -> Option:
        option = sight.option(next(self._choices))
        assert option is not None
        return option


def sent(game: Game, seed: int) -> Sight:
    """The sight of whoever is to move, as another process gets it."""
    sight: Sight = pickle.loads(pickle.dumps(Sight(game, rng=Random(seed))))
    return sight


def fits(game: Game, choices: list[str], seed: int) -> Game:
    """The true game after a turn; on the way it offers what any deal of the unseen cards offers."""
    true, dealt = game.copy(), Sight(game).sample(Random(seed))
    mover = (game.to_move, game.position.turn)
    for choice in choices:
        assert (true.to_move, true.position.turn) == (dealt.to_move, dealt.position.turn) == mover
        assert texts(true) == texts(dealt)
        true.play(choice)
        dealt.play(choice)
    assert true.over or choices[-1] == "hand over" or (true.to_move, true.position.turn) != mover
    return true


@pytest.mark.parametrize("case", EVERY, ids=name)
def test_every_form_and_every_school(case: Case) -> None:
    number = EVERY.index(case)
    rng, turns, before = Random(number), 0, None
    for game in walk(case, 400 + number % 4, limit=70):
        mover = (game.position.turn, game.to_move)
        # At the beginning of turns, where a partner has been given control, and sometimes in the middle.
        if game.over or (mover == before and rng.random() < 0.9):
            continue
        before, turns = mover, turns + 1
        fits(game, whole_turn(Lively(rng), sent(game, turns).sample(), Clock(nodes=1)), turns)
    assert turns > 5


@pytest.mark.parametrize("level", LEVELS)
def test_every_level(level: str) -> None:
    for case in EVERY[:: 3 if level in ("random", "novice") else 7]:
        game = list(walk(case, 407, limit=40))[-1]
        if not game.over:
            bot = make_bot(level, 1)
            fits(game, whole_turn(bot, sent(game, 1).sample(), Clock(nodes=60)), 2)


def told(game: Game, *choices: str) -> list[str]:
    """A turn of these choices, taken from the sight; how it came out."""
    found = whole_turn(Says(*choices), sent(game, 3).sample(), Clock(nodes=1))
    fits(game, found, 4)
    return found


def test_an_extra_turn_is_another_turn() -> None:
    """Cards were drawn before it."""
    one = given({"northern": "d7* f7* e6* d5 f5", "sylvan": "a5"}, hand={"northern": ["Time Elemental"]}, actions=1)
    assert told(one, "summon Time Elemental e8", "end", "place e5") == ["summon Time Elemental e8", "end"]


@pytest.mark.parametrize("chosen", ["Unicorn", "-"])
def test_the_own_discard_pile_is_seen(chosen: str) -> None:
    one = given(
        {"sylvan": "c5 c4 e4", "northern": "h8"},
        hand={"sylvan": ["Kiskin Spirit"]},
        discard={"sylvan": ["Naiad", "Unicorn"]},
        actions=1,
    )
    assert told(one, "summon Kiskin Spirit e5", chosen, "end")[-1] == "end"


def test_a_warp_effect_out_of_the_discard_pile() -> None:
    one = given(
        {"etherweavers": "c2 d2 d3 e3 e4", "northern": "e6"},
        hand={"etherweavers": ["Ziggurat Sentinel"]},
        discard={"etherweavers": ["Antimatter Spirit"]},
        actions=1,
    )
    assert told(one, "summon Ziggurat Sentinel e5", "copy Antimatter Spirit", "d1", "d1-c1", "end")[-1] == "end"


def test_who_hands_over_has_finished_even_if_control_comes_straight_back() -> None:
    """Whether it does may depend on the partner's hand."""
    one = given(
        {"etherweavers": "d5 e4 e6 f5", "northern": "h8"},
        schools=["etherweavers", "northern", "highland", "sylvan"],
        team=True,
        hand={"etherweavers": ["Reality Patch", "F3"], "highland": []},
        actions=1,
    )
    choices = told(one, "summon Reality Patch e5", "hand over", "end")
    assert choices == ["summon Reality Patch e5", "hand over"]
    after = fits(one, choices, 1)
    assert after.to_move == "etherweavers"
