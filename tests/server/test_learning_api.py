"""Learning over HTTP: exercises, puzzles, the trainer and the encyclopaedia, as a client asks for them."""

from typing import Any

import pytest

from tashkalar.learn import course, encyclopaedia, first_game, puzzles, trainer

from .browser import ADA, BOB, House
from .test_openapi import check

LANGS = ("en", "de", "fr")
PUZZLE: dict[str, Any] = {
    "id": 1,
    "grade": 1,
    "goal": {"score": 2},
    "ways": 1,
    "solution": ["summon Cannon d4", "E"],
    "position": {
        "form": "duel",
        "schools": ["southern", "northern"],
        "pieces": {"red": "b3 c4 d4", "blue": "e4 f4 g4 h4 d7"},
        "hand": {"southern": ["Cannon", "Knight"]},
    },
}


@pytest.fixture
def one_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """A collection of one, whatever is shipped."""
    monkeypatch.setattr(puzzles, "puzzles", lambda: (puzzles.read(PUZZLE),))


def practise(house: House, what: dict[str, Any], *choices: str, choice: str | None = None, lang: str = "en") -> Any:
    """An exercise as it stands, or after one more choice; whoever practises needs no token."""
    body = {"what": what, "choices": list(choices), "lang": lang} | ({} if choice is None else {"choice": choice})
    answer = house.post("/api/practice", body, None)
    assert answer.status_code == 200, answer.json()
    check("Practice", answer.json())
    return answer.json()


# -- the course --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_the_course_lists_its_lessons(house: House, lang: str) -> None:
    found = house.get(f"/api/learn/course?lang={lang}", None).json()
    check("Course", found)
    assert [lesson["id"] for lesson in found["lessons"]] == list(course.all_lessons())
    assert {lesson["part"] for lesson in found["lessons"]} == set(found["parts"])


@pytest.mark.parametrize("lesson", course.all_lessons())
def test_a_lesson_is_played_by_its_listed_way(house: House, lesson: str) -> None:
    what = {"kind": "lesson", "id": lesson}
    now = practise(house, what)
    assert now["coach"]["text"]
    for number, step in enumerate(course.lesson(lesson).steps, start=1):
        assert now["coach"]["step"] == number
        for choice in step.right:
            assert choice in {option["text"] for option in now["table"]["options"]}
            now = practise(house, what, *now["choices"], choice=choice)
            assert now["coach"]["verdict"] != "wrong"
            assert now["table"]["steps"][0]["choice"] == choice
            assert now["table"]["before"] is not None
        assert now["coach"]["step_done"]
        if not now["coach"]["goes_on"]:
            # Time to look at what has happened; the next position comes when it is asked for.
            assert now["table"]["options"] == []
            now = practise(house, what, *now["choices"])
    assert now["coach"]["done"]


def test_a_wrong_choice_is_explained_and_changes_nothing(house: House) -> None:
    what = {"kind": "lesson", "id": "crush"}
    texts = {}
    for lang in LANGS:
        now = practise(house, what, choice="place d5", lang=lang)
        assert now["coach"]["verdict"] == "wrong"
        assert now["choices"] == []
        assert now["table"]["steps"] == []
        texts[lang] = now["coach"]["explanation"]
    assert len(set(texts.values())) == 3
    # What the rules forbid is explained as well.
    assert practise(house, what, choice="summon Swordmaster a1")["coach"]["verdict"] == "wrong"


def test_another_right_way_is_right(house: House) -> None:
    now = practise(house, {"kind": "lesson", "id": "figure"}, choice="place c5")
    assert now["coach"]["verdict"] == "accepted"


def test_the_replies_of_the_others_are_told(house: House) -> None:
    now = practise(house, {"kind": "lesson", "id": "place"}, "place e5", choice="end")
    assert [step["school"] for step in now["table"]["steps"]] == ["southern", "northern", "northern", "northern"]
    assert now["table"]["view"]["to_move"] == "southern"
    assert now["table"]["options"]


def test_a_way_on_from_here_or_from_before(house: House) -> None:
    what = {"kind": "lesson", "id": "choices"}

    def way(*choices: str) -> Any:
        found = house.post("/api/practice/way", {"what": what, "choices": list(choices)}, None).json()
        check("Way", found)
        return found

    assert way() == {"kept": 0, "choices": ["summon Bomb e6"]}
    second = "summon Bomb e6"
    right = list(course.lesson("choices").steps[1].right)
    assert way(second, *right[:2]) == {"kept": 3, "choices": right[2:]}
    # Another way that is open as well: found by trying, from where one stands.
    other = way(second, "summon Summoner e4", "d5")
    assert other["kept"] == 3
    assert other["choices"][-1].startswith("summon Knight")


