"""Tables that go on from a position: of a replay, or one that was set up. Only for oneself, a screen and bots."""

from typing import Any

from ...game import Game
from ..lobby.lobby import Lobby
from ..refused import BadRequest, Refused
from ..table import order

POSITION = "position"  # the origin of a position that was set up


async def begin(lobby: Lobby, game: Game, seats: object, assist: object, holder: str, origin: str) -> str:
    """A new table at which a game goes on; its name. All cards lie as they do in that game."""
    if game.over:
        raise Refused("over", "the game is over")
    setup = game.setup
    asked = order.read(
        {"form": setup.form.name, "team": setup.team, "seats": _seats(seats, setup.schools), "assist": assist}
    )
    if any(seat.kind == "friend" for seat in asked.seats):
        raise BadRequest("study_friend", "a study is for this browser and bots; a friend has no seat there")
    return await lobby.make_study(asked, game, holder, origin)


def _seats(seats: object, schools: tuple[str, ...]) -> list[Any]:
    if not isinstance(seats, list) or len(seats) != len(schools):
        raise BadRequest("seats", f"there must be {len(schools)} seats, in turn order", field="seats")
    return [
        {**seat, "school": school} if isinstance(seat, dict) else seat
        for seat, school in zip(seats, schools, strict=True)
    ]
