"""The last lesson: a first game against the teacher, who remarks on every turn.

The game itself is an ordinary one; this module says how it is set up and what to remark after which event. Most remarks
are made once in a game, those about a turn once in every turn; the client remembers which ones have been made.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any

from ..game import Game, Step, prospects
from ..language import language
from ..rules.arena import NAME
from ..rules.card import HEROIC
from ..rules.event import Claimed, Destroyed, OneKind, Summoned, Upgraded
from ..rules.position import ACT
from ..rules.summoning import summon_options
from ..rules.turn import flare_options
from . import content, looking_back

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
    "take_back": "agreement",
}
"""The set-up in the terms of a new table; the learner begins, and an ended turn can be taken back."""

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

    @property
    def fresh(self) -> bool:
        """The learner's turn has just begun."""
        return self.my_turn and not self.mine

    @cached_property
    def missed(self) -> looking_back.Missed | None:
        """What the learner's last turn left undone, as long as a new one has just begun."""
        return looking_back.missed(self.game, self.seat) if self.fresh else None

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


# -- about every turn --------------------------------------------------------------------------------------------------
def _unclaimed(moment: _Moment) -> Found:
    missed = moment.missed
    return None if missed is None or missed.task is None else {"task": moment.words.tasks[missed.task].name}


def _not_summoned(moment: _Moment) -> Found:
    missed = moment.missed
    if missed is None or missed.being is None:
        return None
    return {"card": moment.words.card_name(missed.being[0].name), "square": missed.being[1]}


def _threat(moment: _Moment, on_piece: bool) -> Found:
    """A being the teacher could summon if it were its turn, perhaps onto a piece of the learner's."""
    if not moment.my_turn or not moment.position.actions:
        return None
    mine = moment.position.stones[moment.side]
    for option in summon_options(moment.position, 1 - moment.seat):
        if option.card is not None and bool(mine >> option.square & 1) == on_piece:
            return {"card": moment.words.card_name(option.card.name), "square": NAME[option.square]}
    return None


def _well_done(moment: _Moment) -> Found:
    """The learner's last turn brought a being."""
    if not moment.fresh:
        return None
    events = [event for step in looking_back.last_turn(moment.game, moment.seat) for event in step.events]
    beings = [event.card.name for event in events if isinstance(event, Summoned)]
    return {"card": moment.words.card_name(beings[-1])} if beings else None


def _nearest(moment: _Moment) -> Found:
    """The being in hand that lacks fewest pieces, after a turn that brought none."""
    if moment.missed is None or _well_done(moment) is not None:
        return None
    lacking = [
        (len(part["missing"]), entry["card"])
        for entry in prospects.beings(moment.position, moment.seat)
        for part in entry["nearest"]
    ]
    if not lacking:
        return None
    number, card = min(lacking)
    return {"card": moment.words.card_name(card), "number": str(number)}


_TURNLY: dict[str, Callable[[_Moment], Found]] = {
    "unclaimed": _unclaimed,
    "not_summoned": _not_summoned,
    "threat_to_piece": lambda moment: _threat(moment, True),
    "threat": lambda moment: _threat(moment, False),
    "well_done": _well_done,
    "nearest": _nearest,
}
"""Made once in every turn; the first two come before all others, the rest when nothing else is to be said."""
_OUTCOMES = ("won", "lost", "shared")
_BLUNDERS = ("unclaimed", "not_summoned")
"""After these the teacher offers to take the turn back."""

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
REMARKS, TURNLY = tuple(_REMARKS), tuple(_TURNLY)


def remark(game: Game, school: str, made: Collection[str], lang: str) -> dict[str, Any] | None:
    """What the teacher says now, with its key for `made`; None if there is nothing new to say.

    `take_back`: the teacher offers to take the learner's last turn back.
    """
    moment = _Moment(game, game.setup.seat_of(school), lang)
    texts = content.texts(lang, "first_game")
    about_turn = {f"{key} {game.position.turn}": fits for key, fits in _TURNLY.items()}
    first = {key: fits for key, fits in about_turn.items() if key.split()[0] in _BLUNDERS}
    for key, fits in {**first, **_REMARKS, **about_turn}.items():
        # How it ended is said as often as somebody asks: it is told where the result is shown too.
        params = None if key in made and key not in _OUTCOMES else fits(moment)
        if params is not None:
            word = key.split()[0]
            text = texts["remarks"][word].format(**params)
            if word in _OUTCOMES:
                text = f"{text} {_praise(moment, texts['praise'])}"
            return {"key": key, "text": text, "take_back": word in _BLUNDERS}
    return None


def _praise(moment: _Moment, texts: Mapping[str, str]) -> str:
    """What went well in the whole game."""
    own = [event for step in moment.game.steps if step.seat == moment.seat for event in step.events]
    done = {
        "summoned": sum(isinstance(event, Summoned) for event in own),
        "claimed": sum(isinstance(event, Claimed) for event in own),
        "destroyed": sum(isinstance(event, Destroyed) and event.side != moment.side for event in own),
    }
    well = [texts[key].format(number=number) for key, number in done.items() if number]
    return texts["well"].format(what=", ".join(well)) if well else texts["nothing"]


def introduction(lang: str) -> dict[str, Any]:
    """Title and text of the lesson, and the set-up of its table."""
    texts = content.texts(lang, "first_game")
    return {"id": "first_game", "title": texts["title"], "about": texts["about"], "setup": SETUP}
