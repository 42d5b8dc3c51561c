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
from tashkalar.server.storage.schema import tables

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
    long_ago = datetime.now(UTC) - timedelta(days=days)
    with house.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(changed=long_ago, over=over))


def test_old_games_are_swept(house: House) -> None:
    made = [house.new("high", ["me", "screen"]) for _ in range(5)]
    for table, days, over in zip(made, (1, 40, 40, 40, 400), (False, False, False, True, True), strict=True):
        age(house, table, days, over)
    assert house.store.sweep(None, None) == 0
    assert house.store.sweep(timedelta(days=30), None, keep=[made[2]]) == 1
    assert house.store.sweep(None, timedelta(days=365)) == 1
    assert [house.store.table(table) is not None for table in made] == [True, False, True, True, False]
    assert house.get(f"/api/tables/{made[1]}").status_code == 404


def test_sweeping_happens_by_itself_and_leaves_alone_what_is_looked_at(settings: Settings) -> None:
    with TestClient(application(replace(settings, abandoned_days=30, sweep_seconds=0.1))) as client:
        house = House(client)
        old, watched = (house.new("high", ["me", "screen"]) for _ in range(2))
        with house.browser(watched) as browser:
            for table in (old, watched):
                age(house, table, 31)
            while house.store.table(old) is not None:
                pass
            browser.ready()
            assert browser.play("place e5")["type"] == "table"


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
