"""Games of an earlier version live on: they open, are shown as that version showed them, and are played on to the end.

What that version kept and answered stands in `games.sql`, `records` and `expected.json`; `make.py` tells how they came
about. They are never made anew to please this test. Where a message is meant to change its shape, `lacking` is the one
place that says what may be different: what is sent besides does not matter, what was sent before must still come.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient

from tashkalar import Game
from tashkalar.server.app import application
from tashkalar.server.settings import Settings, sqlite_address
from tashkalar.server.storage.migrate import version
from tashkalar.server.storage.schema import HEAD, metadata
from tests.patience import Patience, until
from tests.property.play import pick
from tests.server.browser import House
from tests.server.test_holders import away, back

from .answers import GAMES, RECORDS, SPECTATOR, TOKENS, expected, get, lasting, lists, load, messages, replays
from .line import Line, line, sensible

THEN = expected()
TABLES: dict[str, dict[str, Any]] = THEN["tables"]
RUNNING = [name for name in TABLES if name not in THEN["replays"]]
BOTS = ["melee4-bots", "duel-replaced"]
LATE = "melee3-late"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.game"))}


def lacking(then: Any, now: Any, where: str = "") -> list[str]:
    """Whatever was answered then and is not now; keys that have come since do not matter.

    The number of a state is any that goes up; then, it told how much of a turn had been taken back.
    """
    if isinstance(then, dict) and isinstance(now, dict):
        found = [f"{where}/{key} is gone" for key in then if key not in now]
        numbers = {"state"} if then.get("type") == "table" else set()
        same = [key for key in then if key in now and key not in numbers]
        return found + [line for key in same for line in lacking(then[key], now[key], f"{where}/{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [line for number, (one, other) in pairs for line in lacking(one, other, f"{where}/{number}")]
    return [] if then == now else [f"{where} was {then!r} and is {now!r}"]


@contextmanager
def opened(file: Path, still: bool) -> Iterator[House]:
    """A server of ours on the earlier games."""
    load(file, still)
    static = file.parent / "static"
    static.mkdir()
    settings = Settings(sqlite_address(file), static, messages_per_second=100_000, bot_workers=1)
    with TestClient(application(replace(settings, look_seconds=0.1))) as client:
        yield House(client)


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Only to be looked at: nothing moves."""
    with opened(tmp_path_factory.mktemp("seen") / "games.sqlite", still=True) as house:
        yield house


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """To be played at, every table by one test; bots move when somebody else has."""
    with opened(tmp_path_factory.mktemp("played") / "games.sqlite", still=True) as house:
        yield house


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[House]:
    """The same for one test alone."""
    with opened(tmp_path / "games.sqlite", still=True) as house:
        yield house


@pytest.fixture
def woken(tmp_path: Path) -> Iterator[House]:
    """As it was left: bots are to move, and a clock has run out."""
    with opened(tmp_path / "games.sqlite", still=False) as house:
        yield house


