"""The key of a position: whatever the turn can go on differently from is in it, and nothing that is unseen."""

from typing import Any

import pytest

from tashkalar.rules.card import CARDS, Being
from tashkalar.rules.position import RETURN, Position
from tests.support import game

# What need not be in the key. Whoever leaves out more has to think of a turn that goes on differently.
OF_THE_STONES = {"wide", "wide_upgraded"}
SETTLED_WHEN_TURNS_END = set(
    "setup tasks task_pile claimed remaining last resigned reason seen_first_turn fate script".split()
)
UNSEEN = {"decks", "legends", "flares"}
TOLD_BY_THE_HAND = {"legends_out", "flares_out"}
FOR_THE_LOG = {"events"}
LEFT_OUT = OF_THE_STONES | SETTLED_WHEN_TURNS_END | UNSEEN | TOLD_BY_THE_HAND | FOR_THE_LOG


def position_of(seat: int = 0) -> Position:
    """Early in a turn of one of four partners; nobody holds a card."""
    schools = ["etherweavers", "northern", "sylvan", "highland"]
    one = game({"etherweavers": "d4 e4* f4", "northern": "d6 e6*"}, form="duel", team=True, schools=schools).position
    one.seat = one.control = seat
    return one


def being(card: str) -> Being:
    found = CARDS[card]
    assert isinstance(found, Being)
    return found


# Another value for every field.
OTHER: dict[str, Any] = {
    "stones": [1 << 60, 1 << 61],
    "heroic": 0,
    "legendary": 1 << 60,
    "gateways": 1 << 60,
    "hands": ((CARDS["Dark Sphere"],), (), (), ()),
    "discards": ((CARDS["Dark Sphere"],), (), (), ()),
    "pending": being("Gate of Oblivion"),
    "frozen": (being("Gate of Oblivion"), None, None, None),
    "supply": (16, 3, 15, 3),
    "slowed": 2,
    "merchant": (1, 0),
    "merchant_gateway": True,
    "table": CARDS["Warpmaster"],
    "scores": ((1,), (0,)),
    "improvised": (2, 0),
    "seat": 3,
    "control": 2,
    "turn": 9,
    "phase": RETURN,
    "actions": 1,
    "discarded": True,
    "flared": True,
    "handed": True,
    "destroyed": [0, 0, 0, 1, 0, 0],
    "summoned": 1,
    "summoned_red": 1,
    "summoned_green": 1,
    "summoned_legends": 1,
    "gate": 1,
    "warped": (being("Gate of Oblivion"),),
    "borrow": True,
    "void": True,
    "possessed": 1,
    "extra_cards": 1,
    "extra_legends": 1,
    "extra_turn": True,
}


def test_every_field_is_thought_of() -> None:
    assert set(Position.__slots__) == LEFT_OUT | set(OTHER)
    assert not LEFT_OUT & set(OTHER)


@pytest.mark.parametrize("field", OTHER)
def test_positions_that_differ_in_one_field_have_different_keys(field: str) -> None:
    # Nobody looks at the pile of Northern or Highland: when the turn goes to the partner, nothing else changes.
    one, other = (position_of(1 if field == "seat" else 0) for _ in range(2))
    assert one.key() == other.key()
    setattr(other, field, OTHER[field])
    assert one.key() != other.key()


@pytest.mark.parametrize("control", [0, 2])
def test_of_the_hands_those_count_that_are_played_and_seen(control: int) -> None:
    """The hand of the seat in turn and that of the partner who chooses; others are hidden and not touched."""
    one = position_of()
    one.control = control
    for seat in range(4):
        other = one.copy()
        other.hands = (*one.hands[:seat], (CARDS["Titan"],), *one.hands[seat + 1 :])
        assert (one.key() != other.key()) == (seat in (0, control)), seat


def test_a_pile_counts_for_the_school_whose_effects_look_at_it() -> None:
    """Its order too: the top card can be brought back."""
    one, other = position_of(), position_of()
    pile = (CARDS["Singularity"], CARDS["Dark Sphere"])
    one.discards, other.discards = ((cards, (), cards, ()) for cards in (pile, pile[::-1]))
    assert one.key() != other.key()
    for position in (one, other):
        position.seat = position.control = 2
    assert one.key() == other.key()
