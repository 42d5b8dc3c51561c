"""Looking at whole games: turn by turn, aside from play, as long as somebody wants to know."""

import asyncio
import contextlib
import logging
import pickle
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from itertools import pairwise
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError

from ...bots.values.scale import KINDS, accuracy, kind_of
from ...game import Game
from ...game.record import write_position
from ...game.told import AsKept, playable
from ...rules.position import ACT
from ..limits import is_local
from ..refused import TooFast
from ..storage.records import Records
from ..thinking.aside import aside
from ..thinking.line import Thought
from ..thinking.thinkers import Thinkers
from ..threads import ended, in_thread
from ..wire.lookback import Analysis, GoodTurn, GoodTurns, PlayerSummary, Point, Swing
from .replays import Source
from .review import Ending, course, turn_looked_back, turns_at

_log = logging.getLogger(__name__)
_WANTED = 20.0  # seconds for which one question keeps a job going
_MOST_JOBS = 24  # games in the line, those that are paused too
_MOST_WAITING = 24  # questions about single positions in the line
_MOST_OF_ONE = 4  # of either from one address, if it is not our own
_TURN = 0.4  # seconds for a turn with an effort of 1
_REMEMBERED = 400  # answers to them
_TURNS = 3  # the strongest turns that are told
_DEEPER = 3.0  # how much longer each further look takes
DEEPEST = 4
SCALE = 3  # of the chances; what was found on another one is thought anew


class Stretch(NamedTuple):
    """A turn of a game: the number of its first step, the game there, and how it was ended."""

    step: int
    turn: int
    school: str
    game: bytes
    ending: Ending | None


class Found(NamedTuple):
    """The turns of a game, where it stops, and whether its last step ended a turn."""

    stretches: list[Stretch]
    step: int
    turn: int
    last: bytes
    whole: bool


class Job:
    """The analysis of one game, as far as it has come."""

    def __init__(self, source: Source, who: str) -> None:
        self.source = source
        self.who = who  # the address whose share it is thought for
        self.place: int | None = None  # in the line of thoughts
        self.points: list[Point] = []
        self.done = 0
        self.number = 0
        self.finished = False
        self.task: asyncio.Task[None] | None = None
        self.wanted_until = 0.0

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def wanted(self) -> bool:
        return monotonic() < self.wanted_until

    def waits(self, place: int | None) -> None:
        self.place = place

    def describe(self) -> Analysis:
        return Analysis(
            status="done" if self.finished else "running" if self.running else "paused",
            done=self.done,
            of=self.number,
            points=self.points,
            swings=swings(self.points),
            players=players(self.points, self.source.game.setup.schools),
            scale=SCALE,
            place=UNSET if self.place is None else self.place,
        )


NOTHING = Analysis("none", 0, 0, [], [])
Findings = Analysis | dict[str, Any]
"""What has been found; what was kept is told as it was written."""


def _of_today(known: dict[str, Any]) -> bool:
    return known.get("scale") == SCALE


def kept_analysis(records: Records, name: str) -> dict[str, Any] | None:
    """The whole analysis of a game, if there is one on the scale of today."""
    known = records.analysis(name)
    return known if known is not None and _of_today(known) and known.get("status") == "done" else None


