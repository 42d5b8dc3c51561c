"""The figure trainer: questions from positions of play, answers from the engine.

A question follows from its seed, its level and what it is to be about: a school, a card, the opponent's threats. It
carries the position, so that it can be checked without being stored, but never its answer.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ..errors import UnknownName
from ..game import Game, layout
from ..language import language
from ..rules.action import Option
from ..rules.arena import NAME, names
from ..rules.card import CARDS, DECKS, Being
from ..rules.position import stone_list
from ..rules.school import SCHOOLS, find_school
from ..rules.summoning import summon_options
from . import content, play

WHERE, TWO, THREATS = "where", "two_actions", "threats"


@dataclass(frozen=True)
class Level:
    """What makes questions harder: more pieces, bigger figures, more cards, empty answers."""

    schools: tuple[str, ...]
    turns: tuple[int, int]
    cells: int  # the largest figure, in pieces
    two_actions: float  # how often the second kind of question is asked
    cards: int = 3  # that may be chosen from, in the second kind
    nowhere: float = 0.0  # how often no square at all is the answer
    legends: bool = False


_IMPERIAL = ("northern", "southern")
_BASE = (*_IMPERIAL, "highland", "sylvan")
_ALL = tuple(SCHOOLS)
LEVELS: tuple[Level, ...] = (
    Level(_IMPERIAL, (6, 9), 3, 0.0),
    Level(_IMPERIAL, (8, 12), 4, 0.0),
    Level(_BASE, (8, 12), 4, 0.25),
    Level(_BASE, (10, 14), 4, 0.4),
    Level(_BASE, (10, 16), 5, 0.5, 4, 0.1),
    Level(_ALL, (12, 18), 5, 0.5, 4, 0.15),
    Level(_ALL, (12, 20), 6, 0.5, 5, 0.2, True),
    Level(_ALL, (14, 24), 6, 0.6, 6, 0.2, True),
)
RISE_AFTER = 3
"""So many right answers in a row lead to the next level."""
_TRIES = 60


def rise(level: int, streak: int, right: bool) -> tuple[int, int]:
    """Level and streak after an answer: up after a few right ones in a row, down after a wrong one."""
    if not right:
        return max(1, level - 1), 0
    if streak + 1 >= RISE_AFTER:
        return min(len(LEVELS), level + 1), 0
    return level, streak + 1


@dataclass(frozen=True)
class About:
    """What questions are to be about; nothing of it: anything."""

    school: str | None = None  # one's own
    card: str | None = None  # a figure to be practised
    threats: bool = False  # what the opponent could summon

    def __post_init__(self) -> None:
        if self.school is not None and self.school not in SCHOOLS:
            known = ", ".join(SCHOOLS)
            text = f"there is no school {self.school!r}; the schools are {known}"
            raise UnknownName("school", text, school=self.school)
        if self.card is not None and not isinstance(CARDS.get(self.card), Being):
            raise UnknownName("entry", f"there is no being called {self.card!r}", key=self.card)

    @property
    def words(self) -> str:
        """For chance: other questions for other wishes."""
        wishes = (self.school, self.card, "threats" if self.threats else None)
        return "".join(f":{wish}" for wish in wishes if wish is not None)


ANYTHING = About()


def question(seed: int | str, level: int, lang: str = "en", about: About = ANYTHING) -> dict[str, Any]:
    """A question, the same for the same seed, level and wishes. JSON-ready."""
    level = min(max(1, level), len(LEVELS))
    rule = LEVELS[level - 1]
    for number in range(_TRIES):
        chance = f"{seed}:{level}:{number}{about.words}"
        rng = Random(chance)
        # A figure for which no position is found is left alone after a while.
        wish = about if number < _TRIES // 2 else About(about.school, None, about.threats)
        school, other = _seated(rule, wish, rng)
        turns = rng.randint(*rule.turns)
        if about != ANYTHING:
            turns += turns % 2  # whoever learns is to move
        game = play.played("duel", [school, other], turns, chance)
        if game.over or (about != ANYTHING and game.position.seat != 0):
            continue
        kind = THREATS if wish.threats else WHERE if wish.card or rng.random() >= rule.two_actions else TWO
        found = _two(game, rule, rng) if kind == TWO else _where(game, rule, rng, wish)
        if found is not None:
            return {"kind": kind, "seed": str(seed), "level": level, **found, "text": _asked(kind, found, lang)}
    raise RuntimeError(f"no position of level {level} makes a question with seed {seed}")


def _seated(rule: Level, about: About, rng: Random) -> tuple[str, str]:
    """The school of whoever learns, and that of the opponent."""
    if about == ANYTHING:
        school, other = rng.sample(rule.schools, 2)
        return school, other
    asked = about.school
    owners = (
        [] if about.card is None else [name for name in SCHOOLS if CARDS[about.card] in DECKS[find_school(name).deck]]
    )
    if owners and not about.threats:
        school = asked if asked in owners else rng.choice(owners)
        return school, rng.choice([name for name in rule.schools if name != school])
    foes = [name for name in owners or rule.schools if name != asked]
    other = rng.choice(foes or [name for name in SCHOOLS if name != asked])
    return asked or rng.choice([name for name in rule.schools if name != other]), other


def _asked(kind: str, found: Mapping[str, Any], lang: str) -> str:
    if kind == TWO:
        return content.phrase(lang, "trainer_two")
    return content.phrase(lang, f"trainer_{kind}", card=language(lang).card_name(found["cards"][0]))


def _deck(school: str, rule: Level) -> list[Being]:
    cards = [*DECKS[find_school(school).deck], *(DECKS["legends"] if rule.legends else ())]
    return [card for card in cards if isinstance(card, Being) and len(card.figure.cells) <= rule.cells]


def _where(game: Game, rule: Level, rng: Random, about: About) -> dict[str, Any] | None:
    """A card with a few squares to find, now and then with none; the opponent's, if it is about threats."""
    seat = game.position.seat
    holder = 1 - seat if about.threats else seat
    deck = [card for card in _deck(game.setup.schools[holder], rule) if not card.free_square]
    rng.shuffle(deck)
    nowhere = rng.random() < rule.nowhere
    if about.card is not None:
        wanted = CARDS[about.card]
        assert isinstance(wanted, Being)
        deck = [wanted]
    for card in deck:
        position = _position(game, [card.name], threats=about.threats)
        number = len(summoning_squares(position, card.name))
        if (number == 0) if nowhere else (1 <= number <= 6):
            return {"cards": [card.name], "position": position}
    return None


