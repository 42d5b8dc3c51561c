"""Ratings: the numbers of Glickman's example, and that both sides learn from a meeting."""

import pytest

from tashkalar.learn.solving.glicko import Rating, after, expected


def test_the_numbers_of_the_published_example() -> None:
    """Of the three games of one period there, each by itself: what the formulas give, worked out by hand."""
    one = Rating(1500, 200)
    won = after(one, Rating(1400, 30), 1, least=0)
    assert won.rating == pytest.approx(1563.56, abs=0.01)
    assert won.deviation == pytest.approx(175.40, abs=0.01)
    assert won.volatility == pytest.approx(0.06, abs=0.0001)
    assert expected(Rating(1500, 200), Rating(1400, 30)) == pytest.approx(0.639, abs=0.001)
    assert expected(Rating(1500, 200), Rating(1700, 300)) == pytest.approx(0.303, abs=0.001)


def test_who_wins_rises_and_who_loses_falls() -> None:
    solver, puzzle = Rating(), Rating(1500, 150)
    better, worse = after(solver, puzzle, 1), after(puzzle, solver, 0)
    assert better.rating > solver.rating
    assert worse.rating < puzzle.rating
    assert better.deviation < solver.deviation
    # What is better known moves less.
    assert better.rating - solver.rating > puzzle.rating - worse.rating
    # A surprise counts more, and half a success lies between.
    assert after(solver, Rating(1900, 100), 1).rating > after(solver, Rating(1100, 100), 1).rating
    assert after(solver, puzzle, 0).rating < after(solver, puzzle, 0.5).rating < better.rating


def test_a_rating_never_stands_still() -> None:
    sure = Rating(1500, 55)
    for _ in range(200):
        sure = after(sure, Rating(1500, 60), 0.5, least=50)
    assert sure.deviation >= 50
    assert after(sure, Rating(1500, 60), 1, least=50).rating > sure.rating + 1


def test_a_steady_winner_is_found_out() -> None:
    rating = Rating()
    for _ in range(30):
        rating = after(rating, Rating(1800, 80), 1)
    assert rating.rating > 2000
    assert 0.05 < rating.volatility < 0.1
