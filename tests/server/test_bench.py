"""The load bench runs and tells what it should; how fast anything is depends on the machine."""

from tashkalar.lab.bench import server


def test_a_small_load() -> None:
    report = server.measure(games=2, seconds=1.5, pause=0.1, idle_games=2, idle_sockets=4)
    assert report["choices"] > 2
    times = report["choice_ms"]
    assert 0 < times["p50"] <= times["p95"] <= times["p99"] <= times["max"]
    assert report["idle"]["sockets"] == 4
    assert "p95" in "\n".join(server.lines(report))


def test_a_small_load_of_bots() -> None:
    report = server.measure_bots(games=2, seconds=3, pause=0.1)
    assert report["choices"] > 2
    assert "p95" in "\n".join(server.bot_lines(report))
