"""A position written down with the keys of scenario files (docs/notation.md), and read back.

The same keys serve scenarios, records and the position editor, so there is one reader and one set of complaints.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from ..errors import BrokenPosition, UnknownName, as_param, asked, meant
from ..rules import score
from ..rules.action import RANKS
from ..rules.arena import SQUARE
from ..rules.card import CARDS, DECKS, LEGENDARY, SHARED_DECKS, TASKS, Being, Card, Task
from ..rules.deal import blank, school_deck
from ..rules.position import ACT, START, Cards, Position, clear_turn, stone_list
from ..rules.school import SCHOOLS
from ..rules.setup import Setup
from ..rules.zones import replaced
from . import lasting

KEYS = (
    frozenset(
        "form schools team colours pieces hand discard actions deck legends flares tasks claimed scores pending "
        "merchant improvised last first_turn".split()
    )
    | lasting.KEYS
)
EXTRA_KEYS = frozenset(
    "legends_discard flares_discard task_pile turn to_move waiting remaining reason setting_up fate".split()
)
"""What a record holds beyond a scenario: `waiting` are the schools that have not finished a turn yet."""

_SHARED_PILES = {
    "legends": "legends",
    "legends_discard": "legends_out",
    "flares": "flares",
    "flares_discard": "flares_out",
}
# Far beyond any game, and small enough to be kept and shown anywhere.
_MOST_TURNS, _MOST_ACTIONS, _MOST_POINTS = 9999, 99, 99
_SHUFFLE_SEED = 1  # decks that are not given are shuffled with a fixed seed


def read_setup(data: Mapping[str, Any]) -> Setup:
    schools = data.get("schools")
    if not isinstance(schools, list) or not all(isinstance(school, str) for school in schools):
        raise UnknownName("schools", "schools must be a list of school names in turn order")
    colours = data.get("colours")
    if colours is not None and not (isinstance(colours, list) and all(isinstance(colour, str) for colour in colours)):
        raise UnknownName("colours", "colours must be a list of the colours of both teams")
    chosen = None if colours is None else tuple(colours)
    return Setup.told(str(data.get("form", "duel")), tuple(schools), bool(data.get("team", False)), chosen)


def read(data: Mapping[str, Any]) -> Position:
    """The position some scenario keys describe; the first seat is to move."""
    setup = read_setup(data)
    position = blank(setup)
    for colour, text in _mapping(data, "pieces").items():
        put_stones(position, setup.side_of(str(colour)), str(text or ""))
    lasting.read_removed(position, _mapping(data, "removed"))
    lasting.read_gateways(position, _mapping(data, "gateway"))
    _read_scores(position, data)
    _read_cards(position, data)
    actions = data.get("actions", 2)
    if not isinstance(actions, int) or not 0 <= actions <= _MOST_ACTIONS:
        raise UnknownName("actions", f"actions must be a number of actions, not {actions!r}", actions=str(actions))
    position.actions = actions
    position.seen_first_turn = (1 << setup.seats) - 1
    if data.get("first_turn"):
        position.seen_first_turn &= ~1
    if data.get("last") is not None:
        position.last = setup.seat_of(str(data["last"]))
        position.remaining = position.last
        position.reason = "points"
    lasting.read_slowed(position, data.get("slowed") or [])
    _read_extras(position, data)
    position.check()
    return position


def _read_extras(position: Position, data: Mapping[str, Any]) -> None:
    setup = position.setup
    if "to_move" in data:
        position.seat = position.control = setup.seat_of(str(data["to_move"]))
    for school in data.get("waiting") or ():
        position.seen_first_turn &= ~(1 << setup.seat_of(str(school)))
    position.turn = int(data.get("turn", position.turn))
    if not 1 <= position.turn <= _MOST_TURNS:
        raise UnknownName("turn", f"turns are counted from 1, not from {position.turn}", turn=str(position.turn))
    position.remaining = int(data.get("remaining", position.remaining))
    if not -1 <= position.remaining <= setup.seats:
        text = f"at most {setup.seats} turns remain, not {position.remaining}"
        raise UnknownName("remaining", text, remaining=str(position.remaining))
    position.reason = data.get("reason", position.reason)
    position.fate = int(data.get("fate", position.fate))
    if data.get("setting_up"):
        position.phase = START
        position.control = setup.seats - 1


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key) or {}
    if not isinstance(value, Mapping):
        raise UnknownName(key, f"{key} must be a mapping, not {value!r}")
    return value


def put_stones(position: Position, side: int, text: str) -> None:
    """Put a stone list (`d4 g5* h7**`) into the arena."""
    for word in text.split():
        name = word.rstrip("*")
        rank = len(word) - len(name)
        if name not in SQUARE or rank > LEGENDARY:
            raise UnknownName(
                "square", f"{word!r} is not a square of the arena with a rank mark (none, * or **)", square=word
            )
        if position.occupied >> SQUARE[name] & 1:
            raise BrokenPosition("two_pieces", f"two pieces stand on {name}", square=name)
        position.put(side, SQUARE[name], rank)


def _read_scores(position: Position, data: Mapping[str, Any]) -> None:
    setup = position.setup
    rows = [list(row) for row in position.scores]
    for colour, value in _mapping(data, "scores").items():
        side = setup.side_of(str(colour))
        by_colour = setup.form.by_colour
        numbers = value if by_colour else {setup.colours[0]: value}
        if not isinstance(numbers, Mapping) or not all(isinstance(number, int) for number in numbers.values()):
            wanted = "a number for each enemy colour" if by_colour else "one number"
            raise UnknownName("scores", f"the score of {colour} must be {wanted}, not {value!r}", colour=str(colour))
        for enemy, number in numbers.items():
            if not -_MOST_POINTS <= number <= _MOST_POINTS:
                raise UnknownName("scores", f"{number} is no score", colour=str(colour))
            victim = setup.side_of(str(enemy))
            if by_colour and victim == side:
                raise UnknownName("scores", f"{colour} scores no points in its own colour", colour=str(colour))
            rows[side][victim if by_colour else 0] = number
    position.scores = tuple(tuple(row) for row in rows)
    spent = list(position.improvised)
    for colour, colours in _mapping(data, "improvised").items():
        for enemy in colours:
            spent[setup.side_of(str(colour))] |= 1 << setup.side_of(str(enemy))
    position.improvised = tuple(spent)
    claimed: list[tuple[Task, ...]] = list(position.claimed)
    for colour, tasks in _mapping(data, "claimed").items():
        claimed[setup.side_of(str(colour))] = tuple(find_task(name) for name in tasks)
    position.claimed = tuple(claimed)
    merchant = data.get("merchant")
    if merchant is not None:
        if merchant.get("rank") not in RANKS:
            rank = merchant.get("rank")
            text = f"the Merchant's stone has no rank {rank!r}; ranks are {', '.join(RANKS)}"
            raise UnknownName("rank", text, rank=str(rank))
        position.merchant = (setup.side_of(str(merchant.get("colour"))), RANKS.index(merchant["rank"]))
        position.merchant_gateway = bool(merchant.get("gateway"))


def _read_cards(position: Position, data: Mapping[str, Any]) -> None:
    setup = position.setup
    rng = Random(_SHUFFLE_SEED)
    position.fate = rng.getrandbits(60)
    for school, name in _mapping(data, "pending").items():
        if school not in SCHOOLS or not SCHOOLS[school].warps:
            able = ", ".join(one.name for one in SCHOOLS.values() if one.warps)
            raise UnknownName("pending", f"only {able} can have a pending being, not {school}", school=school)
        pending = find_card(name)
        if not isinstance(pending, Being) or pending.warp is None:
            raise UnknownName("pending", f"{pending.name} has no warp effect and cannot be pending", card=pending.name)
        position.pending = replaced(position.pending, setup.seat_of(school), pending)
    for school, name in _mapping(data, "frozen").items():
        if name != lasting.NONE:
            lasting.read_frozen(position, school, find_card(name))
    hands = _per_school(setup, data, "hand")
    discards = _per_school(setup, data, "discard")
    given = _per_school(setup, data, "deck")
    decks: list[Cards] = []
    for seat, school in enumerate(setup.schools):
        for card in (*hands[seat], *discards[seat], *given[seat]):
            shared = not card.is_school and card in hands[seat]
            if card.deck != setup.played[seat].deck and not shared:
                text = f"{card.name} is no card of {school}"
                raise UnknownName("wrong_school", text, card=card.name, school=school)
        taken: set[Card | None] = {*hands[seat], *discards[seat], position.pending[seat], position.frozen[seat]}
        rest = [card for card in school_deck(school) if card not in taken]
        rng.shuffle(rest)
        decks.append(given[seat] if school in _mapping(data, "deck") else tuple(rest))
    position.hands, position.discards, position.decks = tuple(hands), tuple(discards), tuple(decks)
    held = {card for hand in hands for card in hand}
    for name in SHARED_DECKS:
        out = _pile(data.get(name + "_discard") or (), name)
        setattr(position, name + "_out", out)
        rest = [card for card in DECKS[name] if card not in held and card not in out]
        rng.shuffle(rest)
        if name == "legends" and not setup.form.legends:
            rest = []
        setattr(position, name, tuple(rest) if data.get(name) is None else _pile(data[name], name))
    if setup.has_tasks:
        _read_tasks(position, data, rng)


def _pile(names: object, deck: str) -> Cards:
    """The cards of one of the shared decks."""
    if not isinstance(names, list | tuple):
        raise UnknownName(deck, f"{deck} must be a list of cards")
    pile = tuple(find_card(name) for name in names)
    for card in pile:
        if card.deck != deck:
            raise UnknownName("wrong_deck", f"{card.name} does not belong to the {deck}", card=card.name, deck=deck)
    return pile


def _read_tasks(position: Position, data: Mapping[str, Any], rng: Random) -> None:
    shown = [find_task(name) for name in data.get("tasks") or []]
    gone = {task for tasks in position.claimed for task in tasks} | set(shown)
    rest = [task for task in TASKS.values() if task not in gone and position.setup.form.has_task(task)]
    rng.shuffle(rest)
    if "task_pile" in data:
        rest = [find_task(name) for name in data["task_pile"] or []]
    elif not shown:
        shown, rest = rest[:4], rest[4:]
    position.tasks, position.task_pile = tuple(shown[:4]), (*shown[4:], *rest)


def _per_school(setup: Setup, data: Mapping[str, Any], key: str) -> list[Cards]:
    found: list[Cards] = [()] * setup.seats
    for school, names in _mapping(data, key).items():
        if not isinstance(names, list):
            raise UnknownName(key, f"{key} of {school} must be a list of cards")
        found[setup.seat_of(str(school))] = tuple(find_card(name) for name in names)
    return found


def find_card(name: object) -> Card:
    """The card of that name; UnknownName if there is none."""
    found = CARDS.get(str(name))
    if found is None:
        guess = meant(str(name), CARDS)
        raise UnknownName("card", f"there is no card {name!r}{asked(guess)}", card=str(name), **as_param(guess))
    return found


def find_task(name: object) -> Task:
    found = TASKS.get(str(name))
    if found is None:
        guess = meant(str(name), TASKS)
        raise UnknownName("task", f"there is no task {name!r}{asked(guess)}", task=str(name), **as_param(guess))
    return found


def can_write(position: Position) -> bool:
    """Whether nothing has happened yet in the turn: what counts within a turn is not written down."""
    fresh = position.copy()
    clear_turn(fresh)
    fresh.actions = position.actions
    return position.phase in (ACT, START) and position.whole() == fresh.whole()


def write(position: Position) -> dict[str, Any]:
    """A position between two actions, whole: scenario keys and those of `EXTRA_KEYS`, all cards in their true order."""
    setup = position.setup
    schools, colours = setup.schools, setup.colours
    data: dict[str, Any] = {
        "form": setup.form.name,
        "schools": list(schools),
        "team": setup.team,
        **({"colours": list(colours)} if setup.chosen else {}),
        "pieces": {colour: stone_list(position, side) for side, colour in enumerate(colours) if position.stones[side]},
    }
    for key, cards in (("hand", position.hands), ("deck", position.decks), ("discard", position.discards)):
        data[key] = {school: [card.name for card in cards[seat]] for seat, school in enumerate(schools)}
    for key, pile in _SHARED_PILES.items():
        data[key] = [card.name for card in getattr(position, pile)]
    data["tasks"] = [task.name for task in position.tasks]
    data["task_pile"] = [task.name for task in position.task_pile]
    data["claimed"] = {colour: [task.name for task in position.claimed[side]] for side, colour in enumerate(colours)}
    if not setup.has_tasks:
        data["scores"] = score.written(position)
        data["improvised"] = {
            colour: [colours[enemy] for enemy in range(setup.sides) if position.improvised[side] >> enemy & 1]
            for side, colour in enumerate(colours)
        }
    if any(position.pending):
        data["pending"] = {schools[seat]: being.name for seat, being in enumerate(position.pending) if being}
    if position.merchant is not None:
        data["merchant"] = {"colour": colours[position.merchant[0]], "rank": RANKS[position.merchant[1]]}
        if position.merchant_gateway:
            data["merchant"]["gateway"] = True
    data.update(lasting.write(position))
    data["actions"] = position.actions
    data["turn"] = position.turn
    data["to_move"] = schools[position.seat]
    data["waiting"] = [school for seat, school in enumerate(schools) if not position.seen_first_turn >> seat & 1]
    if position.last >= 0:
        data["last"] = schools[position.last]
        data["remaining"] = position.remaining
        data["reason"] = position.reason
    data["setting_up"] = position.phase == START
    data["fate"] = position.fate
    return data