def test_what_a_choice_would_do(house: House) -> None:
    body = {"what": {"kind": "lesson", "id": "crush"}, "choices": [], "choice": "summon Swordmaster e4"}
    found = house.post("/api/practice/preview", body, None).json()
    check("Preview", found)
    assert "e4" not in found["pieces"]["blue"].split()
    # Asking for something impossible is no mistake: it is answered as over a socket.
    refused = house.post("/api/practice/preview", {**body, "choice": "place e4"}, None)
    assert refused.status_code == 200
    check("Refused", refused.json())
    assert (refused.json()["key"], refused.json()["about"]) == ("occupied", "preview")


@pytest.mark.parametrize(
    ("what", "helped", "cards"),
    [
        ({"kind": "lesson", "id": "turn"}, None, 1),
        ({"kind": "lesson", "id": "turn"}, False, 0),
        ({"kind": "lesson", "id": "figure"}, None, 0),  # what the card lacks is what has to be found
        ({"kind": "lesson", "id": "figure"}, True, 1),
        ({"kind": "puzzle", "id": 1}, None, 0),
        ({"kind": "example", "id": "Knight"}, None, 1),
    ],
)
def test_cards_say_what_they_lack_where_that_is_not_the_answer(
    house: House, what: dict[str, Any], helped: bool | None, cards: int
) -> None:
    table = house.post("/api/practice", {"what": what, "help": helped}, None).json()["table"]
    assert len(table["prospects"]) == cards
    assert table["assist"] == ("full" if cards else "none")


def test_progress_that_does_not_fit_any_more(house: House) -> None:
    for what in ({"kind": "lesson", "id": "crush"}, {"kind": "example", "id": "Knight"}):
        answer = house.post("/api/practice", {"what": what, "choices": ["place a1"]}, None)
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "outdated"


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ([], 400, "object"),
        ({}, 400, "object"),
        ({"what": {"kind": "dance"}}, 404, "exercise"),
        ({"what": {"kind": "lesson", "id": "flying"}}, 404, "lesson"),
        ({"what": {"kind": "puzzle", "id": "x"}}, 404, "puzzle"),
        ({"what": {"kind": "example", "id": "Knight", "number": 9}}, 404, "example"),
        ({"what": {"kind": "lesson", "id": "crush"}, "choices": "place e5"}, 400, "choices"),
        ({"what": {"kind": "lesson", "id": "crush"}, "choices": ["x"] * 201}, 400, "choices"),
        ({"what": {"kind": "lesson", "id": "crush"}, "choices": ["x" * 121]}, 400, "choices"),
        ({"what": {"kind": "lesson", "id": "crush"}, "choice": 7}, 400, "text"),
    ],
)
def test_what_cannot_be_practised(house: House, body: Any, status: int, key: str) -> None:
    answer = house.post("/api/practice", body, None)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


# -- puzzles -----------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("one_puzzle")
def test_a_puzzle_is_listed_solved_and_missed(house: House) -> None:
    found = house.get("/api/learn/puzzles?lang=de&day=2026-03-01", None).json()
    check("Puzzles", found)
    assert found["day"] == "2026-03-01"
    assert found["daily"] == 1
    assert "solution" not in found["puzzles"][0]
    what = {"kind": "puzzle", "id": 1}
    now = practise(house, what)
    assert now["coach"]["outcome"] == "open"
    now = practise(house, what, *PUZZLE["solution"][:1], choice=PUZZLE["solution"][1])
    assert now["coach"]["outcome"] == "solved"
    assert now["table"]["options"] == []
    missed = practise(house, what, "place a4", "place a5", choice="end")
    assert missed["coach"]["outcome"] == "missed"
    assert missed["table"]["can_undo"]
    # A hint from a dead end leads back to where the way was left.
    way = house.post("/api/practice/way", {"what": what, "choices": ["place a4", "place a5"]}, None).json()
    assert way == {"kept": 0, "choices": PUZZLE["solution"]}
    way = house.post("/api/practice/way", {"what": what, "choices": ["place a4"]}, None).json()
    assert way["kept"] == 1
    # The rules still hold: what they forbid is refused with their own reason.
    answer = house.post("/api/practice", {"what": what, "choices": [], "choice": "place e4"}, None)
    assert answer.json()["error"]["key"] == "occupied"


def test_without_puzzles(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "puzzles", tuple)
    found = house.get("/api/learn/puzzles", None).json()
    check("Puzzles", found)
    assert (found["daily"], found["puzzles"]) == (None, [])
    assert house.get("/api/learn/puzzles?day=soon", None).json()["error"]["key"] == "day"


