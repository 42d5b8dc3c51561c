"""Every kind of choice there is, and for each a short way by chance to a moment that offers it.

`python -m tests.browser.offers` records what is offered there for the client's own tests.
"""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tashkalar.game import Game
from tashkalar.game.question import asked
from tashkalar.game.question import options as shown
from tashkalar.rules.action import Option

from .scout import Way, played, scout

RECORDING = Path(__file__).parents[2] / "web/fixtures/offers.ts"
HEAD = """// One moment for every kind of choice, as the server offers it; made by `python -m tests.browser.offers`.
import type { Option, Question } from '../src/net/protocol';

const offers: { kind: string; hand: string[]; question: Question | null; options: Option[] }[] = [
"""
TAIL = """];

export default offers;
"""

# Here flares are lit, warps opened and cards discarded more often: what comes of them is wanted too.
LIKELY = {"claim": 1.0, "summon": 0.8, "flare": 0.8, "warp": 0.3, "hand_over": 0.05, "discard": 0.15}


def kind_of(option: Option) -> str:
    """What an option is, as far as the ways to choose it differ."""
    kind = option.kind
    if kind in ("place", "summon") and option.origin >= 0:
        return f"{kind} from"
    if kind in ("flare", "start", "target") and option.colour is not None:
        return f"{kind} colour"
    return "target rank" if option.rank >= 0 else kind


def forks(game: Game) -> set[str]:
    """Where squares alone do not say what is meant."""
    options = [option for option in game.options if option.square >= 0]
    found = set()
    sights = Counter((option.card, option.square, option.origin) for option in options if option.kind == "summon")
    for (_, _, origin), count in sights.items():
        if count > 1:
            found.add("fillings" if origin < 0 else "fillings from")
    single = {option.square for option in options if option.kind == "target"}
    moves = [option for option in options if option.kind == "move"]
    if single & {option.origin for option in moves}:
        found.add("act here or move from here")
    if single & {option.square for option in moves}:
        found.add("act here or move to here")
    goals = Counter(option.square for option in moves)
    if any(count > 1 and goal not in {move.origin for move in moves} for goal, count in goals.items()):
        found.add("several reach it")
    return found


def offered(game: Game) -> set[str]:
    if game.over:
        return set()
    kinds = {kind_of(option) for option in game.options}
    if "move" in kinds and any(one.get("part") == "leap" for one in shown(game)):
        kinds.add("leap")
    if game.question is not None and "discard" in kinds:
        kinds = kinds - {"discard"} | {"discard in an effect"}
    return kinds | forks(game)


@dataclass(frozen=True)
class Offer:
    """A game by chance that comes to the kind of choice; the number found once makes the way short."""

    form: str
    schools: str
    chance: int
    team: bool = False


MIXED = "etherweavers sylvan"
THREE = "northern highland sylvan"
FOUR = "northern southern highland etherweavers"
TEAMS = "northern sylvan southern etherweavers"

OFFERS = {
    "place": Offer("high", "northern southern", 0),
    "place from": Offer("high", "sylvan highland", 51),
    "summon": Offer("duel", MIXED, 35),
    "fillings": Offer("melee", FOUR, 34),
    "summon from": Offer("high", "sylvan highland", 51),
    "fillings from": Offer("duel", "northern highland", 55),
    "discard": Offer("high", "northern southern", 0),
    "return": Offer("high", "northern southern", 1),
    "flare": Offer("duel", MIXED, 1),
    "flare colour": Offer("melee", THREE, 48),
    "warp": Offer("duel", MIXED, 3),
    "hand_over": Offer("high", TEAMS, 0, team=True),
    "claim": Offer("high", "northern southern", 32),
    "end": Offer("high", "northern southern", 0),
    "point": Offer("melee", FOUR, 49),
    "start": Offer("duel", MIXED, 0),
    "start colour": Offer("melee", THREE, 0),
    "target": Offer("duel", MIXED, 37),
    "target colour": Offer("melee", FOUR, 39),
    "target rank": Offer("high", "sylvan highland", 59),
    "move": Offer("duel", MIXED, 11),
    "leap": Offer("melee", THREE, 50),
    "swap": Offer("duel", MIXED, 30),
    "several reach it": Offer("duel", MIXED, 13),
    "act here or move from here": Offer("duel", MIXED, 9),
    "act here or move to here": Offer("duel", MIXED, 55),
    "direction": Offer("melee", FOUR, 2),
    "choose": Offer("duel", MIXED, 29),
    "copy": Offer("high", TEAMS, 28, team=True),
    "discard in an effect": Offer("duel", MIXED, 25),
    "decline": Offer("high", "northern southern", 1),
}


@cache
def way_to(kind: str) -> Way:
    offer = OFFERS[kind]
    return scout(offer.form, offer.schools, lambda game: kind in offered(game), offer.team, offer.chance, likely=LIKELY)


def recorded(kind: str) -> dict[str, Any]:
    """What the client needs to offer the choices of that moment."""
    game = played(way_to(kind))
    view = game.view(game.to_move)
    pending = view["pending"].get(game.to_move)
    hand = [*view["hand"], *([pending] if pending else [])]
    return {"kind": kind, "hand": hand, "question": asked(game), "options": shown(game)}


def recording() -> str:
    """The whole fixture, a moment a line."""
    return HEAD + "".join(f"  {json.dumps(recorded(kind))},\n" for kind in OFFERS) + TAIL


if __name__ == "__main__":
    RECORDING.write_text(recording(), encoding="utf-8")
