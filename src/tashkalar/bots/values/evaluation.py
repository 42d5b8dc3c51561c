"""What a position is worth to a seat: features that a weight vector turns into the logarithm of the odds to win.

A position is judged where a turn ends. Two weight vectors stand for the two moments: `after` the own turn, when the
others move next, and `before` it. Nothing hidden is looked at: of the other seats only the cards that could be in their
hands, which are the same however the unseen cards are dealt.
"""

from math import exp, log
from operator import mul

from ...rules import score
from ...rules.arena import CENTRAL, around
from ...rules.card import Being, Task
from ...rules.position import OVER, Cards, Position
from ...rules.refill import HAND_LEGENDS, HAND_SCHOOL
from ...rules.summoning import beings
from ...rules.summoning.hand import held
from .hidden_hands import FLARE_CHANCE, pool_of
from .nearness import WIDE_ALL, Steps, steps
from .places import NOWHERE, PLACES, places
from .tasks import Distance, distance_to

FEATURES = (
    "tempo",
    # points
    "lead", "lead_late", "lead_ending", "mine_late", "theirs_late",
    # pieces: own, then the opponents' (in a melee their mean)
    "commons", "heroics", "legends", "foe_commons", "foe_heroics", "foe_legends", "centre", "foe_centre",
    # pieces in touch
    "exposed", "exposed_high", "prey", "prey_high",
    # figures of the own hand: complete, one step away, two steps away
    "ready_common", "ready_heroic", "ready_legend", "near_common", "near_heroic", "near_legend",
    "far_common", "far_heroic", "far_legend", "two_ready", "choice",
    # what hidden hands may hold: the opponents', the partner's
    "foe_ready", "foe_near", "partner_ready", "partner_near",
    # flares
    "flare", "foe_flare",
    # tasks by the steps missing, in points
    "task_0", "task_1", "task_2", "task_3", "foe_task_0", "foe_task_1", "foe_task_2", "foe_task_3",
    "turn_task", "foe_turn_task",
    # cards
    "pending", "draw_school", "draw_legend", "draw_flare", "extra_cards", "extra_legends", "extra_turn",
    # cards in play with a frozen effect; enemies whose next turn has an action less
    "frozen", "foe_frozen", "slowed",
    # Gateways: whether there is one, whether it is heroic, enemies it stands beside
    "gateway", "gateway_heroic", "gateway_prey", "foe_gateway", "foe_gateway_prey",
    # where pieces stand, and how they lie to each other
    *PLACES,
    # of what hidden hands may hold the legends
    "foe_ready_legend",
    # pieces by their worth, towards the end
    "force_late", "foe_force_late",
)  # fmt: skip

WON = 60.0
"""The value of a decided game; small margins are added so that a bot still plays for the most."""

Weights = dict[str, list[float]]
"""`after` and `before`, each in the order of FEATURES."""

_LOG = tuple((0.0, 1.0, 1.6, 2.0, 2.3, 2.6, 2.8, 3.0, 3.2)[min(n, 8)] for n in range(256))