class Analysts:
    """Has games and positions thought about by processes that stand back for everything else."""

    def __init__(self, records: Records, workers: Thinkers, effort: float) -> None:
        self._records = records
        self._workers = workers
        self._effort = effort
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._answers: OrderedDict[tuple[str, int, int], GoodTurns] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    # -- whole games ---------------------------------------------------------------------------------------------------
    async def state(self, source: Source) -> Findings:
        """How far the analysis of a game is. To ask is to want it."""
        job = self._jobs.get(source.name)
        if job is not None:
            job.wanted_until = monotonic() + _WANTED
            return job.describe()
        known = await in_thread(self._records.analysis, source.name)
        if known is None:
            return NOTHING
        # Only the scale of today is named: without one the browser offers to think anew.
        return known if _of_today(known) else {key: known[key] for key in known if key != "scale"}

    async def begin(self, source: Source, who: str) -> Findings:
        """Analyse a game, unless that has been done; go on where it was left off."""
        job = self._jobs.get(source.name)
        if job is None:
            known = await in_thread(kept_analysis, self._records, source.name)
            if known is not None:
                return known
            self._make_room(who)
            job = self._jobs.setdefault(source.name, Job(source, who))
        job.wanted_until = monotonic() + _WANTED
        if not job.finished and not job.running:
            job.task = asyncio.create_task(self._run(job))
        return job.describe()

    def _make_room(self, who: str) -> None:
        if not is_local(who) and sum(job.running and job.who == who for job in self._jobs.values()) >= _MOST_OF_ONE:
            raise _busy_here()
        for name, job in list(self._jobs.items()):
            if len(self._jobs) < _MOST_JOBS:
                return
            if not job.running:
                del self._jobs[name]
        if len(self._jobs) >= _MOST_JOBS:
            raise TooFast("analysis_busy", "many games are being analysed; try again in a while")

    async def _run(self, job: Job) -> None:
        name = job.source.name
        try:
            found = await aside(_stretches, job.source.game)
            stretches = found.stretches
            job.number = len(stretches)
            if not job.points:
                turns = [(stretch.game, stretch.ending) for stretch in stretches]
                async with self._place(job, _TURN):
                    known = await self._workers.done(course, turns, found.last, found.whole, self._effort)
                places = [*((one.step, one.turn, one.school) for one in stretches), (found.step, found.turn, None)]
                job.points = [
                    Point(*place, chances, None, played)
                    for place, chances, played in zip(places, known.chances, [*known.played, None], strict=True)
                ]
            while job.done < job.number:
                if not job.wanted:
                    return
                if self._records.shared and await in_thread(kept_analysis, self._records, name) is not None:
                    # Another process was asked too, and was faster.
                    self._jobs.pop(name, None)
                    return
                stretch, point = stretches[job.done], job.points[job.done]
                async with self._place(job, _TURN * self._effort):
                    back = await self._workers.done(turn_looked_back, stretch.game, stretch.ending, self._effort)
                point.best = back.best
                if point.played is not None and back.best is not None and back.best.value is not None:
                    best = max(back.best.value, point.played)
                    point.missed = round(best - point.played, 3)
                    sight = point.played if back.at_sight is None else back.at_sight
                    point.kind = kind_of(best, point.played, sight)
                job.done += 1
            job.finished = True
            with contextlib.suppress(SQLAlchemyError):
                # Not written: it is thought again another time.
                await in_thread(self._records.keep_analysis, name, msgspec.to_builtins(job.describe()))
                self._jobs.pop(name, None)
        except Exception:
            _log.exception("an analysis failed", extra={"event": "analysis_failed", "replay": name})
            self._jobs.pop(name, None)

    def _place(self, job: Job, seconds: float) -> AbstractAsyncContextManager[None]:
        return self._workers.line.place(Thought(job.who, job.source.name, seconds), lambda: job.wanted, job.waits)

    # -- single positions ----------------------------------------------------------------------------------------------
    async def turns(self, source: Source, step: int, who: str, depth: int = 0) -> GoodTurns:
        """The strongest turns at a step of a game; the deeper, the longer they are looked for."""
        return await self._found(source.name, step, who, depth, lambda: playable(source.game, step))

    async def turns_of(self, game: Game, who: str, depth: int = 0) -> GoodTurns:
        """The strongest turns at a position that was set up."""
        name = sha256(write_position(game.position).encode()).hexdigest()
        return await self._found(name, 0, who, depth, lambda: game)

    async def _found(self, name: str, step: int, who: str, depth: int, begun: Callable[[], Game]) -> GoodTurns:
        known = self._answers.get((name, step, depth))
        if known is None:
            before = [turn.choices for turn in self._known(name, step, depth)]
            game = await aside(begun)
            known = self._answers[(name, step, depth)] = await self._searched(game, who, depth, before)
            while len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
        return known

    def _known(self, name: str, step: int, depth: int) -> list[GoodTurn]:
        """Turns that were found there before, by shorter looks."""
        found = [self._answers.get((name, step, one)) for one in range(depth)]
        return [turn for answer in found if answer is not None for turn in answer.turns]

    async def _searched(self, game: Game, who: str, depth: int, known: Sequence[list[str]]) -> GoodTurns:
        if self._waiting.total() >= _MOST_WAITING:
            raise TooFast("analysis_busy", "many positions are being analysed; try again in a while")
        if self._waiting[who] >= _MOST_OF_ONE and not is_local(who):
            raise _busy_here()
        self._waiting[who] += 1
        effort = self._effort * _DEEPER**depth
        try:
            async with self._workers.line.place(Thought(who, "", _TURN * effort)):
                found = await self._workers.done(turns_at, pickle.dumps(game), _TURNS, effort, known)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        found.depth, found.deepest = depth, depth >= DEEPEST or not found.turns
        return found

    async def stop(self) -> None:
        await ended(job.task for job in self._jobs.values())
        await in_thread(self._workers.close)


def _busy_here() -> TooFast:
    text = "enough is being analysed for this address; try again when something is done"
    return TooFast("analysis_busy_here", text)


def _stretches(game: Game) -> Found:
    """The turns of a game, and the point at which it stops."""
    found: list[Stretch] = []
    steps = list(game.steps)
    schools = game.setup.schools
    turn, number, last = -1, 0, -1
    for number, now in enumerate(game.retold()):
        position = now.position
        if position.phase == ACT and now.question is None and position.turn != turn and number < len(steps):
            turn = position.turn
            found.append(Stretch(number, turn, schools[position.seat], _packed(now), None))
        if found and number < len(steps) and ends(steps[number].text) and steps[number].turn == turn:
            found[-1] = found[-1]._replace(ending=(_packed(now), steps[number].text))
            last = number
    # A free point that is chosen after the last turn belongs to it.
    whole = last >= 0 and all(step.text.startswith("point ") for step in steps[last + 1 :])
    return Found(found, number, game.position.turn, _packed(game), whole)


def _packed(game: Game) -> bytes:
    """A game to be thought about by the rules of today."""
    return pickle.dumps(game.alone() if isinstance(game, AsKept) else game)


def ends(choice: str) -> bool:
    """Whether a choice ends a turn."""
    return choice == "end" or choice.startswith("claim ")


def swings(points: list[Point]) -> list[Swing]:
    """The turns worth a word: what was missed, the most first, then brilliant finds."""
    found = []
    for number, (now, then) in enumerate(pairwise(points)):
        if now.kind is not None and now.school is not None:
            change = round(then.chances[now.school] - now.chances[now.school], 3)
            found.append(Swing(number, change, now.missed, now.kind))
    return sorted(found, key=lambda swing: (swing.kind == "brilliant", -(swing.missed or 0.0), swing.point))


def players(points: list[Point], schools: Sequence[str]) -> list[PlayerSummary]:
    """How everybody has played, as far as is known."""
    found = []
    for school in schools:
        mine = [point for point in points if point.school == school and point.missed is not None]
        counts = Counter(point.kind for point in mine if point.kind is not None)
        missed = [point.missed for point in mine if point.missed is not None]
        found.append(PlayerSummary(school, len(mine), accuracy(missed), {kind: counts[kind] for kind in KINDS}))
    return found
