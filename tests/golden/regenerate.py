"""Write golden games anew: `python -m tests.golden.regenerate [name ...]`. On purpose only, when rules have changed.

A golden game is a record with remarks below it: the result, and a fingerprint of every choice that was on offer on the
way. Whatever changes a rule changes one of them.
"""

import sys
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from tashkalar import Game, Option
from tests.property.play import Case, played

HERE = Path(__file__).parent

GAMES: dict[str, tuple[Case, int]] = {
    "first-imperial": (("first", ("northern", "southern"), False), 1),
    "first-highland-sylvan": (("first", ("highland", "sylvan"), False), 4),
    "first-etherweavers": (("first", ("etherweavers", "northern"), False), 5),
    "high-imperial": (("high", ("southern", "northern"), False), 4),
    "high-highland-sylvan": (("high", ("sylvan", "highland"), False), 5),
    "high-etherweavers": (("high", ("highland", "etherweavers"), False), 8),
    "high-late": (("high", ("etherweavers", "sylvan"), False), 7),
    "duel-imperial": (("duel", ("northern", "southern"), False), 8),
    "duel-highland-sylvan": (("duel", ("highland", "sylvan"), False), 9),
    "duel-etherweavers": (("duel", ("etherweavers", "southern"), False), 12),
    "duel-late": (("duel", ("highland", "etherweavers"), False), 11),
    "melee3": (("melee", ("northern", "highland", "sylvan"), False), 13),
    "melee3-etherweavers": (("melee", ("southern", "etherweavers", "sylvan"), False), 16),
    "melee3-late": (("melee", ("etherweavers", "highland", "southern"), False), 15),
    "melee4": (("melee", ("northern", "southern", "highland", "sylvan"), False), 17),
    "melee4-etherweavers": (("melee", ("etherweavers", "sylvan", "northern", "highland"), False), 20),
    "team-high": (("high", ("northern", "southern", "highland", "sylvan"), True), 21),
    "team-high-etherweavers": (("high", ("highland", "etherweavers", "southern", "sylvan"), True), 24),
    "team-duel": (("duel", ("sylvan", "northern", "southern", "highland"), True), 25),
    "team-duel-etherweavers": (("duel", ("etherweavers", "northern", "sylvan", "southern"), True), 28),
    "team-duel-late": (("duel", ("northern", "sylvan", "etherweavers", "highland"), True), 27),
    # Schools that came later: cards frozen, kept and thawed, Gateways opened and lost, possession, actions lost.
    "high-everfrost": (("high", ("everfrost", "northern"), False), 45),
    "high-nethervoid": (("high", ("sylvan", "nethervoid"), False), 54),
    "high-everfrost-nethervoid": (("high", ("everfrost", "nethervoid"), False), 65),
    "duel-everfrost": (("duel", ("etherweavers", "everfrost"), False), 76),
    "duel-nethervoid": (("duel", ("nethervoid", "highland"), False), 80),
    "duel-everfrost-nethervoid": (("duel", ("nethervoid", "everfrost"), False), 91),
    "melee3-everfrost-nethervoid": (("melee", ("everfrost", "southern", "nethervoid"), False), 105),
    "melee4-everfrost-nethervoid": (("melee", ("nethervoid", "sylvan", "everfrost", "etherweavers"), False), 117),
    "team-high-everfrost-nethervoid": (("high", ("everfrost", "nethervoid", "southern", "highland"), True), 127),
    "team-duel-everfrost-nethervoid": (("duel", ("nethervoid", "northern", "everfrost", "sylvan"), True), 131),
}


def remarks(record: str) -> list[str]:
    """The lines below a golden record: what came of the game, and the fingerprint of the choices on offer."""
    digest = sha256()
    play = Game.play

    def noted(game: Game, choice: str | Option) -> None:
        digest.update("\n".join(sorted(str(option) for option in game.options)).encode())
        play(game, choice)

    with patch.object(Game, "play", noted):
        game = Game.from_record(record)
    shown = game.view(None)
    lines = [f"# {colour}: {text}" for colour, text in shown["pieces"].items()]
    lines += [f"# points: {', '.join(f'{school} {number}' for school, number in shown['points'].items())}"]
    lines += [f"# winners: {', '.join(shown['winners'])}", f"# offers: {digest.hexdigest()}"]
    return lines


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        case, seed = GAMES[name]
        record = played(case, seed).record()
        text = record + "\n" + "\n".join(remarks(record)) + "\n"
        (HERE / f"{name}.game").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text)} characters")


if __name__ == "__main__":
    main()
