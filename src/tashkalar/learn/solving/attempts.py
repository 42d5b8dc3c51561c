"""How near a missed attempt was: how much of the goal was reached when the turn ended."""

from dataclasses import dataclass
from typing import Any

from ...game import Game
from ...language import language
from ...rules.arena import NAME, squares
from ...rules.card import COMMON
from .. import content
from ..goals import Goal, scored
from . import hints
from .threats import HOLD, STOP, Aim, TooManyReplies, being_named, places, refutation


@dataclass(frozen=True)
class Near:
    """So much of so much, where that can be counted, and a sentence."""

    text: str
    have: int | None = None
    need: int | None = None


def near(goal: Goal, game: Game, lang: str) -> Near:
    """What a game that missed a goal had reached of it."""
    last = _last_of_turn(goal, game)
    if "score" in goal.wanted:
        have, need = scored(goal, last), int(goal.wanted["score"])
        return Near(content.phrase(lang, "near_score", have=have, need=need), have, need)
    if "task" in goal.wanted:
        return _task(goal, last, lang)
    if STOP in goal.wanted:
        return _not_stopped(goal, game, lang)
    if HOLD in goal.wanted:
        return _not_held(goal, game, lang)
    return Near(content.phrase(lang, "near_legend"))


def _last_of_turn(goal: Goal, game: Game) -> Game:
    """The game just before its turn was ended; as it is, if it was not."""
    if game.position.turn == goal.turn and not game.over:
        return game
    before = Game(game.start)
    for step in game.steps:
        after = before.copy()
        after.play(step.text)
        if after.over or after.position.turn != goal.turn:
            break
        before = after
    return before


def _task(goal: Goal, game: Game, lang: str) -> Near:
    name = goal.wanted["task"]
    task = next((task for task in game.position.tasks if task.name == name), None)
    parts = [] if task is None else task.progress(game.position, goal.side)
    need = sum(need for _, _, need in parts)
    have = sum(min(have, need) for _, have, need in parts)
    told = language(lang).tasks[name].name
    return Near(content.phrase(lang, "near_task", task=told, have=have, need=need), have, need)


def _aim(kind: str, goal: Goal, game: Game) -> Aim:
    other = (goal.seat + 1) % game.setup.seats
    return Aim(kind, being_named(goal.wanted[kind]), goal.seat, other)


def _not_stopped(goal: Goal, game: Game, lang: str) -> Near:
    aim = _aim(STOP, goal, game)
    card = language(lang).card_name(aim.being.name)
    where = places(game.position, aim.other, aim.being)
    if where:
        return Near(content.phrase(lang, "near_stop", card=card, squares=", ".join(where)))
    tried, side = game.position.copy(), game.setup.side[aim.other]
    for square in squares(game.position.empty):
        tried.put(side, square, COMMON)
        if places(tried, aim.other, aim.being):
            return Near(content.phrase(lang, "near_stop_placing", card=card, square=NAME[square]))
        tried.lift(square)
    return Near(content.phrase(lang, "puzzle_missed"))


def _not_held(goal: Goal, game: Game, lang: str) -> Near:
    aim = _aim(HOLD, goal, game)
    words: dict[str, Any] = {"card": language(lang).card_name(aim.being.name)}
    if not places(game.position, aim.seat, aim.being):
        return Near(content.phrase(lang, "near_hold_not", **words))
    try:
        reply = refutation(game.position, aim.seat, aim.being) or []
    except TooManyReplies:
        reply = []
    breaker = next((card for card in map(hints.card_of, reply) if card is not None), None)
    if breaker is None:
        return Near(content.phrase(lang, "near_hold_broken", **words))
    return Near(content.phrase(lang, "near_hold_by", **words, breaker=language(lang).card_name(breaker)))
