"""Studies over HTTP: made of replays, positions and texts, changed by their holder, read by whoever has the name."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tashkalar.game import Game
from tashkalar.game.study import notebook
from tashkalar.server.storage.sweeping import Sweeping

from .browser import ADA, BOB, House
from .test_lookback_api import finished, sent
from .test_openapi import check

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = (GOLDEN / "duel-late.game").read_text()
POSITION = """form: duel
schools: southern, northern
pieces red: d4 f4
pieces blue: d5 e5
hand southern: Swordmaster
"""


def made(house: House, **body: Any) -> dict[str, Any]:
    answer = house.post("/api/notebooks", body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    check("NotebookInfo", found)
    return found


class Study:
    """A study of Ada's with its first chapter at hand."""

    def __init__(self, house: House, **body: Any) -> None:
        self.house = house
        self.info = made(house, **body)
        self.name, self.revision = self.info["notebook"], self.info["revision"]
        self.path = f"/api/notebooks/{self.name}"
        self.chapter = f"{self.path}/chapters/{self.info['chapters'][0]['chapter']}"

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self.house.get(self.chapter, None).json()
        check("ToldChapter", found)
        return found

    def edit(self, token: str = ADA, **body: Any) -> dict[str, Any]:
        answer = self.house.post(self.chapter, {"revision": self.revision, **body}, token)
        found: dict[str, Any] = answer.json()
        if answer.status_code == 200:
            check("Edited", found)
            self.revision = found["revision"]
        return found

    def ask(self, method: str, path: str, body: Any = None, token: str = ADA) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return self.house.client.request(method, path, json=body, headers=headers)


def key(answer: dict[str, Any]) -> str:
    found: str = answer["error"]["key"]
    return found


def tree(told: dict[str, Any]) -> list[tuple[int | None, str]]:
    return [(step["parent"], step["choice"]) for step in told["steps"]]


def test_a_finished_game_becomes_a_study(house: House) -> None:
    table = finished(house)
    story = house.get(f"/api/replays/{table}").json()
    study = Study(house, replay=table, title="  My   game ")
    assert study.info["title"] == "My game"
    assert study.info["mine"]
    told = study.told()
    assert [step["choice"] for step in told["steps"]] == [step["choice"] for step in story["steps"]]
    assert [step["changed"] for step in told["steps"]] == [step["changed"] for step in story["steps"]]
    assert told["start"] == story["start"]
    assert [one["title"] for one in house.get("/api/notebooks").json()] == ["My game"]


def test_a_game_that_is_played_has_no_study(house: House) -> None:
    table = house.new("high", ["me", "screen"], ["northern", "sylvan"], seed=4)
    for body in ({"replay": table}, {"replay": "abcdefghjkmn"}):
        answer = house.post("/api/notebooks", body)
        assert answer.status_code in (409, 404)
        assert set(answer.json()) == {"error"}
    assert house.get("/api/notebooks").json() == []
    study = Study(house, text=POSITION)
    answer = study.ask("POST", f"{study.path}/chapters", {"revision": 0, "replay": table})
    assert key(answer.json()) == "running"


def test_a_record_of_every_kind_is_told(house: House) -> None:
    for kind in ("team-high", "melee3"):
        text = (GOLDEN / f"{kind}.game").read_text()
        study = Study(house, text=text)
        assert len(study.told()["steps"]) == Game.from_record(text).state


def test_branches_are_played_promoted_and_removed(house: House) -> None:
    study = Study(house, text=POSITION, title="Swords")
    first = study.edit(path=[], do="play", choice="summon Swordmaster e4")
    assert (first["place"], first["step"]["choice"]) == (0, "summon Swordmaster e4")
    assert first["step"]["changed"]["pieces"]["red"] == "d4 e4 f4"
    study.edit(path=[0], do="play", choice="d5")
    study.edit(path=[0], do="play", choice="-")
    other = study.edit(path=[], do="play", choice="place a3")
    assert other["place"] == 1
    assert tree(study.told()) == [(None, "summon Swordmaster e4"), (0, "d5"), (0, "-"), (None, "place a3")]
    again = study.edit(path=[0], do="play", choice="-")
    assert (again["place"], again["step"], again["revision"]) == (1, None, other["revision"])
    study.edit(path=[0, 1], do="promote")
    assert [choice for _, choice in tree(study.told())] == ["summon Swordmaster e4", "-", "d5", "place a3"]
    study.edit(path=[0], do="remove")
    assert tree(study.told()) == [(None, "place a3")]
    assert key(study.edit(path=[], do="remove")) == "path"
    assert key(study.edit(path=[3], do="remove")) == "no_path"
    refused = study.edit(path=[], do="play", choice="plase a4")
    assert key(refused) == "unknown"
    assert refused["error"]["params"]["meant"] == "place a4"


