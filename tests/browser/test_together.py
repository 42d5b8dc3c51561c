"""Friends on different machines: links to seats, who is there, watching, clocks, messages, bots for those who left."""

import re
from typing import TYPE_CHECKING, Any

from tests.patience import Patience
from tests.server.process import Server

from .company import Invited, seated
from .conftest import PHONE, Opening
from .person import Person
from .test_access import check
from .waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator


def invite(host: Person, form: str = "high", friends: int = 1, school: str = "northern") -> Invited:
    """A new table with seats for friends; the links are on the screen."""
    others = ["southern", "highland", "sylvan"][:friends]
    host.new_game(form, [("me", school), *(("friend", other) for other in others)])
    company = Invited(host)
    company.dialog.wait_for()
    return company


def come(friend: Person, link: str, name: str) -> Person:
    """Open the link to a seat and take it."""
    friend.page.goto(link)
    friend.page.locator("main.arrival input").fill(name)
    friend.page.locator("main.arrival .primary").click()
    friend.page.locator("main[data-stage]").wait_for()
    return friend


def sit_down(
    person: Opening, server: Server, form: str = "high", schools: str = "northern southern", **keys: Any
) -> list[Person]:
    """Ada, Bob and so on at a table they have come to."""
    table, tokens = seated(server, form, schools, **keys)
    people = []
    for token in tokens:
        one = person()
        one.sit_at(table, token)
        one.patient = False
        people.append(one)
    return people


def seat(someone: Person, name: str) -> "Locator":
    """The panel of somebody, or the chip on a phone."""
    return someone.page.locator("section.seat, .chip", has=someone.page.locator(".name", has_text=name))


def say(someone: Person, words: str) -> None:
    someone.page.get_by_role("button", name="Send a message").click()
    someone.page.locator(".sayings").get_by_role("button", name=words).click()


def choose_menu(someone: Person, *names: str) -> None:
    someone.page.get_by_role("button", name="Menu").click()
    for name in names:
        someone.page.get_by_role("dialog").get_by_role("button", name=name).click()


def place_and_end(someone: Person) -> None:
    """The shortest turn."""
    someone.patient = False
    seen = someone.look()
    patience = Patience("the end of a turn")
    while seen["stage"] == "turn" and patience.lasts(seen):
        seen = someone.click(sorted(seen["squares"])[0])
    assert seen["stage"] == "end", seen
    someone.move(seen, None)  # type: ignore[arg-type]


def stones(someone: Person) -> int:
    label = someone.page.locator(".board").get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", label)[0])


def test_a_friend_comes_by_link_and_everybody_sees_it(person: Opening) -> None:
    ada = person().arrive()
    table = invite(ada)
    check(ada)
    row = table.row("Friend 1")
    expect(row).to_contain_text("not here yet")
    link = table.link("Friend 1")
    secret = link.partition("?seat=")[2]
    assert re.fullmatch("[0-9a-f]{32}", secret)
    row.get_by_role("button", name="Copy").click()
    row.get_by_text("Copied").wait_for()
    table.close()
    ada.page.locator(".notice", has_text="Waiting for Friend 1").wait_for()

    bob = person(PHONE, lang="de")
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url))
    bob.page.goto(link)
    expect(bob.page.locator("h1")).to_have_text("Ein Platz wartet auf dich")
    check(bob)
    come(bob, link, "Bob")
    # The secret is in no address: not in the browser's, nor in any that was asked for.
    assert bob.page.url == link.partition("?")[0]
    assert not [url for url in asked if secret in url]
    assert bob.page.evaluate("history.length") < 4
    assert "Bob" in bob.page.evaluate("localStorage.getItem('tashkalar.settings')")
    seat(ada, "Bob").locator("i.here").wait_for()
    ada.page.locator(".notice").wait_for(state="detached")
    check(bob)

    # Gone and back again.
    address = bob.page.url
    bob.page.goto("about:blank")
    seat(ada, "Bob").locator("i.away").wait_for()
    expect(seat(ada, "Bob")).to_contain_text("away")
    bob.page.goto(address)
    seat(ada, "Bob").locator("i.here").wait_for()
    bob.page.locator(".hand, .tabs").first.wait_for()

    # The link is spent, and says so to everybody but Bob.
    ada.expected.append("403")
    other = ada.page.context.new_page()
    other.goto(link)
    expect(other.locator("h1")).to_have_text("This link has been used")
    other.get_by_role("button", name="Only watch").click()
    other.locator("main[data-stage]").wait_for()
    other.close()
    bob.page.goto(link)
    bob.page.locator("main[data-stage]").wait_for()
    assert bob.page.url == link.partition("?")[0]


