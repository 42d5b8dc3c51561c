"""Find puzzles in games of bots, and verify each one by searching the whole turn.

The arena comes from a game; the hand is dealt anew from cards whose figures are near, so that there is something to
find and the turn stays small enough to be searched to its end. A position becomes a puzzle if its goal can be reached
this turn in at most two really different ways (that is, with different cards) and if choosing greedily, step by step,
does not find one. Everything follows from the seed.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from math import log10
from pathlib import Path
from random import Random
from typing import Any

from ..bots import Clock, Sight, make_bot
from ..bots.values.nearness import steps, wide_parts
from ..errors import NotAllowed
from ..game import Game, lasting, layout
from ..learn import goals, puzzles
from ..learn.play import material
from ..learn.turns import Found, Group, TooLarge, Turn, Way, different, rank
from ..rules.card import DECKS, Being
from ..rules.position import ACT, Position, stone_list
from ..rules.running import Point
from ..rules.school import SCHOOLS, find_school
from ..rules.turn import options as turn_options
from .numbers import at_least
from .progress import Progress

_FIRST_TURN, _LAST_TURN, _EVERY = 9, 44, 3
_HANDS, _DRAWS = 6, 12  # that are tried in each position, and drawn for each
_MOST_NODES, _QUICK_NODES = 60_000, 6_000
_BROAD = 400  # nodes of an effect that are too many
_MOST_WAYS = 2
_SHARES = {"task": 0.62, "score": 0.3, "legend": 0.08}
_THOUGHTS = {"novice": 10_000, "adept": 4_000, "master": 8_000}  # nodes, so that every machine thinks alike


# -- what is a puzzle --------------------------------------------------------------------------------------------------
def candidates(position: Position, found: Found) -> Iterator[tuple[dict[str, Any], dict[Group, Way]]]:
    """Goals of a position with their ways: each task, the highest score, the only legend."""
    best = max((value for kind, value in found.ways if kind == "score"), default=0)
    enemy = position.setup.enemies[position.setup.side[position.seat]][0]
    legends = (position.stones[enemy] & position.legendary).bit_count()
    for (kind, value), ways in sorted(found.ways.items(), key=str):
        if kind == "task" or (kind == "score" and value == best) or (kind == "legend" and legends == 1):
            yield {kind: value}, different(ways)


def greedy_finds(game: Game, wanted: dict[str, Any]) -> bool:
    """Whether taking what brings the goal nearest at every single step reaches it."""
    goal = goals.Goal.set(wanted, game)
    game = game.copy()
    while not game.over and game.position.turn == goal.turn:
        ranked = []
        for option in game.options:
            if option.kind in ("discard", "return"):
                continue
            after = game.copy()
            after.play(option)
            if goal.met(after):
                return True
            if option.kind not in ("end", "claim"):
                ranked.append((*nearness(after, goal), str(option)))
        if not ranked:
            return False
        game.play(max(ranked)[-1])
    return False


def nearness(game: Game, goal: goals.Goal) -> tuple[float, float]:
    """How near a goal is, and the material for want of anything better."""
    position = game.position
    near = 0.0
    if "task" in goal.wanted:
        task = next((task for task in position.tasks if task.name == goal.wanted["task"]), None)
        parts = [] if task is None else task.progress(position, goal.side)
        near = sum(min(have, need) / need for _, have, need in parts if need)
    elif "score" in goal.wanted:
        near = float(goals.scored(goal, game))
    return near, material(position, goal.side)


def bots_finding(game: Game, wanted: dict[str, Any], seed: int) -> list[str]:
    """The levels whose turn reaches the goal, though they play to win and not for the goal."""
    found = []
    for level, nodes in _THOUGHTS.items():
        goal, played = goals.Goal.set(wanted, game), game.copy()
        bot, clock = make_bot(level, seed), Clock(nodes=nodes)
        while not played.over and played.position.turn == goal.turn and not goal.met(played):
            played.play(str(bot.choose(Sight(played, rng=Random(seed)), clock)))
        if goal.met(played):
            found.append(level)
    return found


# -- positions ---------------------------------------------------------------------------------------------------------
def source_games(seed: int, school: str | None = None) -> Iterator[tuple[str, Game]]:
    """Games without end, forms and schools in turn, each with a name; or those in which a school plays."""
    seatings = [two for two in permutations(SCHOOLS, 2) if school is None or school in two]
    Random(seed).shuffle(seatings)
    number = 0
    while True:
        for form in ("high", "duel"):
            schools = seatings[number % len(seatings)]
            yield f"{seed} {form} {number}", Game.new(form, schools, seed=seed * 1_000_003 + number)
        number += 1


def positions(name: str, game: Game) -> Iterator[dict[str, Any]]:
    """Beginnings of turns of a game between novices, as scenario keys; the hand is still empty."""
    bots = [make_bot("novice", seat) for seat in range(2)]
    rng = Random(name)
    while not game.over and game.position.turn <= _LAST_TURN:
        position = game.position
        number = position.turn
        if number >= _FIRST_TURN and number % _EVERY == 0 and position.phase == ACT:
            yield written(position)
        while not game.over and game.position.turn == number:
            sight = Sight(game, rng=Random(rng.getrandbits(32)))
            bot = bots[game.position.control]
            game.play(str(bot.choose(sight, Clock(nodes=_THOUGHTS["novice"]))))


def written(position: Position) -> dict[str, Any]:
    """A position as the player to move sees it, in as few keys as possible."""
    setup, seat = position.setup, position.seat
    schools = [setup.schools[seat], setup.schools[1 - seat]]
    sides = setup.side[seat], setup.side[1 - seat]
    data: dict[str, Any] = {
        "form": setup.form.name,
        "schools": schools,
        "pieces": {setup.colours[side]: stone_list(position, side) for side in sides},
    }
    if setup.has_tasks:
        data["tasks"] = [task.name for task in position.tasks]
    lasts = lasting.write(position)
    return {**data, **{key: lasts[key] for key in ("frozen", "gateway", "removed") if key in lasts}}


def with_legend(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with one enemy hero as a legend, if there is none: novices seldom summon any."""
    colour = find_school(data["schools"][1]).colour
    words = data["pieces"][colour].split()
    gates = [f"{square}*" for square in data.get("gateway", {}).values()]  # a legend is no Gateway
    heroes = [word for word in words if word.endswith("*") and word not in gates]
    if not heroes or any(word.endswith("**") for word in words):
        return data
    raised = rng.choice(heroes)
    text = " ".join(word + "*" if word == raised else word for word in words)
    return {**data, "pieces": {**data["pieces"], colour: text}}


