"""What a seat may see. Nothing hidden leaves the engine except through here and through `sampling`."""

from typing import TYPE_CHECKING, Any

from ..rules import score
from ..rules.action import RANKS
from ..rules.forms import PENDING_PENALTY
from ..rules.position import OVER, POINT, RETURN, START, Cards, Position, stone_list
from ..rules.refill import SIDEWAYS
from . import lasting
from .log import describe

if TYPE_CHECKING:
    from .game import Game, Step


_PIECES = {"placed", "moved", "leapt"}  # nearly always one's own


def view(game: "Game", school: str | None) -> dict[str, Any]:
    """Everything a seat may see, JSON-ready; None for spectators. Keys as in docs/view.schema.json."""
    return {**glance(game, school), "log": log(game)}


def glance(game: "Game", school: str | None) -> dict[str, Any]:
    """The view without its log: how things stand, not how they came about."""
    setup, position = game.setup, game.position
    seats = range(setup.seats)
    schools = setup.schools
    return {
        "form": setup.form.name,
        "team": setup.team,
        "schools": list(schools),
        "colours": {name: setup.colours[setup.side[s]] for s, name in enumerate(schools)},
        "seat": school,
        "state": game.state,
        "turn": position.turn,
        "turn_of": schools[position.seat],
        "to_move": game.to_move,
        "asked": asked(game),
        "actions": position.actions,
        "pieces": {colour: stone_list(position, s) for s, colour in enumerate(setup.colours)},
        "stock": {
            colour: {"stones": position.stones_left(s), "legends": position.legends_left(s)}
            for s, colour in enumerate(setup.colours)
        },
        "scores": scores(position),
        "points": game.points,
        "target": setup.target,
        "hand": [] if school is None else hand(game, school),
        "hands": {schools[s]: len(position.hands[s]) for s in seats},
        "held": {schools[s]: _kinds(position.hands[s]) for s in seats},
        "decks": {
            **{schools[s]: len(position.decks[s]) for s in seats},
            "legends": len(position.legends),
            "flares": len(position.flares),
            "tasks": len(position.task_pile),
        },
        "sideways": SIDEWAYS if setup.team else 0,
        "discard": {schools[s]: [card.name for card in position.discards[s]] for s in seats},
        "legends_discard": [card.name for card in position.legends_out],
        "flares_discard": [card.name for card in position.flares_out],
        "tasks": [task.name for task in position.tasks],
        "claimed": {colour: [task.name for task in position.claimed[s]] for s, colour in enumerate(setup.colours)},
        "claimable": claimable(position),
        "pending": {schools[s]: being.name for s, being in enumerate(position.pending) if being is not None},
        "frozen": lasting.frozen(position),
        "gateway": lasting.gateways(position),
        "removed": lasting.removed(position),
        "slowed": lasting.slowed(position),
        "penalty": {schools[s]: PENDING_PENALTY for s, being in enumerate(position.pending) if being is not None},
        "merchant": _merchant(position),
        "table": None if position.table is None else position.table.name,
        "improvised": improvised(position),
        "destroyed": destroyed(position),
        "discarded": position.discarded,
        "flared": position.flared,
        "gate": position.gate,
        "loan": position.borrow,
        "void": position.void,
        "possessed": None if position.possessed < 0 else setup.colours[position.possessed],
        "warped": [card.name for card in position.warped],
        "extra_cards": position.extra_cards,
        "extra_legends": position.extra_legends,
        "handed_over": position.handed,
        "first_turn": not position.seen_first_turn >> position.seat & 1,
        "extra_turn": position.extra_turn,
        "last": None if position.last < 0 else schools[position.last],
        "turns_left": None if position.remaining < 0 else position.remaining,
        "to_come": [schools[(position.seat + turn) % setup.seats] for turn in range(1, position.remaining + 1)],
        "agreed": game.agreed,
        "over": game.over,
        "reason": position.reason,
        "winners": game.winners,
        **game.as_kept,
    }


