"""Hands for puzzles: dealt from cards whose figures are near, small enough for the turn to be searched to its end."""

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from ...bots.values.nearness import steps, wanted, wide_parts
from ...game import layout
from ...learn.solving.threats import HOLD, STOP, stopped
from ...rules.arena import WIDE
from ...rules.card import DECKS, HEROIC, Being, Flare
from ...rules.running import Point
from ...rules.school import find_school
from ...rules.turn import flare_options
from ...rules.turn import options as turn_options
from .aiming import threats, with_threat

FLARE, WARP = "flare", "warp"
MOTIFS = (FLARE, WARP, STOP, HOLD)
MOST_NODES, QUICK_NODES, FLARE_NODES = 40_000, 3_000, 8_000
_DRAWS = 12  # hands that are drawn for each that is wanted
_BROAD = 200  # nodes of an effect that are too many
_NARROW = 20  # nodes of a card beside a threat: after each of them the opponent's whole turn is searched
_ENOUGH = 6  # cards to deal from
_FEW_PLACES = 5  # of a being that is to be stopped


def with_legend(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with one enemy hero as a legend, if there is none: novices seldom summon any."""
    colour = find_school(data["schools"][1]).colour
    words = data["pieces"][colour].split()
    gates = [f"{square}*" for square in data.get("gateway", {}).values()]  # a legend is no Gateway
    heroes = [word for word in words if word.endswith("*") and word not in gates]
    if not heroes or any(word.endswith("**") for word in words):
        return data
    raised = rng.choice(heroes)
    text = " ".join(word + "*" if word == raised else word for word in words)
    return {**data, "pieces": {**data["pieces"], colour: text}}


def with_frozen(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same position with a frozen effect in play and one action left, if none is: novices thaw at once.

    With two actions there would be too many ways to play the turn.
    """
    school = data["schools"][0]
    if school in data.get("frozen", {}):
        return data
    icy = [card.name for card in DECKS[find_school(school).deck] if isinstance(card, Being) and card.frozen is not None]
    return {**data, "actions": 1, "frozen": {**data.get("frozen", {}), school: rng.choice(icy)}}


@dataclass
class Breadth:
    """How many nodes a card adds to a turn: if it is summoned at once, and after a placement."""

    now: int
    later: int


def breadth(data: dict[str, Any], being: Being) -> Breadth | None:
    """None if the card lacks more than one piece, or if its effect has too many variations to be searched."""
    root = Point(layout.read({**data, "hand": {data["schools"][0]: [being.name]}}))
    parts = wide_parts(root.position, 0)
    ready, one_missing, _ = steps(being)(*parts)
    if not ready | one_missing and being.warp is None:
        return None
    completing = wanted(being)(*parts)[0]
    options = turn_options(root.position)
    summonings = [option for option in options if option.kind in ("summon", "warp")]
    now = later = 0
    for option in summonings:
        now += _variations(root.step(option))
        if now > _BROAD:
            return None
    for option in options if one_missing else ():
        if option.kind == "place" and WIDE[option.square] & completing:
            placed = root.step(option)
            after = [option for option in turn_options(placed.position) if option.kind in ("summon", "warp")]
            if len(after) > len(summonings):
                later = _variations(placed.step(after[-1])) * min(12, one_missing.bit_count())
                break
    return Breadth(now, later)


def _variations(node: Point) -> int:
    """The points of an effect, as far as they are counted."""
    found, waiting = 1, [node]
    while waiting and found <= _BROAD:
        node = waiting.pop()
        for option in () if node.question is None else node.question.options:
            waiting.append(node.step(option))
            found += 1
    return found


class Dealer:
    """Deals hands for a position: three cards of the school and sometimes a legend, all near, none too broad.

    With a motif there is a flare that can be invoked, or the opponent's hand is known.
    """

    def __init__(self, data: dict[str, Any], rng: Random, motif: str | None = None) -> None:
        self.data, self.rng, self.motif = data, rng, motif
        self.school, self.other = data["schools"]
        self.mine = self._near(find_school(self.school).deck)
        self.legends = self._near("legends")
        self.flares = self._invocable() if motif == FLARE else {}
        self.theirs = self._theirs() if motif in (STOP, HOLD) else []
        self.threats = threats(data) if motif == HOLD else []
        rng.shuffle(self.threats)

    def _near(self, deck: str) -> dict[str, Breadth]:
        in_play = self.data.get("frozen", {}).values()
        cards = [card for card in DECKS[deck] if isinstance(card, Being) and card.name not in in_play]
        self.rng.shuffle(cards)
        measured = ((card.name, breadth(self.data, card)) for card in cards)
        return dict(islice(((name, found) for name, found in measured if found is not None), _ENOUGH))

    def _invocable(self) -> dict[str, Breadth]:
        """The flares that could be invoked now, none too broad."""
        found = {}
        for card in DECKS["flares"]:
            root = Point(layout.read({**self.data, "hand": {self.school: [card.name]}}))
            if isinstance(card, Flare) and flare_options(root.position):
                now = _variations(root.step(flare_options(root.position)[0]))
                if now <= _BROAD:
                    found[card.name] = Breadth(now, 0)
        return found

    def _theirs(self) -> list[str]:
        """Beings of the opponent: those that could be summoned in few places, or all that are near."""
        found, in_play = [], self.data.get("frozen", {}).values()
        for card in [*DECKS[find_school(self.other).deck], *(DECKS["legends"] if self.motif == STOP else ())]:
            if not isinstance(card, Being) or card.free_square or card.name in in_play:
                continue
            position = layout.read({**self.data, "hand": {self.other: [card.name]}})
            ready, one_missing, _ = steps(card)(*wide_parts(position, 1))
            number = (ready | one_missing).bit_count()
            if self.motif == HOLD:
                swapped = {**self.data, "schools": [self.other, self.school], "hand": {}}
                if number and breadth(swapped, card) is not None:
                    found.append(card.name)
            elif 0 < number <= _FEW_PLACES and card.rank >= HEROIC and not stopped(position, 1, card):
                found.append(card.name)
        return found

    def deal(self) -> dict[str, Any] | None:
        """A hand whose turn is probably small enough; None if there is none in a few tries."""
        if (self.motif == FLARE and not self.flares) or (self.motif in (STOP, HOLD) and not self.theirs):
            return None
        if self.motif == HOLD:
            return self._threatening()
        rng, theirs = self.rng, {}
        if self.theirs:
            theirs[self.other] = [rng.choice(self.theirs)]
        for _ in range(_DRAWS if len(self.mine) > 2 else 0):
            hand = rng.sample(sorted(self.mine), 3)
            if self.legends and rng.random() < 0.5 and self.motif is None:
                hand.append(rng.choice(sorted(self.legends)))
            if self.flares:
                hand[-1] = rng.choice(sorted(self.flares))
            sizes = [self.mine.get(name) or self.legends.get(name) or self.flares[name] for name in hand]
            now = sum(size.now for size in sizes)
            pairs = (now * now - sum(size.now * size.now for size in sizes)) // 2
            quick = now + sum(size.later for size in sizes) + pairs
            if self.flares:
                # Before and after a flare everything else can be done, and on every square it may place a piece.
                fits = 2 * pairs + quick + 60 * self.flares[hand[-1]].now <= FLARE_NODES
            else:
                fits = quick <= QUICK_NODES and quick + 45 * now <= MOST_NODES
            if fits:
                return {**self.data, "hand": {self.school: hand, **theirs}}
        return None

    def _threatening(self) -> dict[str, Any] | None:
        """The next being that can be built up to in several ways, and cards of the opponent against it."""
        if not self.threats:
            return None
        threat = self.threats.pop()
        dealt = with_threat(self.data, threat, self.theirs, self.rng)
        narrow = [name for name, size in self.mine.items() if size.now + size.later <= _NARROW]
        others = sorted(name for name in narrow if name != threat.being.name)
        if dealt is None or not others:
            return None
        hand = [threat.being.name, self.rng.choice(others)]
        return {**dealt, "hand": {**dealt["hand"], self.school: hand}}
