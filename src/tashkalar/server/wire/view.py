"""What a seat may see of a game (`game.view`), and the same without secrets once a game is looked back at."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from ...rules.event import KINDS
from .choosing import TaskState
from .words import Card, Colour, Count, Form, Params, Pieces, Points, Rank, School, Scores, Sent, Square

Cards = list[Card]
_DIFFERENT = {"uniqueItems": True}
_WORD = {"type": "string"}
_NUMBER = {"type": "integer"}
_FLAG = {"type": "boolean"}
_SQUARE = {**_WORD, "pattern": "^[a-i][1-9]$"}
_REASONS = ["points", "deck", "resigned", "agreed"]
EventKey = Annotated[str, Meta(title="EventKey", extra_json_schema={"enum": list(KINDS)})]
# What an event may tell, whatever it is: nothing else leaves the engine.
EventParams = Annotated[
    Params,
    Meta(
        extra_json_schema={
            "additionalProperties": False,
            "properties": {
                **dict.fromkeys(("square", "from", "to"), _SQUARE),
                **dict.fromkeys(("colour", "against", "whose", "card", "task", "school", "partner"), _WORD),
                "schools": {"type": "array", "items": _WORD},
                **dict.fromkeys(("number", "cards", "legends", "sideways"), _NUMBER),
                **dict.fromkeys(("upper", "lower", "set_up"), _FLAG),
                "rank": {"enum": ["common", "heroic", "legendary"]},
                "deck": {"enum": ["school", "legends", "flares"]},
                "reason": {"enum": _REASONS},
            },
        }
    ),
]
Squares = Annotated[list[Square], Meta(max_length=2)]


class Event(Sent):
    """What happened, as a sentence, and where."""

    key: EventKey
    params: EventParams
    text: Annotated[str, Meta(min_length=1)]
    squares: Squares


class LogLine(Sent):
    """An event in the log: in which turn, and who made the choice that led to it."""

    turn: Annotated[int, Meta(ge=1)]
    school: School
    key: EventKey
    params: EventParams
    text: Annotated[str, Meta(min_length=1)]
    squares: Squares


class Stock(Sent):
    stones: Annotated[int, Meta(ge=0, le=17)]
    legends: Annotated[int, Meta(ge=0, le=3)]


class Held(Sent):
    """Cards in hand, by their backs."""

    school: Count
    legends: Count
    flares: Count


class Merchant(Sent):
    colour: Colour
    rank: Rank
    gateway: Annotated[bool, Meta(description="This stone bears the Gateway.")] | UnsetType = UNSET


class Destroyed(Sent):
    """Pieces by rank; what is zero is left out."""

    common: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    heroic: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    legendary: Annotated[int, Meta(ge=1)] | UnsetType = UNSET


class Removed(Sent):
    """Stones by kind, a double-sided one as common; what is zero is left out."""

    common: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    legendary: Annotated[int, Meta(ge=1)] | UnsetType = UNSET


class Standing(Sent):
    """How things stand, for everybody."""

    form: Form
    team: bool
    schools: Annotated[
        list[School],
        Meta(min_length=2, max_length=4, description="The seats in turn order.", extra_json_schema=_DIFFERENT),
    ]
    colours: Annotated[dict[School, Colour], Meta(description="In a team both partners have the colour of the first.")]
    turn: Annotated[int, Meta(ge=1)]
    turn_of: Annotated[School, Meta(description="Whose turn it is.")]
    to_move: Annotated[
        School | None,
        Meta(description="Whose choice it is: the same, or the partner who was given control; null when over."),
    ]
    asked: Annotated[
        Literal["start", "turn", "effect", "return", "point", "nothing"], Meta(description="What kind of choice it is.")
    ]
    actions: Count
    pieces: Pieces
    stock: Annotated[
        dict[Colour, Stock],
        Meta(description="Stones neither in the arena nor on a score track nor on the Merchant of Time."),
    ]
    scores: Annotated[
        Scores,
        Meta(
            description="What the score tracks show, without the penalty for a pending being. Per colour; in a melee "
            "per enemy colour; in the High Form the points of the claimed tasks."
        ),
    ]
    points: Annotated[Points, Meta(description="Per school, with the penalty; in a melee those of the lowest colour.")]
    target: Annotated[
        int, Meta(description="The score that triggers the end.", extra_json_schema={"enum": [6, 9, 10, 12, 18]})
    ]
    hands: Annotated[dict[School, Count], Meta(description="How many cards each school holds.")]
    held: Annotated[dict[School, Held], Meta(description="The same by the backs of the cards.")]
    decks: Annotated[
        dict[str, Count],
        Meta(
            description="How many cards are left: per school, and of the common decks.",
            extra_json_schema={"required": ["legends", "flares", "tasks"]},
        ),
    ]
    sideways: Annotated[
        Count,
        Meta(
            description="In a team game so many cards at the bottom of every school's deck lie sideways: the end is "
            "triggered when the last one above them is drawn."
        ),
    ]
    discard: Annotated[dict[School, Cards], Meta(description="Each school's discard pile, top last.")]
    legends_discard: Cards
    flares_discard: list[Annotated[Card, Meta(extra_json_schema={"pattern": "^F[1-9][0-9]*$"})]]
    tasks: Annotated[
        Cards,
        Meta(max_length=4, description="The current tasks, up to three, then the next.", extra_json_schema=_DIFFERENT),
    ]
    claimed: dict[Colour, Annotated[Cards, Meta(extra_json_schema=_DIFFERENT)]]
    claimable: Annotated[
        Cards,
        Meta(max_length=3, description="Current tasks that are fulfilled now.", extra_json_schema=_DIFFERENT),
    ]
    pending: Annotated[dict[School, Card], Meta(description="A pending being lies open on its deck. It is public.")]
    frozen: Annotated[
        dict[School, Card], Meta(description="The card in play whose frozen effect may be thawed. It is public.")
    ]
    gateway: Annotated[
        dict[School, Square], Meta(description="Where the Gateway of a school stands that has one in the arena.")
    ]
    removed: Annotated[
        dict[Colour, Removed], Meta(description="Stones that have left the game: they are in no stock any more.")
    ]
    slowed: Annotated[
        list[School],
        Meta(description="Whose next turn has one action less.", extra_json_schema=_DIFFERENT),
    ]
    penalty: Annotated[
        dict[School, Count],
        Meta(description="The points that a school's pending being costs its side; in a melee in every colour."),
    ]
    merchant: Annotated[Merchant | None, Meta(description="The stone on the Merchant of Time.")]
    table: Annotated[Card | None, Meta(description="The card whose effect is being carried out.")]
    improvised: Annotated[
        dict[Colour, Annotated[list[Colour], Meta(extra_json_schema=_DIFFERENT)]],
        Meta(description="Melee: the colours whose marker each colour has spent."),
    ]
    destroyed: Annotated[dict[Colour, Destroyed], Meta(description="Enemy pieces destroyed this turn.")]
    discarded: Annotated[bool, Meta(description="The discard action of this turn has been used.")]
    flared: Annotated[bool, Meta(description="A flare has been invoked this turn.")]
    gate: Annotated[Count, Meta(description="How many times more each destroyed piece counts (Gate of Oblivion).")]
    loan: Annotated[bool, Meta(description="The next being may use an enemy piece (War or Frostweave Summoner).")]
    void: Annotated[bool, Meta(description="The next being may use two empty squares (Void Summoner).")]
    possessed: Annotated[
        Colour | None, Meta(description="The colour that forms the next being (Possessed Summoner), not the own one.")
    ]
    warped: Annotated[Cards, Meta(description="Warp effects played this turn.")]
    extra_cards: Annotated[Count, Meta(description="Extra cards of the own deck at the end of this turn.")]
    extra_legends: Annotated[Count, Meta(description="Extra legends at the end of this turn.")]
    handed_over: Annotated[bool, Meta(description="Control has been handed over this turn.")]
    first_turn: Annotated[bool, Meta(description="It is this player's first turn.")]
    extra_turn: Annotated[bool, Meta(description="An extra turn follows this one.")]
    last: Annotated[
        School | None, Meta(description="Whose turn triggered the end; the game is over after its next turn.")
    ]
    turns_left: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="Turns to come after this one, once the end is triggered."),
    ]
    to_come: Annotated[
        list[School],
        Meta(max_length=4, description="Whose turns these are, in order; empty before the end is triggered."),
    ]
    agreed: Annotated[
        list[School],
        Meta(description="Who has agreed to an early end.", extra_json_schema=_DIFFERENT),
    ]
    over: bool
    reason: Annotated[
        Literal["points", "deck", "resigned", "agreed"] | None,
        Meta(description="Why the end was triggered or why the game is over."),
    ]
    winners: Annotated[list[School], Meta(extra_json_schema=_DIFFERENT)]


class View(Standing):
    """What game.view(seat) returns: everything that seat may see and nothing else; null is a spectator."""

    seat: Annotated[School | None, Meta(description="Whose view it is; null for a spectator.")]
    state: Annotated[Count, Meta(description="How many entries the history has.")]
    hand: Annotated[Cards, Meta(description="The seat's own cards; empty for a spectator.")]
    log: Annotated[list[LogLine], Meta(description="What everybody has seen happen, oldest first.")]


class Frame(Standing):
    """How things stand in a game that is no secret any more, with every hand."""

    cards: dict[School, Cards]
    task_states: list[TaskState]


FrameChanges = Annotated[dict[str, Any], Meta(title="FrameChanges", description="What of a frame is different.")]


def _where(key: str, value: Any, then: dict[str, Any], otherwise: dict[str, Any] | None = None) -> dict[str, Any]:
    law = {"if": {"properties": {key: value}}, "then": {"properties": then}}
    return law if otherwise is None else {**law, "else": {"properties": otherwise}}


def _tells_only(key: str, *names: str, always: int | None = None) -> dict[str, Any]:
    """An event that tells nothing else; the first few of these, or all of them, it tells always."""
    params = {"propertyNames": {"enum": list(names)}, "required": list(names[:always])}
    return _where("key", {"const": key}, {"params": params})


_NULL: dict[str, Any] = {"type": "null"}
_NONE: dict[str, Any] = {"maxItems": 0}
_SECRETS = [_tells_only("put_back", "deck"), _tells_only("reshuffled", "deck")]
_SECRETS += [_tells_only("drew", "school", "number", "deck", "partner", always=3)]
_PLAY = [
    _where(
        "form",
        {"const": "melee"},
        {"scores": {"additionalProperties": {"type": "object"}}, "schools": {"minItems": 3}, "team": {"const": False}},
        {"scores": {"additionalProperties": _NUMBER}, "improvised": {"maxProperties": 0}},
    ),
    _where(
        "over",
        {"const": True},
        {"to_move": _NULL, "asked": {"const": "nothing"}, "winners": {"minItems": 1}},
        {"to_move": _WORD, "asked": {"not": {"const": "nothing"}}, "winners": _NONE},
    ),
    _where("form", {"enum": ["duel", "melee"]}, {"tasks": _NONE, "claimable": _NONE}),
]
LAWS: dict[str, list[dict[str, Any]]] = {
    "Event": _SECRETS,
    "LogLine": _SECRETS,
    "View": [*_PLAY, _where("seat", _NULL, {"hand": _NONE})],
    "Frame": _PLAY,
}
"""What holds between the keys of a type, and no type can say."""
