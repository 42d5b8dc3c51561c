"""Learning from mistakes: a turn of a game that is over, to be played better than it was.

What is better is known from the analysis of the game; what is tried is judged on the same scale.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ...bots.search.review import worth
from ...bots.values.scale import INACCURACY
from ...errors import IllegalChoice
from ...game import Game
from ...game.choices import offered
from ...game.told import playable
from ...learn import content
from ...learn.goals import Way
from ...learn.practice import MISSED, OPEN, SOLVED, Outdated, Shown
from ..refused import NotThere
from ..thinking.aside import aside
from .analysis import ends
from .looking_back import LookingBack

KIND = "turn"


@dataclass(frozen=True)
class TurnExercise:
    """A turn to be found: the game at its beginning, the best turn that is known, and the chances on the one scale."""

    key: str
    game: Game
    best: tuple[str, ...]
    value: float
    was: float

    def shown(self, choices: Sequence[str], lang: str) -> Shown:
        return self._shown(self._replayed(choices), choices, lang)

    def played(self, choices: Sequence[str], choice: str, lang: str) -> Shown:
        game = self._replayed(choices)
        game.play(choice)
        assert game.last_step is not None
        return self._shown(game, (*choices, game.last_step.text), lang, len(choices))

    def way(self, choices: Sequence[str]) -> Way:
        """The best turn, from where it was left."""
        same = 0
        while same < min(len(choices), len(self.best)) and choices[same] == self.best[same]:
            same += 1
        return Way(same, list(self.best[same:]))

    def _replayed(self, choices: Sequence[str]) -> Game:
        game = self.game.copy()
        try:
            for choice in choices:
                game.play(choice)
        except IllegalChoice as error:
            text = f"these choices do not fit this exercise; begin it anew ({error.text})"
            raise Outdated("outdated", text, why=error.text) from error
        return game

    def _shown(self, game: Game, choices: Sequence[str], lang: str, before: int | None = None) -> Shown:
        over = bool(choices) and ends(choices[-1])
        found = self._worth(choices) if over else 0.0
        outcome = OPEN if not over else SOLVED if self.value - found < INACCURACY else MISSED
        said = {"played": _percent(self.was), "best": _percent(self.value), "found": _percent(found)}
        coach: dict[str, Any] = {
            "kind": KIND,
            "id": self.key,
            "text": content.phrase(lang, f"turn_{outcome}", **said),
            "outcome": outcome,
            "done": outcome == SOLVED,
        }
        if outcome == MISSED:
            coach["explanation"] = content.phrase(lang, "turn_better", **said)
        setup = game.setup
        mover = setup.schools[self.game.position.seat]
        side = setup.side[self.game.position.seat]
        mine = tuple(school for seat, school in enumerate(setup.schools) if setup.side[seat] == side)
        # Where control is handed over, it goes on with the partner's hand.
        school = game.to_move if outcome == OPEN and game.to_move in mine else mover
        return Shown(game, school or mover, mine, outcome == OPEN, tuple(choices), coach, before)

    def _worth(self, choices: Sequence[str]) -> float:
        game = self._replayed(choices[:-1])
        return worth(self.game, (game.position, offered(game, choices[-1]))) or 0.0


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


async def turn_exercise(looking_back: LookingBack, what: Mapping[str, Any]) -> TurnExercise:
    """The exercise `{"kind": "turn", "id": "REPLAY/STEP"}`; NotThere where the analysis knows nothing better."""
    key = str(what.get("id"))
    name, _, step = key.partition("/")
    source = await looking_back.replays.find(name)
    known = msgspec.to_builtins(await looking_back.analysts.state(source))
    for point in known["points"]:
        if str(point["step"]) == step and point["best"] is not None and point.get("missed"):
            game = await aside(_begun, source.game, point["step"])
            best = point["best"]
            return TurnExercise(key, game, tuple(best["choices"]), best["value"], point["played"])
    raise NotThere("no_exercise", "there is nothing better known for this turn; analyse the game first")


def _begun(game: Game, step: int) -> Game:
    """The game at the beginning of a turn, as if it had begun there."""
    return Game(playable(game, step).position)
