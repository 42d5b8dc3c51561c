"""A table that is on no server: an exercise shown with the messages of a table, so that the same client can play it."""

from collections.abc import Mapping
from typing import Any

from ...game import Game, insight
from ...game.summonable import prospects
from ...learn.practice import Shown
from ..refused import BadRequest
from ..table.live import pieces
from ..table.preview import draws
from ..table.steps import told_step

MOST_CHOICES = 200
LONGEST_CHOICE = 120


def table(shown: Shown) -> dict[str, Any]:
    """An exercise as a `table` message. There are no people here, and nothing is secret but hands and decks."""
    game = shown.game
    seat = game.setup.seat_of(shown.school)
    choosing = shown.open and game.to_move == shown.school
    told = [] if shown.before is None else steps(game, shown.before, shown.school)
    return {
        "type": "table",
        "table": "practice",
        "state": len(shown.choices),
        "assist": "full",
        "seats": _seats(game, shown.mine),
        "watching": 0,
        "creator": True,
        "votes": {},
        "clock": None,
        "curtain": None,
        "view": game.view(shown.school),
        "question": insight.question(game) if choosing else None,
        "options": insight.options(game) if choosing else [],
        "prospects": [] if game.over else prospects(game.position, seat),
        "tasks": insight.tasks(game.position),
        "flares": [] if game.over else insight.flares(game.position, seat),
        "draws": draws(game) if choosing else None,
        "can_undo": bool(shown.choices),
        "steps": told,
        "before": _before(game, shown.before) if told and shown.before is not None else None,
        "result": None,
        "rematch": None,
        "origin": None,
        "said": [],
    }


def _seats(game: Game, mine: tuple[str, ...]) -> list[dict[str, Any]]:
    setup = game.setup
    return [
        {
            "school": school,
            "colour": setup.colours[setup.side[number]],
            "kind": "me" if school in mine else "bot",
            "name": "",
            "level": None,
            "mine": school in mine,
            "come": True,
            "present": True,
        }
        for number, school in enumerate(setup.schools)
    ]


def steps(game: Game, since: int, school: str | None) -> list[dict[str, Any]]:
    """What has happened in a game, with the pieces after every choice: found by playing it once more."""
    again = Game(game.start)
    found = []
    for step in game.steps:
        again.play(step.text)
        if step.number > since:
            found.append(told_step(game, step, pieces(again), school))
    return found


def _before(game: Game, since: int) -> dict[str, str]:
    again = Game(game.start)
    for step in game.steps:
        if step.number > since:
            break
        again.play(step.text)
    return pieces(again)


# -- what is asked for -------------------------------------------------------------------------------------------------
def read_choices(body: Mapping[str, Any]) -> list[str]:
    """The choices made so far."""
    choices = body.get("choices", [])
    if not isinstance(choices, list) or len(choices) > MOST_CHOICES or not all(_is_choice(one) for one in choices):
        raise BadRequest("choices", f"choices must be a list of at most {MOST_CHOICES} texts", field="choices")
    return choices


def read_choice(body: Mapping[str, Any]) -> str:
    choice = body.get("choice")
    if not isinstance(choice, str) or not _is_choice(choice):
        raise BadRequest("text", "choice must be a text", field="choice")
    return choice


def _is_choice(one: object) -> bool:
    return isinstance(one, str) and len(one) <= LONGEST_CHOICE
