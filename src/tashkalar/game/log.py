"""What happened, as data: every event has a stable key, parameters and an English sentence for programs and logs.

What players read is in `language/texts/sentences.*.toml`, in their own language.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..rules import score
from ..rules.action import RANKS
from ..rules.arena import NAME
from ..rules.event import EndTriggered, Event, Over, PutBack
from ..rules.refill import SIDEWAYS
from ..rules.setup import Setup

if TYPE_CHECKING:
    from .game import Game

_SENTENCES: dict[str, str] = {
    "placed": "{colour} places a {rank} piece on {square}",
    "picked_up": "{colour} picks up the piece on {square}",
    "summoned": "{card} is summoned on {square}",
    "destroyed": "the {rank} {colour} piece on {square} is destroyed",
    "stone_lost": "the {rank} {colour} stone of {square} leaves the game",
    "moved": "the {colour} piece moves from {from} to {to}",
    "leapt": "the {colour} piece leaps from {from} to {to}",
    "swapped": "the pieces on {from} and {to} swap squares",
    "upgraded": "the {colour} piece on {square} is upgraded to {rank}",
    "downgraded": "the {colour} piece on {square} is downgraded to {rank}",
    "converted": "the piece on {square} is converted to {colour}",
    "taken": "the Merchant of Time takes the {rank} {colour} piece from {square}",
    "returned": "the Merchant's {rank} {colour} piece leaps to {square}",
    "gateway": "the {colour} piece on {square} is the Gateway",
    "gateway_lost": "the Gateway of {colour} on {square} is lost",
    "actions": "{number} more action(s)",
    "on_deck": "{card} goes from the discard pile onto the deck",
    "under_deck": "{card} goes under the deck",
    "discarded": "{card} is discarded",
    "taken_back": "{card} goes back to the hand",
    "put_back": "a card goes under its deck ({deck})",
    "copied": "the warp effect of {card} is copied",
    "warped": "the warp effect of {card} is brought into play",
    "frozen": "{card} stays in play with its frozen effect",
    "thawed": "the frozen effect of {card} is thawed",
    "improvised": "an improvised summoning with {colour}",
    "flare": "flare {card} is invoked against {colour}",
    "points": "{colour} scores {number} (from {against})",
    "claimed": "{colour} claims {task} for {number} point(s)",
    "slowed": "one action less in their next turn: {schools}",
    "actions_lost": "{number} action(s) fewer this turn",
    "loan": "the next being summoned this turn may use an enemy piece",
    "possessed": "the next being summoned this turn is formed by pieces of {colour}",
    "void": "the next being summoned this turn may use two empty squares",
    "gate": "every piece destroyed this turn counts {number} times",
    "extra_draw": "extra cards at the end of this turn: {cards}, extra legends: {legends}",
    "extra_turn": "an extra turn follows this one",
    "handed_over": "control is handed over to {school}",
    "drew": "{school} draws {number} card(s) ({deck})",
    "reshuffled": "the discard pile of {deck} is shuffled into a new deck",
    "turn": "turn {number}: {school}",
    "end_triggered": "the end of the game is triggered ({reason})",
    "over": "the game is over ({reason})",
    "resigned": "{school} resigns",
    "agreed": "{school} agrees to end the game",
    "withdrew": "{school} no longer agrees to end the game",
}

# What a field is called outside, and how its value is told; all others are told as they are.
_TOLD: dict[str, tuple[str, Callable[[Setup, Any], Any]]] = {
    "square": ("square", lambda setup, square: NAME[square]),
    "origin": ("from", lambda setup, square: NAME[square]),
    "to": ("to", lambda setup, square: NAME[square]),
    "side": ("colour", lambda setup, side: setup.colours[side]),
    "enemy": ("colour", lambda setup, side: setup.colours[side]),
    "victim": ("against", lambda setup, side: setup.colours[side]),
    "sides": (
        "schools",
        lambda setup, sides: [s for s, side in zip(setup.schools, setup.side, strict=True) if side in sides],
    ),
    "seat": ("school", lambda setup, seat: setup.schools[seat]),
    "rank": ("rank", lambda setup, rank: RANKS[rank]),
    "card": ("card", lambda setup, card: card.name),
    "task": ("task", lambda setup, task: task.name),
    "points": ("number", lambda setup, points: points),
}
# Why a game ended: by the rules, or because a table ran out of patience.
_ENDINGS: dict[str, str] = {
    "points": "the points that end the game were reached",
    "deck": "a deck ran out",
    "resigned": "{school} resigned",
    "agreed": "all players agreed to end the game",
    "time": "{school} had no time left",
}
# What decided between sides with equal points.
_TIES: dict[str, str] = {
    "second": "level in the lowest colour: the second lowest decides, {number} to {less}",
    "third": "level in the two lowest colours: the third lowest decides, {number} to {less}",
    "upgraded": "level on points: upgraded pieces decide, {number} to {less}",
    "pieces": "level on points and upgraded pieces: pieces decide, {number} to {less}",
    "shared": "level on points, upgraded pieces and pieces: the victory is shared",
}
_SECRET = ("order", "key")


def describe(setup: Setup, event: Event) -> dict[str, Any]:
    """An event as JSON-ready data. What nobody may see (cards under a deck, the order of a new deck) is left out."""
    return {**_described(setup, event)}


@lru_cache(maxsize=20_000)
def _described(setup: Setup, event: Event) -> dict[str, Any]:
    """Every view tells the whole story again, and most of it is the same as the last time."""
    params = _params(setup, event)
    text = _SENTENCES[event.key].format(**params)
    squares = [params[field] for field in ("square", "from", "to") if field in params]
    return {"key": event.key, "params": params, "text": text[0].upper() + text[1:], "squares": squares}


def _params(setup: Setup, event: Event) -> dict[str, Any]:
    if isinstance(event, PutBack):
        return {"deck": "school" if event.card.is_school else event.card.deck}
    params: dict[str, Any] = {}
    for field, value in zip(event._fields, event, strict=True):
        if field in _TOLD:
            name, told = _TOLD[field]
            params[name] = told(setup, value)
        elif field not in _SECRET:
            params[field] = value
    if isinstance(event, EndTriggered) and event.reason == "deck" and setup.team:
        params["sideways"] = SIDEWAYS
    return params


def ending(game: "Game", reason: str | None = None) -> dict[str, Any]:
    """Why a game has ended, and through whom. A table may know a reason that the rules do not."""
    position, setup = game.position, game.setup
    key = reason or position.reason or "points"
    seat = position.resigned if position.resigned >= 0 else position.last
    params: dict[str, Any] = {"school": setup.schools[seat]} if seat >= 0 else {}
    if key == "points":
        params["schools"] = _reached(game)
    elif key == "deck" and setup.team:
        params["sideways"] = SIDEWAYS
    text = _ENDINGS[key].format(**params)
    return {"key": key, "params": params, "text": text[0].upper() + text[1:]}


def tie(game: "Game") -> dict[str, Any] | None:
    """What has decided a game that is over where points did not; who was level is said where there are others too."""
    found = score.tie(game.position)
    if found is None:
        return None
    setup = game.setup
    params: dict[str, Any] = {}
    if len(found.sides) < setup.sides:
        params["schools"] = [setup.schools[seat] for seat in range(setup.seats) if setup.side[seat] in found.sides]
    if found.key != "shared":
        params |= {"number": found.best, "less": found.following}
    text = _TIES[found.key].format(**params)
    return {"key": found.key, "params": params, "text": text[0].upper() + text[1:]}


def _reached(game: "Game") -> list[str]:
    """The schools that have reached the score that ended the game; none where that was before it began."""
    for step in reversed(list(game.steps)):
        for event in step.events:
            if isinstance(event, EndTriggered):
                told: list[str] = describe(game.setup, event)["params"]["schools"]
                return told
            if isinstance(event, Over) and not game.setup.form.last_round:
                return [game.setup.schools[step.seat]]
    return []
