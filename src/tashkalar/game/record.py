"""Game records: readable text that holds the rules version, every dealt card, every reshuffle and every choice.

Tash-Kalar record 1
rules: 1
form: duel
schools: northern, highland
hand northern: Knight, Bomb, Herald, Titan, Hell Bull, F3
...

1 northern: place e5 | end
2 highland: place d4 | summon Wild Eagle e6 | e6-c3 | end
reshuffle flares: F3, F7
resign northern

Frames at its end (`frames`) show the game where the rules of today would tell it otherwise. Notes and variations
(`study`) are passed over here: a record is read as the game that was played.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import BrokenRecord, NotAllowed, TashKalarError, as_param, asked, meant
from ..rules.event import Reshuffled
from ..rules.forms import FORMS
from ..rules.position import Position
from ..rules.school import SCHOOLS
from . import frames, layout, moment

if TYPE_CHECKING:
    from .game import Game, Step

FORMAT = 1
RULES = 2
"""The version of the rules. A change that makes old records replay differently raises it; those are still played by
their own version. Since 2, an agreement to end the game lapses with the turn."""

TITLE = f"Tash-Kalar record {FORMAT}"
OPEN, CLOSE = "(", ")"
"""Around a variation, on lines of their own."""

_LISTS = tuple("schools colours legends legends_discard flares flares_discard tasks task_pile waiting slowed".split())
_PER_OWNER = ("hand", "deck", "discard", "claimed", "improvised")
_PER_OWNER_TEXT = ("pieces", "pending", "frozen", "gateway")
_FLAGS = ("team", "setting_up")
_NUMBERS = ("actions", "turn", "remaining", "fate")
_WORDS = ("form", "to_move", "last", "reason")
NOTES = ("comment", "marks", "arrows")
"""What is written beside a choice (`study`)."""
_OTHERS = ("scores", "removed", "merchant", "rules", *NOTES)
_KEYS = (*_LISTS, *_PER_OWNER, *_PER_OWNER_TEXT, *_FLAGS, *_NUMBERS, *_WORDS, *_OTHERS)
_TITLES = ("study:", "chapter:")
_VERBS = ("resign", "agree", "withdraw", "reshuffle")
_ALWAYS = ("rules", "form", "schools", "legends", "flares", "waiting", "actions", "turn", "to_move", "fate")


Line = tuple[int, str]
"""A line with its number."""


def write(game: "Game", with_frames: bool = False) -> str:
    """A game as text. A past that only frames can tell is never written without them."""
    if game.sampled:
        raise NotAllowed("sampled", "a sampled game has no record: its past is not the real one")
    if not layout.can_write(game.start):
        raise NotAllowed("mid_turn", "a game that was begun in the middle of a turn has no record")
    lines = [TITLE, f"rules: {game.rules}", *_position(game.start), ""]
    schools = game.setup.schools
    line = ""
    turn: tuple[int, int] | None = None
    for step in game.steps:
        if not step.is_choice:
            lines += [line] if line else []
            lines.append(step.text)
            line, turn = "", None
            continue
        if turn != (step.turn, step.seat):
            lines += [line] if line else []
            line, turn = f"{step.turn} {schools[step.seat]}: {step.text}", (step.turn, step.seat)
        else:
            line += f" | {step.text}"
        if again := list(reshuffles(step)):
            lines += [line, *again]
            line, turn = "", None
    lines += [line] if line else []
    if (with_frames and game.state) or any(step.after is not None for step in game.steps):
        from .told import written

        lines += ["", *frames.write(written(game))]
    return "\n".join(lines) + "\n"


def reshuffles(step: "Step") -> Iterator[str]:
    """The decks that were made anew in a step, as lines."""
    for event in step.events:
        if isinstance(event, Reshuffled):
            yield f"reshuffle {event.deck}: {', '.join(card.name for card in event.order)}"


def write_position(position: Position) -> str:
    """A position as the lines of a record's deal."""
    if not layout.can_write(position):
        raise NotAllowed("mid_turn", "a position in the middle of a turn cannot be written down")
    return "\n".join(_position(position)) + "\n"


def _position(position: Position) -> list[str]:
    return [line for key, value in layout.write(position).items() for line in _written(key, value)]


