"""Two ways to the same arena are not the same when something else differs: turns that a careless key would lose.

Each of them has a shorter or earlier way to the same pieces and cards, after which its last step is worth nothing.
"""

from tashkalar import Game
from tashkalar.bots import Clock
from tashkalar.bots.search.best_first import Search
from tashkalar.bots.search.tree import root_of
from tashkalar.bots.values.evaluation import FEATURES, Judge
from tashkalar.learn.turns import Turn
from tashkalar.rules.running import Point
from tests.support import game


def best(one: Game, **worth: float) -> list[str]:
    """The best turn that a search finds when only these features count."""
    weights = [worth.get(feature, 0.0) for feature in FEATURES]
    root = root_of(one)
    search = Search(Judge(root.position, root.position.seat, {"after": weights, "before": weights}), Clock(nodes=2000))
    search.run(root)
    return [str(option) for option in search.best()[0].path()]


def most_points(one: Game) -> list[str]:
    """The turn of all turns that destroys most."""
    ways = Turn(Point(one.position), 60_000, quick=True).search().ways
    points = max(number for goal, number in ways if goal == "score")
    return next(iter(ways["score", points].values())).path


def test_where_a_being_was_summoned() -> None:
    """The Knight belongs on d2, away from the enemy; but only from the red c2 does he come as the task wants it."""
    one = game(
        {"southern": "b3 c3 d3 e3 d4 c4 c1 d1 e1 e2", "northern": "b2"},
        form="high",
        hand={"southern": ["Knight"]},
        tasks=["Red Summoning", "Side Chain", "Corner Chain", "Diagonals"],
        actions=1,
    )
    one.position.summoned = 1
    assert best(one, lead=1.0, exposed_high=-2.0) == ["summon Knight c2", "c2-d2", "-", "claim Red Summoning"]


def test_how_often_a_destroyed_piece_counts() -> None:
    """The Doppelganger copies the Gate of Oblivion only once it is pending."""
    one = game(
        {"etherweavers": "c5 d5 e5", "northern": "d6* h8"},
        hand={"etherweavers": ["Gate of Oblivion", "Doppelganger", "Greater Shadow Twin"]},
        discard={"etherweavers": ["Lesser Shadow Twin"]},
    )
    warp, copy, *rest = most_points(one)
    assert warp == "warp Gate of Oblivion"
    assert copy.startswith("summon Doppelganger")
    assert rest == ["summon Greater Shadow Twin b5", "d6"]


def test_a_borrowed_piece_is_for_the_next_being() -> None:
    """The Hill Giant needs the Keeper and an enemy piece in his figure: so the Keeper comes before the War Summoner."""
    one = game(
        {"highland": "b7 d7 c6 c5 f4 g3 g5", "northern": "e4 g4 h4 f6* h6* g7*"},
        hand={"highland": ["War Summoner", "Ritual Keeper", "Hill Giant"]},
    )
    assert most_points(one) == ["summon Ritual Keeper g4", "summon War Summoner c7", "summon Hill Giant g6"]
