"""Random play that sees more of the game than uniform choice, and the setups it is tried on."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from jsonschema import Draft202012Validator

from tashkalar import Game, Option
from tashkalar.game import layout
from tashkalar.rules.arena import KING, SQUARE
from tashkalar.rules.deal import deal
from tashkalar.rules.setup import Setup

SCHOOLS = ("northern", "southern", "highland", "sylvan", "etherweavers")
ROOT = Path(__file__).parents[2]

Case = tuple[str, tuple[str, ...], bool]
"""Form, schools in turn order, team."""

# Schools that came later, in every form they play, beside those whose effects meet theirs.
LATER: list[Case] = [
    ("high", ("etherweavers", "nethervoid"), False),
    ("high", ("everfrost", "sylvan"), False),
    ("duel", ("nethervoid", "everfrost"), False),
    ("duel", ("highland", "nethervoid"), False),
    ("melee", ("everfrost", "nethervoid", "sylvan"), False),
    ("melee", ("nethervoid", "etherweavers", "everfrost", "highland"), False),
    ("high", ("nethervoid", "everfrost", "highland", "northern"), True),
    ("duel", ("everfrost", "etherweavers", "southern", "nethervoid"), True),
]


def _turned(items: tuple[str, ...], by: int) -> tuple[str, ...]:
    by %= len(items)
    return items[by:] + items[:by]


def cases() -> list[Case]:
    """Every form with every set of schools that can play it; the turn order goes round."""
    found: list[Case] = []
    for number, two in enumerate(combinations(SCHOOLS, 2)):
        found += [(form, _turned(two, number + shift), False) for shift, form in enumerate(("first", "high", "duel"))]
    found += [("melee", _turned(three, number), False) for number, three in enumerate(combinations(SCHOOLS, 3))]
    for number, four in enumerate(combinations(SCHOOLS, 4)):
        found.append(("melee", _turned(four, number), False))
        found.append(("high", _turned(four, number + 1), True))
        found.append(("duel", _turned(four, number + 2), True))
    return [*found, *LATER]


def name(case: Case) -> str:
    form, schools, team = case
    return f"{'team ' if team else ''}{form} {'-'.join(school[:2] for school in schools)}"


_FAVOUR = {"summon": 12, "flare": 4, "warp": 3, "claim": 6, "hand_over": 0.3, "discard": 1, "decline": 0.7}
_THRIFTY = {**_FAVOUR, "discard": 0.05, "return": 0.1, "decline": 2}


def pick(game: Game, rng: Random, thrifty: bool = False) -> Option:
    """A choice: first a kind (summonings rather than placements), then one of that kind.

    A thrifty player hardly ever discards: his games are longer and end by points as well.
    """
    options = game.options
    by_kind: dict[str, list[int]] = {}
    for index in some(len(options)):
        by_kind.setdefault(options[index].kind, []).append(index)
    kinds = list(by_kind)
    favour = _THRIFTY if thrifty else _FAVOUR
    kind = rng.choices(kinds, [favour.get(kind, 2) for kind in kinds])[0]
    if kind == "place" and len(by_kind) > 1 and rng.random() < 0.2 and "summon" in by_kind:
        kind = "summon"
    indices = by_kind[kind]
    if kind == "place" and game.question is None:
        # Stones that stand together make figures.
        near = [index for index in rng.sample(indices, min(6, len(indices))) if _beside_own(game, options[index])]
        indices = near or indices
    return options[rng.choice(indices)]


def _beside_own(game: Game, option: Option) -> bool:
    position = game.position
    return bool(KING[option.square] & position.stones[position.setup.side[position.seat]])


def new(case: Case, seed: int) -> Game:
    """A game from its deal; a first game of other than the imperial schools as earlier versions had it."""
    form, schools, team = case
    return Game(deal(Setup.told(form, schools, team), seed))


def late(case: Case, seed: int) -> Game:
    """A game that begins in a crowded arena with scores near the end: legends, shortages and last turns come soon."""
    rng = Random(seed)
    data = layout.write(new(case, seed).position)
    setup = layout.read_setup(data)
    squares = list(SQUARE)
    rng.shuffle(squares)
    data["pieces"] = {colour: _crowd(rng, setup, squares) for colour in setup.colours}
    if not setup.has_tasks:
        near = setup.target - 4
        data["scores"] = {
            colour: {other: rng.randint(0, near) for other in setup.colours if other != colour}
            if setup.form.name == "melee"
            else rng.randint(near // 2, near + 2)
            for colour in setup.colours
        }
    data.update(actions=2, setting_up=False, waiting=[], turn=20)
    return Game(layout.read(data))


def _crowd(rng: Random, setup: Setup, squares: list[str]) -> str:
    """A stone list with most of a colour's stones."""
    number = min(rng.randint(8, setup.stones), len(squares) // 2)
    legends = rng.randint(0, min(2, setup.legendary_stones))
    words = [squares.pop() + "**" for _ in range(legends)]
    return " ".join([*words, *(squares.pop() + rng.choice(["", "", "*"]) for _ in range(number))])


def walk(case: Case, seed: int, limit: int = 10_000) -> Iterator[Game]:
    """A game of random play, after every choice. Of four seeds two begin with the deal, two late in a game."""
    game, rng = (late if seed % 4 > 1 else new)(case, seed), Random(seed)
    yield game
    while not game.over and limit > 0:
        game.play(pick(game, rng, thrifty=seed % 2 == 1))
        limit -= 1
        yield game


def played(case: Case, seed: int, limit: int = 10_000) -> Game:
    """A game after random play, to the end or so many choices."""
    games = list(walk(case, seed, limit))
    return games[-1]


def some(number: int) -> list[int]:
    """Which of so many options to look at: of hundreds of placements in a shortage every seventh is enough."""
    return [index for index in range(number) if number <= 200 or index % 7 == 0 or index >= number - 60]


def texts(game: Game) -> list[str]:
    """The texts of the choices, in the order of the offer; in a shortage not all of the placements."""
    options = game.options
    return [str(options[index]) for index in some(len(options))]


def seats(game: Game) -> list[str | None]:
    return [*game.setup.schools, None]


def state(game: Game, views: bool = True) -> tuple[Any, ...]:
    """Everything that can be seen of a game from outside."""
    shown = [json.dumps(game.view(seat), sort_keys=True) for seat in seats(game)] if views else []
    question = None if game.question is None else (game.question.part, game.question.count)
    return game.position.whole(), texts(game), question, game.to_move, game.state, game.winners, shown


@cache
def schema() -> Draft202012Validator:
    data = json.loads((ROOT / "docs" / "view.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(data)
    return Draft202012Validator(data)
