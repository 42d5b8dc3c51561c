"""Ids are for ever: what one stands for never changes, every choice has some, and guests move nobody."""

from pathlib import Path
from random import Random

import pytest

from tashkalar.env import SIZE, Vocabulary
from tashkalar.env import names as known
from tashkalar.env.words import BLOCKS, FIRST_GUEST_CARD, FIRST_GUEST_COLOUR, GUEST_CARDS
from tashkalar.errors import SetupError, UnknownName
from tashkalar.rules.card import CARDS, TASKS
from tashkalar.rules.forms import FORMS
from tashkalar.rules.school import SCHOOLS
from tests.env import every_form, new_table
from tests.guest import python

RECORDED = [line.split(" ", 1) for line in (Path(__file__).parent / "ids.txt").read_text(encoding="utf-8").splitlines()]


def test_no_id_has_changed_since_it_was_recorded() -> None:
    words = Vocabulary()
    assert [(number, words.word(int(number))) for number, _ in RECORDED] == [tuple(line) for line in RECORDED]
    new = {number for number in range(SIZE) if words.word(number)} - {int(number) for number, _ in RECORDED}
    assert not new, "new ids are recorded in tests/env/ids.txt"


def test_every_name_of_the_game_has_an_id() -> None:
    """A new one is added at the end of its list in tashkalar.env.names."""
    assert list(CARDS) == list(known.CARDS)
    assert list(TASKS) == list(known.TASKS)
    assert list(SCHOOLS) == list(known.SCHOOLS)
    assert [school.colour for school in SCHOOLS.values()] == list(known.COLOURS)
    assert list(FORMS) == list(known.FORMS)
    assert len(known.CARDS) <= FIRST_GUEST_CARD
    assert len(known.COLOURS) <= FIRST_GUEST_COLOUR
    assert len(known.WORDS) <= len(BLOCKS["single"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("-", ["-"]),
        ("NE", ["NE"]),
        ("e5", ["e5"]),
        ("e4-e5", ["e4-", "e5"]),
        ("e4=e5", ["e4=", "e5"]),
        ("place e5", ["place e5"]),
        ("place e5 from c3", ["place e5", "from ...", "c3"]),
        ("summon Cannon e5", ["summon Cannon", "e5"]),
        ("summon Cannon e5 with c4 d5 e5", ["summon Cannon", "e5", "c4", "d5", "e5"]),
        ("summon Titan e5 from c3", ["summon Titan", "e5", "from ...", "c3"]),
        (
            "summon Wild Eagle g6 with f5 h5 spending green from c3",
            ["summon Wild Eagle", "g6", "f5", "h5", "spending ...", "green", "from ...", "c3"],
        ),
        ("discard", ["discard"]),
        ("discard Herald", ["discard ...", "Herald"]),
        ("return F3", ["return ...", "F3"]),
        ("warp Paradox Worm", ["warp ...", "Paradox Worm"]),
        ("thaw Ice Queen", ["thaw ...", "Ice Queen"]),
        ("keep Ice Queen", ["keep ...", "Ice Queen"]),
        ("copy Paradox Worm", ["copy ...", "Paradox Worm"]),
        ("claim Destruction", ["claim ...", "Destruction"]),
        ("flare", ["flare"]),
        ("flare blue", ["flare ...", "blue"]),
        ("point orange", ["point ...", "orange"]),
        ("start c5", ["start ...", "c5"]),
        ("start red f8", ["start ...", "red", "f8"]),
        ("heroic e5", ["heroic", "e5"]),
        ("blue e5", ["blue", "e5"]),
        ("Herald", ["Herald"]),
        ("hand over", ["hand over"]),
    ],
)
def test_a_choice_is_spelled(text: str, words: list[str]) -> None:
    vocabulary = Vocabulary()
    assert [vocabulary.word(number) for number in vocabulary.spell(text)] == words


@pytest.mark.parametrize("text", ["", "place z9", "summon Nobody e5", "flare mauve", "claim Sleep", "dance e5"])
def test_what_is_no_choice_is_named(text: str) -> None:
    with pytest.raises(UnknownName, match="no choice of this game"):
        Vocabulary().spell(text)


def test_there_is_nothing_beyond_the_last_id() -> None:
    with pytest.raises(UnknownName, match=f"ids go from 0 to {SIZE - 1}"):
        Vocabulary().word(SIZE)


@every_form
def test_choices_on_offer_are_spelled_each_in_its_own_way(form: str, players: int, team: bool) -> None:
    rng = Random(f"{form} {players}")
    table = new_table(form, players, team, rng)
    for _ in range(300):
        if table.over:
            break
        texts = [str(option) for option in table.game.options]
        assert len({table.words.spell(text) for text in texts}) == len(texts)
        table.choose(rng.choice(texts))


def test_guests_have_places_of_their_own() -> None:
    plain = Vocabulary()
    guests = Vocabulary((("reef", "coral", ("Moray", "Sea Star")), ("moor", "brown", ("Bog", "Fen"))))
    for number in range(SIZE):
        assert plain.word(number) in ("", guests.word(number))
    assert guests.spell("summon Fen e5")[0] == BLOCKS["summon"][FIRST_GUEST_CARD + GUEST_CARDS + 1]
    assert guests.word(guests.spell("blue e5")[0]) == "blue"
    assert guests.word(guests.spell("brown e5")[0]) == "brown"
    with pytest.raises(SetupError, match="ids are kept for 24"):
        Vocabulary((("shoal", "silver", tuple(f"Fish {letter * 2}" for letter in "abcdefghijklmnopqrstuvwxyz")),))


WITH_GUEST = """
from random import Random
from tashkalar.env import SIZE, Table, Vocabulary
table, rng = Table.new("duel", ["northern", "reef"], 5), Random(2)
for _ in range(400):
    if not table.over:
        table.say(rng.choice(table.allowed))
print(all(Vocabulary().word(n) in ("", table.words.word(n)) for n in range(SIZE)), table.words.cards["Moray"] >= 224)
"""


def test_a_school_that_is_installed_plays_without_moving_anybody(with_reef: dict[str, str]) -> None:
    assert python(with_reef, "-c", WITH_GUEST).split() == ["True", "True"]
