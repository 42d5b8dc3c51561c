"""What a server does by itself and says about itself: metrics, old games."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from tashkalar.server import metrics
from tashkalar.server.app import application
from tashkalar.server.settings import BadSetting, Settings, from_environment
from tashkalar.server.storage.rows import Standing
from tashkalar.server.storage.schema import tables
from tashkalar.server.storage.sweeping import Sweeping
from tests.patience import until

from .browser import ADA, House

_LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+|# (HELP|TYPE) .+')


def test_metrics(house: House) -> None:
    before = metrics.CHOICES.value("person")
    with house.browser(house.new("high", ["me", "screen"], seed=1)) as browser:
        browser.ready()
        browser.play("place e5")
        browser.play("dance")
        answer = house.get("/metrics", None)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(_LINE.fullmatch(line) for line in lines)
    assert metrics.CHOICES.value("person") == before + 1
    found = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert found["tashkalar_sockets"] == "1"
    assert float(found['tashkalar_refused_total{key="unknown"}']) >= 1
    assert float(found["tashkalar_choice_seconds_count"]) >= 1
    assert found["tashkalar_choice_seconds_count"] == found['tashkalar_choice_seconds_bucket{le="+Inf"}']
    assert ADA not in answer.text


def test_label_values_are_escaped() -> None:
    counter = metrics.Counter("x_total", "X.", "key")
    counter.add('a"b\\c\nd')
    assert counter.lines()[-1] == 'x_total{key="a\\"b\\\\c\\nd"} 1'


def age(house: House, table: str, days: int, over: bool = False) -> None:
    """Let a game be as old as if servers had run for so many days since it was touched."""
    counted = int(timedelta(days=-days).total_seconds())
    with house.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(idle=counted, over=over))


def test_old_games_are_swept(house: House) -> None:
    made = [house.new("high", ["me", "screen"]) for _ in range(5)]
    for table, days, over in zip(made, (1, 40, 40, 40, 400), (False, False, False, True, True), strict=True):
        age(house, table, days, over)
    sweeping = Sweeping(house.store)
    assert sweeping.sweep(None, None) == 0
    assert sweeping.sweep(timedelta(days=30), None, keep=[made[2]]) == 1
    assert sweeping.sweep(None, timedelta(days=365)) == 1
    assert [house.store.table(table) is not None for table in made] == [True, False, True, True, False]
    assert house.get(f"/api/tables/{made[1]}").status_code == 404


def test_what_was_changed_beside_its_log_is_touched_as_well(house: House) -> None:
    table = house.new("high", ["me", "screen"])
    age(house, table, 40)
    row = house.store.table(table)
    assert row is not None
    house.store.change(row, row)
    assert Sweeping(house.store).sweep(timedelta(days=30), None) == 0


def test_sweeping_happens_by_itself_and_leaves_alone_what_is_looked_at(settings: Settings) -> None:
    with TestClient(application(replace(settings, abandoned_days=30, sweep_seconds=0.1))) as client:
        house = House(client)
        old, watched = (house.new("high", ["me", "screen"]) for _ in range(2))
        with house.browser(watched) as browser:
            for table in (old, watched):
                age(house, table, 31)
            until("an old game to be swept", lambda: house.store.table(old) is None)
            browser.ready()
            assert browser.play("place e5")["type"] == "table"


class Watch:
    """A clock that only runs when it is told to, as machines count while they are on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, days: float) -> None:
        self.now += days * 86400


def test_a_wrong_clock_removes_nothing(house: House) -> None:
    """A machine wakes up in another century, at every start, until somebody notices."""
    running, finished = (house.new("high", ["me", "screen"]) for _ in range(2))
    with house.store.engine.begin() as connection:
        long_ago = datetime.now(UTC) - timedelta(days=40_000)
        connection.execute(update(tables).values(changed=long_ago, created=long_ago))
        connection.execute(update(tables).where(tables.c.id == finished).values(over=True))
    for _ in range(3):
        watch = Watch()
        start = Sweeping(house.store, watch)
        for _ in range(3):
            assert start.sweep(timedelta(days=30), timedelta(days=30)) == 0
            watch.wait(1)
    assert house.store.table(running) is not None


def test_an_age_is_counted_over_several_starts_and_once_for_several_processes(house: House) -> None:
    watch, month = Watch(), timedelta(days=30)
    table, played = (house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=1) for _ in range(2))
    removed = 0
    for start in range(4):
        both = [Sweeping(house.store, watch) for _ in range(2)]
        for day in range(12):
            removed += sum(one.sweep(month, None) for one in both)
            if (start, day) == (1, 5):
                house.store.append(played, 0, ["place e5"], Standing(1, "northern", False, False, ()))
            assert (house.store.table(table) is None) == (start * 11 + day >= 30), (start, day)
            watch.wait(1)
    assert removed == 1, "what was touched meanwhile is younger"


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TASHKALAR_ABANDONED_DAYS", "2.5")
    monkeypatch.setenv("TASHKALAR_ORIGINS", "https://club.example, https://www.club.example")
    found = from_environment("sqlite://")
    assert found.abandoned_days == 2.5
    assert found.finished_days is None
    assert found.origins == {"https://club.example", "https://www.club.example"}
    assert found.tables_per_hour == Settings("sqlite://").tables_per_hour
    monkeypatch.setenv("TASHKALAR_FINISHED_DAYS", "soon")
    with pytest.raises(BadSetting, match="TASHKALAR_FINISHED_DAYS"):
        from_environment("sqlite://")
