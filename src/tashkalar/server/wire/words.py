"""The words of the wire. Schools, colours and cards may come from anywhere and are texts; what is fixed is listed."""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct

from ...language import CODES
from ...rules.forms import FORMS


class Sent(Struct, forbid_unknown_fields=True):
    """Something the server sends: every key is known, and nothing else is in it."""


School = Annotated[str, Meta(title="School")]
Colour = Annotated[str, Meta(title="Colour")]
Card = Annotated[
    str,
    Meta(title="Card", description="By its English name, a flare by its id.", extra_json_schema={"minLength": 1}),
]
Level = Annotated[str, Meta(title="Level", description="Of a bot, as in the catalogue.")]
Form = Annotated[str, Meta(title="Form", extra_json_schema={"enum": list(FORMS)})]
# Patterns are for those who read the description: what the engine writes need not be matched again.
Square = Annotated[str, Meta(title="Square", extra_json_schema={"pattern": "^[a-i][1-9]$"})]
Stones = Annotated[
    str,
    Meta(
        title="Stones",
        description="Squares with a rank mark, sorted: d4 common, g5* heroic, h7** legendary. "
        "Where pieces are drawn without a view beside them, d4! is a Gateway.",
        extra_json_schema={"pattern": r"^$|^[a-i][1-9]\*{0,2}!?( [a-i][1-9]\*{0,2}!?)*$"},
    ),
]
Moment = Annotated[str, Meta(title="Moment", extra_json_schema={"format": "date-time"})]
Day = Annotated[str, Meta(title="Day", extra_json_schema={"format": "date"})]
Count = Annotated[int, Meta(ge=0)]
Pieces = Annotated[dict[Colour, Stones], Meta(title="Pieces", description="A stone list per colour.")]
Scores = Annotated[
    dict[Colour, int | dict[Colour, int]],
    Meta(title="Scores", description="A number each, or in a melee one for every enemy colour."),
]
Points = dict[School, int]
Params = Annotated[dict[str, Any], Meta(title="Params")]

AskedLang = Annotated[
    str,
    Meta(title="Lang", description="Another one is answered in English.", extra_json_schema={"enum": list(CODES)}),
]
Rank = Literal["common", "heroic", "legendary"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Assist = Literal["full", "matches", "none"]
TakeBack = Literal["turn", "agreement", "never"]
Begins = Literal["first", "random"]
Pace = Literal["quick", "usual", "long", "longest"]
SeatKind = Literal["me", "screen", "friend", "bot"]
CellKind = Literal["own", "heroic", "summon", "summon-own", "summon-heroic", "marked", "inner", "mirror"]
# The words of effects: they are described, but whoever plays on should not be stopped by one that is new.
OPTION_KINDS = (
    *"place summon discard return flare warp thaw hand_over claim end point start".split(),
    *"target move swap direction choose copy keep decline".split(),
)
PARTS = (
    *"destroy convert upgrade downgrade place take move leap swap direction choose".split(),
    *"copy copy_piece freeze keep gateway discard return point start turn end".split(),
)
OptionKind = Annotated[str, Meta(title="OptionKind", extra_json_schema={"enum": list(OPTION_KINDS)})]
Part = Annotated[str, Meta(title="Part", extra_json_schema={"enum": list(PARTS)})]
Say = Literal[
    "hello",
    "good_luck",
    "thanks",
    "well_played",
    "oops",
    "one_moment",
    "your_turn",
    "good_game",
    "rematch",
    "no_rematch",
    "must_go",
    "bye",
]
SAYINGS: tuple[str, ...] = get_args(Say)


class Sentence(Sent):
    """Something that can be said in any language: a stable key, parameters, and the English text."""

    key: str
    params: Params
    text: str


class Mended(Sent):
    """The rules have been mended since a game was played."""

    turn: Annotated[int, Meta(description="The first turn that the rules of today would have told otherwise.")]
    anew: Annotated[bool, Meta(description="The turn that was running had to be begun again.")]


class Problem(Sent):
    error: Sentence
