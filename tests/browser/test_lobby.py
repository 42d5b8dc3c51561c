"""The lobby."""

from .conftest import Opening


def test_an_idle_lobby_asks_rarely(person: Opening) -> None:
    ada = person()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/tables") else None)
    ada.arrive()
    ada.page.wait_for_timeout(2000)
    assert 1 <= len(asked) <= 2
