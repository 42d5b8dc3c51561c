"""Games of every form, played by this program and looked at by it and by a copy with a card mended and newer rules.

`python -m tests.lasting.forms ADDRESS NAMES` prints what a program sees of them and how they go on.
"""

import json
import sys
from typing import Any

from tests.server.browser import House

from .games import Message, device, house, over, play_on, seen, summoned

# The Bomb is in the imperial deck, which every one of these games plays with.
FORMS: dict[str, tuple[str, bool, list[str]]] = {
    "first": ("first", False, ["northern", "southern"]),
    "high": ("high", False, ["northern", "southern"]),
    "melee": ("melee", False, ["northern", "southern", "highland"]),
    "team-high": ("high", True, ["northern", "southern", "highland", "sylvan"]),
    "team-duel": ("duel", True, ["northern", "southern", "highland", "sylvan"]),
}
QUIET = summoned("Bomb", quietly=True)
_TRIES = 40


def made(found: House, form: str) -> dict[str, str]:
    """A running and a finished game of a form, in both of which a Bomb did not go off."""
    name, team, schools = FORMS[form]
    kinds = ["me"] + ["screen"] * (len(schools) - 1)
    for seed in range(_TRIES):
        running = found.new(name, kinds, schools, team=team, seed=seed)
        if QUIET(play_on(found, running, seed, lambda table: QUIET(table) or over(table))):
            break
    else:
        raise AssertionError("it never comes about")
    finished = found.new(name, kinds, schools, team=team, seed=seed)
    play_on(found, finished, seed, QUIET)
    if name == "melee":
        play_on(found, finished, seed, over)
    else:
        resign(found, finished)
    return {f"{form} running": running, f"{form} over": finished}


def resign(found: House, table: str) -> None:
    """Whoever is to move gives up, which ends every game of two sides; whole ones would take long."""
    with found.browser(table) as browser:
        browser.ready()
        assert over(browser.ask("resign", seat=browser.table["view"]["to_move"]))


def look(address: str, names: dict[str, str]) -> dict[str, Any]:
    """What this program shows, how running games go on, and what it shows of them then."""
    result: dict[str, Any] = {}
    running = [name for name in names if name.endswith("running")]
    with house(address) as found:
        result["seen"] = seen(found, names)
        result["device"] = {name: device(found, names[name]) for name in running}
        for name in running:
            turn = result["device"][name]["view"]["turn"]
            play_on(found, names[name], 9, lambda table, turn=turn: later(table, turn))  # type: ignore[misc]
    with house(address) as found:
        result["later"] = seen(found, names)
    return result


def later(table: Message, turn: int) -> bool:
    return over(table) or table["view"]["turn"] > turn + 4


if __name__ == "__main__":
    sys.stdout.write(json.dumps(look(sys.argv[1], json.loads(sys.argv[2]))))