def now(house: House, name: str, who: str = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = lasting(get(house.client, f"/api/tables/{TABLES[name]['id']}", who).json())
    return found


def mover(house: House, name: str) -> str:
    """Who is to choose."""
    who: str = TABLES[name]["holders"][now(house, name)["view"]["to_move"]]
    return who


@contextmanager
def browser_of(house: House, name: str, who: str) -> Iterator[Line]:
    """Somebody's browser at a table, with the device in the right hands."""
    with line(house.client, TABLES[name]["id"], TOKENS[who]) as found:
        found.ready()
        yield found


def choices_of(record: str) -> str:
    """A record without its frames."""
    text, _, frames = record.partition("\n# Frames")
    assert frames
    return text


# -- looking -----------------------------------------------------------------------------------------------------------
def test_the_database_is_brought_up_to_date(seen: House) -> None:
    rows = GAMES.read_text(encoding="utf-8").splitlines()
    with seen.store.engine.connect() as connection:
        assert version(connection) == HEAD
        for table in metadata.sorted_tables:
            if table.name not in ("jobs", "upkeep"):  # left out to keep things still; what servers note for themselves
                kept = sum(row.startswith(f'INSERT INTO "{table.name}" ') for row in rows)
                assert connection.execute(select(func.count()).select_from(table)).scalar() == kept, table.name


@pytest.mark.parametrize("name", TABLES)
def test_everybody_sees_what_they_saw(seen: House, name: str) -> None:
    then = TABLES[name]["messages"]
    assert lacking(then, messages(seen.client, TABLES[name]["id"], list(then))) == []


def test_lists_and_statistics_are_as_they_were(seen: House) -> None:
    assert lacking(THEN["lists"], lists(seen.client)) == []


@pytest.mark.parametrize("kind", ["replays", "sent"])
def test_finished_games_and_records_are_looked_back_at(seen: House, kind: str) -> None:
    """With what was thought about them, which is not thought again."""
    names = {name: one["replay"] for name, one in THEN[kind].items()}
    assert lacking(THEN[kind], replays(seen.client, names)) == []
    for name, replay in names.items():
        assert choices_of(get(seen.client, f"/api/replays/{replay}/record").text) == TEXTS[name]


def test_a_game_lasts_in_memory_as_in_its_record(seen: House) -> None:
    for name in TEXTS.keys() & TABLES.keys():
        now(seen, name)
        assert seen.room(TABLES[name]["id"]).live.game.record() == TEXTS[name], name


# -- records -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", TEXTS)
def test_records_are_read_and_written_as_they_were(name: str) -> None:
    game = Game.from_record(TEXTS[name])
    assert game.record() == TEXTS[name]
    assert game.over == (name in THEN["replays"])


def test_records_can_be_sent_in(played: House) -> None:
    for name, text in TEXTS.items():
        answer = played.post("/api/records", {"text": text, "title": name})
        assert answer.status_code == 201, answer.text
        replay = f"/api/replays/{answer.json()['replay']}"
        steps = len(list(Game.from_record(text).steps))
        assert len(get(played.client, replay).json()["steps"]) == steps
        assert steps == THEN["replays"].get(name, {"steps": steps})["steps"]
        assert choices_of(get(played.client, f"{replay}/record").text) == text


# -- playing on --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_ends_some_day(seen: House, name: str) -> None:
    """Played at random to the end, on a copy; what came of it can be told again."""
    now(seen, name)
    game, rng = seen.room(TABLES[name]["id"]).live.game.copy(), Random(name)
    while not game.over:
        game.play(pick(game, rng))
    again = Game.from_record(game.record())
    assert again.over
    assert (again.winners, again.points) == (game.winners, game.points)


def persons_to_move() -> list[str]:
    """Running games in which somebody we know is to choose."""
    return [
        name for name in RUNNING if TABLES[name]["messages"][SPECTATOR]["view"]["to_move"] in TABLES[name]["holders"]
    ]


def _turn(table: dict[str, Any]) -> tuple[int, str | None]:
    return table["view"]["turn"], table["view"]["to_move"]


def offered(house: House, name: str, who: str) -> dict[str, Any]:
    """What somebody sees of the game itself. What others have agreed to amid a turn may stand before or behind it."""
    table = now(house, name, who)
    keys = ("view", "question", "options", "prospects", "tasks", "flares", "draws", "can_undo")
    found = {key: table[key] for key in keys}
    found["view"]["log"].sort(key=str)
    return found


@pytest.mark.parametrize("name", persons_to_move())
def test_whoever_is_to_move_plays_on(played: House, name: str) -> None:
    """First the turn so far is taken back, choice by choice, and made again; then the game goes on."""
    steps = Game.from_record(TEXTS[name]).steps if name in TEXTS else ()
    choices = [step.text for step in steps if step.is_choice]
    who, undone = mover(played, name), 0
    with browser_of(played, name, who) as browser:
        before = offered(played, name, who)
        while browser.table["can_undo"]:
            browser.undo()
            undone += 1
        assert browser.table["view"]["pieces"] == now(played, name)["view"]["pieces"], "nobody else has seen that turn"
        for choice in choices[len(choices) - undone :]:
            browser.play(choice)
        assert lacking(before, offered(played, name, who)) == []
        state = browser.table["state"]
    rng, begun = Random(name), _turn(before)
    patience = Patience("the end of the turn")
    while _turn(now(played, name)) == begun and patience.lasts():
        with browser_of(played, name, who) as browser:
            browser.play(sensible(browser.table, rng))
    assert now(played, name)["state"] > state


def test_bots_and_clocks_go_on_by_themselves(woken: House) -> None:
    until("every bot's turn", lambda: not woken.store.awaiting_bots(), 60)
    for name in BOTS:
        table = now(woken, name)
        assert table["state"] > TABLES[name]["messages"][SPECTATOR]["state"]
        assert table["view"]["to_move"] in TABLES[name]["holders"]
    # In a melee a turn whose time is over is ended, whatever its player had begun.
    until("the end of a turn", lambda: now(woken, LATE)["view"]["to_move"] == "etherweavers")
    assert now(woken, LATE)["clock"]["left"]["sylvan"] == 0


def take(house: House, name: str, school: str, who: str) -> None:
    link = TABLES[name]["links"][school]
    answer = house.post(f"/api/tables/{TABLES[name]['id']}/seat", {"link": link, "name": who.title()}, TOKENS[who])
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == school
    assert now(house, name, who)["view"]["seat"] == school


def test_seats_are_taken_by_their_links(fresh: House) -> None:
    take(fresh, "team-duel-open", "southern", "dot")
    with browser_of(fresh, "team-duel-open", "dot") as dot:
        dot.play(sensible(dot.table, Random(0)))
    for school, who in (("northern", "bob"), ("etherweavers", "cem")):
        assert now(fresh, "high-open")["clock"]["runs"] is None
        take(fresh, "high-open", school, who)
    # Everybody has come: the clock runs.
    assert now(fresh, "high-open")["clock"]["runs"] == "northern"
    with browser_of(fresh, "high-open", "bob") as bob:
        bob.play("place e5")
        bob.play("end")
    assert now(fresh, "high-open")["clock"]["runs"] == "etherweavers"


def test_links_are_renewed_by_who_made_the_table(fresh: House) -> None:
    table, link = TABLES["high-open"]["id"], TABLES["high-open"]["links"]["northern"]
    assert fresh.post(f"/api/tables/{table}/seats/northern/link", token=TOKENS["bob"]).status_code == 403
    new = fresh.post(f"/api/tables/{table}/seats/northern/link", token=TOKENS["ada"]).json()["link"]
    assert fresh.post(f"/api/tables/{table}/seat", {"link": link}, TOKENS["bob"]).status_code == 403
    assert fresh.post(f"/api/tables/{table}/seat", {"link": new}, TOKENS["bob"]).status_code == 200


def rematch(house: House, name: str, who: str) -> str:
    answer = house.post(f"/api/tables/{TABLES[name]['id']}/rematch", token=TOKENS[who])
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["table"]
    return found


def test_a_rematch_is_offered_and_accepted(fresh: House) -> None:
    assert rematch(fresh, "duel-resigned", "ada") == TABLES["duel-rematch"]["id"], "it was asked for before"
    with browser_of(fresh, "duel-rematch", "ada") as ada:
        ada.play(sensible(ada.table, Random(0)))
    for name in ("first-deck", "team-high-deck", "melee3-agreed", "high-time"):
        again = rematch(fresh, name, "bob")
        then = TABLES[name]["messages"]["bob"]["seats"]
        seats = get(fresh.client, f"/api/tables/{again}", "bob").json()["seats"]
        assert [seat["name"] for seat in seats] == [seat["name"] for seat in [*then[1:], then[0]]]
        assert rematch(fresh, name, "ada") == again
    study = get(fresh.client, f"/api/tables/{rematch(fresh, 'study-points', 'bob')}", "bob").json()
    assert study["origin"] == "position"
    assert study["view"]["scores"] == {"yellow": 17, "blue": 17}


def test_a_seat_that_was_left_goes_to_a_bot(fresh: House) -> None:
    """Ada's wish has lasted; it only wants Cem's, and that its player has been away for long enough."""
    table = TABLES["melee3-vote"]["id"]
    with browser_of(fresh, "melee3-vote", "cem") as cem:
        with pytest.raises(AssertionError, match="'key': 'grace'"):
            cem.ask("replace", seat="southern", level="novice", by="highland")
        for school in ("southern", "northern"):
            away(fresh, table, school)
        cem.ask("replace", seat="southern", level="novice", by="highland")
        until("the bot's turn", lambda: now(fresh, "melee3-vote")["view"]["to_move"] != "southern")
    assert [seat["kind"] for seat in now(fresh, "melee3-vote")["seats"]] == ["me", "bot", "friend"]
    assert back(fresh, table, "southern", TOKENS["bob"]).status_code == 200
    assert [seat["kind"] for seat in now(fresh, "melee3-vote")["seats"]] == ["me", "friend", "friend"]


def test_an_early_end_is_agreed_to(fresh: House) -> None:
    holders = TABLES["melee4-last"]["holders"]
    for school in ("sylvan", "northern", "highland"):
        with browser_of(fresh, "melee4-last", holders[school]) as browser:
            browser.ask("agree", seat=school)
    assert now(fresh, "melee4-last")["result"]["reason"]["key"] == "agreed"