def chance(value: float) -> float:
    """A value as a chance to win."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, value))))


def value_of(chance_to_win: float) -> float:
    """The value that stands for a chance."""
    odds = max(1e-9, min(1 - 1e-9, chance_to_win))
    return log(odds / (1 - odds))


def decided(value: float) -> bool:
    """Whether a value tells the result of a game and not chances."""
    return abs(value) > WON / 2


class Judge:
    """Judges positions of one game from one seat, with the cards that seat can see."""

    __slots__ = (
        "_after",
        "_before",
        "_by_cards",
        "_by_places",
        "_by_tasks",
        "_enemies",
        "_freezes",
        "_has_gateway",
        "_has_tasks",
        "_hidden",
        "_melee",
        "_partner",
        "_pools",
        "_target",
        "seat",
        "setup",
        "side",
    )

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        setup = self.setup = position.setup
        self.seat = seat
        self.side = setup.side[seat]
        self._enemies = setup.enemies[self.side]
        self._partner = setup.partner[seat]
        self._melee = setup.form.by_colour
        self._has_tasks = setup.has_tasks
        self._freezes = any(setup.freezes)
        self._has_gateway = any(setup.has_gateway)
        self._target = setup.target
        self._after, self._before = weights["after"], weights["before"]
        self._pools = {other: pool_of(position, other, seat) for other in range(setup.seats) if other != seat}
        self._hidden: dict[tuple[int, int, int], tuple[float, float, float]] = {}
        self._by_cards: dict[tuple[Cards, Being | None], list[tuple[int, Steps]]] = {}
        self._by_places: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._by_tasks: dict[tuple[Task, ...], tuple[float, list[tuple[float, Distance]]]] = {}

    # -- the whole -----------------------------------------------------------------------------------------------------
    def after(self, position: Position) -> float:
        """The value at the end of the own turn (or within it), before cards are drawn."""
        # In the last turn, once nothing is left to do, only the result counts.
        if position.phase == OVER or (position.remaining == 0 == position.actions and not position.extra_turn):
            return self._decided(position)
        value: float = sum(map(mul, self._after, self.features(position, own_turn=True)))
        return value

    def before(self, position: Position) -> float:
        """The value when the own turn is about to begin."""
        if position.phase == OVER:
            return self._decided(position)
        value: float = sum(map(mul, self._before, self.features(position, own_turn=False)))
        return value

    def _decided(self, position: Position) -> float:
        """The result, and by how much, with what this turn has destroyed counted in."""
        mine = self._merit(position, self.side)
        best = max(self._merit(position, enemy) for enemy in self._enemies)
        margin = sum((a - b) * scale for a, b, scale in zip(mine, best, (1.0, 0.3, 0.1, 0.01, 0.001), strict=False))
        if position.resigned >= 0:
            return -WON if self.setup.side[position.resigned] == self.side else WON
        return (WON if mine > best else -WON if mine < best else 0.0) + margin

    def _merit(self, position: Position, side: int) -> list[float]:
        setup = self.setup
        if self._melee:
            points: list[float] = list(position.scores[side])
            if position.phase != OVER and side == setup.side[position.seat]:
                _add_destroyed(points, position, side)
            less = score.penalty(position, side)
            marks = sorted(points[enemy] - less for enemy in setup.enemies[side])
        else:
            marks = [self.points(position, side)]
        return [*marks, position.upgraded(side).bit_count(), position.stones[side].bit_count()]

    # -- points --------------------------------------------------------------------------------------------------------
    def points(self, position: Position, side: int) -> float:
        """Points of a side with two sides in the game, what its turn has destroyed so far counted in."""
        points: float = score.points(position, side)
        if not self._has_tasks and side == self.setup.side[position.seat] and position.phase != OVER:
            enemy = 1 - side
            common, heroic, legendary = position.destroyed[3 * enemy : 3 * enemy + 3]
            points += common // 2 + heroic + 2 * legendary
            if position.actions > 0:
                points += 0.5 * (common & 1)  # a second one may follow
        return points

    def _melee_points(self, position: Position, side: int) -> float:
        """The lowest colour decides; the next ones break ties and may become the lowest."""
        points: list[float] = list(position.scores[side])
        if side == self.setup.side[position.seat] and position.phase != OVER:
            _add_destroyed(points, position, side)
        marks = sorted(points[enemy] for enemy in self.setup.enemies[side])
        worth = marks[0] + 0.3 * marks[1]
        if len(marks) > 2:
            worth += 0.1 * marks[2]
        return worth - 1.3 * score.penalty(position, side)

    # -- features ------------------------------------------------------------------------------------------------------
    def features(self, position: Position, own_turn: bool) -> list[float]:
        """The feature vector, in the order of FEATURES."""
        setup, side, enemies = self.setup, self.side, self._enemies
        seats = setup.seats
        stones = position.stones
        high = position.heroic | position.legendary
        own = stones[side]
        foes = 0
        for enemy in enemies:
            foes |= stones[enemy]
        share = 1.0 / len(enemies)

        if self._melee:
            mine = self._melee_points(position, side)
            theirs = max([self._melee_points(position, enemy) for enemy in enemies])
            top: float = max(max(row) for row in position.scores)
        else:
            mine, theirs = self.points(position, side), self.points(position, enemies[0])
            top = max(mine, theirs)
        lead = mine - theirs
        late = top / self._target
        for deck in position.decks:
            spent = 1.0 - len(deck) / 15.0
            if spent > late:
                late = spent
        late = 0.0 if late < 0.0 else 1.0 if late > 1.0 else late

        # Turns still to come, once the end is triggered (or will be when this turn ends).
        left = position.remaining
        if left < 0 and top >= self._target:
            left = seats
        alive = foes_alive = 1.0
        if left >= 0:
            to_own = seats if own_turn else 0
            alive = 1.0 if left >= to_own or position.extra_turn else 0.0
            foes_alive = 1.0 if left >= 1 else 0.0

        own_high, foes_high = own & high, foes & high
        near_foes, near_own = around(foes), around(own)
        vector = [
            1.0,
            lead,
            lead * late,
            lead if left >= 0 else 0.0,
            mine * late,
            theirs * late,
            alive * (own & ~high).bit_count(),
            alive * (own & position.heroic).bit_count(),
            alive * (own & position.legendary).bit_count(),
            foes_alive * share * (foes & ~high).bit_count(),
            foes_alive * share * (foes & position.heroic).bit_count(),
            foes_alive * share * (foes & position.legendary).bit_count(),
            alive * (own & CENTRAL).bit_count(),
            foes_alive * share * (foes & CENTRAL).bit_count(),
            foes_alive * (own & near_foes).bit_count(),
            foes_alive * (own_high & near_foes).bit_count(),
            alive * (foes & near_own).bit_count(),
            alive * (foes_high & near_own).bit_count(),
        ]
        ready = self._figures(position, vector, alive)
        foe_ready, foe_legends = self._others(position, vector, alive, foes_alive)
        self._flares(position, vector, alive, foes_alive)
        if self._has_tasks and position.tasks:
            self._tasks(position, vector, alive, foes_alive, ready, foe_ready)
        else:
            vector += _NO_TASKS
        waiting = position.pending[self.seat] is not None
        hand = held(position.hands[self.seat])  # what is missing there is drawn when the turn ends
        drawing = alive if own_turn else 0.0
        vector += (
            alive * waiting,
            drawing * max(0, HAND_SCHOOL - hand.school - waiting),
            drawing * max(0, HAND_LEGENDS - hand.legends),
            drawing * (hand.flare is None),
            alive * position.extra_cards,
            alive * position.extra_legends,
            1.0 if position.extra_turn else 0.0,
        )
        vector += self._lasting(position, alive, foes_alive) if self._freezes else _NOTHING_LASTS
        vector += self._gateways(position, own, foes, alive, foes_alive) if self._has_gateway else _NO_GATEWAY
        vector += places(own, own_high) if alive else NOWHERE
        vector += self._foes_places(stones, foes_high) if foes_alive else NOWHERE
        room = ~(own | foes)
        vector += (
            alive * (near_own & room).bit_count(),
            foes_alive * share * (near_foes & room).bit_count(),
            foes_alive * foe_legends,
            late * (vector[_OWN] + 2.0 * vector[_OWN + 1] + 3.0 * vector[_OWN + 2]),
            late * (vector[_FOES] + 2.0 * vector[_FOES + 1] + 3.0 * vector[_FOES + 2]),
        )
        return vector

    def _lasting(self, position: Position, alive: float, foes_alive: float) -> tuple[float, float, float]:
        """What some schools bring about for later turns, the own side's and the others'."""
        side_of = self.setup.side
        owners = [side_of[seat] for seat, card in enumerate(position.frozen) if card is not None]
        mine = owners.count(self.side)
        slowed = sum(position.slowed >> enemy & 1 for enemy in self._enemies) / len(self._enemies)
        return alive * mine, foes_alive * (len(owners) - mine), foes_alive * slowed

    def _gateways(
        self, position: Position, own: int, foes: int, alive: float, foes_alive: float
    ) -> tuple[float, float, float, float, float]:
        """The Gateways of both sides. Most beings of its school act beside it, so a Gateway at a distance is idle."""
        mine, theirs = position.gateways & own, position.gateways & foes
        return (
            alive * (mine != 0),
            alive * (mine & position.heroic != 0),
            alive * (around(mine) & foes).bit_count(),
            foes_alive * (theirs != 0),
            foes_alive * (around(theirs) & own).bit_count(),
        )

    def _foes_places(self, stones: list[int], foes_high: int) -> tuple[float, ...]:
        """How the enemies' pieces stand, on average; what a turn leaves as it was is looked at once for all turns."""
        enemies = self._enemies
        key = (foes_high, *[stones[enemy] for enemy in enemies])
        known = self._by_places.get(key)
        if known is None:
            each = [places(stones[enemy], stones[enemy] & foes_high) for enemy in enemies]
            known = each[0] if len(each) == 1 else tuple(sum(column) / len(each) for column in zip(*each, strict=True))
            self._by_places[key] = known
        return known

    def _figures(self, position: Position, vector: list[float], alive: float) -> float:
        """How near the beings of the own hand are."""
        wide = position.wide
        own = wide[self.side]
        up = own & position.wide_upgraded
        low = own ^ up
        everyone = 0
        for mask in wide:
            everyone |= mask
        empty = WIDE_ALL ^ everyone
        counts = [0.0] * 9
        ready = 0
        choice = 0.0
        cards = position.hands[self.seat], position.pending[self.seat]
        measures = self._by_cards.get(cards)
        if measures is None:
            measures = [(being.rank, steps(being)) for being in beings(position, self.seat)]
            self._by_cards[cards] = measures
        for rank, near in measures:
            none, one, two = near(own, up, low, empty)
            if none:
                ready += 1
                counts[rank] += 1.0
                choice += _LOG[none.bit_count() & 255] + 0.3 * _LOG[one.bit_count() & 255]
            elif one:
                counts[3 + rank] += 1.0
                choice += 0.3 * _LOG[one.bit_count() & 255]
            elif two:
                counts[6 + rank] += 1.0
        counts += (1.0 if ready >= 2 else 0.0, choice)
        vector += counts if alive else _NO_FIGURES
        return ready if alive else 0.0

    def _others(self, position: Position, vector: list[float], alive: float, foes_alive: float) -> tuple[float, float]:
        """How near hidden hands may be, on average over the cards they can hold; what the enemies may summon next."""
        side_of = self.setup.side
        foe_ready = foe_near = foe_legends = partner_ready = partner_near = 0.0
        for other in self._pools:
            ready, near, legends = self._hidden_hand(position, other, side_of[other])
            if other == self._partner:
                partner_ready, partner_near = ready, near
            else:
                foe_ready += ready
                foe_near += near
                foe_legends += legends
        vector += (foes_alive * foe_ready, foes_alive * foe_near, alive * partner_ready, alive * partner_near)
        return foe_ready * foes_alive, foe_legends

    def _hidden_hand(self, position: Position, other: int, side: int) -> tuple[float, float, float]:
        wide = position.wide[side]
        up = wide & position.wide_upgraded
        key = (other, wide, up)
        known = self._hidden.get(key)
        if known is None:
            ready = near = legends = 0.0
            low, empty = wide ^ up, WIDE_ALL ^ wide  # other pieces in the way are left out: they come and go
            for worth, legend, measure in self._pools[other]:
                none, one, _ = measure(wide, up, low, empty)
                if none:
                    ready += worth
                    legends += legend
                elif one:
                    near += worth
            known = self._hidden[key] = ready, near, legends
        return known

    def _flares(self, position: Position, vector: list[float], alive: float, foes_alive: float) -> None:
        stones, high = position.stones, position.heroic | position.legendary
        side = self.side
        pieces, upgraded = stones[side].bit_count(), (stones[side] & high).bit_count()
        flare = held(position.hands[self.seat]).flare
        mine = theirs = 0.0
        for enemy in self._enemies:
            behind = stones[enemy].bit_count() - pieces
            below = (stones[enemy] & high).bit_count() - upgraded
            if flare is not None:
                met = float((below >= flare.upper.need) + (behind >= flare.lower.need))
                if met > mine:
                    mine = met
            if behind < -1 or below < -1:
                theirs += FLARE_CHANCE[min(12, max(0, -below))][min(16, max(0, -behind))]
        vector += (alive * mine, foes_alive * theirs)

    def _tasks(
        self, position: Position, vector: list[float], alive: float, foes_alive: float, ready: float, foe_ready: float
    ) -> None:
        mine, theirs = [0.0] * 4, [0.0] * 4
        plan = self._by_tasks.get(position.tasks)
        if plan is None:
            plan = self._by_tasks[position.tasks] = _task_plan(position.tasks)
        turn_task, distances = plan
        side, enemy = self.side, self._enemies[0]
        own, foes = position.stones[side], position.stones[enemy]
        high = position.heroic | position.legendary
        own_high, foes_high = own & high, foes & high
        for points, distance in distances:
            if alive:
                missing = distance(position, side, own, own_high, foes)
                if missing < 4:
                    mine[missing] += points
            if foes_alive:
                missing = distance(position, enemy, foes, foes_high, own)
                if missing < 4:
                    theirs[missing] += points
        vector += mine
        vector += theirs
        vector += (turn_task * min(2.0, ready), turn_task * min(2.0, foe_ready))


