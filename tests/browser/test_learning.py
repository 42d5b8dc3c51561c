"""Learning the game in the browser: the whole course, the trainer and puzzles."""

from collections.abc import Sequence

import pytest

from tashkalar.learn import course, puzzles, trainer

from .conftest import DESK, PHONE, Opening
from .learner import Learner
from .test_access import check
from .test_ways import ENGLISH

# -- the course --------------------------------------------------------------------------------------------------------
LESSONS = list(course.all_lessons().values())


def take(learner: Learner, lessons: Sequence[course.Lesson]) -> None:
    """One lesson after the other, beginning with the one on the screen."""
    coach = learner.page.locator(".coach")
    for number, lesson in enumerate(lessons):
        if number:
            coach.get_by_role("link", name="Next:").click()
        learner.page.wait_for_function("(id) => location.hash.endsWith(id)", arg=f"lesson/{lesson.id}")
        coach.get_by_text("Step 1 of").wait_for()
        learner.make(choice for step in lesson.steps for choice in step.right)
        coach.get_by_text("Lesson done").wait_for()


def done(learner: Learner, number: int) -> None:
    """The list of lessons knows."""
    learner.page.get_by_role("link", name="All lessons").click()
    learner.page.get_by_text(f"{number} of {len(LESSONS)} lessons done").wait_for()
    assert learner.page.locator(".lesson.done").count() == number


def test_the_course_from_its_beginning_and_to_its_end(person: Opening) -> None:
    """All that differs from lesson to lesson are position and choices, and those are tried by the library's tests."""
    ada = person().arrive()
    ada.page.get_by_role("link", name="Learn the game").click()
    ada.page.get_by_role("link", name="Begin").click()
    learner = Learner(ada)
    take(learner, LESSONS[:3])
    done(learner, 3)
    learner.begin("learn", "lesson", LESSONS[-2].id)
    take(learner, LESSONS[-2:])
    done(learner, 5)


@pytest.mark.slow
def test_the_whole_course(person: Opening) -> None:
    learner = Learner(person())
    learner.begin("learn", "lesson", LESSONS[0].id)
    take(learner, LESSONS)
    done(learner, len(LESSONS))


def test_a_mistake_is_explained_and_a_lesson_resumed(person: Opening) -> None:
    ada = person()
    learner = Learner(ada)
    learner.begin("learn", "lesson", "turn")
    ada.square("c5").click()
    ada.page.locator(".coach .wrong").wait_for()
    assert "already complete" in learner.said()
    assert "empty" in (ada.square("c5").get_attribute("aria-label") or "")
    # A card that cannot be summoned there: the rules say why, nothing changes.
    learner.make(["summon Knight e5"])
    ada.page.locator(".coach .right").wait_for()
    learner.go_on()
    ada.page.reload()
    ada.page.locator(".coach").get_by_text("Step 2 of 4").wait_for()
    # Back over the end of a step, and all over again.
    learner.make(["summon Knight f5"])
    learner.go_on()
    ada.page.locator(".turn").get_by_role("button", name="Undo").click()
    ada.page.locator(".coach").get_by_text("Step 2 of 4").wait_for()
    learner.coach("Start over")
    ada.page.locator(".coach").get_by_text("Step 1 of 4").wait_for()
    ada.page.get_by_role("button", name="Leave").click()
    ada.page.locator(".lesson").first.wait_for()


def test_lessons_on_a_phone(person: Opening) -> None:
    ada = person(size=PHONE, touch=True)
    learner = Learner(ada, phone=True)
    for name in ("place", "summon", "tasks"):
        learner.begin("learn", "lesson", name)
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        learner.make(choice for step in course.lesson(name).steps for choice in step.right)
        ada.page.locator(".coach").get_by_text("Lesson done").wait_for()


