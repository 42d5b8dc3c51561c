"""Every being has an emblem of its own: one path inside its box, unlike all others."""

import re
import tomllib

import pytest

from tashkalar.language import decks
from tashkalar.rules.card import CARDS, DECKS, HOMES, Being
from tashkalar.rules.school import check_emblem

BOX, MARGIN = 24, 0.6  # round ends may lean out of the box a little
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
SIZES = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "z": 0}
BEINGS = {deck: [card.name for card in cards if isinstance(card, Being)] for deck, cards in DECKS.items()}


def corners(data: str) -> list[tuple[float, float]]:
    """Where the pen goes; the emblems use these commands only."""
    found: list[tuple[float, float]] = []
    x = y = 0.0
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        size = SIZES[command.lower()]
        assert len(numbers) % size == 0 if size else not numbers, f"{command}{rest}"
        for at in range(0, len(numbers), size or 1):
            part, near = numbers[at : at + size], command.islower()
            if command in "hH":
                x = part[0] + x * near
            elif command in "vV":
                y = part[0] + y * near
            else:
                x, y = part[-2] + x * near, part[-1] + y * near
            found.append((x, y))
    return found


@pytest.mark.parametrize("deck", sorted(deck for deck, beings in BEINGS.items() if beings))
def test_every_being_of_a_deck_has_one_and_nobody_else(deck: str) -> None:
    found = tomllib.loads((HOMES[deck] / "emblems.toml").read_text(encoding="utf-8"))
    assert list(found) == BEINGS[deck]


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if isinstance(card, Being)])
def test_an_emblem_fills_its_box(name: str) -> None:
    data = decks.emblems()[name]
    check_emblem(data)
    assert data.startswith("M")
    xs, ys = zip(*corners(data), strict=True)
    assert min(*xs, *ys) >= -MARGIN
    assert max(*xs, *ys) <= BOX + MARGIN
    assert max(max(xs) - min(xs), max(ys) - min(ys)) > BOX * 2 / 3


def test_emblems_are_told_apart() -> None:
    every = list(decks.emblems().values())
    assert len(set(every)) == len(every)
