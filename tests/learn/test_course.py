"""Every lesson can be completed by its listed way and by others, explains its listed mistakes, and can be resumed."""

import json
from itertools import accumulate

import pytest

from tashkalar import UnknownName
from tashkalar.game import Game
from tashkalar.language import CODES
from tashkalar.learn import course, goals
from tashkalar.learn.course import State

LESSONS = list(course.all_lessons().values())
STEPS = [(lesson.id, number) for lesson in LESSONS for number in range(len(lesson.steps))]


def before(lesson_id: str, number: int) -> State:
    """The state in which a step begins, reached by the listed ways."""
    steps = course.lesson(lesson_id).steps
    return State(lesson_id, tuple(choice for step in steps[:number] for choice in step.right))


def after(state: State, choices: tuple[str, ...]) -> State:
    for choice in choices:
        verdict = course.answer(state, choice, "en")
        assert verdict["verdict"] != course.WRONG, (state, choice, verdict)
        state = State.read(verdict["state"])
    return state


# -- the listed ways ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_can_be_completed(lesson: course.Lesson) -> None:
    state = course.begin(lesson.id)
    ends = set(accumulate(len(step.right) for step in lesson.steps))
    choices = [choice for step in lesson.steps for choice in step.right]
    for number, choice in enumerate(choices, start=1):
        verdict = course.answer(state, choice, "en")
        json.dumps(verdict)
        assert verdict["verdict"] == (course.DONE if number == len(choices) else course.ACCEPTED), choice
        assert verdict["step_done"] == (number in ends), choice
        assert verdict["happened"][0]["choice"] == choice
        state = State.read(verdict["state"])
    shown = course.show(state, "en")
    assert shown["done"]
    assert shown["options"] == []
    assert course.answer(state, "end", "en")["verdict"] == course.DONE


@pytest.mark.parametrize(("lesson_id", "number"), STEPS, ids=lambda value: str(value))
def test_listed_mistakes_are_explained(lesson_id: str, number: int) -> None:
    step = course.lesson(lesson_id).steps[number]
    assert step.wrong
    for way in step.wrong:
        state = after(before(lesson_id, number), way[:-1])
        explanations = set()
        for lang in CODES:
            verdict = course.answer(state, way[-1], lang)
            assert verdict["verdict"] == course.WRONG, way
            assert verdict["state"] == state.describe()
            explanations.add(verdict["explanation"]["text"])
        assert len(explanations) == len(CODES)
        own = course.words("en")[lesson_id]["steps"][number]["mistakes"]
        assert course.answer(state, way[-1], "en")["explanation"]["text"] in own.values(), way


# -- the engine judges -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lesson_id", "number"), STEPS, ids=lambda value: str(value))
def test_every_first_choice_is_decided(lesson_id: str, number: int) -> None:
    """The search is never cut off, so no dead end is accepted: what is accepted can be finished."""
    state = before(lesson_id, number)
    place = course.game(state)
    goal = goals.Goal.set(course.lesson(lesson_id).steps[number].goal, place)
    options = list(place.options)
    accepted = 0
    for option in options if len(options) < 200 else options[::15]:
        tried = place.copy()
        tried.play(option)
        accepted += goals.reachable(tried, goal)
    assert accepted or len(options) >= 200


def test_other_right_ways_are_accepted() -> None:
    for square in ("c5", "e3", "e7", "g5"):
        assert course.answer(course.begin("figure"), f"place {square}", "en")["step_done"]
    state = before("turn", 3)
    for square, summoning in (("d3", "e5"), ("f3", "e5"), ("d5", "e3"), ("f5", "e3")):
        assert course.answer(after(state, (f"place {square}",)), f"summon Knight {summoning}", "en")["step_done"]
    state = after(before("choices", 1), ("summon Summoner e4", "f4", "-"))
    assert course.answer(state, "summon Knight e2", "en")["verdict"] == course.DONE


def test_pieces_may_go_first_where_that_leaves_time() -> None:
    state = after(course.begin("duel"), ("start c5", "summon Cannon d4", "E"))
    state = after(state, ("summon Fire Elemental e5", "far"))
    assert course.answer(state, "place e5", "en")["verdict"] == course.ACCEPTED
    assert course.answer(after(state, ("place e5",)), "flare", "en")["verdict"] == course.DONE


def test_an_impossible_choice_is_refused_by_the_rules() -> None:
    verdict = course.answer(course.begin("ranks"), "summon Swordmaster e4", "fr")
    assert verdict["verdict"] == course.WRONG
    assert verdict["refusal"]["key"]
    verdict = course.answer(course.begin("place"), "dance", "de")
    assert verdict["explanation"] == {"kind": "illegal", "text": "Das geht hier nicht."}