def _task_plan(tasks: tuple[Task, ...]) -> tuple[float, list[tuple[float, Distance]]]:
    """The points to be had for what a turn does, and for each other task its points and how far it is.

    The fourth task can be claimed only once another one is gone.
    """
    turn_task = 0.0
    distances = []
    for place, task in enumerate(tasks):
        points = task.points if place < 3 else 0.5 * task.points
        if task.category in _OF_A_TURN:
            turn_task += points
        else:
            distances.append((points, distance_to(task)))
    return turn_task, distances


_OWN, _FOES = FEATURES.index("commons"), FEATURES.index("foe_commons")
_OF_A_TURN = ("destruction", "summoning")
_NO_TASKS = (0.0,) * 10
_NO_FIGURES = (0.0,) * 11
_NOTHING_LASTS = (0.0,) * 3
_NO_GATEWAY = (0.0,) * 5


def _add_destroyed(points: list[float], position: Position, side: int) -> None:
    """What the turn has destroyed so far, per colour; a free point goes to the lowest of the left-over commons."""
    left = []
    for enemy in position.setup.enemies[side]:
        common, heroic, legendary = position.destroyed[3 * enemy : 3 * enemy + 3]
        points[enemy] += common // 2 + heroic + 2 * legendary
        if common & 1:
            left.append(enemy)
    if len(left) > 1:
        points[min(left, key=lambda enemy: points[enemy])] += 1
