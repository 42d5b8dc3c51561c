"""Which turn is best where every look at one is a matter of luck."""

from random import Random

import pytest

from tashkalar.bots.search.contest import Contest


def test_before_any_look_turns_are_worth_what_they_seemed_worth() -> None:
    contest = Contest([0.5, 0.4, 0.3], 4.0)
    assert contest.believed == [0.5, 0.4, 0.3]
    assert [contest.met(which) for which in range(3)] == [0, 0, 0]


def test_what_a_deal_does_for_all_turns_says_nothing_of_any() -> None:
    contest = Contest([0.5, 0.4], 4.0)
    for luck in (0.3, -0.2, 0.25, -0.1):
        for which, first in enumerate((0.5, 0.4)):
            contest.add(which, first + luck)
    assert contest.believed == pytest.approx([0.5, 0.4], abs=0.02)


def test_what_deals_say_of_a_turn_counts_the_more_the_more_there_are() -> None:
    contest = Contest([0.5, 0.5], 4.0)
    gaps = []
    for _ in range(40):
        contest.add(0, 0.6)
        contest.add(1, 0.4)
        better, worse = contest.believed
        gaps.append(better - worse)
    assert gaps == sorted(gaps)
    assert 0.0 < gaps[0] < 0.06
    assert 0.15 < gaps[-1] < 0.2


def test_the_more_the_first_judgement_is_doubted_the_less_it_counts() -> None:
    found = []
    for doubt in (1.0, 4.0, 16.0):
        contest = Contest([0.5, 0.5], doubt)
        contest.add(0, 0.7)
        contest.add(1, 0.3)
        found.append(contest.believed[0] - contest.believed[1])
    assert found == sorted(found, reverse=True)


def test_one_looks_where_it_may_change_the_choice() -> None:
    contest = Contest([0.5, 0.49, 0.2], 4.0)
    looks = []
    for _ in range(12):
        which = contest.next()
        assert which is not None
        looks.append(which)
        contest.add(which, 0.5)
    assert set(looks) == {0, 1}
    assert abs(looks.count(0) - looks.count(1)) <= 2


def test_no_look_is_worth_its_time_where_the_choice_is_clear() -> None:
    assert Contest([0.9, 0.2], 4.0).next() is None
    assert Contest([0.9], 4.0).next() is None
    contest = Contest([0.5, 0.5], 4.0)
    looks = 0
    while (which := contest.next()) is not None:
        contest.add(which, (0.8, 0.2)[which])
        looks += 1
    assert 2 <= looks <= 40
    assert contest.believed[0] > contest.believed[1] + 0.1


def test_turns_that_stay_alike_are_taken_for_equal_at_last() -> None:
    contest = Contest([0.5, 0.5], 4.0)
    looks = 0
    while (which := contest.next()) is not None and looks < 1000:
        contest.add(which, 0.5)
        looks += 1
    assert looks == 120


def test_looks_that_are_chosen_find_better_turns_than_as_many_shared_out() -> None:
    """Turns that differ from what they seemed by half of what a deal errs; deals that are good or bad for all."""
    rng = Random(3)
    chosen = even = 0.0
    for _ in range(300):
        firsts = [0.5 + rng.gauss(0, 0.05) for _ in range(10)]
        true = [first + rng.gauss(0, 0.04) for first in firsts]
        deals = [rng.gauss(0, 0.1) for _ in range(31)]
        for clever in (True, False):
            contest = Contest(firsts, 4.0)
            for look in range(30):
                which = contest.next() if clever else look % 10
                if which is None:
                    break
                contest.add(which, true[which] + deals[contest.met(which)] + rng.gauss(0, 0.08))
            worth = true[max(range(10), key=contest.believed.__getitem__)]
            if clever:
                chosen += worth
            else:
                even += worth
    assert chosen / 300 > even / 300 + 0.003