def test_a_lesson_with_the_keyboard_alone(person: Opening) -> None:
    ada = person()
    page = ada.page
    learner = Learner(ada)
    learner.begin("learn", "lesson", "crush")

    def tab_to(test: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(f"() => document.activeElement.matches({test!r})"):
                return
        raise AssertionError(f"no way by tab to {test}")

    tab_to(".hand .cover")
    page.keyboard.press("Enter")
    # The card's entry is the next thing in order; Escape leads back to where one was.
    tab_to(".hand .read")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Swordmaster").wait_for()
    assert page.evaluate("location.hash").endswith("/crush/cards/Swordmaster")
    page.keyboard.press("Escape")
    page.wait_for_function("() => location.hash.endsWith('lesson/crush')")
    assert page.evaluate("() => document.activeElement.matches('.hand .read')")
    before = learner.state
    tab_to("[data-square]")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.square") == "e4"
    page.keyboard.press("Enter")
    learner.wait_beyond(before)
    learner.make(["d3"])
    tab_to(".coach .primary")
    page.keyboard.press("Enter")
    page.locator(".coach").get_by_text("Step 2 of 2").wait_for()


def test_the_first_game_has_a_teacher_who_speaks(person: Opening) -> None:
    ada = person()
    learner = Learner(ada)
    learner.begin("learn", "lesson", "first_end")
    learner.make(course.lesson("first_end").steps[0].right)
    # The game stands at the end of the first part, and in the list of lessons.
    assert ada.page.locator(".coach").get_by_role("link", name="Next: Legends").is_visible()
    ada.page.locator(".coach").get_by_role("button", name="Your first game").wait_for()
    learner.open("learn")
    ada.page.get_by_role("button", name="Your first game").click()
    seen = ada.attend()
    teacher = ada.page.get_by_role("complementary", name="Teacher")
    teacher.get_by_text("Welcome to your first game!").wait_for()
    ada.click("e5" if "e5" in seen["squares"] else sorted(seen["squares"])[0])
    ada.press("End turn")
    ada.attend()
    ada.page.wait_for_function("() => !document.querySelector('.teacher')?.textContent.includes('Welcome')")
    # What was said is not said again after coming back.
    ada.page.reload()
    ada.attend()
    assert ada.page.get_by_text("Welcome to your first game!").count() == 0
    # The teacher's last words stand beside the result, which leads back to the course.
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Really resign?").click()
    ada.page.locator("main.result .teacher").get_by_text("This time I have won.").wait_for()
    ada.page.get_by_role("link", name="Back to the course").click()
    ada.page.locator(".game .lesson.done").get_by_role("img", name="done").wait_for()


# -- the figure trainer ------------------------------------------------------------------------------------------------
def asked(learner: Learner) -> dict[str, object]:
    """The question on the screen, as the library asks it."""
    place = learner.page.locator(".training[aria-busy='false']")
    place.wait_for()
    seed, level = place.get_attribute("data-seed"), place.get_attribute("data-level")
    assert seed
    assert level
    return trainer.question(int(seed), int(level))


def answer(learner: Learner, right: bool = True) -> list[str]:
    question = asked(learner)
    truth = list(trainer.truth(question))
    page = learner.page
    for one in truth if right else truth[1:]:
        if question["kind"] == trainer.WHERE:
            learner.person.square(one).click()
        else:
            page.locator(".cards .slot", has=page.get_by_role("heading", name=one, exact=True)).click(
                position={"x": 40, "y": 60}
            )
    page.locator(".side .buttons .primary").click()
    page.locator(".verdict").wait_for()
    return truth


def test_a_round_with_the_trainer(person: Opening) -> None:
    ada = person()
    learner = Learner(ada)
    page = ada.page
    learner.open("learn", "trainer")
    page.locator(".training").wait_for()
    page.get_by_role("button", name="Against the clock").click()
    page.locator(".clock").wait_for()
    for number in range(3):
        answer(learner)
        assert page.locator(".verdict.good").count() == 1, number
        # The figure is on the board, where it fits.
        assert page.locator(".halo").count() > 0
        page.get_by_role("button", name="Next question").click()
        page.locator(".verdict").wait_for(state="detached")
    assert asked(learner)["level"] == 2
    assert page.get_by_text("3 of 3 right").is_visible()
    page.locator(".bar select").first.select_option("5")
    page.wait_for_function("() => document.querySelector('.training').dataset.level === '5'")
    kinds = set()
    for _ in range(40):
        kind = asked(learner)["kind"]
        if kind not in kinds:
            kinds.add(kind)
            answer(learner)
            assert page.locator(".verdict.good").count() == 1
        if len(kinds) == 2:
            break
        seed = page.locator(".training").get_attribute("data-seed")
        if page.locator(".verdict").count():
            page.get_by_role("button", name="Next question").click()
        else:
            page.locator(".bar select").first.select_option("6")
            page.locator(".bar select").first.select_option("5")
        page.wait_for_function("(old) => document.querySelector('.training').dataset.seed !== old", arg=seed)
    assert kinds == {trainer.WHERE, trainer.TWO}
    page.get_by_role("button", name="Without a clock").click()
    page.get_by_role("button", name="Next question").click()
    page.locator(".verdict").wait_for(state="detached")
    page.locator(".bar select").first.select_option("1")
    page.wait_for_function("() => document.querySelector('.training').dataset.level === '1'")
    answer(learner, right=False)
    assert "1 missing" in page.locator(".verdict").inner_text()
    page.reload()
    page.locator(".training").wait_for()
    assert "Your best" not in page.locator("main").inner_text()
    # What was asked is known figure by figure, and can be asked for; so can threats, and a school.
    page.locator("summary", has_text="figures seen so far").click()
    page.locator("details li button").first.click()
    page.locator("details [aria-pressed=true]").wait_for()
    page.locator(".bar select").nth(2).select_option("highland")
    page.locator(".bar select").nth(1).select_option("threats")
    page.get_by_role("heading", name="Where could your opponent summon").wait_for()
    page.get_by_role("button", name="Nowhere").click()
    page.locator(".verdict").wait_for()


# -- puzzles -----------------------------------------------------------------------------------------------------------
def test_three_puzzles(person: Opening) -> None:
    ada = person()
    learner = Learner(ada)
    page = ada.page
    learner.open("learn", "puzzles")
    page.get_by_text("Puzzle of the day").wait_for()
    one, other, third = puzzles.puzzles()[:3]
    # The first is solved with the controls of a table.
    learner.begin("learn", "puzzle", str(one.id))
    # Cards keep to themselves what they lack, unless one wants to know; that is remembered.
    helped = page.get_by_label("Cards say what they lack")
    assert not helped.is_checked()
    told = "(before) => document.querySelectorAll('.hand footer span').length > before"
    silent = page.locator(".hand footer span").count()
    helped.check()
    page.wait_for_function(told, arg=silent)
    page.reload()
    page.wait_for_function(told, arg=silent)
    for choice in one.solution:
        if choice.startswith("claim "):  # the goal is reached as soon as the task can be claimed
            continue
        before = learner.state
        learner.choose(choice, "Hint")
        learner.wait_beyond(before)
    page.locator(".coach").get_by_text("Solved!").wait_for()
    page.locator(".rated", has_text="Your rating: ").wait_for()
    # The second is missed, taken back and reset, and its solution played on the board.
    learner.begin("learn", "puzzle", str(other.id))
    for square in other.begin().options:
        if square.kind == "place":
            ada.square(str(square).split()[1]).click()
            break
    page.wait_for_function("() => document.querySelector('main').dataset.state === '2'")
    page.locator(".turn").get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelector('main').dataset.state === '3'")
    learner.coach("Hint")
    page.locator(".coach .hint").wait_for()
    learner.coach("Play the solution")
    page.locator(".coach").get_by_text("That is the solution").wait_for()
    learner.coach("Start over")
    page.locator(".coach").get_by_role("button", name="Hint").wait_for()
    # The third by hints alone.
    learner.begin("learn", "puzzle", str(third.id))
    for choice in third.solution:
        if not choice.startswith("claim "):
            before = learner.state
            learner.shown("Hint")
            learner.wait_beyond(before)
    page.locator(".coach").get_by_text("Solved!").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text(f"2 of {len(puzzles.puzzles())} solved").wait_for()
    assert page.get_by_role("img", name="solution seen").count() >= 1
    page.get_by_label("Only unsolved ones").check()
    assert page.locator(".one.solved").count() == 0
    # By theme: every puzzle that is left over is about it.
    page.get_by_role("button", name="Destroy a legend").click()
    texts = page.locator(".one .goal").all_inner_texts()
    assert set(texts) == {"Destroy the enemy legend this turn."}
    assert len(texts) > 10
    # A run: the clock goes, nobody helps, and a miss counts.
    page.get_by_role("link", name="Against the clock").click()
    page.get_by_role("button", name="Begin").click()
    page.locator(".run", has_text="0 solved").wait_for()
    assert page.locator(".coach").get_by_role("button", name="Hint").count() == 0


# -- languages ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_in_other_languages(person: Opening, lang: str) -> None:
    ada = person(lang=lang)
    learner = Learner(ada)
    text = ""
    for place in (
        ["learn"],
        ["learn", "trainer"],
        ["learn", "puzzles"],
        ["cards"],
        ["cards", "Knight"],
        ["cards", "warp"],
        ["cards", "set-up-melee"],
    ):
        learner.open(*place)
        ada.page.locator(".lesson, .training, .filters, .none, .tile, article.entry").first.wait_for()
        text += ada.page.locator("main").inner_text()
    learner.begin("learn", "lesson", "flare")
    text += ada.page.locator("main").inner_text()
    assert ENGLISH.findall(text) == []


# -- access ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing(person: Opening, size: str) -> None:
    ada = person(size={"desk": DESK, "phone": PHONE}[size])
    learner = Learner(ada, phone=size == "phone")
    page = ada.page
    learner.open("learn")
    page.locator(".lesson").first.wait_for()
    check(ada)
    learner.open("learn", "trainer")
    page.locator(".side .buttons .primary").click()
    page.locator(".verdict").wait_for()
    check(ada)
    learner.open("learn", "puzzles")
    page.locator(".none, .filters").first.wait_for()
    check(ada)
    learner.open("cards")
    page.locator(".tile").first.wait_for()
    check(ada)
    learner.open("cards", "F3")
    page.locator("article.entry").wait_for()
    check(ada)
    learner.begin("learn", "lesson", "tasks")
    ada.square("a5").click()
    if size == "phone":
        ada.square("a5").click()
    page.locator(".coach .wrong").wait_for()
    check(ada)
    page.get_by_role("button", name="Cards and rules").click()
    page.locator("dialog .tile").first.click()
    page.locator("dialog article.entry").wait_for()
    check(ada)
