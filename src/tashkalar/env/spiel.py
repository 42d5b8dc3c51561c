"""Tash-Kalar for OpenSpiel: importing this module registers the game `tashkalar`. Needs the extra `lab`.

    pyspiel.load_game("tashkalar(form=melee,schools=northern highland sylvan)")

Chance is explicit and has one node, the first: which of `deals` equally likely deals is played (deal n is that of
`Game.new` with the seed `seed + n`). The order of every deck, and of every later shuffle, follows from the deal.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from ..errors import SetupError
from ..rules.forms import find_form
from ..rules.setup import Setup
from .observation import Observer
from .table import Table
from .words import SIZE

MOST_WORDS = 20_000
"""More than any game has: decks run out."""

GAME_TYPE = pyspiel.GameType(
    short_name="tashkalar",
    long_name="Tash-Kalar",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"form": "duel", "schools": "", "team": False, "deals": 1024, "seed": 0},
)


class TashKalarGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters; schools are separated by blanks and default to the first ones of the form."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        form, team = find_form(given["form"]), bool(given["team"])
        schools = tuple(given["schools"].split()) or tuple(form.schools[: 4 if team else min(form.players)])
        self.setup = Setup.of(form.name, schools, team)
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        if self.deals < 1:
            raise SetupError("deals", f"deals={self.deals}: there should be at least 1 deal")
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_WORDS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "TashKalarState":
        return TashKalarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TashKalarObserver":
        return TashKalarObserver(iig_obs_type, params)


class TashKalarState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a table."""

    def __init__(self, game: TashKalarGame) -> None:
        super().__init__(game)
        self.setup, self.deals, self.seed = game.setup, game.deals, game.seed
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else self.table.allowed

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            setup = self.setup
            self.table = Table.new(setup.form.name, setup.schools, self.seed + action, setup.team)
        else:
            self.table.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {self.seed + action}"
        return self.table.words.word(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.setup.seats if self.table is None else self.table.returns

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TashKalarState":
        """A state the player cannot tell from this one. Its history is that of this one; serialised it stays itself."""
        new: TashKalarState = self.clone()
        if self.table is not None:
            new.table = self.table.sample(player, Random(rng()))
        return new

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        said = " ".join(self.table.words.word(one) for one in self.table.said)
        return "\n".join([step.text for step in self.table.game.steps] + ([f"{said} ..."] if said else []))


class TashKalarObserver:
    """Tensor and string of what a player sees; with perfect recall the string holds all that was ever seen."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of tashkalar has no parameters, but was given {params}")
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._observer = Observer()
        self.tensor = self._observer.row
        self.dict = self._observer.pieces

    def set_from(self, state: TashKalarState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self._observer.look(state.table, player)

    def string_from(self, state: TashKalarState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        seen = state.table.seen(player)
        return seen if self._recalls else "\n".join(seen.splitlines()[-2:])


pyspiel.register_game(GAME_TYPE, TashKalarGame)
