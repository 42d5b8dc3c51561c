"""Tash-Kalar for PettingZoo: `env(form="duel")` is an AEC environment with action masks. Needs the extra `lab`.

Agents are seats (`seat_0` begins). An observation is a dictionary of `observation` (the module) and `action_mask`; an
action is the id of a word (see `words`). Rewards come at the end: `Table.returns`.

>>> from tashkalar.env.petting import env
>>> game = env("melee", players=3)
>>> game.reset(seed=5)
>>> for agent in game.agent_iter(max_iter=20):
...     mask = game.last()[0]["action_mask"]
...     game.step(game.action_space(agent).sample(mask))
>>> game.agents
['seat_0', 'seat_1', 'seat_2']
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..rules.forms import find_form
from .observation import LENGTH, Observer
from .table import Table, seats
from .words import SIZE


def env(
    form: str = "duel",
    schools: Sequence[str] | None = None,
    players: int | None = None,
    team: bool = False,
    render_mode: str | None = None,
) -> Any:
    """The environment in the usual wrappers: a forbidden action ends the game, with -1 for whoever took it.

    Without `schools` they are drawn anew for every game, by the seed; `players` says how many (melee: 3 or 4).
    """
    inner = TashKalar(form, schools, players, team, render_mode)
    outer = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(outer))


class TashKalar(AECEnv):  # type: ignore[misc]
    """The environment itself."""

    metadata = {"name": "tashkalar_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        form: str = "duel",
        schools: Sequence[str] | None = None,
        players: int | None = None,
        team: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = find_form(form)
        number = seats(found, schools, players, team)
        self.form, self.schools, self.team = found, schools, team
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(number)]
        self.agents: list[str] = []
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-20.0, 20.0, (LENGTH,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (SIZE,), numpy.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(SIZE) for agent in self.possible_agents}
        self._rng = Random()
        self._observer = Observer()
        self.table: Table | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed this one and all that follow are determined."""
        if seed is not None:
            self._rng = Random(seed)
        number = len(self.possible_agents)
        schools = self.schools or self._rng.sample(self.form.schools, number)
        self.table = Table.new(self.form.name, schools, self._rng.getrandbits(60), self.team)
        self.agents = self.possible_agents.copy()
        self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0.0) for _ in range(2))
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees; its mask is empty while another one chooses."""
        assert self.table is not None, "reset() comes first"
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(SIZE, numpy.int8)
        if agent == self.agent_selection and not self.table.over:
            mask[self.table.allowed] = 1
        return {"observation": self._observer.look(self.table, seat).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say a word."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.say(int(action))
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """How the arena looks to everybody, a line for each colour."""
        if self.render_mode != "ansi" or self.table is None:
            return None
        view = self.table.game.view(None)
        return "\n".join(f"{colour}: {stones}" for colour, stones in view["pieces"].items())

    def close(self) -> None:
        """Nothing is held open."""