def test_notes_are_kept_and_written_down(house: House) -> None:
    study = Study(house, text=SHORT)
    notes: dict[str, Any] = {
        "comment": " A first line \nand a second\n",
        "marks": [{"square": "e5", "tone": "bad"}],
        "arrows": [{"start": "e4", "end": "e6"}],
    }
    study.edit(path=[0, 0], do="note", **notes)
    study.edit(path=[], do="note", comment="The beginning")
    told = study.told()
    assert told["notes"]["comment"] == "The beginning"
    assert told["steps"][1]["notes"] == {
        "comment": "A first line\nand a second",
        "marks": [{"square": "e5", "tone": "bad"}],
        "arrows": [{"start": "e4", "end": "e6", "tone": "plain"}],
    }
    text = house.get(f"{study.path}/record", None).text
    assert "comment: and a second\nmarks bad: e5\n" in text.replace("arrows: e4-e6\n", "")
    assert tree(Study(house, text=text).told()) == tree(told)
    for wrong, said in (
        ({"marks": [{"square": "a1"}]}, "no_square"),
        ({"arrows": [{"start": "e4", "end": "e4"}]}, "arrows"),
        ({"marks": [{"square": "e5", "tone": "loud"}]}, "one_of"),
        ({"comment": "x" * 2001}, "too_long"),
        ({"marks": [{"square": "e5"}] * 49}, "marks"),
    ):
        assert key(study.edit(path=[], do="note", **wrong)) == said
    assert study.told() == {**told, "revision": study.revision}


def test_what_cannot_be_shown_is_left_out(house: House) -> None:
    study = Study(house, text=SHORT + "comment: one\0 \ud800 two\n", title="A\0 title\u2028 of \udc00 two lines")
    assert study.info["title"] == "A title of two lines"
    study.edit(path=[], do="note", comment="half \ud83d of it\u0007\nand more")
    assert study.told()["notes"]["comment"] == "half   of it\nand more"
    assert "comment: one    two\n" in house.get(f"{study.path}/record").text


def test_only_the_holder_changes_a_study(house: House) -> None:
    study = Study(house, text=SHORT)
    for token in (BOB, None):
        found = house.get(study.path, token).json()
        assert not found["mine"]
        assert found["chapters"] == study.info["chapters"]
    before = study.told()
    assert key(study.edit(BOB, path=[], do="note", comment="Bob was here")) == "not_your_notebook"
    for method, path, body in (
        ("PUT", study.path, {"revision": 0, "title": "Bob's"}),
        ("PUT", study.chapter, {"revision": 0, "title": "Bob's"}),
        ("POST", f"{study.path}/chapters", {"revision": 0, "text": SHORT}),
        ("DELETE", study.chapter, None),
        ("DELETE", study.path, None),
    ):
        assert study.ask(method, path, body, BOB).status_code == 403
        assert house.client.request(method, path, json=body).status_code == 401
    assert study.told() == before
    assert house.get("/api/notebooks", BOB).json() == []


def test_two_windows_do_not_overwrite_each_other(house: House) -> None:
    study = Study(house, text=SHORT)
    study.edit(path=[], do="note", comment="first")
    study.revision = 0
    assert key(study.edit(path=[], do="note", comment="second")) == "notebook_changed"
    assert study.told()["notes"]["comment"] == "first"


def test_chapters_come_get_names_and_go(house: House) -> None:
    study = Study(house, text=SHORT, title="Games")
    replay = sent(house, title="Another")
    added = study.ask("POST", f"{study.path}/chapters", {"revision": 0, "replay": replay}).json()
    assert [chapter["title"] for chapter in added["chapters"]] == ["Games", "Another"]
    whole = house.get(f"{study.path}/record").text
    more = study.ask("POST", f"{study.path}/chapters", {"revision": 1, "text": whole}).json()
    assert [chapter["title"] for chapter in more["chapters"]] == ["Games", "Another"] * 2
    last = more["chapters"][-1]["chapter"]
    renamed = study.ask("PUT", f"{study.path}/chapters/{last}", {"revision": 2, "title": "The\nlast"}).json()
    assert renamed["chapters"][-1]["title"] == "The last"
    assert study.ask("PUT", study.path, {"revision": 3, "title": "All games"}).json()["title"] == "All games"
    for chapter in more["chapters"][1:]:
        left = study.ask("DELETE", f"{study.path}/chapters/{chapter['chapter']}").json()
    assert [chapter["title"] for chapter in left["chapters"]] == ["Games"]
    assert key(study.ask("DELETE", study.chapter).json()) == "last_chapter"
    assert study.ask("DELETE", study.path).status_code == 200
    for path in (study.path, study.chapter, f"{study.path}/record"):
        assert house.get(path).status_code == 404


