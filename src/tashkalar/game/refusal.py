"""Why a text is no choice now: a sentence that says what is wrong with it and what would be right."""

import re
from itertools import takewhile
from typing import TYPE_CHECKING

from ..errors import IllegalChoice, as_param, asked, meant
from ..rules.action import RANKS
from ..rules.arena import BIT, SQUARE, names
from ..rules.card import CARDS, TASKS, Being
from ..rules.position import ACT, OVER, Position
from ..rules.school import SCHOOLS
from ..rules.summoning import beings
from ..rules.summoning.hand import held
from . import prospects
from .prospects import Reason

if TYPE_CHECKING:
    from .game import Game


def refusal(game: "Game", text: str) -> IllegalChoice:
    reason = _reason(game, game.position, text)
    sentence = reason.text if not text else f"{text!r} is not possible: {reason.text}"
    return IllegalChoice(reason.key, sentence, **{**reason.params, "choice": text})


def _on_offer(game: "Game") -> str:
    texts = [str(option) for option in game.options[:8]]
    more = len(game.options) - len(texts)
    return f"on offer: {', '.join(texts)}" + (f" and {more} more" if more else "")


def _reason(game: "Game", position: Position, text: str) -> Reason:
    if position.phase == OVER:
        return Reason("over", "the game is over; nothing can be played", {})
    if not text:
        return Reason("empty", f"an empty text is no choice; {_on_offer(game)}", {})
    word, _, rest = text.partition(" ")
    if word not in _TURN_WORDS and not _is_answer(text):
        return _unknown(game, word, rest)
    if game.question is not None:
        card = position.table or position.pending[position.seat]
        name = card.name if card else "the card"
        if word in _TURN_WORDS:
            sentence = f"the effect of {name} is being carried out first; {_on_offer(game)}"
            return Reason("effect_running", sentence, {"card": name})
        return Reason("not_a_target", f"the effect of {name} does not offer it; {_on_offer(game)}", {"card": name})
    if position.phase != ACT or word in ("point", "start", "return", "keep"):
        return Reason("other_question", f"that is not what is asked now; {_on_offer(game)}", {})
    if word not in _ABOUT:
        return Reason("no_effect", f"no effect is running that could use it; {_on_offer(game)}", {})
    if position.control != position.seat and word in ("summon", "discard"):
        return Reason("only_place", "after control was handed over, actions can only be used to place stones", {})
    return _ABOUT[word](game, position, rest)


def _is_answer(text: str) -> bool:
    """Whether a text is made of what answers are made of: squares, cards, directions, ranks, colours."""
    parts = text.replace("-", " ").replace("=", " ").split()
    if text == "-" or text in CARDS or text in _WORDS or text.removeprefix("copy ") in CARDS:
        return True
    named = {*RANKS, *(school.colour for school in SCHOOLS.values())}
    squares = [part for part in parts if _SQUARE.fullmatch(part)]
    return bool(squares) and all(part in squares or part in named for part in parts)


def _unknown(game: "Game", word: str, rest: str) -> Reason:
    guess = meant(word, _TURN_WORDS)
    whole = None if guess is None else f"{guess} {rest}".strip()
    if whole is None:
        return Reason("unknown", f"no such choice exists; {_on_offer(game)}", {})
    return Reason("unknown", f"there is no word {word!r}{asked(whole)}", as_param(whole))


_SQUARE = re.compile("[a-i][1-9]")  # such as there are in the arena, or would be if its corners were not cut off
_WORDS = set("action near far downgrade upgrade return discard N NE E SE S SW W NW".split())
_TURN_WORDS = set("place summon discard return flare warp thaw keep hand claim end point start".split())


def _no_action() -> Reason:
    return Reason("no_action", "no action is left; end the turn or claim a task", {})


def _actions_left(position: Position) -> Reason:
    number = position.actions
    return Reason("actions_left", f"{number} action(s) must be used before the turn can end", {"number": number})


def _no_square(name: str) -> Reason:
    text = f"there is no square {name!r} in the arena; it has columns a to i and rows 1 to 9, without corners"
    return Reason("no_square", text, {"square": name})


def _place(game: "Game", position: Position, rest: str) -> Reason:
    name, _, origin = rest.partition(" from ")
    if name not in SQUARE:
        return _no_square(name)
    if position.actions == 0:
        return _no_action()
    if origin != name and position.occupied & BIT[SQUARE[name]]:
        return Reason("occupied", f"{name} is occupied; a stone is placed on an empty square", {"square": name})
    side = position.setup.side[position.seat]
    if position.stones_left(side) > 0:
        return Reason("no_origin", "stones are left in stock, so none is picked up", {"square": name})
    own = names(position.stones[side] & ~position.legendary)
    if origin and origin not in own:
        text = f"{origin} holds no common or heroic piece of yours to pick up; you have {' '.join(own)}"
        return Reason("not_yours", text, {"square": origin, "squares": own})
    text = f"no stone is left in stock: pick one up, as in 'place {name} from {own[0]}'"
    return Reason("no_stone", text, {"square": name, "squares": own})


