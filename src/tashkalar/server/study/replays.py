"""Where a replay comes from: a table whose game is over, or a record that was sent in. Both have one kind of name."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from ...errors import BrokenRecord, TashKalarError
from ...game import Game
from ...game.frames import MARK
from ..lobby.lobby import Lobby
from ..refused import BadRequest, NoTable, Refused, broken
from ..storage.records import RecordRow, Records
from ..storage.rows import Seat
from ..table.audience import Audience
from ..table.keeping import no_frames
from ..table.live import Live
from ..table.making import new_id
from ..table.message import mended, moment, seats
from ..table.result import reason, tie
from ..thinking.aside import aside
from ..threads import in_thread
from ..wire.encoding import encoded
from ..wire.lookback import RecordSummary, Replay
from .frames import told

_MOST = 24  # stories kept in memory
MOST_STEPS = 3000  # a record with more of them is no game
_NOBODY = Audience((), None, None, True)


@dataclass(frozen=True)
class Source:
    """A game that can be looked back at."""

    name: str
    kind: Literal["table", "record"]
    title: str
    live: Live
    places: tuple[Seat, ...]
    at: datetime
    origin: str | None = None

    @property
    def game(self) -> Game:
        return self.live.game

    def describe(self) -> Replay:
        game = self.game
        start, steps = told(game)
        return Replay(
            replay=self.name,
            kind=self.kind,
            title=self.title,
            at=moment(self.at),
            seats=seats(self.places, game.setup.colours, _NOBODY),
            origin=self.origin,
            start=start,
            steps=steps,
            reason=reason(self.live) if game.over else None,
            tie=tie(self.live) if game.over else None,
            rules=game.rules,
            mended=mended(game.mended),
        )


class Replays:
    """Finds sources; those looked at last stay at hand."""

    def __init__(self, lobby: Lobby, records: Records) -> None:
        self._lobby = lobby
        self._records = records
        self._sources: OrderedDict[str, Source] = OrderedDict()
        self._stories: dict[str, bytes] = {}

    async def find(self, name: str) -> Source:
        """NoTable if there is nothing of that name, Refused while its game is being played."""
        found = self._sources.get(name)
        if found is not None and await self._removed(found):
            self.forget(name)
            raise NoTable(name)
        if found is None:
            found = await self._look(name)
            self._sources[name] = found
            while len(self._sources) > _MOST:
                old, _ = self._sources.popitem(last=False)
                self._stories.pop(old, None)
        self._sources.move_to_end(name)
        return found

    async def _removed(self, source: Source) -> bool:
        """Whether who sent a record in has removed it, at another process."""
        if source.kind != "record" or not self._records.shared:
            return False
        return not await in_thread(self._records.has_record, source.name)

    async def story(self, name: str) -> bytes:
        """A replay as it is sent."""
        source = await self.find(name)
        if name not in self._stories:
            self._stories[name] = await aside(_encoded, source)
        return self._stories[name]

    def forget(self, name: str) -> None:
        self._sources.pop(name, None)
        self._stories.pop(name, None)

    async def _look(self, name: str) -> Source:
        try:
            room = await self._lobby.room(name)
        except NoTable:
            row = await in_thread(self._records.record, name)
            if row is None:
                raise
            return await aside(_of_record, row)
        if not room.live.game.over:
            raise Refused("running", "a game can be looked back at when it is over")
        return Source(name, "table", "", room.live, room.row.seats, room.row.changed, room.row.origin)

    async def send_in(self, text: str, title: str, holder: str) -> str:
        """Keep a record; its name. BrokenRecord says what is wrong with it and where."""
        row = await aside(_received, text, title, holder)
        await in_thread(self._records.add, row)
        return row.id

    async def bring_over(self) -> None:
        """Records of versions that kept no frames get them, while their rules are still those of today."""
        for name in await in_thread(self._records.unkept, MARK):
            row = await in_thread(self._records.record, name)
            if row is not None and (text := await aside(_with_frames, row)) is not None:
                await in_thread(self._records.rewrite, name, text)

    async def mine(self, holder: str) -> list[RecordSummary]:
        return [_summary(row) for row in await in_thread(self._records.sent_by, holder)]

    async def remove(self, name: str, holder: str) -> bool:
        self.forget(name)
        return await in_thread(self._records.remove, name, holder)


def _encoded(source: Source) -> bytes:
    return encoded(source.describe())


def _received(text: str, title: str, holder: str) -> RecordRow:
    if text.count("|") + text.count("\n") > 2 * MOST_STEPS:
        raise BadRequest("too_long", f"a record may have {MOST_STEPS} steps", number=MOST_STEPS)
    game = Game.from_record(text)
    if game.state == 0:
        raise BadRequest("no_steps", "nothing has been played in this record")
    setup = game.setup
    if game.mended is not None:
        _shown(game)
    return RecordRow(
        id=new_id(),
        created=datetime.now(UTC),
        holder=holder,
        name=title,
        form=setup.form.name,
        team=setup.team,
        schools=setup.schools,
        winners=tuple(game.winners),
        over=game.over,
        turn=game.position.turn,
        # As we would write it ourselves: nothing that was sent along in comments is kept.
        text=game.record(frames=True),
    )


def _shown(game: Game) -> None:
    """What is shown as it was kept may have been written by anybody; BrokenRecord if it cannot be shown."""
    try:
        told(game)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise BrokenRecord("frames", "the frames of this record tell no game", line=1) from error


def _of_record(row: RecordRow) -> Source:
    try:
        live = Live(row.text)
    except TashKalarError as error:
        # It was a good one when it was sent in.
        raise broken(error if MARK in row.text or error.key == "school" else no_frames()) from error
    game = live.game
    if MARK not in row.text and (tuple(game.winners), game.over, game.position.turn) != (
        row.winners,
        row.over,
        row.turn,
    ):
        raise broken(no_frames())
    places = tuple(Seat(school, "record", "") for school in row.schools)
    return Source(row.id, "record", row.name, live, places, row.created)


def _with_frames(row: RecordRow) -> str | None:
    """A record with frames; None if the rules of today tell it otherwise than when it was sent in."""
    try:
        game = Game.from_record(row.text)
    except TashKalarError:
        return None
    same = (tuple(game.winners), game.over, game.position.turn) == (row.winners, row.over, row.turn)
    return game.record(frames=True) if same else None


def _summary(row: RecordRow) -> RecordSummary:
    return RecordSummary(
        replay=row.id,
        title=row.name,
        form=row.form,
        team=row.team,
        schools=list(row.schools),
        winners=list(row.winners),
        over=row.over,
        turn=row.turn,
        at=moment(row.created),
    )