def test_what_can_be_chosen_at_a_place(house: House) -> None:
    study = Study(house, text=POSITION)
    study.edit(path=[], do="play", choice="summon Swordmaster e4")
    shown = study.ask("POST", f"{study.chapter}/table", {"path": [0]}).json()["table"]
    check("Table", shown)
    assert {option["text"] for option in shown["options"]} == {"d5", "-"}
    assert all(seat["mine"] for seat in shown["seats"])
    foreseen = study.ask("POST", f"{study.chapter}/preview", {"path": [0], "choice": "d5"}).json()
    assert foreseen["type"] == "preview"
    assert foreseen["pieces"]["blue"] == "e5"
    # Asking is no mistake: an answer, so that no browser logs an error.
    refused = study.ask("POST", f"{study.chapter}/preview", {"path": [0], "choice": "e9"})
    assert (refused.status_code, refused.json()["type"]) == (200, "refused")
    assert len(study.told()["steps"]) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("form: dual\nschools: southern, northern\n", "form"),
        (SHORT + "(\n", "variation"),
        (SHORT + "marks: k9\n", "note"),
        ("Tash-Kalar record 7\n" + SHORT, "title"),
        (SHORT.replace("place ", "plase ", 1), "unknown"),
        (SHORT * 33, "many_chapters"),
    ],
)
def test_a_text_that_is_wrong_is_explained(house: House, text: str, said: str) -> None:
    answer = house.post("/api/notebooks", {"text": text})
    assert answer.status_code == 400
    assert key(answer.json()) == said
    assert answer.json()["error"]["params"]["line"] >= 1


def test_limits_are_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    study = Study(house, text=SHORT)
    book = notebook.read(SHORT)
    monkeypatch.setattr(notebook, "MOST_CHOICES", notebook.size(book.chapters[0].root))
    known = study.told()["steps"][0]["choice"]
    options = study.ask("POST", f"{study.chapter}/table", {"path": []}).json()["table"]["options"]
    other = next(option["text"] for option in options if option["text"] != known)
    assert key(study.edit(path=[], do="play", choice=other)) == "many_choices"
    monkeypatch.undo()
    monkeypatch.setattr(notebook, "MOST_NESTED", 1)
    assert study.edit(path=[], do="play", choice=other)["place"] == 1
    following = study.told()["steps"][1]["choice"]
    options = study.ask("POST", f"{study.chapter}/table", {"path": [0]}).json()["table"]["options"]
    deeper = next(option["text"] for option in options if option["text"] != following)
    assert study.edit(path=[0], do="play", choice=deeper)["place"] == 1
    assert key(study.edit(path=[1], do="promote")) == "nested"
    assert study.edit(path=[0, 1], do="promote")["revision"] == study.revision
    monkeypatch.setattr(notebook, "MOST_CHAPTERS", 1)
    chapter = {"revision": study.revision, "text": SHORT}
    assert key(study.ask("POST", f"{study.path}/chapters", chapter).json()) == "many_chapters"
    monkeypatch.setattr("tashkalar.server.study.notebooks.LONGEST", 100)
    assert key(study.edit(path=[], do="note", comment="long")) == "long_chapter"
    assert key(house.post("/api/notebooks", {"text": SHORT}).json()) == "long_chapter"
    monkeypatch.setattr("tashkalar.server.study.notebooks.MOST", 1)
    assert key(house.post("/api/notebooks", {"text": SHORT}).json()) == "many_notebooks"
    assert key(house.post("/api/notebooks", {"text": "x" * 600_000}).json()) == "too_large"


def test_studies_go_like_finished_games(house: House) -> None:
    study = Study(house, text=SHORT)
    Sweeping(house.store).sweep(timedelta(days=1), timedelta(days=1))
    assert house.get(study.path).status_code == 200
    # Whoever looks at one keeps it: it is as good as new.
    Sweeping(house.store).sweep(None, timedelta(0))
    assert house.get(study.path).status_code == 404