def test_links_are_renewed_moved_and_dead(person: Opening) -> None:
    ada = person().arrive()
    table = invite(ada)
    first = table.link("Friend 1")
    table.row("Friend 1").get_by_role("button", name="New link").click()
    table.dialog.get_by_text("New link made").wait_for()
    second = table.link("Friend 1")
    assert second != first
    # The links are still there after the page has been loaded anew.
    ada.page.reload()
    table.open()
    assert table.link("Friend 1") == second

    eve = person(lang="fr")
    eve.expected.append("403")
    eve.page.goto(first)
    expect(eve.page.locator("h1")).to_contain_text("Ce lien ne mène à aucune place")
    check(eve)
    eve.page.get_by_role("button", name="Regarder seulement").click()
    eve.page.locator(".below .watching").wait_for()
    assert eve.page.get_by_text("Vous regardez").count() > 0

    bob = person()
    bob.expected += ["400", "409"]
    bob.page.goto(second)
    for name, why in (("B\u200bob", "characters that cannot be seen"), ("NORTHERN EMPIRE", "is called so")):
        bob.page.locator("main.arrival input").fill(name)
        bob.page.get_by_role("button", name="Take the seat").click()
        bob.page.get_by_role("alert").get_by_text(why).wait_for()
    check(bob)
    come(bob, second, "Bob")
    cards = {card["name"] for card in bob.look()["cards"]}
    # His own seat goes to his phone, and the desk only watches from then on.
    choose_menu(bob, "People and links")
    bob.page.get_by_role("button", name="Make a link").click()
    moved = bob.page.get_by_label("Play on with another device").input_value()
    phone = person(PHONE)
    phone.page.goto(moved)
    phone.page.get_by_text("If you have not played in this game yourself").wait_for()
    check(phone)
    phone.page.get_by_role("button", name="Play on here").click()
    phone.page.locator("main.phone").wait_for()
    assert seat(phone, "Bob").count() == 1
    bob.page.keyboard.press("Escape")
    bob.page.locator(".below .watching").wait_for()
    assert cards
    assert bob.page.locator(".card").count() == 0
    bob.page.locator(".notice", has_text="Your seat has moved to another device").wait_for()
    # Whoever made the table has no power over the seat.
    table.open()
    assert table.row("Bob").get_by_role("button").count() == 0


def test_watching(person: Opening, server: Server) -> None:
    ada, bob = sit_down(person, server)
    public = Invited(ada).open().get_by_label("For spectators").input_value()
    Invited(ada).close()
    held = {card["name"] for one in (ada, bob) for card in one.look()["cards"]} - {"Flare"}
    watcher = person(PHONE, lang="de")
    frames: list[str] = []
    watcher.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.page.goto(public)
    watcher.page.get_by_text("Du schaust zu").first.wait_for()
    check(watcher)
    ada.page.locator(".top .people small", has_text="1").wait_for()
    assert ada.page.locator(".top .people").get_attribute("aria-label") == "People and links, 1 watching"
    # A turn is private until it is ended; then everybody is shown it.
    ada.click(sorted(ada.look()["squares"])[0])
    assert stones(ada) == 1
    assert (stones(bob), stones(watcher)) == (0, 0)
    expect(bob.page.locator(".top .mid")).to_have_text("Ada is playing")
    assert watcher.page.title() == "Ada ist am Zug · Tash-Kalar"
    assert bob.page.title() == "Ada’s turn · Tash-Kalar"
    assert ada.page.title() == "● Your turn · Tash-Kalar"
    ada.move(ada.look(), None)  # type: ignore[arg-type]
    bob.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    watcher.page.wait_for_function("() => document.title.startsWith('Bob ist am Zug')")
    for one in (bob, watcher):
        one.page.wait_for_function("() => /\\b1\\b/.test(document.querySelector('.board').ariaLabel)")
    assert "Stone placed" in bob.log()
    assert watcher.page.locator(".card").count() == 0
    assert not [name for name in held for frame in frames if f'"{name}"' in frame]
    # There is nothing to say or to resign for somebody who watches.
    watcher.page.locator("header .btn").last.click()
    watcher.page.get_by_role("button", name="Nachricht senden").click()
    assert watcher.page.locator(".sayings").count() == 0