def _summon(game: "Game", position: Position, rest: str) -> Reason:
    being = next((card for name, card in CARDS.items() if rest.startswith(name)), None)
    if not isinstance(being, Being):
        named = " ".join(takewhile(lambda word: word not in SQUARE, rest.split()))
        guess = meant(named, (name for name, card in CARDS.items() if isinstance(card, Being)))
        return Reason("no_card", f"there is no being {named!r}{asked(guess)}", {"card": named, **as_param(guess)})
    name = rest[len(being.name) :].strip().split(" ")[0]
    if name not in SQUARE:
        text = f"name the square of the arena on which {being.name} is to be summoned"
        return Reason("no_square", text, {"card": being.name, "square": name})
    if being not in beings(position, position.seat):
        return Reason("not_in_hand", f"{being.name} is not in your hand", {"card": being.name})
    if position.actions == 0:
        return _no_action()
    here = [str(o) for o in game.options if o.kind == "summon" and o.card is being and o.square == SQUARE[name]]
    if here:
        text = f"say exactly how: {' or '.join(here[:6])}"
        return Reason("which", text, {"card": being.name, "square": name, "choices": here[:6]})
    return prospects.why_not_here(position, position.seat, being, SQUARE[name])


def _no_card(name: str) -> Reason:
    guess = meant(name, CARDS)
    return Reason("no_card", f"there is no card {name!r}{asked(guess)}", {"card": name, **as_param(guess)})


def _discard(game: "Game", position: Position, rest: str) -> Reason:
    if not position.setup.form.discard_action:
        return Reason("first_game", "the first game has no discard action", {})
    if position.discarded:
        return Reason("discarded", "only one discard action is allowed per turn", {})
    if position.actions == 0:
        return _no_action()
    if rest in CARDS and not CARDS[rest].is_school:
        text = "only a being of your own school can be discarded; other cards may then go under their decks"
        return Reason("own_school", text, {"card": rest})
    pending = position.pending[position.seat]
    if pending is not None and rest == pending.name:
        return Reason("pending_stays", f"{rest} is pending and cannot be discarded", {"card": rest})
    frozen = position.frozen[position.seat]
    if frozen is not None and rest == frozen.name:
        text = f"{rest} is in play with its frozen effect and cannot be discarded"
        return Reason("frozen_stays", text, {"card": rest})
    if rest and rest not in CARDS:
        return _no_card(rest)
    return Reason("not_in_hand", f"{rest or 'that card'} is not a being of your school in your hand", {"card": rest})


def flare_reason(position: Position) -> Reason:
    """Why the player in turn can light no flare."""
    if position.flared:
        return Reason("flared", "only one flare is possible per turn", {})
    if position.handed:
        return Reason("handed", "after control was handed over no flare can be invoked", {})
    if held(position.hands[position.seat]).flare is None:
        return Reason("no_flare", "you hold no flare", {})
    return Reason("flare_need", "neither half of your flare is met: the opponent is not far enough ahead", {})


def _flare(game: "Game", position: Position, rest: str) -> Reason:
    reason = flare_reason(position)
    if reason.key == "flare_need" and position.setup.form.by_colour and rest not in position.setup.colours:
        return Reason("against", "in a melee say whom you compare with, as in 'flare blue'", {})
    return reason


def _warp(game: "Game", position: Position, rest: str) -> Reason:
    if not position.setup.warps[position.seat]:
        able = ", ".join(school.name for school in SCHOOLS.values() if school.warps)
        return Reason("no_warp", f"only {able} can play warp effects", {})
    if position.handed:
        return Reason("handed", "after control was handed over no warp effect can be played", {})
    pending = position.pending[position.seat]
    if pending is not None:
        name = pending.name
        text = f"{name} is pending; no other warp effect can be played until it is gone"
        return Reason("pending", text, {"card": name})
    if not position.seen_first_turn >> position.seat & 1:
        return Reason("first_turn", "warp effects cannot be played in your first turn", {})
    if rest and rest not in CARDS:
        return _no_card(rest)
    text = f"{rest or 'that card'} is not a card with a warp effect in your hand"
    return Reason("no_warp", text, {"card": rest})


def _thaw(game: "Game", position: Position, rest: str) -> Reason:
    if not position.setup.freezes[position.seat]:
        able = ", ".join(school.name for school in SCHOOLS.values() if school.freezes)
        return Reason("no_thaw", f"only {able} can thaw frozen effects", {})
    if position.handed:
        return Reason("handed", "after control was handed over no frozen effect can be thawed", {})
    card = position.frozen[position.seat]
    if card is None:
        return Reason("no_frozen", "you have no frozen effect in play", {})
    return Reason("other_frozen", f"your frozen effect in play is {card.name}", {"card": card.name})


def _claim(game: "Game", position: Position, rest: str) -> Reason:
    if position.actions > 0:
        return _actions_left(position)
    if rest not in TASKS:
        guess = meant(rest, TASKS)
        return Reason("no_task", f"there is no task {rest!r}{asked(guess)}", {"task": rest, **as_param(guess)})
    if rest not in [task.name for task in position.tasks[:3]]:
        return Reason("not_current", f"{rest} is not one of the current tasks", {"task": rest})
    return Reason("not_met", f"{rest} is not fulfilled", {"task": rest})


def _end(game: "Game", position: Position, rest: str) -> Reason:
    return _actions_left(position)


def _hand(game: "Game", position: Position, rest: str) -> Reason:
    if not position.setup.team:
        return Reason("no_team", "control can be handed over only in a team game", {})
    if position.handed:
        return Reason("handed", "control has been handed over already", {})
    text = "control is handed over before an action or inside an effect, and no action is left"
    return Reason("no_action", text, {})


_ABOUT = {
    "place": _place,
    "summon": _summon,
    "discard": _discard,
    "flare": _flare,
    "warp": _warp,
    "thaw": _thaw,
    "claim": _claim,
    "end": _end,
    "hand": _hand,
}
