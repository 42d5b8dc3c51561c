"""What happened, in words: every event has a stable key, parameters and an English sentence."""

from functools import lru_cache
from typing import Any

from ..rules.action import RANKS
from ..rules.arena import NAME
from ..rules.setup import Setup

# The fields of each event as the rules write them, and its sentence.
_EVENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "placed": (("square", "colour", "rank"), "{colour} places a {rank} piece on {square}"),
    "picked_up": (("square", "colour", "rank"), "{colour} picks up the piece on {square}"),
    "summoned": (("card", "square", "colour", "rank"), "{card} is summoned on {square}"),
    "destroyed": (("square", "colour", "rank"), "the {rank} {colour} piece on {square} is destroyed"),
    "moved": (("from", "to", "colour", "rank"), "the {colour} piece moves from {from} to {to}"),
    "leapt": (("from", "to", "colour", "rank"), "the {colour} piece leaps from {from} to {to}"),
    "swapped": (("from", "to"), "the pieces on {from} and {to} swap squares"),
    "upgraded": (("square", "colour", "rank"), "the {colour} piece on {square} is upgraded to {rank}"),
    "downgraded": (("square", "colour", "rank"), "the {colour} piece on {square} is downgraded to {rank}"),
    "converted": (("square", "colour", "rank"), "the piece on {square} is converted to {colour}"),
    "taken": (("square", "colour", "rank"), "the Merchant of Time takes the {rank} {colour} piece from {square}"),
    "returned": (("square", "colour", "rank"), "the Merchant's {rank} {colour} piece leaps to {square}"),
    "actions": (("number",), "{number} more action(s)"),
    "on_deck": (("card",), "{card} goes from the discard pile onto the deck"),
    "discarded": (("card",), "{card} is discarded"),
    "taken_back": (("card",), "{card} goes back to the hand"),
    "put_back": (("card",), "a card goes under its deck ({deck})"),
    "copied": (("card",), "the warp effect of {card} is copied"),
    "warped": (("card",), "the warp effect of {card} is brought into play"),
    "improvised": (("colour",), "an improvised summoning with {colour}"),
    "flare": (("card", "colour", "upper", "lower"), "flare {card} is invoked against {colour}"),
    "points": (("colour", "against", "number"), "{colour} scores {number} (from {against})"),
    "claimed": (("task", "number", "colour"), "{colour} claims {task} for {number} point(s)"),
    "loan": ((), "the next being summoned this turn may use an enemy piece"),
    "void": ((), "the next being summoned this turn may use two empty squares"),
    "gate": (("number",), "every piece destroyed this turn counts {number} times"),
    "extra_draw": (("cards", "legends"), "extra cards at the end of this turn: {cards}, extra legends: {legends}"),
    "extra_turn": ((), "an extra turn follows this one"),
    "handed_over": (("school",), "control is handed over to {school}"),
    "drew": (("school", "number", "deck"), "{school} draws {number} card(s) ({deck})"),
    "reshuffled": (("deck", "order"), "the discard pile of {deck} is shuffled into a new deck"),
    "turn": (("number", "school"), "turn {number}: {school}"),
    "end_triggered": (("school", "reason"), "the end of the game is triggered ({reason})"),
    "over": (("reason",), "the game is over ({reason})"),
    "resigned": (("school",), "{school} resigns"),
    "agreed": (("school",), "{school} agrees to end the game"),
}
_SQUARES = ("square", "from", "to")
EVENT_KEYS = tuple(_EVENTS)


def describe(setup: Setup, event: tuple[Any, ...]) -> dict[str, Any]:
    """An event as JSON-ready data. What nobody may see (cards under a deck, the order of a new deck) is left out."""
    return {**_described(setup, event)}


@lru_cache(maxsize=20_000)
def _described(setup: Setup, event: tuple[Any, ...]) -> dict[str, Any]:
    """Every view tells the whole story again, and most of it is the same as the last time."""
    key = event[0]
    fields, sentence = _EVENTS[key]
    params: dict[str, Any] = {}
    for field, value in zip(fields, event[1:], strict=True):
        if field == "order":
            continue
        if field in _SQUARES:
            params[field] = NAME[value]
        elif field in ("colour", "against"):
            params[field] = setup.colours[value]
        elif field == "rank":
            params[field] = RANKS[value]
        elif field == "school":
            params[field] = setup.schools[value]
        elif field == "card":
            params[field] = value.name
        else:
            params[field] = value
    if key == "put_back":
        params = {"deck": "school" if event[1].is_school else event[1].deck}
    text = sentence.format(**params)
    squares = [params[field] for field in _SQUARES if field in params]
    return {"key": key, "params": params, "text": text[0].upper() + text[1:], "squares": squares}