def _written(key: str, value: Any) -> list[str]:
    if key in _LISTS:
        return [f"{key}: {', '.join(value)}"] if value else [f"{key}:"]
    if key in _PER_OWNER:
        return [f"{key} {owner}: {', '.join(items)}".rstrip() for owner, items in value.items()]
    if key in _PER_OWNER_TEXT:
        return [f"{key} {owner}: {text}" for owner, text in value.items()]
    if key == "scores":
        return [
            f"scores {owner}: " + (_pairs(number) if isinstance(number, dict) else str(number))
            for owner, number in value.items()
        ]
    if key == "removed":
        return [f"removed {owner}: {_pairs(numbers)}" for owner, numbers in value.items()]
    if key == "merchant":
        return [f"merchant: {value['colour']} {value['rank']}" + (" gateway" if value.get("gateway") else "")]
    if key in _FLAGS:
        return [f"{key}: {'yes' if value else 'no'}"]
    return [f"{key}: {value}"]


def _pairs(numbers: dict[str, int]) -> str:
    return ", ".join(f"{colour} {number}" for colour, number in numbers.items())


def read(text: str) -> "Game":
    """The game a record tells. BrokenRecord names the line that is wrong."""
    lines = text.splitlines()
    check_title(lines)
    dealt: list[Line] = []
    moves: list[Line] = []
    kept = frames.read(line for line in lines if line.startswith(frames.MARK))
    for number, line in _main_line(lines):
        (moves if is_step(line) else dealt).append((number, line))
    data = _data(dealt)
    start = _whole(data, dealt)
    if kept is not None:
        try:
            told = _by_frames(start, data["rules"], moves, kept)
        except TashKalarError as error:
            number = next(number for number, line in enumerate(lines, start=1) if line.startswith(frames.MARK))
            raise broken(error, number) from error
        if told is not None:
            return told
    return _replayed(start, _rules(data, dealt), moves)


def check_title(lines: Sequence[str]) -> None:
    if not lines or lines[0].strip() != TITLE:
        raise BrokenRecord("title", f"line 1: this is no game record of ours; one begins with '{TITLE}'", line=1)


def is_step(line: str) -> bool:
    """Whether a line tells what was chosen, and nothing of the deal."""
    return line[0].isdigit() or line.split(" ")[0] in _VERBS


def _main_line(lines: Sequence[str]) -> Iterator[Line]:
    """The lines that tell the deal and the game; not what is written beside it, nor what might have been."""
    from .study import notes

    opened: list[int] = []
    for number, line in enumerate((line.strip() for line in lines[1:]), start=2):
        if not line or line.startswith("#"):
            continue
        if line == TITLE:
            text = f"line {number}: another chapter begins here; a study of several chapters is no single game"
            raise BrokenRecord("chapters", text, line=number)
        if line == OPEN:
            opened.append(number)
        elif line == CLOSE:
            if not opened:
                raise no_variation(number)
            opened.pop()
        elif notes.is_note(line):
            notes.take(notes.Notes(), number, line)
        elif not opened and not line.startswith(_TITLES):
            yield number, line
        elif opened and not is_step(line):
            text = f"line {number}: in a variation there are only turns and notes, not {line!r}"
            raise BrokenRecord("variation", text, line=number)
    if opened:
        raise not_closed(opened[-1])


def begun(dealt: list[Line], line: int) -> "Game":
    """The game some lines deal, before its first choice."""
    from .game import Game

    data = _data(dealt)
    return Game(_whole(data, dealt, line), _rules(data, dealt))


