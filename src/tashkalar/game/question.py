"""What is asked of the player to move, and the answers on offer with everything needed to draw them."""

from typing import TYPE_CHECKING, Any

from ..rules.action import Option
from ..rules.arena import DIRECTIONS, NAME, RAY
from ..rules.card import Card
from ..rules.effect import Question
from ..rules.position import ACT, OVER, POINT, RETURN, START
from .refusal import flare_reason

if TYPE_CHECKING:
    from .game import Game

# What an answer can do, by the part of an effect it belongs to.
_PARTS: dict[str, str] = {
    "destroy": "choose a piece to destroy",
    "convert": "choose a piece to convert",
    "upgrade": "choose a piece to upgrade",
    "downgrade": "choose a piece to downgrade",
    "place": "choose where to place a piece",
    "take": "choose a piece to take",
    "copy_piece": "choose a piece to mirror",
    "move": "choose a move",
    "leap": "choose a leap",
    "swap": "choose two pieces that swap squares",
    "direction": "choose a direction",
    "choose": "choose one",
    "copy": "choose a warp effect to copy",
    "freeze": "choose a card to put into play",
    "keep": "choose which frozen effect stays in play",
    "discard": "choose whether to discard",
    "point": "choose the colour of the point",
    "colour": "choose the colour of the stone",
    "action": "gain an action",
    "take_back": "take the pending being back",
    "discard_pending": "choose whether to discard",
    "gateway": "choose the new Gateway",
}
# What a word does that is no part of its own.
_WORDS = {"action": "action", "return": "take_back", "discard": "discard_pending", "near": "choose", "far": "choose"}
_PHASES: dict[int, tuple[str, str]] = {
    START: ("start", "choose where the first stones stand"),
    RETURN: ("return", "put further cards under their decks, or stop"),
    POINT: ("point", "choose the colour of the free point"),
}


def asked(game: "Game") -> dict[str, Any] | None:
    """What is asked of the player to move; None when the game is over."""
    position = game.position
    if position.phase == OVER:
        return None
    question = game.question
    if question is None:
        key, text = _PHASES.get(position.phase, ("turn", "use an action"))
        if position.phase == ACT and position.actions == 0:
            key, text = "end", "end the turn"
        found = {"key": key, "params": {"actions": position.actions}, "text": text, "part": key, "parts": [key]}
        nothing = dict.fromkeys(("card", "effect", "text_of", "square", "step", "steps"))
        return {**found, "optional": False, **nothing}
    card: Card | None = position.table or position.pending[position.seat]
    name = None if card is None else card.name
    step, steps = question.count or (None, None)
    optional = any(str(option) == "-" for option in question.options)
    parts = _parts(question)
    sentence = " or ".join(_PARTS[part] for part in parts) + (", or stop" if optional else "")
    square = game.being_square
    text_of, effect = question.reading
    return {
        "key": f"effect.{question.part}",
        "params": {"card": name, "step": step, "steps": steps},
        "text": f"{name}: {sentence}",
        "card": name,
        "part": question.part,
        "parts": parts,
        "effect": effect,
        "text_of": text_of.name,
        "square": None if square is None else NAME[square],
        "optional": optional,
        "step": step,
        "steps": steps,
    }


def _parts(asked: Question) -> list[str]:
    """Everything that an answer can do, each once and in a fixed order."""
    answers = [option for option in asked.options if option.kind != "decline"]
    if len(answers) > 1 and all(option.colour and option.square == answers[0].square >= 0 for option in answers):
        return ["colour"]
    found = {_word_or_part(asked, option) for option in answers}
    return [part for part in _PARTS if part in found]


def _word_or_part(asked: Question, option: Option) -> str:
    if option.kind == "choose" and option.card is None:
        word = str(option)
        return _WORDS.get(word, word)
    return asked.part_of(option)


def options(game: "Game") -> list[dict[str, Any]]:
    """The choices on offer with everything needed to draw them: what each would do (`part`), where a shot goes."""
    asked, square = game.question, game.being_square
    found = []
    for option in game.options:
        shown = option.describe()
        if asked is not None:
            shown["part"] = asked.part_of(option)
        if option.kind == "direction" and square is not None:
            shown["square"] = NAME[square]
            shown["rays"] = {shown["direction"]: [NAME[s] for s in RAY[square][option.direction]]}
        elif option.kind == "summon" and option.filling is not None and option.filling.directions:
            rays = RAY[option.square]
            shown["rays"] = {DIRECTIONS[d]: [NAME[s] for s in rays[d]] for d in option.filling.directions}
        found.append(shown)
    return found


def no_flare(game: "Game") -> dict[str, Any] | None:
    """Why no flare can be lit before the turn ends; None if one can, or as long as it does not end."""
    kinds = {option.kind for option in game.options}
    if "end" not in kinds or "flare" in kinds:
        return None
    return flare_reason(game.position).describe()