def judged(game: "Game") -> dict[str, Any]:
    """What of a view does not stand in the position but is said of it by the rules."""
    return {
        "asked": asked(game),
        "scores": game.scores,
        "points": game.points,
        "target": game.setup.target,
        "claimable": claimable(game.position),
        "agreed": game.agreed,
        "winners": game.winners,
        **game.as_kept,
    }


def claimable(position: Position) -> list[str]:
    """The tasks that whoever's turn it is could claim."""
    side = position.setup.side[position.seat]
    return [task.name for task in position.tasks[:3] if task.met(position, side)]


def hand(game: "Game", school: str) -> list[str]:
    """The cards a seat holds."""
    return [card.name for card in game.position.hands[game.setup.seat_of(school)]]


def asked(game: "Game") -> str:
    """Which kind of choice the seat to move has."""
    position = game.position
    if position.phase == OVER:
        return "nothing"
    if game.question is not None:
        return "effect"
    return {START: "start", RETURN: "return", POINT: "point"}.get(position.phase, "turn")


def _kinds(hand: Cards) -> dict[str, int]:
    """What everybody can tell from the backs of the cards."""
    legends = sum(card.deck == "legends" for card in hand)
    flares = sum(card.deck == "flares" for card in hand)
    return {"school": len(hand) - legends - flares, "legends": legends, "flares": flares}


def _merchant(position: Position) -> dict[str, Any] | None:
    """The stone on the Merchant of Time."""
    if position.merchant is None:
        return None
    side, rank = position.merchant
    found: dict[str, Any] = {"colour": position.setup.colours[side], "rank": RANKS[rank]}
    return {**found, "gateway": True} if position.merchant_gateway else found


def scores(position: Position) -> dict[str, Any]:
    """The score tracks: per colour, in a melee per enemy colour, in the High Form the points of claimed tasks."""
    if not position.setup.has_tasks:
        return score.written(position)
    colours = position.setup.colours
    return {colour: sum(task.points for task in position.claimed[side]) for side, colour in enumerate(colours)}


def destroyed(position: Position) -> dict[str, dict[str, int]]:
    """Enemy pieces destroyed this turn, by colour and rank."""
    found: dict[str, dict[str, int]] = {}
    for side, colour in enumerate(position.setup.colours):
        for rank, name in enumerate(RANKS):
            number = position.destroyed[3 * side + rank]
            if number:
                found.setdefault(colour, {})[name] = number
    return found


def improvised(position: Position) -> dict[str, list[str]]:
    """Melee: the colours whose marker each colour has spent."""
    colours = position.setup.colours
    if not position.setup.form.improvises:
        return {}
    return {
        colour: [colours[enemy] for enemy in range(len(colours)) if position.improvised[side] >> enemy & 1]
        for side, colour in enumerate(colours)
    }


def log(game: "Game", known: int = 0) -> list[dict[str, Any]]:
    """What everybody has seen happen, oldest first; without the first `known` steps."""
    schools = game.setup.schools
    return [
        {"turn": step.turn, "school": schools[step.seat], **entry}
        for step in list(game.steps)[known:]
        for entry in step_events(game, step)
    ]


def log_length(game: "Game", steps: int) -> int:
    """How many entries of the log the first steps have."""
    return sum(len(step.events) for step in list(game.steps)[:steps])


def step_events(game: "Game", step: "Step") -> list[dict[str, Any]]:
    """The events of one choice, as everybody sees them; with `whose` where a piece need not be the player's own."""
    setup = game.setup
    colour, school = setup.colours[setup.side[step.seat]], setup.schools[step.seat]
    found = []
    for event in step.events:
        told = describe(setup, event)
        params = told["params"]
        if step.text.startswith("start "):  # one player sets up the first stones of all, before the first turn
            told["params"] = {**params, "whose": params["colour"], "set_up": True}
        elif event.key in _PIECES and params["colour"] != colour:
            told["params"] = {**params, "whose": params["colour"]}
        elif event.key == "drew" and params["school"] != school:
            told["params"] = {**params, "partner": params["school"]}
        found.append(told)
    return found


def public_text(step: "Step") -> str:
    """A choice as everybody sees it: a card that goes under its deck is not named."""
    return "return" if step.text.startswith("return ") else step.text
