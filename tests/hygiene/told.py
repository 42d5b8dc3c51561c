"""Tell games choice by choice: what was on offer, in its order, and what happened. `python -m tests.hygiene.told`

The golden games, and the examples of every card, so that no effect is left out.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from tashkalar import Game
from tashkalar.game.sight import step_events
from tashkalar.learn.encyclopaedia import Example, examples
from tashkalar.rules.card import CARDS, TASKS
from tests.property.play import texts

GOLDEN = Path(__file__).parents[1] / "golden"


def told(game: Game) -> str:
    """The last step and what can be chosen now; the offer stands for its texts."""
    steps = list(game.steps)
    last = f"{steps[-1].text} {step_events(game, steps[-1])}" if steps else "begins"
    return f"{last} {sha256(repr(texts(game)).encode()).hexdigest()[:16]}"


def played(example: Example) -> Iterator[Game]:
    game = example.begin()
    yield game
    for choice in example.play:
        game.play(choice)
        # Told anew from the beginning of the effect, as a copy does.
        yield game.copy()


def lines() -> Iterator[str]:
    for path in sorted(GOLDEN.glob("*.game")):
        for game in Game.from_record(path.read_text(encoding="utf-8")).retold():
            yield f"{path.stem}: {told(game)}"
    for key in (*CARDS, *TASKS):
        for example in examples(key):
            for game in played(example):
                yield f"{key}: {told(game)}"


if __name__ == "__main__":
    for line in lines():
        print(line)
