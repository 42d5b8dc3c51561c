"""A new game: shuffled decks, first hands, first tasks."""

from random import Random

from .card import DECKS, TASKS, Card, Task
from .position import ACT, START, Position, clear_turn
from .refill import HAND_FLARES, HAND_LEGENDS, HAND_SCHOOL, turn_up
from .school import find_school
from .setup import Setup


def blank(setup: Setup) -> Position:
    """An empty arena, no cards anywhere, the first seat to move with 2 actions."""
    position = Position()
    seats, sides = setup.seats, setup.sides
    position.setup = setup
    position.stones = [0] * sides
    position.wide = [0] * sides
    position.heroic = position.legendary = position.gateways = position.wide_upgraded = 0
    position.supply = (setup.stones, setup.legendary_stones) * sides
    position.decks = position.hands = position.discards = ((),) * seats
    position.legends = position.legends_out = position.flares = position.flares_out = ()
    position.tasks = position.task_pile = ()
    position.claimed = ((),) * sides
    position.pending = position.frozen = (None,) * seats
    position.merchant = position.table = None
    position.merchant_gateway = False
    position.scores = ((0,) * setup.form.tracks(sides),) * sides
    position.improvised = (0,) * sides
    position.remaining = position.last = position.resigned = -1
    position.reason = None
    position.seat = position.control = 0
    position.turn = 1
    position.phase = ACT
    clear_turn(position)
    position.seen_first_turn = position.slowed = 0
    position.fate = 0
    position.script = ()
    position.events = []
    return position


def shuffled(cards: list[Card], rng: Random) -> list[Card]:
    order = list(cards)
    rng.shuffle(order)
    return order


def school_deck(school: str) -> list[Card]:
    return DECKS[find_school(school).deck]


def deal(setup: Setup, seed: int) -> Position:
    """The position in which a game begins."""
    rng = Random(seed)
    position = blank(setup)
    position.fate = rng.getrandbits(60)
    flares = shuffled(DECKS["flares"], rng)
    legends = shuffled(DECKS["legends"], rng) if setup.form.legends else []
    hands, decks = [], []
    for seat, school in enumerate(setup.schools):
        deck = shuffled(school_deck(school), rng)
        hand, deck = deck[:HAND_SCHOOL], deck[HAND_SCHOOL:]
        # In a team the partner who plays first holds the legends.
        number = 0 if not setup.form.legends or (setup.team and seat > 1) else HAND_LEGENDS
        hand, legends = hand + legends[:number], legends[number:]
        hand, flares = hand + flares[:HAND_FLARES], flares[HAND_FLARES:]
        hands.append(tuple(hand))
        decks.append(tuple(deck))
    position.hands, position.decks = tuple(hands), tuple(decks)
    position.legends, position.flares = tuple(legends), tuple(flares)
    if setup.has_tasks:
        _deal_tasks(position, rng)
    position.actions = 1
    if setup.form.start_stones:
        position.phase = START
        position.control = setup.seats - 1
    return position


def _deal_tasks(position: Position, rng: Random) -> None:
    """The first row: three tasks with which the form may open."""
    form = position.setup.form
    pile: list[Task] = [task for task in TASKS.values() if form.has_task(task)]
    rng.shuffle(pile)
    chosen: list[Task] = []
    for task in pile:
        if form.opens_with(task, chosen):
            chosen.append(task)
        if len(chosen) == 3:
            break
    rest = [task for task in pile if task not in chosen]
    rng.shuffle(rest)
    position.tasks, position.task_pile = tuple(chosen), tuple(rest)
    turn_up(position)
