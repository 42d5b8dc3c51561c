"""A turned or mirrored position has turned or mirrored choices, choice after choice.

The coloured squares of the arena are not symmetric, so what refers to them is left alone: those cards are neither
summoned nor warped here, and their summonings are not compared.
"""

from random import Random
from typing import Any

import pytest

from tashkalar import Game, Option
from tashkalar.game import layout
from tashkalar.rules.arena import DIRECTIONS, NAME, SQUARE, VECTORS, mapped, turned
from tashkalar.rules.card import DECKS, Being
from tashkalar.rules.school import SCHOOLS
from tests.property.play import pick

BY_COLOUR = {
    "Clan Healer", "Ritual Keeper", "Blood Shaman", "Ritual Master", "Werewolf", "Earth Elemental",
    "Antimatter Spirit", "Merchant of Time", "Time Traveler", "Singularity",
}  # fmt: skip


def square(symmetry: int, name: str) -> str:
    return NAME[mapped(symmetry, SQUARE[name])]


def direction(symmetry: int, name: str) -> str:
    return DIRECTIONS[VECTORS.index(turned(symmetry, VECTORS[DIRECTIONS.index(name)]))]


def stones(symmetry: int, text: str) -> str:
    words = [square(symmetry, word.rstrip("*")) + "*" * word.count("*") for word in text.split()]
    return " ".join(sorted(words))


Key = tuple[Any, ...]


def key(symmetry: int, option: Option) -> Key:
    """What an option is, turned: everything a client is told, with its fillings as a set."""
    found = option.describe()
    fillings = {frozenset(square(symmetry, s) for s in found.pop("with", []))}
    fillings |= {frozenset(square(symmetry, s) for s in other) for other in found.pop("others", [])}
    marked = frozenset(square(symmetry, s) for s in found.pop("marked", []))
    inner = frozenset(square(symmetry, s) for s in found.pop("inner", []))
    rays = frozenset(direction(symmetry, d) for d in found.pop("directions", []))
    spending = found.pop("text").partition(" spending ")[2]
    for name in ("square", "from"):
        if name in found:
            found[name] = square(symmetry, found[name])
    if "direction" in found:
        found["direction"] = direction(symmetry, found["direction"])
    if found["kind"] in ("choose", "claim", "point", "flare", "copy"):
        found["word"] = str(option)
    return (tuple(sorted(found.items())), frozenset(fillings), marked, inner, rays, spending)


def compared(option: Option) -> bool:
    return option.card is None or option.card.name not in BY_COLOUR or option.kind in ("discard", "return")


def random_data(seed: int) -> dict[str, Any]:
    """A random position of a duel or a melee, full of pieces and cards."""
    rng = Random(seed)
    number = rng.choice([2, 2, 3])
    schools = rng.sample(list(SCHOOLS), number)
    squares = list(SQUARE)
    rng.shuffle(squares)
    pieces = {}
    for school in schools:
        words = []
        legends = 0
        for _ in range(rng.randint(6, 15)):
            mark = rng.choice(["", "", "", "*", "*", "**"])
            mark = mark if mark != "**" or legends < 3 else "*"
            legends += mark == "**"
            words.append(squares.pop() + mark)
        pieces[SCHOOLS[school].colour] = " ".join(words)
    hands = {}
    dealt = rng.sample([card.name for card in DECKS["legends"]], 3 * number)
    for index, school in enumerate(schools):
        own = [card.name for card in DECKS[SCHOOLS[school].deck]]
        hands[school] = rng.sample(own, 8) + dealt[3 * index : 3 * index + 3] + [f"F{index * 3 + rng.randint(1, 3)}"]
    data: dict[str, Any] = {"form": "melee" if number == 3 else "duel", "schools": schools, "pieces": pieces}
    data.update(hand=hands, actions=rng.randint(2, 4))
    if "etherweavers" in schools and rng.random() < 0.5:
        warping = [card.name for card in DECKS["etherweavers"] if isinstance(card, Being) and card.warp]
        free = [name for name in warping if name not in hands["etherweavers"] and name not in BY_COLOUR]
        data["pending"] = {"etherweavers": rng.choice(free)}
    return data


def image(data: dict[str, Any], symmetry: int) -> Game:
    pieces = {colour: stones(symmetry, text) for colour, text in data["pieces"].items()}
    return Game(layout.read({**data, "pieces": pieces}))


@pytest.mark.parametrize("seed", range(28))
def test_turned_positions_have_turned_choices(seed: int) -> None:
    data = random_data(seed)
    symmetries = [1 + seed % 7, 1 + (seed + 3) % 7]
    game, rng = image(data, 0), Random(seed)
    images = [image(data, symmetry) for symmetry in symmetries]
    for _ in range(40):
        if game.over:
            break
        offered = {symmetry: {key(symmetry, o): o for o in game.options if compared(o)} for symmetry in symmetries}
        for symmetry, other in zip(symmetries, images, strict=True):
            found = {key(0, option): option for option in other.options if compared(option)}
            assert found.keys() == offered[symmetry].keys()
            pieces = {colour: stones(symmetry, text) for colour, text in game.view(None)["pieces"].items()}
            assert other.view(None)["pieces"] == pieces
            assert (other.to_move, other.scores, other.points) == (game.to_move, game.scores, game.points)
        option = _choice(game, rng)
        for symmetry, other in zip(symmetries, images, strict=True):
            wanted = key(symmetry, option)
            other.play(next(found for found in other.options if key(0, found) == wanted))
        game.play(option)


def _choice(game: Game, rng: Random) -> Option:
    while True:
        option = pick(game, rng)
        if compared(option):
            return option


@pytest.mark.parametrize("symmetry", range(8))
def test_every_figure_matches_in_every_orientation(symmetry: int) -> None:
    """For each being: its drawing laid somewhere, turned, is found on the turned square."""
    for deck, cards in DECKS.items():
        school = {"imperial": "southern", "legends": "southern"}.get(deck, deck)
        for card in cards:
            if not isinstance(card, Being) or card.free_square:
                continue
            rows = [line.split() for line in card.figure.drawing.strip().splitlines()]
            places = {f"{'cdefghi'[x]}{7 - y}": letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
            own = {name: "*" if letter in "O%" else "" for name, letter in places.items() if letter in "oO#%"}
            target = next(name for name, letter in places.items() if letter in "@#%")
            pieces = stones(symmetry, " ".join(name + mark for name, mark in own.items()))
            data = {
                "schools": [school, "northern"],
                "pieces": {SCHOOLS[school].colour: pieces},
                "hand": {school: [card.name]},
            }
            game = Game(layout.read(data))
            wanted = f"summon {card.name} {square(symmetry, target)}"
            assert any(str(option).startswith(wanted) for option in game.options), card.name