def _data(dealt: list[Line]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for number, line in dealt:
        _take(data, number, line)
    return data


def _whole(data: dict[str, Any], dealt: list[Line], line: int = 1) -> Position:
    """The position of a record, which leaves nothing out."""
    start = _dealt(data, dealt)
    _complete(data, dealt[-1][0] if dealt else line)
    return start


def _rules(data: dict[str, Any], dealt: list[Line]) -> int:
    rules: int = data["rules"]
    if rules > RULES:
        number = next(number for number, line in dealt if line.startswith("rules"))
        text = f"line {number}: the record follows rules version {rules}, this program plays 1 to {RULES}"
        raise BrokenRecord("rules", text, line=number)
    return rules


def _by_frames(start: Position, rules: int, moves: list[Line], kept: list[dict[str, Any]]) -> "Game | None":
    """The game that frames tell, by the rules if they tell the same today; None if they belong to another game."""
    from . import told
    from .game import Game

    game = Game(start, rules)
    begun = moment.found(moment.NOTHING, kept[0])
    steps = told.read(begun, kept[1:])
    same = moment.same_position(begun, moment.of(game)) and [step.text for step in steps] == list(_texts(moves))
    if not steps or not same:
        return None  # somebody has written another game above them
    turn = told.followed(game, steps) if rules <= RULES else steps[0].turn
    return game if turn is None else told.by_frames(Game(start, rules), steps, turn)


def _texts(moves: list[Line]) -> Iterator[str]:
    """The steps of a record as texts."""
    for _, line in moves:
        word = line.split(" ")[0]
        if word in ("resign", "agree", "withdraw"):
            yield line
        elif word != "reshuffle":
            yield from (choice.strip() for choice in line.partition(":")[2].split("|"))


def read_layout(text: str) -> tuple[dict[str, Any], list[Line]]:
    """The keys and values of a position's lines, each of the right kind, and the lines they stand on."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    return _data(lines), lines


def read_position(text: str) -> Position:
    """The position some lines describe; what is left out is as in a scenario. BrokenRecord names the wrong line."""
    return _dealt(*read_layout(text))


def _complete(data: dict[str, Any], line: int) -> None:
    """A record tells the whole deal: what it left out would be dealt differently every time."""
    lacking = [key for key in _ALWAYS if key not in data]
    for school in data.get("schools", ()):
        lacking += [f"{key} {school}" for key in ("hand", "deck") if school not in data.get(key, {})]
    if lacking:
        text = f"line {line}: the deal ends here, but it lacks: {', '.join(lacking)}"
        raise BrokenRecord("incomplete", text, line=line, lacking=lacking)


def _take(data: dict[str, Any], number: int, line: str) -> None:
    """One line of the deal."""
    head, colon, value = line.partition(":")
    key, _, owner = head.strip().partition(" ")
    value = value.strip()
    if not colon:
        guess = _verb(line)
        text = f"line {number}: {line!r} is neither 'key: value' nor a turn{asked(guess)}"
        raise BrokenRecord("no_colon", text, line=number, **as_param(guess))
    items = [item.strip() for item in value.split(",") if item.strip()]
    if key in data and (not owner or owner in data[key]):
        raise BrokenRecord(
            "twice", f"line {number}: {head.strip()!r} stands here a second time", line=number, word=head.strip()
        )
    try:
        if key in _LISTS:
            data[key] = items
        elif key in _PER_OWNER:
            data.setdefault(key, {})[owner] = items
        elif key in _PER_OWNER_TEXT:
            data.setdefault(key, {})[owner] = value
        elif key == "scores":
            data.setdefault(key, {})[owner] = _numbers(items) if " " in value else int(value)
        elif key == "removed":
            data.setdefault(key, {})[owner] = _numbers(items)
        elif key == "merchant":
            colour, rank, *marker = value.split()
            if marker not in ([], ["gateway"]):
                raise ValueError(marker)
            data[key] = {"colour": colour, "rank": rank, "gateway": bool(marker)}
        elif key in _FLAGS:
            data[key] = {"yes": True, "no": False}[value]
        elif key in _NUMBERS:
            data[key] = int(value)
        elif key in _WORDS:
            data[key] = value
        elif key == "rules":
            data[key] = int(value)
            if data[key] < 1:
                raise BrokenRecord("rules", f"line {number}: there are no rules version {value}", line=number)
        else:
            guess = _verb(line) or meant(key, _KEYS)
            text = f"line {number}: unknown key {key!r}{asked(guess)}"
            raise BrokenRecord("key", text, line=number, word=key, **as_param(guess))
    except (ValueError, KeyError, IndexError) as error:
        if isinstance(error, BrokenRecord):
            raise
        raise BrokenRecord(
            "value", f"line {number}: {value!r} is no value for {key!r}", line=number, word=key
        ) from error


def _verb(line: str) -> str | None:
    """A line that is no choice, with the verb that was probably meant."""
    word, _, rest = line.partition(" ")
    guess = meant(word.rstrip(":"), (*_VERBS, *_KEYS))
    return f"{guess} {rest}".rstrip() if guess in _VERBS else None


def _numbers(items: list[str]) -> dict[str, int]:
    return {item.split()[0]: int(item.split()[1]) for item in items}


def _dealt(data: dict[str, Any], dealt: list[Line]) -> Position:
    try:
        return layout.read(data)
    except TashKalarError as error:
        raise broken(error, _guilty(error, dealt), "this cannot be: ") from error


def _replayed(start: Position, rules: int, moves: list[Line]) -> "Game":
    from .game import Game

    game = Game(start, rules)
    game.position.script = tuple(reshuffle(number, line) for number, line in moves if line.startswith("reshuffle"))
    for number, line in moves:
        try:
            play_line(game, number, line)
        except BrokenRecord:
            raise
        except TashKalarError as error:
            raise broken(error, number) from error
    if game.position.script:
        # A reshuffle that never came would spoil the game later on.
        number = [number for number, line in moves if line.startswith("reshuffle")][-len(game.position.script)]
        raise no_reshuffle(number)
    return game


def _guilty(error: TashKalarError, dealt: list[Line]) -> int:
    """The line of the deal that an error complains about: of its key, or else with most of the names it mentions."""
    names = [value for key, value in error.params.items() if isinstance(value, str) and key != "meant"]

    def guilt(entry: Line) -> tuple[bool, int]:
        words = entry[1].replace(",", " ").replace(":", " ").split()
        return words[0] == error.key, sum(name in words or f" {name}" in entry[1] for name in names)

    found = max(dealt, key=guilt, default=(1, ""))
    return found[0] if found[1] and any(guilt(found)) else dealt[0][0] if dealt else 1


def reshuffle(number: int, line: str) -> tuple[Any, ...]:
    try:
        return tuple(layout.find_card(name.strip()) for name in line.partition(":")[2].split(","))
    except TashKalarError as error:
        raise broken(error, number) from error


def broken(error: TashKalarError, number: int, says: str = "") -> BrokenRecord:
    """What is wrong with a line, and what was probably meant by a name that nobody has."""
    known = {"school": SCHOOLS, "no_seat": SCHOOLS, "no_colour": _colours(), "form": FORMS}.get(error.key, ())
    word = str(error.params.get("school") or error.params.get("colour") or error.params.get("form") or "")
    guess = None if word in known else meant(word, known)
    text = f"line {number}: {says}{error.text}{asked(guess)}"
    return BrokenRecord(error.key, text, **{**error.params, **as_param(guess), "line": number})


def _colours() -> list[str]:
    return [school.colour for school in SCHOOLS.values()]


def play_line(game: "Game", number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "resign":
        game.resign(rest)
    elif word == "agree":
        game.agree_to_end(rest)
    elif word == "withdraw":
        game.withdraw(rest)
    elif word != "reshuffle":
        head, colon, choices = line.partition(":")
        school = head.partition(" ")[2].strip()
        if not colon:
            raise no_turn(number)
        if head.split()[0] != str(game.position.turn):
            raise BrokenRecord("turn", f"line {number}: this is turn {game.position.turn}", line=number)
        if school not in game.setup.schools:
            game.setup.seat_of(school)
        for choice in choices.split("|"):
            if game.to_move != school:
                text = f"line {number}: it is the turn of {game.to_move or 'nobody'}, not of {school}"
                raise BrokenRecord("to_move", text, line=number)
            game.play(choice)


def no_turn(number: int) -> BrokenRecord:
    return BrokenRecord("turn", f"line {number}: a turn is 'number school: choice | choice'", line=number)


def no_reshuffle(number: int) -> BrokenRecord:
    return BrokenRecord("reshuffle", f"line {number}: no deck was shuffled anew here", line=number)


def no_variation(number: int) -> BrokenRecord:
    text = f"line {number}: ')' ends a variation, and none has begun with '('"
    return BrokenRecord("variation", text, line=number)


def not_closed(number: int) -> BrokenRecord:
    text = f"line {number}: the variation that begins here does not end; it needs a line ')'"
    return BrokenRecord("variation", text, line=number)
