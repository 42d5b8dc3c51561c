"""What the rows of a run add up to. A seat's result is 1 for a victory; sides that share one divide it."""

from collections import Counter, defaultdict
from typing import Any

from ...language import language
from ...rules.card import DECKS, TASKS
from ...rules.school import SCHOOLS
from ..simulate import SOURCES
from .estimates import Difference, Mean, Rate

LEGENDS = "legends"
NAMES = language("en")


class Card:
    """A being, or a flare: what it did for those who could have it."""

    def __init__(self) -> None:
        self.times = Mean()  # a game, of whoever may have it
        self.used, self.unused = Rate(), Rate()  # the results of those who used it and of those who did not
        self.dealt, self.undealt = Rate(), Rate()  # and by whether it was in the first hand, which is chance alone

    def add(self, times: int, dealt: bool, result: float) -> None:
        self.times.add(times)
        (self.used if times else self.unused).add(result)
        (self.dealt if dealt else self.undealt).add(result)

    @property
    def share(self) -> float:
        """Of the games in which it was used."""
        return self.used.number / max(1, self.times.number)

    @property
    def change(self) -> Difference:
        return Difference(self.used, self.unused)

    @property
    def gift(self) -> Difference:
        return Difference(self.dealt, self.undealt)


class Task:
    """A task: how often it is claimed, and what came of it for those who did."""

    def __init__(self) -> None:
        self.claims = 0
        self.claimed = Rate()


class Sums:
    """The sums of one run."""

    def __init__(self, run: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        self.run, self.games = run, len(rows)
        self.seats = len(rows[0]["schools"])
        self.sides = 2 if run["team"] else self.seats
        self.turns = Mean()
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.shared = Rate()
        self.by_seat = [Rate() for _ in range(self.seats)]
        self.schools: dict[str, Rate] = defaultdict(Rate)
        self.against: dict[tuple[str, str], Rate] = defaultdict(Rate)
        self.together: dict[tuple[str, str], Rate] = defaultdict(Rate)
        self.points: dict[str, Mean] = defaultdict(Mean)
        self.sources: dict[tuple[str, str], Mean] = defaultdict(Mean)  # by school and source
        self.cards: dict[tuple[str, str], Card] = defaultdict(Card)  # by deck and name
        self.flares: dict[str, Card] = defaultdict(Card)
        self.flares_each = Mean()
        self.tasks: dict[str, Task] = defaultdict(Task)
        for row in rows:
            self._add(row)

    @property
    def title(self) -> str:
        form = NAMES.forms.get(self.run["form"], self.run["form"])
        if self.run["team"]:
            return f"{form} in teams"
        return f"{form} of {self.seats}" if self.seats > 2 else form

    @property
    def kind(self) -> tuple[str, bool, int]:
        """Runs of the same kind can be compared."""
        return self.run["form"], self.run["team"], self.seats

    @property
    def fair(self) -> float:
        """What everybody would win if nothing made a difference."""
        return 1 / self.sides

    # -- adding up -----------------------------------------------------------------------------------------------------
    def _add(self, row: dict[str, Any]) -> None:
        schools, winners = row["schools"], row["winners"]
        sides = [seat % self.sides for seat in range(self.seats)]
        victors = {side for side, school in zip(sides, schools, strict=True) if school in winners}
        results = [1 / len(victors) if side in victors else 0.0 for side in sides]
        self.turns.add(row["turns"])
        self.lengths[row["turns"]] += 1
        self.reasons[row["reason"] or "?"] += 1
        self.shared.add(len(victors) > 1)
        for seat, (school, result) in enumerate(zip(schools, results, strict=True)):
            self.by_seat[seat].add(result)
            self.schools[school].add(result)
            self.points[school].add(row["points"][seat])
            for source in SOURCES:
                self.sources[school, source].add(row[f"from_{source}"][seat])
            for other in range(self.seats):
                if other != seat:
                    pairs = self.together if sides[other] == sides[seat] else self.against
                    pairs[school, schools[other]].add(result)
            self._add_cards(school, row["summoned"][seat], set(row["dealt"][seat]), result)
            self._add_flares(row["flares"][seat], set(row["dealt"][seat]), result)
            for task in row["claimed"][seat]:
                self.tasks[task].claims += 1
                self.tasks[task].claimed.add(result)

    def _add_cards(self, school: str, summoned: list[str], dealt: set[str], result: float) -> None:
        times = Counter(summoned)
        legends = _names(LEGENDS)
        deck = SCHOOLS[school].deck if school in SCHOOLS else school
        for name in {*_names(deck), *(times.keys() - legends)}:
            self.cards[deck, name].add(times[name], name in dealt, result)
        for name in legends:
            self.cards[LEGENDS, name].add(times[name], name in dealt, result)

    def _add_flares(self, flares: list[str], dealt: set[str], result: float) -> None:
        times = Counter(flares)
        self.flares_each.add(len(flares))
        for name in _names("flares") | times.keys():
            self.flares[name].add(times[name], name in dealt, result)

    # -- to be compared ------------------------------------------------------------------------------------------------
    def measures(self) -> dict[tuple[str, str], Mean]:
        """Everything that can be held against another run: by what it is about, and its name."""
        found: dict[tuple[str, str], Mean] = {("length", "turns a game"): self.turns}
        found["results", "shared victories"] = self.shared
        found |= {("results", f"seat {seat + 1}"): rate for seat, rate in enumerate(self.by_seat)}
        found |= {("results", school): rate for school, rate in self.schools.items()}
        found |= {("results", f"{one} against {other}"): rate for (one, other), rate in self.against.items()}
        found |= {("points", f"{school}, {source}"): mean for (school, source), mean in self.sources.items()}
        for (_, name), card in self.cards.items():
            found["summoned a game", name] = card.times
            found["result of whoever summoned it", name] = card.used
        return found


def _names(deck: str) -> set[str]:
    return {card.name for card in DECKS.get(deck, ())}


def task_points(name: str) -> str:
    """What a task is worth, if it is one of ours."""
    return str(TASKS[name].points) if name in TASKS else ""


def differences(one: Sums, other: Sums) -> list[tuple[str, str, Difference]]:
    """What two runs measured both, the surest difference first."""
    ours, theirs = one.measures(), other.measures()
    found = [(*key, Difference(ours[key], theirs[key])) for key in ours if key in theirs]
    return sorted((item for item in found if item[2].known), key=lambda item: -item[2].certainty)