def test_what_is_to_be_taken_back_stands_until_then() -> None:
    state = after(course.begin("undo"), ("place d4",))
    assert not course.show(state, "en")["done"]
    assert course.answer(state, "end", "en")["explanation"]["kind"] == "end"
    assert course.way_on(state) == (0, ["place e4"])  # the choice has to be taken back
    assert course.answer(course.back(state), "place e4", "en")["step_done"]


def test_any_coloured_squares_will_do() -> None:
    state = after(course.begin("squares"), ("place i6", "place c2"))
    assert state.choices == ("place i6", "place c2")
    assert course.coach(state, "en")["step"] == 2
    assert course.answer(course.begin("squares"), "place e4", "en")["verdict"] == course.WRONG


@pytest.mark.parametrize("lesson_id", ["duel", "melee"])
def test_whoever_plays_last_sets_up(lesson_id: str) -> None:
    shown = course.show(course.begin(lesson_id), "en")
    assert shown["question"]["key"] == "start"
    assert shown["school"] == "southern"
    assert shown["view"]["seat"] == "southern"


def test_the_last_upright_card_triggers_the_end() -> None:
    state = after(course.begin("team"), course.lesson("team").steps[0].right + course.lesson("team").steps[1].right)
    done = course.answer(after(state, ("place e5",)), "end", "en")
    assert done["verdict"] == course.DONE
    assert "end_triggered" in {event["key"] for event in done["happened"][0]["events"]}


def test_the_next_task_moves_up() -> None:
    before_ = [task["name"] for task in course.show(course.begin("task_row"), "en")["tasks"]]
    state = after(course.begin("task_row"), course.lesson("task_row").steps[0].right)
    assert before_[3] == next(task["name"] for task in course.show(state, "en")["tasks"])


# -- leaving and resuming ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_resumed_from_its_state(lesson: course.Lesson) -> None:
    """Whatever is shown follows from lesson and choices, also when they have been kept as JSON."""
    choices = [choice for step in lesson.steps for choice in step.right]
    for number in range(len(choices)):
        state = State(lesson.id, tuple(choices[:number]))
        kept = State.read(json.loads(json.dumps(state.describe())))
        assert kept == state
        assert course.show(kept, "de") == course.show(state, "de")
        assert not course.show(kept, "en")["done"]


def test_back_takes_a_choice_back() -> None:
    state = after(course.begin("summon"), ("place e5", "summon Swordmaster e4"))
    assert course.back(state).choices == ("place e5",)
    assert course.back(course.begin("summon")) == course.begin("summon")
    assert course.show(course.back(state), "en")["step"] == 1


def test_a_stuck_learner_is_shown_the_way() -> None:
    state = course.begin("crush")
    for choice in course.solution(state):
        state = after(state, (choice,))
    assert course.show(state, "en")["step"] == 2
    assert course.solution(before("crush", 2)) == []


def test_broken_states_are_refused() -> None:
    with pytest.raises(UnknownName):
        course.begin("nonsense")
    with pytest.raises(UnknownName):
        course.show(State("crush", (*before("crush", 2).choices, "end")), "en")


# -- contents ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", CODES)
def test_the_table_of_contents(lang: str) -> None:
    found = course.lessons(lang)
    assert [entry["id"] for entry in found] == [lesson.id for lesson in LESSONS]
    assert {entry["part"] for entry in found} == set(course.parts(lang))
    assert len({entry["title"] for entry in found}) == len(found)
    wanted = "place figure turn summon crush ranks standard combat choices tasks flare legends discard shortage end"
    wanted += " duel melee improvised team warp"
    assert set(wanted.split()) <= {lesson.id for lesson in LESSONS}
    texts = course.words(lang)
    assert set(texts) == {"parts", *(lesson.id for lesson in LESSONS)}
    for lesson in LESSONS:
        for step, written in zip(lesson.steps, texts[lesson.id]["steps"], strict=True):
            assert set(written["mistakes"]) == set(step.mistakes.values()), lesson.id


def test_what_is_shown_is_what_a_table_shows() -> None:
    shown = course.show(before("warp", 1), "de")
    game = course.game(before("warp", 1))
    assert isinstance(game, Game)
    assert shown["view"] == game.view("etherweavers")
    assert shown["options"] == [option.describe() for option in game.options]
    assert shown["highlight"] == ["c5", "g5"]
    assert {entry["card"] for entry in shown["prospects"]} >= {"Polarity Queen"}


def test_unknown_goals_are_refused() -> None:
    with pytest.raises(ValueError, match="fly"):
        goals.Goal.set({"fly": 1}, course.game(course.begin("place")))


def test_a_search_has_a_limit() -> None:
    game = course.game(course.begin("figure"))
    with pytest.raises(goals.Undecided):
        goals.reachable(game, goals.Goal.set({"destroy": 9}, game), budget=5)
