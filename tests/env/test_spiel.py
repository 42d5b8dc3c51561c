"""OpenSpiel's own test, in every form, and what its users rely on."""

from random import Random
from typing import Any

import pyspiel
import pytest

from tashkalar import Game
from tashkalar.env import Table, spiel
from tashkalar.rules.deal import deal
from tashkalar.rules.forms import find_form
from tashkalar.rules.setup import Setup
from tests.env import FORMS, TEAMS, carry_out_example, every_form


def load(form: str, players: int, team: bool, **more: object) -> Any:
    schools = " ".join(find_form(form).schools[:players])
    more = {"form": form, "schools": schools, "team": team, "deals": 64, **more}
    return pyspiel.load_game(spiel.GAME_TYPE.short_name, more)


def led(game: Any, rng: Random, words: int) -> Any:
    """A state after so many words."""
    state = game.new_initial_state()
    state.apply_action(rng.randrange(64))
    for _ in range(words):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_form
def test_a_short_game_passes(form: str, players: int, team: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its end is triggered before it begins, so that everybody has one turn."""

    def nearly_over(form: str, schools: tuple[str, ...], seed: int, team: bool) -> Table:
        start = deal(Setup.of(form, schools, team), seed)
        start.last, start.remaining, start.reason = 0, players - 1, "deck"
        return Table(Game(start))

    monkeypatch.setattr(Table, "new", nearly_over)
    pyspiel.random_sim_test(load(form, players, team), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("form", "players", "team"), FORMS + TEAMS)
def test_whole_games_pass(form: str, players: int, team: bool) -> None:
    pyspiel.random_sim_test(load(form, players, team), num_sims=1, serialize=True, verbose=False)


def test_chance_is_the_deal_and_nothing_else() -> None:
    game = load("duel", 2, False, seed=7)
    states = [game.new_initial_state() for _ in range(3)]
    assert len(states[0].chance_outcomes()) == 64
    assert sum(chance for _, chance in states[0].chance_outcomes()) == pytest.approx(1)
    for state, number in zip(states, (2, 2, 3), strict=True):
        assert state.is_chance_node()
        state.apply_action(number)
        assert not state.is_chance_node()
    strings = [state.information_state_string(0) for state in states]
    assert strings[0] == strings[1] != strings[2]
    assert states[0].table.game.start.whole() == Table.new("duel", game.setup.schools, 9).game.start.whole()


@every_form
def test_a_state_dealt_anew_is_the_same_to_its_player(form: str, players: int, team: bool) -> None:
    rng = Random(form)
    game = load(form, players, team)
    for words in (1, 30, 80):
        state = led(game, rng, words)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.table.game.position.whole() != state.table.game.position.whole()
        again = game.deserialize_state(other.serialize())
        assert again.table.game.position.whole() == other.table.game.position.whole()


def test_a_search_that_deals_anew_finds_a_word() -> None:
    from open_spiel.python.algorithms import ismcts
    from open_spiel.python.algorithms.mcts import Evaluator

    class Nothing(Evaluator):  # type: ignore[misc]
        def evaluate(self, state: Any) -> Any:
            return [0.0, 0.0]

        def prior(self, state: Any) -> Any:
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    state = led(load("duel", 2, False), Random(5), 10)
    bot = ismcts.ISMCTSBot(state.get_game(), Nothing(), 2.0, 12)
    assert bot.step(state) in state.legal_actions()


def test_words_are_taken_back_at_the_table() -> None:
    state = led(load("high", 2, False), Random(3), 20)
    before = state.information_state_string(0)
    state.table.say(state.legal_actions()[0])
    state.table.undo()
    assert state.information_state_string(0) == before


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(Exception, match="melee is for 3 or 4 players"):
        pyspiel.load_game("tashkalar(form=melee,schools=northern southern)")
    with pytest.raises(Exception, match="at least 1 deal"):
        pyspiel.load_game("tashkalar(deals=0)")


def test_the_example_runs() -> None:
    carry_out_example("OpenSpiel")
