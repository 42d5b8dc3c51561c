"""One seat for Gymnasium: its own checks, and what those who train rely on."""

from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from tashkalar.bots import Clock, Sight, make_bot
from tashkalar.env import SIZE, Table
from tashkalar.env.observation import LENGTH, Observer
from tashkalar.env.single import Seat, by_chance, lead, standing
from tashkalar.errors import SetupError, UnknownName
from tests.env import carry_out_example, every_form

pytestmark = pytest.mark.filterwarnings("ignore:.*WARN.*")  # of spaces that are meant as they are


def play(seat: Seat, rng: Random) -> list[float]:
    """The rewards of a game by chance, which ends."""
    rewards, over = [], False
    while not over:
        word = rng.choice(seat.action_masks().nonzero()[0].tolist())
        _, reward, over, cut_off, _ = seat.step(word)
        assert not cut_off
        rewards.append(reward)
    return rewards


@every_form
def test_it_is_an_environment(form: str, players: int, team: bool) -> None:
    check_env(Seat(form, players=players, team=team), skip_render_check=True)


def test_a_seat_is_asked_only_when_it_has_a_choice() -> None:
    seat = Seat("duel", seat=1)
    rng = Random(3)
    seat.reset(seed=3)
    assert seat.table is not None
    for _ in range(100):
        assert seat.table.seat == 1
        allowed = seat.action_masks().nonzero()[0].tolist()
        assert allowed == seat.table.allowed
        assert len(allowed) > 1
        assert not seat.step(rng.choice(allowed))[2]


def test_seats_and_schools_are_drawn_by_the_seed() -> None:
    drawn = []
    for _ in range(2):
        seat = Seat("duel")
        seat.reset(seed=8)
        games = []
        for _ in range(12):
            assert seat.table is not None
            games.append((seat.seat, *seat.table.game.setup.schools, seat.table.seen(seat.seat)))
            seat.reset()
        drawn.append(games)
    assert drawn[0] == drawn[1]
    assert {game[0] for game in drawn[0]} == {0, 1}
    assert len({game[1:3] for game in drawn[0]}) > 5


def test_the_reward_is_that_of_the_seat() -> None:
    found = set()
    for seed in range(6):
        seat = Seat("duel", ["northern", "highland"])
        seat.reset(seed=seed)
        *on_the_way, last = play(seat, Random(seed))
        assert seat.table is not None
        assert set(on_the_way) == {0.0}
        assert last == seat.table.returns[seat.seat]
        found.add(last)
    assert {1.0, -1.0} <= found


def test_what_shaping_gives_it_takes_back() -> None:
    """A game brings what it brings without shaping, less what the first position was worth."""
    for shaping in (lead, standing):
        seat = Seat("duel", ["northern", "highland"], seat=0, shaping=shaping)
        seat.reset(seed=5)
        assert seat.table is not None
        first = shaping(seat.table, 0)
        rewards = play(seat, Random(5))
        assert len({round(reward, 3) for reward in rewards}) > 2
        assert sum(rewards) == pytest.approx(seat.table.returns[0] - first)


def test_a_word_that_may_not_be_said_costs_one_whatever_was_gained_before() -> None:
    seat = Seat("duel", ["northern", "highland"], seat=0, shaping=standing)
    seat.reset(seed=5)
    assert seat.table is not None
    first, rng = standing(seat.table, 0), Random(3)
    rewards: list[float] = []
    while len(rewards) < 40 or not standing(seat.table, 0):
        rewards.append(seat.step(int(rng.choice(seat.action_masks().nonzero()[0])))[1])
    forbidden = int((~seat.action_masks()).nonzero()[0][0])
    _, lost, ended, _, _ = seat.step(forbidden)
    assert ended
    assert sum(rewards) + lost == pytest.approx(-1 - first)


def test_standing_counts_points_and_pieces() -> None:
    table = Table.new("duel", ["northern", "highland"], seed=7)
    table.choose(str(table.game.options[0]))
    before = standing(table, 0)
    mover = table.seat
    table.choose("place e5")
    assert standing(table, mover) == pytest.approx(standing(table, 1 - mover) * -1)
    assert abs(standing(table, 0) - before) == pytest.approx(1 / 20)
    assert lead(table, 0) == 0


def test_pieces_are_parts_of_what_a_seat_sees() -> None:
    assert Seat().observation_space.shape == (LENGTH,)
    seat = Seat("high", pieces=("hand", "stones"))
    seen, _ = seat.reset(seed=4)
    assert seat.table is not None
    observer = Observer()
    observer.look(seat.table, seat.seat)
    assert seen.shape == seat.observation_space.shape
    assert seen.tolist() == [*observer.pieces["hand"], *observer.pieces["stones"].reshape(-1)]
    with pytest.raises(UnknownName, match="no piece 'hands'; the pieces are stones"):
        Seat(pieces=("hands",))
    with pytest.raises(SetupError, match="duel is for 2 players, not 0"):
        Seat(players=0)
    with pytest.raises(UnknownName, match="no seat 2; the seats are 0 to 1"):
        Seat(seat=2)


def test_a_forbidden_word_ends_the_game() -> None:
    seat = Seat("duel")
    seat.reset(seed=1)
    forbidden = next(word for word in range(SIZE) if not seat.action_masks()[word])
    _, reward, over, _, info = seat.step(forbidden)
    assert (reward, over) == (-1.0, True)
    assert "forbidden" in info


def test_others_may_be_bots() -> None:
    bot, asked = make_bot("novice", seed=1), []

    def answer(table: Table, rng: Random) -> None:
        asked.append(table.seat)
        table.choose(str(bot.choose(Sight(table.game, rng=rng), Clock(nodes=10))))

    seat = Seat("duel", seat=0, others=answer)
    seat.reset(seed=2)
    for _ in range(10):
        seat.step(int(seat.action_masks().nonzero()[0][-1]))
    assert len(asked) > 3
    assert set(asked) == {1}


def test_by_chance_does_what_random_does() -> None:
    tables = [Table.new("duel", ["northern", "highland"], seed=7) for _ in range(2)]
    rngs: list[Any] = [Random(1), Random(1)]
    bot = make_bot("random")
    for _ in range(60):
        by_chance(tables[0], rngs[0])
        tables[1].choose(str(bot.choose(Sight(tables[1].game, rng=rngs[1]), Clock(nodes=1))))
    assert tables[0].game.record() == tables[1].game.record()


def test_the_example_runs() -> None:
    carry_out_example("Gymnasium")
