"""From a text to the option it means, or to a sentence that says what is wrong with it and what would be right."""

from typing import TYPE_CHECKING

from . import prospects
from .action import Option
from .arena import BIT, NAME, SQUARE, mask_of
from .card import CARDS, TASKS, Being
from .errors import IllegalChoice
from .position import ACT, OVER, Position

if TYPE_CHECKING:
    from .game import Game


def offered(game: "Game", text: str) -> Option:
    """The option on offer with this text; IllegalChoice if there is none."""
    text = " ".join(text.split())
    for option in game.options:
        if str(option) == text:
            return option
    if text.startswith("summon ") and " with " in text:
        named = _by_filling(game, text)
        if named is not None:
            return named
    raise _refusal(game, text)


def _by_filling(game: "Game", text: str) -> Option | None:
    """Any filling of a group stands for the group."""
    head, _, tail = text.partition(" with ")
    cells, _, origin = tail.partition(" from ")
    try:
        mask = mask_of(cells)
    except KeyError:
        return None
    for option in game.options:
        if option.kind != "summon" or option.card is None:
            continue
        place = f"summon {option.card.name} {NAME[option.square]}"
        stone = NAME[option.origin] if option.origin >= 0 else ""
        if (head, origin) == (place, stone) and any(filling.cells == mask for filling in option.group):
            return option
    return None


def _refusal(game: "Game", text: str) -> IllegalChoice:
    position = game.position
    if position.phase == OVER:
        return IllegalChoice("over", "the game is over; nothing can be played", choice=text)
    if not text:
        return IllegalChoice("empty", f"an empty text is no choice; {_on_offer(game)}", choice=text)
    key, why = _reason(game, position, text)
    return IllegalChoice(key, f"{text!r} is not possible: {why}", choice=text, why=why)


def _on_offer(game: "Game") -> str:
    texts = [str(option) for option in game.options]
    shown = ", ".join(texts[:8])
    return f"on offer: {shown}" + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")


def _reason(game: "Game", position: Position, text: str) -> tuple[str, str]:
    word, _, rest = text.partition(" ")
    if word not in _TURN_WORDS and not _is_answer(text):
        return "unknown", f"no such choice exists; {_on_offer(game)}"
    if game.question is not None:
        card = position.table or position.pending
        name = card.name if card else "the card"
        if word in _TURN_WORDS:
            return "effect_running", f"the effect of {name} is being carried out first; {_on_offer(game)}"
        return "not_a_target", f"the effect of {name} does not offer it; {_on_offer(game)}"
    if position.phase != ACT:
        return "other_question", f"something else is asked; {_on_offer(game)}"
    if word in _ABOUT:
        return _ABOUT[word](game, position, rest)
    return "no_effect", f"no effect is running that could use it; {_on_offer(game)}"


def _is_answer(text: str) -> bool:
    parts = text.replace("-", " ").replace("=", " ").split()
    return text == "-" or any(part in SQUARE or part in CARDS for part in [*parts, text]) or text in _WORDS


_WORDS = set("action near far downgrade upgrade return discard N NE E SE S SW W NW".split())
_TURN_WORDS = set("place summon discard return flare warp hand claim end point start".split())


def _place(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    name = rest.split(" ")[0]
    if name not in SQUARE:
        return "no_square", f"there is no square {name!r} in the arena; squares are a3 to i7 with the corners cut off"
    if position.actions == 0:
        return "no_action", "no action is left; end the turn or claim a task"
    if position.occupied & BIT[SQUARE[name]]:
        return "occupied", f"{name} is occupied; a stone is placed on an empty square"
    if position.stones_left(position.setup.side[position.seat]) == 0:
        return "no_stone", f"no stone is left in stock: pick one up, as in 'place {name} from c3'"
    return "no_origin", "stones are left in stock, so none is picked up"


def _summon(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    being = next((card for name, card in CARDS.items() if rest.startswith(name)), None)
    if not isinstance(being, Being):
        return "no_card", "there is no being of that name"
    name = rest[len(being.name) :].strip().split(" ")[0]
    if name not in SQUARE:
        return "no_square", f"name the square of the arena on which {being.name} is to be summoned"
    if position.control != position.seat:
        return "only_place", "after control was handed over, actions can only be used to place stones"
    if being not in position.hands[position.seat] and being is not position.pending:
        return "not_in_hand", f"{being.name} is not in your hand"
    if position.actions == 0:
        return "no_action", "no action is left; end the turn or claim a task"
    here = [str(o) for o in game.options if o.kind == "summon" and o.card is being and o.square == SQUARE[name]]
    if here:
        return "which", f"say exactly how: {' or '.join(here[:6])}"
    found = prospects.why_not_here(position, position.seat, being, SQUARE[name])
    return found.key, found.text


def _discard(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    if position.setup.form == "first":
        return "first_game", "the first game has no discard action"
    if position.discarded:
        return "discarded", "only one discard action is allowed per turn"
    if position.actions == 0:
        return "no_action", "no action is left"
    if rest in CARDS and CARDS[rest].deck in ("legends", "flares"):
        return (
            "own_school",
            "only a being of your own school can be discarded; other cards may then go under their decks",
        )
    return "not_in_hand", f"{rest or 'that card'} is not a being of your school in your hand"


def _flare(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    if position.flared:
        return "flared", "only one flare is possible per turn"
    if position.handed:
        return "handed", "after control was handed over no flare can be invoked"
    if not any(card.deck == "flares" for card in position.hands[position.seat]):
        return "no_flare", "you hold no flare"
    if position.setup.form == "melee" and not rest:
        return "against", "in a melee say whom you compare with, as in 'flare blue'"
    return "flare_need", "neither half of your flare is met: the opponent is not far enough ahead"


def _warp(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    if position.pending is not None:
        return "pending", f"{position.pending.name} is pending; no other warp effect can be played until it is gone"
    if not position.seen_first_turn >> position.seat & 1:
        return "first_turn", "warp effects cannot be played in your first turn"
    return "no_warp", f"{rest or 'that card'} is not a card with a warp effect in your hand"


def _claim(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    if position.actions > 0:
        return "actions_left", f"{position.actions} action(s) must be used before the turn can end"
    if rest not in TASKS:
        return "no_task", f"there is no task {rest!r}"
    if rest not in [task.name for task in position.tasks[:3]]:
        return "not_current", f"{rest} is not one of the current tasks"
    return "not_met", f"{rest} is not fulfilled"


def _end(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    return "actions_left", f"{position.actions} action(s) must be used before the turn can end"


def _hand(game: "Game", position: Position, rest: str) -> tuple[str, str]:
    if not position.setup.team:
        return "no_team", "control can be handed over only in a team game"
    if position.handed:
        return "handed", "control has been handed over already"
    return "no_action", "control is handed over before an action or inside an effect, and no action is left"


_ABOUT = {
    "place": _place,
    "summon": _summon,
    "discard": _discard,
    "flare": _flare,
    "warp": _warp,
    "claim": _claim,
    "end": _end,
    "hand": _hand,
}
