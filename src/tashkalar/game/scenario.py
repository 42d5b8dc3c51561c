"""Scenario files: a position, some choices, and what must then be true (docs/notation.md).

>>> from tashkalar.game.scenario import check
>>> check({"schools": ["northern", "highland"], "play": ["place e5"], "expect": {"pieces": {"blue": "e5"}}})
[]
>>> check({"schools": ["northern", "highland"], "play": ["place e5"], "expect": {"pieces": {"blue": "e6"}}})
["after 1 choices: pieces should be {'blue': ['e6']}, is {'blue': ['e5']}"]
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from ..errors import BrokenScenario, TashKalarError
from ..rules.action import RANKS
from ..rules.arena import NAME, SQUARE
from . import lasting, layout, sight
from .game import Game

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Failure(NamedTuple):
    """One thing that is not as a scenario says."""

    file: str
    scenario: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.scenario}: {self.reason}"


class Report(NamedTuple):
    """What came of a file of scenarios."""

    passed: int  # scenarios
    failed: int
    failures: list[Failure]  # a scenario may fail for several reasons


def check_file(path: Path) -> Report:
    """Play every scenario of a file."""
    passed, failed = 0, 0
    failures: list[Failure] = []
    try:
        scenarios = list(load(path))
    except BrokenScenario as error:
        return Report(0, 1, [Failure(str(path), "file", error.text)])
    for name, data in scenarios:
        reasons = check(data)
        failures += [Failure(str(path), name, reason) for reason in reasons]
        passed += not reasons
        failed += bool(reasons)
    return Report(passed, failed, failures)


def load(path: Path) -> Iterator[tuple[str, Any]]:
    """The scenarios of a file with their names."""
    try:
        loaded = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
    except OSError as error:
        raise BrokenScenario("file", f"cannot be read: {error.strerror or error}") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BrokenScenario("yaml", f"is no YAML: {' '.join(str(error).split())}") from error
    if not isinstance(loaded, list):
        raise BrokenScenario("list", "must hold a list of scenarios")
    for index, data in enumerate(loaded, start=1):
        name = data.get("name") if isinstance(data, dict) else None
        yield str(name or f"scenario {index}"), data


def check(data: Any) -> list[str]:
    """Why a scenario fails; empty if it passes."""
    try:
        if not isinstance(data, dict):
            raise BrokenScenario("mapping", "a scenario is a mapping of keys")
        for key in data:
            if key not in layout.KEYS | {"name", "why", "play", "expect"}:
                raise BrokenScenario("key", f"unknown key {key!r}", key=str(key))
        game = Game(layout.read(data))
        checks = _checks(data.get("expect"))
        choices = data.get("play") or []
        if not isinstance(choices, list):
            raise BrokenScenario("play", "play must be a list of choices")
        reasons: list[str] = []
        for number in range(len(choices) + 1):
            for after, expected in checks:
                if (len(choices) if after is None else after) == number:
                    reasons += [f"after {number} choices: {reason}" for reason in _differences(game, expected)]
            if number < len(choices):
                try:
                    game.play(str(choices[number]))
                except TashKalarError as error:
                    return [*reasons, f"choice {number + 1}: {error.text}"]
        for after, _ in checks:
            if after is not None and not 0 <= after <= len(choices):
                reasons.append(f"after: {after} is beyond the {len(choices)} choices played")
        return reasons
    except TashKalarError as error:
        return [error.text]
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        return [f"the scenario cannot be read: {type(error).__name__}: {error}"]


def _checks(expect: Any) -> list[tuple[int | None, dict[str, Any]]]:
    listed = expect if isinstance(expect, list) else [expect or {}]
    found: list[tuple[int | None, dict[str, Any]]] = []
    for part in listed:
        if not isinstance(part, dict):
            raise BrokenScenario("expect", "expect must be a mapping, or a list of mappings with 'after'")
        for key in part:
            if key != "after" and key not in _EXPECTATIONS:
                raise BrokenScenario("key", f"unknown expectation {key!r}", key=str(key))
        found.append((part.get("after"), {key: value for key, value in part.items() if key != "after"}))
    return found


def _differences(game: Game, expected: dict[str, Any]) -> list[str]:
    found = []
    for key, wanted in expected.items():
        actual, wanted = _EXPECTATIONS[key](game, wanted)
        if actual != wanted:
            found.append(f"{key} should be {wanted!r}, is {actual!r}")
    return found


Compared = tuple[Any, Any]


def _pieces(game: Game, wanted: Any) -> Compared:
    shown = game.view(None)["pieces"]
    for colour in wanted:
        game.setup.side_of(colour)
    return {c: sorted(shown[c].split()) for c in wanted}, {
        c: sorted((text or "").split()) for c, text in wanted.items()
    }


def _cards(attribute: str, ordered: bool) -> Callable[[Game, Any], Compared]:
    def compare(game: Game, wanted: Any) -> Compared:
        cards = getattr(game.position, attribute)
        actual: dict[str, Any] = {}
        for school, names in wanted.items():
            seat_cards = [card.name for card in cards[game.setup.seat_of(school)]]
            if isinstance(names, int):
                actual[school] = len(seat_cards)
            else:
                for name in names:
                    layout.find_card(name)
                actual[school] = seat_cards if ordered else sorted(seat_cards)
        goal = {s: n if isinstance(n, int) or ordered else sorted(map(str, n)) for s, n in wanted.items()}
        return actual, goal

    return compare


def _scores(game: Game, wanted: Any) -> Compared:
    actual = game.scores
    for colour in wanted:
        game.setup.side_of(colour)
    found = {}
    for colour, value in wanted.items():
        found[colour] = {c: actual[colour][c] for c in value} if isinstance(value, dict) else actual[colour]
    return found, wanted


def _gateway(game: Game, wanted: Any) -> Compared:
    shown = lasting.gateways(game.position)
    for school, square in wanted.items():
        game.setup.seat_of(school)
        if square not in SQUARE and square != lasting.NONE:
            raise BrokenScenario("square", f"unknown square {square!r} under gateway", square=str(square))
    return {school: shown.get(school, lasting.NONE) for school in wanted}, wanted


def _points(game: Game, wanted: Any) -> Compared:
    for school in wanted:
        game.setup.seat_of(school)
    return {school: game.points[school] for school in wanted}, wanted


def _destroyed(game: Game, wanted: Any) -> Compared:
    goal: dict[str, dict[str, int]] = {}
    for colour, ranks in (wanted or {}).items():
        game.setup.side_of(colour)
        for rank, number in (ranks or {}).items():
            if rank not in RANKS:
                raise BrokenScenario("rank", f"unknown rank {rank!r} under destroyed", rank=str(rank))
            if number:
                goal.setdefault(colour, {})[rank] = number
    return sight.destroyed(game.position), goal


def _frozen(game: Game, wanted: Any) -> Compared:
    shown = lasting.frozen(game.position)
    for school, name in wanted.items():
        game.setup.seat_of(school)
        if name != lasting.NONE:
            layout.find_card(name)
    return {school: shown.get(school, lasting.NONE) for school in wanted}, wanted


def _removed(game: Game, wanted: Any) -> Compared:
    setup = game.setup
    return lasting.kinds(setup, lasting.removed(game.position)), lasting.kinds(setup, wanted or {})


def _slowed(game: Game, wanted: Any) -> Compared:
    for school in wanted or ():
        game.setup.seat_of(school)
    return sorted(lasting.slowed(game.position)), sorted(wanted or ())


def _texts(game: Game) -> set[str]:
    return {str(option) for option in game.options}


def _options(game: Game, wanted: Any) -> Compared:
    return sorted(_texts(game)), sorted(map(str, wanted))


def _legal(game: Game, wanted: Any) -> Compared:
    texts = _texts(game)
    return [text for text in map(str, wanted) if text in texts], list(map(str, wanted))


def _illegal(game: Game, wanted: Any) -> Compared:
    texts = _texts(game)
    return [text for text in map(str, wanted) if text in texts], []


def _claimable(game: Game, wanted: Any) -> Compared:
    for name in wanted:
        layout.find_task(name)
    return sorted(game.view(None)["claimable"]), sorted(wanted)


def _summon_squares(game: Game, wanted: Any) -> Compared:
    options = [option for option in game.options if option.kind == "summon"]
    actual = {}
    for name in wanted:
        being = layout.find_card(name)
        actual[name] = sorted({NAME[option.square] for option in options if option.card is being})
    return actual, {name: sorted(map(str, squares)) for name, squares in wanted.items()}


_EXPECTATIONS: dict[str, Callable[[Game, Any], Compared]] = {
    "pieces": _pieces,
    "actions": lambda game, wanted: (game.position.actions, wanted),
    "hand": _cards("hands", ordered=False),
    "discard": _cards("discards", ordered=True),
    "deck": _cards("decks", ordered=True),
    "scores": _scores,
    "points": _points,
    "destroyed": _destroyed,
    "frozen": _frozen,
    "removed": _removed,
    "slowed": _slowed,
    "to_move": lambda game, wanted: (game.to_move, wanted),
    "over": lambda game, wanted: (game.over, wanted),
    "winners": lambda game, wanted: (sorted(game.winners), sorted(wanted)),
    "options": _options,
    "legal": _legal,
    "illegal": _illegal,
    "claimable": _claimable,
    "summon_squares": _summon_squares,
    "gateway": _gateway,
}