def with_frozen(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with a frozen effect in play and one action left, if none is: novices thaw at once.

    With two actions there would be too many ways to play the turn.
    """
    school = data["schools"][0]
    if school in data.get("frozen", {}):
        return data
    icy = [card.name for card in DECKS[find_school(school).deck] if isinstance(card, Being) and card.frozen is not None]
    return {**data, "actions": 1, "frozen": {**data.get("frozen", {}), school: rng.choice(icy)}}


@dataclass
class Breadth:
    """How many nodes a card adds to a turn: if it is summoned at once, and after a placement."""

    now: int
    later: int


def breadth(data: dict[str, Any], being: Being) -> Breadth | None:
    """None if the card lacks more than one piece, or if its effect has too many variations to be searched."""
    root = Point(layout.read({**data, "hand": {data["schools"][0]: [being.name]}}))
    ready, one_missing, _ = steps(being)(*wide_parts(root.position, 0))
    if not ready | one_missing:
        return None
    options = turn_options(root.position)
    summonings = [option for option in options if option.kind == "summon"]
    now = later = 0
    for option in summonings:
        now += _variations(root.step(option))
        if now > _BROAD:
            return None
    for option in options if one_missing else ():
        if option.kind == "place":
            placed = root.step(option)
            after = [option for option in turn_options(placed.position) if option.kind == "summon"]
            if len(after) > len(summonings):
                later = _variations(placed.step(after[-1])) * min(12, one_missing.bit_count())
                break
    return Breadth(now, later)


def _variations(node: Point) -> int:
    """The points of an effect, as far as they are counted."""
    found, waiting = 1, [node]
    while waiting and found <= _BROAD:
        node = waiting.pop()
        for option in () if node.question is None else node.question.options:
            waiting.append(node.step(option))
            found += 1
    return found


class Dealer:
    """Deals hands for a position: three cards of the school and sometimes a legend, all near, none too broad."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.school = data["schools"][0]
        self.mine = self._near(find_school(self.school).deck)
        self.legends = self._near("legends")

    def _near(self, deck: str) -> dict[str, Breadth]:
        in_play = self.data.get("frozen", {}).values()
        cards = [card for card in DECKS[deck] if isinstance(card, Being) and card.name not in in_play]
        measured = {card.name: breadth(self.data, card) for card in cards}
        return {name: found for name, found in measured.items() if found is not None}

    def deal(self, rng: Random) -> dict[str, Any] | None:
        """A hand whose turn is probably small enough; None if there is none in a few tries."""
        for _ in range(_DRAWS if len(self.mine) > 2 else 0):
            hand = rng.sample(sorted(self.mine), 3)
            if self.legends and rng.random() < 0.5:
                hand.append(rng.choice(sorted(self.legends)))
            sizes = [self.mine.get(name) or self.legends[name] for name in hand]
            now = sum(size.now for size in sizes)
            pairs = (now * now - sum(size.now * size.now for size in sizes)) // 2
            quick = now + sum(size.later for size in sizes) + pairs
            if quick <= _QUICK_NODES and quick + 45 * now <= _MOST_NODES:
                return {**self.data, "hand": {self.school: hand}}
        return None


# -- mining ------------------------------------------------------------------------------------------------------------
class Mine:
    """Collects puzzles until there are enough of each kind, not too many of them alike."""

    def __init__(self, number: int, seed: int, most: int = _MOST_NODES, school: str | None = None) -> None:
        self.number, self.seed, self.most, self.school = number, seed, most, school
        self.wanted = {kind: round(share * number) for kind, share in _SHARES.items()}
        self.wanted["task"] += number - sum(self.wanted.values())
        self.taken: Counter[str] = Counter()
        self.kept: list[tuple[float, dict[str, Any]]] = []

    def dig(self, progress: Progress | None = None) -> list[dict[str, Any]]:
        """The puzzles, graded, easy ones first."""
        for name, game in source_games(self.seed, self.school):
            if not self.wanted["legend"] and not self.wanted["task" if game.setup.has_tasks else "score"]:
                continue
            entry = self._from_game(name, game)
            if entry is not None and progress is not None:
                missing = ", ".join(f"{kind} {number}" for kind, number in self.wanted.items() if number)
                progress.step(note=f"missing: {missing}")
            if not any(self.wanted.values()):
                break
        return self._graded()

    def _from_game(self, name: str, game: Game) -> dict[str, Any] | None:
        """One puzzle a game at most, so that they differ."""
        rng = Random(name)
        for data in positions(name, game):
            if self.school not in (None, data["schools"][0]):
                continue
            if rng.random() < 0.4:
                data = with_legend(data, rng)
            if find_school(data["schools"][0]).freezes and rng.random() < 0.6:
                data = with_frozen(data, rng)
            dealer = Dealer(data)
            for _ in range(_HANDS):
                dealt = dealer.deal(rng)
                entry = None if dealt is None else self._from_position(dealt)
                if entry is not None:
                    return entry
        return None

    def _from_position(self, data: dict[str, Any]) -> dict[str, Any] | None:
        """A quick search tells whether there may be a puzzle, the whole one whether there is."""
        game = Game(layout.read(data))
        quick = self._promising(game, data, _QUICK_NODES, quick=True)
        if not any(not greedy_finds(game, goal) for goal, _, _ in quick):
            return None
        for goal, ways, share in self._promising(game, data, self.most):
            if greedy_finds(game, goal):
                continue
            best = min(ways.values(), key=lambda way: rank(way.path))
            finders = bots_finding(game, goal, self.seed)
            hardness = 0.5 * len(best.path) + max(0.0, log10(share)) + 1.2 * (len(_THOUGHTS) - len(finders))
            entry = {"goal": goal, "ways": len(ways), "solution": best.path, "found_by": finders, "position": data}
            self.kept.append((hardness, entry))
            self.wanted[next(iter(goal))] -= 1
            self.taken.update(_marks(goal, data))
            return entry
        return None

    def _promising(
        self, game: Game, data: dict[str, Any], most: int, quick: bool = False
    ) -> list[tuple[dict[str, Any], dict[Group, Way], float]]:
        """Goals with few enough ways, and how many ends of the turn there are for each that reaches the goal."""
        try:
            found = Turn(Point.at(game.position, game.running), most, quick).search()
        except TooLarge:
            return []
        good = []
        for goal, ways in candidates(game.position, found):
            long = all(len(way.path) > (1 if "legend" in goal else 2) for way in ways.values())
            if self._room_for(goal, data) and 1 <= len(ways) <= _MOST_WAYS and frozenset() not in ways and long:
                good.append((goal, ways, found.ends / sum(way.number for way in ways.values())))
        return good

    def _room_for(self, goal: dict[str, Any], data: dict[str, Any]) -> bool:
        """Whether there are not too many puzzles like it, in all and for its school."""
        most = (max(3, self.number // (12 if "task" in goal else 5)), max(2, self.number // 40))
        alike = [self.taken[mark] for mark in _marks(goal, data)]
        return self.wanted[next(iter(goal))] > 0 and alike[0] < most[0] and alike[1] < most[1]

    def _graded(self) -> list[dict[str, Any]]:
        """Numbered from easy to hard; each fifth is a grade."""
        self.kept.sort(key=lambda pair: (pair[0], json.dumps(pair[1], sort_keys=True)))
        total = len(self.kept)
        return [{"id": i + 1, "grade": 1 + 5 * i // total, **entry} for i, (_, entry) in enumerate(self.kept)]


def _marks(goal: dict[str, Any], data: dict[str, Any]) -> tuple[str, str]:
    return json.dumps(goal), f"{json.dumps(goal)} {data['schools'][0]}"


def merged(before: list[dict[str, Any]], found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Puzzles added to others: ids go on where those end, and easy ones still come first."""
    last = max((entry["id"] for entry in before), default=0)
    added = [{**entry, "id": last + entry["id"]} for entry in found]
    return sorted([*before, *added], key=lambda entry: (entry["grade"], entry["id"]))


# -- the command -------------------------------------------------------------------------------------------------------
def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--number", type=at_least(1), default=200, metavar="N", help="puzzles to find (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other puzzles (default: 1)")
    parser.add_argument("--school", choices=SCHOOLS, help="only puzzles in which this school is to move")
    parser.add_argument("--add", type=Path, metavar="FILE", help="add them to those of this file, which keep their ids")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them here (default: standard output)")


def _kept(file: Path) -> dict[str, Any]:
    """The puzzles of a file, as this command has written them."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return {"seed": found["seed"], "puzzles": found["puzzles"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NotAllowed("puzzles", f"{file} holds no puzzles to add to: {error}") from error


def run(args: argparse.Namespace) -> int:
    """Write the puzzles as JSON, one a line; progress goes to standard error."""
    before = _kept(args.add) if args.add else {"seed": args.seed, "puzzles": []}
    with Progress(args.number, "puzzles") as progress:
        found = Mine(args.number, args.seed, school=args.school).dig(progress)
    for entry in found:
        assert puzzles.check(puzzles.read(entry), entry["solution"])["solved"], entry["id"]
    found = merged(before["puzzles"], found)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in found)
    text = f'{{"seed": {before["seed"]}, "puzzles": [\n{lines}\n]}}\n'
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
    return 0