def _two(game: Game, rule: Level, rng: Random) -> dict[str, Any] | None:
    """Some cards of which some, but not all, can be summoned after placing a piece."""
    seat = game.position.seat
    deck = [card.name for card in _deck(game.setup.schools[seat], rule)]
    if len(deck) < rule.cards:
        return None
    chosen = sorted(rng.sample(deck, rule.cards))
    position = _position(game, chosen)
    right = after_placing(position)
    return {"cards": chosen, "position": position} if 0 < len(right) < len(chosen) else None


def _position(game: Game, hand: list[str], threats: bool = False) -> dict[str, Any]:
    """The arena as the player to move sees it, with a hand for the question; the seats begin with that player.

    For threats the hand is the opponent's.
    """
    position, setup = game.position, game.setup
    schools = [setup.schools[position.seat], setup.schools[1 - position.seat]]
    sides = setup.side[position.seat], setup.side[1 - position.seat]
    pieces = {setup.colours[side]: stone_list(position, side) for side in sides}
    return {"form": "duel", "schools": schools, "pieces": pieces, "hand": {schools[threats]: hand}}


# -- answers, from the engine ------------------------------------------------------------------------------------------
def summoning_squares(position: Mapping[str, Any], card: str) -> dict[str, list[list[str]]]:
    """Where a card of a hand could be summoned now, and with which pieces."""
    found: dict[str, list[list[str]]] = {}
    for option in _summonings(Game(layout.read(position)), card):
        ways = found.setdefault(NAME[option.square], [])
        ways += [way for way in (names(filling.cells) for filling in option.group) if way not in ways]
    return dict(sorted(found.items()))


def _summonings(game: Game, card: str) -> list[Option]:
    options = [option for seat in range(game.setup.seats) for option in summon_options(game.position, seat)]
    return [option for option in options if option.card is not None and option.card.name == card]


def after_placing(position: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The cards of the hand that can be summoned once a piece has been placed, each with one way to do it."""
    game = Game(layout.read(position))
    found: dict[str, dict[str, Any]] = {}
    for option in game.options:
        if option.kind != "place":
            continue
        after = game.copy()
        after.play(option)
        for summoning in summon_options(after.position, after.position.seat):
            assert summoning.card is not None
            if summoning.card.name not in found:
                assert summoning.filling is not None
                way = {"place": str(option), "summon": str(summoning), "with": names(summoning.filling.cells)}
                found[summoning.card.name] = way
    return found


def truth(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The true answer: squares with the pieces used, or cards with a way to summon them."""
    if asked["kind"] == TWO:
        return dict(sorted(after_placing(asked["position"]).items()))
    return dict(summoning_squares(asked["position"], asked["cards"][0]))


def check(asked: Mapping[str, Any], answer: Collection[str], lang: str = "en") -> dict[str, Any]:
    """Compare an answer with the truth. JSON-ready."""
    ways = truth(asked)
    given = set(answer)
    missing, extra = sorted(set(ways) - given), sorted(given - set(ways))
    right = not missing and not extra
    text = content.phrase(lang, "trainer_right")
    if not right:
        text = content.phrase(lang, "trainer_partly", missing=len(missing), extra=len(extra))
    return {"right": right, "truth": list(ways), "ways": ways, "missing": missing, "extra": extra, "text": text}
