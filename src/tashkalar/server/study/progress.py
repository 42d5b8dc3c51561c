"""What somebody's last games teach: how well they were played, which beings came and which were missed, which tasks.

Games that are over never change, so what was found in one is remembered. How well they were played is known of those
that have been analysed.
"""

import re
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import TashKalarError
from ...game import Game
from ..storage.records import Records
from ..storage.rows import TableRow
from ..storage.store import Store
from ..table.message import moment
from ..table.opening import opened
from ..wire.lookback import CardCount, PlayedGame, Progress, TaskCount
from .analysis import kept_analysis
from .statistics import opponents_of, own_school, result_of

_LAST = 60  # games that are looked at
_REMEMBERED = 2000
_SUMMONING = re.compile(r"summon (.+?) [a-i][1-9]\b")
_CLAIM = "claim "


@dataclass(frozen=True)
class Taught:
    """One game, and what was summoned, missed and claimed in it."""

    game: PlayedGame
    summoned: Counter[str]
    missed: Counter[str]
    claimed: Counter[str]


class Teacher:
    """Looks at games; plain blocking calls, made aside."""

    def __init__(self, store: Store, records: Records) -> None:
        self._store = store
        self._records = records
        self._known: OrderedDict[tuple[str, str, bool], Taught] = OrderedDict()

    def progress(self, rows: Sequence[TableRow], holder: str) -> Progress:
        """What these games teach; they come newest first."""
        found = [taught for row in rows[:_LAST] if (taught := self._taught(row, holder)) is not None][::-1]
        summoned = sum((taught.summoned for taught in found), Counter[str]())
        missed = sum((taught.missed for taught in found), Counter[str]())
        claimed = sum((taught.claimed for taught in found), Counter[str]())
        cards = sorted({*summoned, *missed}, key=lambda card: (-summoned[card] - missed[card], card))
        return Progress(
            games=[taught.game for taught in found],
            cards=[CardCount(card, summoned[card], missed[card]) for card in cards],
            tasks=[TaskCount(task, number) for task, number in sorted(claimed.items(), key=lambda one: (-one[1], one))],
        )

    def _taught(self, row: TableRow, holder: str) -> Taught | None:
        """None where several people share the browser, or the game cannot be opened any more."""
        school = own_school(row, holder)
        if school is None:
            return None
        analysis = kept_analysis(self._records, row.id)
        key = (row.id, school, analysis is not None)
        if key not in self._known:
            try:
                game = opened(row.start, self._store.lines(row.id)).game
            except TashKalarError:
                return None
            self._known[key] = _looked_at(row, school, game, analysis)
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return self._known[key]


def _looked_at(row: TableRow, school: str, game: Game, analysis: dict[str, Any] | None) -> Taught:
    mine = game.setup.seat_of(school)
    summoned, claimed = Counter[str](), Counter[str]()
    by_turn: defaultdict[int, set[str]] = defaultdict(set)
    turns = set()
    for step in game.steps:
        if step.seat != mine:
            continue
        turns.add(step.turn)
        if (being := _being(step.text)) is not None:
            summoned[being] += 1
            by_turn[step.turn].add(being)
        elif step.text.startswith(_CLAIM):
            claimed[step.text.removeprefix(_CLAIM)] += 1
    missed, accuracy, kinds = Counter[str](), None, {}
    if analysis is not None:
        for point in analysis["points"]:
            if point["school"] == school and point.get("kind") not in (None, "brilliant") and point["best"] is not None:
                better = {being for choice in point["best"]["choices"] if (being := _being(choice)) is not None}
                missed.update(better - by_turn[point["turn"]])
        player = next((one for one in analysis.get("players", ()) if one["school"] == school), None)
        if player is not None:
            accuracy, kinds = player["accuracy"], player["kinds"]
    return Taught(
        PlayedGame(
            table=row.id,
            at=moment(row.changed),
            form=f"{row.form} team" if row.team else row.form,
            school=school,
            opponents=sorted(opponents_of(row, school)),
            result=result_of(row, school),
            turns=len(turns),
            accuracy=accuracy,
            kinds=kinds,
        ),
        summoned,
        missed,
        claimed,
    )


def _being(choice: str) -> str | None:
    """The being a choice summons."""
    found = _SUMMONING.match(choice)
    return None if found is None else found[1]
