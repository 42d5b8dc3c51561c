"""PettingZoo's own tests, in every form, and what its users rely on."""

from random import Random

import pytest
from pettingzoo.test import api_test, seed_test

from tashkalar.env.petting import env
from tashkalar.errors import SetupError
from tests.env import carry_out_example, every_form

# Said of every environment whose observations hold a mask, its own classic ones excepted by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@every_form
def test_it_is_an_environment(form: str, players: int, team: bool, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(form, players=players, team=team), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@every_form
def test_a_seed_determines_everything(form: str, players: int, team: bool) -> None:
    seed_test(lambda: env(form, players=players, team=team), num_cycles=10)


def test_rewards_come_at_the_end() -> None:
    one = env("high", ["highland", "sylvan"])
    one.reset(seed=4)
    totals = dict.fromkeys(one.possible_agents, 0.0)
    rng = Random(4)
    for agent in one.agent_iter():
        observation, reward, ended, _, _ = one.last()
        totals[agent] += reward
        one.step(None if ended else int(rng.choice(observation["action_mask"].nonzero()[0])))
    assert sorted(totals.values()) == [-1.0, 1.0]
    assert list(totals.values()) == one.unwrapped.table.returns


def test_only_who_chooses_has_words() -> None:
    one = env("melee", players=3)
    one.reset(seed=2)
    for agent in one.possible_agents:
        assert one.observe(agent)["action_mask"].any() == (agent == one.agent_selection)


def test_a_forbidden_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    one = env("duel")
    one.reset(seed=1)
    first = one.agent_selection
    one.step(2)
    assert "Illegal move" in caplog.text
    assert one.rewards[first] == -1
    assert all(one.terminations.values())


def test_the_arena_is_shown() -> None:
    one = env("first", render_mode="ansi")
    one.reset(seed=1)
    lines = one.render().splitlines()
    assert [line.split(":")[0] for line in lines] in (["blue", "red"], ["red", "blue"])


@pytest.mark.parametrize("players", [0, 1, 3])
def test_so_many_do_not_play(players: int) -> None:
    with pytest.raises(SetupError, match=f"duel is for 2 players, not {players}"):
        env("duel", players=players)


def test_the_example_runs() -> None:
    carry_out_example("PettingZoo")