def test_messages(person: Opening, server: Server) -> None:
    table, tokens = seated(server, "high", "northern southern")
    ada, bob = person(), person(PHONE, lang="fr")
    ada.sit_at(table, tokens[0])
    bob.sit_at(table, tokens[1])
    say(ada, "Good luck!")
    bob.page.locator(".bubble", has_text="Bonne chance !").wait_for()
    seat(ada, "Ada").locator(".bubble").wait_for()
    bob.page.locator("header .btn").last.click()
    bob.page.get_by_role("button", name="Envoyer un message").click()
    check(bob)
    expect(bob.page.locator(".history")).to_contain_text("Bonne chance !")
    bob.page.locator(".sayings").get_by_role("button", name="Merci !").click()
    seat(ada, "Bob").locator(".bubble", has_text="Thank you!").wait_for()
    ada.page.get_by_role("button", name="Send a message").click()
    assert [line.split("\n")[:2] for line in ada.page.locator(".history li").all_inner_texts()] == [
        ["Bob", "Thank you!"],
        ["Ada", "Good luck!"],
    ]


def test_a_clock_runs_out(person: Opening) -> None:
    ada = person().arrive()
    page = ada.page
    page.locator("fieldset.seat").nth(1).locator(".kinds label").nth(3).click()
    clock = page.locator(".clock")
    clock.get_by_label("Clock").select_option("own")
    turn, reserve = clock.locator("fieldset").all()
    turn.locator("input").fill("1")
    turn.locator("select").select_option("seconds")
    clock.get_by_text("at least 5 seconds").wait_for()
    assert page.locator("form .start").is_disabled()
    turn.locator("input").fill("5")
    reserve.locator("input").fill("0")
    page.locator("form .start").click()
    table = Invited(ada)
    # It waits until everybody is there.
    bob = come(person(PHONE), table.link("Friend 1"), "Bob")
    table.close()
    for one in (ada, bob):
        one.page.locator("[role=timer]").nth(1).wait_for()
    ada.page.locator(".clock.runs").wait_for()
    label = ada.page.locator(".clock.runs").get_attribute("aria-label") or ""
    assert re.match(r"[A-Z].+: 0:0[0-5] for the turn, 0:00 in reserve", label)
    for one in (ada, bob):
        one.page.locator("main.result").wait_for()
        words = "You ran out of time." if one is ada else re.compile(r"^(The )?[A-Z].+ ran out of time\.$")
        expect(one.page.locator("main.result .ended span")).to_have_text(words)
    expect(bob.page.locator("h1")).to_have_text("You have won")


def test_a_bot_takes_the_seat_of_somebody_who_left(person: Opening, server: Server) -> None:
    ada, bob, cem = sit_down(person, server, "melee", "northern southern highland")
    table = Invited(ada)
    address = cem.page.url
    cem.page.goto("about:blank")
    seat(ada, "Cem").locator("i.away").wait_for()
    table.open()
    row = table.row("Cem")
    # The seat waits for him first.
    row.get_by_role("timer").get_by_text("then the others decide").wait_for()
    row.get_by_label("Level of the bot").select_option("adept")
    row.get_by_role("button", name="Let a bot stand in").click()
    row.get_by_text("Ada: a bot should play on here").wait_for()
    expect(row).to_contain_text("1 of 2")
    check(ada)
    # Bob is told, but Ada takes it back; then both want it.
    notice = bob.page.locator(".notice")
    notice.get_by_text("A bot for Cem?").wait_for()
    row.get_by_role("button", name="Take back").click()
    notice.get_by_text("A bot for Cem?").wait_for(state="detached")
    row.get_by_role("button", name="Let a bot stand in").click()
    notice.get_by_role("button", name="People and links").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="I agree").click()
    for one in (ada, bob):
        seat(one, "Cem").get_by_text("bot").first.wait_for()
    row.get_by_role("button", name="Let a bot stand in").wait_for(state="detached")
    # Cem comes back and finds a bot in his seat, until he takes it back.
    cem.page.goto(address)
    notice = cem.page.locator(".notice", has_text="A bot plays for you (Adept)")
    notice.wait_for()
    check(cem)
    cem.page.locator(".below .watching", has_text="A bot plays for you").wait_for()
    notice.get_by_role("button", name="Take my seat back").click()
    cem.page.locator(".hand").first.wait_for()
    notice.wait_for(state="detached")
    seat(bob, "Cem").locator("i.here").wait_for()