# -- the figure trainer ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", range(1, len(trainer.LEVELS) + 1))
def test_a_question_about_figures(house: House, level: int) -> None:
    asked = house.get(f"/api/learn/trainer?seed=1&level={level}&lang=fr", None).json()
    check("Figures", asked)
    truth = list(trainer.truth(asked))
    body = {"seed": 1, "level": level, "streak": 2, "answer": truth, "lang": "fr"}
    found = house.post("/api/learn/trainer", body, None).json()
    check("FiguresChecked", found)
    assert found["right"]
    assert (found["level"], found["streak"]) == (min(level + 1, len(trainer.LEVELS)), 0)
    wrong = house.post("/api/learn/trainer", {**body, "answer": [*truth, "a5", "Nobody"]}, None).json()
    assert not wrong["right"]
    assert wrong["level"] == max(1, level - 1)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seed": -1, "level": 1, "answer": []}, "number"),
        ({"seed": 1, "level": 99, "answer": []}, "number"),
        ({"seed": True, "level": 1, "answer": []}, "number"),
        ({"seed": 1, "level": 1, "answer": "e5"}, "choices"),
        ({"seed": 1, "level": 1, "answer": ["e5"] * 82}, "choices"),
        ({"seed": 1, "level": 1, "streak": "x", "answer": []}, "number"),
    ],
)
def test_answers_that_are_none(house: House, body: Any, key: str) -> None:
    answer = house.post("/api/learn/trainer", body, None)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, key)


def test_a_question_needs_a_seed(house: House) -> None:
    assert house.get("/api/learn/trainer", None).json()["error"]["key"] == "number"


# -- the encyclopaedia -------------------------------------------------------------------------------------------------
def test_every_entry_is_served_with_its_examples_played(house: House) -> None:
    for number, key in enumerate(encyclopaedia.all_keys()):
        entry = house.get(f"/api/learn/entries/{key}?lang={LANGS[number % 3]}", None).json()
        check("Entry", entry)
        for shown, example in zip(entry.get("examples", ()), encyclopaedia.examples(key), strict=True):
            assert [step["choice"] for step in shown["steps"]] == list(example.play)
            assert shown["before"] != shown["steps"][-1]["pieces"] or entry["kind"] in ("task", "flare")


def test_examples_can_be_tried_out_by_all_seats(house: House) -> None:
    what = {"kind": "example", "id": "Time Elemental", "number": 0}
    now = practise(house, what)
    assert all(seat["mine"] for seat in now["table"]["seats"])
    way = house.post("/api/practice/way", {"what": what, "choices": []}, None).json()
    assert way == {"kept": 0, "choices": list(encyclopaedia.examples("Time Elemental")[0].play)}
    for choice in way["choices"]:
        now = practise(house, what, *now["choices"], choice=choice)
    assert now["coach"]["done"]
    assert now["table"]["options"]
    other = house.post("/api/practice/way", {"what": what, "choices": [way["choices"][0], "place a4"]}, None).json()
    assert other == {"kept": 1, "choices": way["choices"][1:]}


def test_search_and_what_is_not_there(house: House) -> None:
    found = house.get("/api/learn/search?q=höllenstier&lang=de", None).json()
    assert [one["key"] for one in found] == ["Hell Bull"]
    for one in found:
        check("Found", one)
    assert house.get("/api/learn/search?lang=de", None).json() == []
    assert house.get("/api/learn/search?q=knight&lang=xx", None).json()[0]["key"] == "Knight"
    answer = house.get("/api/learn/entries/Nobody", None)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "entry")


# -- the teacher -------------------------------------------------------------------------------------------------------
def first_table(house: House) -> str:
    answer = house.post("/api/tables", first_game.SETUP)
    assert answer.status_code == 201
    table: str = answer.json()["table"]
    return table


def test_the_teacher_speaks_to_the_learner_alone(house: House) -> None:
    table = first_table(house)

    def ask(token: str | None, made: Any = ()) -> Any:
        return house.post(f"/api/tables/{table}/remark", {"made": list(made), "lang": "de"}, token)

    first = ask(ADA).json()
    check("Remark", first)
    assert first["remark"]["key"] == "welcome"
    second = ask(ADA, ["welcome"]).json()["remark"]
    assert second is None or second["key"] != "welcome"
    assert ask(ADA, [*first_game.REMARKS, *(f"{key} 1" for key in first_game.TURNLY)]).json() == {"remark": None}
    assert ask(None).status_code == 401
    assert (ask(BOB).status_code, ask(BOB).json()["error"]["key"]) == (403, "spectator")
    assert ask(ADA, [7]).json()["error"]["key"] == "choices"


def test_other_tables_have_no_teacher(house: House) -> None:
    table = house.new("first", ["me", "bot"])
    answer = house.post(f"/api/tables/{table}/remark", {})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "no_teacher")
    assert house.post("/api/tables/abcdefghjkmn/remark", {}).status_code == 404
