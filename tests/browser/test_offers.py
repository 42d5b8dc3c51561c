"""The moments that offer every kind of choice: their recording for the client's tests is what the server says today."""

from .offers import OFFERS, RECORDING, offered, recording, way_to
from .scout import played


def test_each_moment_offers_its_kind() -> None:
    assert [kind for kind in OFFERS if kind not in offered(played(way_to(kind)))] == []


def test_the_recording_is_up_to_date() -> None:
    assert RECORDING.read_text(encoding="utf-8") == recording(), "python -m tests.browser.offers records it anew"
