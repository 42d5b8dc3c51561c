"""Positions that somebody sets up: read from their text, explained where they cannot be, and shown as they are."""

from typing import Any

from ...errors import TashKalarError
from ...game import Game, prospects, question, record
from ...game.layout import can_write
from .frames import frame


def read(text: str) -> Game:
    """A game that begins there; BrokenRecord names the line that is wrong."""
    return Game(record.read_position(text))


def shown(text: str) -> dict[str, Any]:
    """What a text describes: its keys, and the position or what is wrong with it."""
    try:
        layout, _ = record.read_layout(text)
    except TashKalarError as error:
        return {"layout": None, "problem": error.describe(), "text": None, "position": None}
    try:
        game = read(text)
        whole = record.write_position(game.position)
    except TashKalarError as error:
        return {"layout": layout, "problem": error.describe(), "text": None, "position": None}
    return {"layout": layout, "problem": None, "text": whole, "position": _position(game)}


def _position(game: Game) -> dict[str, Any]:
    position = game.position
    return {
        "frame": frame(game),
        "options": question.options(game),
        "prospects": {
            school: prospects.beings(position, seat, nearest=True) for seat, school in enumerate(game.setup.schools)
        },
        "flares": {school: prospects.flares(position, seat) for seat, school in enumerate(game.setup.schools)},
    }


def text_at(game: Game, step: int) -> str:
    """The position of a game after that many steps, as text; of the beginning of its turn, if it has begun."""
    text = record.write_position(game.start)
    for number, now in enumerate(game.retold()):
        if number > step:
            break
        if now.question is None and can_write(now.position):
            text = record.write_position(now.position)
    return text
