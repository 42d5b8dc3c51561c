"""A school plays against every other one, by the same bot on both sides: who wins, and what each card adds."""

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...rules.forms import find_form
from ...rules.school import School
from .. import soak
from ..matches import Bout, Entrant, Outcome, Standing, Tally, play

_SUMMON = re.compile(r"\bsummon (.+?) [a-i][1-9]\b")
_TURN = re.compile(r"^\d+ (\w+): (.*)$", re.M)


class Broken(NamedTuple):
    """A game that could not be played to its end."""

    about: str
    error: str

    def __str__(self) -> str:
        return f"fault  {self.about}: {self.error}"


@dataclass
class Balance:
    """What came of the games."""

    school: str
    standing: Standing
    cards: dict[str, Tally] = field(default_factory=dict)  # games in which a card was summoned, and how they ended
    summoned: Counter[str] = field(default_factory=Counter)
    faults: list[Broken] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.standing.add(outcome)
        assert outcome.record is not None
        mine = [
            name
            for school, choices in _TURN.findall(outcome.record)
            if school == self.school
            for name in _SUMMON.findall(choices)
        ]
        self.summoned.update(mine)
        for name in set(mine):
            tally = self.cards.setdefault(name, Tally())
            tally.games += 1
            tally.wins += outcome.winners == [self.school]
            tally.draws += len(outcome.winners) > 1


def bouts(school: School, games: int, form: str, bot: str, nodes: int, seed: int) -> list[Bout]:
    """So many games against each other school, in pairs: the same deal, each beginning once."""
    others = [name for name in find_form(form).schools if name != school.name]
    found: list[Bout] = []
    for other in others:
        for number in range(games):
            schools = (school.name, other) if number % 2 == 0 else (other, school.name)
            seats = tuple(Entrant(name, bot) for name in schools)  # called by their schools, and counted by them
            dealt = (seed << 20) + number // 2
            found.append(Bout(len(found), form, False, schools, seats, dealt, 1.0, nodes, record=True))
    return found


def tried(bout: Bout) -> Outcome | Broken:
    """A game, or what broke it."""
    try:
        return play(bout)
    except Exception as error:  # whatever it is: it is what we are looking for
        return Broken(
            f"{bout.form}, {' against '.join(bout.schools)}, seed {bout.seed}", f"{type(error).__name__}: {error}"
        )


def soaked(work: tuple[str, int, int, str]) -> soak.Totals | Broken:
    """A random game of some form in which a school plays, with every invariant checked."""
    kind, seed, number, school = work
    found = soak.play(kind, seed, number, (school,))
    return Broken(f"{kind}, game {number}", str(found)) if isinstance(found, soak.Failure) else found


def begun(school: School, todo: list[Bout]) -> Balance:
    """Nothing played yet."""
    labels = list(dict.fromkeys(entrant.label for bout in todo for entrant in bout.seats))
    return Balance(school.name, Standing(labels))


def plain(balance: Balance) -> dict[str, Any]:
    """JSON-ready."""
    others = [label for label in balance.standing.labels if label != balance.school]
    against = {other: balance.standing.against[balance.school, other] for other in others}
    return {
        "games": balance.standing.games,
        "all": _told(balance.standing.total[balance.school]) if others else None,
        "against": {other: _told(tally) for other, tally in against.items()},
        "cards": {
            name: {"summoned": balance.summoned[name], **_told(tally)} for name, tally in sorted(balance.cards.items())
        },
    }


def _told(tally: Tally) -> dict[str, Any]:
    low, high = tally.interval()
    return {"games": tally.games, "rate": round(tally.rate, 4), "interval": [round(low, 4), round(high, 4)]}
