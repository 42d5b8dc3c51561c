"""Tables that go on from a position: of a replay, or one that was set up. Only for oneself, a screen and bots."""

from ...game import Game
from ..lobby.lobby import Lobby
from ..refused import BadRequest, Refused
from ..table import order
from ..wire.lookback import NewStudy
from ..wire.new_table import NewSeat, NewTable

POSITION = "position"  # the origin of a position that was set up


async def begin(lobby: Lobby, game: Game, study: NewStudy, holder: str, origin: str) -> str:
    """A new table at which a game goes on; its name. All cards lie as they do in that game."""
    if game.over:
        raise Refused("over", "the game is over")
    setup = game.setup
    if len(study.seats) != setup.seats:
        raise BadRequest("seats", f"there must be {setup.seats} seats, in turn order", field="seats")
    if any(seat.kind == "friend" for seat in study.seats):
        raise BadRequest("study_friend", "a study is for this browser and bots; a friend has no seat there")
    seats = [
        NewSeat(kind=seat.kind, name=seat.name, school=school, level=seat.level)
        for seat, school in zip(study.seats, setup.schools, strict=True)
    ]
    asked = order.wish(NewTable(form=setup.form.name, team=setup.team, seats=seats, assist=study.assist))
    return await lobby.make_study(asked, game, holder, origin)