def test_a_rematch_is_offered_accepted_and_declined(person: Opening, server: Server) -> None:
    ada, bob = sit_down(person, server)
    choose_menu(ada, "Resign", "Really resign?")
    for one in (ada, bob):
        one.page.locator("main.result").wait_for()
    ada.page.get_by_role("button", name="Offer a rematch").click()
    ada.page.locator("main[data-stage]").wait_for()
    # The seat is his, but he has not come.
    ada.page.locator(".notice", has_text="Waiting for Bob").wait_for()
    bob.page.get_by_text("A rematch is on offer").wait_for()
    check(bob)
    bob.page.get_by_role("button", name="Decline").click()
    bob.page.get_by_text("You have declined.").wait_for()
    # She hears it where she is.
    seat(ada, "Bob").locator(".bubble", has_text="No rematch now, sorry.").wait_for()
    bob.page.get_by_role("button", name="To the rematch").click()
    bob.page.locator("main[data-stage]").wait_for()
    ada.page.locator(".notice").wait_for(state="detached")
    # A second time, accepted at once; his is the first turn now.
    choose_menu(bob, "Resign", "Really resign?")
    bob.page.get_by_role("button", name="Offer a rematch").click()
    ada.page.get_by_role("button", name="Accept").click()
    for one in (ada, bob):
        one.page.locator("main[data-stage]").wait_for()
    seat(bob, "Ada").locator("i.here").wait_for()


def test_days_between_turns(person: Opening, server: Server) -> None:
    table, tokens = seated(server, "high", "northern southern")
    ada, bob = person(), person(motion="no-preference")
    ada.sit_at(table, tokens[0])
    bob.sit_at(table, tokens[1])
    bob.page.goto(server.address)
    bob.page.locator(".games li").first.get_by_text("Ada to move").wait_for()
    bob.page.locator("form .start").click()  # a game of his own, newer than the other
    bob.page.locator("main[data-stage]").wait_for()
    place_and_end(ada)
    choose_menu(bob, "To the lobby")
    bob.page.locator(".games li").nth(1).wait_for()
    bob.page.wait_for_function("() => document.querySelectorAll('.games li.mine').length === 2")
    games = bob.page.locator(".games li")
    games.filter(has_text="Ada and Bob").get_by_role("button", name="Continue").click()
    # What has happened since is told from where he left.
    bob.page.get_by_role("button", name="Skip", exact=True).click()
    bob.page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    assert stones(bob) == 1
    bob.page.get_by_role("button", name="Replay the last turns").wait_for()


def test_no_network_for_a_while(person: Opening, server: Server) -> None:
    ada, bob = sit_down(person, server)
    place_and_end(ada)
    bob.page.wait_for_function("() => document.title.startsWith('●')")
    # The machine sleeps: timers stand still, the line is dead without knowing it.
    opened: list[str] = []
    bob.page.on("websocket", lambda line: opened.append(line.url))
    bob.page.evaluate("dispatchEvent(new Event('online'))")
    bob.page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    place_and_end(bob)
    ada.page.wait_for_function("() => document.title.startsWith('●')")
    assert len(opened) == 1


def test_partners_see_what_partners_may_see(person: Opening, server: Server) -> None:
    people = sit_down(person, server, "high", "northern highland sylvan etherweavers", team=True)
    ada, _, partner, _ = people
    hands = [{card["name"] for card in one.look()["cards"]} - {"Flare"} for one in people]
    assert all(hands)
    ada.click(sorted(ada.look()["squares"])[0])
    assert [stones(one) for one in people] == [1, 0, 0, 0]
    expect(partner.page.locator(".top .mid")).to_have_text("Ada is playing")
    # A partner's hand is as secret as anybody's.
    shown = partner.page.content()
    assert not [name for name in hands[0] - hands[2] if name in shown]
    ada.move(ada.look(), None)  # type: ignore[arg-type]
    for one in people[1:]:
        one.page.wait_for_function("() => document.querySelector('.board').ariaLabel.includes('1 piece')")
