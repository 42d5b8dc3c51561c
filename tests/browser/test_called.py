"""Somebody whose turn it becomes is called: by a notification, while the page is hidden."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.process import Server

from .company import seated
from .conftest import Opening
from .person import Person
from .test_together import choose_menu, place_and_end, stones
from .waiting import awaited


@contextmanager
def hidden(someone: Person) -> Iterator[None]:
    """Somebody looks at another tab."""
    tell = "document.dispatchEvent(new Event('visibilitychange'))"
    someone.page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: true, configurable: true }}); {tell}")
    yield
    someone.page.evaluate(f"delete document.hidden; {tell}")


def test_a_notification_when_it_becomes_my_turn(person: Opening, server: Server) -> None:
    table, tokens = seated(server, "high", "northern southern")
    # Bob's browser has a worker, as phones must; Ada's has none.
    ada, bob = person(), person(motion="no-preference", worker=True)
    for one in (ada, bob):
        one.page.context.grant_permissions(["notifications"], origin=server.address)
        # What the browser would show is written down instead.
        one.page.add_init_script(
            "window.told = []; const real = Notification; window.Notification = class { constructor(title, more) "
            "{ told.push(`${title} ${more.body}`); } static get permission() { return real.permission; } "
            "static requestPermission() { return real.requestPermission(); } };"
            "const by = window.ServiceWorkerRegistration;"
            "if (by) by.prototype.showNotification = async (title, more) => "
            "void told.push(`${title} ${more.body}, by the worker, ${more.data.table}`);"
        )
    ada.sit_at(table, tokens[0])
    choose_menu(ada)
    ada.page.get_by_label("Tell me when it is my turn").check()
    ada.page.get_by_role("button", name="Close").click()
    bob.sit_at(table, tokens[1])
    awaited(bob.page, "a worker", "() => navigator.serviceWorker.ready.then(() => 0)")
    choose_menu(bob)
    box = bob.page.get_by_label("Tell me when it is my turn")
    assert not box.is_checked()
    box.check()
    assert box.is_checked()
    bob.page.get_by_role("button", name="Close").click()
    place_and_end(ada)
    bob.page.wait_for_function("() => document.title.startsWith('●')")
    # He was looking: nothing to tell. Then he looks away for Ada's next turn.
    assert bob.page.evaluate("told") == []
    bob.page.get_by_role("button", name="Skip", exact=True).click()
    with hidden(ada):
        place_and_end(bob)
        ada.page.wait_for_function("() => told.length > 0")
        assert ada.page.evaluate("told") == ["Your turn Against Bob"]
    with hidden(bob):
        place_and_end(ada)
        bob.page.wait_for_function("() => told.length > 0")
        assert bob.page.evaluate("told") == [f"Your turn Against Ada, by the worker, {table}"]
        before = stones(bob)
    # What was played meanwhile is told once somebody looks.
    bob.page.get_by_role("button", name="Skip", exact=True).click()
    bob.page.wait_for_function("() => document.querySelector('main').dataset.stage === 'turn'")
    assert stones(bob) > before

    denied = person()
    denied.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    denied.arrive()
    denied.page.get_by_label("Tell me when it is my turn").click()
    denied.page.get_by_text("The browser does not allow this page to notify you.").wait_for()
    assert not denied.page.get_by_label("Tell me when it is my turn").is_checked()
