"""Looking at whole games: turn by turn, aside from play, as long as somebody wants to know."""

import asyncio
import contextlib
import logging
import pickle
from collections import Counter, OrderedDict
from contextlib import AbstractAsyncContextManager
from itertools import pairwise
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError

from ...game import Game
from ...game.told import AsKept, playable
from ...rules.position import ACT
from ..limits import is_local
from ..refused import TooFast
from ..storage.records import Records
from ..thinking.aside import aside
from ..thinking.line import Thought
from ..thinking.workers import Workers
from ..threads import ended, in_thread
from ..wire.lookback import Analysis, GoodTurns, Point, Swing
from .replays import Source
from .review import Ending, outlook, outlooks, turn_looked_back, turns_at

_log = logging.getLogger(__name__)
_WANTED = 20.0  # seconds for which one question keeps a job going
_MOST_JOBS = 24  # games in the line, those that are paused too
_MOST_WAITING = 24  # questions about single positions in the line
_MOST_OF_ONE = 4  # of either from one address, if it is not our own
_TURN = 1.0  # seconds for a turn with an effort of 1
_REMEMBERED = 400  # answers to them
_TURNS = 3  # the strongest turns that are told
_NOTICED = 0.05  # a change of a chance that is worth a word
_SWINGS = 6


class Stretch(NamedTuple):
    """A turn of a game: the number of its first step, the game there, and how it was ended."""

    step: int
    turn: int
    school: str
    game: bytes
    ending: Ending | None


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
            place=UNSET if self.place is None else self.place,
        )


NOTHING = Analysis("none", 0, 0, [], [])
Findings = Analysis | dict[str, Any]
"""What has been found; what was kept is told as it was written."""


class Analysts:
    """Has games and positions thought about by processes that stand back for everything else."""

    def __init__(self, records: Records, workers: Workers, effort: float) -> None:
        self._records = records
        self._workers = workers
        self._effort = effort
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._answers: OrderedDict[tuple[str, int], GoodTurns] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    # -- whole games ---------------------------------------------------------------------------------------------------
    async def state(self, source: Source) -> Findings:
        """How far the analysis of a game is. To ask is to want it."""
        job = self._jobs.get(source.name)
        if job is not None:
            job.wanted_until = monotonic() + _WANTED
            return job.describe()
        return await in_thread(self._records.analysis, source.name) or NOTHING

    async def begin(self, source: Source, who: str) -> Findings:
        """Analyse a game, unless that has been done; go on where it was left off."""
        job = self._jobs.get(source.name)
        if job is None:
            known = await in_thread(self._records.analysis, source.name)
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
            stretches, over = await aside(_stretches, job.source.game)
            job.number = len(stretches)
            if not job.points:
                async with self._place(job, _TURN):
                    chances = await self._workers.done(outlooks, [stretch.game for stretch in stretches])
                job.points = [_point(*one[:3], found) for one, found in zip(stretches, chances, strict=True)]
                job.points.append(over)
            while job.done < job.number:
                if not job.wanted:
                    return
                if self._records.shared and await in_thread(self._records.analysis, name) is not None:
                    # Another process was asked too, and was faster.
                    self._jobs.pop(name, None)
                    return
                stretch = stretches[job.done]
                async with self._place(job, _TURN * self._effort):
                    found = await self._workers.done(turn_looked_back, stretch.game, stretch.ending, self._effort)
                job.points[job.done].best, job.points[job.done].played = found
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
    async def turns(self, source: Source, step: int, who: str) -> GoodTurns:
        """The strongest turns at a step of a game."""
        known = self._answers.get((source.name, step))
        if known is None:
            game = await aside(playable, source.game, step)
            known = self._answers[(source.name, step)] = await self.turns_of(game, who)
            while len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
        return known

    async def turns_of(self, game: Game, who: str) -> GoodTurns:
        """The strongest turns at any position."""
        if self._waiting.total() >= _MOST_WAITING:
            raise TooFast("analysis_busy", "many positions are being analysed; try again in a while")
        if self._waiting[who] >= _MOST_OF_ONE and not is_local(who):
            raise _busy_here()
        self._waiting[who] += 1
        try:
            async with self._workers.line.place(Thought(who, "", _TURN * self._effort)):
                return await self._workers.done(turns_at, pickle.dumps(game), _TURNS, self._effort)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    async def stop(self) -> None:
        await ended(job.task for job in self._jobs.values())
        await in_thread(self._workers.close)


def _busy_here() -> TooFast:
    text = "enough is being analysed for this address; try again when something is done"
    return TooFast("analysis_busy_here", text)


def _stretches(game: Game) -> tuple[list[Stretch], Point]:
    """The turns of a game, and the point at which it stops."""
    found: list[Stretch] = []
    steps = list(game.steps)
    schools = game.setup.schools
    turn, number = -1, 0
    for number, now in enumerate(game.retold()):
        position = now.position
        if position.phase == ACT and now.question is None and position.turn != turn and number < len(steps):
            turn = position.turn
            found.append(Stretch(number, turn, schools[position.seat], _packed(now), None))
        if found and number < len(steps) and _ends(steps[number].text) and steps[number].turn == turn:
            found[-1] = found[-1]._replace(ending=(_packed(now), steps[number].text))
    return found, _point(number, game.position.turn, None, outlook(game))


def _packed(game: Game) -> bytes:
    """A game to be thought about by the rules of today."""
    return pickle.dumps(game.alone() if isinstance(game, AsKept) else game)


def _point(step: int, turn: int, school: str | None, chances: dict[str, float]) -> Point:
    return Point(step, turn, school, chances, None, None)


def _ends(choice: str) -> bool:
    return choice == "end" or choice.startswith("claim ")


def swings(points: list[Point]) -> list[Swing]:
    """The turns that changed the chances of whoever played them most, the largest change first."""
    found = []
    for number, (now, then) in enumerate(pairwise(points)):
        assert now.school is not None, "only the last point has nobody's turn"
        change = then.chances[now.school] - now.chances[now.school]
        if abs(change) >= _NOTICED:
            best = None if now.best is None else now.best.value
            missed = None if best is None or now.played is None else round(max(0.0, best - now.played), 3)
            found.append(Swing(number, round(change, 3), missed))
    return sorted(found, key=lambda swing: -abs(swing.change))[:_SWINGS]
