"""An arena with life: sounds that call, a crowd that cheers, and an end of a game that is worth seeing."""

from pathlib import Path

from tashkalar.game import log
from tests.server.process import Server

from .company import TOKENS
from .conftest import Opening
from .moments import MOMENTS, arranged, sit
from .scout import played

# Notes the first pitch of every tone that is made, and every cheer of the crowd.
_LISTEN = """if (location.host) {
  window.pitches = []; window.cheers = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const made = make.call(this), set = made.frequency.setValueAtTime;
    made.frequency.setValueAtTime = function (value, at) { pitches.push(value); return set.call(this, value, at); };
    return made;
  };
  new MutationObserver(() => {
    const cheer = document.querySelector('[data-cheer]')?.dataset.cheer;
    if (cheer && cheers.at(-1) !== cheer) cheers.push(cheer);
  }).observe(document, { childList: true, subtree: true });
}"""
YOUR_TURN = [392, 523]


def test_sound_is_set_remembered_and_calls_to_the_turn(person: Opening) -> None:
    ada = person()
    page = ada.page
    page.add_init_script(_LISTEN)
    ada.arrive()
    ada.new_game("first", [("me", "northern"), ("bot", "southern")], seed=3)
    seen = ada.attend()
    assert page.evaluate("pitches") == []
    page.get_by_role("button", name="Menu").click()
    volume = page.get_by_role("slider", name="Volume")
    assert volume.is_disabled()
    page.get_by_role("checkbox", name="Sound").check()
    volume.fill("0.3")
    assert page.evaluate("pitches")[:2] == YOUR_TURN, "how loud it is can be heard at once"
    page.reload()
    seen = ada.attend()
    assert page.evaluate("pitches") == [], "what a page finds when it is opened is no news"
    page.get_by_role("button", name="Menu").click()
    assert volume.input_value() == "0.3"
    page.keyboard.press("Escape")
    ada.click(sorted(seen["squares"])[0])
    ada.press("End turn")
    ada.attend()
    page.wait_for_function("() => pitches.includes(392) && pitches.includes(523)")
    # Muted again: not a sound.
    page.get_by_role("button", name="Sound", exact=True).click()
    page.evaluate("pitches.length = 0")
    ada.click(sorted(ada.look()["squares"])[0])
    assert page.evaluate("pitches") == []


def test_the_end_of_a_game(person: Opening, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    names = arranged(file, ["result", "melee-result", "team-result"])
    points = "() => [...document.querySelectorAll('.scores .row > b')].map((one) => one.children[0].textContent)"
    with Server(file) as running:
        for name, table in names.items():
            ada = person(address=running.address, motion="no-preference")
            sit(ada, name, table)
            page = ada.page
            page.keyboard.press("Escape")  # the last turns are told first
            page.locator("main.result").wait_for()
            final = page.locator(".scores .row > b .unseen").all_inner_texts()
            assert len(final) == len(MOMENTS[name].schools.split()) // (2 if MOMENTS[name].team else 1)
            # Everybody is named once, with their school, and what broke a tie is said where there was one.
            seats = page.locator(".scores .seat").all_inner_texts()
            assert [len(seat.split("\n")) for seat in seats] == [2] * len(MOMENTS[name].schools.split())
            assert not [seat for seat in seats if "away" in seat]
            tie = log.tie(played(MOMENTS[name].way))
            assert page.locator(".tie").count() == (tie is not None)
            # They are counted up to what ears were told from the beginning.
            page.wait_for_function(f"(final) => JSON.stringify(({points})()) === JSON.stringify(final)", arg=final)
            assert page.locator(".ceremony.fresh .stone").count() == 1
            # Whoever looks at the arena and comes back has seen it.
            page.get_by_role("button", name="Look at the arena").click()
            page.get_by_role("button", name="Back to the result").click()
            assert page.evaluate(points) == final
            assert page.locator(".ceremony.fresh").count() == 0
            # Without movement there is the same to see, at once.
            page.emulate_media(reduced_motion="reduce")
            page.reload()
            page.locator("main.result").wait_for()
            assert page.evaluate(points) == final
            assert page.locator(".ceremony .stone").count() == 1
            assert page.evaluate("document.getAnimations().length") == 0


def test_the_crowd_cheers_at_a_being_and_rests(person: Opening, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    table = arranged(file, ["story"])["story"]
    with Server(file) as running:
        ada = person(address=running.address, motion="no-preference")
        page = ada.page
        page.add_init_script(_LISTEN)
        chooses = played(MOMENTS["story"].way).position.control
        ada.sit_at(table, TOKENS[chooses])
        page.wait_for_function("() => cheers.length > 0")
        # The banners of whoever is told of are down; one's own are when it is one's own turn.
        assert page.locator(".banner.plays.school-highland, .banner.plays.school-northern").count() == 2
        page.locator(".story").wait_for(state="detached")
        page.wait_for_function("() => !document.getAnimations().some((one) => one.effect.target.closest('.cheer'))")
