"""What a browser says over the socket of a table, by the `type` of the message."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from ..levels import LEVELS
from ..refused import BadRequest, NoToken
from .reading import Request, among, read, says, tags
from .words import SAYINGS, AskedLang, Level, Say, School

_LONGEST = 200
State = Annotated[
    int,
    Meta(description="The number that came with the table."),
    says("state", "state must be the number that came with the table"),
]
Choice = Annotated[str, says("text", "{field} must be a short text", max_length=_LONGEST)]
Place = Annotated[School, says("text", "{field} must be a short text", max_length=_LONGEST)]
Id = Annotated[
    int | Annotated[str, Meta(max_length=64)] | None,
    Meta(description="Echoed in the answer."),
    says("id", "id must be a number or a short text"),
]


class Hello(Request, tag="hello"):
    """The first message; without a token one may watch."""

    token: Annotated[str | None, says("token", "a token of 32 hexadecimal digits is needed", NoToken)] = None
    lang: AskedLang | None = None
    seen: Annotated[
        int | None,
        Meta(description="The last state this browser has shown; the answer then holds the steps since."),
        says("state", "seen must be the last state that was shown"),
    ] = 0


class Asked(Request, kw_only=True):
    """Something that is answered."""

    id: Id = None


class Play(Asked, tag="play"):
    state: State
    choice: Choice


class Undo(Asked, tag="undo"):
    state: State


class AskPreview(Asked, tag="preview"):
    """What would a choice do; also a way to ask why something is not possible."""

    state: State
    choice: Choice


class Ready(Asked, tag="ready"):
    """Same screen: that person has taken the device."""

    seat: Place


class Resign(Asked, tag="resign"):
    seat: Place | None = None


class Agree(Asked, tag="agree"):
    """To end the game early."""

    seat: Place | None = None


class Withdraw(Asked, tag="withdraw"):
    """No longer agree to that."""

    seat: Place | None = None


class AskBack(Asked, tag="ask_back"):
    """To take the last ended turn back, with all that came after it."""

    seat: Place | None = None


class AnswerBack(Asked, tag="answer_back"):
    """Whether somebody may take an ended turn back; whoever asked takes the question back."""

    allow: bool
    seat: Place | None = None


class AskHint(Asked, tag="hint"):
    """For a good turn; without a state, from where the game stands."""

    state: State | UnsetType = UNSET


class SayIt(Asked, tag="say"):
    """A preset message."""

    say: Annotated[Say, among(lambda: SAYINGS, "there is no such message")]
    seat: Place | None = None


class Replace(Asked, tag="replace"):
    """I want a bot to stand in at a seat that was left, or somebody else to have it; `by` says in whose name."""

    seat: Place
    invite: Annotated[bool, Meta(description="Not a bot: somebody else shall have the seat, by a new invitation.")] = (
        False
    )
    level: Annotated[Level | None, among(lambda: LEVELS, "there is no such bot")] = None
    by: Place | None = None


class Keep(Asked, tag="keep"):
    """I do not want that any more."""

    seat: Place
    by: Place | None = None


Command = (
    Play
    | Undo
    | AskPreview
    | Ready
    | Resign
    | Agree
    | Withdraw
    | AskBack
    | AnswerBack
    | AskHint
    | SayIt
    | Replace
    | Keep
)
"""What can be asked for once hello has been said."""
TYPES = tags(Command)


def identity(data: dict[str, object]) -> int | str | None:
    """The id a client gives its message; whatever else is wrong with it, the answer has it too."""
    return read(Asked, {"id": data.get("id")}, "a message").id


def command(data: dict[str, object]) -> Command:
    """A message that came after hello."""
    if not isinstance(kind := data.get("type"), str) or kind not in TYPES:
        raise BadRequest("type", "there is no such type of message", allowed=list(TYPES))
    return read(Command, data, "a message")  # type: ignore[arg-type]


def hello(data: dict[str, object]) -> Hello:
    """The first message."""
    if data.get("type") != "hello":
        raise BadRequest("hello", "the first message must be hello")
    return read(Hello, data, "a message")
