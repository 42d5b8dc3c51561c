"""The last lesson: a first game against the teacher, with a remark now and then.

The game itself is an ordinary one; this module says how it is set up and what to remark after which event. Each remark
is made once, so that the table remembers only which ones have been made.
"""

from collections.abc import Callable, Collection
from typing import Any

from ..game import Game, Step, prospects
from ..language import language
from ..rules.card import HEROIC
from ..rules.event import Claimed, Destroyed, OneKind, Summoned, Upgraded
from ..rules.position import ACT
from ..rules.summoning import summon_options
from ..rules.turn import flare_options
from . import content

TEACHER = "teacher"
"""The level of the bot that plays gently."""
SETUP: dict[str, Any] = {
    "form": "first",
    "team": False,
    "seats": [
        {"kind": "me", "school": "southern"},
        {"kind": "bot", "school": "northern", "level": TEACHER},
    ],
    "assist": "full",
}
"""The set-up in the terms of a new table; the learner begins."""

Params = dict[str, str]
Found = Params | None
"""The gaps of a remark filled in; None if it does not fit now."""


class _Moment:
    """What a remark may look at: the game, the learner's seat and the last choice."""

    def __init__(self, game: Game, seat: int, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.position = game.position
        self.side = game.setup.side[seat]
        self.words = language(lang)
        self.last: Step | None = game.last_step
        self.mine = self.last is not None and self.last.seat == seat
        self.my_turn = not game.over and self.position.control == seat and game.question is None

    def event(self, kind: type[OneKind]) -> OneKind | None:
        """The first event of the last choice of this kind."""
        events = () if self.last is None else self.last.events
        return next((event for event in events if isinstance(event, kind)), None)

    def lost(self) -> bool:
        events = () if self.last is None else self.last.events
        return any(isinstance(event, Destroyed) and event.side == self.side for event in events)

    def points(self, mine: bool) -> int:
        school = self.game.setup.schools[self.seat if mine else 1 - self.seat]
        return self.game.points[school]


def _when(condition: bool, **params: str) -> Found:
    return params if condition else None


def _over(moment: _Moment, outcome: str) -> Found:
    if not moment.game.over:
        return None
    winners = moment.game.winners
    mine = moment.game.setup.schools[moment.seat] in winners
    return _when(outcome == ("shared" if mine and len(winners) > 1 else "won" if mine else "lost"))


def _summoned(moment: _Moment, mine: bool) -> Found:
    event = moment.event(Summoned)
    if event is None or moment.mine != mine:
        return None
    return {"card": moment.words.card_name(event.card.name)}


def _claimed(moment: _Moment, mine: bool) -> Found:
    event = moment.event(Claimed)
    if event is None or moment.mine != mine:
        return None
    return {"task": moment.words.tasks[event.task.name].name, "number": str(event.points)}


def _task_ready(moment: _Moment) -> Found:
    if not moment.my_turn or moment.position.actions or moment.position.phase != ACT:
        return None
    met = [task.name for task in moment.position.tasks[:3] if task.met(moment.position, moment.side)]
    return {"task": moment.words.tasks[met[0]].name} if met else None


def _task_near(moment: _Moment) -> Found:
    if not moment.my_turn or moment.position.actions < 2:
        return None
    for task in prospects.tasks(moment.position):
        lacking = sum(max(0, part["need"] - part["have"]) for part in task["parts"])
        if not task["next"] and lacking == 1:
            return {"task": moment.words.tasks[task["name"]].name}
    return None


def _figure_ready(moment: _Moment) -> Found:
    if not moment.my_turn or not moment.position.actions:
        return None
    options = summon_options(moment.position, moment.seat)
    if not options or options[0].card is None:
        return None
    return {"card": moment.words.card_name(options[0].card.name)}


def _one_missing(moment: _Moment) -> Found:
    if not moment.my_turn or moment.position.actions < 2:
        return None
    for entry in prospects.beings(moment.position, moment.seat):
        for part in entry["nearest"]:
            if len(part["missing"]) == 1 and part["missing"][0]["rank"] == "common":
                return {"card": moment.words.card_name(entry["card"]), "square": part["missing"][0]["square"]}
    return None


def _upgraded(moment: _Moment) -> Found:
    event = moment.event(Upgraded)
    return _when(moment.mine and event is not None and event.side == moment.side)


def _heroic(moment: _Moment) -> Found:
    event = moment.event(Summoned)
    return _when(moment.mine and event is not None and event.rank == HEROIC)


def _crushed(moment: _Moment) -> Found:
    """The learner has summoned a being onto an enemy piece."""
    summoned, destroyed = moment.event(Summoned), moment.event(Destroyed)
    both = summoned is not None and destroyed is not None and summoned.square == destroyed.square
    return _when(moment.mine and both and destroyed is not None and destroyed.side != moment.side)


_REMARKS: dict[str, Callable[[_Moment], Found]] = {
    "won": lambda moment: _over(moment, "won"),
    "lost": lambda moment: _over(moment, "lost"),
    "shared": lambda moment: _over(moment, "shared"),
    "welcome": lambda moment: _when(moment.last is None),
    "i_claimed": lambda moment: _claimed(moment, True),
    "they_claimed": lambda moment: _claimed(moment, False),
    "crushed": _crushed,
    "i_summoned": lambda moment: _summoned(moment, True),
    "they_summoned": lambda moment: _summoned(moment, False),
    "upgraded": _upgraded,
    "heroic": _heroic,
    "lost_piece": lambda moment: _when(not moment.mine and moment.lost()),
    "task_ready": _task_ready,
    "flare_ready": lambda moment: _when(moment.my_turn and bool(flare_options(moment.position))),
    "figure_ready": _figure_ready,
    "one_missing": _one_missing,
    "task_near": _task_near,
    "nearly_won": lambda moment: _when(moment.my_turn and moment.points(True) >= 4),
    "danger": lambda moment: _when(moment.my_turn and moment.points(False) >= 4),
    "deck_low": lambda moment: _when(moment.my_turn and len(moment.position.decks[moment.seat]) <= 3),
    "second_turn": lambda moment: _when(moment.my_turn and moment.position.turn == 3),
}
"""Most urgent first; at most one is made at a time."""
REMARKS = tuple(_REMARKS)


def remark(game: Game, school: str, made: Collection[str], lang: str) -> dict[str, str] | None:
    """What the teacher says now, with its key for `made`; None if there is nothing new to say."""
    moment = _Moment(game, game.setup.seat_of(school), lang)
    texts = content.texts(lang, "first_game")
    for key, fits in _REMARKS.items():
        if key not in made:
            params = fits(moment)
            if params is not None:
                return {"key": key, "text": texts["remarks"][key].format(**params)}
    return None


def introduction(lang: str) -> dict[str, Any]:
    """Title and text of the lesson, and the set-up of its table."""
    texts = content.texts(lang, "first_game")
    return {"id": "first_game", "title": texts["title"], "about": texts["about"], "setup": SETUP}
