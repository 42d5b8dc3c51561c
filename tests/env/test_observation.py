"""The row of numbers: what stands where, and that nothing hidden is in it."""

from random import Random

import numpy

from tashkalar.env import Table
from tashkalar.env.observation import LENGTH, PIECES, Observer
from tashkalar.env.words import CARDS, SIZE, TASKS
from tests.env import every_form, new_table, play_on
from tests.support import game

RECORDED = {
    "stones": 0, "hand": 1296, "table": 1616, "warped": 1936, "discards": 2256, "waiting": 3536,
    "shared_discards": 4816, "tasks": 5136, "claimed": 5328, "held": 5584, "decks": 5596,
    "stock": 5603, "points": 5611, "scores": 5615,
    "improvised": 5631, "destroyed": 5647, "removed": 5659, "slowed": 5671, "possessed": 5675, "merchant": 5679,
    "schools": 5687, "form": 5751, "to_move": 5759, "turn_of": 5763, "last": 5767, "asked": 5771, "flags": 5776,
    "numbers": 5784, "said": 5789,
}  # fmt: skip


def test_pieces_stay_where_they_are() -> None:
    """Nets that were trained on them read them by their place."""
    start, found = 0, {}
    for name, shape in PIECES.items():
        found[name] = start
        start += int(numpy.prod(shape))
    assert found == RECORDED
    assert (LENGTH, CARDS, TASKS, SIZE) == (6849, 320, 64, 1060)


@every_form
def test_nothing_hidden_is_seen(form: str, players: int, team: bool) -> None:
    rng = Random(f"{form} {players}")
    table = new_table(form, players, team, rng)
    observer, other = Observer(), Observer()
    for _ in range(15):
        play_on(table, rng, 9)
        if table.over:
            break
        for seat in range(players):
            if seat == table.seat or table.game.running is None:
                row = observer.look(table, seat)
                assert (row == other.look(table.sample(seat, rng), seat)).all()
                assert row.any()
                assert abs(row).max() <= 20


def test_what_stands_where() -> None:
    hands = {"northern": ["Knight", "F3"], "highland": ["Dire Wolf"]}
    stones = {"northern": "c3 e5*", "highland": "i7** d4"}
    table = Table(game(stones, hand=hands, discard={"highland": ["Werewolf"]}, scores={"blue": 9}))
    mine, theirs = Observer(), Observer()
    mine.look(table, 0)
    theirs.look(table, 1)
    cards = table.words.cards
    assert mine.pieces["stones"][0, 0, 2, 2] == mine.pieces["stones"][0, 1, 4, 4] == 1
    assert mine.pieces["stones"][1, 2, 6, 8] == mine.pieces["stones"][1, 0, 3, 3] == 1
    assert mine.pieces["stones"].sum() == 4
    assert (mine.pieces["stones"][0] == theirs.pieces["stones"][1]).all()
    assert set(mine.pieces["hand"].nonzero()[0]) == {cards["Knight"], cards["F3"]}
    assert set(theirs.pieces["hand"].nonzero()[0]) == {cards["Dire Wolf"]}
    assert mine.pieces["discards"][1, cards["Werewolf"]] == 1
    assert theirs.pieces["discards"][0, cards["Werewolf"]] == 1
    assert (mine.pieces["to_move"][0], theirs.pieces["to_move"][1]) == (1, 1)
    assert mine.pieces["points"][0] == theirs.pieces["points"][1] == 0.5
    table.say(table.words.spell("discard Knight")[0])
    mine.look(table, 0)
    assert mine.pieces["said"].sum() == (1 if table.said else 0)
    assert not Observer().look(table, 1)[RECORDED["said"] :].any()
